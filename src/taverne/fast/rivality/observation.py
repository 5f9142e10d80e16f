"""What a seat sees of a table, as small whole numbers: sections one after the other, the same for every ruleset.

Everything is told from the seat's side: its own side first, then the others in turn order; its own seat first, then the
others. Whatever is not on the table is 0. Two tables that look the same to a seat give the same numbers.

STEP      9        the step: a one for laying, casting, removing, delayed spells, mulligan, entering, walking, the end,
                   or chance that draws
TABLE     9        a one for: the expert rules; solo as a beginner, normal, veteran; two, three, four seats; you are
                   asked; a mulligan was taken
TURN      4        a one for whose turn it is, by seat
HANDS     4        the tiles in each seat's hand
PENDING   4 + 12   a one for each spell of the wizard's tile still to be cast: n, e, s, w; for each delayed one
                   (`moves.ORIGINS`)
OVERFLOW  3 + 3    a one for the side that has a golem too many, and for those among which it chooses to make room
SIDES     3 × 12   by side: reserve; deck; face-down tiles; its points from circles, cottages, fortresses, the well,
                   lost to rivals' golems, and their sum; the points of the tile its wizard stands on; a one if it wins
                   as things stand; a one if it controls the well
TILES     7 × 24   a one for each tile that is: first in your hand; second; on the battlefield, face up; may lie unseen
                   in each side's hands, deck or half (3); returned by you
PLACES    25 × 34  by place, in the order of laying, in solo row by row: a one; tile + 1; a one for circle, cottage,
                   fortress, well; points; shields; golems of its spells n, e, s, w; their ranges; x; y; the golems of
                   each side (3); a one for the side that takes it (3), for the side whose wizard stands there (3), if
                   it lies face down, if a golem too many waits there; when control was gained, 1 the last, where that
                   matters (R33); a one for each of its spells n, e, s, w that waits for a tile (R30)
WALKS     24 × 3   solo only, by square: a one if you may go there; what you gain, what Souramoun gains (`gains`)

Battles go on:

CELLS     50 × 16  by cell of the frontier: the places + 1 that lie in its line from range 3 to the west to range 3 to
                   the east; a one; those at range 1, 2, 3 to the north and to the south; x; y
LAYS      400 × 4  while you are asked to lay a tile, for each way (`moves.LAY`) what each side gains (`gains`), and by
                   how much those points grow that nobody takes (with expert rules one less where golems are, R34)
"""

import numpy as np

from taverne.fast.bits import count_bits, inlined, jit, store_word
from taverne.fast.packed import spread_bits
from taverne.fast.rivality.battle import place_on, side_of, spell_of
from taverne.fast.rivality.gains import (
    LAY_TOLD,
    SIDES_TOLD,
    gain_of_leaving,
    near_of,
    order_of,
    put_side,
    totals_of,
    turn_of,
    write_place_gains,
    write_slow_gains,
    write_tile_gains,
    write_walk_gains,
)
from taverne.fast.rivality.layout import (
    COUNT,
    DEALING,
    DECK,
    DELAYED,
    ENTERING,
    EXPERT,
    FRONTIER,
    GAINED,
    GOLEMS,
    HAND,
    HIDDEN,
    LAND,
    LAYING,
    LEVEL,
    MOST_PLACES,
    OPEN,
    OVER,
    OVERFLOW_PLACE,
    OVERFLOW_RIVALS,
    OVERFLOW_SIDE,
    RECALLS,
    RESERVE,
    RETURNED,
    SEAT,
    SEATS,
    SIDES,
    SPELLS,
    SQUARES,
    STEP,
    WALKING,
    WIZARD,
)
from taverne.fast.rivality.moves import ENTER, HAND_LAYS, LAYS, MOST_CELLS, WALK
from taverne.fast.rivality.opening import FORTRESSES, mask_of, pool_of, size_of
from taverne.fast.rivality.resampling import fortresses_left, places_of
from taverne.fast.rivality.scoring import (
    POINTS,
    arbiter_of,
    is_visited,
    owner_of,
    winners,
    worth_of,
)
from taverne.fast.rivality.solo import SOURAMOUN
from taverne.fast.rivality.turn import asked, options, sort_frontier
from taverne.games.rivality import tiles
from taverne.games.rivality.grid import COLUMNS
from taverne.games.rivality.state import Rules
from taverne.games.rivality.tiles import MOST_CAST

VERSION = 0
_KINDS = ("circle", "cottage", "fortress", "well")
_SIDE, _TILE, _PLACE, _CELL = 12, 7, 34, 16
STEP_AT = 0
TABLE_AT = STEP_AT + 9
TURN_AT = TABLE_AT + 9
HANDS_AT = TURN_AT + 4
PENDING_AT = HANDS_AT + 4
OVERFLOW_AT = PENDING_AT + 16
SIDES_AT = OVERFLOW_AT + 6
TILES_AT = SIDES_AT + 3 * _SIDE
PLACES_AT = TILES_AT + 24 * _TILE
WALKS_AT = PLACES_AT + MOST_PLACES * _PLACE
CELLS_AT = WALKS_AT + SQUARES * SIDES_TOLD
LAYS_AT = CELLS_AT + MOST_CELLS * _CELL
SIZE = LAYS_AT + HAND_LAYS * LAY_TOLD
"""How many numbers an observation has; one of solo ends where the cells of the frontier begin."""

_KIND = np.array([_KINDS.index(kind) if kind in _KINDS else 0 for kind in tiles.KIND], dtype=np.int64)
_MIDDLE = 32


def _face_bytes(tile: int, front: int) -> bytes:
    """What is told of a tile with this front wherever it lies: the first sixteen numbers of a place."""
    face = bytearray(16)
    face[0], face[1], face[2 + _KIND[tile]] = 1, tile + 1, 1
    face[6], face[7] = tiles.POINTS[tile], tiles.SHIELDS[tile]
    for spell in tiles.SPELLS[tile][front]:
        face[8 + spell.direction], face[12 + spell.direction] = spell.golems, spell.distance
    return bytes(face)


_FACES = np.zeros((128, 2), dtype=np.int64)
"""The same for each tile with 32 times its front, eight numbers in a word."""
for _tile in range(len(tiles.TILES) - 1):
    for _front in range(4):
        _FACES[_tile + 32 * _front] = np.frombuffer(_face_bytes(_tile, _front), "<i8")
_LOST, _EACH = 16, 21
"""Where the lost points are counted after the kinds of tiles, four bits each, and the bits for each side."""
_ONE_OF = np.array([1 << 4 * kind for kind in _KIND], dtype=np.int64)
_WORTH = (1, 2, 4, 3)
"""The points of a circle, a cottage, a fortress and the well (R13)."""


def count_numbers(rules: Rules) -> int:
    """How many numbers an observation has with these rules."""
    return SIZE if rules.mode.grid.has_well else CELLS_AT


@jit
def observe(row, seat, out):  # type: ignore[no-untyped-def]
    """Writes what a seat sees."""
    for number in range(CELLS_AT if row[LEVEL] else SIZE):
        out[number] = 0
    side = side_of(row, seat)
    write_table(row, seat, side, out)
    write_sides(row, side, out)
    write_tiles(row, seat, side, out)
    write_places(row, side, out)
    step = row[STEP]
    if row[LEVEL]:
        if step == WALKING:
            write_walk_gains(row, options(row) >> WALK, out, WALKS_AT)
        elif step == ENTERING:
            write_walk_gains(row, options(row) >> ENTER << SQUARES - COLUMNS, out, WALKS_AT)
        return
    sort_frontier(row)
    if step == LAYING and row[SEAT] == seat:
        write_lays(row, seat, side, out)
    else:
        for number in range(min(row[OPEN], MOST_CELLS)):
            column, line = near_of(row, row[FRONTIER + number])
            write_cell(row[FRONTIER + number], column, line, number, out)


@jit
def write_table(row, seat, side, out):  # type: ignore[no-untyped-def]
    """Writes the step, the rules, whose turn it is, hands, and choices that interrupt a turn."""
    step = row[STEP]
    out[STEP_AT + min(step, DEALING)] = 1
    out[TABLE_AT] = row[EXPERT]
    if row[LEVEL]:
        out[TABLE_AT + row[LEVEL]] = 1
    if row[SEATS] > 1:
        out[TABLE_AT + 2 + row[SEATS]] = 1
    out[TABLE_AT + 7] = step < OVER and asked(row) == seat
    out[TABLE_AT + 8] = row[RETURNED] != 0
    for other in range(row[SEATS]):
        turn = other - seat if other >= seat else other - seat + row[SEATS]
        out[TURN_AT + turn] = row[SEAT] == other
        out[HANDS_AT + turn] = size_of(row[HAND + other])
    for direction in range(4):
        out[PENDING_AT + direction] = row[SPELLS] >> direction & 1
    for number in range(12):
        out[PENDING_AT + 4 + number] = row[DELAYED] >> number & 1
    if row[OVERFLOW_SIDE] >= 0:
        out[OVERFLOW_AT + turn_of(row, side, row[OVERFLOW_SIDE])] = 1
        for other in range(row[SIDES]):
            out[OVERFLOW_AT + 3 + turn_of(row, side, other)] = row[OVERFLOW_RIVALS] >> other & 1


@inlined
def count_taken(row, arbiter):  # type: ignore[no-untyped-def]
    """How many tiles of each kind every side takes, and of how many a rival's golem takes a point, side by side."""
    counts = 0
    for place in range(row[COUNT]):
        golems = row[GOLEMS + place]
        owner = owner_of(golems, arbiter)
        tile = row[LAND + place] >> 12 & 31
        lost = POINTS[tile] - worth_of(row, place, golems, owner)
        # A tile that lies face down has no golems. What nobody takes is counted in the highest bits.
        is_left = np.int64(not is_visited(row, place))
        counts += is_left * (_ONE_OF[tile] | lost << _LOST) << _EACH * owner
    return counts


@inlined
def points_in(taken):  # type: ignore[no-untyped-def]
    """The points of a side that takes so many tiles of each kind."""
    points = -(taken >> _LOST & 31)
    for kind in range(4):
        points += _WORTH[kind] * (taken >> 4 * kind & 15)
    return points


@jit
def write_sides(row, side, out):  # type: ignore[no-untyped-def]
    """Writes each side's reserve, deck and lines of points."""
    arbiter = arbiter_of(row)
    counts = count_taken(row, arbiter)
    points = points_in(counts), points_in(counts >> _EACH), points_in(counts >> 2 * _EACH)
    first = winners(row, points)
    for other in range(row[SIDES]):
        at = SIDES_AT + _SIDE * turn_of(row, side, other)
        taken = counts >> _EACH * other
        for kind in range(4):
            out[at + 3 + kind] = _WORTH[kind] * (taken >> 4 * kind & 15)
        out[at + 7] = taken >> _LOST & 31
        out[at] = row[RESERVE + other]
        out[at + 1] = size_of(row[DECK + other])
        out[at + 8] = points[other]
        wizard = row[WIZARD + other]
        if wizard >= 0:
            out[at + 9] = POINTS[row[LAND + wizard] >> 12 & 31]
        out[at + 10] = first >> other & 1
        if not row[LEVEL]:
            out[at + 11] = arbiter == other
    if row[LEVEL]:
        out[SIDES_AT + _SIDE * SOURAMOUN + 2] = count_bits(row[HIDDEN])


@jit
def write_tiles(row, seat, side, out):  # type: ignore[no-untyped-def]
    """Writes for each tile where it is or may be, as far as the seat knows."""
    laid = 0
    for place in range(row[COUNT]):
        if not row[HIDDEN] >> place & 1:
            laid |= 1 << (row[LAND + place] >> 12 & 31)
    hand = row[HAND + seat]
    mark_tiles(mask_of(hand & 31), 0, out)
    mark_tiles(mask_of(hand >> 5), 1, out)
    mark_tiles(laid, 2, out)
    if seat == 0:
        mark_tiles(mask_of(row[RETURNED]), 6, out)
    for other in range(row[SIDES]):
        unseen = pool_of(row, other) & ~laid & ~mask_of(hand)
        if row[LEVEL]:
            if other != SOURAMOUN:
                continue
        else:
            _, free = places_of(row, other, seat)
            strong = fortresses_left(row, other, seat) if free else 0
            if strong == 0:
                unseen &= ~FORTRESSES
            if count_bits(free) == strong:
                unseen &= FORTRESSES
        mark_tiles(unseen, 3 + turn_of(row, side, other), out)


@inlined
def mark_tiles(mask, what, out):  # type: ignore[no-untyped-def]
    """Writes a one for each tile of a mask."""
    for part in range(3):
        store_word(spread_bits(mask >> 8 * part & 255), out, TILES_AT + 24 * what + 8 * part)


@jit
def write_places(row, side, out):  # type: ignore[no-untyped-def]
    """Writes the tiles on the battlefield."""
    arbiter = arbiter_of(row)
    order = order_of(row, side)
    for place in range(row[COUNT]):
        at = PLACES_AT + _PLACE * place
        land = row[LAND + place]
        cell = land & 4095
        face = land >> 12 & 127
        if row[HIDDEN] >> place & 1 or face & 31 == tiles.UNKNOWN:
            out[at] = 1
            out[at + 16] = (cell & 63) - _MIDDLE
            out[at + 17] = (cell >> 6) - _MIDDLE
            out[at + 27] = 1
            continue
        store_word(_FACES[face, 0], out, at)
        store_word(_FACES[face, 1], out, at + 8)
        golems = row[GOLEMS + place]
        present = 0
        for other in range(row[SIDES]):
            present |= put_side(golems >> 3 * other & 7, other, order)
        owned = put_side(1, owner_of(golems, arbiter), order) & 0xFFFFFF
        x, y = (cell & 63) - _MIDDLE & 255, (cell >> 6) - _MIDDLE & 255
        store_word(x | y << 8 | present << 16 | owned << 40, out, at + 16)
        if row[RECALLS] and row[GAINED + place]:
            rank = 1
            for other in range(row[COUNT]):
                rank += row[GAINED + other] > row[GAINED + place]
            out[at + 29] = rank
        if row[EXPERT]:
            for direction in range(4):
                spell = spell_of(face, direction)
                if spell:
                    out[at + 30 + direction] = place_on(row, cell + (spell >> 4)) < 0
    for other in range(row[SIDES]):
        if row[WIZARD + other] >= 0:
            out[PLACES_AT + _PLACE * row[WIZARD + other] + 24 + turn_of(row, side, other)] = 1
    if row[OVERFLOW_SIDE] >= 0:
        out[PLACES_AT + _PLACE * row[OVERFLOW_PLACE] + 28] = 1


@inlined
def write_cell(cell, column, line, number, out):  # type: ignore[no-untyped-def]
    """Writes a cell of the frontier and which places lie near."""
    at = CELLS_AT + _CELL * number & 8191
    store_word(line | 1 << 56, out, at)
    store_word(column | ((cell & 63) - _MIDDLE & 255) << 48 | (cell >> 6) - _MIDDLE << 56, out, at + 8)


@jit
def write_lays(row, seat, side, out):  # type: ignore[no-untyped-def]
    """Writes the cells of the frontier, which must be sorted, and for each way to lay each tile of a hand what every
    side gains.
    """
    order = order_of(row, side)
    left = gain_of_leaving(row, side, order)
    write_place_gains(row, side, order)
    totals = totals_of(row, side, order)
    spare = min(row[RESERVE + side] - 1, MOST_CAST)
    hand = row[HAND + seat]
    first, second = (hand & 31) - 1 & 31, (hand >> 5) - 1 & 31
    for number in range(min(row[OPEN], MOST_CELLS)):
        cell = row[FRONTIER + number]
        column, line = near_of(row, cell)
        write_cell(cell, column, line, number, out)
        at = LAYS_AT + 4 * LAY_TOLD * number & 8191
        slow = write_tile_gains(row, column, line, first, left, spare, out, at)
        if slow:
            write_slow_gains(row, side, cell, first, slow, left, totals, order, out, at)
        if hand > 31:
            at += LAY_TOLD * LAYS
            slow = write_tile_gains(row, column, line, second, left, spare, out, at)
            if slow:
                write_slow_gains(row, side, cell, second, slow, left, totals, order, out, at)
