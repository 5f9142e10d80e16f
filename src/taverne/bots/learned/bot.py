"""The bot that plays what its network finds likeliest."""

import random
from collections.abc import Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.search import SearchBot
from taverne.fast import HAS_NUMBA
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame


class LearnedBot:
    """Plays the move that a trained network finds best, without a search; where there is no network it searches."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._search = SearchBot(game)

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """The best move."""
        if len(legal) == 1:
            return legal[0]
        if not HAS_NUMBA:
            return self._search.choose(view, legal, rng, budget)
        from taverne.bots.learned.library import find_network
        from taverne.fast.families import TABLES

        assert view.seat is not None
        tables = TABLES.of(self.game)
        network = tables and find_network(self.game.ruleset.key, tables.count_seats(view.table), self.game.family)
        if network is None:
            return self._search.choose(view, legal, rng, budget)
        # Whatever is hidden is dealt at random: the observation does not depend on it.
        state = self.game.determinise(view, rng)
        logits = network.evaluate(tables.observe_state(state, view.seat)).logits
        numbers = [tables.to_number(state, view.seat, move) for move in legal]
        return legal[max(range(len(legal)), key=lambda place: float(logits[numbers[place]]))]
