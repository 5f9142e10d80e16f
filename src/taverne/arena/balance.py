"""Plays many games between equal bots and sums up how they ended: by the rules, or compiled where that is possible."""

import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np

from taverne.arena.ending import groups_of, lines_of, tell_end
from taverne.arena.sums import Batch, Floats, Ints, Sums
from taverne.bots.bot import Bot, Budget, find_bot
from taverne.games.kingdom.cards import LEGENDS
from taverne.games.kingdom.events import TurnBegan as KingdomTurn
from taverne.games.kingdom.game import KingdomGame
from taverne.games.kingdom.modes.competitive import COMPETITIVE
from taverne.games.rivality.events import TurnBegan as RivalityTurn
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import draw, view_of
from taverne.kernel.outcome import share_of_win
from taverne.registry import AnyGame, find_game

PARTS = 64
"""Into how many parts the games are split, whatever the number of processes: the figures do not depend on it."""
_FEWEST, _MOST = 10, 2000
"""Games of a part."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the games to be played."""

    ruleset: str
    seats: int
    bot: str
    seed: int
    first: int
    """The number of its first game."""
    games: int
    compiled: bool


def split(game: AnyGame, seats: int, bot: str, games: int, seed: int) -> list[Part]:
    """The parts of so many games."""
    game.setup(seats)
    find_bot(bot, game)
    compiled = is_compiled(game, bot)
    size = min(max(games // PARTS, _FEWEST), _MOST)
    return [
        Part(game.ruleset.key, seats, bot, seed, first, min(size, games - first), compiled)
        for first in range(0, games, size)
    ]


def play_parts(parts: list[Part], jobs: int) -> Iterator[Sums]:
    """Plays all parts, in some processes; their sums as they end, in their order."""
    if jobs <= 1:
        yield from map(play_part, parts)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_part, parts)


def play_part(part: Part) -> Sums:
    """Plays one part."""
    game = find_game(part.ruleset)
    sums = Sums.empty(part.seats, len(lines_of(game)), groups_of(game, part.seats))
    sums.add(_play_compiled(game, part) if part.compiled else _play_by_rules(game, part))
    return sums


def is_compiled(game: AnyGame, bot: str) -> bool:
    """Whether the kernels can play this game with this bot."""
    if not isinstance(game, KingdomGame) or game.setup(game.seats[0]).rules.mode is not COMPETITIVE:
        return False
    try:
        from taverne.fast.kingdom.series import PLAYERS
    except ImportError:
        return False
    return bot in PLAYERS


def _play_compiled(game: AnyGame, part: Part) -> Batch:
    from taverne.fast.kingdom.series import play_series

    assert isinstance(game, KingdomGame)
    seed = random.Random(f"{part.seed}/{part.first}").getrandbits(63)
    series = play_series(part.bot, game.edition, part.seats, part.games, seed)
    legends = series.held[..., None] >> np.arange(len(LEGENDS)) & 1
    shares = win_shares(series.points, series.lines)
    return Batch(series.points, shares, series.lines, (legends, series.counts), series.decisions, series.turns)


def win_shares(points: Ints, lines: Ints) -> Floats:
    """What each seat won: most points, then the best single line, the second best, and so on (A10)."""
    best = np.sort(lines, axis=2)[..., ::-1]
    leads = points == points.max(axis=1, keepdims=True)
    for place in range(lines.shape[2]):
        key = np.where(leads, best[..., place], np.iinfo(np.int64).min)
        leads &= key == key.max(axis=1, keepdims=True)
    shares: Floats = leads / leads.sum(axis=1, keepdims=True)
    return shares


def _play_by_rules(game: AnyGame, part: Part) -> Batch:
    bots = [find_bot(part.bot, game) for _ in range(part.seats)]
    points, shares, decisions, turns, ends = [], [], [], [], []
    for number in range(part.first, part.first + part.games):
        state, decided, begun = _play(game, bots, random.Random(f"{part.seed}/{number}"))
        outcome = game.outcome(state)
        assert outcome is not None
        share = share_of_win(outcome) if outcome.winners else 0.0
        points.append(outcome.points)
        shares.append([share * (seat in outcome.winners) for seat in range(1, part.seats + 1)])
        decisions.append(decided)
        turns.append(begun)
        ends.append(tell_end(game, state))
    groups = range(len(groups_of(game, part.seats)))
    return Batch(
        np.array(points, np.int64),
        np.array(shares, np.float64),
        np.array([[seat.lines for seat in end] for end in ends], np.int64),
        tuple(np.array([[seat.having[group] for seat in end] for end in ends], np.int64) for group in groups),
        np.array(decisions, np.int64),
        np.array(turns, np.int64),
    )


def _play(game: AnyGame, bots: list[Bot], rng: random.Random) -> tuple[Any, int, int]:
    """One game, drawn as `play_game` draws but not written down: its end, and how many decisions and turns it took."""
    budget = Budget()
    dice = random_dice(random.Random(rng.getrandbits(64)))
    streams = [random.Random(rng.getrandbits(64)) for _ in bots]
    state = game.setup(len(bots))
    decisions = turns = 0
    while asked := game.asked(state):
        actor = asked[0]
        if actor == CHANCE:
            move: Any = draw(game, state, dice)
        else:
            legal = game.legal(state, actor)
            move = bots[actor - 1].choose(view_of(game, state, actor), legal, streams[actor - 1], budget)
            decisions += 1
        state, events = game.apply(state, actor, move)
        turns += sum(isinstance(event, KingdomTurn | RivalityTurn) for event in events)
    return state, decisions, turns
