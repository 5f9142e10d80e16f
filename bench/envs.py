"""The environments on one core, beside PettingZoo's Hanabi and OpenSpiel's hearts in the same run."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]
from pettingzoo.classic import hanabi_v5  # type: ignore[import-untyped,unused-ignore]

from bench.fast import random_hearts
from bench.timing import beside
from taverne.envs import Tables, aec_env

TABLES = 1024
STEPS = 20
"""Steps of all tables that a measured call makes."""


def play_agents(env: Any, rng: random.Random) -> int:
    """Plays one game with random legal actions, and says how many steps it took."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        steps += 1
    return steps


def stepping(ruleset: str) -> Callable[[], int]:
    """Steps many tables with random legal actions; every step writes all masks and observations."""
    tables = Tables(ruleset, count=TABLES)
    tables.reset(1)

    def step() -> int:
        for _ in range(STEPS):
            tables.batch.choose()
            tables.step(tables.batch.chosen)
        return STEPS * TABLES

    return step


def main() -> None:
    """Prints the table."""
    rng = random.Random(1)
    for key in ("aetherya/competitive", "rivality/duel"):
        ours, theirs = (partial(play_agents, env, rng) for env in (aec_env(key), hanabi_v5.env()))
        rate, peer, ratio = beside(ours, theirs)
        print(f"AEC {key}: {rate:,.0f} steps/s; PettingZoo hanabi_v5: {peer:,.0f}; ratio {ratio:.1f} (at least 5)")
    hearts = partial(random_hearts, pyspiel.load_game("hearts"), rng)
    for key in ("aetherya/competitive", "rivality/duel"):
        rate, peer, ratio = beside(stepping(key), hearts)
        print(
            f"vector {key}: {rate:,.0f} decisions/s with observations and masks (at least 1,000,000);"
            f" OpenSpiel hearts: {peer:,.0f}; ratio {ratio:.1f} (at least 5)"
        )


if __name__ == "__main__":
    main()
