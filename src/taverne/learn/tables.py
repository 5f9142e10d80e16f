"""The tables that a network plays at: a batch of several rulesets, whose arrays JAX takes without a copy."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from taverne.fast.batch import MOST_SEATS, Batch, Share
from taverne.fast.bits import IS_CUDA
from taverne.fast.families import TABLES
from taverne.fast.rewards import Reward, Scorer
from taverne.registry import find_game

LEAD_SCALE = 25.0
"""So many points ahead count as one."""


class Look(NamedTuple):
    """What the seats that are asked see, may do and are; the next step overwrites it."""

    observations: Any
    masks: Any
    asked: Any


class After(NamedTuple):
    """What a step brought: whether games ended, and then what they are worth to each seat."""

    ended: Any
    results: Any
    leads: Any


class SelfPlayTables:
    """Games of several rulesets of a family, all stepped at once."""

    def __init__(self, shares: Sequence[Share], seed: int) -> None:
        first, *others = shares
        self.batch = Batch(first.ruleset, first.seats, games=first.games, others=others)
        self.count = self.batch.games
        self.moves = self.batch.moves
        """The size of the action space."""
        self.inputs = self.batch.kernels.observation
        self.version: int = TABLES.of(find_game(first.ruleset)).version
        """The version of the observation's layout."""
        self._scorers = [
            [Scorer(find_game(share.ruleset), share.seats, reward) for reward in (Reward.RESULT, Reward.DIFFERENCE)]
            for share in shares
        ]
        self._copy = jax.jit(_copy_look)
        self._score = jax.jit(self._score_ends)
        self.batch.reset(seed)

    def look(self) -> Look:
        """What lies on all tables."""
        batch = self.batch
        batch.look()
        _wait()
        parts = map(share_array, (batch.observations, batch.masks, batch.asked))
        look: Look = jax.block_until_ready(self._copy(*parts))  # type: ignore[no-untyped-call]
        return look

    def step(self, moves: jax.Array) -> After:
        """Plays a move at every table."""
        batch = self.batch
        batch.step(give_array(moves.block_until_ready()))
        _wait()
        parts = map(share_array, (batch.ended, batch.points, batch.ranks))
        after: After = jax.block_until_ready(self._score(*parts))  # type: ignore[no-untyped-call]
        return after

    def _score_ends(self, ended: Any, points: Any, ranks: Any) -> After:
        """What the games that ended are worth, each kind of table by its own rules."""
        found, start = [], 0
        for share, scorers in zip(self.batch.shares, self._scorers, strict=True):
            games = slice(start, start := start + share.games)
            room = ((0, 0), (0, MOST_SEATS - share.seats))
            seats = slice(0, share.seats)
            found.append([jnp.pad(scorer.score(points[games, seats], ranks[games, seats]), room) for scorer in scorers])
        over = ended > 0
        results, leads = (jnp.where(over[:, None], jnp.concatenate(part), 0.0) for part in zip(*found, strict=True))
        return After(over, results.astype(jnp.float32), jnp.clip(leads.astype(jnp.float32) / LEAD_SCALE, -3, 3))


def _copy_look(observations: Any, masks: Any, asked: Any) -> Look:
    """A copy that the next step does not overwrite."""
    return Look(jnp.copy(observations), masks > 0, asked.astype(jnp.int32))


def share_array(array: Any) -> Any:
    """An array of a batch as JAX takes it: the same memory on a GPU."""
    if not IS_CUDA:
        return array
    import cupy  # type: ignore[import-not-found,import-untyped,unused-ignore]

    return jax.dlpack.from_dlpack(cupy.asarray(array))


def give_array(array: jax.Array) -> Any:
    """An array of JAX as a batch takes it: the same memory on a GPU."""
    if not IS_CUDA:
        return np.asarray(array, np.int64)
    import cupy

    return cupy.from_dlpack(array)


def _wait() -> None:
    """Waits until the kernels are done, because JAX does not know that they run."""
    if IS_CUDA:
        from numba import cuda

        cuda.synchronize()  # type: ignore[no-untyped-call]
