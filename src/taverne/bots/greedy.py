"""The bot that takes the move with the best estimate for its seat's objective, looking no further."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from taverne.bots import kingdom, rivality
from taverne.bots.bot import Budget
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame

Estimates = Callable[[AnyGame, View[Any], Sequence[Any]], list[float]]
"""What each legal move is worth to the seat that looks."""

_ESTIMATES: dict[str, Estimates] = {
    "aetherya": kingdom.estimates,
    "drako": kingdom.estimates,
    "rivality": rivality.estimates,
}


def estimates_of(game: AnyGame) -> Estimates:
    """How moves of a game are estimated."""
    return _ESTIMATES[game.ruleset.game]


class GreedyBot:
    """Plays the move its game's estimate likes best; equals are drawn by lot."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.estimates = estimates_of(game)

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """The best looking move."""
        if len(legal) == 1:
            return legal[0]
        worth = self.estimates(self.game, view, legal)
        best = max(worth)
        return rng.choice([move for move, value in zip(legal, worth, strict=True) if value == best])
