"""What runs in Pyodide and here alike: a game whose record must be the same, or every promise of the conformance suite.

Needs only the standard library and Taverne.
"""

import json
import random

from taverne.bots.bot import find_bot
from taverne.bots.table import play_game
from taverne.registry import find_game
from taverne.testing.conformance import check_game

CHECK = "check"
"""Stands for the conformance suite where otherwise a bot is named."""


def run_job(text: str) -> str:
    """The record of a game between bots of one kind; of the conformance suite, what its dice came to."""
    job = json.loads(text)
    game, seats = find_game(job["ruleset"]), job["seats"]
    rng = random.Random(job["seed"])
    if job["bot"] == CHECK:
        check_game(game, seats, rng, games=job["games"], sample=job["sample"])
        return str(rng.getrandbits(64))
    return play_game(game, [find_bot(job["bot"], game)] * seats, rng).record
