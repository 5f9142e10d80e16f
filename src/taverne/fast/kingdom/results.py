"""How a game ended: points and ranks (A10, A19, A56, A65)."""

from taverne.fast.bits import jit
from taverne.fast.kingdom.layout import (
    AGE,
    COOPERATIVE,
    MODE,
    OBJECTIVES,
    POINTS,
    RIVER,
    SCRATCH,
    SEATS,
    SOLO,
    TARGET,
)
from taverne.fast.kingdom.legends import sum_legends
from taverne.fast.kingdom.scoring import score_lines

_LINES = 7


@jit
def campaign_points(row):  # type: ignore[no-untyped-def]
    """What a campaign's kingdoms are above their objectives, nothing if it is lost (A56)."""
    points = 0
    if not row[RIVER]:
        for age in range(row[AGE]):
            points += row[POINTS + age] - row[OBJECTIVES + age]
    return points


@jit
def team_points(row):  # type: ignore[no-untyped-def]
    """The team's lowest kingdom minus the target (A65)."""
    lines = row[SCRATCH : SCRATCH + _LINES]
    least = score_lines(row, 0, lines)
    for seat in range(1, row[SEATS]):
        least = min(least, score_lines(row, seat, lines))
    return least - sum_legends(row[TARGET])


@jit
def sort_lines(lines):  # type: ignore[no-untyped-def]
    """Sorts the lines of a score sheet, the best first."""
    for place in range(1, _LINES):
        line = lines[place]
        while place and lines[place - 1] < line:
            lines[place] = lines[place - 1]
            place -= 1
        lines[place] = line


@jit
def is_better(row, one, other):  # type: ignore[no-untyped-def]
    """Whether a seat is ahead of another: by points, then by its best line, its second best, and so on (A10)."""
    mine, theirs = row[SCRATCH : SCRATCH + _LINES], row[SCRATCH + _LINES : SCRATCH + 2 * _LINES]
    difference = score_lines(row, one, mine) - score_lines(row, other, theirs)
    if difference:
        return difference > 0
    sort_lines(mine)
    sort_lines(theirs)
    for line in range(_LINES):
        if mine[line] != theirs[line]:
            return mine[line] > theirs[line]
    return False


@jit
def write_results(row, points, ranks):  # type: ignore[no-untyped-def]
    """Writes each seat's points and rank, 1 the best; against the game itself, 1 for won and 2 for lost."""
    mode = row[MODE]
    seats = row[SEATS]
    if mode == SOLO:
        points[0] = campaign_points(row)
        ranks[0] = 2 if row[RIVER] else 1
    elif mode == COOPERATIVE:
        team = team_points(row)
        for seat in range(seats):
            points[seat] = team
            ranks[seat] = 1 if team > 0 else 2
    else:
        for seat in range(seats):
            points[seat] = score_lines(row, seat, row[SCRATCH : SCRATCH + _LINES])
            rank = 1
            for other in range(seats):
                if other != seat and is_better(row, other, seat):
                    rank += 1
            ranks[seat] = rank
