"""Estimates moves with the evaluation, without looking ahead, and plays the best ones."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from taverne.fast.bits import count_bits, inlined, jit, low_bit, new_random, nth_bit, throw
from taverne.fast.kingdom.evaluation import Cards, cards_of, time_left, timed_weight, value_of, value_with
from taverne.fast.kingdom.game import apply_move, settle
from taverne.fast.kingdom.lanes import spread
from taverne.fast.kingdom.layout import (
    ARRANGE,
    CARDS,
    CLOSE,
    HAND,
    HELD_CARD,
    HIDDEN,
    LINKED_BY,
    OVER,
    PILE,
    PILE_SIZE,
    SEAT,
    SEATS,
    STEP,
    TRIED_LINKS,
    TURN,
)
from taverne.fast.kingdom.legends import LEGEND_POINTS
from taverne.fast.kingdom.links import find_links, write_links
from taverne.fast.kingdom.moves import ARRANGE_FIRST, DRAW, END, LEGEND, MOST_LEGAL, PLACE, REVEAL, TAKE
from taverne.fast.kingdom.table import CONCERNED, free_cells, look_up, open_legends
from taverne.fast.kingdom.weights import DRAWN, FEATURES, REVEALED
from taverne.games.kingdom.cards import DRAGON, HUMAN

DECIDED = 40.0
"""What ending the game is worth in the lead, and costs behind."""
AT_ONCE = 30.0
"""A legend is taken before anything else."""


class Evaluator(NamedTuple):
    """What evaluating needs: weights, buffers and a random generator."""

    weights: NDArray[np.float64]
    features: NDArray[np.float64]
    lines: NDArray[np.int64]
    totals: NDArray[np.float64]
    values: NDArray[np.float64]
    moves: NDArray[np.int64]
    random: NDArray[np.uint64]
    parameters: NDArray[np.float64]
    sure: NDArray[np.float64]
    """Points that each seat has apart from cards and legends; the kernel does not know their source."""
    likely: NDArray[np.float64]
    """Points that each seat is likely to gain apart from cards and legends."""


def new_evaluator(weights: NDArray[np.float64], parameters: NDArray[np.float64]) -> Evaluator:
    """An evaluator for one thread."""
    return Evaluator(
        weights,
        np.zeros(FEATURES),
        np.zeros(8, np.int64),
        np.zeros(8),
        np.zeros(8),
        np.zeros(MOST_LEGAL, np.int64),
        new_random(1),
        parameters,
        np.zeros(4),
        np.zeros(4),
    )


@jit
def best_rival(row, seat, evaluator):  # type: ignore[no-untyped-def]
    """The value of the best other kingdom."""
    best = -1000.0
    for other in range(row[SEATS]):
        if other != seat:
            best = max(best, value_of(row, other, evaluator))
    return best


@inlined
def lay_out(row, seat, cell, card):  # type: ignore[no-untyped-def]
    """The kingdom of a seat once a card lies on a cell."""
    terrains, tribes, dragons, portals, hidden, _ = cards_of(row, seat)
    bit = np.int64(1) << cell
    stale = CONCERNED[card]
    if not hidden & bit:  # Dragons and portals are never covered (A15).
        old = row[CARDS + seat * 16 + cell]
        stale |= CONCERNED[old]
        gone = ~spread(bit)
        terrains &= gone
        tribes &= gone
    if card < HUMAN:
        terrains |= bit << 16 * card
    elif card < DRAGON:
        tribes |= bit << 16 * (card - HUMAN)
    elif card == DRAGON:
        dragons |= bit
    else:
        portals |= bit
    return Cards(terrains, tribes, dragons, portals, hidden & ~bit, stale)


@jit
def links_with(row, seat, portals):  # type: ignore[no-untyped-def]
    """Where the links of a seat's kingdom lie if these are its portals."""
    links = find_links(row, seat)
    if row[links + LINKED_BY] != portals:
        links = TRIED_LINKS
        write_links(portals, row, links)
    return links


@jit
def value_after(row, seat, cell, card, evaluator):  # type: ignore[no-untyped-def]
    """The value of a kingdom once a card lies on a cell, and of winning or losing if that ends the game."""
    look_up(row, seat)
    cards = lay_out(row, seat, cell, card)
    hidden = row[HIDDEN + seat]
    row[HIDDEN + seat] = cards.hidden
    value = value_with(row, seat, cards, links_with(row, seat, cards.portals), time_left(row), evaluator)
    if cards.hidden == 0:
        value += DECIDED if value > best_rival(row, seat, evaluator) else -DECIDED
    row[HIDDEN + seat] = hidden
    return value


@jit
def estimate(row, move, now, evaluator):  # type: ignore[no-untyped-def]
    """What a move adds to the kingdom's value."""
    seat = row[SEAT]
    if move == DRAW:
        return timed_weight(row, evaluator, DRAWN)
    if move == END:
        return 0.0
    if move >= LEGEND:
        return AT_ONCE + LEGEND_POINTS[move - LEGEND]
    if move >= REVEAL:
        value = timed_weight(row, evaluator, REVEALED)
        if row[HIDDEN + seat] & (row[HIDDEN + seat] - 1) == 0:
            value += DECIDED if now > best_rival(row, seat, evaluator) else -DECIDED
        return value
    if move >= PLACE:
        return value_after(row, seat, move - PLACE, row[HELD_CARD], evaluator) - now
    return value_after(row, seat, move - TAKE, row[PILE + row[PILE_SIZE] - 1], evaluator) - now


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
def choose_best(row, evaluator):  # type: ignore[no-untyped-def]
    """The move with the best estimate, considering only one random land to reveal: fast enough for rollouts."""
    if row[STEP] == ARRANGE:
        return ARRANGE_FIRST + throw(evaluator.random, 24)
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
    now = value_of(row, seat, evaluator)
    best = DRAW
    if step == HAND:
        hidden = row[HIDDEN + seat]
        best = REVEAL + nth_bit(hidden, throw(evaluator.random, count_bits(hidden)))
    most = estimate(row, best, now, evaluator)
    while cells:
        cell = low_bit(cells)
        cells &= cells - 1
        value = value_after(row, seat, cell, card, evaluator) - now
        if value > most:
            most = value
            best = first + cell
    return best


@jit
def roll_out(row, evaluator, decisions):  # type: ignore[no-untyped-def]
    """Plays this many decisions by estimates, then finishes the turn; returns how many were made."""
    made = 0
    while row[STEP] != OVER and (made < decisions or row[STEP] != TURN):
        apply_move(row, choose_best(row, evaluator))
        settle(row, evaluator.random)
        made += 1
    return made
