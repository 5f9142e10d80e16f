"""Many tables at once, stepped by the kernels: `Tables` for every mode, `SoloVectorEnv` for those played alone."""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from taverne.envs.spaces import action_space, observation_space
from taverne.envs.table import IllegalAction
from taverne.fast.batch import Batch
from taverne.fast.rewards import Reward, Scorer
from taverne.registry import find_game


class Tables:
    """Tables of one ruleset, at each of which one seat is asked.

    All arrays have a row for each table. They are overwritten by the next step: copy what must last. A table whose game
    ends is dealt anew in the same step; `rewards` and `ended` are then of the game that ended, everything else of the
    new one.
    """

    def __init__(
        self, ruleset: str, seats: int | None = None, *, count: int, reward: str = "result", threads: int = 1
    ) -> None:
        game = find_game(ruleset)
        self.count = count
        self.batch = Batch(game.ruleset.key, seats, games=count, threads=threads)
        """The kernels' side: the rows of the tables, and steps without observations, masks or checks."""
        self.seats = self.batch.seats
        self.actions = self.batch.moves
        """The size of the action space."""
        self.observations: NDArray[Any] = self.batch.observations
        """What the seats that are asked see."""
        self.size = self.observations.shape[1]
        """How many numbers an observation has."""
        self.dtype = self.observations.dtype
        """What kind of numbers they are."""
        self.masks: NDArray[np.int8] = self.batch.masks
        """1 for each legal action of the seats that are asked."""
        self.asked: NDArray[np.int64] = self.batch.asked
        """The seats that are asked, from 0."""
        self.rewards: NDArray[np.float32] = np.zeros((count, self.seats), np.float32)
        """What the last step brought every seat."""
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """Whether the last step ended a game."""
        self._scorer = Scorer(game, self.seats, Reward(reward))
        self._numbers = np.arange(count)

    def reset(self, seed: int) -> None:
        """Deals a new game at every table. Seeds next to each other have no games in common."""
        self.batch.reset(int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0] >> 2))
        self.rewards[:] = 0
        self.ended[:] = False
        self.batch.look()

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Plays an action at every table. IllegalAction, if one of them is not legal, changes nothing."""
        self._check(actions)
        self.batch.step(actions.astype(np.int64, copy=False))
        self.rewards[:] = 0
        self.ended[:] = self.batch.ended
        if self.ended.any():
            points, ranks = (part[self.ended, : self.seats] for part in (self.batch.points, self.batch.ranks))
            self.rewards[self.ended] = self._scorer.score(points, ranks)
        self.batch.look()

    def _check(self, actions: NDArray[np.integer[Any]]) -> None:
        """The kernels themselves trust the moves they are given."""
        if actions.shape != (self.count,):
            raise IllegalAction(f"expected {self.count} actions, found an array of shape {actions.shape}")
        possible = (actions >= 0) & (actions < self.actions)
        if not (possible.all() and self.masks[self._numbers, actions].all()):
            table = int(np.argmin(possible & (self.masks[self._numbers, np.where(possible, actions, 0)] == 1)))
            legal = np.flatnonzero(self.masks[table]).tolist()
            raise IllegalAction(f"table {table}: {actions[table]} is not legal; legal actions are {legal}")


class SoloVectorEnv(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """Many games for one seat as a vector environment of Gymnasium. A game that ends is dealt anew in the same step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, num_envs: int = 1, *, ruleset: str, reward: str = "result", threads: int = 1) -> None:
        self.num_envs = num_envs
        self._tables = Tables(ruleset, 1, count=num_envs, reward=reward, threads=threads)
        self.single_action_space = action_space(self._tables)
        self.single_observation_space = observation_space(self._tables)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals a new game in every environment."""
        super().reset(seed=seed)
        self._tables.reset(int(self.np_random.integers(1 << 62)))
        return self._observe(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Plays an action in every environment; each must be legal."""
        tables = self._tables
        tables.step(actions)
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._observe(), tables.rewards[:, 0].copy(), tables.ended.copy(), truncations, {}

    def _observe(self) -> dict[str, Any]:
        tables = self._tables
        return {"observation": tables.observations.copy(), "action_mask": tables.masks.copy()}
