"""Golems on tiles and what spells do to them (R3–R5, R9–R12)."""

import numpy as np

from taverne.fast.bits import jit
from taverne.fast.rivality.layout import (
    CELL,
    CLOCK,
    COUNT,
    FRONT,
    FRONTIER,
    GAINED,
    GOLEMS,
    GRID,
    OPEN,
    OVERFLOW_BEFORE,
    OVERFLOW_PLACE,
    OVERFLOW_RIVALS,
    OVERFLOW_SIDE,
    RECALLS,
    RESERVE,
    SIDES,
    TILE,
    WIZARD,
)
from taverne.games.rivality import tiles
from taverne.games.rivality.golems import ENTRENCHED_SHIELDS
from taverne.games.rivality.grid import ROW, STEPS
from taverne.games.rivality.tiles import MOST_GOLEMS

NOBODY = -1
NEVER = -2
"""What stands for the side whose reserve is empty while there is none."""

SHIELDS = np.array(tiles.SHIELDS, dtype=np.int64)
WAYS = np.array(STEPS, dtype=np.int64)
ARRIVING = np.zeros((len(tiles.TILES), 4, 4), dtype=np.int64)
"""For each tile, front and direction, how many golems its spell brings; 0 where it has none."""
OFFSET = np.zeros((len(tiles.TILES), 4, 4), dtype=np.int64)
BREAKS = np.zeros((len(tiles.TILES), 4, 4), dtype=np.int64)
DIRECTIONS = np.zeros((len(tiles.TILES), 4), dtype=np.int64)
"""For each tile and front, the mask of the directions in which it has spells."""
for _tile, _fronts in enumerate(tiles.SPELLS):
    for _front, _spells in enumerate(_fronts):
        for _spell in _spells:
            ARRIVING[_tile, _front, _spell.direction] = _spell.golems
            OFFSET[_tile, _front, _spell.direction] = _spell.offset
            BREAKS[_tile, _front, _spell.direction] = _spell.breaker
            DIRECTIONS[_tile, _front] |= 1 << _spell.direction


@jit
def side_of(row, seat):  # type: ignore[no-untyped-def]
    """The side of a seat (R20)."""
    sides = row[SIDES]
    return seat - sides if seat >= sides else seat


@jit
def holder(row, place):  # type: ignore[no-untyped-def]
    """The side that controls a place, or NOBODY (R4)."""
    at = GOLEMS + 3 * place
    one, two, three = row[at], row[at + 1], row[at + 2]
    if one > two:
        return 0 if one > three else NOBODY if one == three else 2
    if two > one:
        return 1 if two > three else NOBODY if two == three else 2
    return 2 if three > one else NOBODY


@jit
def open_cell(row, cell):  # type: ignore[no-untyped-def]
    """An empty cell joins the frontier (R9)."""
    if row[GRID + cell] == 0:
        row[FRONTIER + row[OPEN]] = cell
        row[OPEN] += 1
        row[GRID + cell] = -row[OPEN]


@jit
def put_tile(row, cell, tile, front):  # type: ignore[no-untyped-def]
    """Lays a tile on a cell of the frontier and returns its place."""
    number = -row[GRID + cell] - 1
    row[OPEN] -= 1
    last = row[FRONTIER + row[OPEN]]
    row[FRONTIER + number] = last
    row[GRID + last] = -1 - number
    place = row[COUNT]
    row[COUNT] += 1
    row[CELL + place] = cell
    row[TILE + place] = tile
    row[FRONT + place] = front
    at = GOLEMS + 3 * place
    row[at] = row[at + 1] = row[at + 2] = 0
    row[GAINED + place] = 0
    row[GRID + cell] = place + 1
    open_cell(row, cell - ROW)
    open_cell(row, cell - 1)
    open_cell(row, cell + 1)
    open_cell(row, cell + ROW)
    return place


@jit
def note_control(row, place, before, after):  # type: ignore[no-untyped-def]
    """Remembers when control was gained, where that matters (R33)."""
    if before != after and row[RECALLS]:
        row[CLOCK] += 1
        row[GAINED + place] = row[CLOCK] if after != NOBODY else 0


@jit
def is_warded(row, side, place):  # type: ignore[no-untyped-def]
    """Whether another side's wizard protects a place (R10)."""
    for other in range(row[SIDES]):
        if row[WIZARD + other] == place:
            return row[WIZARD + side] != place
    return False


@jit
def survivors(row, side, place, arriving, breaks):  # type: ignore[no-untyped-def]
    """How many of a spell's golems pass the shields (R5)."""
    here = holder(row, place)
    if breaks or here in (NOBODY, side):
        return arriving
    left = arriving - SHIELDS[row[TILE + place]]
    if row[GOLEMS + 3 * place + here] == MOST_GOLEMS:
        left -= ENTRENCHED_SHIELDS
    return max(left, 0)


@jit
def aim(row, side, origin, direction):  # type: ignore[no-untyped-def]
    """How many golems a spell of the wizard's tile would place if the reserve were large enough (R11)."""
    tile, front = row[TILE + origin], row[FRONT + origin]
    place = row[GRID + row[CELL + origin] + OFFSET[tile, front, direction]] - 1
    if place < 0 or is_warded(row, side, place):
        return 0
    return survivors(row, side, place, ARRIVING[tile, front, direction], BREAKS[tile, front, direction])


@jit
def cast(row, side, origin, direction, delayed):  # type: ignore[no-untyped-def]
    """Casts a spell (R10, R31) and returns the side whose reserve is now empty, or NEVER."""
    tile, front = row[TILE + origin], row[FRONT + origin]
    place = row[GRID + row[CELL + origin] + OFFSET[tile, front, direction]] - 1
    if place < 0 or (not delayed and is_warded(row, side, place)):
        return NEVER
    arriving = ARRIVING[tile, front, direction]
    passing = survivors(row, side, place, arriving, BREAKS[tile, front, direction])
    if not passing:
        return NEVER
    before = holder(row, place)
    at = GOLEMS + 3 * place
    placed = min(passing, row[RESERVE + side])
    row[at + side] += placed
    row[RESERVE + side] -= placed
    if make_room(row, side, place):
        row[at + side] -= 1
        row[RESERVE + side] += 1
        row[OVERFLOW_SIDE] = side
        row[OVERFLOW_PLACE] = place
        row[OVERFLOW_BEFORE] = before
    else:
        note_control(row, place, before, holder(row, place))
    return side if row[RESERVE + side] == 0 else NEVER


@jit
def make_room(row, side, place):  # type: ignore[no-untyped-def]
    """Removes golems beyond five (R10); whether the caster must choose the last one, among OVERFLOW_RIVALS."""
    at = GOLEMS + 3 * place
    excess = row[at] + row[at + 1] + row[at + 2] - MOST_GOLEMS
    while excess > 0:
        most = 0
        for owner in range(3):
            if owner != side and row[at + owner] > most:
                most = row[at + owner]
        if most == 0:
            row[at + side] -= excess
            row[RESERVE + side] += excess
            return False
        tied = 0
        rivals = 0
        for owner in range(3):
            if owner != side and row[at + owner] == most:
                tied += 1
                rivals |= 1 << owner
        if tied > 1 and excess == 1:
            row[OVERFLOW_RIVALS] = rivals
            return True
        for owner in range(3):
            if rivals >> owner & 1:
                row[at + owner] -= 1
                row[RESERVE + owner] += 1
                excess -= 1
    return False


@jit
def remove_rival(row, rival):  # type: ignore[no-untyped-def]
    """The caster removes a rival's golem and its own last one takes the place (R10)."""
    side, place = row[OVERFLOW_SIDE], row[OVERFLOW_PLACE]
    at = GOLEMS + 3 * place
    row[at + rival] -= 1
    row[at + side] += 1
    row[RESERVE + rival] += 1
    row[RESERVE + side] -= 1
    row[OVERFLOW_SIDE] = NOBODY
    note_control(row, place, row[OVERFLOW_BEFORE], holder(row, place))
    return side if row[RESERVE + side] == 0 else NEVER


@jit
def besiege(row, side, place):  # type: ignore[no-untyped-def]
    """A besieger takes a tile: the others' golems go home and one of its own comes (R33)."""
    before = holder(row, place)
    at = GOLEMS + 3 * place
    for owner in range(row[SIDES]):
        if owner != side:
            row[RESERVE + owner] += row[at + owner]
            row[at + owner] = 0
    row[at + side] += 1
    row[RESERVE + side] -= 1
    note_control(row, place, before, side)
    return side if row[RESERVE + side] == 0 else NEVER
