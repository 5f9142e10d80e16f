"""The examples run, in seconds; how well they do is measured when they run as scripts."""

import runpy
import sys

import jax
import jax.numpy as jnp
import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]
import pytest

from taverne.envs.examples import ppo, random_agent, search_match
from taverne.envs.spiel import NAME

KEY = "aetherya/competitive"


def run(monkeypatch: pytest.MonkeyPatch, module: str, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", [module, *arguments])
    monkeypatch.delitem(sys.modules, f"taverne.envs.examples.{module}")
    runpy.run_module(f"taverne.envs.examples.{module}", run_name="__main__")


def test_the_random_agent_plays_any_ruleset(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "random_agent", "rivality/three", "--seed", "7", "--show")
    out = capsys.readouterr().out
    assert '[Ruleset "rivality/fr/three"]' in out
    assert [line.split(":")[0] for line in out.splitlines()[-3:]] == ["seat_1", "seat_2", "seat_3"]
    assert random_agent.play(KEY, 2, 3) == random_agent.play(KEY, 2, 3)


def test_the_searches_play_each_other(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert search_match.default_rulesets() == [
        "aetherya/fr2/competitive",
        "drako/fr/competitive",
        "rivality/fr/duel",
    ]
    run(monkeypatch, "search_match", "rivality/duel", "--games", "2", "--ms", "1")
    assert "rivality/duel: OpenSpiel's search won" in capsys.readouterr().out


def test_the_learner_learns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    learner = ppo.Learner(KEY, 1, tables=4)
    before = {name: np.asarray(part) for name, part in learner.params.items()}
    rollout = learner.collect(40)
    assert rollout.observations.shape == (40, 4, learner.tables.size)
    assert np.take_along_axis(rollout.masks, rollout.actions[..., None], 2).all()
    learner.learn(rollout, 1e-3)
    assert all(np.isfinite(part).all() for part in learner.params.values())
    assert any((np.asarray(part) != before[name]).any() for name, part in learner.params.items())
    assert 0 <= ppo.play_random(learner.params, KEY, 6, 1) <= 1
    capsys.readouterr()


def test_what_a_game_brings_reaches_the_last_decision_of_each_seat() -> None:
    values = np.zeros((4, 1), np.float32)
    asked = np.array([[0], [1], [0], [1]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = (1, -1)
    ended = np.array([[False], [False], [True], [False]])
    advantages = ppo.advantages_of(values, asked, rewards, ended, 2)[:, 0]
    # The game ends at the third decision; what becomes of the fourth, in the next game, is not known yet.
    assert advantages == pytest.approx([ppo.DISCOUNT * ppo.TRACE, -1, 1, 0])


def test_the_loss_prefers_what_turned_out_well() -> None:
    params = ppo.init_params(jax.random.key(0), 3, 2)
    rng = np.random.default_rng(0)
    seen = jnp.asarray(rng.random((64, 3), np.float32))
    masks = jnp.ones((64, 2), jnp.int8)
    actions = np.arange(64) % 2
    log_probs, values = ppo.evaluate(params, seen, masks)
    chosen = np.take_along_axis(np.asarray(log_probs), actions[:, None], 1)[:, 0]
    advantages = np.where(actions == 0, 1.0, -1.0).astype(np.float32)
    batch = ppo.Rollout(seen, masks, actions, chosen, advantages, np.asarray(values) + advantages)
    moments = (jax.tree.map(np.zeros_like, params), jax.tree.map(np.zeros_like, params))
    for step in range(1, 20):
        params, moments = ppo.update(params, moments, np.float32(step), np.float32(1e-2), batch)
    after, _ = ppo.evaluate(params, seen, masks)
    assert (np.asarray(after)[:, 0] > np.asarray(log_probs)[:, 0]).mean() > 0.9


def test_the_first_decision_is_found() -> None:
    game = pyspiel.load_game(NAME, {"ruleset": KEY})
    assert search_match._first_decision(game).current_player() == 0
