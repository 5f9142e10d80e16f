"""The tree of an information-set search: edges are moves or draws of chance, nodes are the history so far.

All seats share one tree, and one determinisation after another walks it: a node has the edges that any determinisation
allowed. Nodes widen as they are visited, moves with the best prior first. Each thread reuses one tree in its workspace.
"""

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from taverne.fast.bits import floats, ints, jit
from taverne.fast.maths import log
from taverne.fast.workspace import (
    ARRAYS,
    EDGES,
    MOST_TRIED,
    NODES,
    NONE,
    ROOM,
    SIZES,
    TRIED_MOVES,
    TRIED_TIMES,
    TRIED_VALUES,
)

Counts = NDArray[np.int64]
Values = NDArray[np.float64]


class Tree(NamedTuple):
    """The arrays of a tree."""

    sizes: Counts
    """How many nodes and edges there are."""
    first: Counts
    """By node: its first edge."""
    visits: Counts
    """By node: how many simulations visited it."""
    move: Counts
    """By edge, like all arrays below: its move."""
    child: Counts
    """The node it leads to."""
    following: Counts
    """The next edge of the same node."""
    tries: Counts
    """How many simulations took it."""
    availability: Counts
    """How often its move was legal when the node was visited (its availability count)."""
    value: Values
    """The sum of the values of those simulations to the mover."""
    prior: Values
    """The value expected before it was tried."""


ROOT = 0


@jit
def tree_at(address):  # type: ignore[no-untyped-def]
    """The tree at an address."""
    sizes = ints(address, SIZES, 8)
    room = sizes[ROOM]
    return Tree(
        sizes,
        ints(address, ARRAYS, room),
        ints(address, ARRAYS + room, room),
        ints(address, ARRAYS + 2 * room, room),
        ints(address, ARRAYS + 3 * room, room),
        ints(address, ARRAYS + 4 * room, room),
        ints(address, ARRAYS + 5 * room, room),
        ints(address, ARRAYS + 6 * room, room),
        floats(address, ARRAYS + 7 * room, room),
        floats(address, ARRAYS + 8 * room, room),
    )


@jit
def add_node(tree):  # type: ignore[no-untyped-def]
    """A new node without edges; NONE if there is no room."""
    node = tree.sizes[NODES]
    if node >= tree.first.size:
        return NONE
    tree.sizes[NODES] = node + 1
    tree.first[node] = NONE
    tree.visits[node] = 0
    return node


@jit
def clear_tree(address):  # type: ignore[no-untyped-def]
    """Removes everything but the root from the tree at an address."""
    tree = tree_at(address)
    tree.sizes[NODES] = 0
    tree.sizes[EDGES] = 0
    add_node(tree)


@jit
def add_edge(tree, node, move, prior):  # type: ignore[no-untyped-def]
    """A new edge from a node; NONE if there is no room."""
    edge = tree.sizes[EDGES]
    if edge >= tree.move.size:
        return NONE
    child = add_node(tree)
    if child == NONE:
        return NONE
    tree.sizes[EDGES] = edge + 1
    tree.move[edge] = move
    tree.child[edge] = child
    tree.following[edge] = tree.first[node]
    tree.first[node] = edge
    tree.tries[edge] = 0
    tree.availability[edge] = 0
    tree.value[edge] = 0.0
    tree.prior[edge] = prior
    return edge


@jit
def is_full(tree):  # type: ignore[no-untyped-def]
    """Whether there is no room for another edge."""
    return tree.sizes[EDGES] >= tree.move.size or tree.sizes[NODES] >= tree.first.size


@jit
def find_edge(tree, node, move):  # type: ignore[no-untyped-def]
    """The edge of a node with a move, or NONE."""
    edge = tree.first[node]
    while edge != NONE and tree.move[edge] != move:
        edge = tree.following[edge]
    return edge


@jit
def edge_of(tree, node, move):  # type: ignore[no-untyped-def]
    """The edge for a move that is to be tried whatever its prior, added if needed; NONE if there is no room."""
    edge = find_edge(tree, node, move)
    return add_edge(tree, node, move, 0.5) if edge == NONE else edge


@jit
def node_after_chance(tree, node, drawn):  # type: ignore[no-untyped-def]
    """The node after a draw of chance, added the first time; NONE if there is no room."""
    edge = edge_of(tree, node, drawn)
    return tree.child[edge] if edge != NONE else NONE


@jit
def may_widen(tree, node, known, legal, pace):  # type: ignore[no-untyped-def]
    """Whether a node that has `known` of its legal moves as edges gets another one now."""
    return known < legal and known < 1.0 + pace * sqrt(tree.visits[node])


@jit
def upper_bound(tree, edge, exploration, prior_weight):  # type: ignore[no-untyped-def]
    """The upper confidence bound of an edge: its mean, in which the prior counts as some tries, plus exploration."""
    tries = tree.tries[edge]
    mean = (tree.value[edge] + prior_weight * tree.prior[edge]) / (tries + prior_weight)
    return mean + exploration * sqrt(log(tree.availability[edge] + 1.0) / (tries + 1.0))


@jit
def list_tried(address):  # type: ignore[no-untyped-def]
    """Lists the edges tried at the root of the tree at an address and returns how many there are."""
    tree = tree_at(address)
    moves, times = ints(address, TRIED_MOVES, MOST_TRIED), ints(address, TRIED_TIMES, MOST_TRIED)
    values = floats(address, TRIED_VALUES, MOST_TRIED)
    count = 0
    edge = tree.first[ROOT]
    while edge != NONE and count < MOST_TRIED:
        tries = tree.tries[edge]
        if tries:
            moves[count] = tree.move[edge]
            times[count] = tries
            values[count] = tree.value[edge] / tries
            count += 1
        edge = tree.following[edge]
    return count
