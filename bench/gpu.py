"""Random games on a GPU, with and without observations and masks: `TAVERNE_TARGET=cuda python -m bench.gpu`.

Arguments name rulesets; without any, all are measured.
"""

import os
import sys
import time
from datetime import UTC, datetime

from taverne.fast.batch import Batch
from taverne.fast.bits import IS_CUDA

TABLES = (("aetherya/competitive", 2), ("aetherya/objects", 2), ("aetherya/solo", 1), ("aetherya/cooperative", 2),
          ("rivality/duel", 2), ("rivality/teams+expert", 4), ("rivality/solo", 1))  # fmt: skip
GAMES = 1 << 17
OBSERVED = 1 << 16
STEPS = 100
LEAST, LEAST_OBSERVED = 300e6, 20e6
"""Decisions a second that are wanted, in the first ruleset of each family."""


def main() -> None:
    """Prints a line for each ruleset."""
    if not IS_CUDA:
        sys.exit("TAVERNE_TARGET=cuda compiles the kernels for a GPU; set it first.")
    from numba import cuda

    print(datetime.now(UTC).date(), os.fsdecode(cuda.get_current_device().name))  # type: ignore[no-untyped-call]
    wanted = sys.argv[1:] or [key for key, _ in TABLES]
    for key, seats in TABLES:
        if key not in wanted:
            continue
        played, observed = measure_play(key, seats), measure_steps(key, seats)
        print(
            f"{key}, {seats} seats: {played / 1e6:,.0f} million random decisions/s (at least {LEAST / 1e6:.0f}),"
            f" with observations and masks {observed / 1e6:,.1f} million/s (at least {LEAST_OBSERVED / 1e6:.0f})",
            flush=True,
        )


def measure_play(key: str, seats: int) -> float:
    """Decisions a second of whole random games."""
    from numba import cuda

    batch = Batch(key, seats, games=GAMES)
    batch.reset(1)
    batch.play()
    cuda.synchronize()  # type: ignore[no-untyped-call]
    began = time.perf_counter()
    batch.play()
    cuda.synchronize()  # type: ignore[no-untyped-call]
    return float(batch.chosen.copy_to_host().sum()) / (time.perf_counter() - began)


def measure_steps(key: str, seats: int) -> float:
    """Decisions a second of random games that are observed and masked at every step."""
    from numba import cuda

    batch = Batch(key, seats, games=OBSERVED)
    batch.reset(1)
    for count in (2, STEPS):
        cuda.synchronize()  # type: ignore[no-untyped-call]
        began = time.perf_counter()
        for _ in range(count):
            batch.look()
            batch.choose()
            batch.step(batch.chosen)
        cuda.synchronize()  # type: ignore[no-untyped-call]
    return OBSERVED * STEPS / (time.perf_counter() - began)


if __name__ == "__main__":
    main()
