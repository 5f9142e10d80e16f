"""Bots think in worker processes, each for a limited time."""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from typing import Any, TypeVar

from pebble import ProcessPool

from taverne.bots.hints import Advice
from taverne.bots.search.warmup import SEARCHING, needs_warmup, warm_up
from taverne.hosting.bots import ADVISER, FALLBACK, BotFailed, choose_move, give_hint
from taverne.hosting.pace import Pace
from taverne.server.parent import watch_parent

LOG = logging.getLogger("taverne.bots")
LONGEST_QUEUE = 60
"""Seconds for which a bot may wait for a worker process."""
LONGEST_WARMUP = 300
"""Seconds that compiling may take."""
LEAST = 20
"""Milliseconds that a bot gets at least, however many others wait."""
NICENESS = 10
"""By how much worker processes lower their priority below the process that answers people."""


T = TypeVar("T")


def lower_priority() -> None:
    """Lets the process that answers people go first; Windows has no niceness."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def prepare_worker() -> None:
    """Begins a worker process. It dies with the server, even in the middle of compiling."""
    lower_priority()
    watch_parent(lambda: os._exit(1))


def _new_pool(workers: int) -> ProcessPool:
    return ProcessPool(max_workers=workers, context=multiprocessing.get_context("spawn"), initializer=prepare_worker)


class BotWorkers:
    """The worker processes; one that hangs is killed and replaced. The more bots wait, the less time each gets."""

    def __init__(self, workers: int, thinking: int, seconds: float, seeds: Callable[[], int], pace: Pace) -> None:
        self.pace = pace
        self._thinking = thinking
        self._seconds = seconds
        self._seeds = seeds
        self._starts_early = workers > 0
        self._workers = max(1, workers)
        self._free = asyncio.Semaphore(self._workers)
        self._waiting = 0
        self._pool = _new_pool(self._workers)
        self._warming_up: asyncio.Task[None] | None = None

    async def choose(self, bot: str, snapshot: str, seat: int) -> str:
        """The move of a bot; BotFailed if it has none in time."""
        seed = self._seeds()
        if bot == FALLBACK:  # It needs no worker process.
            return choose_move(bot, snapshot, seat, seed, self._thinking)
        return await self._think(bot, choose_move, [bot, snapshot, seat, seed])

    async def advise(self, snapshot: str, seat: int, side: int) -> Advice:
        """A hint for a seat; BotFailed if there is none in time."""
        return await self._think(ADVISER, give_hint, [snapshot, seat, side, self._seeds()])

    async def _think(self, bot: str, work: Callable[..., T], arguments: list[Any]) -> T:
        """Has a worker process do a bot's work, which gets the milliseconds it may take as its last argument."""
        if bot in SEARCHING:
            self._begin_warmup()
        due = self.pace.now() + self._thinking / 1000
        self._waiting += 1
        is_waiting = True
        try:
            async with asyncio.timeout(self._seconds + LONGEST_QUEUE), self._free:
                # Those waiting share what time is left, so that the last of them answers at about the intended time.
                began = self.pace.now()
                left = max(LEAST, int(1000 * (due - began) * self._workers / max(self._workers, self._waiting)))
                self._waiting -= 1
                is_waiting = False
                future = self._pool.schedule(work, args=[*arguments, left], timeout=self._seconds)
                answer: T = await asyncio.wrap_future(future)
                await self.pace.hold_worker(bot, began, left)
                return answer
        except Exception as error:
            # An error may quote what only the bot's seat can see, so only its kind is logged.
            LOG.warning("a bot failed", extra={"bot": bot, "failure": type(error).__name__})
            raise BotFailed(bot) from None
        finally:
            self._waiting -= is_waiting

    def warm(self) -> None:
        """Starts the processes before anyone needs them; with zero workers, one starts on demand."""
        if self._starts_early:
            self._pool.schedule(int)
            self._begin_warmup()

    def _begin_warmup(self) -> None:
        """The first time on a machine a process of its own compiles the searches; until then they run in Python."""
        if self._warming_up is None and needs_warmup(SEARCHING):
            self._warming_up = asyncio.create_task(self._warm_up(), name="warmup")

    async def _warm_up(self) -> None:
        compiler = _new_pool(1)
        try:
            await asyncio.wrap_future(compiler.schedule(warm_up, timeout=LONGEST_WARMUP))
        except Exception as error:
            LOG.warning("the warm-up failed", extra={"failure": type(error).__name__})
        finally:
            _end(compiler)
        warmed_up = (self._pool.schedule(warm_up, timeout=LONGEST_WARMUP) for _ in range(self._workers))
        await asyncio.gather(*map(asyncio.wrap_future, warmed_up), return_exceptions=True)

    def close(self) -> None:
        """Ends the processes."""
        if self._warming_up is not None:
            self._warming_up.cancel()
        _end(self._pool)


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join(timeout=5)
