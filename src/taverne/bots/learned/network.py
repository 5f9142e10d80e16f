"""A trained network, computed with numpy: how good each move is, and the expected result and lead.

`taverne.learn.network` is the same in JAX, for training.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Evaluation(NamedTuple):
    """What a network says about an observation."""

    logits: Floats
    """How good each move of the mode is; the likeliest move has the largest."""
    result: float
    """The expected result, from -1 for losing to 1 for winning."""
    lead: float
    """The expected lead in points, divided by 25."""


class Network:
    """The parameters of a network by their names."""

    def __init__(self, params: dict[str, NDArray[Any]]) -> None:
        self._params = {name: part.astype(np.float32) for name, part in params.items()}
        self._blocks = sum(name.endswith(".scale") for name in params)
        self.inputs = len(self._params["in.w"])
        self.moves = self._params["out.w"].shape[1] - 2

    def evaluate(self, observation: NDArray[Any]) -> Evaluation:
        """What the network says about one observation, of which most numbers are zero."""
        params = self._params
        places = np.flatnonzero(observation)
        seen = observation[places].astype(np.float32)
        seen = np.sign(seen) * np.log1p(np.abs(seen))
        hidden = seen @ params["in.w"][places] + params["in.b"]
        for block in range(self._blocks):
            inner = self._dense(f"{block}.up", _normalise(hidden, params[f"{block}.scale"]))
            hidden = hidden + self._dense(f"{block}.down", np.maximum(inner, 0))
        outputs = self._dense("out", _normalise(hidden, params["scale"])) + seen @ params["direct.w"][places]
        return Evaluation(outputs[:-2], float(np.tanh(outputs[-2])), float(outputs[-1]))

    def _dense(self, name: str, seen: Floats) -> Floats:
        found: Floats = seen @ self._params[f"{name}.w"] + self._params[f"{name}.b"]
        return found


def _normalise(hidden: Floats, scale: Floats) -> Floats:
    centred = hidden - hidden.mean()
    found: Floats = centred / np.sqrt(hidden.var() + np.float32(1e-5)) * scale
    return found
