"""The bot that searches."""

import random
from collections.abc import Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.families import heuristics_of
from taverne.bots.move_stats import MoveSearch, best_of
from taverne.bots.search.python_search import PythonSearch
from taverne.fast import IS_AVAILABLE
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


def find_search(game: AnyGame) -> MoveSearch:
    """The compiled search of a game's family if there is one for its ruleset, else the search in Python."""
    compiled = heuristics_of(game).compiled
    return compiled(game) if IS_AVAILABLE and compiled is not None else PythonSearch(game)
