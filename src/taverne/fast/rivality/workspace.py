"""The memory in which one thread searches, and what Python tells the kernels."""

from array import array
from itertools import accumulate

from taverne.fast import workspace
from taverne.fast.memory import first_random
from taverne.fast.rivality.layout import WIDTH, Row
from taverne.fast.rivality.moves import MOST_LEGAL
from taverne.fast.workspace import MAX_DEPTH, NONE

BATTLE = (16.0, 0.1, 10.0, 2.0, 6.0, 2.0, 0.4, 0.0)
"""How many moves a node gets at a time, exploration, how many tries a prior counts for, decisions of a rollout, moves
sampled for each of them; then the lead at which a win is likely, at the end of the game and for each tile left."""
SOLO = (24.0, 2.0, 2.0, 40.0, 6.0, 4.0, 0.8, 0.0)
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
    """The memory in which one thread searches."""

    def __init__(self) -> None:
        super().__init__(SIZE, CAPACITY)

    def begin(self, root: Row, parameters: tuple[float, ...], seed: int) -> None:
        """Forgets the last search; the next one is of this table, any that the asked seat takes for possible."""
        self.clear()
        self.memory.write(ROOT_ROW, root)
        self.memory.write(PARAMETERS_AT, array("d", parameters))
        self.memory.write(RANDOM, array("Q", [first_random(seed)]))

    def search(self, times: int, forced: int = NONE) -> None:
        """Runs this many simulations; with `forced`, all of them start with the move of that code."""
        self.memory.run("rivality_search", 0, times, forced)
