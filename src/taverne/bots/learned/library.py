"""The networks that come with the package: which tables each plays at, and whether its file is whole."""

import hashlib
import json
import logging
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from taverne.bots.learned.network import Network
from taverne.fast.families import TABLES

FORMAT = 1
"""The version of the weights' files."""
FOLDER = Path(__file__).with_name("weights")
INDEX = "index.json"
"""By network: its file, the file's checksum, and its tables."""

_log = logging.getLogger(__name__)


class UnusableWeights(Exception):
    """A weights' file is missing or is not what the index says."""


@cache
def find_network(key: str, seats: int, family: str, folder: Path = FOLDER) -> Network | None:
    """The network for a ruleset with a number of seats; None, and a line in the log, if there is none to use."""
    for name, entry in read_index(folder).items():
        if f"{key} {seats}" in entry["tables"]:
            try:
                return read_network(folder / entry["file"], entry["sha256"], family)
            except (UnusableWeights, OSError, KeyError, ValueError) as problem:
                _log.warning("The network %s cannot be used (%s): learned bots search instead.", name, problem)
                return None
    _log.warning("There is no network for %s with %d seats: learned bots search instead.", key, seats)
    return None


def read_index(folder: Path = FOLDER) -> dict[str, Any]:
    """The networks of a folder."""
    path = folder / INDEX
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def read_network(path: Path, checksum: str, family: str) -> Network:
    """A network of a file, which must have this checksum and fit the family's observations."""
    content = path.read_bytes()
    if hashlib.sha256(content).hexdigest() != checksum:
        raise UnusableWeights(f"{path.name} does not have the checksum of the index")
    with np.load(BytesIO(content)) as arrays:
        about = json.loads(str(arrays["about"]))
        params = {name: arrays[name] for name in arrays.files if name != "about"}
    tables = TABLES.find(family)
    if about["format"] != FORMAT or about["observation"] != tables.version:
        raise UnusableWeights(f"{path.name} is of another version")
    return Network(params)


def released_file(name: str, folder: Path = FOLDER) -> Path | None:
    """The file of a network, if there is one with this name."""
    entry = read_index(folder).get(name)
    return folder / entry["file"] if entry else None


def release(name: str, weights: Path, folder: Path = FOLDER) -> Path:
    """Puts a network among those that bots play with, in place of the one with the same name."""
    with np.load(weights) as arrays:
        about = json.loads(str(arrays["about"]))
    path = folder / f"{name}.npz"
    path.write_bytes(content := weights.read_bytes())
    entry = {"file": path.name, "sha256": hashlib.sha256(content).hexdigest(), "tables": about["tables"]}
    index = {**read_index(folder), name: entry}
    (folder / INDEX).write_text(json.dumps(index, indent=2) + "\n", "utf-8")
    return path
