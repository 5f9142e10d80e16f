"""Plays a game of any ruleset with random legal actions and shows it.

python -m taverne.envs.examples.random_agent
python -m taverne.envs.examples.random_agent rivality/three --seed 7 --show
"""

import argparse

import numpy as np

from taverne.envs import aec_env
from taverne.registry import rulesets


def play(ruleset: str, seats: int | None, seed: int, *, show: bool = False) -> dict[str, float]:
    """Plays one game and returns what each agent was rewarded with."""
    env = aec_env(ruleset, seats, render_mode="human" if show else None)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        is_over = terminated or truncated
        env.step(None if is_over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ruleset", nargs="?", default=rulesets()[0].key)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print the table after every action")
    chosen = parser.parse_args()
    for agent, reward in play(chosen.ruleset, chosen.seats, chosen.seed, show=chosen.show).items():
        print(f"{agent}: {reward:+g}")


if __name__ == "__main__":
    main()
