"""Does what is due at tables without a person: bots' moves, clocks, the start, closing abandoned tables."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from taverne.hosting.bots import FALLBACK, BotFailed, Bots
from taverne.hosting.storage import MatchStore
from taverne.hosting.tables import CachedMatch, Tables, abandoned_after, storing
from taverne.kernel.errors import TaverneError
from taverne.match.log import Entry
from taverne.match.match import start_due
from taverne.match.state import Status
from taverne.record.snapshot import format_view

LOG = logging.getLogger("taverne.scheduler")
SWEEP_EVERY = 1.0
"""Seconds between two searches of the database for what this process does not know to be due."""
SLACK = 2_000
"""Milliseconds after which any process does what is due; until then it is left to the one that knows of it."""
LEASE = 30_000
"""Milliseconds for which a claim by a process keeps the others away."""
AT_ONCE = 100
"""Tables claimed in one sweep."""


class Scheduler:
    """Acts when something is due. Several processes may try at once; each log entry is still written only once."""

    def __init__(
        self,
        tables: Tables,
        store: MatchStore,
        bots: Bots,
        clock: Callable[[], int],
        *,
        substitute: str,
        lease: int = LEASE,
        on_move: Callable[[str], None] = lambda bot: None,
        on_failure: Callable[[str], None] = lambda bot: None,
    ) -> None:
        self._tables = tables
        self._store = store
        self._bots = bots
        self._clock = clock
        self._substitute = substitute
        self._lease = lease
        self._on_move = on_move
        self._on_failure = on_failure
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Starts."""
        self._tables.listeners.append(self.note)
        self._sweeper = asyncio.create_task(self._keep_sweeping(), name="scheduler")

    async def close(self) -> None:
        """Stops; another process does what is due, or this one after its next start."""
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
        """Remembers when something will be due at a table."""
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()
        if due_at is None or due_at > self._clock() + self._lease:
            return  # The sweep will find it in time.
        delay = max(0, due_at - self._clock()) / 1000
        self._timers[table] = asyncio.get_running_loop().call_later(delay, self._begin, table)

    def _begin(self, table: str) -> None:
        self._timers.pop(table, None)
        if table in self._busy:
            self._again.add(table)
            return
        self._busy.add(table)
        task = asyncio.create_task(self._act_safely(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act_safely(self, table: str) -> None:
        try:
            await self._act(table)
        except TaverneError as error:
            LOG.info("a table moved on", extra={"table": table, "reason": error.message})
        except Exception:
            LOG.exception("acting at a table failed", extra={"table": table})
        finally:
            self._busy.discard(table)
            if table in self._again:
                self._again.discard(table)
                self._begin(table)

    async def _act(self, table: str) -> None:
        began = self._bots.pace.now()
        async with self._tables.reading(table) as cached:
            state = cached.match.state
            due_at, seat = self._tables.next_bot(state) or (None, None)
            is_due = due_at is not None and due_at <= self._clock()
            if seat is not None and is_due:
                bot = state.occupants[seat].bot or self._substitute
                seen = cached.match.seen_by(seat)
                snapshot = format_view(seen.game, seen.settings.seats, seen.view())
        await self._tables.change(table, self._let_time_pass)  # While a bot thinks, other seats' clocks run.
        if seat is None or not is_due:
            if table not in self._timers:
                self.note(table, due_at)
            return
        now = self._clock
        try:
            move = await self._bots.choose(bot, snapshot, seat)
        except BotFailed:
            await self._bots.pace.hold_answer(bot, began)
            self._on_failure(bot)
            await self._tables.change(table, lambda cached: cached.match.substitute(seat, FALLBACK, now()))
            return
        await self._bots.pace.hold_answer(bot, began)
        await self._tables.change(table, lambda cached: cached.match.play(seat, move, now(), seen.number))
        self._on_move(bot)

    def _let_time_pass(self, cached: CachedMatch) -> list[Entry]:
        match cached.match.state.status:
            case Status.OVER | Status.CLOSED | Status.STOPPED:
                return []
            case Status.OPEN if not self._is_in_use(cached):
                return cached.match.close(self._clock())
            case Status.OPEN | Status.STARTING | Status.PLAYING:
                return cached.match.tick(self._clock(), self._substitute)

    def _is_in_use(self, cached: CachedMatch) -> bool:
        """Whether an open table is here for a start that was called off not long ago, rather than to be closed."""
        state = cached.match.state
        if start_due(state) is not None:
            return True  # Late seats are freed first, and the others can go on.
        limit = abandoned_after(state, is_public=cached.row.public)
        return state.called_off_at is not None and self._clock() < state.called_off_at + limit

    async def _keep_sweeping(self) -> None:
        slack = 0  # Right after the start, no process knows of anything.
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
            if table not in self._busy and await storing(self._store.claim(table, due_at, now + self._lease)):
                self._begin(table)
