"""The bot that searches."""

import random
from collections.abc import Sequence
from typing import Any, Protocol

from taverne.bots.bot import Budget
from taverne.bots.search.opinion import Opinion, best_of
from taverne.bots.search.plain import PlainSearch
from taverne.fast import IS_AVAILABLE
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame


class Weigher(Protocol):
    """Looks at a view for so long and tells what it thinks of each legal move."""

    def weigh(
        self,
        view: View[Any],
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget,
        only: Move | None = None,
    ) -> list[Opinion]:
        """What the moves look worth; or what one of them does, if only that is asked."""
        ...


class SearchBot:
    """Plays the move its simulations tried most. Only ever sees a view: what is hidden is dealt anew each time."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.weigh = find_weigher(game).weigh

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """The move that did best."""
        if len(legal) == 1:
            return legal[0]
        return best_of(self.weigh(view, legal, rng, budget)).move


class QuickBot(SearchBot):
    """Plays the move that looks best to the search before it has tried any."""

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """The best looking move."""
        return super().choose(view, legal, rng, Budget(simulations=1))


def find_weigher(game: AnyGame) -> Weigher:
    """The compiled search where there is one."""
    if IS_AVAILABLE:
        if game.ruleset.game == "rivality" and game.ruleset.mode != "solo":
            from taverne.bots.search.rivality import CompiledBattle

            return CompiledBattle(game)
        if game.ruleset.mode == "objects":
            from taverne.bots.search.objects import CompiledObjects

            return CompiledObjects(game)
        if game.ruleset.mode == "competitive":
            from taverne.bots.search.kingdom import CompiledKingdom

            return CompiledKingdom(game)
    return PlainSearch(game)
