"""The expert rules: delayed spells and sieges (R30–R33)."""

import numpy as np

from taverne.fast.bits import jit, low_bit
from taverne.fast.rivality.battle import NOBODY, WAYS, holder, place_on, side_of, spell_of, strike
from taverne.fast.rivality.layout import (
    DELAYED,
    GAINED,
    LAND,
    RECALLS,
    SEAT,
    SIDES,
    TOUCHED,
    WIZARD,
)
from taverne.fast.rivality.moves import ORIGINS

_DIRECTION = np.array([direction for direction, _ in ORIGINS], dtype=np.int64)
_ALL_FOUR = 0x4444444444444444
"""The bits of `TOUCHED` that are set for places that four tiles touch."""
_OFFSET = np.array([WAYS[direction] * distance for direction, distance in ORIGINS], dtype=np.int64)


@jit
def origin_of(row, number):  # type: ignore[no-untyped-def]
    """The place of the tile that a delayed spell comes from."""
    laid = row[WIZARD + side_of(row, row[SEAT])]
    return place_on(row, (row[LAND + laid] & 4095) - _OFFSET[number])


@jit
def due_side(row):  # type: ignore[no-untyped-def]
    """The side that casts its delayed spells next, the one left of the active side first, or NOBODY (R32)."""
    sides = row[SIDES]
    active = side_of(row, row[SEAT])
    nearest = sides
    side = NOBODY
    spells = row[DELAYED]
    while spells:
        here = holder(row, origin_of(row, low_bit(spells)))
        spells &= spells - 1
        if here != NOBODY:
            turn = here - active - 1
            if turn < 0:
                turn += sides
            if turn < nearest:
                nearest = turn
                side = here
    return side


@jit
def due_spells(row, side):  # type: ignore[no-untyped-def]
    """The mask of the delayed spells that a side casts."""
    due = 0
    spells = row[DELAYED]
    while spells:
        number = low_bit(spells)
        spells &= spells - 1
        if holder(row, origin_of(row, number)) == side:
            due |= 1 << number
    return due


@jit
def wake(row, cell):  # type: ignore[no-untyped-def]
    """Notes the armed spells that aim at a cell where a tile was just laid (R30)."""
    woken = 0
    for number in range(12):
        place = place_on(row, cell - _OFFSET[number])
        if place >= 0:
            spell = spell_of(row[LAND + place] >> 12 & 127, _DIRECTION[number])
            if spell & 7 and spell >> 4 == _OFFSET[number]:
                woken |= 1 << number
    row[DELAYED] = woken


@jit
def count_touching(row, place):  # type: ignore[no-untyped-def]
    """Notes that a tile was just laid at a place and touches others."""
    cell = row[LAND + place] & 4095
    for direction in range(4):
        near = place_on(row, cell + WAYS[direction])
        if near >= 0:
            row[TOUCHED + (near >> 4)] += 1 << 4 * (near & 15)
            row[TOUCHED + (place >> 4)] += 1 << 4 * (place & 15)


@jit
def cast_delayed(row, side, number):  # type: ignore[no-untyped-def]
    """Casts a delayed spell, which is no longer armed then, even at a tile with a wizard (R31)."""
    row[DELAYED] &= ~(1 << number)
    origin = origin_of(row, number)
    spell = spell_of(row[LAND + origin] >> 12 & 127, _DIRECTION[number])
    return strike(row, side, row[WIZARD + side_of(row, row[SEAT])], spell)


@jit
def find_siege(row):  # type: ignore[no-untyped-def]
    """The siege to resolve next, as four times its place plus the side that takes it; -1 if there is none (R33)."""
    sides = row[SIDES]
    active = side_of(row, row[SEAT])
    best = -1
    best_turn = sides
    best_cell = 0
    for word in range(2):
        enclosed = row[TOUCHED + word] & _ALL_FOUR
        while enclosed:
            place = 16 * word + (low_bit(enclosed) >> 2)
            enclosed &= enclosed - 1
            side = besieger(row, place)
            if side == NOBODY:
                continue
            cell = row[LAND + place] & 4095
            turn = side - active
            if turn < 0:
                turn += sides
            if turn < best_turn or (turn == best_turn and cell < best_cell):
                best = 4 * place + side
                best_turn = turn
                best_cell = cell
    return best


@jit
def besieger(row, place):  # type: ignore[no-untyped-def]
    """Who takes a tile with four neighbours, or NOBODY: each must be held, and none by the side that holds it (R33)."""
    cell = row[LAND + place] & 4095
    here = holder(row, place)
    one = two = three = 0
    for direction in range(4):
        side = holder(row, place_on(row, cell + WAYS[direction]))
        if side in (NOBODY, here):
            return NOBODY
        one += side == 0
        two += side == 1
        three += side == 2
    if one == 4:
        return 0
    if two == 4:
        return 1
    if three == 4:
        return 2
    if (one and two and three) or not row[RECALLS]:
        return NOBODY
    if one == 3:
        return 0
    if two == 3:
        return 1
    if three == 3:
        return 2
    latest = -1
    side = NOBODY
    for direction in range(4):
        near = place_on(row, cell + WAYS[direction])
        if row[GAINED + near] > latest:
            latest = row[GAINED + near]
            side = holder(row, near)
    return side
