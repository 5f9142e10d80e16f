"""Deals whole tables at once, as likely as draw by draw (R6, R40)."""

import numpy as np

from taverne.fast.bits import jit, throw
from taverne.fast.rivality.layout import EXCHANGED, FIRST_HAND, FRONTIER, LEVEL, SIDES, STEP, WRITTEN
from taverne.fast.rivality.opening import begin, lay_out, pick_up
from taverne.games.rivality import tiles

SCRATCH = FRONTIER + 4
"""Where tiles are shuffled: the frontier has no more than four cells while chance deals."""


def _sorted(pool: bytes) -> list[int]:
    """The tiles of a pool, its fortresses last, in an array for every pool."""
    return sorted(pool, key=tiles.FORTRESSES.__contains__) + [0] * (24 - len(pool))


_POOLS = np.array([_sorted(tiles.STARRED), _sorted(tiles.PLAIN), _sorted(tiles.LAND_TILES)], dtype=np.int64)


@jit
def shuffle(row, first, size, random):  # type: ignore[no-untyped-def]
    """Shuffles some words of a row."""
    for last in range(size - 1, 0, -1):
        other = throw(random, last + 1)
        kept = row[first + last]
        row[first + last] = row[first + other]
        row[first + other] = kept


@jit
def stack(row, first, size, word, random):  # type: ignore[no-untyped-def]
    """Puts tiles in any order on top of those that share a word."""
    for last in range(size - 1, -1, -1):
        other = throw(random, last + 1)
        word = word << 5 | row[first + other] + 1
        row[first + other] = row[first + last]
    return word


@jit
def deal_two(row, random):  # type: ignore[no-untyped-def]
    """Makes the decks of two sides: any order in which the last tile is no fortress (R6)."""
    for side in range(2):
        pool = side ^ row[EXCHANGED]
        bottom = throw(random, 9)
        for place in range(12):
            row[SCRATCH + place] = _POOLS[pool, place]
        row[SCRATCH + bottom] = _POOLS[pool, 11]
        pick_up(row, side, stack(row, SCRATCH, 11, _POOLS[pool, bottom] + 1, random))


@jit
def deal_three(row, random):  # type: ignore[no-untyped-def]
    """Makes the decks of three sides: each has two fortresses, neither of them last (R6)."""
    for place in range(24):
        row[SCRATCH + place] = _POOLS[2, place]
    shuffle(row, SCRATCH, 18, random)
    shuffle(row, SCRATCH + 18, 6, random)
    for side in range(3):
        others, strong, own = SCRATCH + 6 * side, SCRATCH + 18 + 2 * side, SCRATCH + 24
        for place in range(5):
            row[own + place] = row[others + 1 + place]
        row[own + 5] = row[strong]
        row[own + 6] = row[strong + 1]
        pick_up(row, side, stack(row, own, 7, row[others] + 1, random))


@jit
def deal(row, random):  # type: ignore[no-untyped-def]
    """Deals a table whose rules are set, up to the first decision."""
    begin(row)
    if row[LEVEL]:
        for half in range(2):
            for place in range(12):
                row[SCRATCH + place] = _POOLS[half ^ row[EXCHANGED], place]
            row[WRITTEN] = stack(row, SCRATCH, 12, 0, random)
            lay_out(row)
        return
    if row[SIDES] == 2:
        deal_two(row, random)
    else:
        deal_three(row, random)
    row[STEP] = FIRST_HAND
