"""Compiles the search kernels, or loads them from the cache, before anyone waits for a move."""

import random
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from itertools import count
from typing import Any

from taverne.bots.bot import LEVELS, Budget, find_bot
from taverne.bots.families import FAMILIES
from taverne.fast import HAS_NUMBA
from taverne.fast.cache import is_compiled, note_compiled
from taverne.kernel.chance import random_dice
from taverne.kernel.game import Move, View
from taverne.kernel.play import play
from taverne.registry import find_game

SEARCHING = {"quick", "search", "learned", *LEVELS[2:]}
"""The bots that use compiled kernels."""
DECISIONS = 5
"""Enough decisions to get past every opening."""


def needs_warmup(bots: Iterable[str]) -> bool:
    """Whether one of these bots uses compiled kernels."""
    return HAS_NUMBA and not SEARCHING.isdisjoint(bots)


def warm_up() -> None:
    """Prepares this process to search any ruleset: a minute the first time on a machine, then a second or two."""
    for family in FAMILIES:
        for key in family.warmup:
            warm_up_ruleset(key)
    note_compiled()


def is_warm(key: str) -> bool:
    """Whether this process can search a ruleset without compiling anything first."""
    return key in _WARM or is_compiled()


def compile_in_background() -> None:
    """Lets a process of its own compile the kernels; until it is done, searches with a deadline run in Python."""
    if HAS_NUMBA and not is_compiled():
        nowhere = subprocess.DEVNULL
        subprocess.Popen([sys.executable, "-m", __name__], stdin=nowhere, stdout=nowhere, stderr=nowhere)  # noqa: S603


_WARM: set[str] = set()
"""The rulesets that this process has searched."""


@cache
def warm_up_ruleset(key: str) -> None:
    """Plays a game whose first decisions are searched and whose others are random."""
    game = find_game(key)
    rng, bot, decisions = random.Random(1), find_bot("search", game), count(1)

    def decide(view: View[Any], legal: tuple[Move, ...]) -> Move:
        if next(decisions) > DECISIONS:
            return rng.choice(legal)
        return bot.choose(view, legal, rng, Budget(simulations=2))

    play(game, game.seats[0], decide, random_dice(rng))
    _WARM.add(key)


if __name__ == "__main__":
    warm_up()
