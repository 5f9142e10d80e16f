"""The guarantees of every bot, as checks that raise AssertionError with a sentence; any package can use them."""

import random
from dataclasses import dataclass
from itertools import count
from typing import Any

from taverne.bots.bot import Bot, Budget, find_bot
from taverne.kernel.chance import random_dice
from taverne.kernel.game import Move, View, view_of
from taverne.kernel.play import play
from taverne.registry import AnyGame

SIMULATIONS = 8
"""The budget for decisions that are made twice."""
MILLISECONDS = 50
"""The budget for decisions against the clock."""
TICKS = 10
"""How many readings of the clock use up that budget."""


@dataclass
class TickingClock:
    """A clock that advances by one tick whenever it is read, so that checks do not depend on the machine's speed."""

    tick: float
    readings: int = 0

    def __call__(self) -> float:
        self.readings += 1
        return self.readings * self.tick


def check_bot(name: str, game: AnyGame, seats: int, rng: random.Random, *, decisions: int = 60) -> None:
    """Checks a bot in a random game: it plays legal moves, in its time, the same for the same view and seed."""
    bot, made = find_bot(name, game), count()

    def decide(view: View[Any], legal: tuple[Move, ...]) -> Move:
        if next(made) < decisions:
            check_decision(bot, game, view, rng)
        return rng.choice(legal)

    play(game, seats, decide, random_dice(random.Random(rng.random())), choose_actor=rng.choice)


def check_decision(bot: Bot, game: AnyGame, view: View[Any], rng: random.Random) -> None:
    """Checks a bot at one view."""
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
    # The first reading starts its time; the last one shows that its time is up.
    assert clock.readings <= TICKS + 2, f"it kept thinking after its time to choose {move}"
