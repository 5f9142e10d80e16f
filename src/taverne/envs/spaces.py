"""The action and observation spaces that the environments of all libraries share."""

import string
from typing import Any, Protocol

import numpy as np
from gymnasium import spaces

_LONGEST_TEXT = 1 << 14
_CHARACTERS = string.ascii_letters + string.digits + string.punctuation + " \n"
LIMIT = 127
"""No number of an observation is larger, whatever its sign."""


class Sizes(Protocol):
    """The sizes of a mode's spaces."""

    actions: int
    size: int
    """How many numbers an observation has."""


def action_space(sizes: Sizes) -> spaces.Discrete:
    """The numbers of all moves of a mode."""
    return spaces.Discrete(sizes.actions)


def observation_space(sizes: Sizes, *, text: bool = False) -> spaces.Dict:
    """What a seat sees as numbers, its legal actions, and if asked for, what it sees as text."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-LIMIT, LIMIT, (sizes.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (sizes.actions,), np.int8),
    }
    if text:
        parts["text"] = spaces.Text(_LONGEST_TEXT, charset=_CHARACTERS)
    return spaces.Dict(parts)
