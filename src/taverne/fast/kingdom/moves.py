"""Moves as numbers: one fixed numbering for each mode, which starts with the moves that every mode has."""

from functools import cache
from itertools import permutations

from taverne.fast.kingdom.layout import COMPETITIVE, COOPERATIVE, MODES, OBJECTS, SOLO
from taverne.games.kingdom.cards import LEGENDS, SYMBOLS
from taverne.games.kingdom.links import CELL_NAMES
from taverne.games.kingdom.mode import Rules
from taverne.games.kingdom.modes.objects.tile_names import CHARACTERS, NAMES, SET, STONES

DRAW, TAKE, PLACE, REVEAL, LEGEND, END = 0, 1, 17, 33, 49, 64
ARRANGE_FIRST = 65
"""The ways to lay four starting cards, in the order of `itertools.permutations`."""
COMMON = ARRANGE_FIRST + 24
"""How many moves every mode has."""

# The cooperative game: onto the second discard, or from it.
TAKE_TO_2, TAKE_2, TAKE_2_TO_2, PLACE_TO_2, REVEAL_TO_2, GIVE_UP_FIRST = range(COMMON, COMMON + 6 * 16, 16)
# The campaign.
PAIR_DECK, PAIR_DISCARD, NO_SWAP = range(COMMON, COMMON + 3)
DROP_FIRST = COMMON + 3
SWAP_FIRST = DROP_FIRST + 10
BLOCK_FIRST = SWAP_FIRST + 15 * 15
# Objects and characters.
KEEP, REFUSE = COMMON, COMMON + 1
USE_TREATY = COMMON + 2
USE_STAFF = USE_TREATY + 16
USE_SWORD = USE_STAFF + 16
USE_GRIFFIN = USE_SWORD + 15
USE_PALANTIR = USE_GRIFFIN + 4 * 16
USE_HAMMER = USE_PALANTIR + 4 * 16
USE_SMUGGLER = USE_HAMMER + 120
"""By stone, victim and tile taken."""
USE_THIEF = USE_SMUGGLER + 4 * 4 * 8
"""By victim and tile taken."""

MOVES = {COMPETITIVE: COMMON, COOPERATIVE: GIVE_UP_FIRST + 15, SOLO: BLOCK_FIRST + 9, OBJECTS: USE_THIEF + 4 * 9}
"""How many moves each mode has."""
MOST_LEGAL = 512
"""Room for all moves that can be legal at once."""

HAMMERED = tuple((one, other) for one in range(16) for other in range(one + 1, 16))
"""The cells that each hammer move swaps."""
SMUGGLED = tuple(tile for tile in SET if tile not in STONES)
"""The tiles that a smuggler takes (A38)."""
STOLEN = tuple(tile for tile in SET if tile not in CHARACTERS)
"""The tiles that a thief takes (A39)."""
CORNERS = tuple(row * 4 + column for row in range(3) for column in range(3))
"""The top left cells of the blocks that a campaign may keep (A57)."""
ORDERS = tuple(permutations(range(4)))
"""By arrangement, which of the four starting cards, the lowest kind first, lies on each cell of the centre."""


def count_moves(rules: Rules) -> int:
    """How many moves the mode of these rules has."""
    return MOVES[MODES.index(rules.mode.name)]


@cache
def move_names(mode: int) -> tuple[str, ...]:
    """The moves of a mode by their numbers; an arrangement's name tells which starting cards it lays, from 0."""
    cells = CELL_NAMES
    names = [
        "draw",
        *(f"take {cell}" for cell in cells),
        *(f"place {cell}" for cell in cells),
        *(f"reveal {cell}" for cell in cells),
        *(f"legend {legend}" for legend in LEGENDS),
        "end",
        *("arrange " + "".join(str(card) for card in order) for order in ORDERS),
    ]
    if mode == COOPERATIVE:
        names += [f"{what}{cell}{to}" for what, to in _PILES for cell in cells]
        names += [f"discard {legend}" for legend in LEGENDS]
    elif mode == SOLO:
        names += ["pair deck", "pair discard", "noswap"]
        names += [f"drop {symbol}" for symbol in SYMBOLS[:10]]
        names += [f"swap {legend} {other}" for legend in LEGENDS for other in LEGENDS]
        names += [f"block {cells[corner]}" for corner in CORNERS]
    elif mode == OBJECTS:
        names += ["keep", "refuse"]
        names += [f"use {tile} {cell}" for tile in ("treaty", "staff") for cell in cells]
        names += [f"use sword {legend}" for legend in LEGENDS]
        names += [
            f"use {tile} {owner} {cell}" for tile in ("griffin", "palantir") for owner in _SEATS for cell in cells
        ]
        names += [f"use hammer {cells[one]} {cells[other]}" for one, other in HAMMERED]
        names += [
            f"use smuggler {NAMES[stone]} {seat} {NAMES[tile]}"
            for stone in STONES
            for seat in _SEATS
            for tile in SMUGGLED
        ]
        names += [f"use thief {seat} {NAMES[tile]}" for seat in _SEATS for tile in STOLEN]
    return tuple(names)


_SEATS = range(1, 5)
_PILES = (("take ", " to 2"), ("take ", " 2"), ("take ", " 2 to 2"), ("place ", " to 2"), ("reveal ", " to 2"))
