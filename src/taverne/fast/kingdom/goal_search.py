"""The search of games that all players win or lose together: a tree of moves, then rollouts by what moves gain."""

import numpy as np

from taverne.fast.bits import jit, throw
from taverne.fast.kingdom.game import apply_move, awaits_chance, list_legal, settle
from taverne.fast.kingdom.goals import goal_value
from taverne.fast.kingdom.layout import (
    ARRANGE,
    HELD_CARD,
    KINDS,
    MODE,
    OVER,
    PAIR_CARDS,
    PAIR_SIZE,
    SOLO,
    STEP,
    WIDTH,
)
from taverne.fast.kingdom.moves import ARRANGE_FIRST, LEGEND, REVEAL, REVEAL_TO_2
from taverne.fast.kingdom.resampling import deal_unseen
from taverne.fast.maths import exp
from taverne.fast.tree import ROOT, add_edge, edge_of, find_edge, may_widen, node_after_chance, upper_bound
from taverne.fast.workspace import MAX_DEPTH, NONE

SEEN = 1 << 10
"""The number of the first edge that stands for cards drawn."""
WIDENING, EXPLORATION, PRIOR_WEIGHT, ROLLOUT = 0.7, 0.15, 4.0, 5
TEAM_SCALE, CAMPAIGN_SCALE = 8.0, 30.0
"""The gain in points that is worth as much as a chance of 73 % in even play. A campaign's legend alone counts 30."""
UNKNOWN_GAIN = 0.5
"""What a move gains whose result chance decides."""


@jit
def copy_row(source, target):  # type: ignore[no-untyped-def]
    """Copies a table."""
    for place in range(WIDTH):
        target[place] = source[place]


@jit
def is_reveal(row, move):  # type: ignore[no-untyped-def]
    """Whether a move turns up a land, whose card nobody knows."""
    return REVEAL <= move < LEGEND or (row[MODE] != SOLO and REVEAL_TO_2 <= move < REVEAL_TO_2 + 16)


@jit
def gain_of(row, trial, move, now):  # type: ignore[no-untyped-def]
    """What a move gains at once, as far as that can be known."""
    if is_reveal(row, move):
        return UNKNOWN_GAIN
    copy_row(row, trial)
    apply_move(trial, move)
    return UNKNOWN_GAIN if awaits_chance(trial) and trial[STEP] != OVER else goal_value(trial) - now


@jit
def best_gain(row, trial, moves, random):  # type: ignore[no-untyped-def]
    """The move that gains most at once; of the lands to reveal, any."""
    if row[STEP] == ARRANGE:
        return ARRANGE_FIRST + throw(random, 24)
    count = list_legal(row, moves)
    if count == 1:
        return moves[0]
    now = goal_value(row)
    best = NONE
    most = -1e9
    reveals = 0
    for place in range(count):
        move = moves[place]
        if is_reveal(row, move):
            reveals += 1
            if throw(random, reveals):
                continue
            gain = UNKNOWN_GAIN
            if best != NONE and most > gain:
                continue
        else:
            gain = gain_of(row, trial, move, now)
        if gain > most or (gain == most and throw(random, 2)):
            most = gain
            best = move
    return best


@jit
def to_chance(row, gain):  # type: ignore[no-untyped-def]
    """A gain in points as a value from 0 to 1."""
    scale = CAMPAIGN_SCALE if row[MODE] == SOLO else TEAM_SCALE
    return 1.0 / (1.0 + exp(-gain / scale))


@jit
def widen(row, trial, tree, node, count, moves):  # type: ignore[no-untyped-def]
    """Adds an edge for the legal move that gains most and has none yet."""
    now = goal_value(row)
    best = NONE
    most = -1e9
    for place in range(count):
        move = moves[place]
        if find_edge(tree, node, move) == NONE:
            gain = gain_of(row, trial, move, now)
            if gain > most:
                most = gain
                best = move
    return add_edge(tree, node, best, to_chance(row, most))


@jit
def choose_edge(row, trial, tree, node, moves, legal):  # type: ignore[no-untyped-def]
    """The edge to take next from a node, which may be a new one."""
    count = list_legal(row, moves)
    for place in range(count):
        legal[moves[place]] = 1
    known = 0
    best = NONE
    most = -1e9
    edge = tree.first[node]
    while edge != NONE:
        move = tree.move[edge]
        if move < SEEN and legal[move]:
            known += 1
            tree.availability[edge] += 1
            if tree.tries[edge]:
                value = upper_bound(tree, edge, EXPLORATION, PRIOR_WEIGHT)
                if value > most:
                    most = value
                    best = edge
        edge = tree.following[edge]
    for place in range(count):
        legal[moves[place]] = 0
    if may_widen(tree, node, known, count, WIDENING):
        edge = widen(row, trial, tree, node, count, moves)
        if edge != NONE:
            tree.availability[edge] += 1
            return edge
    return best


@jit
def cards_seen(row):  # type: ignore[no-untyped-def]
    """A number for the cards that chance has just drawn; NONE if there are none to decide on."""
    if row[MODE] == SOLO and row[PAIR_SIZE] == 2:
        one, other = row[PAIR_CARDS], row[PAIR_CARDS + 1]
        return SEEN + KINDS * (1 + min(one, other)) + max(one, other)
    return NONE if row[HELD_CARD] < 0 else SEEN + row[HELD_CARD]


@jit
def simulate(root, row, trial, tree, moves, legal, path, random, start, seed, forced):  # type: ignore[no-untyped-def]
    """Walks the tree with one determinisation, plays a rollout, evaluates the table and backs the value up.

    The n-th try of every move at the root uses the same random numbers, so that moves are compared fairly.
    """
    copy_row(root, row)
    node = ROOT
    tree.visits[node] += 1
    edge = choose_edge(row, trial, tree, node, moves, legal) if forced == NONE else edge_of(tree, node, forced)
    if edge == NONE:
        return
    random[0] = seed ^ (np.uint64(tree.tries[edge] + 1) * np.uint64(0x9E3779B97F4A7C15))
    for _ in range(3):
        throw(random, 2)
    deal_unseen(row, random)
    depth = 0
    while row[STEP] != OVER and depth < MAX_DEPTH:
        if depth:
            tree.visits[node] += 1
            edge = choose_edge(row, trial, tree, node, moves, legal)
            if edge == NONE:
                break
        path[depth] = edge
        depth += 1
        had = row[HELD_CARD]
        apply_move(row, tree.move[edge])
        settle(row, random)
        node = tree.child[edge]
        if tree.tries[edge] == 0:
            break
        seen = cards_seen(row)
        if seen != NONE and had < 0:
            node = node_after_chance(tree, node, seen)
            if node == NONE:
                break
    made = 0
    while row[STEP] != OVER and made < ROLLOUT:
        apply_move(row, best_gain(row, trial, moves, random))
        settle(row, random)
        made += 1
    value = to_chance(row, goal_value(row) - start)
    for step in range(depth):
        tree.tries[path[step]] += 1
        tree.value[path[step]] += value


@jit
def simulate_many(root, row, trial, tree, moves, legal, path, random, seed, forced, times):  # type: ignore[no-untyped-def]
    """Runs this many simulations."""
    start = goal_value(root)
    for _ in range(times):
        simulate(root, row, trial, tree, moves, legal, path, random, start, seed, forced)
