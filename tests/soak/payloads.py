"""Non-interference on the wire, game after game, until enough payloads were compared."""

import itertools
import random
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from taverne.registry import find_game
from tests.server.worlds import TABLES, first_game, other_game, script_dice, stage

AT_ONCE = 8
"""Pairs of games that are handed to the processes at once."""


def soak_payloads(payloads: int) -> str:
    """Compares so many payloads sent to a seat in two worlds that differ in what it cannot see."""
    compared = pairs = 0
    with ProcessPoolExecutor() as processes:
        for first in itertools.count(0, AT_ONCE):
            for found in processes.map(compare_worlds, range(first, first + AT_ONCE)):
                compared += found
                pairs += found > 0
            print(f"{compared:,} payloads of {pairs:,} pairs of games are the same", flush=True)
            if compared >= payloads:
                break
    return f"{compared:,} payloads of {pairs:,} pairs of games, no difference"


def compare_worlds(number: int) -> int:
    """Plays a game in two worlds; how many payloads were the same, 0 if nothing was hidden."""
    key, seats = TABLES[number % len(TABLES)]
    game = find_game(key)
    rng = random.Random(f"soak {number}")
    watched = rng.randint(1, seats)
    script, records = first_game(game, seats, rng)
    other = other_game(game, seats, script, watched, records[watched - 1], rng)
    if other.draws == script.draws:
        return 0
    sent = []
    with tempfile.TemporaryDirectory(prefix="taverne-soak-") as folder, pytest.MonkeyPatch.context() as monkeypatch:
        script_dice(monkeypatch)
        for place, played in enumerate((script, other)):
            with stage(str(Path(folder) / f"{place}.db")) as served:
                sent.append(served.play(game, seats, played, watched))
    one, two = sent
    for first, second in zip(one, two, strict=True):
        if first != second:
            raise AssertionError(f"{key}, {seats} seats, game {number}: seat {watched} got\n{first}\nand\n{second}")
    return len(one)
