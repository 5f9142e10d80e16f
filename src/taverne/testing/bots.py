"""What every bot promises, as checks that raise AssertionError with a sentence. Any package's bot can be held to it."""

import random
from dataclasses import dataclass
from typing import Any

from taverne.bots.bot import Bot, Budget, find_bot
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import View, draw, view_of
from taverne.registry import AnyGame

SIMULATIONS = 8
"""The budget of the decisions that are made twice."""
MILLISECONDS = 50
"""The budget of the decisions that are made against the clock."""
TICKS = 10
"""Readings of the clock after which that budget is used up."""


@dataclass
class TickingClock:
    """A clock that moves on by one tick whenever it is read, so that a check does not depend on the machine's speed."""

    tick: float
    readings: int = 0

    def __call__(self) -> float:
        self.readings += 1
        return self.readings * self.tick


def check_bot(name: str, game: AnyGame, seats: int, rng: random.Random, *, decisions: int = 60) -> None:
    """Holds a bot to its promises in a random game: legal moves, in its time, the same for the same view and seed."""
    bot = find_bot(name, game)
    dice = random_dice(random.Random(rng.random()))
    state = game.setup(seats)
    checked = 0
    while (asked := game.asked(state)) and checked < decisions:
        actor = rng.choice(asked)
        if actor == CHANCE:
            state, _ = game.apply(state, CHANCE, draw(game, state, dice))
            continue
        view = view_of(game, state, actor)
        check_decision(bot, game, view, rng)
        checked += 1
        state, _ = game.apply(state, actor, rng.choice(game.legal(state, actor)))


def check_decision(bot: Bot, game: AnyGame, view: View[Any], rng: random.Random) -> None:
    """Holds a bot to its promises at one view."""
    assert view.seat is not None
    legal = game.legal(view.table, view.seat)
    seed = rng.random()
    budget = Budget(simulations=SIMULATIONS)
    move = bot.choose(view, legal, random.Random(seed), budget)
    assert move in legal, f"{move} is not legal"
    assert bot.choose(view, legal, random.Random(seed), budget) == move, f"{move} is not chosen again"
    other = view_of(game, game.determinise(view, rng), view.seat)
    assert bot.choose(other, legal, random.Random(seed), budget) == move, f"{move} depends on what is hidden"
    clock = TickingClock(MILLISECONDS / 1000 / TICKS)
    move = bot.choose(view, legal, random.Random(seed), Budget(MILLISECONDS, clock=clock))
    assert move in legal, f"{move} is not legal"
    # It starts to count with its first reading, and stops with the one that tells it that its time is up.
    assert clock.readings <= TICKS + 2, f"it went on after its time to choose {move}"
