"""The network in JAX: a residual network of observations with move logits, a result and a lead as outputs.

`taverne.bots.learned.network` computes the same in numpy.
"""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

Params = dict[str, jax.Array]
EXTRA = 2
"""The outputs that follow the logits: the expected result and the expected lead."""


def init_params(key: jax.Array, inputs: int, moves: int, width: int, blocks: int) -> Params:
    """A network that has learned nothing: all moves are about equally likely."""
    keys = iter(jax.random.split(key, 3 + 2 * blocks))

    def weights(rows: int, columns: int, scale: float) -> jax.Array:
        drawn: jax.Array = jax.random.normal(next(keys), (rows, columns)) * scale / rows**0.5
        return drawn

    outputs = moves + EXTRA
    params = {"in.w": weights(inputs, width, 1.5), "in.b": jnp.zeros(width)}
    for block in range(blocks):
        params |= {
            f"{block}.scale": jnp.ones(width),
            f"{block}.up.w": weights(width, width, 1.4),
            f"{block}.up.b": jnp.zeros(width),
            f"{block}.down.w": weights(width, width, 0.5),
            f"{block}.down.b": jnp.zeros(width),
        }
    return params | {
        "scale": jnp.ones(width),
        "out.w": weights(width, outputs, 0.02),
        "out.b": jnp.zeros(outputs),
        "direct.w": weights(inputs, outputs, 0.02),
    }


def squash(observations: jax.Array) -> jax.Array:
    """Observations as the network takes them: most are zeros and ones, some are scores."""
    seen = observations.astype(jnp.float32)
    return (jnp.sign(seen) * jnp.log1p(jnp.abs(seen))).astype(jnp.bfloat16)


def apply(params: Params, observations: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The move logits, the expected result from -1 to 1, and the expected lead."""
    seen = squash(observations)
    hidden = _dense(params, "in", seen)
    for block in range(count_blocks(params)):
        inner = jax.nn.relu(_dense(params, f"{block}.up", _normalise(hidden, params[f"{block}.scale"])))
        hidden = hidden + _dense(params, f"{block}.down", inner)
    outputs = _dense(params, "out", _normalise(hidden, params["scale"])) + _times(seen, params["direct.w"])
    return outputs[:, :-EXTRA], jnp.tanh(outputs[:, -2]), outputs[:, -1]


def mask_logits(logits: jax.Array, masks: jax.Array) -> jax.Array:
    """The logits of legal moves; those of others are hopeless."""
    return jnp.where(masks > 0, logits, -1e9)


def count_blocks(params: dict[str, Any]) -> int:
    """How many residual blocks a network has."""
    return sum(name.endswith(".scale") for name in params)


def _normalise(hidden: jax.Array, scale: jax.Array) -> jax.Array:
    centred = hidden - hidden.mean(-1, keepdims=True)
    return centred * jax.lax.rsqrt(hidden.var(-1, keepdims=True) + 1e-5) * scale


def _dense(params: Params, name: str, seen: jax.Array) -> jax.Array:
    return _times(seen, params[f"{name}.w"]) + params[f"{name}.b"]


def _times(seen: jax.Array, weights: jax.Array) -> jax.Array:
    """A product of 16-bit numbers, summed in 32 bits."""
    return jnp.dot(seen.astype(jnp.bfloat16), weights.astype(jnp.bfloat16), preferred_element_type=jnp.float32)


def to_numpy(params: Params) -> dict[str, NDArray[Any]]:
    """The parameters as numpy's arrays."""
    return {name: np.asarray(part) for name, part in params.items()}
