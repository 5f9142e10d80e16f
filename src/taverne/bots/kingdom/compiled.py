"""Searches the competitive game with the compiled kernel."""

import random
import threading
from collections.abc import Sequence
from typing import Any, cast

from taverne.bots.bot import Budget
from taverne.bots.move_stats import MoveStats, batches
from taverne.bots.search.python_search import PythonSearch
from taverne.fast.kingdom import packing
from taverne.fast.kingdom.layout import MODES, Row
from taverne.fast.kingdom.moves import move_names
from taverne.fast.kingdom.workspace import Workspace
from taverne.fast.workspace import NONE
from taverne.games.kingdom.moves import KingdomMove
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame

BATCH = 32
"""Simulations between two looks at the clock."""


class _ThreadLocal(threading.local):
    """Each thread searches in its own workspace."""

    def __init__(self) -> None:
        self.space = Workspace()


LOCAL = _ThreadLocal()


class CompiledKingdom:
    """Searches a kingdom table; the opening is searched in Python, which knows better what to do in it."""

    is_chance = True
    """Whether its values are chances of winning."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.opening = PythonSearch(game)

    def search(
        self,
        view: View[Any],
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget,
        only: Move | None = None,
    ) -> list[MoveStats]:
        """The statistics of every legal move; with `only`, all simulations start with that move."""
        if view.table.opening is not None:
            return self.opening.search(view, legal, rng, budget, only)
        code = NONE if only is None else packing.to_number(view.table, view.seat or 1, cast(KingdomMove, only))
        space = LOCAL.space
        space.begin(rng.getrandbits(64))
        root = self._lay_out(view, rng, space)
        for times in batches(budget, BATCH):
            self._simulate(space, root, times, code)
        return self._stats(space, view, legal)

    def _simulate(self, space: Workspace, root: Row, times: int, forced: int) -> None:
        space.search(root, times, forced)

    def _lay_out(self, view: View[Any], rng: random.Random, space: Workspace) -> Row:
        """The table to search, with everything hidden dealt at random."""
        return packing.pack(self.game.determinise(view, rng))

    def _stats(self, space: Workspace, view: View[Any], legal: Sequence[Move]) -> list[MoveStats]:
        names = move_names(MODES.index(self.game.ruleset.mode))
        found = {names[code]: (value, tries) for code, value, tries in space.root_stats()}
        return [MoveStats(move, *found.get(str(move), (0.0, 0)), is_chance=self.is_chance) for move in legal]


class CompiledGoal(CompiledKingdom):
    """Searches a game that all players win or lose together."""

    is_chance = False

    def _simulate(self, space: Workspace, root: Row, times: int, forced: int) -> None:
        space.search_goal(root, times, forced)
