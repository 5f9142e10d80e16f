"""Games in Pyodide, run in node, beside the same games here."""

from tests.pyodide.jobs import CHECK
from tests.pyodide.machine import Job, compare
from tests.pyodide.test_pyodide import TABLES

BOTS = ("random", "greedy", "apprentice", "journeyman")
CHECKED = 10
"""One game in so many is held to every promise of the conformance suite."""


def soak_pyodide(games: int) -> str:
    """Plays so many games with each bot that does not search, of every ruleset with every number of seats."""
    characters = 0
    for key, seats in TABLES:
        jobs = [Job(bot, key, seats, f"{key} {number}") for bot in BOTS for number in range(games)]
        jobs.append(Job(CHECK, key, seats, key, games=max(1, games // CHECKED)))
        characters += compare(jobs)
        print(f"{key} {seats}: {characters:,} characters of records are the same", flush=True)
    checked = max(1, games // CHECKED) * len(TABLES)
    played = games * len(BOTS) * len(TABLES)
    return f"{played:,} games with the same record, {checked:,} held to every promise in Pyodide"
