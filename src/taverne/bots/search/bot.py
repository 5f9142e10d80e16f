"""The bot that searches."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.search.opinion import Opinion, best_of
from taverne.fast import IS_AVAILABLE
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame

Weigher = Callable[[View[Any], Sequence[Move], random.Random, Budget], list[Opinion]]
"""Looks at a view for so long and tells what it thinks of each legal move."""


class SearchBot:
    """Plays the move its simulations tried most. Only ever sees a view: what is hidden is dealt anew each time."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.weigh: Weigher = _weigher(game)

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """The move that did best."""
        if len(legal) == 1:
            return legal[0]
        return best_of(self.weigh(view, legal, rng, budget)).move


def _weigher(game: AnyGame) -> Weigher:
    if game.ruleset.game == "rivality":
        from taverne.bots.search.rivality import CompiledBattle

        return CompiledBattle(game).weigh
    from taverne.bots.search.kingdom import CompiledKingdom

    return CompiledKingdom(game).weigh
