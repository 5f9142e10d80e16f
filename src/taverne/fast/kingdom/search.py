"""The whole search of a kingdom table, compiled: determinise, walk the tree, play on, evaluate, remember."""

from collections.abc import Sequence
from math import exp

import numpy as np

from taverne.fast import tree as trees
from taverne.fast.bits import jit, low_bit, new_random, throw
from taverne.fast.kingdom.evaluation import LANDS, SCALE, evaluate, learned_weights, timed_weight, value_of
from taverne.fast.kingdom.layout import (
    CARDS,
    DECK,
    DECK_SIZE,
    DRAW,
    HAND,
    HELD_CARD,
    HIDDEN,
    LEGEND,
    OVER,
    SEAT,
    SEATS,
    STEP,
    WIDTH,
    Row,
)
from taverne.fast.kingdom.playout import settle, take_card
from taverne.fast.kingdom.policy import best_rival, estimate, new_evaluator, roll_out
from taverne.fast.kingdom.turn import apply_move, list_legal
from taverne.fast.tree import (
    MAX_DEPTH,
    NONE,
    ROOT,
    add_edge,
    edge_of,
    find_edge,
    may_widen,
    node_after_chance,
    upper_bound,
)

DRAWN = 128
"""The first number of the edges for cards drawn."""
WIDENING, EXPLORATION, PRIOR_WEIGHT, ROLLOUT = range(4)
_NOTHING = (0.0,) * 4
PARAMETERS = (0.5, 0.1, 20.0, 3.0)
"""How fast nodes widen, how curious, how many tries estimates count for, decisions played on behind the tree."""


@jit
def redeal(row, random):  # type: ignore[no-untyped-def]
    """Deals what nobody sees anew: the lands face down and the deck (a card is as likely here as there)."""
    seats = row[SEATS]
    for seat in range(seats):
        hidden = row[HIDDEN + seat]
        while hidden:
            row[DECK + row[CARDS + seat * 16 + low_bit(hidden)]] += 1
            row[DECK_SIZE] += 1
            hidden &= hidden - 1
    for seat in range(seats):
        hidden = row[HIDDEN + seat]
        while hidden:
            row[CARDS + seat * 16 + low_bit(hidden)] = take_card(row, random)
            hidden &= hidden - 1


@jit
def widen(row, tree, node, count, evaluator):  # type: ignore[no-untyped-def]
    """Adds the best looking legal move that is no edge yet."""
    now = value_of(row, row[SEAT], evaluator)
    best = NONE
    most = -1e9
    for place in range(count):
        if find_edge(tree, node, evaluator.moves[place]) == NONE:
            value = estimate(row, evaluator.moves[place], now, evaluator)
            if value > most:
                most = value
                best = evaluator.moves[place]
    lead = now + (most if best < LEGEND else 2.0) - best_rival(row, row[SEAT], evaluator)
    return add_edge(tree, node, best, 1.0 / (1.0 + exp(-lead / max(timed_weight(row, evaluator, SCALE), 1.0))))


@jit
def choose_edge(row, tree, node, evaluator):  # type: ignore[no-untyped-def]
    """The edge to walk next from a node, perhaps a new one."""
    moves, parameters = evaluator.moves, evaluator.parameters
    count = list_legal(row, moves)
    allowed = 0
    many = 0
    for place in range(count):
        if moves[place] < 64:
            allowed |= 1 << moves[place]
        else:
            many = 1
    known = 0
    best = NONE
    most = -1e9
    edge = tree.first[node]
    while edge != NONE:
        move = tree.move[edge]
        if (move < 64 and allowed >> move & 1) or (move == 64 and many):
            known += 1
            tree.availability[edge] += 1
            if tree.tries[edge]:
                value = upper_bound(tree, edge, parameters[EXPLORATION], parameters[PRIOR_WEIGHT])
                if value > most:
                    most = value
                    best = edge
        edge = tree.following[edge]
    if may_widen(tree, node, known, count, parameters[WIDENING]):
        edge = widen(row, tree, node, count, evaluator)
        if edge != NONE:
            tree.availability[edge] += 1
            return edge
    return best


@jit
def simulate(root, row, tree, evaluator, path, seats, seed, forced):  # type: ignore[no-untyped-def]
    """One determinisation walks the tree, plays on and is judged.

    The first try of every move at the root meets the same luck, and so does the second …: moves are compared fairly.
    """
    for index in range(WIDTH):
        row[index] = root[index]
    node = ROOT
    tree.visits[node] += 1
    edge = choose_edge(row, tree, node, evaluator) if forced == NONE else edge_of(tree, node, forced)
    if edge == NONE:
        return
    evaluator.random[0] = seed ^ (np.uint64(tree.tries[edge] + 1) * np.uint64(0x9E3779B97F4A7C15))
    for _ in range(3):
        throw(evaluator.random, 2)
    redeal(row, evaluator.random)
    depth = 0
    while row[STEP] != OVER and depth < MAX_DEPTH:
        if depth:
            tree.visits[node] += 1
            edge = choose_edge(row, tree, node, evaluator)
            if edge == NONE:
                break
        path[depth] = edge
        seats[depth] = row[SEAT]
        depth += 1
        move = tree.move[edge]
        apply_move(row, move)
        settle(row, evaluator.random)
        node = tree.child[edge]
        if tree.tries[edge] == 0:
            break
        if move == DRAW and row[STEP] == HAND:
            node = node_after_chance(tree, node, DRAWN + row[HELD_CARD])
            if node == NONE:
                break
    roll_out(row, evaluator, np.int64(evaluator.parameters[ROLLOUT]))
    evaluate(row, evaluator)
    for step in range(depth):
        edge = path[step]
        tree.tries[edge] += 1
        tree.value[edge] += evaluator.values[seats[step]]


@jit
def simulate_many(root, row, tree, evaluator, path, seats, seed, forced, times):  # type: ignore[no-untyped-def]
    """So many simulations."""
    for _ in range(times):
        simulate(root, row, tree, evaluator, path, seats, seed, forced)


class Workspace:
    """What one thread searches in; rows are padded so that no two threads share a line of the cache."""

    def __init__(self) -> None:
        self.tree = trees.new_tree()
        self.row: Row = np.zeros(WIDTH, np.int64)
        self.parameters = np.array(PARAMETERS)
        self.learned = learned_weights()
        self.evaluator = new_evaluator(self.learned.copy(), self.parameters)
        self.path = np.zeros(MAX_DEPTH, np.int64)
        self.seats = np.zeros(MAX_DEPTH, np.int64)

    def begin(self, seed: int) -> None:
        """Forgets the last search."""
        trees.clear(self.tree)
        self.set_extra_points()
        self.seed = new_random(seed)[0]

    def set_extra_points(
        self, sure: Sequence[float] = _NOTHING, likely: Sequence[float] = _NOTHING, land: float = 0.0
    ) -> None:
        """What seats have and may come to beside their cards and legends, and what a land unexplored is worth more."""
        self.evaluator.sure[: len(sure)] = sure
        self.evaluator.likely[: len(likely)] = likely
        self.evaluator.weights[LANDS] = self.learned[LANDS] + land

    def lead(self, root: Row, seat: int) -> float:
        """How many points a seat (from 0) looks ahead of the best other."""
        return float(value_of(root, seat, self.evaluator) - best_rival(root, seat, self.evaluator))

    def search(self, root: Row, times: int, forced: int = NONE) -> None:
        """Looks at a table so many times more, with any move first or with a certain one."""
        simulate_many(root, self.row, self.tree, self.evaluator, self.path, self.seats, self.seed, forced, times)

    def root_stats(self) -> list[tuple[int, float, int]]:
        """The moves tried at the root, each with its mean value and tries."""
        return trees.root_stats(self.tree)
