"""What a move would change in the points, as far as a seat knows: for every way to lay a tile, and for every walk.

A lay is judged by the tile's own spells alone, cast n, e, s, w as long as the reserve lasts. What a choice may add (the
golem for which room must be made, R10) and what follows (delayed spells and sieges, R30–R33) does not count.
A walk is played up to the first choice with every face-down tile taken for a blank one, as in a preview.
"""

import numpy as np

from taverne.fast.bits import jit, low_bit
from taverne.fast.rivality.battle import (
    HOLDER,
    NOBODY,
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
from taverne.fast.rivality.scoring import arbiter_of, owner_of, tally, worth_of
from taverne.fast.rivality.turn import walk
from taverne.games.rivality.tiles import MOST_CAST, UNKNOWN

SIDES_TOLD = 3


@jit
def write_lay_gains(row, seat, out, start):  # type: ignore[no-untyped-def]
    """Writes for each way to lay each tile of a hand what every side gains, the seat's own first, then in turn order.

    The frontier must be sorted, and the numbers zero before.
    """
    side = side_of(row, seat)
    before = tally(row)
    # The wizard leaves its tile, which counts from then on.
    wizard = row[WIZARD + side]
    row[WIZARD + side] = -1
    left = tally(row)
    arbiter = arbiter_of(row)
    is_scarce = row[RESERVE + side] <= MOST_CAST
    hand = row[HAND + seat]
    held = 0
    while hand:
        tile = (hand & 31) - 1
        hand >>= 5
        for number in range(row[OPEN]):
            at = start + SIDES_TOLD * (held * LAYS + 4 * number)
            for front in range(4):
                kind = tile + 32 * front
                exact = not is_scarce and add_spells(row, side, FRONTIER + number, kind, arbiter, out, at)
                if exact:
                    add_change(row, side, before, left, out, at)
                else:
                    write_change(row, side, before, cast_all(row, side, row[FRONTIER + number], kind), out, at)
                for turn in range(SIDES_TOLD):
                    out[at + turn] /= 10
                at += SIDES_TOLD
        held += 1
    row[WIZARD + side] = wizard


@jit
def add_spells(row, side, number, kind, arbiter, out, at):  # type: ignore[no-untyped-def]
    """Adds what each spell gains by itself; False if together they do more, because the well changes hands."""
    for direction in range(4):
        spell = np.int64(SPELL[kind, direction])
        if spell == 0:
            continue
        place = place_on(row, row[number] + (spell >> 4))
        if place < 0 or is_warded(row, side, place):
            continue
        passing = survivors(row, side, place, spell)
        if passing == 0:
            continue
        golems = row[GOLEMS + place]
        after = np.int64(STRIKE[side, passing, golems]) & 511
        if place == 0 and HOLDER[golems] != HOLDER[after]:
            return False
        owner, now = owner_of(golems, arbiter), owner_of(after, arbiter)
        if owner != NOBODY:
            out[at + turn_of(row, side, owner)] -= worth_of(row, place, golems, owner)
        if now != NOBODY:
            out[at + turn_of(row, side, now)] += worth_of(row, place, after, now)
    return True


@jit
def turn_of(row, side, other):  # type: ignore[no-untyped-def]
    """How many sides after a side another one is in turn order."""
    turn = other - side
    return turn + row[SIDES] if turn < 0 else turn


@jit
def add_change(row, side, before, after, out, at):  # type: ignore[no-untyped-def]
    """Adds the difference between two tallies, a side's own first."""
    out[at + turn_of(row, side, 0)] += after[0] - before[0]
    out[at + turn_of(row, side, 1)] += after[1] - before[1]
    if row[SIDES] == 3:
        out[at + turn_of(row, side, 2)] += after[2] - before[2]


@jit
def write_change(row, side, before, after, out, at):  # type: ignore[no-untyped-def]
    """Writes the difference between two tallies."""
    for turn in range(SIDES_TOLD):
        out[at + turn] = 0.0
    add_change(row, side, before, after, out, at)


@jit
def cast_all(row, side, cell, kind):  # type: ignore[no-untyped-def]
    """The tally once a tile laid on a cell has cast its spells one after the other; the table stays as it was."""
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
    result = tally(row)
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
        out[at + 1] = (after[0] - before[0]) / 10
        out[at + 2] = (after[1] - before[1]) / 10
        row[HIDDEN], row[STEP], row[SEAT], row[SPELLS] = hidden, step, seat, spells
        row[RESERVE], row[RESERVE + 1], row[WIZARD], row[WIZARD + 1] = yours, his, here, there
        for place in range(SQUARES):
            row[GOLEMS + place] = row[FRONTIER + SQUARES + place]
    for place in range(SQUARES):
        row[LAND + place] = row[FRONTIER + place]
