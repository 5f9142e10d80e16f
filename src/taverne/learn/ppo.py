"""Proximal policy optimisation of one network that plays every seat."""

from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from taverne.fast.batch import MOST_SEATS
from taverne.learn.network import Params, apply, mask_logits

TRACE = 0.9
CLIP = 0.2
VALUE_WEIGHT = 0.5
LARGEST_GRADIENT = 0.5
FIRST_MOMENT, SECOND_MOMENT = 0.9, 0.99
AVERAGING = 0.999
"""How slowly the averaged parameters, which are the ones that play later, follow the trained ones."""


@dataclass(frozen=True, slots=True)
class Rates:
    """What changes in the course of the training."""

    learning: float
    entropy: float
    lead: float
    """How much the lead in points counts beside the result."""


class Rollout(NamedTuple):
    """What was played between two updates; each array begins with [steps, tables]."""

    observations: Any
    masks: Any
    asked: Any
    moves: Any
    log_probs: Any
    values: Any
    """The result and the lead that were expected: [steps, tables, 2]."""
    ended: Any
    rewards: Any
    """By seat, results and leads: [steps, tables, seats, 2]."""


class Samples(NamedTuple):
    """Decisions to learn from, in any order."""

    observations: Any
    masks: Any
    moves: Any
    log_probs: Any
    advantages: Any
    targets: Any


class Training(NamedTuple):
    """A network in training."""

    params: Params
    average: Params
    first: Params
    second: Params
    updates: Any


def new_training(params: Params) -> Training:
    """Training that starts from some parameters."""
    zeros = {name: jnp.zeros_like(part) for name, part in params.items()}
    average = {name: part.copy() for name, part in params.items()}
    return Training(params, average, zeros, {name: part.copy() for name, part in zeros.items()}, jnp.float32(0))


@jax.jit
def act(params: Params, key: jax.Array, observations: Any, masks: Any) -> tuple[jax.Array, jax.Array, jax.Array]:
    """A sampled move for each table, the logarithm of its probability, and the values."""
    logits, result, lead = apply(params, observations)
    log_probs = jax.nn.log_softmax(mask_logits(logits, masks))
    moves = jax.random.categorical(key, log_probs).astype(jnp.int32)
    return moves, jnp.take_along_axis(log_probs, moves[:, None], 1)[:, 0], jnp.stack([result, lead], -1)


@jax.jit
def play_best(params: Params, observations: Any, masks: Any) -> jax.Array:
    """The likeliest legal move for each table."""
    return mask_logits(apply(params, observations)[0], masks).argmax(-1).astype(jnp.int32)


def advantages_of(rollout: Rollout) -> jax.Array:
    """Generalised advantage estimates of results and leads: [steps, tables, 2].

    A decision is followed by the next one of the same seat, and rewarded with what the seat earns until then. How a
    seat's last decision of the rollout went on is not known: there is nothing to learn from it.
    """
    tables = rollout.moves.shape[1]

    def before(carry: Any, step: Any) -> tuple[Any, jax.Array]:
        later, trace, earned, known = carry
        values, asked, rewards, ended = step
        over = ended[:, None, None]
        later, trace = jnp.where(over, 0.0, later), jnp.where(over, 0.0, trace)
        earned = jnp.where(over, rewards, earned)
        known = known | ended[:, None]
        mover = jax.nn.one_hot(asked, MOST_SEATS, dtype=jnp.bool_)
        own = mover[:, :, None]

        def of_mover(part: jax.Array) -> jax.Array:
            return jnp.where(own, part, 0.0).sum(1)

        delta = of_mover(earned) + of_mover(later) - values
        advantage = delta + TRACE * of_mover(trace)
        advantage = jnp.where((known & mover).any(1)[:, None], advantage, 0.0)
        carry = (
            jnp.where(own, values[:, None, :], later),
            jnp.where(own, advantage[:, None, :], trace),
            jnp.where(own, 0.0, earned),
            known | mover,
        )
        return carry, advantage

    nothing = jnp.zeros((tables, MOST_SEATS, 2))
    first = (nothing, nothing, nothing, jnp.zeros((tables, MOST_SEATS), jnp.bool_))
    steps = (rollout.values, rollout.asked, rollout.rewards, rollout.ended)
    advantages: jax.Array = jax.lax.scan(before, first, steps, reverse=True)[1]
    return advantages


def to_samples(rollout: Rollout, lead: Any) -> Samples:
    """The decisions of a rollout with what they were worth."""
    advantages = advantages_of(rollout)
    mixed = (1 - lead) * advantages[..., 0] + lead * advantages[..., 1]
    mixed = (mixed - mixed.mean()) / (mixed.std() + 1e-6)
    samples = Samples(
        rollout.observations, rollout.masks, rollout.moves, rollout.log_probs, mixed, advantages + rollout.values
    )
    return Samples(*(part.reshape(-1, *part.shape[2:]) for part in samples))


def loss_of(params: Params, samples: Samples, entropy_weight: Any) -> tuple[jax.Array, dict[str, jax.Array]]:
    """The clipped objective with a value loss and an entropy bonus, and figures to tell."""
    logits, result, lead = apply(params, samples.observations)
    log_probs = jax.nn.log_softmax(mask_logits(logits, samples.masks))
    chosen = jnp.take_along_axis(log_probs, samples.moves[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - samples.log_probs)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = jnp.minimum(ratio * samples.advantages, clipped * samples.advantages).mean()
    entropy = -(jnp.exp(log_probs) * jnp.where(samples.masks > 0, log_probs, 0)).sum(-1).mean()
    errors = jnp.square(jnp.stack([result, lead], -1) - samples.targets).mean(0)
    loss = -gain + VALUE_WEIGHT * errors.sum() - entropy_weight * entropy
    return loss, {"entropy": entropy, "result error": errors[0], "drift": (samples.log_probs - chosen).mean()}


def _descend(training: Training, gradients: Params, rate: Any) -> Training:
    """A step of Adam, with the gradient clipped."""
    norm = jnp.sqrt(sum(jnp.square(part).sum() for part in gradients.values()))
    gradients = jax.tree.map(lambda part: part * jnp.minimum(1.0, LARGEST_GRADIENT / (norm + 1e-8)), gradients)
    updates = training.updates + 1
    first = jax.tree.map(lambda m, g: FIRST_MOMENT * m + (1 - FIRST_MOMENT) * g, training.first, gradients)
    second = jax.tree.map(lambda v, g: SECOND_MOMENT * v + (1 - SECOND_MOMENT) * g * g, training.second, gradients)
    size = rate * jnp.sqrt(1 - SECOND_MOMENT**updates) / (1 - FIRST_MOMENT**updates)
    params = jax.tree.map(lambda p, m, v: p - size * m / (jnp.sqrt(v) + 1e-6), training.params, first, second)
    kept = jnp.minimum(AVERAGING, updates / (updates + 10))
    average = jax.tree.map(lambda old, new: kept * old + (1 - kept) * new, training.average, params)
    return Training(params, average, first, second, updates)


@partial(jax.jit, static_argnames=("epochs", "size"), donate_argnums=0)
def improve(
    training: Training, rollout: Rollout, key: jax.Array, rates: Any, *, epochs: int, size: int
) -> tuple[Training, dict[str, jax.Array]]:
    """Learns from a rollout: several passes over its decisions in minibatches of this size."""
    learning, entropy, lead = rates
    samples = to_samples(rollout, lead)
    count = samples.moves.shape[0]

    def learn(training: Training, rows: jax.Array) -> tuple[Training, dict[str, jax.Array]]:
        batch = Samples(*(part[rows] for part in samples))
        gradients, figures = jax.grad(loss_of, has_aux=True)(training.params, batch, entropy)
        return _descend(training, gradients, learning), figures

    def learn_all(training: Training, key: jax.Array) -> tuple[Training, dict[str, jax.Array]]:
        order = jax.random.permutation(key, count)[: count // size * size]
        return jax.lax.scan(learn, training, order.reshape(-1, size))

    training, figures = jax.lax.scan(learn_all, training, jax.random.split(key, epochs))
    return training, {name: part.mean() for name, part in figures.items()}
