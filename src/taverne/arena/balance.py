"""Plays many games between equal bots, in compiled code where possible, and sums up how they ended."""

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np

from taverne.arena.families import FAMILIES, ArenaFamily, Batch
from taverne.arena.sums import Sums
from taverne.bots.bot import Bot, find_bot
from taverne.bots.table import play_bots
from taverne.kernel.chance import CHANCE
from taverne.kernel.outcome import win_shares
from taverne.kernel.play import Ply
from taverne.registry import AnyGame, find_game

PARTS = 64
"""The games are split into this many parts, however many processes play them, so that the figures stay the same."""
_FEWEST, _MOST = 10, 2000
"""How many games a part has."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the games to play."""

    ruleset: str
    seats: int
    bot: str
    seed: int
    first: int
    """The number of its first game."""
    games: int
    compiled: bool


def split(game: AnyGame, seats: int, bot: str, games: int, seed: int) -> list[Part]:
    """Splits the games into parts."""
    game.setup(seats)
    find_bot(bot, game)
    compiled = FAMILIES.of(game).compiled(game, bot) is not None
    size = min(max(games // PARTS, _FEWEST), _MOST)
    return [
        Part(game.ruleset.key, seats, bot, seed, first, min(size, games - first), compiled)
        for first in range(0, games, size)
    ]


def play_parts(parts: list[Part], jobs: int) -> Iterator[Sums]:
    """Plays all parts in this many processes and yields their sums in order."""
    if jobs <= 1:
        yield from map(play_part, parts)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_part, parts)


def play_part(part: Part) -> Sums:
    """Plays one part."""
    game = find_game(part.ruleset)
    family = FAMILIES.of(game)
    sums = Sums.empty(part.seats, len(family.lines), family.groups(game, part.seats))
    play_compiled = family.compiled(game, part.bot) if part.compiled else None
    if play_compiled is None:
        sums.add(_play_by_rules(game, family, part))
    else:
        seed = random.Random(f"{part.seed}/{part.first}").getrandbits(63)
        sums.add(play_compiled(part.seats, part.games, seed))
    return sums


def _play_by_rules(game: AnyGame, family: ArenaFamily, part: Part) -> Batch:
    bots = [find_bot(part.bot, game) for _ in range(part.seats)]
    points, shares, decisions, turns, ends = [], [], [], [], []
    for number in range(part.first, part.first + part.games):
        state, decided, begun = play_one(game, family, bots, random.Random(f"{part.seed}/{number}"))
        outcome = game.outcome(state)
        assert outcome is not None
        points.append(outcome.points)
        shares.append(win_shares(outcome))
        decisions.append(decided)
        turns.append(begun)
        ends.append(family.collect(game, state))
    groups = range(len(family.groups(game, part.seats)))
    return Batch(
        np.array(points, np.int64),
        np.array(shares, np.float64),
        np.array([[seat.lines for seat in end] for end in ends], np.int64),
        tuple(np.array([[seat.having[group] for seat in end] for end in ends], np.int64) for group in groups),
        np.array(decisions, np.int64),
        np.array(turns, np.int64),
    )


def play_one(game: AnyGame, family: ArenaFamily, bots: Sequence[Bot], rng: random.Random) -> tuple[Any, int, int]:
    """Plays one game; its final state, and how many decisions and turns it took."""
    decisions = turns = latest = 0
    turn_events = family.turn_events

    def observe(ply: Ply[Any]) -> None:
        nonlocal decisions, turns, latest
        if turn_events:
            turns += sum(isinstance(event, turn_events) for event in ply.events)
        if ply.actor != CHANCE:
            decisions += 1
            if not turn_events and ply.actor != latest:
                turns += 1
            latest = ply.actor

    state = play_bots(game, bots, rng, observe)
    return state, decisions, turns
