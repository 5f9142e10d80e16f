"""A tournament: every line-up of bots plays the same deals from every seat."""

import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from multiprocessing import get_context
from typing import Any

from taverne.bots.bot import Bot, Budget, find_bot
from taverne.bots.search.warmup import needs_warmup, warm_up_ruleset
from taverne.bots.table import play_bots
from taverne.kernel.errors import TaverneError
from taverne.kernel.game import Move, View
from taverne.kernel.outcome import win_shares
from taverne.registry import AnyGame, find_game

LONGEST = 3_600_000
"""A bot's own time limit must be shorter than this many milliseconds."""
CHUNK = 8
"""How many pairings a process takes at a time."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to play: which bot sits where, and the deal, which other pairings share."""

    ruleset: str
    bots: tuple[str, ...]
    deal: str
    budget: Budget


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game of the tournament ended, by seat."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    """What each seat won: 1, part of a shared win, or 0."""
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    seconds: tuple[float, ...]
    """The time each seat took to think."""
    decisions: tuple[int, ...]


class Timed:
    """A bot and the time it has taken so far."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self._bot = bot
        self.budget = budget
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """The bot's choice."""
        began = time.perf_counter()
        move = self._bot.choose(view, legal, rng, self.budget)
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        return move


def entrant(name: str, game: AnyGame, budget: Budget) -> Timed:
    """The bot with this name; `search@200` has its own limit of 200 milliseconds, whatever the others have."""
    bot, at, milliseconds = name.partition("@")
    if not at:
        return Timed(find_bot(bot, game), budget)
    if not (milliseconds.isascii() and milliseconds.isdecimal() and 0 < int(milliseconds[:9]) < LONGEST):
        raise TaverneError("error-bot-budget", found=name)
    return Timed(find_bot(bot, game), Budget(milliseconds=int(milliseconds)))


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of bots that fills the seats; fewer bots than seats are repeated in turn."""
    if len(bots) != len(set(bots)):
        raise TaverneError("error-bots-twice", found=", ".join(bots))
    if len(bots) <= seats:
        return [tuple(bots[seat % len(bots)] for seat in range(seats))]
    return list(combinations(bots, seats))


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The distinct rotations of a line-up around the table."""
    turned = (line_up[place:] + line_up[:place] for place in range(len(line_up)))
    return list(dict.fromkeys(turned))


def pairings(game: AnyGame, bots: Sequence[str], seats: int, games: int, seed: int, budget: Budget) -> list[Pairing]:
    """At least this many games for each line-up; every line-up plays every deal from every seat."""
    game.setup(seats)
    for name in bots:
        entrant(name, game, budget)
    found = []
    for line_up in line_ups(bots, seats):
        turned = rotations(line_up)
        for deal in range(-(-games // len(turned))):
            found += [Pairing(game.ruleset.key, seating, f"{seed}/{deal}", budget) for seating in turned]
    return found


def play(pairing: Pairing) -> GameResult:
    """Plays one game."""
    game = find_game(pairing.ruleset)
    if needs_warmup(name.partition("@")[0] for name in pairing.bots):
        warm_up_ruleset(pairing.ruleset)  # Once per process, so that compiling does not count as thinking.
    bots = [entrant(name, game, pairing.budget) for name in pairing.bots]
    outcome = game.outcome(play_bots(game, bots, random.Random(pairing.deal)))
    assert outcome is not None
    return GameResult(
        pairing.bots,
        win_shares(outcome),
        outcome.ranks,
        outcome.points,
        tuple(bot.seconds for bot in bots),
        tuple(bot.decisions for bot in bots),
    )


def play_all(chosen: Sequence[Pairing], jobs: int) -> Iterator[GameResult]:
    """Plays all games in this many processes and yields the results in order."""
    if jobs <= 1:
        yield from map(play, chosen)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, chosen, chunksize=CHUNK)
