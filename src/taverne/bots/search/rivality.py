"""Rivality's battles, searched by the compiled kernel."""

import random
import threading
from collections.abc import Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.search.opinion import Opinion, portions
from taverne.bots.search.plain import PlainSearch
from taverne.fast import tree as trees
from taverne.fast.rivality import layout
from taverne.fast.rivality.search import Workspace
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame

PORTION = 16
"""Simulations for each determinisation."""


class _Own(threading.local):
    """What belongs to this thread alone."""

    def __init__(self) -> None:
        self.space = Workspace()


_OWN = _Own()


class CompiledBattle:
    """Weighs the moves of a battle."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.plain = PlainSearch(game)

    def weigh(
        self,
        view: View[Any],
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget,
        only: Move | None = None,
    ) -> list[Opinion]:
        """What the moves look worth after so many simulations; or what one of them does, if only that is asked."""
        if view.table.step.name not in layout.STEPS:
            return self.plain.weigh(view, legal, rng, budget, only)
        code = trees.NONE if only is None else layout.to_code(only)
        space = _OWN.space
        space.begin(rng.getrandbits(64))
        for times in portions(budget, PORTION):
            space.search(layout.pack(self.game.determinise(view, rng)), times, code)
        return _opinions(space, legal)


def _opinions(space: Workspace, legal: Sequence[Move]) -> list[Opinion]:
    found = {code: (value, tries) for code, value, tries in space.looked_at()}
    return [Opinion(move, *found.get(layout.to_code(move), (0.0, 0))) for move in legal]
