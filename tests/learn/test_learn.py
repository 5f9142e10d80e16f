"""Training by self-play: what it computes, and that it goes on where it stopped."""

import random
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from taverne.arena.standings import interval
from taverne.bots.learned.library import find_network, read_index, release
from taverne.bots.learned.network import Network
from taverne.fast.batch import Batch
from taverne.learn.__main__ import Settings, Trainer
from taverne.learn.curriculum import Weighted
from taverne.learn.network import apply, init_params, to_numpy
from taverne.learn.ppo import TRACE, Rollout, advantages_of
from taverne.learn.self_play import play_match

pytestmark = pytest.mark.slow

SMALL = Settings(tables=256, steps=32, minibatch=2048, width=128, blocks=1, games=200)
KIND = Weighted("aetherya/fr2/competitive", 2, 1.0)


def test_numpy_computes_the_network_that_was_trained() -> None:
    batch = Batch("aetherya/competitive", 3, games=20)
    batch.reset(4)
    for _ in range(30):
        batch.choose()
        batch.step(batch.chosen)
    batch.observe()
    params = init_params(jax.random.key(1), batch.observations.shape[1], batch.moves, width=48, blocks=2)
    params = {name: part + 0.1 for name, part in params.items()}
    logits, results, leads = apply(params, jnp.asarray(batch.observations))
    network = Network(to_numpy(params))
    for game, observation in enumerate(batch.observations):
        found = network.evaluate(observation)
        # JAX multiplies in 16 bits.
        np.testing.assert_allclose(found.logits, logits[game], rtol=0.05, atol=0.15)
        assert found.result == pytest.approx(float(results[game]), abs=0.05)
        assert found.lead == pytest.approx(float(leads[game]), rel=0.05, abs=0.15)


class Step(NamedTuple):
    """A decision of one table with one kind of reward."""

    seat: int
    value: float
    ended: bool
    rewards: list[float]
    """By seat, of a game that ended here."""


def advantage_by_hand(steps: list[Step], place: int) -> float:
    """What a decision gained: the surprises of its seat from there on, the later ones counting less."""
    seat, total, weight, value = steps[place].seat, 0.0, 1.0, steps[place].value
    for at in range(place, len(steps)):
        if at > place and steps[at].seat == seat:
            total += weight * (steps[at].value - value)
            weight, value = weight * TRACE, steps[at].value
        if steps[at].ended:
            return total + weight * (steps[at].rewards[seat] - value)
    return total


def test_advantages_follow_each_seat_to_its_next_decision_or_the_end_of_the_game() -> None:
    rng = random.Random(7)
    steps = [
        Step(rng.randrange(3), rng.uniform(-1, 1), rng.random() < 0.15, [rng.uniform(-1, 1) for _ in range(4)])
        for _ in range(60)
    ]
    shape: Any = (len(steps), 1)
    values = np.array([[[step.value, 2 * step.value]] for step in steps], np.float32)
    rewards = np.array([[[[step.ended * r, 2 * step.ended * r] for r in step.rewards]] for step in steps], np.float32)
    rollout = Rollout(
        observations=np.zeros((*shape, 1)),
        masks=np.ones((*shape, 2), np.bool_),
        asked=np.array([[step.seat] for step in steps]),
        moves=np.zeros(shape, np.int32),
        log_probs=np.zeros(shape),
        values=values,
        ended=np.array([[step.ended] for step in steps]),
        rewards=rewards,
    )
    found = np.asarray(advantages_of(jax.tree.map(jnp.asarray, rollout)))[:, 0]
    wanted = [advantage_by_hand(steps, place) for place in range(len(steps))]
    np.testing.assert_allclose(found[:, 0], wanted, atol=1e-5)
    np.testing.assert_allclose(found[:, 1], 2 * np.array(wanted), atol=1e-5)


def test_a_minute_of_training_on_one_core_beats_its_own_start_beyond_noise(tmp_path: Path) -> None:
    trainer = Trainer([KIND], SMALL, tmp_path)
    trainer.train(iterations=40)
    won = play_match(KIND.ruleset, KIND.seats, trainer.training.average, trainer.start, 1000, seed=5)
    assert interval(won * 1000, 1000)[0] > 0.5


def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = Trainer([KIND], SMALL, tmp_path)
    first.train(iterations=1)
    second = Trainer([KIND], SMALL, tmp_path)
    assert (second.iterations, second.decisions) == (1, 256 * 32)
    for name, part in first.training.params.items():
        assert (part == second.training.params[name]).all()
    assert float(second.training.updates) == float(first.training.updates) > 0


def test_a_network_is_used_where_it_was_trained_and_only_if_its_file_is_whole(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    trainer = Trainer([KIND], SMALL, tmp_path / "training")
    trainer.save()
    folder = tmp_path / "weights"
    folder.mkdir()
    path = release("small", trainer.weights, folder)
    assert list(read_index(folder)) == ["small"]
    network = find_network(KIND.ruleset, 2, "kingdom", folder)
    assert network is not None
    assert network.moves == trainer.tables.moves
    assert find_network(KIND.ruleset, 3, "kingdom", folder) is None
    assert "There is no network for aetherya/fr2/competitive with 3 seats" in caplog.text
    find_network.cache_clear()
    path.write_bytes(path.read_bytes()[:-1] + b"?")
    assert find_network(KIND.ruleset, 2, "kingdom", folder) is None
    assert "does not have the checksum" in caplog.text
    find_network.cache_clear()
    path.unlink()
    assert find_network(KIND.ruleset, 2, "kingdom", folder) is None
