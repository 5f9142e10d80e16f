"""What tables ask of bots: a move or a hint, from what one seat sees."""

import random
from typing import Protocol

from taverne.bots.bot import LEVELS, Budget, find_bot
from taverne.bots.hints import Advice, advise
from taverne.bots.search.warmup import is_warm, needs_warmup, warm_up_ruleset
from taverne.hosting.pace import Pace
from taverne.kernel.game import View
from taverne.record.snapshot import parse_snapshot

FALLBACK = "random"
"""The bot that replaces one that failed."""
ADVISER = LEVELS[-1]
"""The bot that gives hints."""


class BotFailed(Exception):
    """A bot gave no legal move in its time."""


class Bots(Protocol):
    """Where bots think."""

    pace: Pace

    async def choose(self, bot: str, snapshot: str, seat: int) -> str:
        """The move of a bot; BotFailed if it has none in time."""
        ...

    async def advise(self, snapshot: str, seat: int, side: int) -> Advice:
        """A hint for a seat; BotFailed if there is none in time."""
        ...


def choose_move(bot: str, snapshot: str, seat: int, seed: int, milliseconds: int) -> str:
    """The move a bot chooses in a view."""
    game, view = parse_snapshot(snapshot)
    assert isinstance(view, View)
    legal = game.legal(view.table, seat)
    if needs_warmup([bot]) and is_warm(game.ruleset.key):
        # Even for a forced move: whether a new process is slow must not depend on it.
        warm_up_ruleset(game.ruleset.key)
    move = find_bot(bot, game).choose(view, legal, random.Random(seed), Budget(milliseconds=milliseconds))
    if move not in legal:
        raise ValueError(f"{bot} chose {move}")
    return str(move)


def give_hint(snapshot: str, seat: int, side: int, seed: int, milliseconds: int) -> Advice:
    """What the strongest bot would do in a view, and why."""
    game, view = parse_snapshot(snapshot)
    assert isinstance(view, View)
    if needs_warmup([ADVISER]) and is_warm(game.ruleset.key):
        warm_up_ruleset(game.ruleset.key)
    legal = game.legal(view.table, seat)
    return advise(game, view, side, legal, random.Random(seed), Budget(milliseconds=milliseconds))
