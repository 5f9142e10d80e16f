"""What an ended game is worth to each seat: by its result, or by the difference in points."""

from enum import Enum
from typing import Any

import numpy as np

from taverne.registry import AnyGame

_MOST = 1 << 20
"""More points than any seat has."""


class Reward(Enum):
    """How the end of a game is rewarded; before it there are no rewards."""

    RESULT = "result"
    """1 for a win of one's own, -1 for losing against one rival; a shared win and several rivals lie in between."""
    DIFFERENCE = "difference"
    """The points ahead of the best rival; against the game itself, the points."""


class Scorer:
    """Rewards the ends of games of one ruleset, any number of them at once."""

    def __init__(self, game: AnyGame, seats: int, reward: Reward) -> None:
        self._reward = reward
        self._faces_game = game.faces_game
        sides = game.sides(seats)
        self._side_of = np.array([side - 1 for side in sides])
        self._first_seats = np.array([sides.index(side) for side in sorted(set(sides))])
        self._is_rival = ~np.eye(len(self._first_seats), dtype=np.bool_)

    def score(self, points: Any, ranks: Any) -> Any:
        """The rewards of games, given points and ranks with a row for each game and a column for each seat.

        Against the game itself, rank 1 is won and 2 lost. Takes arrays of numpy and of JAX.
        """
        return 1.0 * (self._by_result(ranks) if self._reward is Reward.RESULT else self._by_difference(points))

    def _by_result(self, ranks: Any) -> Any:
        """Where sides are rivals, the rewards of all sides add up to 0, and winners share what one would gain."""
        if self._faces_game:
            return 2.0 * (ranks == 1) - 1
        won = 1.0 * (ranks[:, self._first_seats] == 1)
        sides = won.shape[1]
        shares = won / won.sum(1, keepdims=True).clip(1)
        return ((sides * shares - 1) / (sides - 1))[:, self._side_of]

    def _by_difference(self, points: Any) -> Any:
        if self._faces_game:
            return points
        mine = points[:, self._first_seats]
        best = (mine[:, None, :] - _MOST * ~self._is_rival).max(2)
        return (mine - best)[:, self._side_of]
