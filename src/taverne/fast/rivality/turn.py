"""The steps of a turn: legal moves, and what a move leads to (R9–R12, R30–R33)."""

from taverne.fast.bits import jit, low_bit
from taverne.fast.rivality.battle import (
    DIRECTIONS,
    NEVER,
    NOBODY,
    aim,
    besiege,
    cast,
    holder,
    put_tile,
    remove_rival,
    side_of,
)
from taverne.fast.rivality.expert import cast_delayed, due_side, find_siege, wake
from taverne.fast.rivality.layout import (
    CAST,
    CASTING,
    CELL,
    CELLS,
    CLOCK,
    DECK,
    DECK_SIZE,
    DECK_TOP,
    DELAY,
    DELAYED,
    DELAYED_COUNT,
    DELAYING,
    EXPERT,
    FRONTIER,
    GAINED,
    GOLEMS,
    GRID,
    HAND,
    HAND_SIZE,
    LAY,
    LAYING,
    OPEN,
    OVER,
    OVERFLOW_RIVALS,
    OVERFLOW_SIDE,
    RECALLS,
    REMOVE,
    REMOVING,
    RESERVE,
    SEAT,
    SEATS,
    SPELLS,
    STEP,
    WIZARD,
)
from taverne.games.rivality.tiles import MOST_CAST


@jit
def open_spells(row):  # type: ignore[no-untyped-def]
    """The mask of the spells to choose from (R11): at least two would place golems and the reserve cannot cover all."""
    side = side_of(row, row[SEAT])
    origin = row[WIZARD + side]
    found = 0
    total = 0
    spells = row[SPELLS]
    first = spells & -spells
    while spells:
        direction = low_bit(spells)
        spells &= spells - 1
        golems = aim(row, side, origin, direction)
        if golems:
            found |= 1 << direction
            total += golems
    # A spell that would place nothing is reported as lost before the choice, if it comes first.
    if not found & first or not found & (found - 1) or row[RESERVE + side] >= total:
        return 0
    return found


@jit
def asked(row):  # type: ignore[no-untyped-def]
    """The seat that decides."""
    step = row[STEP]
    seat = row[SEAT]
    if step in (LAYING, CASTING):
        return seat
    side = row[OVERFLOW_SIDE] if step == REMOVING else due_side(row)
    while side_of(row, seat) != side:  # That seat, or the first of the side to its left (R32).
        seat += 1
        if seat == row[SEATS]:
            seat = 0
    return seat


@jit
def list_legal(row, moves):  # type: ignore[no-untyped-def]
    """Writes the legal moves in the order of `games/` and returns how many there are."""
    step = row[STEP]
    count = 0
    if step == LAYING:
        sort_frontier(row)
        seat = row[SEAT]
        for held in range(row[HAND_SIZE + seat]):
            tile = row[HAND + 2 * seat + held]
            for number in range(row[OPEN]):
                for front in range(4):
                    moves[count] = LAY + (tile << 14 | row[FRONTIER + number] << 2 | front)
                    count += 1
    elif step == CASTING:
        spells = open_spells(row)
        while spells:
            moves[count] = CAST + low_bit(spells)
            spells &= spells - 1
            count += 1
    elif step == REMOVING:
        rivals = row[OVERFLOW_RIVALS]
        while rivals:
            moves[count] = REMOVE + low_bit(rivals)
            rivals &= rivals - 1
            count += 1
    else:
        side = due_side(row)
        for number in range(row[DELAYED_COUNT]):
            code = row[DELAYED + number]
            if holder(row, code >> 2) == side:
                moves[count] = DELAY + (row[CELL + (code >> 2)] << 2 | code & 3)
                count += 1
    return count


@jit
def sort_frontier(row):  # type: ignore[no-untyped-def]
    """Sorts the frontier from north to south, then from west to east (R9)."""
    for number in range(1, row[OPEN]):
        cell = row[FRONTIER + number]
        place = number
        while place and row[FRONTIER + place - 1] > cell:
            row[FRONTIER + place] = row[FRONTIER + place - 1]
            row[GRID + row[FRONTIER + place]] = -1 - place
            place -= 1
        row[FRONTIER + place] = cell
        row[GRID + cell] = -1 - place


@jit
def apply_move(row, move):  # type: ignore[no-untyped-def]
    """Applies a legal move."""
    if move < CAST:
        lay(row, (move - LAY) >> 14, move >> 2 & (CELLS - 1), move & 3)
        return
    side = side_of(row, row[SEAT])
    if move < REMOVE:
        direction = move - CAST
        row[SPELLS] &= ~(1 << direction)
        go_on(row, cast(row, side, row[WIZARD + side], direction, False))
    elif move < DELAY:
        go_on(row, remove_rival(row, move - REMOVE))
    else:
        side = due_side(row)
        place = row[GRID + (move - DELAY >> 2)] - 1
        go_on(row, cast_delayed(row, side, 4 * place + (move & 3)))


@jit
def go_on(row, spent):  # type: ignore[no-untyped-def]
    """Continues the turn after a spell or a removal until there is a choice or it ends."""
    if spent != NEVER:
        finish(row)
    elif row[OVERFLOW_SIDE] != NOBODY:
        row[STEP] = REMOVING
    else:
        proceed(row)


@jit
def finish(row):  # type: ignore[no-untyped-def]
    """The game stops here (R12)."""
    row[STEP] = OVER
    row[SPELLS] = 0
    row[DELAYED_COUNT] = 0
    row[OVERFLOW_SIDE] = NOBODY


@jit
def lay(row, tile, cell, front):  # type: ignore[no-untyped-def]
    """Lays the tile, brings the wizard with a golem and casts the spells (R9)."""
    seat = row[SEAT]
    side = side_of(row, seat)
    hand = HAND + 2 * seat
    if row[hand] == tile:
        row[hand] = row[hand + 1]
    row[HAND_SIZE + seat] -= 1
    place = put_tile(row, cell, tile, front)
    row[GOLEMS + 3 * place + side] = 1
    row[WIZARD + side] = place
    row[RESERVE + side] -= 1
    if row[RECALLS]:
        row[CLOCK] += 1
        row[GAINED + place] = row[CLOCK]
    if row[RESERVE + side] == 0:
        finish(row)
        return
    row[SPELLS] = DIRECTIONS[tile, front]
    if row[EXPERT]:
        wake(row, cell)
    proceed(row)


@jit
def proceed(row):  # type: ignore[no-untyped-def]
    """Casts the remaining spells of the wizard's tile until there is a choice or none is left (R11)."""
    side = side_of(row, row[SEAT])
    origin = row[WIZARD + side]
    while row[SPELLS]:
        spells = row[SPELLS]
        if row[RESERVE + side] < MOST_CAST and spells & (spells - 1) and open_spells(row):
            row[STEP] = CASTING
            return
        row[SPELLS] = spells & (spells - 1)
        spent = cast(row, side, origin, low_bit(spells), False)
        if spent != NEVER:
            finish(row)
            return
        if row[OVERFLOW_SIDE] != NOBODY:
            row[STEP] = REMOVING
            return
    if row[EXPERT]:
        close_turn(row)
    else:
        end_turn(row)


@jit
def close_turn(row):  # type: ignore[no-untyped-def]
    """After the tile's own spells: delayed spells, then sieges, then the end of the turn (R30–R33)."""
    while row[DELAYED_COUNT]:
        side = due_side(row)
        if side == NOBODY:
            row[DELAYED_COUNT] = 0
            break
        own = 0
        chosen = 0
        for number in range(row[DELAYED_COUNT]):
            if holder(row, row[DELAYED + number] >> 2) == side:
                own += 1
                chosen = row[DELAYED + number]
        if own > 1:
            row[STEP] = DELAYING
            return
        spent = cast_delayed(row, side, chosen)
        if spent != NEVER:
            finish(row)
            return
        if row[OVERFLOW_SIDE] != NOBODY:
            row[STEP] = REMOVING
            return
    while True:
        found = find_siege(row)
        if found < 0:
            break
        if besiege(row, found & 3, found >> 2) != NEVER:
            finish(row)
            return
    end_turn(row)


@jit
def end_turn(row):  # type: ignore[no-untyped-def]
    """The seat draws a tile while its deck lasts, and the next one with a tile left begins (R7, R9, R12)."""
    seat = row[SEAT]
    side = side_of(row, seat)
    if row[DECK_TOP + side] < row[DECK_SIZE + side]:
        row[HAND + 2 * seat + row[HAND_SIZE + seat]] = row[DECK + 12 * side + row[DECK_TOP + side]]
        row[HAND_SIZE + seat] += 1
        row[DECK_TOP + side] += 1
    for _ in range(row[SEATS]):
        seat += 1
        if seat == row[SEATS]:
            seat = 0
        if row[HAND_SIZE + seat]:
            row[SEAT] = seat
            row[STEP] = LAYING
            return
    finish(row)
