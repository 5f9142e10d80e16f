"""Moves as numbers: one fixed list of moves for all battles and one for solo, the same at every step.

A lay is a place in the hand, a place in the frontier (from north to south, then from west to east) and a front: so few
numbers because what may be laid where depends on the table. A delayed spell is where it comes from, seen from the tile
just laid. Spells that a choice can be about lie on the wizard's tile: a direction names them.

The search tree takes hands of other seats that differ from one determinisation to the next. It therefore names a lay by
its tile instead of the place in the hand (`code_of`). The frontier needs no such care: it follows from the moves made.
"""

from taverne.fast.rivality.layout import MOST_OPEN, SQUARES
from taverne.games.rivality.grid import COLUMNS, DIRECTIONS, EAST, NORTH, SOUTH, WEST
from taverne.games.rivality.state import HAND, Rules
from taverne.games.rivality.tiles import LAND_TILES

CAST = 0
"""Cast the spell in this direction next: n, e, s, w."""

# Battles.
REMOVE = CAST + len(DIRECTIONS)
"""Remove a golem of this side."""
DELAY = REMOVE + 3
"""Cast this delayed spell next (ORIGINS)."""
ORIGINS = (
    *((SOUTH, distance) for distance in (3, 2, 1)),
    *((EAST, distance) for distance in (3, 2, 1)),
    *((WEST, distance) for distance in (1, 2, 3)),
    *((NORTH, distance) for distance in (1, 2, 3)),
)
"""The direction and distance of each spell that may reach a cell, the one that comes from farthest north first."""
KEEP = DELAY + len(ORIGINS)
MULLIGAN = KEEP + 1
LAY = MULLIGAN + 1
MOST_CELLS = MOST_OPEN - 2
"""The most cells of the frontier while a tile is left to lay."""
LAYS = MOST_CELLS * len(DIRECTIONS)
"""The ways to lay one tile."""
HAND_LAYS = HAND * LAYS
"""The ways to lay the tiles of a hand: also the most legal moves there are at once."""
BATTLE_MOVES = LAY + HAND_LAYS
CODES = LAY + len(LAND_TILES) * LAYS

# Solo.
ENTER = CAST + len(DIRECTIONS)
"""Enter on the square of this column."""
WALK = ENTER + COLUMNS
"""Walk to this square, row by row."""
SOLO_MOVES = WALK + SQUARES

MOST_LEGAL = HAND_LAYS


def count_moves(rules: Rules) -> int:
    """How many moves the list of a mode has, legal or not."""
    return BATTLE_MOVES if rules.mode.grid.has_well else SOLO_MOVES


def code_of(number: int, hand: bytes) -> int:
    """How the search tree names a move of a seat with this hand."""
    if number < LAY or not hand:
        return number
    held, rest = divmod(number - LAY, LAYS)
    return LAY + hand[held] * LAYS + rest
