"""Plays whole games between bots."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from taverne.bots.bot import Bot, Budget
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import Move, View
from taverne.kernel.outcome import Outcome
from taverne.kernel.play import Ply, play
from taverne.record.replay import write_record
from taverne.record.scribe import Scribe
from taverne.registry import AnyGame


@dataclass(frozen=True, slots=True)
class Finished:
    """A game played to its end."""

    state: Any
    outcome: Outcome
    record: str
    decisions: int


def play_game(
    game: AnyGame,
    bots: Sequence[Bot],
    rng: random.Random,
    *,
    names: Sequence[str] = (),
    budget: Budget | None = None,
) -> Finished:
    """Plays one game with a bot in each seat and writes its record."""
    scribe = Scribe(full=True)
    decisions = 0

    def observe(ply: Ply[Any]) -> None:
        nonlocal decisions
        decisions += ply.actor != CHANCE
        scribe.note(ply.actor, ply.move, ply.events, ply.asked, ply.then)

    state = play_bots(game, bots, rng, observe, budget=budget)
    outcome = game.outcome(state)
    assert outcome is not None
    tags = {f"Seat{seat}": name for seat, name in enumerate(names, 1)}
    return Finished(state, outcome, write_record(game, len(bots), state, scribe.lines, tags), decisions)


def play_bots(
    game: AnyGame,
    bots: Sequence[Bot],
    rng: random.Random,
    observe: Callable[[Ply[Any]], None] | None = None,
    *,
    budget: Budget | None = None,
) -> Any:
    """Plays one game with a bot in each seat; chance and each bot draw from their own stream of `rng`."""
    dice = random_dice(random.Random(rng.getrandbits(64)))
    players = [(bot, random.Random(rng.getrandbits(64))) for bot in bots]
    allowance = budget or Budget()

    def decide(view: View[Any], legal: tuple[Move, ...]) -> Move:
        assert view.seat is not None
        bot, stream = players[view.seat - 1]
        return bot.choose(view, legal, stream, allowance)

    return play(game, len(bots), decide, dice, observe)
