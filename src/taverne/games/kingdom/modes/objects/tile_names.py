"""The object and character tiles of a player (components)."""

from typing import Annotated

from taverne.kernel.data import Term

NAMES = (
    "",
    "treaty",
    "staff",
    "sword",
    "griffin",
    "hammer",
    "palantir",
    "stone-1",
    "stone-2",
    "stone-3",
    "stone-4",
    "smuggler",
    "thief",
    "?",
)
NO_TILE, TREATY, STAFF, SWORD, GRIFFIN, HAMMER, PALANTIR = range(7)
STONE_1, STONE_2, STONE_3, STONE_4, SMUGGLER, THIEF, UNKNOWN_TILE = range(7, 14)
SET = range(1, 13)
"""The twelve tiles of a player."""
STONES = (STONE_1, STONE_2, STONE_3, STONE_4)
STONE_VALUES = {STONE_1: 1, STONE_2: 2, STONE_3: 3, STONE_4: 4}
CHARACTERS = (GRIFFIN, SMUGGLER, THIEF)

Tile = Annotated[int, Term("tile", "an object or character tile, such as `treaty`; `?` if unknown")]
