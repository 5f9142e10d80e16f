"""Bots think in worker processes, each for a limited time."""

import asyncio
import logging
import multiprocessing
import os
import random
from collections.abc import Callable

from pebble import ProcessPool

from taverne.bots.bot import LEVELS, Budget, find_bot
from taverne.fast import IS_AVAILABLE
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import View, draw, view_of
from taverne.record.snapshot import parse_snapshot
from taverne.registry import find_game

LOG = logging.getLogger("taverne.bots")
PLAIN = "random"
"""The bot that needs no thinking and takes the place of one that failed."""
LONGEST_QUEUE = 60
"""Seconds a bot may wait for a worker process."""
LEAST = 20
"""Milliseconds a bot gets however many others wait."""
POLITE = 10
"""How far worker processes stand back for the one that answers people."""
SEARCHING = {"quick", "search", *LEVELS[2:]}
"""The bots that search."""
REHEARSED = ("aetherya/competitive", "rivality/duel")
"""Rulesets whose searches are compiled when a worker starts."""
REHEARSED_DECISIONS = 5
"""So many decisions go beyond every opening."""


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


def stand_back() -> None:
    """A worker process lets the one that answers people go first."""
    os.nice(POLITE)


def rehearse() -> None:
    """Readies a process for searching: what is compiled is compiled, or read if it was before."""
    for key in REHEARSED:
        game = find_game(key)
        rng, state, decisions = random.Random(1), game.setup(game.seats[0]), 0
        while decisions < REHEARSED_DECISIONS:
            actor = game.asked(state)[0]
            if actor == CHANCE:
                state, _ = game.apply(state, CHANCE, draw(game, state, random_dice(rng)))
                continue
            view, legal = view_of(game, state, actor), game.legal(state, actor)
            move = find_bot("search", game).choose(view, legal, rng, Budget(simulations=2))
            state, _ = game.apply(state, actor, move)
            decisions += 1


def _new_pool(workers: int) -> ProcessPool:
    return ProcessPool(max_workers=workers, context=multiprocessing.get_context("spawn"), initializer=stand_back)


class BotWorkers:
    """The worker processes; one that hangs is ended and replaced. When many bots wait, each thinks for less long."""

    def __init__(self, workers: int, thinking: int, seconds: float, seeds: Callable[[], int]) -> None:
        self._thinking = thinking
        self._seconds = seconds
        self._seeds = seeds
        self._starts_early = workers > 0
        self._workers = max(1, workers)
        self._waiting = 0
        self._pool = _new_pool(self._workers)
        self._stage = _new_pool(1)
        self._rehearsing: asyncio.Task[None] | None = None

    async def choose(self, bot: str, snapshot: str, seat: int) -> str:
        """The move of a bot; BotFailed if it has none in time."""
        seed = self._seeds()
        if bot == PLAIN:
            return choose_move(bot, snapshot, seat, seed, self._thinking)
        if self._rehearsing is not None and bot in SEARCHING:
            await asyncio.wait([self._rehearsing])
        self._waiting += 1
        # Whoever comes last still has its answer in about the time meant: those before it have shorter turns too.
        fair = max(LEAST, self._thinking * self._workers // max(self._workers, self._waiting))
        arguments = [bot, snapshot, seat, seed, fair]
        try:
            future = self._pool.schedule(choose_move, args=arguments, timeout=self._seconds)
            return await asyncio.wait_for(asyncio.wrap_future(future), self._seconds + LONGEST_QUEUE)
        except Exception as error:
            # What the bot saw is its seat's alone: only the kind of failure is told.
            LOG.warning("a bot failed", extra={"bot": bot, "failure": type(error).__name__})
            raise BotFailed(bot) from None
        finally:
            self._waiting -= 1

    def warm(self) -> None:
        """Starts the processes before anyone waits for them; with no workers set, one starts when it is needed.

        The first time on a machine the searches are compiled, which takes a minute: a process of its own does that,
        and bots that search wait for it.
        """
        if self._starts_early:
            self._pool.schedule(int)
            if IS_AVAILABLE:
                self._rehearsing = asyncio.create_task(self._rehearse(), name="rehearsal")

    async def _rehearse(self) -> None:
        try:
            await asyncio.wrap_future(self._stage.schedule(rehearse))
            await asyncio.gather(*(asyncio.wrap_future(self._pool.schedule(rehearse)) for _ in range(self._workers)))
        except Exception as error:
            LOG.warning("the rehearsal failed", extra={"failure": type(error).__name__})

    def close(self) -> None:
        """Ends the processes."""
        if self._rehearsing is not None:
            self._rehearsing.cancel()
        for pool in (self._stage, self._pool):
            pool.stop()  # type: ignore[no-untyped-call]
            pool.join(timeout=5)
