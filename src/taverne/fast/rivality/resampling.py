"""Deals what a seat cannot know anew, as far as the rules allow: what `Game.determinise` does with a view.

Everyone knows the tiles each side began with (of three players, that each has two fortresses) and those laid; that the
bottom tile of a deck is no fortress unless a mulligan was taken (R6, R8); and that a mulligan shuffled two tiles
without a spell of range 1 into the rest of the first seat's deck, so not into a hand held at that time.

The places of a side are its hands by seat, then its deck, from the top; sets of places and of tiles are masks.
"""

import numpy as np

from taverne.fast.bits import count_bits, jit, low_bit, throw
from taverne.fast.rivality.layout import COUNT, DECK, HAND, HIDDEN, LAND, LEVEL, NO_SEAT, RETURNED, SEATS, SIDES
from taverne.fast.rivality.opening import FORTRESSES, deck_size, mask_of, pick_bit, pool_of, size_of
from taverne.games.rivality import tiles

_FARSIGHTED = np.array(list(tiles.FARSIGHTED), dtype=np.int64)
_LAND_TILES = (1 << len(tiles.LAND_TILES)) - 1
# Not literals: a kernel is compiled anew for each of those.
_FIRST, _ALL, _ONE = np.int64(0), np.int64(1), np.int64(NO_SEAT)
"""The first side, and the distances of all seats and of only one from each other."""
_TILE = 127 << 12
"""The bits of a land that tell its tile and front."""


@jit
def resample(row, seat, random):  # type: ignore[no-untyped-def]
    """Deals what a seat cannot know anew, at a step at which a seat is asked."""
    if row[LEVEL]:
        turn_up(row, random)
        return
    returned = mask_of(row[RETURNED])
    if returned and seat:
        returned = guess_returned(row, seat, random)
        first = pick_bit(returned, random)
        row[RETURNED] = first + 1 | low_bit(returned & ~(1 << first)) + 1 << 5
    unseen = _LAND_TILES & ~mask_of(row[HAND + seat]) & ~laid_by(row, _FIRST, _ALL)
    for side in range(row[SIDES]):
        filled, free = places_of(row, side, seat)
        due = 0 if side else returned
        dealt = deal_to(row, side, seat, count_bits(free), unseen & pool_of(row, side), due, random)
        unseen &= ~dealt
        put_back(row, side, seat, fill(row, side, filled, free, dealt, due, random))


@jit
def turn_up(row, random):  # type: ignore[no-untyped-def]
    """Puts Souramoun's hidden tiles in any order (R40)."""
    hidden = row[HIDDEN]
    while hidden:
        other = pick_bit(hidden, random)
        place = low_bit(hidden)
        hidden &= hidden - 1
        one, two = row[LAND + place], row[LAND + other]
        row[LAND + place] = one & ~_TILE | two & _TILE
        row[LAND + other] = two & ~_TILE | one & _TILE


@jit
def laid_by(row, first, step):  # type: ignore[no-untyped-def]
    """The mask of the tiles laid by the seats from this one on at this distance from each other."""
    mask = 0
    for place in range(1, row[COUNT]):
        land = row[LAND + place]
        if (land >> 19) % step == first:
            mask |= 1 << (land >> 12 & 31)
    return mask


@jit
def places_of(row, side, seat):  # type: ignore[no-untyped-def]
    """The tiles that a seat knows in a side's places, five bits each, and the mask of the other places."""
    filled = 0
    free = 0
    place = 0
    for other in range(side, row[SEATS], row[SIDES]):
        size = size_of(row[HAND + other])
        if other == seat:
            filled |= row[HAND + other] << 5 * place
        else:
            free |= (1 << size) - 1 << place
        place += size
    return filled, free | (1 << size_of(row[DECK + side])) - 1 << place


@jit
def fortresses_left(row, side, seat):  # type: ignore[no-untyped-def]
    """How many fortresses lie in a side's places that a seat does not know."""
    known = laid_by(row, side, row[SIDES])
    if seat % row[SIDES] == side:
        known |= mask_of(row[HAND + seat])
    return 6 // row[SIDES] - count_bits(known & FORTRESSES)


@jit
def deal_to(row, side, seat, count, unseen, due, random):  # type: ignore[no-untyped-def]
    """Deals this many of the unseen tiles to a side: its share of fortresses, and all tiles that are due to it (R6)."""
    if count == 0:
        return 0
    strong = fortresses_left(row, side, seat)
    return pick_some(unseen & FORTRESSES, strong, due, random) | pick_some(
        unseen & ~FORTRESSES, count - strong, due, random
    )


@jit
def pick_some(mask, count, first, random):  # type: ignore[no-untyped-def]
    """Any of a mask's bits, this many, but those of another mask first."""
    picked = 0
    for _ in range(count):
        left = mask & ~picked
        picked |= 1 << pick_bit(left & first if left & first else left, random)
    return picked


@jit
def fill(row, side, filled, free, dealt, due, random):  # type: ignore[no-untyped-def]
    """Puts the tiles dealt to a side in its free places."""
    if due:
        fresh = fresh_places(row, due)
        returned = dealt & due
        while returned:
            tile = low_bit(returned)
            returned &= returned - 1
            place = pick_bit(free & fresh, random)
            filled |= tile + 1 << 5 * place
            free &= ~(1 << place)
            dealt &= ~(1 << tile)
    else:
        bottom = bottom_of(row, side)
        if bottom >= 0 and free >> bottom & 1:
            tile = pick_bit(dealt & ~FORTRESSES, random)
            filled |= tile + 1 << 5 * bottom
            free &= ~(1 << bottom)
            dealt &= ~(1 << tile)
    while free:
        tile = pick_bit(dealt, random)
        filled |= tile + 1 << 5 * low_bit(free)
        free &= free - 1
        dealt &= ~(1 << tile)
    return filled


@jit
def bottom_of(row, side):  # type: ignore[no-untyped-def]
    """The place of a deck's original bottom tile, as long as everyone can tell where it is, else -1 (R6)."""
    seats, sides = row[SEATS], row[SIDES]
    place = 0
    for seat in range(side, seats, sides):
        place += size_of(row[HAND + seat])
    size = size_of(row[DECK + side])
    if size:
        return place + size - 1
    # The seat of the side that drew last: mates take turns, and each had two tiles before.
    mates = seats // sides
    last = side + (deck_size(row) - 2 * mates - 1) % mates * sides
    place = -1
    for seat in range(side, last + 1, sides):
        place += size_of(row[HAND + seat])
    held = size_of(row[HAND + last])
    # It still holds that tile until it lays one that could be it, which a fortress cannot.
    return place if held == 2 or (held == 1 and has_laid_fortress(row, last)) else -1


@jit
def has_laid_fortress(row, seat):  # type: ignore[no-untyped-def]
    """Whether the tile that a seat laid last is a fortress."""
    for place in range(row[COUNT] - 1, 0, -1):
        land = row[LAND + place]
        if land >> 19 == seat:
            return FORTRESSES >> (land >> 12 & 31) & 1 == 1
    return False


@jit
def fresh_places(row, returned):  # type: ignore[no-untyped-def]
    """The mask of the first side's places where a tile returned by a mulligan may lie."""
    fresh = 0
    place = 0
    for seat in range(0, row[SEATS], row[SIDES]):
        size = size_of(row[HAND + seat])
        old = max(2 - count_bits(laid_by(row, seat, _ONE) & ~returned), 0)
        if old < size:
            fresh |= (1 << size) - (1 << old) << place
        place += size
    return fresh | (1 << size_of(row[DECK])) - 1 << place


@jit
def guess_returned(row, seat, random):  # type: ignore[no-untyped-def]
    """Two tiles that a mulligan may have returned, as a mask; each such pair is as likely."""
    count = 0
    guess = 0
    for one in range(_FARSIGHTED.size):
        for two in range(one):
            pair = 1 << _FARSIGHTED[one] | 1 << _FARSIGHTED[two]
            if may_have_returned(row, seat, pair):
                count += 1
                if throw(random, count) == 0:
                    guess = pair
    return guess


@jit
def may_have_returned(row, seat, pair):  # type: ignore[no-untyped-def]
    """Whether a mulligan may have returned these tiles, as far as a seat knows."""
    if pair & ~pool_of(row, _FIRST) or has_begun_with(row, pair):
        return False
    filled, free = places_of(row, _FIRST, seat)
    fresh = fresh_places(row, pair)
    held = 0
    for place in range(12):
        if fresh >> place & 1 and filled >> 5 * place & 31:
            held |= 1 << (filled >> 5 * place & 31) - 1
    hidden = pair & ~held & ~laid_by(row, _FIRST, row[SIDES])
    if hidden & (mask_of(row[HAND + seat]) | laid_by(row, _FIRST, _ALL)):
        return False
    strong = count_bits(hidden & FORTRESSES)
    others = count_bits(hidden) - strong
    left = fortresses_left(row, _FIRST, seat) if free else 0
    return strong + others <= count_bits(free & fresh) and strong <= left and others <= count_bits(free) - left


@jit
def has_begun_with(row, pair):  # type: ignore[no-untyped-def]
    """Whether a seat of the first side laid one of these tiles first: it held that tile during the mulligan."""
    for seat in range(0, row[SEATS], row[SIDES]):
        for place in range(1, row[COUNT]):
            land = row[LAND + place]
            if land >> 19 == seat:
                if pair >> (land >> 12 & 31) & 1:
                    return True
                break
    return False


@jit
def put_back(row, side, seat, filled):  # type: ignore[no-untyped-def]
    """Takes a side's tiles back into its hands and its deck."""
    for other in range(side, row[SEATS], row[SIDES]):
        size = size_of(row[HAND + other])
        row[HAND + other] = filled & (1 << 5 * size) - 1
        filled >>= 5 * size
    row[DECK + side] = filled
