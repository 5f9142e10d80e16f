"""Solo against Souramoun (R40–R48): wizards walk, his mirrors yours, he casts all his spells, then you cast yours."""

import numpy as np

from taverne.fast.bits import jit, low_bit
from taverne.fast.rivality.battle import (
    DIRECTIONS,
    NEVER,
    cast,
    change_golems,
    finish,
    holder,
    place_on,
    spell_of,
    struck,
)
from taverne.fast.rivality.layout import GOLEMS, HIDDEN, LAND, RESERVE, SPELLS, SQUARES, STEP, WALKING, WIZARD
from taverne.games.rivality.grid import COLUMNS

YOU, SOURAMOUN = 0, 1
_WEST_EDGE = sum(1 << square for square in range(0, SQUARES, COLUMNS))
_EAST_EDGE = _WEST_EDGE << COLUMNS - 1
_ALL = (1 << SQUARES) - 1


@jit
def reachable(row):  # type: ignore[no-untyped-def]
    """The mask of the squares without a golem that your wizard can go to through squares with one of yours (R43)."""
    own = 0
    free = 0
    for square in range(SQUARES):
        golems = row[GOLEMS + square]
        if golems & 7:
            own |= 1 << square
        elif golems == 0:
            free |= 1 << square
    start = 1 << row[WIZARD]
    reached = start
    way = start
    while way:
        near = way << COLUMNS | way >> COLUMNS | (way & ~_EAST_EDGE) << 1 | (way & ~_WEST_EDGE) >> 1
        way = near & _ALL & ~reached
        reached |= way
        way &= own
    return reached & free & ~start


@jit
def play(row, square):  # type: ignore[no-untyped-def]
    """Plays a turn up to your own spells, which are then to be cast (R41); whether that ends the game."""
    # As numbers of 64 bits, because a kernel is compiled anew for each literal.
    you, souramoun = np.int64(YOU), np.int64(SOURAMOUN)
    if arrive(row, you, square) or arrive(row, souramoun, mirrored(square)) or cast_his(row, souramoun):
        finish(row)
        return True
    row[SPELLS] = DIRECTIONS[row[LAND + square] >> 12 & 127] if holder(row, square) == YOU else 0
    return False


@jit
def mirrored(square):  # type: ignore[no-untyped-def]
    """The mirror image of a square: same column, row 7 - r (R44)."""
    return SQUARES - COLUMNS - square + 2 * (square & COLUMNS - 1)


@jit
def arrive(row, side, square):  # type: ignore[no-untyped-def]
    """Brings a wizard and a golem, turning up the tile; whether that empties the reserve (R43, R44)."""
    row[HIDDEN] &= ~(1 << square)
    row[WIZARD + side] = square
    golems = row[GOLEMS + square]
    change_golems(row, square, golems, struck(side, np.int64(1), golems))
    return row[RESERVE + side] == 0


@jit
def cast_his(row, side):  # type: ignore[no-untyped-def]
    """Souramoun casts all spells of his tile, n e s w; whether that empties his reserve (R45)."""
    origin = row[WIZARD + side]
    spells = DIRECTIONS[row[LAND + origin] >> 12 & 127]
    while spells:
        if cast_here(row, side, origin, low_bit(spells)) != NEVER:
            return True
        spells &= spells - 1
    return False


@jit
def cast_here(row, side, origin, direction):  # type: ignore[no-untyped-def]
    """Casts a spell, which turns up the tile it aims at (R45)."""
    land = row[LAND + origin]
    place = place_on(row, (land & 4095) + (spell_of(land >> 12 & 127, direction) >> 4))
    if place >= 0:
        row[HIDDEN] &= ~(1 << place)
    return cast(row, side, origin, direction)


@jit
def end_turn(row):  # type: ignore[no-untyped-def]
    """Begins the next turn, or ends the game if your wizard cannot move (R47)."""
    if reachable(row):
        row[STEP] = WALKING
    else:
        finish(row)
