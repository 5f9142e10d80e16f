"""Compiles the searches, or reads them if they were compiled before, before anyone waits for them."""

import random
from collections.abc import Iterable
from functools import cache

from taverne.bots.bot import LEVELS, Budget, find_bot
from taverne.fast import IS_AVAILABLE
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import draw, view_of
from taverne.registry import find_game

SEARCHING = {"quick", "search", *LEVELS[2:]}
"""The bots that search."""
COMPILED = ("aetherya/competitive", "rivality/duel")
"""A ruleset for each kernel."""
DECISIONS = 5
"""So many go beyond every opening."""


def needs_rehearsal(bots: Iterable[str]) -> bool:
    """Whether one of these bots searches with what is compiled."""
    return IS_AVAILABLE and not SEARCHING.isdisjoint(bots)


def rehearse() -> None:
    """Readies this process for the search of any ruleset: half a minute the first time on a machine, then a second."""
    for key in COMPILED:
        rehearse_ruleset(key)


@cache
def rehearse_ruleset(key: str) -> None:
    """Plays the first decisions of a game."""
    game = find_game(key)
    rng, state, decisions = random.Random(1), game.setup(game.seats[0]), 0
    bot = find_bot("search", game)
    while decisions < DECISIONS and (asked := game.asked(state)):
        actor = asked[0]
        if actor == CHANCE:
            state, _ = game.apply(state, CHANCE, draw(game, state, random_dice(rng)))
            continue
        view, legal = view_of(game, state, actor), game.legal(state, actor)
        state, _ = game.apply(state, actor, bot.choose(view, legal, rng, Budget(simulations=2)))
        decisions += 1
