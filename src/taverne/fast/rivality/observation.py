"""What a seat sees of a table, as numbers: sections one after the other, the same for every ruleset.

Everything is told from the seat's side: its own side first, then the others in turn order; its own seat first, then the
others. Whatever is not on the table is 0. Two tables that look the same to a seat give the same numbers.

STEP      9        the step: a one for laying, casting, removing, delayed spells, mulligan, entering, walking, the end,
                   or chance that draws
TABLE     9        a one for: the expert rules; solo as a beginner, normal, veteran; two, three, four seats; you are
                   asked; a mulligan was taken
TURN      4        a one for whose turn it is, by seat
HANDS     4        the tiles in each seat's hand / 2
PENDING   4 + 12   a one for each spell of the wizard's tile still to be cast: n, e, s, w; for each delayed one
                   (`moves.ORIGINS`)
OVERFLOW  3 + 3    a one for the side that has a golem too many, and for those among which it chooses to make room
SIDES     3 × 12   by side: reserve / 30; deck / 12; face-down tiles / 12; its points / 10 from circles, cottages,
                   fortresses, the well, lost to rivals' golems, and their sum; the points / 4 of the tile its wizard
                   stands on; a one if it wins as things stand; a one if it controls the well
TILES     24 × 7   by tile, a one for: first in your hand; second; on the battlefield, face up; may lie unseen in each
                   side's hands, deck or half (3); you returned it
PLACES    25 × 34  by place, in the order of laying, in solo row by row: a one; tile + 1 / 25; a one for circle,
                   cottage, fortress, well; points / 4; shields / 2; golems / 4 of its spells n, e, s, w; their
                   ranges / 3; x / 12; y / 12; the golems of each side / 5 (3); a one for the side that takes it (3),
                   for the side whose wizard stands there (3), if it lies face down, if a golem too many waits there;
                   how recently control was gained, 1 / rank, where that matters (R33); a one for each of its spells
                   n, e, s, w that waits for a tile (R30)
WALKS     24 × 3   solo only, by square: a one if you may go there; what you gain, what Souramoun gains (`gains`) / 10

Battles go on:

CELLS     50 × 15  by cell of the frontier: a one; x / 12; y / 12; then n, e, s, w of it, at range 1, 2, 3, the place
                   that lies there + 1 / 25
LAYS      400 × 3  while you are asked to lay a tile, for each way (`moves.LAY`) what each side gains (`gains`) / 10
"""

import numpy as np

from taverne.fast.bits import count_bits, inlined, jit
from taverne.fast.rivality.battle import place_on, side_of, spell_of
from taverne.fast.rivality.gains import SIDES_TOLD, near_of, turn_of, write_lay_gains, write_walk_gains
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
from taverne.fast.rivality.moves import ENTER, HAND_LAYS, MOST_CELLS, WALK
from taverne.fast.rivality.opening import FORTRESSES, mask_of, pool_of, size_of
from taverne.fast.rivality.resampling import fortresses_left, places_of
from taverne.fast.rivality.scoring import (
    NOBODY_THERE,
    POINTS,
    arbiter_of,
    is_visited,
    owner_of,
    tally,
    winners,
    worth_of,
)
from taverne.fast.rivality.solo import SOURAMOUN
from taverne.fast.rivality.turn import asked, options, sort_frontier
from taverne.games.rivality import tiles
from taverne.games.rivality.grid import COLUMNS
from taverne.games.rivality.state import Rules

VERSION = 0
_KINDS = ("circle", "cottage", "fortress", "well")
_SIDE, _TILE, _PLACE, _CELL = 12, 7, 34, 15
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
SIZE = LAYS_AT + HAND_LAYS * SIDES_TOLD
"""How many numbers an observation has; one of solo ends where the cells of the frontier begin."""

_KIND = np.array([_KINDS.index(kind) if kind in _KINDS else 0 for kind in tiles.KIND], dtype=np.int64)
_MIDDLE = 32
_PLACE_TOLD = (np.arange(32) / 25).astype(np.float32)
_X_TOLD = ((np.arange(64) - _MIDDLE) / 12).astype(np.float32)
"""What is told of a place, by one more than its number, and of a column or row."""
_GOLEMS_TOLD = (np.arange(8) / 5).astype(np.float32)
_FACES = np.zeros((128, 16), dtype=np.float32)
"""For each tile with 32 times its front, what is told of it wherever it lies: the first numbers of a place."""
for _tile in range(len(tiles.TILES) - 1):
    for _front, _spells in enumerate(tiles.SPELLS[_tile]):
        _face = _FACES[_tile + 32 * _front]
        _face[0], _face[1], _face[2 + _KIND[_tile]] = 1, (_tile + 1) / 25, 1
        _face[6], _face[7] = tiles.POINTS[_tile] / 4, tiles.SHIELDS[_tile] / 2
        for _spell in _spells:
            _face[8 + _spell.direction], _face[12 + _spell.direction] = _spell.golems / 4, _spell.distance / 3
_LOST, _EACH = 16, 21
"""Where the lost points are counted after the kinds of tiles, four bits each, and the bits for each side."""
_ONE_OF = np.array([1 << 4 * kind for kind in _KIND], dtype=np.int64)
_SUMS = np.zeros((5, 32), dtype=np.float32)
"""The points / 10 of so many circles, cottages, fortresses, wells, and lost ones, rounded as if added one by one."""
for _kind, _points in enumerate((1, 2, 4, 3, 1)):
    for _count in range(1, 32):
        _SUMS[_kind, _count] = np.float32(float(_SUMS[_kind, _count - 1]) + _points / 10)


def count_numbers(rules: Rules) -> int:
    """How many numbers an observation has with these rules."""
    return SIZE if rules.mode.grid.has_well else CELLS_AT


@jit
def observe(row, seat, out):  # type: ignore[no-untyped-def]
    """Writes what a seat sees."""
    for number in range(CELLS_AT if row[LEVEL] else SIZE):
        out[number] = 0.0
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
    write_cells(row, out)
    if step == LAYING and row[SEAT] == seat:
        write_lay_gains(row, seat, out[LAYS_AT:SIZE])


@jit
def write_table(row, seat, side, out):  # type: ignore[no-untyped-def]
    """Writes the step, the rules, whose turn it is, hands, and choices that interrupt a turn."""
    step = row[STEP]
    out[STEP_AT + min(step, DEALING)] = 1.0
    out[TABLE_AT] = row[EXPERT]
    if row[LEVEL]:
        out[TABLE_AT + row[LEVEL]] = 1.0
    if row[SEATS] > 1:
        out[TABLE_AT + 2 + row[SEATS]] = 1.0
    out[TABLE_AT + 7] = step < OVER and asked(row) == seat
    out[TABLE_AT + 8] = row[RETURNED] != 0
    for other in range(row[SEATS]):
        turn = other - seat if other >= seat else other - seat + row[SEATS]
        out[TURN_AT + turn] = row[SEAT] == other
        out[HANDS_AT + turn] = size_of(row[HAND + other]) / 2
    for direction in range(4):
        out[PENDING_AT + direction] = row[SPELLS] >> direction & 1
    for number in range(12):
        out[PENDING_AT + 4 + number] = row[DELAYED] >> number & 1
    if row[OVERFLOW_SIDE] >= 0:
        out[OVERFLOW_AT + turn_of(row, side, row[OVERFLOW_SIDE])] = 1.0
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


@jit
def write_sides(row, side, out):  # type: ignore[no-untyped-def]
    """Writes each side's reserve, deck and lines of points."""
    arbiter = arbiter_of(row)
    counts = count_taken(row, arbiter)
    points = tally(row)
    first = winners(row, points)
    for other in range(row[SIDES]):
        at = SIDES_AT + _SIDE * turn_of(row, side, other)
        taken = counts >> _EACH * other
        for kind in range(4):
            out[at + 3 + kind] = _SUMS[kind, taken >> 4 * kind & 15]
        out[at + 7] = _SUMS[4, taken >> _LOST & 31]
        out[at] = row[RESERVE + other] / 30
        out[at + 1] = size_of(row[DECK + other]) / 12
        out[at + 8] = points[other] / 10
        wizard = row[WIZARD + other]
        if wizard >= 0:
            out[at + 9] = POINTS[row[LAND + wizard] >> 12 & 31] / 4
        out[at + 10] = first >> other & 1
        if not row[LEVEL]:
            out[at + 11] = arbiter == other
    if row[LEVEL]:
        out[SIDES_AT + _SIDE * SOURAMOUN + 2] = count_bits(row[HIDDEN]) / 12


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
    for tile in range(24):
        out[TILES_AT + _TILE * tile + what] = mask >> tile & 1


@jit
def write_places(row, side, out):  # type: ignore[no-untyped-def]
    """Writes the tiles on the battlefield."""
    arbiter = arbiter_of(row)
    for place in range(row[COUNT]):
        at = PLACES_AT + _PLACE * place
        land = row[LAND + place]
        cell = land & 4095
        out[at] = 1.0
        out[at + 16] = _X_TOLD[cell & 63]
        out[at + 17] = _X_TOLD[cell >> 6 & 63]
        if row[HIDDEN] >> place & 1 or land >> 12 & 31 == tiles.UNKNOWN:
            out[at + 27] = 1.0
            continue
        face = land >> 12 & 127
        for number in range(16):
            out[at + number] = _FACES[face, number]
        if row[EXPERT]:
            for direction in range(4):
                spell = spell_of(face, direction)
                if spell:
                    out[at + 30 + direction] = place_on(row, cell + (spell >> 4)) < 0
        golems = row[GOLEMS + place]
        for other in range(row[SIDES]):
            out[at + 18 + turn_of(row, side, other)] = _GOLEMS_TOLD[golems >> 3 * other & 7]
            out[at + 24 + turn_of(row, side, other)] = row[WIZARD + other] == place
        owner = owner_of(golems, arbiter)
        if owner != NOBODY_THERE:
            out[at + 21 + turn_of(row, side, owner)] = 1.0
        out[at + 28] = row[OVERFLOW_SIDE] >= 0 and row[OVERFLOW_PLACE] == place
        if row[RECALLS] and row[GAINED + place]:
            rank = 1
            for other in range(row[COUNT]):
                rank += row[GAINED + other] > row[GAINED + place]
            out[at + 29] = 1 / rank


@jit
def write_cells(row, out):  # type: ignore[no-untyped-def]
    """Writes the cells of the frontier, which must be sorted."""
    for number in range(min(row[OPEN], MOST_CELLS)):
        cell = row[FRONTIER + number]
        at = CELLS_AT + _CELL * number
        out[at] = 1.0
        out[at + 1] = _X_TOLD[cell & 63]
        out[at + 2] = _X_TOLD[cell >> 6 & 63]
        near = near_of(row, cell)
        for reach in range(12):
            out[at + 3 + reach] = _PLACE_TOLD[near >> 5 * reach & 31]
