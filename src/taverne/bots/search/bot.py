"""The bot that searches."""

import random
from collections.abc import Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.families import heuristics_of
from taverne.bots.move_stats import MoveSearch, MoveStats, best_of
from taverne.bots.search.python_search import PythonSearch
from taverne.bots.search.warmup import is_warm
from taverne.fast import HAS_NUMBA, IS_AVAILABLE
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame


class SearchBot:
    """Plays the move that most simulations chose. Each simulation deals what the view hides anew."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.search = find_search(game).search

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """The move tried most."""
        if len(legal) == 1:
            return legal[0]
        return best_of(self.search(view, legal, rng, budget)).move


class QuickBot(SearchBot):
    """Plays the move that the search would try first."""

    longest_thought = 0

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """The move with the best prior."""
        return super().choose(view, legal, rng, Budget(simulations=1))


class PunctualSearch:
    """The compiled search; as long as its kernels are not compiled, searches with a deadline run in Python instead."""

    def __init__(self, game: AnyGame, compiled: MoveSearch) -> None:
        self.game = game
        self.compiled = compiled
        self.python = PythonSearch(game)

    def search(
        self,
        view: View[Any],
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget,
        only: Move | None = None,
    ) -> list[MoveStats]:
        """The statistics of every legal move; with `only`, all simulations start with that move."""
        is_late = budget.milliseconds is not None and HAS_NUMBA and not is_warm(self.game.ruleset.key)
        search = self.python if is_late else self.compiled
        return search.search(view, legal, rng, budget, only)


def find_search(game: AnyGame) -> MoveSearch:
    """The compiled search of a game's family if there is one for its ruleset, else the search in Python."""
    compiled = heuristics_of(game).compiled
    return PunctualSearch(game, compiled(game)) if IS_AVAILABLE and compiled is not None else PythonSearch(game)
