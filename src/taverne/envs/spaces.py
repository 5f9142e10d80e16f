"""The action and observation spaces that the environments of all libraries share."""

import string
from typing import Any, Protocol

import numpy as np
from gymnasium import spaces

_LONGEST_TEXT = 1 << 14
_CHARACTERS = string.ascii_letters + string.digits + string.punctuation + " \n"
LOWEST, HIGHEST = -128, 127
"""All numbers of an observation lie between these."""


class Sizes(Protocol):
    """The sizes of a mode's spaces."""

    actions: int
    size: int
    """How many numbers an observation has."""
    dtype: np.dtype[Any]
    """What kind of numbers they are."""


def action_space(sizes: Sizes) -> spaces.Discrete:
    """The numbers of all moves of a mode."""
    return spaces.Discrete(sizes.actions)


def observation_space(sizes: Sizes, *, text: bool = False) -> spaces.Dict:
    """What a seat sees as numbers, its legal actions, and if asked for, what it sees as text."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(LOWEST, HIGHEST, (sizes.size,), sizes.dtype.type),
        "action_mask": spaces.Box(0, 1, (sizes.actions,), np.int8),
    }
    if text:
        parts["text"] = spaces.Text(_LONGEST_TEXT, charset=_CHARACTERS)
    return spaces.Dict(parts)
