"""Plays the same games on the CPU and on a GPU and compares tables, masks and observations: `python -m tests.fast.gpu`.

The kernels on the CPU are proven equal to `games/`, so a GPU that plays the same games is equal, too. It needs
numba-cuda and a GPU.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any

import numpy as np

from taverne.fast.batch import Batch
from taverne.fast.families import BATCHES
from taverne.registry import find_game, rulesets

FINE = 2520
"""Fractions are compared as whole numbers, this many for one, because a GPU may round the last bit otherwise."""


def tables() -> list[tuple[str, int]]:
    """Every ruleset that has kernels, with each number of seats."""
    keys = [ruleset.key for ruleset in rulesets() if BATCHES.of(find_game(ruleset.key)) is not None]
    return [(key, seats) for key in keys for seats in find_game(key).seats]


def to_numpy(array: Any) -> Any:
    """An array of this machine's memory."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else np.array(array)


def digest(array: Any) -> int:
    """A number that changes if any number of an array does."""
    numbers = to_numpy(array)
    if numbers.dtype == np.float32:
        numbers = (numbers.astype(np.float64) * FINE).round()
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
        batch.ask()
        batch.mask()
        batch.observe()
        found.append([digest(array) for array in (batch.rows, batch.asked, batch.masks, batch.observations)])
        batch.choose()
        batch.step(batch.chosen)
        found[-1].append(int(to_numpy(batch.ended).sum()))
    found.append([digest(batch.points), digest(batch.ranks)])
    return found


def play_all(games: int, steps: int) -> dict[str, list[list[int]]]:
    """The digests of every table."""
    return {f"{key} {seats}": play(key, seats, games, steps) for key, seats in tables()}


def play_elsewhere(games: int, steps: int, target: str) -> dict[str, list[list[int]]]:
    """The same in a process that compiles kernels for the CPU or for a GPU."""
    command = [sys.executable, "-W", "ignore", "-m", __name__, "--tell", f"--games={games}", f"--steps={steps}"]
    told = subprocess.run(
        command, env={**os.environ, "TAVERNE_TARGET": target}, check=True, stdout=subprocess.PIPE, timeout=3600
    )
    found: dict[str, list[list[int]]] = json.loads(told.stdout)
    return found


def device_name() -> str:
    """The GPU's name."""
    from numba import cuda

    return os.fsdecode(cuda.get_current_device().name)  # type: ignore[no-untyped-call]


def main() -> None:
    """Compares and prints a line for each table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--tell", action="store_true")
    wanted = parser.parse_args()
    if wanted.tell:
        print(json.dumps(play_all(wanted.games, wanted.steps)))
        return
    began = time.monotonic()
    with ThreadPoolExecutor(2) as pool:
        theirs, ours = pool.map(lambda target: play_elsewhere(wanted.games, wanted.steps, target), ("cuda", "cpu"))
    print(f"{datetime.now(UTC).date()}, {device_name()}: the same random moves on the CPU and on the GPU", flush=True)
    for name, found in ours.items():
        ended = sum(digests[4] for digests in found[:-1])
        print(
            f"{name}: {wanted.games} at a time, {ended} games to the end,",
            "equal" if theirs[name] == found else "NOT EQUAL",
        )
    print(f"{time.monotonic() - began:.0f} seconds")
    sys.exit(theirs != ours)


if __name__ == "__main__":
    main()
