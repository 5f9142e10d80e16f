"""Bots think in worker processes, each for a limited time."""

import asyncio
import logging
import multiprocessing
import random
from collections.abc import Callable

from pebble import ProcessPool

from taverne.bots.bot import Budget, find_bot
from taverne.kernel.game import View
from taverne.record.snapshot import parse_snapshot

LOG = logging.getLogger("taverne.bots")
PLAIN = "random"
"""The bot that needs no thinking and takes the place of one that failed."""
LONGEST_QUEUE = 60
"""Seconds a bot may wait for a worker process."""


class BotFailed(Exception):
    """A bot gave no legal move in its time."""


def choose_move(bot: str, snapshot: str, seat: int, seed: int, milliseconds: int) -> str:
    """What a bot chooses from a view; runs in a worker process."""
    game, view = parse_snapshot(snapshot)
    assert isinstance(view, View)
    legal = game.legal(view.table, seat)
    move = find_bot(bot, game).choose(view, legal, random.Random(seed), Budget(milliseconds=milliseconds))
    if move not in legal:
        raise ValueError(f"{bot} chose {move}")
    return str(move)


class BotWorkers:
    """The worker processes; one that hangs is ended and replaced."""

    def __init__(self, workers: int, seconds: float, seeds: Callable[[], int]) -> None:
        self._seconds = seconds
        self._seeds = seeds
        self._starts_early = workers > 0
        self._pool = ProcessPool(max_workers=max(1, workers), context=multiprocessing.get_context("spawn"))

    async def choose(self, bot: str, snapshot: str, seat: int, milliseconds: int) -> str:
        """The move of a bot; BotFailed if it has none in time."""
        seed = self._seeds()
        if bot == PLAIN:
            return choose_move(bot, snapshot, seat, seed, milliseconds)
        arguments = [bot, snapshot, seat, seed, milliseconds]
        try:
            future = self._pool.schedule(choose_move, args=arguments, timeout=self._seconds)
            return await asyncio.wait_for(asyncio.wrap_future(future), self._seconds + LONGEST_QUEUE)
        except Exception as error:
            # What the bot saw is its seat's alone: only the kind of failure is told.
            LOG.warning("a bot failed", extra={"bot": bot, "failure": type(error).__name__})
            raise BotFailed(bot) from None

    def warm(self) -> None:
        """Starts the processes before anyone waits for them; with no workers set, one starts when it is needed."""
        if self._starts_early:
            self._pool.schedule(int)

    def close(self) -> None:
        """Ends the processes."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join(timeout=5)
