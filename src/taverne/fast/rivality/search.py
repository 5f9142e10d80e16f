"""The whole search, compiled: determinise, walk the tree, roll out, evaluate, back up."""

from math import sqrt

import numpy as np

from taverne.fast.bits import count_bits, jit
from taverne.fast.rivality.battle import side_of
from taverne.fast.rivality.game import settle
from taverne.fast.rivality.layout import HAND, LAYING, OVER, SEAT, STEP
from taverne.fast.rivality.moves import LAY, LAYS
from taverne.fast.rivality.playout import copy_table
from taverne.fast.rivality.policy import chance_of, evaluate, roll_out, try_out, turns_left
from taverne.fast.rivality.resampling import resample
from taverne.fast.rivality.turn import apply_move, asked, list_legal, options
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
        known = find_edge(tree, node, code_of(row, moves[place])) != NONE
        estimates[place] = -1e9 if known else try_out(row, moves[place], side, evaluator)
    left = turns_left(row)
    for _ in range(np.int64(evaluator.parameters[BREADTH])):
        best = 0
        for place in range(1, count):
            if estimates[place] > estimates[best]:
                best = place
        if estimates[best] == -1e9:
            return
        if add_edge(tree, node, code_of(row, moves[best]), chance_of(estimates[best], left, evaluator)) == NONE:
            return
        estimates[best] = -1e9


@jit
def code_of(row, number):  # type: ignore[no-untyped-def]
    """How the tree names a move, in every determinisation alike (`moves`)."""
    if number < LAY or row[STEP] != LAYING:
        return number
    held = (number - LAY) // LAYS
    tile = (row[HAND + row[SEAT]] >> 5 * held & 31) - 1
    return number + (tile - held) * LAYS


@jit
def number_of(row, code):  # type: ignore[no-untyped-def]
    """The number of the move that the tree names so."""
    if row[STEP] != LAYING:
        return code
    tile = (code - LAY) // LAYS
    held = (row[HAND + row[SEAT]] & 31) - 1 != tile
    return code - (tile - held) * LAYS


@jit
def is_legal(row, code, mask):  # type: ignore[no-untyped-def]
    """Whether a move that was legal in another determinisation is legal in this one, where a mask tells the options."""
    if row[STEP] != LAYING:
        return code < 64 and mask >> code & 1 == 1
    if code < LAY:
        return False
    tile = (code - LAY) // LAYS
    hand = row[HAND + row[SEAT]]
    return (hand & 31) - 1 == tile or (hand >> 5) - 1 == tile


@jit
def choose_edge(row, tree, node, evaluator):  # type: ignore[no-untyped-def]
    """The edge to take next from a node, which is widened first if it has too few."""
    # Where no tile is laid, which choices there are depends on what happened. They are few, so all are considered.
    mask = 0 if row[STEP] == LAYING else options(row)
    for again in range(2):
        known = 0
        best = NONE
        most = -1e9
        edge = tree.first[node]
        while edge != NONE:
            if is_legal(row, tree.move[edge], mask):
                known += 1
                value = upper_bound(tree, edge, evaluator.parameters[EXPLORATION], evaluator.parameters[PRIOR_WEIGHT])
                if value > most:
                    most = value
                    best = edge
            edge = tree.following[edge]
        wanted = FEW + WIDENING * sqrt(tree.visits[node])
        if again or known >= wanted or (mask and known == count_bits(mask)) or is_full(tree):
            break
        widen(row, tree, node, evaluator)
    if best != NONE:
        edge = tree.first[node]
        while edge != NONE:
            tree.availability[edge] += is_legal(row, tree.move[edge], mask)
            edge = tree.following[edge]
    return best


@jit
def simulate(root, row, tree, evaluator, path, sides, forced):  # type: ignore[no-untyped-def]
    """Deals what the seat cannot know anew, walks the tree, rolls out, evaluates the table and backs the values up."""
    copy_table(root, row)
    resample(row, asked(row), evaluator.random)
    node = np.int64(ROOT)
    depth = 0
    while row[STEP] != OVER and depth < MAX_DEPTH:
        tree.visits[node] += 1
        edge = choose_edge(row, tree, node, evaluator) if depth or forced == NONE else edge_of(tree, node, forced)
        if edge == NONE:
            break
        path[depth] = edge
        sides[depth] = side_of(row, asked(row))
        depth += 1
        apply_move(row, number_of(row, tree.move[edge]))
        settle(row, evaluator.random)
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
