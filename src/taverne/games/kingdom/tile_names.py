"""The object and character tiles of a player (components)."""

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
NO_TILE, TREATY, STAFF, SWORD, GRIFFIN, HAMMER, PALANTIR, STONE_1, STONE_2, STONE_3, STONE_4, SMUGGLER, THIEF = range(
    13
)
UNKNOWN_TILE = 13
SET = range(1, 13)
"""The twelve tiles of a player."""
STONES = (STONE_1, STONE_2, STONE_3, STONE_4)
CHARACTERS = (GRIFFIN, SMUGGLER, THIEF)
