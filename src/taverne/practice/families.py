"""Where each family's prepared starts are: registered here and nowhere else."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from taverne.kernel.errors import TaverneError
from taverne.kernel.families import Families
from taverne.kernel.game import Move
from taverne.practice.start import ScriptedMove, Start, parse_start

if TYPE_CHECKING:
    from taverne.practice.play import Practice

KEY = re.compile(r"[a-z]+/[A-Za-z0-9-]+")
"""A start's key: its folder and its file's name, such as `rules/A15`."""
_SUFFIX = ".txt"


class UnknownStart(TaverneError):
    """A key that no start has."""


@dataclass(frozen=True, slots=True)
class PracticeFamily:
    """What a family has to practise on."""

    package: str = ""
    """The package whose folders hold its starts, one text file each."""
    lessons: tuple[str, ...] = ()
    """The names of its lessons in the order to take them; the first one teaches the game itself."""
    values: "Callable[[Practice, ScriptedMove | None], Mapping[str, str | int]]" = lambda practice, move: {}
    """What the texts of lessons may say about a position and the move they ask for, beyond points."""
    flaw: "Callable[[Move, Move], str]" = lambda move, asked: ""
    """A word for the one thing that is wrong with a move, compared with what a lesson asks for; empty for more."""


FAMILIES: Families[PracticeFamily] = Families(
    "taverne.practice",
    {"kingdom": "taverne.practice.kingdom:FAMILY", "rivality": "taverne.practice.rivality:FAMILY"},
    PracticeFamily(),
)


@cache
def find_start(key: str) -> Start:
    """The start with this key."""
    if KEY.fullmatch(key):
        folder, _, name = key.partition("/")
        for family in FAMILIES:
            file = files(family.package).joinpath(folder, name + _SUFFIX)
            if file.is_file():
                return parse_start(key, file.read_text("utf-8"))
    raise UnknownStart("error-practice-unknown", found=key)


def start_keys(folder: str) -> tuple[str, ...]:
    """The keys of all starts in one of the families' folders, such as `rules`."""
    found = []
    for family in FAMILIES:
        place = files(family.package).joinpath(folder)
        names = sorted(file.name for file in place.iterdir()) if place.is_dir() else []
        found += [f"{folder}/{name.removesuffix(_SUFFIX)}" for name in names if name.endswith(_SUFFIX)]
    return tuple(found)
