"""PPO in JAX, in one file: learns a game of two seats by playing both of them, and measures itself against `random`.

    python -m taverne.envs.examples.ppo
    python -m taverne.envs.examples.ppo --minutes 20 --ruleset drako --out weights.npz

Every table is asked for one seat's action at a time. A decision is rewarded at the end of the game, and followed by the
next decision of the same seat, so that advantages are computed for each seat of a table by itself.
"""

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from taverne.envs.vector import Tables
from taverne.registry import rulesets

TABLES = 64
STEPS = 128
"""Decisions of each table between two updates."""
EPOCHS = 2
MINIBATCHES = 8
HIDDEN = 256
LEARNING_RATE = 1e-3
DISCOUNT, TRACE = 1.0, 0.95
CLIP = 0.2
ENTROPY = 0.01
VALUE_WEIGHT = 0.5
LARGEST_GRADIENT = 0.5
REWARD_SCALE = 20.0
"""So many points ahead count as one."""

Params = dict[str, jax.Array]


class Rollout(NamedTuple):
    """What was played between two updates; each array begins with [steps, tables]."""

    observations: Any
    masks: Any
    actions: Any
    log_probs: Any
    advantages: Any
    returns: Any


def init_params(key: jax.Array, inputs: int, actions: int) -> Params:
    """A network of two hidden layers with two heads."""
    sizes = {"1": (inputs, HIDDEN), "2": (HIDDEN, HIDDEN), "policy": (HIDDEN, actions), "value": (HIDDEN, 1)}
    scale = {"policy": 0.01}
    params: Params = {}
    for name, (rows, columns) in sizes.items():
        key, part = jax.random.split(key)
        params[f"w{name}"] = jax.random.normal(part, (rows, columns)) * scale.get(name, (2 / rows) ** 0.5)
        params[f"b{name}"] = jnp.zeros(columns)
    return params


def evaluate(params: Params, observations: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logarithm of each legal action's probability, and the expected return."""
    seen = jnp.asarray(observations, jnp.float32)
    seen = jnp.sign(seen) * jnp.log1p(jnp.abs(seen))  # Some numbers are scores, most are zeros and ones.
    hidden = jax.nn.relu(seen @ params["w1"] + params["b1"])
    hidden = jax.nn.relu(hidden @ params["w2"] + params["b2"])
    logits = jnp.where(masks > 0, hidden @ params["wpolicy"] + params["bpolicy"], -1e9)
    return jax.nn.log_softmax(logits), (hidden @ params["wvalue"] + params["bvalue"])[..., 0]


@jax.jit
def act(
    params: Params, key: jax.Array, observations: jax.Array, masks: jax.Array
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """A sampled action for each table, the logarithm of its probability, and the expected return."""
    log_probs, values = evaluate(params, observations, masks)
    actions = jax.random.categorical(key, log_probs)
    return actions, jnp.take_along_axis(log_probs, actions[:, None], 1)[:, 0], values


def loss_of(params: Params, batch: Rollout) -> jax.Array:
    """PPO's clipped objective with a value loss and an entropy bonus."""
    log_probs, values = evaluate(params, batch.observations, batch.masks)
    chosen = jnp.take_along_axis(log_probs, batch.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - batch.log_probs)
    advantages = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
    gain = jnp.minimum(ratio * advantages, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantages).mean()
    entropy = -(jnp.exp(log_probs) * jnp.where(batch.masks > 0, log_probs, 0)).sum(1).mean()
    loss: jax.Array = -gain + VALUE_WEIGHT * ((values - batch.returns) ** 2).mean() - ENTROPY * entropy
    return loss


@partial(jax.jit, donate_argnums=(0, 1))
def update(
    params: Params, moments: tuple[Params, Params], step: jax.Array, rate: jax.Array, batch: Rollout
) -> tuple[Params, tuple[Params, Params]]:
    """One step of Adam on one minibatch, with the gradient clipped."""
    gradients = jax.grad(loss_of)(params, batch)
    norm = jnp.sqrt(sum((part**2).sum() for part in gradients.values()))
    gradients = jax.tree.map(lambda part: part * jnp.minimum(1.0, LARGEST_GRADIENT / (norm + 1e-8)), gradients)
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, moments[0], gradients)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, moments[1], gradients)
    rate = rate * jnp.sqrt(1 - 0.999**step) / (1 - 0.9**step)
    params = jax.tree.map(lambda p, m, v: p - rate * m / (jnp.sqrt(v) + 1e-8), params, first, second)
    return params, (first, second)


def advantages_of(
    values: NDArray[np.float32],
    asked: NDArray[np.int64],
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
    seats: int,
) -> NDArray[np.float32]:
    """Generalised advantage estimates. A seat's last decisions, whose continuation is not known, are worth nothing new.

    `values`, `asked` and `ended` are [steps, tables], `rewards` [steps, tables, seats].
    """
    steps, tables = values.shape
    advantages = np.zeros_like(values)
    rows = np.arange(tables)
    # For each table and seat: what its next decision was expected to bring, its advantage, rewards since, and whether
    # it is known how the seat went on.
    later, trace, earned = (np.zeros((tables, seats), np.float32) for _ in range(3))
    known, over = np.zeros((tables, seats), np.bool_), np.zeros((tables, seats), np.bool_)
    for step in reversed(range(steps)):
        end = ended[step]
        later[end], trace[end], earned[end] = 0, 0, rewards[step][end]
        known[end], over[end] = True, True
        seat = asked[step]
        following = np.where(over[rows, seat], 0.0, later[rows, seat])
        delta = earned[rows, seat] + DISCOUNT * following - values[step]
        advantage = delta + DISCOUNT * TRACE * trace[rows, seat]
        advantages[step] = np.where(known[rows, seat], advantage, 0)
        later[rows, seat], trace[rows, seat] = values[step], advantages[step]
        earned[rows, seat], known[rows, seat], over[rows, seat] = 0, True, False
    return advantages


class Learner:
    """A network and what it needs to learn from its own games."""

    def __init__(self, ruleset: str, seed: int, tables: int = TABLES) -> None:
        self.ruleset = ruleset
        self.tables = Tables(ruleset, 2, count=tables, reward="difference")
        self.tables.reset(seed)
        self.key = jax.random.key(seed)
        self.shuffle = np.random.default_rng(seed)
        self.params = init_params(self._next_key(), self.tables.size, self.tables.actions)
        self.moments = (jax.tree.map(jnp.zeros_like, self.params), jax.tree.map(jnp.zeros_like, self.params))
        self.updates = 0
        self.decisions = 0

    def _next_key(self) -> jax.Array:
        part: jax.Array
        self.key, part = jax.random.split(self.key)
        return part

    def collect(self, steps: int) -> Rollout:
        """Plays both seats of every table with the network."""
        tables = self.tables
        played: list[list[Any]] = [[] for _ in range(8)]
        for _ in range(steps):
            seen = (tables.observations.copy(), tables.masks.copy(), tables.asked.copy())
            actions, log_probs, values = map(np.asarray, act(self.params, self._next_key(), *seen[:2]))
            tables.step(actions)
            rewards = np.clip(tables.rewards / REWARD_SCALE, -3, 3)
            step = (*seen, actions, log_probs, values, rewards, tables.ended.copy())
            for column, part in zip(played, step, strict=True):
                column.append(part)
        observations, masks, asked, actions, log_probs, values, rewards, ended = map(np.stack, played)
        self.decisions += steps * tables.count
        advantages = advantages_of(values, asked, rewards, ended, tables.seats)
        return Rollout(observations, masks, actions, log_probs, advantages, advantages + values)

    def learn(self, rollout: Rollout, rate: float) -> None:
        """Updates the network several times from what was played."""
        flat = Rollout(*(part.reshape(-1, *part.shape[2:]) for part in rollout))
        count = len(flat.actions)
        for _ in range(EPOCHS):
            for rows in np.array_split(self.shuffle.permutation(count), MINIBATCHES):
                self.updates += 1
                batch = Rollout(*(part[rows] for part in flat))
                self.params, self.moments = update(
                    self.params, self.moments, jnp.float32(self.updates), jnp.float32(rate), batch
                )


def play_random(params: Params, ruleset: str, games: int, seed: int) -> float:
    """The share of games won against random moves, sitting first in half of them; ties count half."""
    tables = Tables(ruleset, 2, count=min(games, 256))
    tables.reset(seed)
    mine = np.arange(tables.count) % 2
    rng, key = np.random.default_rng(seed), jax.random.key(seed)
    won, left = 0.0, np.full(tables.count, -(-games // tables.count))
    count = int(left.sum())
    while left.any():
        key, part = jax.random.split(key)
        chosen, *_ = act(params, part, tables.observations, tables.masks)
        guessed = np.where(tables.masks > 0, rng.random(tables.masks.shape), -1).argmax(1)
        tables.step(np.where(tables.asked == mine, np.asarray(chosen), guessed))
        # Every table plays equally many games, so that short ones count no more than long ones.
        for table in np.flatnonzero(tables.ended & (left > 0)):
            won += (tables.rewards[table, mine[table]] + 1) / 2
            left[table] -= 1
    return won / count


def train(ruleset: str, minutes: float, seed: int, *, goal: float = 1.0) -> Params:
    """Learns for some minutes, or until this share of games is won against random moves."""
    learner = Learner(ruleset, seed)
    began, won, told = time.perf_counter(), 0.0, 0.0
    while (spent := time.perf_counter() - began) < 60 * minutes and won < goal:
        learner.learn(learner.collect(STEPS), LEARNING_RATE * max(0.1, 1 - spent / (60 * minutes)))
        if spent - told > 10:
            told = spent
            won = play_random(learner.params, ruleset, 400, seed + learner.updates)
            print(f"{spent:4.0f} s: {learner.decisions:9,} decisions, {won:6.1%} won against random", flush=True)
    return learner.params


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ruleset", default=rulesets()[0].key)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--goal", type=float, default=1.0, help="stop once this share of games is won")
    parser.add_argument("--games", type=int, default=1000, help="games that measure the result")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="where to write the weights")
    chosen = parser.parse_args()
    params = train(chosen.ruleset, chosen.minutes, chosen.seed, goal=chosen.goal)
    won = play_random(params, chosen.ruleset, chosen.games, chosen.seed)
    print(f"{won:.1%} of {chosen.games:,} games won against random")
    if chosen.out:
        arrays: dict[str, Any] = {name: np.asarray(part) for name, part in params.items()}
        np.savez(chosen.out, **arrays)


if __name__ == "__main__":
    main()
