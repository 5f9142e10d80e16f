"""The whole search of a battle, compiled: walk the tree, roll out, evaluate, back up. The caller determinises."""

from math import sqrt

import numpy as np

from taverne.fast.bits import jit
from taverne.fast.rivality.battle import side_of
from taverne.fast.rivality.layout import CAST, CELLS, GRID, HAND, HAND_SIZE, LAYING, OVER, SEAT, STEP
from taverne.fast.rivality.playout import copy_table
from taverne.fast.rivality.policy import chance_of, evaluate, roll_out, tiles_left, try_out
from taverne.fast.rivality.turn import apply_move, asked, list_legal
from taverne.fast.tree import ROOT, add_edge, edge_of, find_edge, is_full, upper_bound
from taverne.fast.workspace import MAX_DEPTH, NONE

BREADTH, EXPLORATION, PRIOR_WEIGHT, ROLLOUT, SAMPLES = range(5)
"""The parameters (`workspace.PARAMETERS`)."""
WIDENING = 0.25
"""How fast nodes widen beyond the moves they got first."""
FEW = 3
"""A node with fewer edges that are legal in a determinisation gets more."""


@jit
def widen(row, tree, node, evaluator):  # type: ignore[no-untyped-def]
    """Adds edges for the legal moves with the best estimates that have none yet."""
    side = side_of(row, asked(row))
    moves, estimates = evaluator.moves, evaluator.estimates
    count = list_legal(row, moves)
    for place in range(count):
        known = find_edge(tree, node, moves[place]) != NONE
        estimates[place] = -1e9 if known else try_out(row, moves[place], side, evaluator)
    left = tiles_left(row)
    for _ in range(np.int64(evaluator.parameters[BREADTH])):
        best = 0
        for place in range(1, count):
            if estimates[place] > estimates[best]:
                best = place
        if estimates[best] == -1e9:
            return
        if add_edge(tree, node, moves[best], chance_of(estimates[best], left, evaluator)) == NONE:
            return
        estimates[best] = -1e9


@jit
def is_legal(row, move):  # type: ignore[no-untyped-def]
    """Whether a move that was legal in another determinisation is legal in this one."""
    if move >= CAST or row[STEP] != LAYING:
        return (move >= CAST) == (row[STEP] != LAYING)
    seat = row[SEAT]
    tile = move >> 14
    if row[GRID + (move >> 2 & (CELLS - 1))] >= 0:
        return False
    size = row[HAND_SIZE + seat]
    return (size > 0 and row[HAND + 2 * seat] == tile) or (size > 1 and row[HAND + 2 * seat + 1] == tile)


@jit
def choose_edge(row, tree, node, evaluator):  # type: ignore[no-untyped-def]
    """The edge to take next from a node, which is widened first if it has too few."""
    if row[STEP] != LAYING:
        # Which choices there are depends on what happened. They are few, so all of them are considered.
        count = list_legal(row, evaluator.moves)
    for again in range(2):
        known = 0
        best = NONE
        most = -1e9
        edge = tree.first[node]
        while edge != NONE:
            move = tree.move[edge]
            allowed = is_legal(row, move)
            if allowed and move >= CAST:
                allowed = False
                for place in range(count):
                    allowed = allowed or evaluator.moves[place] == move
            if allowed:
                known += 1
                value = upper_bound(tree, edge, evaluator.parameters[EXPLORATION], evaluator.parameters[PRIOR_WEIGHT])
                if value > most:
                    most = value
                    best = edge
            edge = tree.following[edge]
        wanted = FEW + WIDENING * sqrt(tree.visits[node])
        if again or known >= wanted or (row[STEP] != LAYING and known == count) or is_full(tree):
            break
        widen(row, tree, node, evaluator)
    if best != NONE:
        edge = tree.first[node]
        while edge != NONE:
            tree.availability[edge] += is_legal(row, tree.move[edge])
            edge = tree.following[edge]
    return best


@jit
def simulate(root, row, tree, evaluator, path, sides, forced):  # type: ignore[no-untyped-def]
    """Walks the tree once, plays a rollout, evaluates the table and backs the values up."""
    copy_table(root, row)
    node = ROOT
    depth = 0
    while row[STEP] != OVER and depth < MAX_DEPTH:
        tree.visits[node] += 1
        edge = choose_edge(row, tree, node, evaluator) if depth or forced == NONE else edge_of(tree, node, forced)
        if edge == NONE:
            break
        path[depth] = edge
        sides[depth] = side_of(row, asked(row))
        depth += 1
        apply_move(row, tree.move[edge])
        node = tree.child[edge]
        if tree.tries[edge] == 0:
            break
    roll_out(row, evaluator, np.int64(evaluator.parameters[ROLLOUT]), np.int64(evaluator.parameters[SAMPLES]))
    evaluate(row, evaluator)
    for step in range(depth):
        edge = path[step]
        tree.tries[edge] += 1
        tree.value[edge] += evaluator.values[sides[step]]


@jit
def simulate_many(root, row, tree, evaluator, path, sides, forced, times):  # type: ignore[no-untyped-def]
    """Runs this many simulations."""
    for _ in range(times):
        simulate(root, row, tree, evaluator, path, sides, forced)
