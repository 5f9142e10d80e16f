"""How near the players are to beating the game itself: a campaign's legends (A54–A56), a team's target (A65)."""

import numpy as np

from taverne.fast.bits import count_bits, jit, low_bit
from taverne.fast.kingdom.layout import (
    AGE,
    COOPERATIVE,
    DECK_SIZE,
    HIDDEN,
    KINDS,
    MODE,
    OVER,
    POINTS,
    RIVER,
    SCRATCH,
    SEATS,
    STEP,
    TARGET,
    UP,
    WRITTEN,
)
from taverne.fast.kingdom.legends import met, sum_legends
from taverne.fast.kingdom.links import find_gates, linked_with, reach_of
from taverne.fast.kingdom.results import team_points
from taverne.fast.kingdom.scoring import score_lines
from taverne.games.kingdom.cards import DRAGON, LEGENDS, PORTAL, SYMBOLS
from taverne.games.kingdom.modes.solo.campaign import ROWS

MET = 30.0
"""What a legend of the campaign is worth that is met, and part of it for one nearly met."""
NEARLY = 0.8
TIME = 1.2
"""What a card in the deck or an unexplored land is worth while legends are unwritten."""
HARMONY = 0.5
"""How much a campaign's points count beside its legends."""
AGE_REACHED = 200.0
LOST = 60.0
"""What losing the campaign or the cooperative game costs, and winning brings."""
LAND = -0.2
HALF_TAMED = 1.5
"""What the first of two tamers linked to a wild dragon is worth."""
LEGEND_NEEDED = 6.0
"""What meeting a legend is worth to a team that has written none this round: without one, the target rises."""

_ALLIANCE, _KIN, _BATTLE, _LAND, _FOUR = range(5)
_SORTS = ("alliance", "kin", "battle", "land", "four")
_SORT = np.array([_SORTS.index(name.partition("-")[0]) for name in LEGENDS], dtype=np.int64)
_FIRST = np.array([SYMBOLS.index(name[-1:]) if "-" in name else 0 for name in LEGENDS], dtype=np.int64)
_SECOND = np.array([SYMBOLS.index(name[-2]) if name[-2] in SYMBOLS else 0 for name in LEGENDS], dtype=np.int64)
_SIZES = np.array(ROWS, dtype=np.int64)


@jit
def nearness(row, seat, legend):  # type: ignore[no-untyped-def]
    """How near a kingdom is to a legend that it does not meet, from 0 to 1."""
    base = UP + seat * KINDS
    sort = _SORT[legend]
    if sort == _FOUR:
        tribes = 0
        for kind in range(4, 8):
            tribes += row[base + kind] != 0
        return tribes / 4
    xs, ys = row[base + _FIRST[legend]], row[base + _SECOND[legend]]
    if sort == _KIN:
        return min(count_bits(xs), 2) * 0.35
    if sort == _ALLIANCE:
        return (xs != 0) * 0.35 + (ys != 0) * 0.35
    if sort == _LAND:
        return min(count_bits(xs), 3) * 0.2 + (0.2 if reach_of(xs) & xs else 0.0)
    if not xs or not ys:
        return 0.0
    return min(count_bits(xs) + count_bits(ys), 3) * 0.15 + (0.3 if reach_of(xs) & ys else 0.0)


@jit
def card_value(row, seat):  # type: ignore[no-untyped-def]
    """What a kingdom's cards are worth while the game goes on."""
    base = UP + seat * KINDS
    value = score_lines(row, seat, row[SCRATCH : SCRATCH + 7]) + LAND * count_bits(row[HIDDEN + seat])
    dragons = row[base + DRAGON]
    if dragons:
        count = find_gates(row[base + PORTAL], row)
        while dragons:
            near = linked_with(low_bit(dragons), row, count)
            dragons &= dragons - 1
            for tribe in range(4, 7):
                if count_bits(near & row[base + tribe]) == 1:
                    value += HALF_TAMED
                    break
    return value


@jit
def campaign_value(row):  # type: ignore[no-untyped-def]
    """How much of the campaign is written, and how near the next legends are."""
    wanted = row[RIVER]
    age = row[AGE]
    value = AGE_REACHED * age + MET * (_SIZES[age - 1] - count_bits(wanted))
    if row[STEP] == OVER:
        points = 0.0
        for past in range(age):
            points += row[POINTS + past]
        if wanted:
            return value - LOST
        return value + AGE_REACHED + HARMONY * points
    if not row[HIDDEN] and not wanted:  # The age is over; its block is to be chosen.
        return value + AGE_REACHED / 2
    shown = met(row, 0, wanted)
    missing = wanted & ~shown
    value += MET * count_bits(shown) + HARMONY * card_value(row, 0)
    while missing:
        value += MET * NEARLY * nearness(row, 0, low_bit(missing))
        missing &= missing - 1
    if wanted:
        value += TIME * (count_bits(row[HIDDEN]) + 0.5 * row[DECK_SIZE])
    for past in range(age - 1):
        value += HARMONY * row[POINTS + past]
    return value


@jit
def team_value(row):  # type: ignore[no-untyped-def]
    """What all kingdoms are worth to the team, the weakest most, above the target."""
    seats = row[SEATS]
    target = sum_legends(row[TARGET])
    if row[STEP] == OVER:
        points = team_points(row)
        return 2.0 * points + (LOST if points > 0 else -LOST)
    total = 0.0
    least = 1000.0
    for seat in range(seats):
        value = card_value(row, seat)
        shown = met(row, seat, row[RIVER])
        if shown:
            value += 0.5 * count_bits(shown) + (0.0 if row[WRITTEN] else LEGEND_NEEDED / seats)
        total += value
        least = min(least, value)
    written = 1.0 if row[WRITTEN] else 0.0
    return total / seats + least - 2.0 * target + written


@jit
def goal_value(row):  # type: ignore[no-untyped-def]
    """How near the players are to beating the game, in points."""
    return team_value(row) if row[MODE] == COOPERATIVE else campaign_value(row)
