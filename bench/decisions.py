"""How long bots take for a decision: runs in Pyodide and here. Needs only the standard library and Taverne."""

import json
import random
import time
from functools import cache
from typing import Any

from taverne.bots.bot import find_bot
from taverne.bots.table import play_bots
from taverne.hosting.bots import choose_move
from taverne.kernel.chance import CHANCE
from taverne.kernel.game import view_of
from taverne.kernel.play import Ply
from taverne.record.snapshot import format_view
from taverne.registry import find_game

THINKING = 1000
"""Milliseconds for which the device lets bots think."""


@cache
def questions(ruleset: str, seats: int) -> list[tuple[str, int]]:
    """What seats are asked in a game: the snapshots they see, each with the seat that has a choice."""
    game = find_game(ruleset)
    found: list[tuple[str, int]] = []
    before: Any = game.setup(seats)

    def note(ply: Ply[Any]) -> None:
        nonlocal before
        if ply.actor != CHANCE and len(game.legal(before, ply.actor)) > 1:
            found.append((format_view(game, seats, view_of(game, before, ply.actor)), ply.actor))
        before = ply.state

    play_bots(game, [find_bot("apprentice", game)] * seats, random.Random(1), note)
    return found


def time_decisions(ruleset: str, seats: int, bot: str, most: int) -> str:
    """JSON: the milliseconds of so many decisions, spread over a game, after a first one that loads things."""
    asked = questions(ruleset, seats)
    step = max(1, len(asked) // most)
    taken = []
    for snapshot, seat in [asked[0], *asked[::step][:most]]:
        began = time.perf_counter()
        choose_move(bot, snapshot, seat, 1, THINKING)
        taken.append(1000 * (time.perf_counter() - began))
    return json.dumps(taken[1:])
