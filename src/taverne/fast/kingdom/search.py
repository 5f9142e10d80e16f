"""The whole search of a kingdom table, compiled: determinise, walk the tree, play on, judge, remember."""

from collections.abc import Sequence
from math import exp

import numpy as np

from taverne.fast import tree as trees
from taverne.fast.bits import jit, low_bit, new_random, throw
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
from taverne.fast.kingdom.outlook import DOUBT, LANDS, hoped, judge, learned_weights, promise
from taverne.fast.kingdom.playout import settle, take_card
from taverne.fast.kingdom.policy import best_rival, estimate, new_mind, play_well
from taverne.fast.kingdom.turn import apply_move, list_legal
from taverne.fast.tree import (
    DEEPEST,
    NONE,
    ROOT,
    add_edge,
    edge_of,
    find_edge,
    may_widen,
    node_after_chance,
    worth_trying,
)

DRAWN = 128
"""The first number of the edges for cards drawn."""
PACE, CURIOSITY, FAITH, PLAYED_ON = range(4)
_NOTHING = (0.0,) * 4
KNOBS = (0.5, 0.1, 20.0, 3.0)
"""How fast nodes widen, how curious, how many tries looks count for, decisions played on behind the tree."""


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
def widen(row, tree, node, count, mind):  # type: ignore[no-untyped-def]
    """Adds the best looking legal move that is no edge yet."""
    now = promise(row, row[SEAT], mind)
    best = NONE
    most = -1e9
    for place in range(count):
        if find_edge(tree, node, mind.moves[place]) == NONE:
            value = estimate(row, mind.moves[place], now, mind)
            if value > most:
                most = value
                best = mind.moves[place]
    lead = now + (most if best < LEGEND else 2.0) - best_rival(row, row[SEAT], mind)
    return add_edge(tree, node, best, 1.0 / (1.0 + exp(-lead / max(hoped(row, mind, DOUBT), 1.0))))


@jit
def choose_edge(row, tree, node, mind):  # type: ignore[no-untyped-def]
    """The edge to walk next from a node, perhaps a new one."""
    moves, knobs = mind.moves, mind.knobs
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
            tree.chances[edge] += 1
            if tree.tries[edge]:
                value = worth_trying(tree, edge, knobs[CURIOSITY], knobs[FAITH])
                if value > most:
                    most = value
                    best = edge
        edge = tree.following[edge]
    if may_widen(tree, node, known, count, knobs[PACE]):
        edge = widen(row, tree, node, count, mind)
        if edge != NONE:
            tree.chances[edge] += 1
            return edge
    return best


@jit
def simulate(root, row, tree, mind, path, seats, seed, forced):  # type: ignore[no-untyped-def]
    """One determinisation walks the tree, plays on and is judged.

    The first try of every move at the root meets the same luck, and so does the second …: moves are compared fairly.
    """
    for index in range(WIDTH):
        row[index] = root[index]
    node = ROOT
    tree.visits[node] += 1
    edge = choose_edge(row, tree, node, mind) if forced == NONE else edge_of(tree, node, forced)
    if edge == NONE:
        return
    mind.random[0] = seed ^ (np.uint64(tree.tries[edge] + 1) * np.uint64(0x9E3779B97F4A7C15))
    for _ in range(3):
        throw(mind.random, 2)
    redeal(row, mind.random)
    depth = 0
    while row[STEP] != OVER and depth < DEEPEST:
        if depth:
            tree.visits[node] += 1
            edge = choose_edge(row, tree, node, mind)
            if edge == NONE:
                break
        path[depth] = edge
        seats[depth] = row[SEAT]
        depth += 1
        move = tree.move[edge]
        apply_move(row, move)
        settle(row, mind.random)
        node = tree.child[edge]
        if tree.tries[edge] == 0:
            break
        if move == DRAW and row[STEP] == HAND:
            node = node_after_chance(tree, node, DRAWN + row[HELD_CARD])
            if node == NONE:
                break
    play_well(row, mind, np.int64(mind.knobs[PLAYED_ON]))
    judge(row, mind)
    for step in range(depth):
        edge = path[step]
        tree.tries[edge] += 1
        tree.value[edge] += mind.values[seats[step]]


@jit
def simulate_many(root, row, tree, mind, path, seats, seed, forced, times):  # type: ignore[no-untyped-def]
    """So many simulations."""
    for _ in range(times):
        simulate(root, row, tree, mind, path, seats, seed, forced)


class Workspace:
    """What one thread searches in; rows are padded so that no two threads share a line of the cache."""

    def __init__(self) -> None:
        self.tree = trees.new_tree()
        self.row: Row = np.zeros(WIDTH, np.int64)
        self.knobs = np.array(KNOBS)
        self.learned = learned_weights()
        self.mind = new_mind(self.learned.copy(), self.knobs)
        self.path = np.zeros(DEEPEST, np.int64)
        self.seats = np.zeros(DEEPEST, np.int64)

    def begin(self, seed: int) -> None:
        """Forgets the last search."""
        trees.clear(self.tree)
        self.set_beside()
        self.seed = new_random(seed)[0]

    def set_beside(
        self, sure: Sequence[float] = _NOTHING, likely: Sequence[float] = _NOTHING, land: float = 0.0
    ) -> None:
        """What seats have and may come to beside their cards and legends, and what a land unexplored is worth more."""
        self.mind.sure[: len(sure)] = sure
        self.mind.likely[: len(likely)] = likely
        self.mind.weights[LANDS] = self.learned[LANDS] + land

    def lead(self, root: Row, seat: int) -> float:
        """How many points a seat (from 0) looks ahead of the best other."""
        return float(promise(root, seat, self.mind) - best_rival(root, seat, self.mind))

    def search(self, root: Row, times: int, forced: int = NONE) -> None:
        """Looks at a table so many times more, with any move first or with a certain one."""
        simulate_many(root, self.row, self.tree, self.mind, self.path, self.seats, self.seed, forced, times)

    def looked_at(self) -> list[tuple[int, float, int]]:
        """The moves tried at the root, each with its mean value and tries."""
        return trees.looked_at(self.tree)
