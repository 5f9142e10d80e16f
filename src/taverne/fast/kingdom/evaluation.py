"""The value of a kingdom: a weighted sum of features, with weights learned from games (see `learning`)."""

import numpy as np
from numpy.typing import NDArray

from taverne.fast.bits import count_bits, jit, low_bit
from taverne.fast.kingdom.layout import HIDDEN, KINDS, KNOWN, OVER, RIVER, SEATS, STALE, STEP, UP
from taverne.fast.kingdom.links import find_gates, linked_to, linked_with, reach_of
from taverne.fast.kingdom.scoring import LEGEND_POINTS, met, score_lines
from taverne.fast.kingdom.weights import DRAWN, FEATURES, LANDS, REVEALED, SCALE, WEIGHTS, read_learned
from taverne.fast.maths import exp
from taverne.games.kingdom.cards import DRAGON, DWARF, ELF, GOBLIN, HUMAN, PORTAL

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


@jit
def time_left(row):  # type: ignore[no-untyped-def]
    """How much of the game is left, from 1 to 0: the fewest lands still to be explored."""
    least = 16
    for seat in range(row[SEATS]):
        least = min(least, count_bits(row[HIDDEN + seat]))
    return least / _MOST_LANDS


@jit
def write_features(row, seat, lines, out):  # type: ignore[no-untyped-def]
    """Writes the features of a seat's kingdom."""
    base = UP + seat * KINDS
    hidden = row[HIDDEN + seat]
    river = row[RIVER]
    out[:FEATURES] = 0.0
    out[0] = 1.0
    out[1] = score_lines(row, seat, lines)
    for kind in range(KINDS):
        out[2 + kind] = count_bits(row[base + kind])
    out[LANDS] = count_bits(hidden)
    # Code that tries out a card marks the legends it may change: only those are looked up, and nothing is stored.
    stale = row[STALE + seat]
    shown = row[KNOWN + seat] & river
    if stale:
        shown = shown & ~stale | met(row, seat, stale & river)
    legends = shown
    best = 0
    while legends:
        points = LEGEND_POINTS[low_bit(legends)]
        legends &= legends - 1
        out[13] += points
        best = max(best, points)
    out[14] = best
    out[15] = count_bits(river)
    count = find_gates(row[base + PORTAL], row)
    write_dragon_features(row, base, count, out)
    write_legend_features(row, base, river & ~shown, count, out)
    # Room to grow: lands beside tribes and terrains.
    for kind in range(8):
        out[32 + kind] = count_bits(linked_to(row[base + kind], row, count) & hidden)
    out[40] = count
    out[41] = count_bits(linked_to(row[base + DRAGON], row, count) & hidden)
    out[42] = count_bits(row[base + DRAGON]) >= 2
    out[43] = count_bits(row[base + DRAGON]) >= 3
    out[44] = -lines[6]
    out[45] = count_bits(hidden) == 1


@jit
def write_dragon_features(row, base, count, out):  # type: ignore[no-untyped-def]
    """Writes how many wild dragons have one tamer of two, and how many have none."""
    dragons = row[base + DRAGON]
    while dragons:
        near = linked_with(low_bit(dragons), row, count)
        dragons &= dragons - 1
        most = max(
            count_bits(near & row[base + HUMAN]),
            count_bits(near & row[base + ELF]),
            count_bits(near & row[base + DWARF]),
        )
        if most == 1:
            out[16] += 1
        elif most == 0:
            out[17] += 1


@jit
def write_legend_features(row, base, missing, count, out):  # type: ignore[no-untyped-def]
    """Writes how close the kingdom is to the river legends that it does not meet."""
    humans, elves, dwarves, goblins = row[base + HUMAN], row[base + ELF], row[base + DWARF], row[base + GOBLIN]
    if missing & 1:
        out[18] += humans != 0 and elves != 0
    if missing & 2:
        out[18] += humans != 0 and dwarves != 0
    if missing & 3:
        out[19] += humans != 0
    for legend in range(2, 6):
        if missing >> legend & 1:
            here = row[base + 2 + legend]
            out[20] += here != 0
            out[21] += here & (here - 1) != 0
    for legend in range(6, 10):
        if missing >> legend & 1:
            xs = elves if legend == 9 else row[base + legend - 2]
            ys = dwarves if legend == 9 else goblins
            out[22] += xs != 0 and ys != 0
            out[23] += xs & linked_to(ys, row, count) != 0
            out[24] += count_bits(xs) + count_bits(ys) >= 3 and xs != 0 and ys != 0
    for terrain in range(4):
        if missing >> (10 + terrain) & 1:
            here = row[base + terrain]
            out[25] += here != 0
            out[26] += here & (here - 1) != 0
            out[27] += here & reach_of(here) != 0
            out[28] += count_bits(here) >= 3
    if missing >> 14 & 1:
        tribes = (humans != 0) + (elves != 0) + (dwarves != 0) + (goblins != 0)
        out[29] += tribes == 2
        out[30] += tribes == 3
    out[31] = count_bits(missing)


@jit
def value_of(row, seat, evaluator):  # type: ignore[no-untyped-def]
    """The points a kingdom is expected to end with."""
    out, weights = evaluator.features, evaluator.weights
    write_features(row, seat, evaluator.lines, out)
    left = time_left(row)
    # Four sums instead of one let machines add in parallel and yet all round alike.
    one = two = three = four = 0.0
    for index in range(0, FEATURES, 4):
        one += out[index] * (weights[index] + left * weights[FEATURES + index])
        two += out[index + 1] * (weights[index + 1] + left * weights[FEATURES + index + 1])
        three += out[index + 2] * (weights[index + 2] + left * weights[FEATURES + index + 2])
        four += out[index + 3] * (weights[index + 3] + left * weights[FEATURES + index + 3])
    return (one + two) + (three + four) + evaluator.sure[seat] + evaluator.likely[seat]


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
