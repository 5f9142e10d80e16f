"""What a move would change in the points, as far as a seat knows: for every way to lay a tile, and for every walk.

A lay is judged by the tile's own spells alone, cast n, e, s, w as long as the reserve lasts. What a choice may add (the
golem for which room must be made, R10) and what follows (delayed spells and sieges, R30–R33) does not count.
A walk is played up to the first choice with every face-down tile taken for a blank one, as in a preview.
"""

import numpy as np

from taverne.fast.bits import inlined, jit, low_bit, store_half
from taverne.fast.packed import BYTE
from taverne.fast.rivality.battle import (
    holder_of,
    is_warded,
    place_on,
    shields_of,
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
    GRID,
    HIDDEN,
    LAND,
    MOST_OPEN,
    MOST_PLACES,
    RESERVE,
    SEAT,
    SIDES,
    SPELLS,
    SQUARES,
    STEP,
    WIZARD,
)
from taverne.fast.rivality.scoring import NOBODY_THERE, arbiter_of, owner_of, tally, worth_of
from taverne.fast.rivality.turn import walk
from taverne.games.rivality import tiles
from taverne.games.rivality.grid import EAST, NORTH, ROW, SOUTH, WEST
from taverne.games.rivality.tiles import MOST_GOLEMS, UNKNOWN

SIDES_TOLD = 3
LAY_TOLD = SIDES_TOLD + 1
"""What each side gains, and what nobody takes more than before."""
_MOST_BREAKING = 2
"""The most golems of a spell that breaks shields."""
_TURNS = (WEST, NORTH, EAST)
"""The directions in which a tile with its front to the north can have spells."""
_STARTS = {NORTH: 0, SOUTH: 3, EAST: 4}
"""Where ranges 1, 2, 3 in a direction begin in what `near_of` tells; to the west it ends with range 1."""
_WEST_ENDS = 2


def _byte_of(direction: int, distance: int) -> int:
    """Which byte of what `near_of` tells stands for the place at a distance."""
    return _WEST_ENDS + 1 - distance if direction == WEST else _STARTS[direction] + distance - 1


_COLUMNS = np.zeros((32, 3), dtype=np.int64)
"""For each tile and spell its column in the table of gains; 0 if there is none."""
_SHIFTS = np.zeros((32, 3, 4), dtype=np.int64)
"""For each tile, spell and front where the place that it strikes stands in what `near_of` tells."""
for _tile in range(24):
    for _spell in tiles.SPELLS[_tile][NORTH]:
        assert _spell.golems < MOST_GOLEMS
        assert not _spell.breaker or _spell.golems <= _MOST_BREAKING
        _turn = _TURNS.index(_spell.direction)
        _COLUMNS[_tile, _turn] = _spell.golems + (MOST_GOLEMS - 1) * _spell.breaker
        for _front in range(4):
            _SHIFTS[_tile, _turn, _front] = BYTE * _byte_of((_spell.direction + _front) % 4, _spell.distance)
_EIGHTS = 31 << 3
"""The bits of a place that is told eight times: where its gains stand."""
_AHEAD_BIT = 6
_ONES = 0x01010101010101
"""Seven bytes, each of them a one."""
assert MOST_PLACES < AHEAD == 1 << _AHEAD_BIT
assert AHEAD + MOST_OPEN < 2 * AHEAD
_ORDER_BITS = 5
_BIAS = sum(1 << BYTE * turn + BYTE - 1 for turn in range(LAY_TOLD))
"""Added to gains side by side, none is negative; without these bits again, each is a signed byte."""
_ARRIVING = 40
"""From which bit on a gain counts the golems that arrive."""
_TOGETHER = 64
"""Stands for the golems that arrive where spells do more together than each by itself: where the well changes hands."""


@inlined
def without_frontier(cells):  # type: ignore[no-untyped-def]
    """Cells of the grid, a byte for each, without those of the frontier: one more than a place each, or 0."""
    ahead = cells >> _AHEAD_BIT & _ONES
    return cells & ~((ahead << BYTE) - ahead)


@inlined
def near_of(row, cell):  # type: ignore[no-untyped-def]
    """One more than each place near a cell, or 0, a byte for each.

    First those in its column: at range 1, 2, 3 to the north, then to the south. Then those in its line: at range
    3, 2, 1 to the west, the cell itself, at range 1, 2, 3 to the east.
    """
    part, shift = GRID + (cell >> 3 & 3), (cell & 7) << 3
    column = 0
    for byte in range(6):
        line = cell - (byte + 1) * ROW if byte < 3 else cell + (byte - 2) * ROW
        column |= (row[part + (line >> 4 & 124)] >> shift & 255) << BYTE * byte
    start = cell - 3
    line, shift = GRID + (cell >> 4 & 124), (start & 7) << 3
    left, right = row[line + (start >> 3 & 3)], row[line + ((start >> 3) + 1 & 3)]
    # In two steps, because a shift by all 64 bits is none.
    window = left >> shift | right << 1 << 63 - shift
    return without_frontier(column), without_frontier(window & (1 << 7 * BYTE) - 1)


@jit
def order_of(row, side):  # type: ignore[no-untyped-def]
    """Where each side's number stands when they stand side by side, in turn order from a side on and nobody's last."""
    order = BYTE * SIDES_TOLD << _ORDER_BITS * NOBODY_THERE
    for other in range(row[SIDES]):
        order |= BYTE * turn_of(row, side, other) << _ORDER_BITS * other
    return order


@inlined
def put_side(number, side, order):  # type: ignore[no-untyped-def]
    """A side's number where `order_of` says."""
    return number << (order >> _ORDER_BITS * side & 31)


@inlined
def change_of(row, place, before, after, arbiter, order):  # type: ignore[no-untyped-def]
    """What every side gains where golems are replaced, given who takes contested tiles."""
    loser, winner = owner_of(before, arbiter), owner_of(after, arbiter)
    lost = put_side(worth_of(row, place, before, loser), loser, order)
    return put_side(worth_of(row, place, after, winner), winner, order) - lost


@jit
def gain_of_leaving(row, side, order):  # type: ignore[no-untyped-def]
    """What is gained when a side's wizard leaves its tile, which counts from then on (R13)."""
    place = row[WIZARD + side]
    if place < 0:
        return 0
    golems = row[GOLEMS + place]
    owner = owner_of(golems, arbiter_of(row))
    return put_side(worth_of(row, place, golems, owner), owner, order)


@inlined
def gain_of(row, column, line, tile, front):  # type: ignore[no-untyped-def]
    """What the spells of a tile gain together, given the places near its cell eight times."""
    gain = 0
    for turn in range(3):
        # The spell in the middle goes where the front goes.
        near = column if front + turn & 1 else line
        here = near >> _SHIFTS[tile, turn, front] & _EIGHTS
        # The compiler must know that the index is not negative: numpy counts negative ones from the end.
        gain += row[GAINS + (_COLUMNS[tile, turn] & 7) + here]
    return gain


@inlined
def write_gain(gain, out, at):  # type: ignore[no-untyped-def]
    """Writes gains that stand side by side."""
    store_half(gain + _BIAS ^ _BIAS, out, at)


@inlined
def write_tile_gains(row, column, line, tile, left, spare, out, at):  # type: ignore[no-untyped-def]
    """Writes what is gained by a tile on a cell, for each front.

    Returns the mask of the fronts for which that is wrong, because more golems may arrive than are to spare.
    """
    most = (spare + 1 << _ARRIVING) - _BIAS
    slow = np.int64(0)
    for front in range(4):
        gain = gain_of(row, column << 3, line << 3, tile, front) + left
        write_gain(gain, out, at + LAY_TOLD * front)
        slow |= np.int64(gain >= most) << front
    return slow


@jit
def write_slow_gains(row, side, cell, tile, fronts, left, totals, order, out, at):  # type: ignore[no-untyped-def]
    """Writes the same for some fronts where spells may not gain each by itself."""
    arbiter = arbiter_of(row)
    while fronts:
        front = low_bit(fronts)
        fronts &= fronts - 1
        gain, now = cast_all(row, side, cell, tile + 32 * front, order)
        write_gain(gain + totals[now] - totals[arbiter] + left, out, at + LAY_TOLD * front)


@jit
def totals_of(row, side, order):  # type: ignore[no-untyped-def]
    """Every side's points where no other side's wizard stands, by who takes contested tiles (R13)."""
    first = second = third = nobody = 0
    for place in range(row[COUNT]):
        golems = row[GOLEMS + place]
        # Not a branch: it would be mispredicted often.
        counts = np.int64(not is_warded(row, side, place)) * worth_of(row, place, golems, side)
        first += put_side(counts, owner_of(golems, np.int64(0)), order)
        second += put_side(counts, owner_of(golems, np.int64(1)), order)
        third += put_side(counts, owner_of(golems, np.int64(2)), order)
        nobody += put_side(counts, owner_of(golems, np.int64(NOBODY_THERE)), order)
    return first, second, third, nobody


@jit
def cast_all(row, side, cell, kind, order):  # type: ignore[no-untyped-def]
    """What every side gains where a tile laid on a cell casts its spells while the reserve lasts, and who then takes
    contested tiles.
    """
    reserve = row[RESERVE + side] - 1
    well = row[GOLEMS]
    places = 0
    golems = 0
    for direction in range(4):
        spell = spell_of(kind, direction)
        place = place_on(row, cell + (spell >> 4)) if spell and reserve else -1
        if place >= 0 and not is_warded(row, side, place):
            passing = survivors(row, side, place, spell)
            if passing:
                before = row[GOLEMS + place]
                after = struck(side, min(passing, reserve), before) & 511
                reserve += (before >> 3 * side & 7) - (after >> 3 * side & 7)
                places = places << 5 | place + 1
                golems = golems << 9 | after
                if place == 0:
                    well = after
    arbiter = owner_of(well, np.int64(NOBODY_THERE))
    gain = 0
    while places:
        place = (places & 31) - 1
        gain += change_of(row, place, row[GOLEMS + place], golems & 511, arbiter, order)
        places >>= 5
        golems >>= 9
    return gain, arbiter


@jit
def write_place_gains(row, side, order):  # type: ignore[no-untyped-def]
    """Writes for each place what spells gain there, and how many golems arrive: 1 to 4 golems, then 1 and 2 that break
    shields. Nothing where no place is.
    """
    arbiter = arbiter_of(row)
    for word in range(GAINS, GAINS + 8):
        row[word] = 0
    for place in range(row[COUNT]):
        # Without branches, which would be mispredicted often; and nothing is written before everything is read.
        is_hit = np.int64(not is_warded(row, side, place))
        shields = shields_of(row, side, place) & 3
        one = is_hit * strike_gain(row, side, place, np.int64(1), arbiter, order)
        two = is_hit * strike_gain(row, side, place, np.int64(2), arbiter, order)
        three = is_hit * strike_gain(row, side, place, np.int64(3), arbiter, order)
        four = is_hit * strike_gain(row, side, place, np.int64(4), arbiter, order)
        write_gains_of(row, place, shields, one, two, three, four)
    write_well_gains(row, side, shields_of(row, side, 0) & 3)


@inlined
def write_gains_of(row, place, shields, one, two, three, four):  # type: ignore[no-untyped-def]
    """Writes what is gained where so many golems pass the shields of a place."""
    at = GAINS + 8 * (place + 1)
    for word in range(MOST_GOLEMS):
        row[at + word] = 0
    # What lands in the columns of breakers is overwritten, and nobody reads the last one.
    row[at + shields + 1] = one
    row[at + shields + 2] = two
    row[at + shields + 3] = three
    row[at + shields + 4] = four
    row[at + MOST_GOLEMS] = one
    row[at + MOST_GOLEMS + 1] = two


@inlined
def strike_gain(row, side, place, passing, arbiter, order):  # type: ignore[no-untyped-def]
    """What every side gains where so many golems pass the shields, and how many arrive."""
    golems = row[GOLEMS + place]
    after = struck(side, passing, golems) & 511
    return change_of(row, place, golems, after, arbiter, order) + (passing << _ARRIVING)


@inlined
def write_well_gains(row, side, shields):  # type: ignore[no-untyped-def]
    """Marks the gains of golems by which the well changes hands, and with it all contested tiles (R13)."""
    golems = row[GOLEMS]
    at = GAINS + 8
    if is_warded(row, side, 0):
        return
    for passing in range(1, MOST_GOLEMS):
        if holder_of(struck(side, passing, golems)) != holder_of(golems):
            if passing + shields < MOST_GOLEMS:
                row[at + shields + passing] = _TOGETHER << _ARRIVING
            if passing <= _MOST_BREAKING:
                row[at + MOST_GOLEMS - 1 + passing] = _TOGETHER << _ARRIVING


@jit
def turn_of(row, side, other):  # type: ignore[no-untyped-def]
    """How many sides after a side another one is in turn order."""
    turn = other - side
    return turn + row[SIDES] if turn < 0 else turn


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
        out[at] = 1
        out[at + 1] = after[0] - before[0]
        out[at + 2] = after[1] - before[1]
        row[HIDDEN], row[STEP], row[SEAT], row[SPELLS] = hidden, step, seat, spells
        row[RESERVE], row[RESERVE + 1], row[WIZARD], row[WIZARD + 1] = yours, his, here, there
        for place in range(SQUARES):
            row[GOLEMS + place] = row[FRONTIER + SQUARES + place]
    for place in range(SQUARES):
        row[LAND + place] = row[FRONTIER + place]
