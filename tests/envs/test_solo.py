"""Gymnasium's own checks of the modes that are played alone, and vector environments of all modes."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from taverne.envs import SoloEnv, Tables
from taverne.envs.naming import every_table, gymnasium_id, is_for_one
from taverne.envs.table import IllegalAction
from taverne.registry import parse_ruleset, rulesets

IDS = [gymnasium_id(ruleset) for ruleset in rulesets() if is_for_one(ruleset)]


def choose(masks: Any, rng: np.random.Generator) -> Any:
    """A random legal action for each row of a mask."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def test_the_solo_modes_are_registered() -> None:
    assert "taverne/AetheryaSolo-v0" in IDS
    assert {"taverne/RivalitySolo-v0", "taverne/RivalitySoloBeginner-v0", "taverne/RivalitySoloVeteran-v0"} <= set(IDS)
    assert gymnasium_id(parse_ruleset("aetherya/de/solo")) == "taverne/AetheryaDeSolo-v0"


@pytest.mark.parametrize("name", IDS)
def test_every_solo_mode_passes_the_checks_of_gymnasium(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("reward", ["result", "difference"])
def test_a_game_ends_with_a_reward(reward: str) -> None:
    env = gymnasium.make("taverne/RivalitySolo-v0", reward=reward)
    rng = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    ended = False
    while not ended:
        observation, value, ended, truncated, _ = env.step(choose([observation["action_mask"]], rng)[0])
        assert not truncated
        assert ended or value == 0
    assert value in (-1, 1) or reward == "difference"


def test_an_illegal_action_ends_the_game_with_a_penalty() -> None:
    env = SoloEnv("rivality/solo", text=True)
    observation, _ = env.reset(seed=2)
    assert '[View "1"]' in observation["text"]
    action = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(action)
    assert (reward, terminated, truncated, info) == (-1, True, False, {"illegal": True})


@pytest.mark.parametrize("name", IDS)
def test_a_vector_of_solo_games_deals_anew_when_one_ends(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=4)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rng = np.random.default_rng(3)
    observations, _ = envs.reset(seed=3)
    ended = 0
    while ended < 6:
        assert envs.observation_space.contains(observations)
        observations, rewards, terminations, truncations, _ = envs.step(choose(observations["action_mask"], rng))
        assert not truncations.any()
        assert not rewards[~terminations].any()
        assert observations["action_mask"].any(axis=1).all()
        ended += int(terminations.sum())


@pytest.mark.parametrize(("key", "seats"), every_table())
def test_tables_ask_one_seat_each_and_deal_anew(key: str, seats: int) -> None:
    tables = Tables(key, seats, count=3)
    rng = np.random.default_rng(4)
    tables.reset(4)
    asked: set[int] = set()
    ended = 0
    while ended < 3:
        asked.update(tables.asked.tolist())
        assert tables.masks.any(axis=1).all()
        tables.step(choose(tables.masks, rng))
        assert not tables.rewards[~tables.ended].any()
        assert (np.abs(tables.rewards) <= 1).all()
        ended += int(tables.ended.sum())
    assert asked == set(range(seats))


def test_the_same_seed_and_actions_give_the_same_games() -> None:
    one, other = (Tables("aetherya/competitive", 3, count=5) for _ in range(2))
    for tables in (one, other):
        tables.reset(5)
        rng = np.random.default_rng(5)
        for _ in range(150):
            tables.step(choose(tables.masks, rng))
    assert np.array_equal(one.observations, other.observations)
    assert np.array_equal(one.masks, other.masks)


def test_seeds_next_to_each_other_have_no_games_in_common() -> None:
    tables = Tables("aetherya/competitive", count=20)
    dealt = []
    for seed in (1, 2):
        tables.reset(seed)
        dealt.append({row.tobytes() for row in tables.observations})
    assert len(dealt[0]) == len(dealt[1]) == 20
    assert not dealt[0] & dealt[1]


def test_a_step_with_an_illegal_action_changes_nothing() -> None:
    tables = Tables("rivality/duel", count=3)
    tables.reset(1)
    before = tables.batch.rows.copy()
    actions = tables.masks.argmax(axis=1)
    for wrong in (-1, tables.actions, int(tables.masks[1].argmin())):
        with pytest.raises(IllegalAction, match=f"table 1: {wrong} is not legal"):
            tables.step(np.array([actions[0], wrong, actions[2]]))
    with pytest.raises(IllegalAction, match="expected 3 actions"):
        tables.step(actions[:2])
    assert np.array_equal(tables.batch.rows, before)
