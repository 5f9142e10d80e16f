"""The kernels and `games/` play the same games, many of every ruleset and number of seats."""

from tests.fast.rivality_games import KEYS, compare_games
from tests.fast.test_kingdom import TABLES, compare

GREEDY_SHARE = 5
"""One greedy game for so many random ones: `games/` takes its time to estimate every move."""


def soak_kernels(games: int) -> str:
    """Compares so many random games of every ruleset and number of seats, and fewer greedy ones."""
    greedy = -(-games // GREEDY_SHARE)
    for key, seats in TABLES:
        compare(key, seats, games, greedy)
        print(f"{key} {seats}: equal", flush=True)
    for key in KEYS:
        compare_games(key, games, greedy)
        print(f"{key}: equal", flush=True)
    tables = len(TABLES) + len(KEYS)
    return f"{tables} tables, {games:,} random and {greedy:,} greedy games each, equal state by state"
