"""The expert rules: delayed spells and sieges (R30–R33)."""

from taverne.fast.bits import jit
from taverne.fast.rivality.battle import ARRIVING, NOBODY, OFFSET, WAYS, cast, holder, side_of
from taverne.fast.rivality.layout import (
    CELL,
    COUNT,
    DELAYED,
    DELAYED_COUNT,
    FRONT,
    GAINED,
    GRID,
    RECALLS,
    SEAT,
    SIDES,
    TILE,
)


@jit
def due_side(row):  # type: ignore[no-untyped-def]
    """The side that casts its delayed spells next, the one left of the active side first, or NOBODY (R32)."""
    sides = row[SIDES]
    active = side_of(row, row[SEAT])
    for turn in range(1, sides + 1):
        side = active + turn
        if side >= sides:
            side -= sides
        for number in range(row[DELAYED_COUNT]):
            if holder(row, row[DELAYED + number] >> 2) == side:
                return side
    return NOBODY


@jit
def wake(row, cell):  # type: ignore[no-untyped-def]
    """Writes the armed spells that aim at a cell where a tile was just laid, northernmost tile first (R30)."""
    count = 0
    # The cells a spell may come from, in order: in the north, then in the same row from the west, then in the south.
    for number in range(12):
        if number < 3:
            direction = 2
            distance = 3 - number
        elif number < 6:
            direction = 1
            distance = 6 - number
        elif number < 9:
            direction = 3
            distance = number - 5
        else:
            direction = 0
            distance = number - 8
        place = row[GRID + cell - WAYS[direction] * distance] - 1
        if place >= 0:
            tile, front = row[TILE + place], row[FRONT + place]
            if ARRIVING[tile, front, direction] and OFFSET[tile, front, direction] == WAYS[direction] * distance:
                row[DELAYED + count] = 4 * place + direction
                count += 1
    row[DELAYED_COUNT] = count


@jit
def cast_delayed(row, side, code):  # type: ignore[no-untyped-def]
    """Casts a delayed spell, which is no longer armed then (R31)."""
    kept = 0
    for number in range(row[DELAYED_COUNT]):
        if row[DELAYED + number] != code:
            row[DELAYED + kept] = row[DELAYED + number]
            kept += 1
    row[DELAYED_COUNT] = kept
    return cast(row, side, code >> 2, code & 3, True)


@jit
def find_siege(row):  # type: ignore[no-untyped-def]
    """The siege to resolve next, as four times its place plus the side that takes it; -1 if there is none (R33)."""
    sides = row[SIDES]
    active = side_of(row, row[SEAT])
    best = -1
    best_turn = sides
    for place in range(row[COUNT]):
        here = holder(row, place)
        cell = row[CELL + place]
        side = NOBODY
        held = 0
        one = two = three = 0
        for direction in range(4):
            near = row[GRID + cell + WAYS[direction]] - 1
            side = holder(row, near) if near >= 0 else NOBODY
            if side in (NOBODY, here):
                break
            held += 1
            one += side == 0
            two += side == 1
            three += side == 2
        if held < 4:
            continue
        side = besieger(row, cell, one, two, three)
        if side == NOBODY:
            continue
        turn = side - active
        if turn < 0:
            turn += sides
        if turn < best_turn or (turn == best_turn and cell < row[CELL + (best >> 2)]):
            best = 4 * place + side
            best_turn = turn
    return best


@jit
def besieger(row, cell, one, two, three):  # type: ignore[no-untyped-def]
    """Who takes a tile, given how many of its four neighbours each side holds; its own side holds none (R33)."""
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
        near = row[GRID + cell + WAYS[direction]] - 1
        if row[GAINED + near] > latest:
            latest = row[GAINED + near]
            side = holder(row, near)
    return side
