"""Components and their printed values: kinds of card, what tribes like, dragons, conflicts, legends."""

from typing import Annotated

from taverne.kernel.data import Term

SYMBOLS = "pfmsHEDGRO?"
"""One symbol a kind, in the order of the kinds' numbers; the last is a card nobody has seen."""

PLAIN, FOREST, MOUNTAIN, SWAMP, HUMAN, ELF, DWARF, GOBLIN, DRAGON, PORTAL, UNKNOWN = range(11)
KINDS = range(10)
TERRAINS = (PLAIN, FOREST, MOUNTAIN, SWAMP)
TRIBES = (HUMAN, ELF, DWARF, GOBLIN)
NO_CARD = -1

COPIES_PER_SEAT = 2
"""Cards of each kind that every seat adds to the deck."""

HARMONY = {
    ELF: {FOREST: 2, SWAMP: -1},
    DWARF: {MOUNTAIN: 2},
    HUMAN: {PLAIN: 2, FOREST: 1, MOUNTAIN: 1, SWAMP: -1},
    GOBLIN: {SWAMP: 3},
}
"""What a linked terrain is worth to a tribe (A6)."""

DRAGON_VALUES = (3, 5, 6)
"""What each dragon is worth with one, two, or three and more in the kingdom (A7)."""

DRAGON_LIMIT = 3
"""Dragons past this one only cost (A7, D1)."""

DRAGON_EXCESS = 6
"""What a dragon past the limit costs (A7, D1)."""

DRAGON_TAMERS = 2
"""Linked cards of one same tribe that tame a dragon (A7)."""

CONFLICT = -2
"""What a linked pair that hate each other costs (A9)."""

HATED = ((HUMAN, GOBLIN), (ELF, GOBLIN), (DWARF, GOBLIN), (ELF, DWARF))
"""The pairs of tribes that hate each other (A9); a battle legend tells of each."""

LEGENDS = (
    "alliance-HE",
    "alliance-HD",
    "kin-H",
    "kin-E",
    "kin-D",
    "kin-G",
    "battle-HG",
    "battle-EG",
    "battle-DG",
    "battle-ED",
    "land-p",
    "land-f",
    "land-m",
    "land-s",
    "four",
)
LEGEND_POINTS = (2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4)
ALL_LEGENDS = (1 << len(LEGENDS)) - 1
REALM_SIZE = 3
"""Linked cards of one terrain that make a realm (A20)."""

Card = Annotated[int, Term("card", "a card's symbol, `?` if unknown; null for none", can_be_null=True)]
Cards = Annotated[bytes, Term("card", "a card's symbol, `?` if unknown")]
Legend = Annotated[int, Term("legend", "a legend's code, such as `kin-H`")]
