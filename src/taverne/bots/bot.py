"""The interface of a bot, and the bots that are installed."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Any, Protocol

from taverne.kernel.errors import TaverneError
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame

GROUP = "taverne.bots"
"""The entry point group in which other packages register bots."""
LEVELS = ("apprentice", "journeyman", "master", "archmage")
"""The opponents for people, the easiest first."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: a time, or a number of simulations, which makes its choice repeatable."""

    milliseconds: int | None = None
    simulations: int | None = None
    clock: Callable[[], float] = time.perf_counter
    """The seconds by which a bot measures its time; tests inject their own."""


class Bot(Protocol):
    """Chooses among the legal moves from a view alone."""

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """One of the legal moves."""
        ...


class BotMaker(Protocol):
    """Makes a bot for one game."""

    def __call__(self, game: AnyGame) -> Bot: ...


class UnknownBot(TaverneError):
    """No installed bot has this name."""


def bot_names() -> tuple[str, ...]:
    """The names of the installed bots."""
    return tuple(sorted({*_built_in(), *(point.name for point in entry_points(group=GROUP))}))


def find_bot(name: str, game: AnyGame) -> Bot:
    """A bot for a game."""
    if name in _built_in():
        return _built_in()[name](game)
    for point in entry_points(group=GROUP, name=name):
        maker: BotMaker = point.load()
        return maker(game)
    raise UnknownBot("error-bot-unknown", found=name, expected=", ".join(bot_names()))


def longest_thought(name: str) -> int | None:
    """The most milliseconds that a bot uses of any budget: the `longest_thought` of its class.

    None if it uses them all, as other packages' bots may. What takes no search counts as nothing.
    """
    longest: int | None = getattr(_built_in().get(name), "longest_thought", None)
    return longest


def _built_in() -> dict[str, BotMaker]:
    from taverne.bots.greedy import GreedyBot
    from taverne.bots.learned import LearnedBot
    from taverne.bots.levels import Apprentice, Archmage, Journeyman, Master
    from taverne.bots.random_bot import RandomBot
    from taverne.bots.search import QuickBot, SearchBot

    return {
        "random": RandomBot,
        "greedy": GreedyBot,
        "quick": QuickBot,
        "search": SearchBot,
        "learned": LearnedBot,
        "apprentice": Apprentice,
        "journeyman": Journeyman,
        "master": Master,
        "archmage": Archmage,
    }
