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
from taverne.bots.table import play_game
from taverne.kernel.errors import TaverneError
from taverne.kernel.game import Move, View
from taverne.kernel.outcome import share_of_win
from taverne.registry import AnyGame, find_game

LONGEST = 3_600_000
"""Milliseconds below which a bot's own time is."""
PLAYED_AT_ONCE = 8
"""Pairings a process takes at a time."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: which bot sits where, and the deal, which others share."""

    ruleset: str
    bots: tuple[str, ...]
    deal: str
    budget: Budget


@dataclass(frozen=True, slots=True)
class Played:
    """How a game of the tournament ended, by seat."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    """What each seat won: 1, a part of a shared win, or 0."""
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    seconds: tuple[float, ...]
    """How long each seat thought."""
    decisions: tuple[int, ...]


class Timed:
    """A bot and how long it has thought."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self._bot = bot
        self._budget = budget
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """What the bot chooses."""
        began = time.perf_counter()
        move = self._bot.choose(view, legal, rng, self._budget)
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        return move


def entrant(name: str, game: AnyGame, budget: Budget) -> Timed:
    """The bot of a name; with `@` and a number its own milliseconds, whatever the others have: `search@200`."""
    bot, at, milliseconds = name.partition("@")
    if not at:
        return Timed(find_bot(bot, game), budget)
    if not (milliseconds.isascii() and milliseconds.isdecimal() and 0 < int(milliseconds[:9]) < LONGEST):
        raise TaverneError("error-bot-budget", found=name)
    return Timed(find_bot(bot, game), Budget(milliseconds=int(milliseconds)))


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who plays with whom: every choice of bots that fills the seats; fewer bots than seats are repeated in turn."""
    if len(bots) != len(set(bots)):
        raise TaverneError("error-bots-twice", found=", ".join(bots))
    if len(bots) <= seats:
        return [tuple(bots[seat % len(bots)] for seat in range(seats))]
    return list(combinations(bots, seats))


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The line-up from every seat on, each way once."""
    turned = (line_up[place:] + line_up[:place] for place in range(len(line_up)))
    return list(dict.fromkeys(turned))


def pairings(game: AnyGame, bots: Sequence[str], seats: int, games: int, seed: int, budget: Budget) -> list[Pairing]:
    """At least so many games of each line-up; every deal is played from every seat, and by every line-up."""
    game.setup(seats)
    for name in bots:
        entrant(name, game, budget)
    found = []
    for line_up in line_ups(bots, seats):
        turned = rotations(line_up)
        for deal in range(-(-games // len(turned))):
            found += [Pairing(game.ruleset.key, seating, f"{seed}/{deal}", budget) for seating in turned]
    return found


def play(pairing: Pairing) -> Played:
    """Plays one game."""
    game = find_game(pairing.ruleset)
    if needs_warmup(name.partition("@")[0] for name in pairing.bots):
        warm_up_ruleset(pairing.ruleset)  # Once a process: what is compiled is not to be taken for thinking.
    bots = [entrant(name, game, pairing.budget) for name in pairing.bots]
    end = play_game(game, bots, random.Random(pairing.deal))
    winners, share = end.outcome.winners, share_of_win(end.outcome) if end.outcome.winners else 0.0
    return Played(
        pairing.bots,
        tuple(share if seat in winners else 0.0 for seat in range(1, len(bots) + 1)),
        end.outcome.ranks,
        end.outcome.points,
        tuple(bot.seconds for bot in bots),
        tuple(bot.decisions for bot in bots),
    )


def play_all(chosen: Sequence[Pairing], jobs: int) -> Iterator[Played]:
    """Plays all games, in some processes; as they end, in their order."""
    if jobs <= 1:
        yield from map(play, chosen)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, chosen, chunksize=PLAYED_AT_ONCE)
