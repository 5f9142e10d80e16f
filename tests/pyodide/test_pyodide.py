"""In the browser's Python the rules are the same: the same seeds give the same records, byte for byte."""

import pytest

from taverne.registry import find_game, rulesets
from tests.pyodide.jobs import CHECK
from tests.pyodide.machine import Job, compare

TABLES = [(ruleset.key, seats) for ruleset in rulesets() for seats in find_game(ruleset.key).seats]
GREEDY = [("aetherya/fr2/competitive", 2), ("aetherya/de/cooperative", 3), ("rivality/fr/teams+expert", 4)]
ROUNDED = "aetherya/fr2/competitive 9"
"""The seed of a game that depends on how averages are rounded."""
CHECKED = [("aetherya/fr2/objects", 2), ("drako/fr/competitive", 3), ("rivality/fr/three", 3), ("rivality/fr/solo", 1)]


@pytest.mark.slow
def test_games_and_promises_in_pyodide_are_those_of_cpython() -> None:
    jobs = [Job("random", key, seats, f"{key} {seats}") for key, seats in TABLES]
    jobs += [Job("greedy", key, seats, key) for key, seats in GREEDY]
    jobs.append(Job("greedy", "aetherya/fr2/competitive", 2, ROUNDED))
    jobs += [Job(CHECK, key, seats, key, games=1, sample=3) for key, seats in CHECKED]
    assert compare(jobs) > 40_000
