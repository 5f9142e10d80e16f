"""The whole search of a kingdom table, compiled: determinise, walk the tree, roll out, evaluate, back up."""

import numpy as np

from taverne.fast.bits import jit, throw
from taverne.fast.kingdom.evaluation import evaluate, timed_weight, value_of
from taverne.fast.kingdom.game import apply_move, list_legal, settle
from taverne.fast.kingdom.layout import (
    HAND,
    HELD_CARD,
    OVER,
    SEAT,
    STEP,
    WIDTH,
)
from taverne.fast.kingdom.moves import DRAW, LEGEND
from taverne.fast.kingdom.policy import best_rival, estimate, roll_out
from taverne.fast.kingdom.resampling import deal_unseen
from taverne.fast.kingdom.weights import SCALE
from taverne.fast.maths import exp
from taverne.fast.tree import (
    ROOT,
    add_edge,
    edge_of,
    find_edge,
    may_widen,
    node_after_chance,
    upper_bound,
)
from taverne.fast.workspace import MAX_DEPTH, NONE

DRAWN = 128
"""The number of the first edge that stands for a drawn card."""
WIDENING, EXPLORATION, PRIOR_WEIGHT, ROLLOUT = range(4)
"""The parameters (`workspace.PARAMETERS`)."""


@jit
def widen(row, tree, node, count, evaluator):  # type: ignore[no-untyped-def]
    """Adds an edge for the legal move with the best estimate that has none yet."""
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
    """The edge to take next from a node, which may be a new one."""
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
    """Walks the tree with one determinisation, plays a rollout, evaluates the table and backs the values up.

    The n-th try of every move at the root uses the same random numbers, so that moves are compared fairly.
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
    deal_unseen(row, evaluator.random)
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
    """Runs this many simulations."""
    for _ in range(times):
        simulate(root, row, tree, evaluator, path, seats, seed, forced)
