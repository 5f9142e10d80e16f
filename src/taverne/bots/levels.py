"""Four opponents for people, from one that a child can beat to the strongest there is."""

import random
from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.families import heuristics_of
from taverne.bots.move_stats import DEFAULT_SIMULATIONS
from taverne.bots.search import SearchBot
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame

MASTER_MILLISECONDS = 100
"""The longest a master thinks."""
MASTER_DIVISOR = 8
"""A master runs one simulation for every eight in its budget."""


class _Fallible:
    """Plays moves with good estimates, and now and then a worse one."""

    epsilon: float
    """How often it picks at random among all moves that are not disastrous."""
    temperature: float
    """The points by which a move may be worse and still be e times less likely than the best."""
    longest_thought = 0

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.estimates = heuristics_of(game).estimate_moves

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """A random move: the better its estimate, the likelier."""
        if len(legal) == 1:
            return legal[0]
        worth = self.estimates(self.game, view, legal)
        best = max(worth)
        if rng.random() < self.epsilon:
            worst = best - 12 * self.temperature  # Even a slip does not throw the game away.
            return rng.choice([move for move, value in zip(legal, worth, strict=True) if value > worst])
        weights = [exp((value - best) / self.temperature) for value in worth]
        return rng.choices(legal, weights)[0]


class Apprentice(_Fallible):
    """The first opponent: forgets a lot, and pleasant for a child to play."""

    epsilon = 0.35
    temperature = 2.0


class Journeyman(_Fallible):
    """Sees what a move gains at once, and seldom errs."""

    epsilon = 0.04
    temperature = 0.5


class Master:
    """Searches for a moment."""

    longest_thought = MASTER_MILLISECONDS

    def __init__(self, game: AnyGame) -> None:
        self._search = SearchBot(game)

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """The best move a short search finds."""
        milliseconds = None if budget.milliseconds is None else min(budget.milliseconds, MASTER_MILLISECONDS)
        simulations = None if budget.simulations is None else -(-budget.simulations // MASTER_DIVISOR)
        if milliseconds is None and simulations is None:
            simulations = DEFAULT_SIMULATIONS // MASTER_DIVISOR
        return self._search.choose(
            view, legal, rng, replace(budget, milliseconds=milliseconds, simulations=simulations)
        )


class Archmage(SearchBot):
    """Searches as long as it may: as strong as its time allows."""
