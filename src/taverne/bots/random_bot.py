"""The bot that plays any legal move."""

import random
from collections.abc import Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame


class RandomBot:
    """Every legal move is as likely as the others."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """Any legal move."""
        return legal[int(rng.random() * len(legal))]
