"""Which move looks best by the outlook, without looking ahead; and play by it."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from taverne.fast.bits import count_bits, jit, low_bit, new_random, nth_bit, throw
from taverne.fast.kingdom.layout import (
    CARDS,
    CLOSE,
    DRAW,
    END,
    HAND,
    HELD_CARD,
    HIDDEN,
    KINDS,
    LEGEND,
    MOST_LEGAL,
    OVER,
    PILE,
    PILE_SIZE,
    PLACE,
    REVEAL,
    SEAT,
    SEATS,
    STALE,
    STEP,
    TAKE,
    TURN,
    UP,
)
from taverne.fast.kingdom.outlook import DRAWN, FEATURES, REVEALED, hoped, promise
from taverne.fast.kingdom.playout import settle
from taverne.fast.kingdom.scoring import LEGEND_POINTS
from taverne.fast.kingdom.turn import CONCERNED, apply_move, free_cells, look_up, open_legends

DECIDED = 40.0
"""What ending the game in the lead is worth, or behind it costs."""
AT_ONCE = 30.0
"""A legend is taken before anything else."""


class Mind(NamedTuple):
    """What play by looks needs: the weights, room to think, and chance."""

    weights: NDArray[np.float64]
    features: NDArray[np.float64]
    lines: NDArray[np.int64]
    standing: NDArray[np.float64]
    values: NDArray[np.float64]
    moves: NDArray[np.int64]
    random: NDArray[np.uint64]
    knobs: NDArray[np.float64]
    sure: NDArray[np.float64]
    """Points each seat has beside its cards and legends, which the kernel does not know."""
    likely: NDArray[np.float64]
    """Points each seat may still come to beside those of its cards and legends."""


def new_mind(weights: NDArray[np.float64], knobs: NDArray[np.float64]) -> Mind:
    """Room to think for one thread."""
    return Mind(
        weights,
        np.zeros(FEATURES),
        np.zeros(8, np.int64),
        np.zeros(8),
        np.zeros(8),
        np.zeros(MOST_LEGAL, np.int64),
        new_random(1),
        knobs,
        np.zeros(4),
        np.zeros(4),
    )


@jit
def best_rival(row, seat, mind):  # type: ignore[no-untyped-def]
    """What the best of the other kingdoms promises."""
    best = -1000.0
    for other in range(row[SEATS]):
        if other != seat:
            best = max(best, promise(row, other, mind))
    return best


@jit
def promise_after(row, seat, cell, card, mind):  # type: ignore[no-untyped-def]
    """What a kingdom promises once a card lies on a cell, and the verdict if that ends the game."""
    base = UP + seat * KINDS
    bit = 1 << cell
    hidden = row[HIDDEN + seat]
    old = row[CARDS + seat * 16 + cell]
    was_up = not hidden & bit
    look_up(row, seat)
    row[STALE + seat] = CONCERNED[card]
    if was_up:
        row[base + old] ^= bit
        row[STALE + seat] |= CONCERNED[old]
    row[base + card] |= bit
    row[HIDDEN + seat] = hidden & ~bit
    value = promise(row, seat, mind)
    if row[HIDDEN + seat] == 0:
        value += DECIDED if value > best_rival(row, seat, mind) else -DECIDED
    row[STALE + seat] = 0
    row[HIDDEN + seat] = hidden
    row[base + card] ^= bit
    if was_up:
        row[base + old] |= bit
    return value


@jit
def estimate(row, move, now, mind):  # type: ignore[no-untyped-def]
    """What a move looks worth, more than the kingdom promises now."""
    seat = row[SEAT]
    if move == DRAW:
        return hoped(row, mind, DRAWN)
    if move == END:
        return 0.0
    if move >= LEGEND:
        return AT_ONCE + LEGEND_POINTS[move - LEGEND]
    if move >= REVEAL:
        value = hoped(row, mind, REVEALED)
        if row[HIDDEN + seat] & (row[HIDDEN + seat] - 1) == 0:
            value += DECIDED if now > best_rival(row, seat, mind) else -DECIDED
        return value
    if move >= PLACE:
        return promise_after(row, seat, move - PLACE, row[HELD_CARD], mind) - now
    return promise_after(row, seat, move - TAKE, row[PILE + row[PILE_SIZE] - 1], mind) - now


@jit
def best_legend(legends):  # type: ignore[no-untyped-def]
    """The legend of a mask with the most points."""
    best = low_bit(legends)
    while legends:
        legend = low_bit(legends)
        legends &= legends - 1
        if LEGEND_POINTS[legend] > LEGEND_POINTS[best]:
            best = legend
    return best


@jit
def choose_well(row, mind):  # type: ignore[no-untyped-def]
    """The move that looks best, of the lands to turn up only one looked at: quick enough for playouts."""
    seat = row[SEAT]
    legends = open_legends(row)
    if legends:
        return LEGEND + best_legend(legends)
    step = row[STEP]
    if step == CLOSE:
        return END
    card = row[PILE + row[PILE_SIZE] - 1] if step == TURN else row[HELD_CARD]
    first = TAKE if step == TURN else PLACE
    cells = free_cells(row, seat, card)
    now = promise(row, seat, mind)
    best = DRAW
    if step == HAND:
        hidden = row[HIDDEN + seat]
        best = REVEAL + nth_bit(hidden, throw(mind.random, count_bits(hidden)))
    most = estimate(row, best, now, mind)
    while cells:
        cell = low_bit(cells)
        cells &= cells - 1
        value = promise_after(row, seat, cell, card, mind) - now
        if value > most:
            most = value
            best = first + cell
    return best


@jit
def play_well(row, mind, decisions):  # type: ignore[no-untyped-def]
    """Plays so many decisions by looks, and the turn to its end; how many were made."""
    made = 0
    while row[STEP] != OVER and (made < decisions or row[STEP] != TURN):
        apply_move(row, choose_well(row, mind))
        settle(row, mind.random)
        made += 1
    return made
