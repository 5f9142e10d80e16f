"""Points, who wins, and ranks (R13, R14, R34, R48)."""

import numpy as np

from taverne.fast.bits import jit
from taverne.fast.rivality.battle import HOLDER, LEADERS, NOBODY, side_of
from taverne.fast.rivality.layout import COUNT, EXPERT, GOLEMS, LAND, LEVEL, LEVELS, SEATS, SIDES, WIZARD
from taverne.fast.rivality.solo import SOURAMOUN, YOU
from taverne.games.rivality import tiles
from taverne.games.rivality.scoring import BEGINNER_COUNT, VETERAN_COUNT

POINTS = np.array([*tiles.POINTS, *[0] * 6], dtype=np.int64)
BEGINNER, VETERAN = LEVELS.index(BEGINNER_COUNT), LEVELS.index(VETERAN_COUNT)


@jit
def arbiter_of(row):  # type: ignore[no-untyped-def]
    """The side that takes contested tiles if it is among those tied: who controls the well, or Souramoun (R13, R48)."""
    if row[LEVEL]:
        return NOBODY if row[LEVEL] == BEGINNER else SOURAMOUN
    return np.int64(HOLDER[row[GOLEMS]])


@jit
def owner_of(golems, arbiter):  # type: ignore[no-untyped-def]
    """The side that takes a tile with these golems once no wizard stands there (R13, R48)."""
    side = np.int64(HOLDER[golems])
    if side == NOBODY and arbiter != NOBODY and LEADERS[golems] >> arbiter & 1:
        return arbiter
    return side


@jit
def worth_of(row, place, golems, side):  # type: ignore[no-untyped-def]
    """The points of a tile that a side takes with these golems (R13, R34, R48)."""
    points = POINTS[row[LAND + place] >> 12 & 31]
    if row[EXPERT] or (row[LEVEL] == VETERAN and side == YOU):
        points -= golems & ~(7 << 3 * side) != 0
    return points


@jit
def is_visited(row, place):  # type: ignore[no-untyped-def]
    """Whether a wizard stands on a tile, which counts for nobody then (R13, R48)."""
    return place == row[WIZARD] or place == row[WIZARD + 1] or place == row[WIZARD + 2]


@jit
def tally(row):  # type: ignore[no-untyped-def]
    """Each side's points."""
    one = two = three = 0
    arbiter = arbiter_of(row)
    for place in range(row[COUNT]):
        golems = row[GOLEMS + place]
        side = owner_of(golems, arbiter)
        if side != NOBODY and not is_visited(row, place):
            points = worth_of(row, place, golems, side)
            one += points if side == 0 else 0
            two += points if side == 1 else 0
            three += points if side == 2 else 0
    return one, two, three


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
    return 1 << well if tied & (tied - 1) and well != NOBODY else tied


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
