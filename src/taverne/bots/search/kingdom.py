"""Aetherya competitive and Drako searched by the compiled kernel."""

import random
import threading
from collections.abc import Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.search.opinion import Opinion, portions
from taverne.bots.search.plain import PlainSearch
from taverne.fast import tree as trees
from taverne.fast.kingdom import layout
from taverne.fast.kingdom.search import Workspace
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame

PORTION = 32
"""Simulations before the clock is looked at again."""


class _Own(threading.local):
    """What belongs to this thread alone."""

    def __init__(self) -> None:
        self.space = Workspace()


OWN = _Own()


class CompiledKingdom:
    """Weighs the moves of a kingdom table; the opening is searched on `games/`."""

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
        if view.table.opening is not None:
            return self.plain.weigh(view, legal, rng, budget, only)
        code = trees.NONE if only is None else layout.MOVE_OF.get(str(only), trees.NONE)
        space = OWN.space
        space.begin(rng.getrandbits(64))
        root = self._lay_out(view, rng, space)
        for times in portions(budget, PORTION):
            space.search(root, times, code)
        return _opinions(space, legal)

    def _lay_out(self, view: View[Any], rng: random.Random, space: Workspace) -> layout.Row:
        """The table to be searched, what is hidden dealt anew."""
        return layout.pack(self.game.determinise(view, rng))


def _opinions(space: Workspace, legal: Sequence[Move]) -> list[Opinion]:
    found = {layout.format_move(code): (value, tries) for code, value, tries in space.looked_at()}
    return [Opinion(move, *found.get(str(move), (0.0, 0))) for move in legal]
