"""Points, who wins, and ranks (R13, R14, R34, R48)."""

import numpy as np

from taverne.fast.bits import inlined, jit
from taverne.fast.rivality.battle import HOLDER, LEADERS, NOBODY, side_of
from taverne.fast.rivality.layout import COUNT, EXPERT, GOLEMS, LAND, LEVEL, LEVELS, SEATS, SIDES, WIZARD
from taverne.fast.rivality.solo import SOURAMOUN, YOU
from taverne.games.rivality import tiles
from taverne.games.rivality.scoring import BEGINNER_COUNT, VETERAN_COUNT

POINTS = np.array([*tiles.POINTS, *[0] * 6], dtype=np.int64)
BEGINNER, VETERAN = LEVELS.index(BEGINNER_COUNT), LEVELS.index(VETERAN_COUNT)


NOBODY_THERE = 3
"""Stands for nobody among those who take tiles."""
OWNER = np.zeros((4, 512), dtype=np.int8)
"""Who takes a tile with these golems, given who takes contested ones, once no wizard stands there (R13, R48)."""
for _golems in range(512):
    for _arbiter in range(4):
        _is_tied = _arbiter < NOBODY_THERE and LEADERS[_golems] >> _arbiter & 1
        _holder = _arbiter if _is_tied else HOLDER[_golems]
        OWNER[_arbiter, _golems] = NOBODY_THERE if _holder == NOBODY else _holder


@inlined
def owner_of(golems, arbiter):  # type: ignore[no-untyped-def]
    """The side that takes a tile with these golems once no wizard stands there, or NOBODY_THERE (R13, R48)."""
    return np.int64(OWNER[arbiter & 3, golems & 511])


@jit
def arbiter_of(row):  # type: ignore[no-untyped-def]
    """The side that takes contested tiles if it is among those tied: who controls the well, or Souramoun (R13, R48)."""
    if row[LEVEL]:
        return NOBODY_THERE if row[LEVEL] == BEGINNER else SOURAMOUN
    return owner_of(row[GOLEMS], np.int64(NOBODY_THERE))


@inlined
def worth_of(row, place, golems, side):  # type: ignore[no-untyped-def]
    """The points of a tile that a side takes with these golems (R13, R34, R48)."""
    is_shared = golems & ~(7 << 3 * side) != 0
    deducts = (row[EXPERT] != 0) | ((row[LEVEL] == VETERAN) & (side == YOU))
    return POINTS[row[LAND + place] >> 12 & 31] - (is_shared & deducts)


@jit
def is_visited(row, place):  # type: ignore[no-untyped-def]
    """Whether a wizard stands on a tile, which counts for nobody then (R13, R48)."""
    return place == row[WIZARD] or place == row[WIZARD + 1] or place == row[WIZARD + 2]


@jit
def count_points(row):  # type: ignore[no-untyped-def]
    """Each side's points, sixteen bits for each: adding them up takes no branch."""
    arbiter = arbiter_of(row)
    total = 0
    for place in range(row[COUNT]):
        golems = row[GOLEMS + place]
        owner = owner_of(golems, arbiter)
        total += worth_of(row, place, golems, owner) << 16 * owner
    for side in range(row[SIDES]):
        place = row[WIZARD + side]
        if place >= 0:
            golems = row[GOLEMS + place]
            owner = owner_of(golems, arbiter)
            total -= worth_of(row, place, golems, owner) << 16 * owner
    return total


@jit
def tally(row):  # type: ignore[no-untyped-def]
    """Each side's points."""
    total = count_points(row)
    return total & 65535, total >> 16 & 65535, total >> 32 & 65535


@jit
def score(row, points):  # type: ignore[no-untyped-def]
    """Writes each side's points."""
    points[0], points[1], points[2] = tally(row)


@jit
def winners(row, points):  # type: ignore[no-untyped-def]
    """The mask of the sides that win: most points; on a tie whoever controls the well, else they share (R14, R48)."""
    if row[LEVEL]:
        return 1 << (YOU if points[YOU] > points[SOURAMOUN] else SOURAMOUN)
    most = points[0]
    for side in range(1, row[SIDES]):
        most = max(most, points[side])
    tied = 0
    for side in range(row[SIDES]):
        if points[side] == most:
            tied |= 1 << side
    well = arbiter_of(row)
    return 1 << well if tied & (tied - 1) and well != NOBODY_THERE else tied


@jit
def write_results(row, points, ranks):  # type: ignore[no-untyped-def]
    """Writes each seat's points and rank, 1 the best; in solo rank 2 is a defeat.

    Both arrays have room for four numbers.
    """
    score(row, points)
    first = winners(row, points)
    if row[LEVEL]:
        ranks[0] = 1 if first == 1 << YOU else 2
        return
    sides = row[SIDES]
    for side in range(sides):
        rank = 1
        for other in range(sides):
            ahead = (first >> other & 1) - (first >> side & 1)
            rank += ahead > 0 or (ahead == 0 and points[other] > points[side])
        ranks[side] = rank
    for seat in range(sides, row[SEATS]):
        points[seat] = points[side_of(row, seat)]
        ranks[seat] = ranks[side_of(row, seat)]
