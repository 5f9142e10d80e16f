"""Searches with the compiled kernel."""

import random
import threading
from collections.abc import Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.move_stats import MoveStats, batches
from taverne.fast.rivality.moves import code_of
from taverne.fast.rivality.packing import pack, to_number
from taverne.fast.rivality.workspace import BATTLE, SOLO, Workspace
from taverne.fast.workspace import NONE
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame

BATCH = 16
"""Simulations between two looks at the clock."""


class _ThreadLocal(threading.local):
    """Each thread searches in its own workspace."""

    def __init__(self) -> None:
        self.space = Workspace()


_LOCAL = _ThreadLocal()


class CompiledSearch:
    """Searches any ruleset."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.parameters = SOLO if game.ruleset.mode == "solo" else BATTLE

    def search(
        self,
        view: View[Any],
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget,
        only: Move | None = None,
    ) -> list[MoveStats]:
        """The statistics of every legal move; with `only`, all simulations start with that move."""
        space = _LOCAL.space
        space.begin(pack(self.game.determinise(view, rng)), self.parameters, rng.getrandbits(64))
        forced = NONE if only is None else _code(view, only)
        for times in batches(budget, BATCH):
            space.search(times, forced)
        found = {code: (value, tries) for code, value, tries in space.root_stats()}
        return [MoveStats(move, *found.get(_code(view, move), (0.0, 0))) for move in legal]


def _code(view: View[Any], move: Move) -> int:
    """How the search tree names a move of the seat that is asked."""
    seat = view.table.step.asked(view.table)[0]
    return code_of(to_number(view.table, seat, move), view.table.hands[seat - 1])
