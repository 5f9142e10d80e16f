"""What every bot promises, as checks that raise AssertionError with a sentence. Any package's bot can be held to it."""

import random
import statistics
import time
from typing import Any

from taverne.bots.bot import Bot, Budget, find_bot
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import View, draw, view_of
from taverne.registry import AnyGame

SIMULATIONS = 8
"""The budget of the decisions that are made twice."""
MILLISECONDS = 50
USUAL_GRACE = 0.3
"""Seconds beyond its time within which half of its decisions are made."""
GRACE = 2.0
"""Seconds beyond its time after which a bot is too late: machines are shared."""


def check_bot(name: str, game: AnyGame, seats: int, rng: random.Random, *, decisions: int = 60) -> None:
    """Holds a bot to its promises in a random game: legal moves, in its time, the same for the same view and seed."""
    bot = find_bot(name, game)
    dice = random_dice(random.Random(rng.random()))
    state = game.setup(seats)
    checked = 0
    times: list[float] = []
    while (asked := game.asked(state)) and checked < decisions:
        actor = rng.choice(asked)
        if actor == CHANCE:
            state, _ = game.apply(state, CHANCE, draw(game, state, dice))
            continue
        view = view_of(game, state, actor)
        times.append(check_decision(bot, game, view, rng))
        checked += 1
        state, _ = game.apply(state, actor, rng.choice(game.legal(state, actor)))
    usual = statistics.median(times) if times else 0.0
    assert usual < MILLISECONDS / 1000 + USUAL_GRACE, f"it usually took {usual:.2f} s to choose"


def check_decision(bot: Bot, game: AnyGame, view: View[Any], rng: random.Random) -> float:
    """Holds a bot to its promises at one view; the seconds it took."""
    assert view.seat is not None
    legal = game.legal(view.table, view.seat)
    seed = rng.random()
    budget = Budget(simulations=SIMULATIONS)
    move = bot.choose(view, legal, random.Random(seed), budget)
    assert move in legal, f"{move} is not legal"
    assert bot.choose(view, legal, random.Random(seed), budget) == move, f"{move} is not chosen again"
    other = view_of(game, game.determinise(view, rng), view.seat)
    assert bot.choose(other, legal, random.Random(seed), budget) == move, f"{move} depends on what is hidden"
    began = time.perf_counter()
    move = bot.choose(view, legal, random.Random(seed), Budget(milliseconds=MILLISECONDS))
    taken = time.perf_counter() - began
    assert move in legal, f"{move} is not legal"
    assert taken < MILLISECONDS / 1000 + GRACE, f"it took {taken:.2f} s to choose {move}"
    return taken
