"""Chance and the opening: decks, the hidden half of solo, opening hands and the mulligan (R6, R8, R20, R40).

`draw` is one draw of chance with the weights of `games/`; `dealing` makes all of them at once, just as likely.
"""

import numpy as np

from taverne.fast.bits import count_bits, jit, low_bit, throw
from taverne.fast.rivality.battle import open_cell, put_on_grid, side_of
from taverne.fast.rivality.layout import (
    COUNT,
    DEALING,
    DECK,
    ENTERING,
    EXCHANGED,
    FIRST_HAND,
    GAINED,
    GAINS,
    GOLEMS,
    GRID,
    HAND,
    HIDDEN,
    HIS,
    LAND,
    LAYING,
    LEVEL,
    MINE,
    MOST_PLACES,
    NO_SEAT,
    OVERFLOW_SIDE,
    RESERVE,
    RESHUFFLING,
    RETURNED,
    SEAT,
    SEATS,
    SIDES,
    SQUARES,
    STEP,
    WIZARD,
    WRITTEN,
)
from taverne.games.rivality import tiles
from taverne.games.rivality.grid import NORTH, NORTH_HALF, ROW, SOUTH, SOUTH_HALF, WELL_CELL
from taverne.games.rivality.modes.duel import DUEL
from taverne.games.rivality.modes.solo import SOLO
from taverne.games.rivality.modes.three import THREE


def _mask(kinds: bytes) -> int:
    return sum(1 << tile for tile in kinds)


FORTRESSES, FARSIGHTED = _mask(tiles.FORTRESSES), _mask(tiles.FARSIGHTED)
_STARRED, _PLAIN, _EVERY = _mask(tiles.STARRED), _mask(tiles.PLAIN), _mask(tiles.LAND_TILES)
_EACH_GOLEMS = np.array([0, 0, DUEL.golems, THREE.golems], dtype=np.int64)
_CELLS = np.array([*NORTH_HALF, *SOUTH_HALF], dtype=np.int64)
_HALF = SQUARES // 2
assert DUEL.golems == SOLO.golems
assert DUEL.pools == SOLO.pools == (tiles.STARRED, tiles.PLAIN)


@jit
def pool_of(row, side):  # type: ignore[no-untyped-def]
    """The mask of the tiles of which a side's deck is made."""
    if row[SIDES] == 3:
        return _EVERY
    return _STARRED if side == row[EXCHANGED] else _PLAIN


@jit
def mask_of(word):  # type: ignore[no-untyped-def]
    """The mask of the tiles that share a word."""
    mask = 0
    while word:
        mask |= 1 << (word & 31) - 1
        word >>= 5
    return mask


@jit
def size_of(word):  # type: ignore[no-untyped-def]
    """How many tiles share a word."""
    size = 0
    while word:
        size += 1
        word >>= 5
    return size


@jit
def begin(row):  # type: ignore[no-untyped-def]
    """Clears a table whose rules are set: the well, or the squares, and full reserves."""
    for word in range(COUNT, LAND):
        row[word] = 0
    for place in range(MOST_PLACES):
        row[GOLEMS + place] = row[GAINED + place] = 0
    for word in range(GRID, GAINS):
        row[word] = 0
    row[SEAT] = 0
    row[OVERFLOW_SIDE] = -1
    for side in range(3):
        row[WIZARD + side] = -1
    for side in range(row[SIDES]):
        row[RESERVE + side] = _EACH_GOLEMS[row[SIDES]]
    if row[LEVEL]:
        row[STEP] = MINE
        row[COUNT] = SQUARES
        for square in range(SQUARES):
            row[LAND + square] = _CELLS[square] | tiles.UNKNOWN << 12 | NO_SEAT << 19
        return
    row[STEP] = DEALING
    row[COUNT] = 1
    row[LAND] = WELL_CELL | tiles.WELL << 12 | NO_SEAT << 19
    put_on_grid(row, WELL_CELL, 1)
    for cell in (WELL_CELL - ROW, WELL_CELL - 1, WELL_CELL + 1, WELL_CELL + ROW):
        open_cell(row, cell)


@jit
def deck_size(row):  # type: ignore[no-untyped-def]
    """How many tiles each deck, or half of solo, is made of."""
    return 24 // row[SIDES]


@jit
def stakes(row):  # type: ignore[no-untyped-def]
    """What chance may draw: the mask of the tiles, and the weights of each fortress and of each other one.

    The weights make every legal order of the decks as likely as the others (`games.rivality.opening.deck_weights`).
    """
    step = row[STEP]
    side = side_of(row, row[SEAT])
    written = row[WRITTEN]
    place = size_of(written)
    if step == RESHUFFLING:
        if place < 2:
            return 1 << (row[DECK] >> 5 * place & 31) - 1, 1, 1
        if place < 4 and row[SEATS] == 4:
            return 1 << (row[HAND + 2] >> 5 * (place - 2) & 31) - 1, 1, 1
        return mask_of(row[DECK]) & ~mask_of(written), 1, 1
    left = pool_of(row, side) & ~mask_of(written)
    if step != DEALING:
        return left, 1, 1
    for other in range(side):
        left &= ~mask_of(row[DECK + other])
    for seat in range(row[SEATS]):
        left &= ~mask_of(row[HAND + seat])
    whole = deck_size(row)
    size = whole - place
    if size == 1:
        return left, 0, 1
    count, strong = count_bits(left), count_bits(left & FORTRESSES)
    due = strong - (count - size) // whole * (6 // row[SIDES])
    return left, due * (count - strong), (size - 1 - due) * max(strong, 1)


@jit
def pick_bit(mask, random):  # type: ignore[no-untyped-def]
    """The number of one of a mask's bits, each as likely as the others."""
    for _ in range(throw(random, count_bits(mask))):
        mask &= mask - 1
    return low_bit(mask)


@jit
def draw(row, random):  # type: ignore[no-untyped-def]
    """One draw of chance."""
    left, fortress, other = stakes(row)
    strong = left & FORTRESSES
    weight = fortress * count_bits(strong)
    is_strong = throw(random, weight + other * count_bits(left & ~FORTRESSES)) < weight
    apply_draw(row, pick_bit(strong if is_strong else left & ~FORTRESSES, random))


@jit
def apply_draw(row, tile):  # type: ignore[no-untyped-def]
    """Applies a draw: this tile comes next."""
    place = size_of(row[WRITTEN])
    row[WRITTEN] |= (tile + 1) << 5 * place
    if place + 1 == deck_size(row):
        lay_out(row)


@jit
def lay_out(row):  # type: ignore[no-untyped-def]
    """Lays out the deck, or half, whose tiles are all drawn, and goes on to the next."""
    step = row[STEP]
    side = side_of(row, row[SEAT])
    written = row[WRITTEN]
    row[WRITTEN] = 0
    if step == MINE:
        lay_half(row, written, _HALF, NORTH)
        row[STEP] = HIS
        row[SEAT] = 1
    elif step == HIS:
        lay_half(row, written, 0, SOUTH)
        row[HIDDEN] = (1 << _HALF) - 1
        row[STEP] = ENTERING
        row[SEAT] = 0
    else:
        pick_up(row, side, written)
        if step == RESHUFFLING:
            row[STEP] = LAYING
        elif side + 1 < row[SIDES]:
            row[SEAT] = side + 1
        else:
            row[STEP] = FIRST_HAND
            row[SEAT] = 0


@jit
def lay_half(row, written, first, front):  # type: ignore[no-untyped-def]
    """Lays out a half of the solo battlefield (R40)."""
    for square in range(first, first + _HALF):
        cell = _CELLS[square]
        row[LAND + square] = cell | (written & 31) - 1 << 12 | front << 17 | NO_SEAT << 19
        put_on_grid(row, cell, square + 1)
        written >>= 5


@jit
def pick_up(row, side, deck):  # type: ignore[no-untyped-def]
    """The seats of a side draw their hands from its deck (R6, R20)."""
    for seat in range(side, row[SEATS], row[SIDES]):
        row[HAND + seat] = deck & 1023
        deck >>= 10
    row[DECK + side] = deck


@jit
def can_return(row):  # type: ignore[no-untyped-def]
    """Whether the first seat's hand may be returned: neither of its tiles has a spell of range 1 (R8)."""
    return int(mask_of(row[HAND]) & ~FARSIGHTED == 0)


@jit
def keep_hand(row):  # type: ignore[no-untyped-def]
    """The first seat keeps its opening hand."""
    row[STEP] = LAYING


@jit
def return_hand(row):  # type: ignore[no-untyped-def]
    """The first seat returns its hand under the deck, until chance has shuffled what is below the next two (R8)."""
    row[DECK] |= row[HAND] << 5 * size_of(row[DECK])
    row[RETURNED] = row[HAND]
    row[HAND] = 0
    row[STEP] = RESHUFFLING
