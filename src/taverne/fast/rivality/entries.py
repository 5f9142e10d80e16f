"""The kernels that Python calls: they find the arrays of a workspace by its address."""

from taverne.fast.bits import floats, ints, jit, randoms
from taverne.fast.memory import WORD
from taverne.fast.rivality.layout import WIDTH
from taverne.fast.rivality.moves import MOST_LEGAL
from taverne.fast.rivality.policy import Evaluator
from taverne.fast.rivality.search import simulate_many
from taverne.fast.rivality.workspace import (
    ESTIMATES,
    MOVES,
    PARAMETERS_AT,
    PATH,
    POINTS_AT,
    RANDOM,
    ROOT_ROW,
    ROW,
    SCRATCH,
    SIDES_ON_PATH,
    SIZE,
    TOTALS,
    VALUES,
)
from taverne.fast.tree import tree_at
from taverne.fast.workspace import MAX_DEPTH


@jit
def evaluator_at(address):  # type: ignore[no-untyped-def]
    """The evaluator of the workspace at an address."""
    return Evaluator(
        floats(address, PARAMETERS_AT, 8),
        ints(address, POINTS_AT, 8),
        floats(address, TOTALS, 8),
        floats(address, VALUES, 8),
        ints(address, MOVES, MOST_LEGAL),
        floats(address, ESTIMATES, MOST_LEGAL),
        randoms(address, RANDOM),
        ints(address, SCRATCH, WIDTH),
    )


@jit
def search(address, times, forced):  # type: ignore[no-untyped-def]
    """Runs this many simulations; unless `forced` is NONE, all of them start with that move."""
    simulate_many(
        ints(address, ROOT_ROW, WIDTH),
        ints(address, ROW, WIDTH),
        tree_at(address + WORD * SIZE),
        evaluator_at(address),
        ints(address, PATH, MAX_DEPTH),
        ints(address, SIDES_ON_PATH, MAX_DEPTH),
        forced,
        times,
    )
