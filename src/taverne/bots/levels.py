"""Four opponents for people, from one a child can beat to the strongest there is."""

import random
from collections.abc import Sequence
from math import exp
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.greedy import estimates_of
from taverne.bots.search import SearchBot
from taverne.bots.search.opinion import UNASKED
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame

MASTERS_TIME = 100
"""Milliseconds a master thinks at most."""
MASTERS_SHARE = 8
"""A master does one in so many simulations of its budget."""


class _Careless:
    """Plays moves that look good, and now and then one that looks less so."""

    slips: float
    """How often it plays anything."""
    ease: float
    """Points by which a move may look worse and still be played every third time."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.estimates = estimates_of(game)

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """A move, the likelier the better it looks."""
        if len(legal) == 1:
            return legal[0]
        looks = self.estimates(self.game, view, legal)
        best = max(looks)
        if rng.random() < self.slips:
            # Even a slip does not throw the game away.
            return rng.choice([move for move, look in zip(legal, looks, strict=True) if look > best - 12 * self.ease])
        weights = [exp((look - best) / self.ease) for look in looks]
        return rng.choices(legal, weights)[0]


class Apprentice(_Careless):
    """The first opponent: means well, forgets much. Pleasant for a child."""

    slips = 0.35
    ease = 2.0


class Journeyman(_Careless):
    """Sees what a move brings at once, and seldom errs."""

    slips = 0.04
    ease = 0.5


class Master:
    """Looks ahead, for a moment."""

    def __init__(self, game: AnyGame) -> None:
        self._search = SearchBot(game)

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """The best move a short search finds."""
        milliseconds = None if budget.milliseconds is None else min(budget.milliseconds, MASTERS_TIME)
        simulations = None if budget.simulations is None else -(-budget.simulations // MASTERS_SHARE)
        if milliseconds is None and simulations is None:
            simulations = UNASKED // MASTERS_SHARE
        return self._search.choose(view, legal, rng, Budget(milliseconds, simulations))


class Archmage(SearchBot):
    """Looks ahead as long as it may: as strong as its time allows."""
