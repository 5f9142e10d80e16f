"""The bot that plays random moves."""

import random
from collections.abc import Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame


class RandomBot:
    """Plays a uniformly random legal move."""

    longest_thought = 0

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """A random legal move."""
        return legal[int(rng.random() * len(legal))]
