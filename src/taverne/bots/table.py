"""Plays whole games between bots and writes them down."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from taverne.bots.bot import Bot, Budget
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import draw, view_of
from taverne.kernel.outcome import Outcome
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
    """One game, a bot in each seat; chance and the bots draw from separate streams of `rng`."""
    seats = len(bots)
    budget = budget or Budget()
    dice = random_dice(random.Random(rng.getrandbits(64)))
    streams = [random.Random(rng.getrandbits(64)) for _ in bots]
    scribe = Scribe(full=True)
    state = game.setup(seats)
    decisions = 0
    asked = game.asked(state)
    while asked:
        actor = asked[0]
        if actor == CHANCE:
            move: Any = draw(game, state, dice)
        else:
            legal = game.legal(state, actor)
            move = bots[actor - 1].choose(view_of(game, state, actor), legal, streams[actor - 1], budget)
            decisions += 1
        state, events = game.apply(state, actor, move)
        then = game.asked(state)
        scribe.note(actor, move, events, asked, then)
        asked = then
    outcome = game.outcome(state)
    assert outcome is not None
    tags = {f"Seat{seat}": name for seat, name in enumerate(names, 1)}
    return Finished(state, outcome, write_record(game, seats, state, scribe.lines, tags), decisions)
