"""What a move would change in the points, as far as a seat knows: for every way to lay a tile, and for every walk.

A lay is judged by the tile's own spells alone, cast n, e, s, w as long as the reserve lasts. What a choice may add (the
golem for which room must be made, R10) and what follows (delayed spells and sieges, R30–R33) does not count.
A walk is played up to the first choice with every face-down tile taken for a blank one, as in a preview.
"""

import numpy as np

from taverne.fast.bits import inlined, jit, low_bit
from taverne.fast.rivality.battle import (
    HOLDER,
    SPELL,
    STRIKE,
    is_warded,
    place_on,
    side_of,
    survivors,
)
from taverne.fast.rivality.layout import (
    FRONTIER,
    GOLEMS,
    HAND,
    HIDDEN,
    LAND,
    OPEN,
    RESERVE,
    SEAT,
    SIDES,
    SPELLS,
    SQUARES,
    STEP,
    WIZARD,
)
from taverne.fast.rivality.moves import LAYS
from taverne.fast.rivality.scoring import arbiter_of, count_points, owner_of, tally, worth_of
from taverne.fast.rivality.turn import walk
from taverne.games.rivality.tiles import MOST_CAST, UNKNOWN

SIDES_TOLD = 3
TENTH = np.float32(0.1)
_BIAS = 1 << 15 | 1 << 31 | 1 << 47
"""What makes the difference of two counts of points positive, side by side."""
_TOGETHER = -1 << 62
"""Stands for the gain of spells that do more together than each by itself."""


@jit
def write_lay_gains(row, seat, out, start):  # type: ignore[no-untyped-def]
    """Writes for each way to lay each tile of a hand what every side gains, the seat's own first, then in turn order.

    The frontier must be sorted.
    """
    side = side_of(row, seat)
    before = count_points(row)
    # The wizard leaves its tile, which counts from then on.
    wizard = row[WIZARD + side]
    row[WIZARD + side] = -1
    left = count_points(row) - before
    arbiter = arbiter_of(row)
    is_scarce = row[RESERVE + side] <= MOST_CAST
    one, two, three = start + turn_of(row, side, 0), start + turn_of(row, side, 1), start + turn_of(row, side, 2)
    hand = row[HAND + seat]
    at = 0
    while hand:
        tile = (hand & 31) - 1
        hand >>= 5
        for number in range(row[OPEN]):
            cell = row[FRONTIER + number]
            for front in range(4):
                kind = tile + 32 * front
                gain = _TOGETHER if is_scarce else add_spells(row, side, cell, kind, arbiter)
                gain = cast_all(row, side, cell, kind) - before if gain == _TOGETHER else gain + left
                gain += _BIAS
                out[one + at] = ((gain & 65535) - 32768) * TENTH
                out[two + at] = ((gain >> 16 & 65535) - 32768) * TENTH
                if row[SIDES] == 3:
                    out[three + at] = ((gain >> 32 & 65535) - 32768) * TENTH
                at += SIDES_TOLD
        at = SIDES_TOLD * LAYS
    row[WIZARD + side] = wizard


@inlined
def add_spells(row, side, cell, kind, arbiter):  # type: ignore[no-untyped-def]
    """The sum of what each spell gains by itself; _TOGETHER if the well changes hands."""
    gain = 0
    for direction in range(4):
        spell = np.int64(SPELL[kind, direction])
        place = place_on(row, cell + (spell >> 4)) if spell else -1
        if place >= 0 and not is_warded(row, side, place):
            passing = survivors(row, side, place, spell)
            if passing:
                golems = row[GOLEMS + place]
                after = np.int64(STRIKE[side, passing, golems]) & 511
                if place == 0 and HOLDER[golems] != HOLDER[after]:
                    return _TOGETHER
                owner, now = owner_of(golems, arbiter), owner_of(after, arbiter)
                gain -= worth_of(row, place, golems, owner) << 16 * owner
                gain += worth_of(row, place, after, now) << 16 * now
    # What counts for nobody lies in the highest bits.
    return (gain + _BIAS & (1 << 48) - 1) - _BIAS


@jit
def turn_of(row, side, other):  # type: ignore[no-untyped-def]
    """How many sides after a side another one is in turn order."""
    turn = other - side
    return turn + row[SIDES] if turn < 0 else turn


@jit
def cast_all(row, side, cell, kind):  # type: ignore[no-untyped-def]
    """The points, as `count_points` counts them, once a tile laid on a cell has cast its spells one after the other."""
    reserve = row[RESERVE + side] - 1
    places = 0
    kept = 0
    for direction in range(4):
        spell = np.int64(SPELL[kind, direction])
        place = place_on(row, cell + (spell >> 4)) if spell and reserve else -1
        if place >= 0 and not is_warded(row, side, place):
            passing = survivors(row, side, place, spell)
            if passing:
                golems = row[GOLEMS + place]
                after = np.int64(STRIKE[side, min(passing, reserve), golems]) & 511
                reserve += (golems >> 3 * side & 7) - (after >> 3 * side & 7)
                row[GOLEMS + place] = after
                places = places << 5 | place + 1
                kept = kept << 9 | golems
    result = count_points(row)
    while places:
        row[GOLEMS + (places & 31) - 1] = kept & 511
        places >>= 5
        kept >>= 9
    return result


@jit
def write_walk_gains(row, squares, out, start):  # type: ignore[no-untyped-def]
    """Writes for each of these squares that a wizard may go to a one, what you gain and what Souramoun gains (R41).

    The numbers are zero before. There is no frontier in solo, so that tiles and golems are kept in its place.
    """
    before = tally(row)
    hidden, step, seat, spells = row[HIDDEN], row[STEP], row[SEAT], row[SPELLS]
    yours, his, here, there = row[RESERVE], row[RESERVE + 1], row[WIZARD], row[WIZARD + 1]
    for place in range(SQUARES):
        row[FRONTIER + place] = row[LAND + place]
        row[FRONTIER + SQUARES + place] = row[GOLEMS + place]
        if hidden >> place & 1:
            row[LAND + place] = row[LAND + place] & ~(31 << 12) | UNKNOWN << 12
    while squares:
        square = low_bit(squares)
        squares &= squares - 1
        walk(row, square)
        at = start + SIDES_TOLD * square
        after = tally(row)
        out[at] = 1.0
        out[at + 1] = (after[0] - before[0]) * TENTH
        out[at + 2] = (after[1] - before[1]) * TENTH
        row[HIDDEN], row[STEP], row[SEAT], row[SPELLS] = hidden, step, seat, spells
        row[RESERVE], row[RESERVE + 1], row[WIZARD], row[WIZARD + 1] = yours, his, here, there
        for place in range(SQUARES):
            row[GOLEMS + place] = row[FRONTIER + SQUARES + place]
    for place in range(SQUARES):
        row[LAND + place] = row[FRONTIER + place]
