"""Compares tables, masks and observations of the same games on the CPU and a GPU: `python -m tests.fast.gpu kingdom`.

The kernels on the CPU are proven equal to `games/`, so a GPU that plays the same games is equal, too. It needs
numba-cuda and a GPU.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from datetime import UTC, datetime
from typing import Any

import numpy as np

from taverne.fast.batch import Batch
from taverne.registry import FAMILIES, find_game, rulesets

MODULE = "tests.fast.gpu"


def tables(family: str) -> list[tuple[str, int]]:
    """Every ruleset of a family that has kernels, with each number of seats."""
    games = [find_game(ruleset.key) for ruleset in rulesets()]
    return [(game.ruleset.key, seats) for game in games if game.family == family for seats in game.seats]


def to_numpy(array: Any) -> Any:
    """An array of this machine's memory."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else np.array(array)


def digest(array: Any) -> int:
    """A number that changes if any number of an array does."""
    numbers = to_numpy(array)
    flat = numbers.reshape(len(numbers), -1).astype(np.int64)
    with np.errstate(over="ignore"):
        mixed = (flat * (np.arange(flat.shape[1], dtype=np.int64) * 2654435761 + 97)).sum(axis=1)
        return int((mixed * (np.arange(len(mixed), dtype=np.int64) * 40503 + 1)).sum())


def play(key: str, seats: int, games: int, steps: int) -> list[list[int]]:
    """The digests of what a batch holds before each of some random moves, and how often games ended."""
    batch = Batch(key, seats, games=games)
    batch.reset(3)
    found = []
    for _ in range(steps):
        batch.look()
        found.append([digest(array) for array in (batch.rows, batch.asked, batch.masks, batch.observations)])
        batch.choose()
        batch.step(batch.chosen)
        found[-1].append(int(to_numpy(batch.ended).sum()))
    found.append([digest(batch.points), digest(batch.ranks)])
    return found


def tell(family: str, games: int, steps: int) -> None:
    """Prints the digests of every table of a family, a line each."""
    for key, seats in tables(family):
        print(json.dumps([f"{key} {seats}", play(key, seats, games, steps)]), flush=True)


def start(family: str, games: int, steps: int, target: str) -> subprocess.Popen[str]:
    """Starts a process that tells them with kernels compiled for the CPU or for a GPU."""
    command = [sys.executable, "-W", "ignore", "-m", MODULE, family, "--tell", f"--games={games}", f"--steps={steps}"]
    environment = {**os.environ, "TAVERNE_TARGET": target}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def device_name() -> str:
    """The GPU's name."""
    from numba import cuda

    return os.fsdecode(cuda.get_current_device().name)  # type: ignore[no-untyped-call]


def main() -> None:
    """Compares and prints a line for each table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("family", choices=FAMILIES.names())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--tell", action="store_true")
    wanted = parser.parse_args()
    if wanted.tell:
        tell(wanted.family, wanted.games, wanted.steps)
        return
    began = time.monotonic()
    theirs, ours = (start(wanted.family, wanted.games, wanted.steps, target) for target in ("cuda", "cpu"))
    print(f"{datetime.now(UTC).date()}, {device_name()}: the same random moves on the CPU and on the GPU", flush=True)
    assert theirs.stdout is not None
    assert ours.stdout is not None
    told = {"equal": 0, "NOT EQUAL": 0}
    for their_line, our_line in zip(theirs.stdout, ours.stdout, strict=False):
        (name, found), (_, seen) = json.loads(our_line), json.loads(their_line)
        ended = sum(digests[4] for digests in found[:-1])
        verdict = "equal" if found == seen else "NOT EQUAL"
        told[verdict] += 1
        print(f"{name}: {wanted.games} at a time, {ended} games to the end, {verdict}", flush=True)
    expected = len(tables(wanted.family))
    print(f"{told['equal']} of {expected} are equal; {time.monotonic() - began:.0f} seconds")
    sys.exit(told["equal"] != expected)


if __name__ == "__main__":
    main()
