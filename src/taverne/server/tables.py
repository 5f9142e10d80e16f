"""The matches of this process: found, changed by commands, stored before anyone is told.

Other processes may change the same matches. A match in memory is a copy of its log; a command that was written in
between by another process makes ours fail on the entry's number, and it is tried again on the fresh copy.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from taverne.kernel.chance import CHANCE
from taverne.kernel.errors import TaverneError
from taverne.match.log import Entry, Opened, Returned, Seated, TakenOver, Vacated
from taverne.match.match import SHOWING_TIME, Match, restore
from taverne.server.describing import status_of
from taverne.server.errors import NotFound, Unavailable
from taverne.server.storage.journal import Append, Conflict, Journal, SeatRow
from taverne.server.storage.matches import MatchRow, MatchStore, decode_entry, encode_entry

ABANDONED_AFTER = 7 * 24 * 60 * 60 * 1000
"""An open table where nothing happens for so long is closed, in milliseconds."""
TRIES = 20

Command = Callable[[Match], list[Entry]]
T = TypeVar("T")


@dataclass(slots=True)
class Held:
    """A match in memory, and the lock that keeps it to one command or reader at a time."""

    row: MatchRow
    match: Match
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_doubtful: bool = False
    """What is in memory may not be what is stored: a command was broken off. It is read anew before it is used."""


class Tables:
    """All matches, by their ids."""

    def __init__(
        self,
        store: MatchStore,
        journal: Journal,
        clock: Callable[[], int],
        *,
        bot_pause: int,
        most: int,
    ) -> None:
        self._store = store
        self._journal = journal
        self._clock = clock
        self._bot_pause = bot_pause
        self._most = most
        self._held: OrderedDict[str, Held] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Held]] = {}
        self._running: set[asyncio.Task[Any]] = set()
        self.listeners: list[Callable[[str, int | None], None]] = []
        """Told of each match that changed, and when something is due there."""

    @asynccontextmanager
    async def reading(self, table: str) -> AsyncIterator[Held]:
        """A match as it is stored now, while nobody changes it."""
        held = await self._hold(table)
        async with held.lock:
            await self._settle(held)
            await self._refresh(held)
            yield held

    @asynccontextmanager
    async def at_hand(self, table: str) -> AsyncIterator[Held]:
        """A match as it was last heard of here, without asking the database."""
        held = await self._hold(table)
        async with held.lock:
            await self._settle(held)
            yield held

    async def create(self, row: MatchRow, act: Command) -> None:
        """A new match, opened by a command."""
        match = Match(row.secret)
        entries = act(match)
        await storing(self._store.create(row, self._addition(row.id, match, 0, entries)))
        self._keep(row.id, Held(row, match))

    async def command(self, table: str, act: Command) -> int:
        """Carries a command out and stores it; the number of the last entry. It is not broken off midway."""
        return await asyncio.shield(self._spawn(self._command(table, act)))

    async def _command(self, table: str, act: Command) -> int:
        held = await self._hold(table)
        async with held.lock:
            for _ in range(TRIES):
                await self._settle(held)
                known = len(held.match.log)
                held.is_doubtful = True
                try:
                    entries = act(held.match)
                except TaverneError:
                    held.is_doubtful = len(held.match.log) != known  # It was refused halfway.
                    await self._settle(held)
                    if await self._refresh(held):
                        continue  # It was refused for a table that is no more.
                    raise
                if not entries:
                    held.is_doubtful = False
                    return known - 1
                addition = self._addition(table, held.match, known, entries)
                try:
                    await storing(self._journal.append(addition))
                except Conflict:
                    continue
                held.is_doubtful = False
                break
            else:
                raise Unavailable("error-busy")
            number = len(held.match.log) - 1
            for listener in self.listeners:
                listener(table, addition.due_at)
        return number

    async def forget(self, table: str) -> None:
        """Its entries were rewritten: a match in memory is read anew before it is used."""
        held = self._held.get(table)
        if held is not None:
            async with held.lock:
                held.is_doubtful = True

    @property
    def in_memory(self) -> int:
        """How many matches are held."""
        return len(self._held)

    async def close(self) -> None:
        """Waits for the commands under way."""
        while self._running:
            await asyncio.wait(set(self._running))

    # How matches come and go

    async def _hold(self, table: str) -> Held:
        held = self._held.get(table)
        if held is not None:
            self._held.move_to_end(table)
            return held
        if table not in self._loading:
            self._loading[table] = self._spawn(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Held:
        try:
            row = await storing(self._store.find(table))
            if row is None:
                raise NotFound("error-table-unknown", found=table)
            match = restore(
                row.secret, [decode_entry(data) for data in await storing(self._store.entries_from(table, 0))]
            )
            held = Held(row, match)
            self._keep(table, held)
            return held
        finally:
            del self._loading[table]

    def _keep(self, table: str, held: Held) -> None:
        self._held[table] = held
        self._held.move_to_end(table)
        while len(self._held) > self._most:
            oldest = next((one for one, kept in self._held.items() if not kept.lock.locked()), None)
            if oldest is None:
                break
            del self._held[oldest]

    async def _refresh(self, held: Held) -> bool:
        """Takes up what other processes wrote; whether there was any."""
        new = await storing(self._store.entries_from(held.row.id, len(held.match.log)))
        for data in new:
            held.match.absorb(decode_entry(data))
        return bool(new)

    async def _settle(self, held: Held) -> None:
        """Reads a match anew if it is not sure to be as it is stored."""
        if not held.is_doubtful:
            return
        entries = await storing(self._store.entries_from(held.row.id, 0))
        held.match = restore(held.row.secret, [decode_entry(data) for data in entries])
        held.is_doubtful = False

    def _spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # Whoever asked may have gone; then nobody else hears why it was refused.

    # What is stored

    def _addition(self, table: str, match: Match, first: int, entries: list[Entry]) -> Append:
        now = self._clock()
        changed = any(isinstance(entry, Opened | Seated | Vacated | TakenOver | Returned) for entry in entries)
        return Append(
            match=table,
            first=first,
            entries=tuple(encode_entry(entry) for entry in entries),
            status=status_of(match),
            asked=" ".join(str(seat) for seat in match.asked() if seat != CHANCE),
            due_at=self.due_at(match, now),
            at=now,
            seats=seat_rows(match) if changed or match.is_over else None,
        )

    def due_at(self, match: Match, now: int) -> int | None:
        """When something happens at a table without a person: a bot's move, a clock, the start, its end."""
        if match.is_over or match.is_closed:
            return None
        if not match.is_started:
            return now + ABANDONED_AFTER if match.called_at is None else match.called_at + SHOWING_TIME + 1
        asked = match.asked()
        if any(match.occupants[seat].person is None for seat in asked):
            people = (seat for seat, occupant in match.occupants.items() if occupant.person is not None)
            return now + (self._bot_pause if any(match.can_undo(seat) for seat in people) else self._bot_pause // 3)
        deadlines = [limit + 1 for seat in asked if (limit := match.deadline(seat)) is not None]
        return min(deadlines, default=None)


def seat_rows(match: Match) -> tuple[SeatRow, ...]:
    """Who sits where, to be found by, and in the end who won with how many points."""
    outcome = match.game.outcome(match.state) if match.is_over else None
    return tuple(
        SeatRow(
            seat,
            who.person or match.absent.get(seat),
            who.name,
            None if outcome is None else outcome.points[seat - 1],
            seat in match.winners if match.is_over else None,
        )
        for seat, who in sorted(match.occupants.items())
    )


async def storing(work: Awaitable[T]) -> T:
    """Waits for the storage; if it does not answer, that is a sentence and not a traceback."""
    try:
        return await work
    except (SQLAlchemyError, DBAPIError, OSError, TimeoutError) as error:
        raise Unavailable("error-storage") from error
