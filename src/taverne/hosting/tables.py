"""The matches of this process: cached, changed by actions, stored before anyone is told.

Other processes may change the same matches. If another process has written an entry in the meantime, ours fails on the
entry's number; the cached match is then read again and the action is repeated on it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from taverne.hosting.errors import NotFound, Unavailable
from taverne.hosting.rows import Append, MatchRow, Person, SeatRow
from taverne.hosting.storage import Conflict, Journal, MatchStore, StorageFailed, decode_entry, encode_entry
from taverne.kernel.chance import CHANCE
from taverne.kernel.errors import TaverneError
from taverne.match.clock import DAY
from taverne.match.log import Entry, Moved, Opened, Removed, Resumed, Seated, TakenOver, Vacated
from taverne.match.match import Match, start_due
from taverne.match.state import MatchState, Status
from taverne.match.view import MatchView

ABANDONED_AFTER = 7 * DAY
"""An open table is closed when nothing has happened there for this many milliseconds."""
PUBLIC_ABANDONED_AFTER = DAY // 8
"""The same for a public table, where strangers expect a host who is there, unless it is played by correspondence."""
LOCK_SECONDS = 10
"""How long to wait for a match that someone else is changing; that takes long only while nothing can be stored."""
TRIES = 20
"""How often an action is repeated when other processes keep writing first."""

T = TypeVar("T")


@dataclass(slots=True)
class CachedMatch:
    """A match in memory, and the lock that admits one writer or reader at a time."""

    row: MatchRow
    match: Match
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_dirty: bool = False
    """Memory may differ from storage, because an action was interrupted: the match is read again before it is used."""

    def seen_by(self, person: Person | None) -> MatchView:
        """The match as a person may know it: from their seat, or as a spectator."""
        return self.match.seen_by(None if person is None else self.match.state.seat_of(person.id))


Action = Callable[[CachedMatch], list[Entry]]
"""Changes a match and returns the new log entries."""


class Tables:
    """All matches, by their ids."""

    def __init__(
        self,
        store: MatchStore,
        journal: Journal,
        clock: Callable[[], int],
        *,
        bot_pause: int,
        head_start: int = 0,
        most: int,
    ) -> None:
        self._store = store
        self._journal = journal
        self._clock = clock
        self._bot_pause = bot_pause
        self._head_start = head_start
        self._most = most
        self._cache: OrderedDict[str, CachedMatch] = OrderedDict()
        self._loading: dict[str, asyncio.Task[CachedMatch]] = {}
        self._running: set[asyncio.Task[Any]] = set()
        self.listeners: list[Callable[[str, int | None], None]] = []
        """Called with each match that changed, and when something is due there."""
        self.followed: Collection[str] = ()
        """Matches that connections follow: these stay in memory."""

    @asynccontextmanager
    async def reading(self, table: str) -> AsyncIterator[CachedMatch]:
        """A match as it is stored now, locked against changes."""
        async with self.cached(table) as cached:
            await self._refresh(cached)
            yield cached

    @asynccontextmanager
    async def cached(self, table: str) -> AsyncIterator[CachedMatch]:
        """A match as this process last knew it, without asking the database; locked against changes."""
        cached = await self._find(table)
        try:
            async with asyncio.timeout(LOCK_SECONDS):
                await cached.lock.acquire()
        except TimeoutError:
            raise Unavailable("error-storage") from None
        try:
            await self._clean(cached)
            yield cached
        finally:
            cached.lock.release()

    async def create(self, row: MatchRow, secret: bytes, act: Action) -> None:
        """Creates a match; the action opens it."""
        cached = CachedMatch(row, Match(secret))
        entries = act(cached)
        await storing(self._store.create(row, secret, self._addition(cached, 0, entries)))
        self._keep(cached)

    async def change(self, table: str, act: Action) -> int:
        """Carries out an action and stores its entries, without interruption; the number of the last entry."""
        return await asyncio.shield(self._spawn(self._change(table, act)))

    async def _change(self, table: str, act: Action) -> int:
        async with self.cached(table) as cached:
            for _ in range(TRIES):
                await self._clean(cached)
                known = len(cached.match.state.log)
                cached.is_dirty = True
                try:
                    entries = act(cached)
                except TaverneError:
                    cached.is_dirty = len(cached.match.state.log) != known  # It was refused halfway.
                    await self._clean(cached)
                    if await self._refresh(cached):
                        continue  # It was refused on an outdated table.
                    raise
                if not entries:
                    cached.is_dirty = False
                    return known - 1
                addition = self._addition(cached, known, entries)
                try:
                    await storing(self._journal.append(addition))
                except Conflict:
                    continue
                cached.is_dirty = False
                break
            else:
                raise Unavailable("error-busy")
            number = cached.match.state.number
            for listener in self.listeners:
                listener(table, addition.due_at)
        return number

    async def forget(self, table: str) -> None:
        """Reads a cached match again before its next use, because its stored entries were rewritten."""
        cached = self._cache.get(table)
        if cached is not None:
            async with cached.lock:
                cached.is_dirty = True

    @property
    def in_memory(self) -> int:
        """How many matches are cached."""
        return len(self._cache)

    async def close(self) -> None:
        """Waits for the actions under way."""
        while self._running:
            await asyncio.wait(set(self._running))

    # The cache

    async def _find(self, table: str) -> CachedMatch:
        cached = self._cache.get(table)
        if cached is not None:
            self._cache.move_to_end(table)
            return cached
        if table not in self._loading:
            self._loading[table] = self._spawn(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> CachedMatch:
        try:
            found = await storing(self._store.find(table))
            if found is None:
                raise NotFound("error-table-unknown", found=table)
            row, secret = found
            cached = CachedMatch(row, await self._restore(table, secret))
            self._keep(cached)
            return cached
        finally:
            del self._loading[table]

    async def _restore(self, table: str, secret: bytes) -> Match:
        entries = await storing(self._store.entries_from(table, 0))
        return Match(secret, map(decode_entry, entries))

    def _keep(self, cached: CachedMatch) -> None:
        self._cache[cached.row.id] = cached
        self._cache.move_to_end(cached.row.id)
        for _ in range(len(self._cache)):
            if len(self._cache) <= self._most + len(self.followed):
                break
            oldest = next(iter(self._cache))
            if oldest in self.followed or self._cache[oldest].lock.locked():
                self._cache.move_to_end(oldest)
            else:
                del self._cache[oldest]

    async def _refresh(self, cached: CachedMatch) -> bool:
        """Absorbs what other processes wrote; whether there was anything."""
        state = cached.match.state
        new = await storing(self._store.entries_from(cached.row.id, len(state.log)))
        for data in new:
            state.absorb(decode_entry(data))
        return bool(new)

    async def _clean(self, cached: CachedMatch) -> None:
        """Reads a dirty match again."""
        if cached.is_dirty:
            cached.match = await self._restore(cached.row.id, cached.match.state.first_secret)
            cached.is_dirty = False

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

    def _addition(self, cached: CachedMatch, first: int, entries: list[Entry]) -> Append:
        now = self._clock()
        match, state = cached.match, cached.match.state
        moved = any(isinstance(entry, Opened | Seated | Vacated | Removed | TakenOver | Resumed) for entry in entries)
        return Append(
            match=cached.row.id,
            first=first,
            entries=tuple(encode_entry(entry) for entry in entries),
            status=state.status.value,
            asked=" ".join(str(seat) for seat in match.awaited() or state.asked() if seat != CHANCE),
            due_at=self.due_at(state, now, is_public=cached.row.public),
            at=now,
            seats=seat_rows(state) if moved or state.status is Status.OVER else None,
        )

    def due_at(self, state: MatchState, now: int, *, is_public: bool = False) -> int | None:
        """When something has to happen without a person: a bot's move, a clock, the end of a start or of a table."""
        waits_until = start_due(state)
        if waits_until is not None:
            return waits_until + 1
        if state.status is Status.OPEN:
            return now + abandoned_after(state, is_public=is_public)
        people = [seat for seat in state.asked() if state.occupants[seat].person is not None]
        dues = [limit + 1 for seat in people if (limit := state.clocks.deadline(seat)) is not None]
        bot = self.next_bot(state)
        return min(dues if bot is None else [*dues, bot[0]], default=None)

    def next_bot(self, state: MatchState) -> tuple[int, int] | None:
        """When the next bot decides, and in which seat. It waits for a while after it was asked or took over, longer
        after a decision that a person can still take back; whatever others do meanwhile does not delay it."""
        bots = [seat for seat in state.asked() if state.occupants[seat].person is None]
        people = (seat for seat, occupant in state.occupants.items() if occupant.person is not None)
        if bots and any(map(state.can_undo, people)):
            last = state.log[state.turns[-1].number]
            assert isinstance(last, Moved)
            return last.at + max(0, self._bot_pause - self._head_start), bots[0]
        since = ((max(state.clocks.asked_at[seat], state.taken_over_at.get(seat, 0)), seat) for seat in bots)
        pause = max(0, self._bot_pause // 3 - self._head_start)
        return min(((at + pause, seat) for at, seat in since), default=None)


def abandoned_after(state: MatchState, *, is_public: bool) -> int:
    """After how many milliseconds without an event an open table is closed."""
    is_prompt = is_public and (state.settings.clock.per_move or 0) < DAY
    return PUBLIC_ABANDONED_AFTER if is_prompt else ABANDONED_AFTER


def seat_rows(state: MatchState) -> tuple[SeatRow, ...]:
    """Who sits where, so that their tables are found; once the game is over, also who won with how many points.

    Before that, a free seat that is kept for someone is theirs, but without their name.
    """
    kept = (
        SeatRow(seat, person, "")
        for seat in (state.free_seats() if state.status is Status.OPEN else ())
        if (person := state.reserved_for(seat)) is not None and state.seat_of(person) is None
    )
    is_over = state.status is Status.OVER
    outcome = state.game.outcome(state.game_state) if is_over else None
    taken = (
        SeatRow(
            seat,
            occupant.person or state.absent.get(seat),
            occupant.name,
            None if outcome is None else outcome.points[seat - 1],
            seat in state.winners if is_over else None,
        )
        for seat, occupant in sorted(state.occupants.items())
    )
    return (*taken, *kept)


async def storing(work: Awaitable[T]) -> T:
    """Waits for the storage; if it does not answer, the error is one that people are told about."""
    try:
        return await work
    except (StorageFailed, OSError) as error:
        raise Unavailable("error-storage") from error
