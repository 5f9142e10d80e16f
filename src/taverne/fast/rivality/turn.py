"""The steps of a game at which seats decide: legal moves, and what a move leads to (R8–R12, R30–R33, R40–R47)."""

from taverne.fast.bits import inlined, jit, low_bit
from taverne.fast.rivality.battle import (
    DIRECTIONS,
    NEVER,
    NOBODY,
    aim,
    besiege,
    cast,
    finish,
    put_on_grid,
    put_tile,
    remove_rival,
    side_of,
)
from taverne.fast.rivality.expert import cast_delayed, count_touching, due_side, due_spells, find_siege, wake
from taverne.fast.rivality.layout import (
    AHEAD,
    CASTING,
    CLOCK,
    DECK,
    DELAYED,
    DELAYING,
    ENTERING,
    EXPERT,
    FRONTIER,
    GAINED,
    GOLEMS,
    HAND,
    LAND,
    LAYING,
    LEVEL,
    OPEN,
    OVERFLOW_RIVALS,
    OVERFLOW_SIDE,
    RECALLS,
    REMOVING,
    RESERVE,
    SEAT,
    SEATS,
    SPELLS,
    SQUARES,
    STEP,
    WALKING,
    WIZARD,
)
from taverne.fast.rivality.moves import CAST, DELAY, ENTER, KEEP, LAY, LAYS, MULLIGAN, REMOVE, WALK
from taverne.fast.rivality.opening import can_return, keep_hand, return_hand
from taverne.fast.rivality.solo import cast_here, end_turn, play, reachable
from taverne.games.rivality.grid import COLUMNS
from taverne.games.rivality.tiles import MOST_CAST

_ENTRANCE = SQUARES - COLUMNS
"""The square of the first entrance."""


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
    if step != REMOVING and step != DELAYING:
        return seat
    side = row[OVERFLOW_SIDE] if step == REMOVING else due_side(row)
    while side_of(row, seat) != side:  # That seat, or the first of the side to its left (R32).
        seat += 1
        if seat == row[SEATS]:
            seat = 0
    return seat


@inlined
def held_by(row, seat):  # type: ignore[no-untyped-def]
    """How many tiles a seat holds."""
    hand = row[HAND + seat]
    return int(hand > 0) + int(hand > 31)


@jit
def options(row):  # type: ignore[no-untyped-def]
    """The mask of the legal moves, by number, at every step but that at which tiles are laid."""
    step = row[STEP]
    if step == WALKING:
        return reachable(row) << WALK
    if step == CASTING:
        return open_spells(row) << CAST
    if step == REMOVING:
        return row[OVERFLOW_RIVALS] << REMOVE
    if step == DELAYING:
        return due_spells(row, due_side(row)) << DELAY
    if step == ENTERING:
        return ((1 << COLUMNS) - 1) << ENTER
    return 1 << KEEP | int(can_return(row)) << MULLIGAN


@jit
def list_legal(row, moves):  # type: ignore[no-untyped-def]
    """Writes the legal moves in the order of `games/` and returns how many there are."""
    if row[STEP] != LAYING:
        mask = options(row)
        count = 0
        while mask:
            moves[count] = low_bit(mask)
            mask &= mask - 1
            count += 1
        return count
    sort_frontier(row)
    each = 4 * row[OPEN]
    size = held_by(row, row[SEAT])
    for held in range(size):
        for number in range(each):
            moves[held * each + number] = LAY + held * LAYS + number
    return size * each


@jit
def sort_frontier(row):  # type: ignore[no-untyped-def]
    """Sorts the frontier from north to south, then from west to east (R9)."""
    for number in range(1, row[OPEN]):
        cell = row[FRONTIER + number]
        place = number
        while place and row[FRONTIER + place - 1] > cell:
            moved = row[FRONTIER + place - 1]
            row[FRONTIER + place] = moved
            put_on_grid(row, moved, AHEAD + place)
            place -= 1
        if place < number:
            row[FRONTIER + place] = cell
            put_on_grid(row, cell, AHEAD + place)


@jit
def apply_move(row, move):  # type: ignore[no-untyped-def]
    """Applies a legal move."""
    step = row[STEP]
    if step == LAYING:
        sort_frontier(row)
        held = (move - LAY) // LAYS
        move -= LAY + held * LAYS
        lay(row, held, move >> 2, move & 3)
    elif step == WALKING:
        walk(row, move - WALK)
    elif step == CASTING:
        side = side_of(row, row[SEAT])
        row[SPELLS] &= ~(1 << (move - CAST))
        go_on(row, cast_own(row, side, row[WIZARD + side], move - CAST))
    elif step == REMOVING:
        go_on(row, remove_rival(row, move - REMOVE))
    elif step == DELAYING:
        go_on(row, cast_delayed(row, due_side(row), move - DELAY))
    elif step == ENTERING:
        walk(row, move - ENTER + _ENTRANCE)
    elif move == KEEP:
        keep_hand(row)
    else:
        return_hand(row)


@jit
def walk(row, square):  # type: ignore[no-untyped-def]
    """Brings your wizard to a square and plays the turn up to the first choice (R41)."""
    if not play(row, square):
        proceed(row)


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
def lay(row, held, number, front):  # type: ignore[no-untyped-def]
    """Lays a tile of the hand on a cell of the frontier, brings the wizard with a golem and casts the spells (R9)."""
    seat = row[SEAT]
    side = side_of(row, seat)
    hand = row[HAND + seat]
    tile = (hand >> 5 * held & 31) - 1
    row[HAND + seat] = hand & 31 if held else hand >> 5
    place = put_tile(row, number, tile, front, seat)
    row[GOLEMS + place] = 1 << 3 * side
    row[WIZARD + side] = place
    row[RESERVE + side] -= 1
    if row[EXPERT]:
        count_touching(row, place)
    if row[RECALLS]:
        row[CLOCK] += 1
        row[GAINED + place] = row[CLOCK]
    if row[RESERVE + side] == 0:
        finish(row)
        return
    row[SPELLS] = DIRECTIONS[tile + 32 * front]
    if row[EXPERT]:
        wake(row, row[LAND + place] & 4095)
    proceed(row)


@inlined
def cast_own(row, side, origin, direction):  # type: ignore[no-untyped-def]
    """Casts a spell of the wizard's tile and returns the side whose reserve is now empty, or NEVER."""
    if row[LEVEL]:
        return cast_here(row, side, origin, direction)
    return cast(row, side, origin, direction)


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
        if cast_own(row, side, origin, low_bit(spells)) != NEVER:
            finish(row)
            return
        if row[OVERFLOW_SIDE] != NOBODY:
            row[STEP] = REMOVING
            return
    if row[LEVEL]:
        end_turn(row)
    elif row[EXPERT]:
        close_turn(row)
    else:
        pass_turn(row)


@jit
def close_turn(row):  # type: ignore[no-untyped-def]
    """After the tile's own spells: delayed spells, then sieges, then the end of the turn (R30–R33)."""
    while row[DELAYED]:
        side = due_side(row)
        if side == NOBODY:
            row[DELAYED] = 0
            break
        own = due_spells(row, side)
        if own & (own - 1):
            row[STEP] = DELAYING
            return
        if cast_delayed(row, side, low_bit(own)) != NEVER:
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
    pass_turn(row)


@jit
def pass_turn(row):  # type: ignore[no-untyped-def]
    """The seat draws a tile while its deck lasts, and the next one with a tile left begins (R7, R9, R12)."""
    seat = row[SEAT]
    deck = DECK + side_of(row, seat)
    tile = row[deck] & 31
    if tile:
        hand = row[HAND + seat]
        row[HAND + seat] = hand | tile << 5 if hand else tile
        row[deck] >>= 5
    for _ in range(row[SEATS]):
        seat += 1
        if seat == row[SEATS]:
            seat = 0
        if row[HAND + seat]:
            row[SEAT] = seat
            row[STEP] = LAYING
            return
    finish(row)
