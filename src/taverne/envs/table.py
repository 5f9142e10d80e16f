"""One game on the compiled kernels, as the environments play it. Seats count from 0 here."""

import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from taverne.envs.families import family_of
from taverne.fast import bits
from taverne.fast.rewards import Reward, Scorer
from taverne.kernel.game import view_of
from taverne.record.snapshot import format_view
from taverne.registry import find_game


class IllegalAction(ValueError):
    """An environment was given an action that the mask rules out."""


class Table:
    """A game that is played by the numbers of its moves. Chance draws by itself, from a seeded generator."""

    def __init__(self, key: str, seats: int, reward: Reward) -> None:
        self.game = find_game(key)
        self.seats = seats
        family = family_of(self.game).tables
        self.actions = family.count_moves(self.game, seats)
        """The size of the action space."""
        self.size = family.batch.observation
        """How many numbers an observation has."""
        self.dtype = np.dtype(family.batch.dtype)
        """What kind of numbers they are."""
        self._family = family
        self._kernels = family.kernels
        self._scorer = Scorer(self.game, seats, reward)
        self._legal = np.zeros(family.batch.most_legal, np.int64)
        self._random = bits.new_random(secrets.randbits(63))
        self._row = family.new_row(self.game, seats)
        self.is_over = False
        self.seat = 0
        """Who is asked."""
        self._mask = np.zeros(self.actions, np.int8)

    def reset(self, seed: int | None) -> None:
        """Deals a new game. The same seed and the same moves give the same game."""
        if seed is not None:
            self._random = bits.new_random(seed)
        self._row = self._family.new_row(self.game, self.seats)
        self._kernels.deal(self._row, self._random)
        self._find_asked()

    def step(self, action: int) -> None:
        """Plays the move of the seat that is asked, and lets chance draw until a seat is asked or the game is over."""
        if not self.is_legal(action):
            raise IllegalAction(f"{action} is not legal; legal actions are {np.flatnonzero(self._mask).tolist()}")
        self._kernels.apply_move(self._row, action)
        self._kernels.settle(self._row, self._random)
        self._find_asked()

    def _find_asked(self) -> None:
        self._mask.fill(0)
        self.is_over = bool(self._kernels.is_over(self._row))
        if not self.is_over:
            self.seat = int(self._kernels.asked(self._row))
            self._mask[self._legal[: self._kernels.list_legal(self._row, self._legal)]] = 1

    def is_legal(self, action: int) -> bool:
        """Whether the seat that is asked may take an action."""
        return 0 <= action < self.actions and self._mask[action] == 1

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal action of a seat; all 0 if it is not asked."""
        return self._mask.copy() if seat == self.seat else np.zeros(self.actions, np.int8)

    def observe(self, seat: int) -> NDArray[Any]:
        """What a seat sees."""
        return self._family.observe_row(self._row, seat)

    def rewards(self) -> list[float]:
        """What the finished game is worth to each seat."""
        points, ranks = np.zeros((1, self.seats), np.int64), np.zeros((1, self.seats), np.int64)
        self._kernels.write_results(self._row, points[0], ranks[0])
        rewards: list[float] = self._scorer.score(points, ranks)[0].tolist()
        return rewards

    def format(self, seat: int | None) -> str:
        """What a seat, or a spectator, sees, in the words of the notation."""
        state = self._family.unpack(self._row, self.game, self.seats)
        viewer = None if seat is None else seat + 1
        return format_view(self.game, self.seats, view_of(self.game, state, viewer))
