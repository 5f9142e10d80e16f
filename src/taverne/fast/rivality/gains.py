"""What a move would change in the points, as far as a seat knows: for every way to lay a tile, and for every walk.

A lay is judged by the tile's own spells alone, cast n, e, s, w as long as the reserve lasts. What a choice may add (the
golem for which room must be made, R10) and what follows (delayed spells and sieges, R30–R33) does not count.
A walk is played up to the first choice with every face-down tile taken for a blank one, as in a preview.
"""

import numpy as np

from taverne.fast.bits import inlined, jit, low_bit
from taverne.fast.rivality.battle import (
    WAYS,
    holder_of,
    is_warded,
    on_grid,
    place_on,
    side_of,
    spell_of,
    struck,
    survivors,
)
from taverne.fast.rivality.layout import (
    AHEAD,
    COUNT,
    FRONTIER,
    GAINS,
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
from taverne.games.rivality import tiles
from taverne.games.rivality.grid import EAST, NORTH, WEST
from taverne.games.rivality.tiles import MOST_CAST, MOST_GOLEMS, UNKNOWN

SIDES_TOLD = 3
_REACHES = np.array([distance * step for step in WAYS for distance in range(1, 4)], dtype=np.int64)
"""The offsets of ranges 1, 2, 3 to the n, e, s, w."""
_MOST_BREAKING = 2
"""The most golems of a spell that breaks shields."""
_TURNS = (WEST, NORTH, EAST)
"""The directions in which a tile with its front to the north can have spells."""
_QUARTERS = np.array([[15 * ((turn + front) % 4) for turn in _TURNS] for front in range(4)], dtype=np.int64)
"""For each front and spell, where its direction begins in what `near_of` tells."""
_TURNED = np.zeros((32, 3), dtype=np.int64)
"""For each tile and spell its column in the table of gains, plus 8 times where its range lies within a direction."""
for _tile in range(24):
    for _spell in tiles.SPELLS[_tile][NORTH]:
        assert not _spell.breaker or _spell.golems <= _MOST_BREAKING
        _column = _spell.golems + (MOST_GOLEMS - 1) * _spell.breaker
        _TURNED[_tile, _TURNS.index(_spell.direction)] = _column + 8 * 5 * (_spell.distance - 1)
TENTH = np.float32(0.1)
_BIAS = 1 << 15 | 1 << 31 | 1 << 47
"""What makes the difference of two counts of points positive, side by side."""
_TOGETHER = -1 << 62
"""Stands for the gain of spells that do more together than each by itself."""


@inlined
def near_of(row, cell):  # type: ignore[no-untyped-def]
    """One more than the place, or 0, at range 1, 2, 3 to the n, e, s, w of a cell: five bits for each."""
    near = 0
    for number in range(12):
        here = on_grid(row, cell + _REACHES[number])
        near |= here * (here < AHEAD) << 5 * number
    return near


@jit
def write_lay_gains(row, seat, out):  # type: ignore[no-untyped-def]
    """Writes for each way to lay each tile of a hand what every side gains, the seat's own first, then in turn order.

    The frontier must be sorted.
    """
    side = side_of(row, seat)
    before = count_points(row)
    # The wizard leaves its tile, which counts from then on.
    wizard = row[WIZARD + side]
    row[WIZARD + side] = -1
    left = count_points(row) - before
    is_scarce = row[RESERVE + side] <= MOST_CAST
    write_place_gains(row, side)
    hand = row[HAND + seat]
    at = 0
    while hand:
        tile = (hand & 31) - 1
        hand >>= 5
        slow = 0
        for number in range(row[OPEN]):
            near = near_of(row, row[FRONTIER + number])
            first = at + 4 * SIDES_TOLD * number
            slow |= write_tile_gains(row, side, near, tile & 31, left, out, first) << number
        write_slow_gains(row, side, tile & 31, -1 if is_scarce else slow, before, out, at)
        at = SIDES_TOLD * LAYS
    row[WIZARD + side] = wizard


@inlined
def gain_of(row, near, tile, front):  # type: ignore[no-untyped-def]
    """What the spells of a tile gain together, given the places around its cell."""
    gain = 0
    for turn in range(3):
        spell = _TURNED[tile, turn]
        here = near >> (spell >> 3) + _QUARTERS[front, turn] & 31
        gain += row[GAINS + 8 * here + (spell & 7)]
    return gain


@inlined
def write_tile_gains(row, side, near, tile, left, out, at):  # type: ignore[no-untyped-def]
    """Writes what every side gains by a tile on a cell, for each front; returns 1 if the well changes hands by one."""
    least = 0
    for front in range(4):
        gain = gain_of(row, near, tile, front)
        least = min(least, gain)
        write_gain(row, side, gain + left + _BIAS, out, at + SIDES_TOLD * front)
    return np.int64(least < _TOGETHER // 2)


@jit
def write_slow_gains(row, side, tile, cells, before, out, at):  # type: ignore[no-untyped-def]
    """Writes what every side gains by lays whose spells do not gain each by itself, on some cells of the frontier."""
    for number in range(row[OPEN]):
        if cells >> number & 1:
            cell = row[FRONTIER + number]
            near = near_of(row, cell)
            for front in range(4):
                if cells < 0 or gain_of(row, near, tile, front) < _TOGETHER // 2:
                    gain = cast_all(row, side, cell, tile + 32 * front) - before
                    write_gain(row, side, gain + _BIAS, out, (at & 4095) + SIDES_TOLD * (4 * number + front))


@inlined
def write_gain(row, side, gain, out, at):  # type: ignore[no-untyped-def]
    """Writes what each side gains, given side by side, its own first, then in turn order."""
    second = side + 1 if side + 1 < row[SIDES] else 0
    out[at] = np.float32((gain >> 16 * side & 65535) - 32768) * TENTH
    out[at + 1] = np.float32((gain >> 16 * second & 65535) - 32768) * TENTH
    if row[SIDES] == 3:
        out[at + 2] = np.float32((gain >> 16 * (3 - side - second) & 65535) - 32768) * TENTH


@jit
def write_place_gains(row, side):  # type: ignore[no-untyped-def]
    """Writes for each place what spells gain there: 1 to 4 golems, then 1 and 2 that break shields.

    _TOGETHER if the well changes hands; nothing where no place is.
    """
    arbiter = arbiter_of(row)
    for word in range(GAINS, GAINS + 8):
        row[word] = 0
    for place in range(row[COUNT]):
        at = GAINS + 8 * (place + 1)
        for word in range(8):
            row[at + word] = 0
        if is_warded(row, side, place):
            continue
        golems = row[GOLEMS + place]
        owner = owner_of(golems, arbiter)
        worth = worth_of(row, place, golems, owner) << 16 * owner
        shields = MOST_GOLEMS - survivors(row, side, place, MOST_GOLEMS)
        for passing in range(1, MOST_GOLEMS):
            after = struck(side, passing, golems) & 511
            now = owner_of(after, arbiter)
            gain = (worth_of(row, place, after, now) << 16 * now) - worth
            if place == 0 and holder_of(golems) != holder_of(after):
                gain = _TOGETHER
            if passing + shields < MOST_GOLEMS:
                row[at + passing + shields] = gain
            if passing <= _MOST_BREAKING:
                row[at + MOST_GOLEMS - 1 + passing] = gain


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
        spell = spell_of(kind, direction)
        place = place_on(row, cell + (spell >> 4)) if spell and reserve else -1
        if place >= 0 and not is_warded(row, side, place):
            passing = survivors(row, side, place, spell)
            if passing:
                golems = row[GOLEMS + place]
                after = struck(side, min(passing, reserve), golems) & 511
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
