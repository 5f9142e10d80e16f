"""Searches of positions from random games, told as numbers: the same wherever the kernels run."""

import random
import time
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.search.bot import find_search
from taverne.bots.search.python_search import PythonSearch
from taverne.kernel.chance import random_dice
from taverne.kernel.game import Move, View
from taverne.kernel.play import play
from taverne.registry import find_game, rulesets

Stats = list[tuple[str, float, int]]
EVERY, FIRST = 7, 3
"""One decision in this many is searched, beginning with this one: games of solo are short."""


def searches(simulations: int, games: int = 1) -> dict[str, list[Stats]]:
    """By ruleset and number of seats: what searching some decisions of each game found out about the legal moves."""
    found = {}
    for ruleset in rulesets():
        game = find_game(ruleset.key)
        if not isinstance(find_search(game), PythonSearch):
            for seats in game.seats:
                for number in range(games):
                    name = f"{ruleset.key} {seats} {number}"
                    found[name] = _searched(game, seats, name, Budget(simulations=simulations))
    return found


def _searched(game: Any, seats: int, name: str, budget: Budget) -> list[Stats]:
    rng, search, found = random.Random(name), find_search(game).search, list[Stats]()
    decisions = 0

    def decide(view: View[Any], legal: tuple[Move, ...]) -> Move:
        nonlocal decisions
        decisions += 1
        if decisions % EVERY == FIRST and _is_compiled(view):
            stats = search(view, legal, random.Random(decisions), budget)
            found.append([(str(one.move), one.value, one.tries) for one in stats])
        return legal[int(rng.random() * len(legal))]

    play(game, seats, decide, random_dice(rng))
    return found


def _is_compiled(view: View[Any]) -> bool:
    """Whether the kernels search this decision: they know no openings."""
    return getattr(view.table, "opening", None) is None


def speed(key: str, simulations: int) -> float:
    """Simulations per second in the first decision of a game that has been played for a while."""
    game = find_game(key)
    search, rng = find_search(game).search, random.Random(5)
    rates = []
    decisions = 0

    def decide(view: View[Any], legal: tuple[Move, ...]) -> Move:
        nonlocal decisions
        decisions += 1
        if decisions in (8, 9, 12, 13, 16, 17):
            began = time.perf_counter()
            search(view, legal, random.Random(1), Budget(simulations=simulations))
            rates.append(simulations / (time.perf_counter() - began))
        return legal[int(rng.random() * len(legal))]

    play(game, game.seats[0], decide, random_dice(rng))
    return sorted(rates)[len(rates) // 2]
