"""Checkpoints, from which training goes on, and weights, with which bots play."""

import json
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np

from taverne.bots.learned.library import FORMAT
from taverne.learn.network import Params, to_numpy
from taverne.learn.ppo import Training


def save_checkpoint(path: Path, training: Training, progress: dict[str, Any]) -> None:
    """Writes everything that training needs to go on; a crash leaves the old file whole."""
    arrays = {"progress": np.array(json.dumps(progress))}
    for name, part in training._asdict().items():
        columns = part if isinstance(part, dict) else {"": part}
        arrays |= {f"{name}/{key}": array for key, array in to_numpy(columns).items()}
    _write(path, arrays, np.savez)


def load_checkpoint(path: Path) -> tuple[Training, dict[str, Any]]:
    """What `save_checkpoint` wrote."""
    with np.load(path) as arrays:
        parts: dict[str, dict[str, Any]] = {}
        for key in arrays.files:
            name, _, column = key.partition("/")
            if name != "progress":
                parts.setdefault(name, {})[column] = jnp.asarray(arrays[key])
        progress = json.loads(str(arrays["progress"]))
    updates = parts.pop("updates")[""]
    return Training(**parts, updates=updates), progress


def save_weights(path: Path, params: Params, about: dict[str, Any]) -> None:
    """Writes a network to play with, in half precision, and what it is for."""
    arrays = {name: part.astype(np.float16) for name, part in to_numpy(params).items()}
    _write(path, {"about": np.array(json.dumps({"format": FORMAT, **about})), **arrays}, np.savez_compressed)


def load_params(path: Path) -> Params:
    """A network of a weights' file, to measure against or to start from."""
    with np.load(path) as arrays:
        return {name: jnp.asarray(arrays[name], jnp.float32) for name in arrays.files if name != "about"}


def _write(path: Path, arrays: dict[str, Any], save: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part.npz")
    save(part, **arrays)
    part.replace(path)
