"""Many games of every ruleset, verified and held to every promise."""

import random

from taverne.bots.bot import find_bot
from taverne.bots.table import play_game
from taverne.record.verify import verify
from taverne.registry import find_game, rulesets
from taverne.testing.conformance import check_game

BOTS = ("random", "greedy")
CHECKED = 5
"""One game in so many is held to every promise of the conformance suite."""


def soak_games(games: int) -> str:
    """Plays so many games with each bot, of every ruleset with every number of seats."""
    played = checked = 0
    for ruleset in rulesets():
        game = find_game(ruleset.key)
        for seats in game.seats:
            for name in BOTS:
                bots = [find_bot(name, game)] * seats
                for number in range(games):
                    verify(play_game(game, bots, random.Random(f"{ruleset.key} {number}")).record)
            played += len(BOTS) * games
            checked += max(1, games // CHECKED)
            check_game(game, seats, random.Random(ruleset.key), games=max(1, games // CHECKED))
            print(f"{ruleset.key} {seats}: {played:,} games verified, {checked:,} held to every promise", flush=True)
    return f"{played:,} games verified, {checked:,} held to every promise"
