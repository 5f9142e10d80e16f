"""PettingZoo's own checks of every ruleset, and what its environments promise beyond them."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped,unused-ignore]

import taverne.envs
from taverne.envs import TaverneEnv, aec_env
from taverne.envs.naming import by_module_name, every_table
from taverne.registry import rulesets

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def play(env: Any, seed: int) -> tuple[list[tuple[str, Any, int]], dict[str, float]]:
    """Plays a random game: who saw what and did what, and what each agent was rewarded with in all."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    seen, rewards = [], dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        seen.append((agent, observation, action))
        env.step(action)
    return seen, rewards


@pytest.mark.parametrize(("key", "seats"), every_table())
def test_every_ruleset_passes_the_checks_of_pettingzoo(
    key: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(aec_env(key, seats), num_cycles=200)
    seed_test(lambda: aec_env(key, seats), num_cycles=100)
    render_test(lambda **options: aec_env(key, seats, **options))
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("key", "seats"), every_table())
def test_every_game_ends_and_rewards_every_agent(key: str, seats: int) -> None:
    seen, rewards = play(aec_env(key, seats), 1)
    assert {agent for agent, _, _ in seen} == set(rewards) == {f"seat_{seat}" for seat in range(1, seats + 1)}
    assert all(-1 <= reward <= 1 for reward in rewards.values())
    assert any(rewards.values())


def test_rewards_by_difference_are_the_points_ahead() -> None:
    _, rewards = play(aec_env("aetherya/competitive", reward="difference"), 2)
    assert rewards["seat_1"] == -rewards["seat_2"] != 0


@pytest.mark.parametrize("key", ["aetherya/objects", "aetherya/solo", "aetherya/cooperative", "rivality/three+expert"])
def test_text_is_part_of_the_observation_space(key: str) -> None:
    api_test(aec_env(key, text=True), num_cycles=100)


def test_observations_have_text_if_asked_for() -> None:
    seen, _ = play(aec_env("rivality/duel", text=True), 3)
    agent, observation, _ = seen[0]
    assert agent == "seat_1"
    assert '[View "1"]' in observation["text"]
    assert "hand 2 ? ?" in observation["text"]


def test_an_illegal_action_ends_the_game_with_a_penalty() -> None:
    env = aec_env("aetherya/competitive")
    env.reset(seed=4)
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.rewards == {"seat_1": -1, "seat_2": 0}
    assert env.infos["seat_1"] == {"illegal": True}
    assert all(env.terminations.values())


def test_a_step_without_a_reset_says_so() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        aec_env("aetherya/competitive").step(0)


def test_every_ruleset_has_a_name_as_in_pettingzoo() -> None:
    assert len(by_module_name()) == len(rulesets())
    env = taverne.envs.rivality_three_expert_v0.env(reward="difference")
    assert str(env) == "rivality_three_expert_v0"
    assert taverne.envs.aetherya_fr1_solo_v0.env().possible_agents == ["seat_1"]
    with pytest.raises(AttributeError, match="no attribute"):
        _ = taverne.envs.chess_v0


def test_an_environment_comes_back_from_a_pickle() -> None:
    env = TaverneEnv("aetherya/objects", 3, reward="difference")
    again = pickle.loads(pickle.dumps(env))  # noqa: S301
    assert again.possible_agents == env.possible_agents
