"""The value of a kingdom: a weighted sum of features, with weights learned from games (see `learning`)."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from taverne.fast.bits import count_bits, inlined, jit
from taverne.fast.kingdom.lanes import lane_of, pack_lanes
from taverne.fast.kingdom.layout import (
    GROUPS,
    HIDDEN,
    KINDS,
    KNOWN,
    OVER,
    PACTS,
    RIVER,
    SEATS,
    SPREADS,
    STAFFS,
    STALE,
    STEP,
    TAMED,
    TREATIES,
    UP,
)
from taverne.fast.kingdom.legends import find_met, most_points, sum_legends
from taverne.fast.kingdom.links import find_links, linked_to_any, survey
from taverne.fast.kingdom.scoring import dragon_points, score_held, score_lines
from taverne.fast.kingdom.weights import DRAWN, FEATURES, LANDS, REVEALED, SCALE, WEIGHTS, read_learned
from taverne.fast.maths import exp
from taverne.games.kingdom.cards import DRAGON, HUMAN, PORTAL

_MOST_LANDS = 12


def first_weights() -> NDArray[np.float64]:
    """The weights that learning starts from."""
    weights = np.zeros(WEIGHTS)
    weights[[1, 12, 13, 14, 16]] = 1.0, -0.2, 0.3, 0.6, 1.5
    weights[[DRAWN, REVEALED, SCALE]] = 2.5, 0.3, 8.0
    return weights


def learned_weights() -> NDArray[np.float64]:
    """The weights that `learning` found."""
    return np.array(read_learned())


@inlined
def time_left(row):  # type: ignore[no-untyped-def]
    """How much of the game is left, from 1 to 0: the fewest lands still to be explored."""
    least = 16
    for seat in range(row[SEATS]):
        least = min(least, count_bits(row[HIDDEN + seat]))
    return least / _MOST_LANDS


class Cards(NamedTuple):
    """A kingdom: its cards, and what has changed since legends were looked up."""

    terrains: int
    """A word with a lane for each kind, as all of `lanes`."""
    tribes: int
    dragons: int
    portals: int
    hidden: int
    stale: int
    """The legends to look up again."""


@inlined
def cards_of(row, seat):  # type: ignore[no-untyped-def]
    """The kingdom of a seat as it lies."""
    base = UP + seat * KINDS
    return Cards(
        pack_lanes(row, base),
        pack_lanes(row, base + HUMAN),
        row[base + DRAGON],
        row[base + PORTAL],
        row[HIDDEN + seat],
        row[STALE + seat],
    )


@inlined
def write_cards_features(row, seat, cards, links, out):  # type: ignore[no-untyped-def]
    """Writes the features of a kingdom whose links lie there."""
    terrains, tribes, dragons, portals, hidden, stale = cards
    river = row[RIVER]
    seen = survey(terrains, tribes, row[TREATIES + seat], row, links)
    tamed, helped = find_tamed(seen)
    conflicts = 2 * max(seen.conflicts - row[PACTS + seat], 0)
    tame = count_bits(dragons & (tamed | row[STAFFS + seat]))
    line = dragon_points(row, count_bits(dragons), tame + row[TAMED + seat])
    points = seen.harmony + line + score_held(row, seat) - conflicts
    shown = (row[KNOWN + seat] & ~stale | find_met(terrains, tribes, seen, row[SPREADS] != 0) & stale) & river
    out[0] = 1.0
    out[1] = points
    for kind in range(4):
        out[2 + kind] = count_bits(lane_of(terrains, kind))
        out[6 + kind] = count_bits(lane_of(tribes, kind))
    out[10] = count_bits(dragons)
    out[11] = count_bits(portals)
    out[LANDS] = count_bits(hidden)
    out[13] = sum_legends(shown)
    out[14] = most_points(shown)
    out[15] = count_bits(river)
    # Wild dragons that have one tamer of two, and that have none.
    out[16] = count_bits(dragons & helped & ~tamed)
    out[17] = count_bits(dragons & ~helped)
    write_legend_features(terrains, tribes, seen, river & ~shown, out)
    # Room to grow: lands beside tribes and terrains.
    near_dragons = linked_to_any(dragons, row, links)
    for kind in range(4):
        out[32 + kind] = count_bits(lane_of(seen.near_terrains, kind) & hidden)
        out[36 + kind] = count_bits(lane_of(seen.near_tribes, kind) & hidden)
    out[40] = row[links + GROUPS]
    out[41] = count_bits(near_dragons & hidden)
    out[42] = count_bits(dragons) >= 2
    out[43] = count_bits(dragons) >= 3
    out[44] = conflicts
    out[45] = count_bits(hidden) == 1
    out[46] = 0.0
    out[47] = 0.0


@inlined
def find_tamed(seen):  # type: ignore[no-untyped-def]
    """The cells where two of a tribe that tames would tame a dragon, and those where at least one is linked (A7)."""
    twice, once = seen.twice_tribes, seen.near_tribes
    tamed = lane_of(twice, 0) | lane_of(twice, 1) | lane_of(twice, 2)
    return tamed, lane_of(once, 0) | lane_of(once, 1) | lane_of(once, 2)


@inlined
def has_two(mask):  # type: ignore[no-untyped-def]
    """Whether a set has two members or more."""
    return mask & (mask - 1) != 0


@inlined
def write_legend_features(terrains, tribes, seen, missing, out):  # type: ignore[no-untyped-def]
    """Writes how close the kingdom is to the river legends that it does not meet."""
    humans, elves, dwarves, goblins = lane_of(tribes, 0), lane_of(tribes, 1), lane_of(tribes, 2), lane_of(tribes, 3)
    has_humans, has_elves, has_dwarves, has_goblins = humans != 0, elves != 0, dwarves != 0, goblins != 0
    out[18] = (missing & 1) * (has_humans & has_elves) + (missing >> 1 & 1) * (has_humans & has_dwarves)
    out[19] = (missing & 3 != 0) & has_humans
    near_goblins = lane_of(seen.near_tribes, 3)
    kin = 0
    pairs = 0
    both = 0
    linked = 0
    crowds = 0
    for tribe in range(4):
        here = lane_of(tribes, tribe)
        is_missing = missing >> 2 + tribe & 1
        kin += is_missing * (here != 0)
        pairs += is_missing * has_two(here)
    for battle in range(4):
        is_elves_on_dwarves = battle == 3
        xs = elves if is_elves_on_dwarves else lane_of(tribes, battle)
        ys = dwarves if is_elves_on_dwarves else goblins
        near = lane_of(seen.near_tribes, 2) if is_elves_on_dwarves else near_goblins
        is_missing = missing >> 6 + battle & 1
        has_both = (xs != 0) & (ys != 0)
        both += is_missing * has_both
        linked += is_missing * (xs & near != 0)
        crowds += is_missing * (has_both & (count_bits(xs) + count_bits(ys) >= 3))
    out[20] = kin
    out[21] = pairs
    out[22] = both
    out[23] = linked
    out[24] = crowds
    ones = 0
    twos = 0
    touching = 0
    threes = 0
    for terrain in range(4):
        here = lane_of(terrains, terrain)
        is_missing = missing >> 10 + terrain & 1
        ones += is_missing * (here != 0)
        twos += is_missing * has_two(here)
        touching += is_missing * (here & lane_of(seen.touching_terrains, terrain) != 0)
        threes += is_missing * (count_bits(here) >= 3)
    out[25] = ones
    out[26] = twos
    out[27] = touching
    out[28] = threes
    kinds = has_humans * 1 + has_elves * 1 + has_dwarves * 1 + has_goblins * 1
    out[29] = (missing >> 14 & 1) * (kinds == 2)
    out[30] = (missing >> 14 & 1) * (kinds == 3)
    out[31] = count_bits(missing)


@jit
def write_features(row, seat, out):  # type: ignore[no-untyped-def]
    """Writes the features of a seat's kingdom."""
    write_cards_features(row, seat, cards_of(row, seat), find_links(row, seat), out)


@jit
def value_with(row, seat, cards, links, left, evaluator):  # type: ignore[no-untyped-def]
    """The points that a seat is expected to end with if these were its cards, with so much of the game left."""
    out, weights = evaluator.features, evaluator.weights
    write_cards_features(row, seat, cards, links, out)
    # Four sums instead of one let machines add in parallel and yet all round alike.
    one = two = three = four = 0.0
    for index in range(0, FEATURES, 4):
        one += out[index] * (weights[index] + left * weights[FEATURES + index])
        two += out[index + 1] * (weights[index + 1] + left * weights[FEATURES + index + 1])
        three += out[index + 2] * (weights[index + 2] + left * weights[FEATURES + index + 2])
        four += out[index + 3] * (weights[index + 3] + left * weights[FEATURES + index + 3])
    return (one + two) + (three + four) + evaluator.sure[seat] + evaluator.likely[seat]


@jit
def value_of(row, seat, evaluator):  # type: ignore[no-untyped-def]
    """The points a kingdom is expected to end with."""
    return value_with(row, seat, cards_of(row, seat), find_links(row, seat), time_left(row), evaluator)


@jit
def timed_weight(row, evaluator, what):  # type: ignore[no-untyped-def]
    """A pair of weights combined by the time left, such as what drawing or revealing gains on average."""
    return evaluator.weights[what] + time_left(row) * evaluator.weights[what + 1]


@jit
def evaluate(row, evaluator):  # type: ignore[no-untyped-def]
    """Writes how likely each seat is to win, from 0 to 1; once the game is over, whether it has won."""
    seats = row[SEATS]
    totals, values = evaluator.totals, evaluator.values
    is_over = row[STEP] == OVER
    for seat in range(seats):
        if is_over:
            totals[seat] = score_lines(row, seat, evaluator.lines) + evaluator.sure[seat]
        else:
            totals[seat] = value_of(row, seat, evaluator)
    scale = 6.0 if is_over else max(timed_weight(row, evaluator, SCALE), 1.0)
    for seat in range(seats):
        best = -1000.0
        for other in range(seats):
            if other != seat:
                best = max(best, totals[other])
        lead = totals[seat] - best
        value = 1.0 / (1.0 + exp(-lead / scale))
        if is_over:
            value = 0.1 * value + 0.9 * (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0)
        values[seat] = value
