"""The memory in which one thread searches kingdoms, and what Python tells and asks the kernels."""

from array import array
from collections.abc import Sequence
from itertools import accumulate

from taverne.fast import workspace
from taverne.fast.kingdom.layout import WIDTH, Row
from taverne.fast.kingdom.moves import MOST_LEGAL
from taverne.fast.kingdom.weights import FEATURES, LANDS, WEIGHTS, read_learned
from taverne.fast.memory import first_random
from taverne.fast.workspace import MAX_DEPTH, NONE

PARAMETERS = (0.5, 0.1, 20.0, 3.0)
"""How fast nodes widen, exploration, how many tries a prior counts for, and how many decisions a rollout has."""
CAPACITY = 1 << 17
"""The edges a tree has room for."""
_NOTHING = (0.0,) * 4

# Where the arrays lie, in words: those of a simulation, then those of an evaluator.
(
    ROOT_ROW,
    ROW,
    PATH,
    SEATS_ON_PATH,
    SEED,
    WEIGHTS_AT,
    FEATURES_AT,
    LINES,
    TOTALS,
    VALUES,
    MOVES,
    RANDOM,
    PARAMETERS_AT,
    SURE,
    LIKELY,
    TRIAL,
    LEGAL,
    SIZE,
) = accumulate(
    [WIDTH, WIDTH, MAX_DEPTH, MAX_DEPTH, 8, WEIGHTS, FEATURES, 8, 8, 8, MOST_LEGAL, 8, 8, 4, 4, WIDTH, MOST_LEGAL],
    initial=0,
)


class Workspace(workspace.Workspace):
    """The memory in which one thread searches kingdoms."""

    def __init__(self) -> None:
        super().__init__(SIZE, CAPACITY)
        self.learned = read_learned()
        self.memory.write(WEIGHTS_AT, self.learned)
        self.memory.write(PARAMETERS_AT, array("d", PARAMETERS))

    def begin(self, seed: int) -> None:
        """Forgets the last search."""
        self.clear()
        self.set_extra_points()
        self.memory.write(SEED, array("Q", [first_random(seed)]))

    def set_extra_points(
        self, sure: Sequence[float] = _NOTHING, likely: Sequence[float] = _NOTHING, land: float = 0.0
    ) -> None:
        """Sets the points that seats have or may gain apart from cards and legends, and a land's extra value."""
        self.memory.write(SURE, array("d", sure))
        self.memory.write(LIKELY, array("d", likely))
        self.memory.write(WEIGHTS_AT + LANDS, array("d", [self.learned[LANDS] + land]))

    def lead(self, root: Row, seat: int) -> float:
        """By how many points a seat, counted from 0, is ahead of the best other one."""
        self.memory.write(ROOT_ROW, root)
        return self.memory.run("kingdom_lead", 0, seat)

    def search(self, root: Row, times: int, forced: int = NONE) -> None:
        """Runs this many more simulations of a table; with `forced`, all of them start with that move."""
        self.memory.write(ROOT_ROW, root)
        self.memory.run("kingdom_search", 0, times, forced)

    def search_goal(self, root: Row, times: int, forced: int = NONE) -> None:
        """The same for a game that all players win or lose together."""
        self.memory.write(ROOT_ROW, root)
        self.memory.run("kingdom_goal_search", 0, times, forced)
