"""The kernels that Python calls: they find the arrays of a workspace by its address."""

from taverne.fast.bits import floats, ints, jit, randoms
from taverne.fast.kingdom.evaluation import value_of
from taverne.fast.kingdom.goal_search import simulate_many as simulate_goal
from taverne.fast.kingdom.layout import WIDTH
from taverne.fast.kingdom.moves import MOST_LEGAL
from taverne.fast.kingdom.policy import Evaluator, best_rival
from taverne.fast.kingdom.search import simulate_many
from taverne.fast.kingdom.weights import FEATURES, WEIGHTS
from taverne.fast.kingdom.workspace import (
    FEATURES_AT,
    LEGAL,
    LIKELY,
    LINES,
    MOVES,
    PARAMETERS_AT,
    PATH,
    RANDOM,
    ROOT_ROW,
    ROW,
    SEATS_ON_PATH,
    SEED,
    SIZE,
    SURE,
    TOTALS,
    TRIAL,
    VALUES,
    WEIGHTS_AT,
)
from taverne.fast.memory import WORD
from taverne.fast.tree import tree_at
from taverne.fast.workspace import MAX_DEPTH


@jit
def evaluator_at(address):  # type: ignore[no-untyped-def]
    """The evaluator of the workspace at an address."""
    return Evaluator(
        floats(address, WEIGHTS_AT, WEIGHTS),
        floats(address, FEATURES_AT, FEATURES),
        ints(address, LINES, 8),
        floats(address, TOTALS, 8),
        floats(address, VALUES, 8),
        ints(address, MOVES, MOST_LEGAL),
        randoms(address, RANDOM),
        floats(address, PARAMETERS_AT, 8),
        floats(address, SURE, 4),
        floats(address, LIKELY, 4),
    )


@jit
def search(address, times, forced):  # type: ignore[no-untyped-def]
    """Runs this many more simulations; unless `forced` is NONE, all of them start with that move."""
    simulate_many(
        ints(address, ROOT_ROW, WIDTH),
        ints(address, ROW, WIDTH),
        tree_at(address + WORD * SIZE),
        evaluator_at(address),
        ints(address, PATH, MAX_DEPTH),
        ints(address, SEATS_ON_PATH, MAX_DEPTH),
        randoms(address, SEED)[0],
        forced,
        times,
    )


@jit
def search_goal(address, times, forced):  # type: ignore[no-untyped-def]
    """The same for a game that all players win or lose together."""
    simulate_goal(
        ints(address, ROOT_ROW, WIDTH),
        ints(address, ROW, WIDTH),
        ints(address, TRIAL, WIDTH),
        tree_at(address + WORD * SIZE),
        ints(address, MOVES, MOST_LEGAL),
        ints(address, LEGAL, MOST_LEGAL),
        ints(address, PATH, MAX_DEPTH),
        randoms(address, RANDOM),
        randoms(address, SEED)[0],
        forced,
        times,
    )


@jit
def lead(address, seat):  # type: ignore[no-untyped-def]
    """By how many points a seat, counted from 0, is ahead of the best other one."""
    row, evaluator = ints(address, ROOT_ROW, WIDTH), evaluator_at(address)
    return value_of(row, seat, evaluator) - best_rival(row, seat, evaluator)
