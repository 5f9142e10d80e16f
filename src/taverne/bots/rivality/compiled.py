"""Searches battles with the compiled kernel."""

import random
import threading
from collections.abc import Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.move_stats import MoveStats, batches
from taverne.bots.search.python_search import PythonSearch
from taverne.fast.rivality import layout
from taverne.fast.rivality.workspace import Workspace
from taverne.fast.workspace import NONE
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame

BATCH = 16
"""Simulations per determinisation."""


class _ThreadLocal(threading.local):
    """Each thread searches in its own workspace."""

    def __init__(self) -> None:
        self.space = Workspace()


_LOCAL = _ThreadLocal()


class CompiledBattle:
    """Searches a battle; the opening, which the kernel does not know, is searched in Python."""

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
        if view.table.step.name not in layout.STEPS:
            return self.opening.search(view, legal, rng, budget, only)
        code = NONE if only is None else layout.to_code(only)
        space = _LOCAL.space
        space.begin(rng.getrandbits(64))
        for times in batches(budget, BATCH):
            space.search(layout.pack(self.game.determinise(view, rng)), times, code)
        return _stats(space, legal)


def _stats(space: Workspace, legal: Sequence[Move]) -> list[MoveStats]:
    found = {code: (value, tries) for code, value, tries in space.root_stats()}
    return [MoveStats(move, *found.get(layout.to_code(move), (0.0, 0))) for move in legal]
