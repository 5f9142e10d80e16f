"""Lets a network play against itself, and two networks against each other."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from taverne.fast.batch import Share
from taverne.learn.network import Params
from taverne.learn.ppo import Rollout, act, play_best
from taverne.learn.tables import Look, SelfPlayTables


def collect(tables: SelfPlayTables, look: Look, params: Params, key: jax.Array, steps: int) -> tuple[Rollout, Look]:
    """Plays some moves at every table; what was played, and what lies on the tables then."""
    played: list[tuple[Any, ...]] = []
    for part in jax.random.split(key, steps):
        moves, log_probs, values = act(params, part, look.observations, look.masks)
        after = tables.step(moves)
        rewards = jnp.stack([after.results, after.leads], -1)
        played.append((*look, moves, log_probs, values, after.ended, rewards))
        look = tables.look()
    return Rollout(*(jnp.stack(column) for column in zip(*played, strict=True))), look


def play_match(ruleset: str, seats: int, one: Params, other: Params, games: int, seed: int) -> float:
    """What share of the games the first network wins against the other one; shared wins count half.

    Each deal is played from every seat. Both play their likeliest moves.
    """
    deals = -(-games // seats)
    # The same seed deals the same games; in each batch the first network sits elsewhere.
    rounds = [SelfPlayTables([Share(ruleset, seats, deals)], seed) for _ in range(seats)]
    won = 0.0
    for seat, tables in enumerate(rounds):
        left = np.ones(tables.count, np.bool_)
        look = tables.look()
        while left.any():
            mine, theirs = (play_best(params, look.observations, look.masks) for params in (one, other))
            after = tables.step(jnp.where(look.asked == seat, mine, theirs))
            now = left & np.asarray(after.ended)
            # From -1/(seats - 1) for losing to 1 for winning alone.
            results = np.asarray(after.results)[now, seat]
            won += float((((seats - 1) * results + 1) / seats).sum())
            left &= ~now
            look = tables.look()
    return won / (deals * seats)
