"""Points and who wins (R13, R14, R34)."""

import numpy as np

from taverne.fast.bits import jit
from taverne.fast.rivality.battle import NOBODY, holder
from taverne.fast.rivality.layout import COUNT, EXPERT, GOLEMS, SIDES, TILE, WIZARD
from taverne.games.rivality import tiles

POINTS = np.array(tiles.POINTS, dtype=np.int64)


@jit
def owner_of(row, place, well):  # type: ignore[no-untyped-def]
    """The side that takes a tile: its controller, or who controls the well if it is one of those tied (R13)."""
    side = holder(row, place)
    if side != NOBODY or well == NOBODY:
        return side
    at = GOLEMS + 3 * place
    most = max(row[at], row[at + 1], row[at + 2])
    return well if most and row[at + well] == most else NOBODY


@jit
def score(row, points):  # type: ignore[no-untyped-def]
    """Writes each side's points (R13, R34)."""
    for side in range(3):
        points[side] = 0
    well = holder(row, 0)
    for place in range(row[COUNT]):
        if place == row[WIZARD] or place == row[WIZARD + 1] or place == row[WIZARD + 2]:
            continue
        side = owner_of(row, place, well)
        if side != NOBODY:
            at = GOLEMS + 3 * place
            points[side] += POINTS[row[TILE + place]]
            if row[EXPERT] and row[at + side] < row[at] + row[at + 1] + row[at + 2]:
                points[side] -= 1


@jit
def winners(row, points):  # type: ignore[no-untyped-def]
    """The mask of the sides that win: most points; on a tie whoever controls the well, else they share (R14)."""
    most = points[0]
    for side in range(1, row[SIDES]):
        most = max(most, points[side])
    tied = 0
    for side in range(row[SIDES]):
        if points[side] == most:
            tied |= 1 << side
    well = holder(row, 0)
    return 1 << well if tied & (tied - 1) and well != NOBODY else tied
