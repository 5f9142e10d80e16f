"""Aetherya competitive and Drako, searched by the compiled kernel."""

import random
import threading
from collections.abc import Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.search.opinion import Opinion, portions
from taverne.bots.kingdom import estimates
from taverne.fast.kingdom import layout
from taverne.fast.kingdom.search import Workspace
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame

PORTION = 32
_THREAD = threading.local()


def workspace() -> Workspace:
    """This thread's workspace."""
    if not hasattr(_THREAD, "kingdom"):
        _THREAD.kingdom = Workspace()
    found: Workspace = _THREAD.kingdom
    return found


class CompiledKingdom:
    """Weighs the moves of a kingdom table."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def weigh(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> list[Opinion]:
        """What the moves look worth after so many simulations."""
        if view.table.opening is not None:
            looks = estimates(self.game, view, legal)
            return [Opinion(move, look, 1) for move, look in zip(legal, looks, strict=True)]
        root = layout.pack(self.game.determinise(view, rng))
        space = workspace()
        space.begin(rng.getrandbits(64))
        for times in portions(budget, PORTION):
            space.search(root, times)
        found = {layout.format_move(code): (value, tries) for code, value, tries in space.looked_at()}
        return [Opinion(move, *found.get(str(move), (0.0, 0))) for move in legal]
