"""The whole search of a battle, compiled: walk the tree, play on, judge. Determinisations come from outside."""

from math import sqrt

import numpy as np

from taverne.fast import tree as trees
from taverne.fast.bits import jit, new_random
from taverne.fast.rivality.battle import side_of
from taverne.fast.rivality.layout import CAST, CELLS, GRID, HAND, HAND_SIZE, LAYING, OVER, SEAT, STEP, WIDTH, Row
from taverne.fast.rivality.playout import copy_table
from taverne.fast.rivality.policy import chance_of, judge, new_mind, play_well, tiles_left, try_out
from taverne.fast.rivality.turn import apply_move, asked, list_legal
from taverne.fast.tree import DEEPEST, NONE, ROOT, add_edge, edge_of, find_edge, is_full, worth_trying

BREADTH, CURIOSITY, FAITH, PLAYED_ON, SAMPLES = range(5)
KNOBS = (16.0, 0.1, 10.0, 2.0, 6.0, 2.0, 0.4, 0.0)
"""Moves a node gets at a time, how curious, how many tries looks count for, decisions played on, moves sampled there,
and how far a lead is from being decided: at the end, and more for each tile left."""
PACE = 0.25
"""How fast nodes widen beyond the moves they got first."""
CAPACITY = 1 << 19
"""Edges of a tree: enough for some seconds."""
FEW = 3
"""A node that knows fewer of the moves a determinisation allows gets more."""


@jit
def widen(row, tree, node, mind):  # type: ignore[no-untyped-def]
    """Adds the best looking legal moves that are no edges yet."""
    side = side_of(row, asked(row))
    moves, looks = mind.moves, mind.looks
    count = list_legal(row, moves)
    for place in range(count):
        known = find_edge(tree, node, moves[place]) != NONE
        looks[place] = -1e9 if known else try_out(row, moves[place], side, mind)
    left = tiles_left(row)
    for _ in range(np.int64(mind.knobs[BREADTH])):
        best = 0
        for place in range(1, count):
            if looks[place] > looks[best]:
                best = place
        if looks[best] == -1e9:
            return
        if add_edge(tree, node, moves[best], chance_of(looks[best], left, mind)) == NONE:
            return
        looks[best] = -1e9


@jit
def is_legal(row, move):  # type: ignore[no-untyped-def]
    """Whether a move that some determinisation allowed is legal in this one."""
    if move >= CAST or row[STEP] != LAYING:
        return (move >= CAST) == (row[STEP] != LAYING)
    seat = row[SEAT]
    tile = move >> 14
    if row[GRID + (move >> 2 & (CELLS - 1))] >= 0:
        return False
    size = row[HAND_SIZE + seat]
    return (size > 0 and row[HAND + 2 * seat] == tile) or (size > 1 and row[HAND + 2 * seat + 1] == tile)


@jit
def choose_edge(row, tree, node, mind):  # type: ignore[no-untyped-def]
    """The edge to walk next from a node; nodes get new ones when they know too few."""
    if row[STEP] != LAYING:
        # Which choices there are depends on what happened: they are few, all of them are looked at.
        count = list_legal(row, mind.moves)
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
                    allowed = allowed or mind.moves[place] == move
            if allowed:
                known += 1
                value = worth_trying(tree, edge, mind.knobs[CURIOSITY], mind.knobs[FAITH])
                if value > most:
                    most = value
                    best = edge
            edge = tree.following[edge]
        wanted = FEW + PACE * sqrt(tree.visits[node])
        if again or known >= wanted or (row[STEP] != LAYING and known == count) or is_full(tree):
            break
        widen(row, tree, node, mind)
    if best != NONE:
        edge = tree.first[node]
        while edge != NONE:
            tree.chances[edge] += is_legal(row, tree.move[edge])
            edge = tree.following[edge]
    return best


@jit
def simulate(root, row, tree, mind, path, sides, forced):  # type: ignore[no-untyped-def]
    """One walk through the tree, played on and judged."""
    copy_table(root, row)
    node = ROOT
    depth = 0
    while row[STEP] != OVER and depth < DEEPEST:
        tree.visits[node] += 1
        edge = choose_edge(row, tree, node, mind) if depth or forced == NONE else edge_of(tree, node, forced)
        if edge == NONE:
            break
        path[depth] = edge
        sides[depth] = side_of(row, asked(row))
        depth += 1
        apply_move(row, tree.move[edge])
        node = tree.child[edge]
        if tree.tries[edge] == 0:
            break
    play_well(row, mind, np.int64(mind.knobs[PLAYED_ON]), np.int64(mind.knobs[SAMPLES]))
    judge(row, mind)
    for step in range(depth):
        edge = path[step]
        tree.tries[edge] += 1
        tree.value[edge] += mind.values[sides[step]]


@jit
def simulate_many(root, row, tree, mind, path, sides, forced, times):  # type: ignore[no-untyped-def]
    """So many simulations."""
    for _ in range(times):
        simulate(root, row, tree, mind, path, sides, forced)


class Workspace:
    """What one thread searches in."""

    def __init__(self) -> None:
        self.tree = trees.new_tree(CAPACITY)
        self.row: Row = np.zeros(WIDTH, np.int64)
        self.knobs = np.array(KNOBS)
        self.mind = new_mind(self.knobs)
        self.path = np.zeros(DEEPEST, np.int64)
        self.sides = np.zeros(DEEPEST, np.int64)

    def begin(self, seed: int) -> None:
        """Forgets the last search."""
        trees.clear(self.tree)
        self.mind.random[:] = new_random(seed)

    def search(self, root: Row, times: int, forced: int = NONE) -> None:
        """Looks at a determinisation so many times, with any move first or with a certain one."""
        simulate_many(root, self.row, self.tree, self.mind, self.path, self.sides, forced, times)

    def looked_at(self) -> list[tuple[int, float, int]]:
        """The moves tried at the root, each with its mean value and tries."""
        return trees.looked_at(self.tree)
