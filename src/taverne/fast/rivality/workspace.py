"""The memory in which one thread searches battles, and what Python tells the kernels."""

from array import array
from itertools import accumulate

from taverne.fast import workspace
from taverne.fast.memory import first_random
from taverne.fast.rivality.layout import MOST_LEGAL, WIDTH, Row
from taverne.fast.workspace import MAX_DEPTH, NONE

PARAMETERS = (16.0, 0.1, 10.0, 2.0, 6.0, 2.0, 0.4, 0.0)
"""How many moves a node gets at a time, exploration, how many tries a prior counts for, decisions of a rollout, moves
sampled for each of them; then the lead at which a win is likely, at the end of the game and for each tile left."""
CAPACITY = 1 << 19
"""The edges a tree has room for: enough for some seconds."""

# Where the arrays lie, in words: those of a simulation, then those of an evaluator.
(
    ROOT_ROW,
    ROW,
    PATH,
    SIDES_ON_PATH,
    PARAMETERS_AT,
    POINTS_AT,
    TOTALS,
    VALUES,
    MOVES,
    ESTIMATES,
    RANDOM,
    SCRATCH,
    SIZE,
) = accumulate([WIDTH, WIDTH, MAX_DEPTH, MAX_DEPTH, 8, 8, 8, 8, MOST_LEGAL, MOST_LEGAL, 8, WIDTH], initial=0)


class Workspace(workspace.Workspace):
    """The memory in which one thread searches battles."""

    def __init__(self) -> None:
        super().__init__(SIZE, CAPACITY)
        self.memory.write(PARAMETERS_AT, array("d", PARAMETERS))

    def begin(self, seed: int) -> None:
        """Forgets the last search."""
        self.clear()
        self.memory.write(RANDOM, array("Q", [first_random(seed)]))

    def search(self, root: Row, times: int, forced: int = NONE) -> None:
        """Runs this many simulations of a determinisation; with `forced`, all of them start with that move."""
        self.memory.write(ROOT_ROW, root)
        self.memory.run("rivality_search", 0, times, forced)
