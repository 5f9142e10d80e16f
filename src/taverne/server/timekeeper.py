"""Sees to what happens at tables without a person: bots' moves, clocks, the start, tables given up."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from taverne.kernel.errors import TaverneError
from taverne.match.log import Entry
from taverne.match.match import Match
from taverne.record.snapshot import format_view
from taverne.server.bots import PLAIN, BotFailed, BotWorkers
from taverne.server.metrics import BOT_FAILURES, BOT_MOVES
from taverne.server.storage.matches import MatchStore
from taverne.server.tables import Tables, storing

LOG = logging.getLogger("taverne.timekeeper")
SWEEP_EVERY = 1.0
"""Seconds between two looks for what this process was not told of."""
SLACK = 2_000
"""Milliseconds after which something due is taken up by any process; before that by the one that knows of it."""
LEASE = 30_000
"""Milliseconds a process keeps to itself what it has taken up."""
AT_ONCE = 100


class Timekeeper:
    """Acts when something is due. Several processes may do so at once: a log entry is written only once."""

    def __init__(
        self, tables: Tables, store: MatchStore, bots: BotWorkers, clock: Callable[[], int], *, substitute: str
    ) -> None:
        self._tables = tables
        self._store = store
        self._bots = bots
        self._clock = clock
        self._substitute = substitute
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begins to keep time."""
        self._tables.listeners.append(self.note)
        self._sweeper = asyncio.create_task(self._sweep_on(), name="timekeeper")

    async def close(self) -> None:
        """Stops; what is due is taken up by whoever comes next."""
        self._tables.listeners.remove(self.note)
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._tasks, *([self._sweeper] if self._sweeper is not None else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def note(self, table: str, due_at: int | None) -> None:
        """Something will be due at a table."""
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()
        if due_at is None or due_at > self._clock() + LEASE:
            return  # The sweep will find it in time.
        delay = max(0, due_at - self._clock()) / 1000
        self._timers[table] = asyncio.get_running_loop().call_later(delay, self._begin, table)

    def _begin(self, table: str) -> None:
        self._timers.pop(table, None)
        if table in self._busy:
            self._again.add(table)
            return
        self._busy.add(table)
        task = asyncio.create_task(self._see_to(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _see_to(self, table: str) -> None:
        try:
            await self._act(table)
        except TaverneError as error:
            LOG.info("a table moved on", extra={"table": table, "reason": error.message})
        except Exception:
            LOG.exception("a table could not be seen to", extra={"table": table})
        finally:
            self._busy.discard(table)
            if table in self._again:
                self._again.discard(table)
                self._begin(table)

    async def _act(self, table: str) -> None:
        async with self._tables.reading(table) as held:
            match = held.match
            number = len(match.log) - 1
            seat = next((seat for seat in match.asked() if _is_bots(match, seat)), None)
            if seat is not None:
                name = match.occupants[seat].bot or self._substitute
                snapshot = format_view(match.game, match.settings.seats, match.view(seat))
        if seat is None:
            await self._tables.command(table, self._let_time_pass)
            return
        now = self._clock
        try:
            move = await self._bots.choose(name, snapshot, seat)
            await self._tables.command(table, lambda match: match.play(seat, move, now(), number))
            BOT_MOVES.labels(name).inc()
        except BotFailed:
            BOT_FAILURES.labels(name).inc()
            await self._tables.command(table, lambda match: match.substitute(seat, PLAIN, now()))

    def _let_time_pass(self, match: Match) -> list[Entry]:
        now = self._clock()
        if match.is_closed or match.is_over:
            return []
        if not match.is_started and match.called_at is None:
            return match.close(now)
        return match.tick(now, self._substitute)

    async def _sweep_on(self) -> None:
        slack = 0  # Right after the start everything due is nobody's.
        while True:
            try:
                await self._sweep(slack)
                slack = SLACK
            except Exception as error:
                LOG.warning("the sweep failed", extra={"failure": type(error).__name__})
            await asyncio.sleep(SWEEP_EVERY)

    async def _sweep(self, slack: int) -> None:
        now = self._clock()
        for table, due_at in await storing(self._store.due(now - slack, AT_ONCE + len(self._busy))):
            if table not in self._busy and await storing(self._store.claim(table, due_at, now + LEASE)):
                self._begin(table)


def _is_bots(match: Match, seat: int) -> bool:
    """Whether nobody but a bot can decide for a seat."""
    return seat in match.occupants and match.occupants[seat].person is None
