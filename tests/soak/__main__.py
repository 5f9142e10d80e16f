"""Runs the parts that are named, or all, and prints their figures: `python -m tests.soak kills --size 50`."""

import argparse
import time
from collections.abc import Callable
from datetime import UTC, datetime

from tests.soak.browser import soak_browser
from tests.soak.games import soak_games
from tests.soak.kernels import soak_kernels
from tests.soak.payloads import soak_payloads
from tests.soak.pyodide import soak_pyodide
from tests.soak.servers import soak_fuzz, soak_kills
from tests.soak.timing import soak_timing

PARTS: dict[str, tuple[Callable[[int], str], int, str]] = {
    "games": (soak_games, 300, "games of every ruleset, number of seats and bot"),
    "kernels": (soak_kernels, 1000, "random games of every ruleset and number of seats, and a fifth of greedy ones"),
    "kills": (soak_kills, 1000, "kills on each database"),
    "browser": (soak_browser, 50, "kills of a browser"),
    "fuzz": (soak_fuzz, 1_000_000, "fuzzed messages"),
    "payloads": (soak_payloads, 1_000_000, "compared payloads"),
    "pyodide": (soak_pyodide, 20, "games of every ruleset, number of seats and bot in Pyodide"),
    "timing": (soak_timing, 200, "answers in each world"),
}
"""By name: what runs, its size, and what that counts."""


def main() -> None:
    """Runs the parts; the first that finds something wrong ends with an error."""
    sizes = "; ".join(f"{name}: {size:,} {what}" for name, (_, size, what) in PARTS.items())
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__, epilog=sizes)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all by default")
    parser.add_argument("--size", type=int, help="how much, for a part named alone")
    given = parser.parse_args()
    if unknown := set(given.parts) - set(PARTS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    if given.size is not None and len(given.parts) != 1:
        parser.error("--size needs exactly one part")
    figures = []
    for name in given.parts or PARTS:
        soak, size, _ = PARTS[name]
        began = time.monotonic()
        found = soak(given.size or size)
        minutes = (time.monotonic() - began) / 60
        figures.append(f"| {name} | {datetime.now(UTC):%Y-%m-%d} | {found} | {minutes:.0f} min |")
        print(figures[-1], flush=True)
    print("\n".join(["", "| part | date | result | time |", "| --- | --- | --- | --- |", *figures]))


if __name__ == "__main__":
    main()
