"""The bot that takes the move with the best estimate for its seat, without looking ahead."""

import random
from collections.abc import Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.families import heuristics_of
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame


class GreedyBot:
    """Plays the move with the best estimate, a random one among equals; without estimates all moves are equal."""

    longest_thought = 0

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.estimates = heuristics_of(game).estimate_moves

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """The move with the best estimate."""
        if len(legal) == 1:
            return legal[0]
        worth = self.estimates(self.game, view, legal)
        best = max(worth)
        return rng.choice([move for move, value in zip(legal, worth, strict=True) if value == best])
