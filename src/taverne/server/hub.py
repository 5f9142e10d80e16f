"""All open websockets of this process: who follows what, what changed here and elsewhere, who is present."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from taverne.protocol.socket import Presence
from taverne.server.connection import RESTART, SIGNED_OUT, Connection, Following
from taverne.server.describing import seat_of
from taverne.server.desk import Desk
from taverne.server.errors import NotFound, Unavailable
from taverne.server.news import Carrier, News, Present, SessionEnded, SignedOut, TableChanged, TableForgot, TableSpoke
from taverne.server.storage.matches import MatchStore
from taverne.server.tables import Tables, storing

LOG = logging.getLogger("taverne.hub")
PRESENCE_LASTS = 45_000
"""Milliseconds after which another process's word on who is present is not believed any more."""
LOOK_EVERY = 1.0
"""Seconds between two looks at the database for tables that are followed, while news do not arrive."""
LOOK_ANYWAY = 4
"""After so many of them a look is taken even if news seem to arrive: a process may have died before it told any."""
LOOKED_AT = 500
"""Tables or sessions in one query."""
PRESENCE_EVERY = 15
"""After so many of them the other processes are told again who is present here."""


class Hub:
    """All connections of this process, by the tables they follow."""

    def __init__(
        self,
        tables: Tables,
        desk: Desk,
        store: MatchStore,
        live_sessions: Callable[[list[str]], Awaitable[set[str]]],
        carrier: Carrier,
        clock: Callable[[], int],
        process: str,
    ) -> None:
        self.tables = tables
        self.desk = desk
        self._store = store
        self._live_sessions = live_sessions
        self._carrier = carrier
        self._clock = clock
        self._process = process
        self.connections: set[Connection] = set()
        self._followers: dict[str, set[Connection]] = {}
        self._elsewhere: dict[str, dict[str, tuple[int, Present]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begins to hear of changes here and elsewhere."""
        self.tables.listeners.append(self._changed)
        self._carrier.open(self._hear, self._look_soon)
        self._spawn(self._look_on())

    async def close(self) -> None:
        """Ends all connections; their clients come back elsewhere or later."""
        self.tables.listeners.remove(self._changed)
        await self._carrier.close()
        for connection in self.connections:
            connection.end(RESTART)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Who follows what

    def follow(self, connection: Connection, table: str, since: int, chat_since: int) -> None:
        """A connection is told of a table from the entry after `since` on; one that is told already just goes on."""
        following = connection.following.setdefault(table, Following(since, chat_since))
        following.is_new = following.has_news = True
        self._followers.setdefault(table, set()).add(connection)
        connection.wake()
        self._presence_changed(table)

    def unfollow(self, connection: Connection, table: str) -> None:
        """A connection is told of a table no more."""
        connection.following.pop(table, None)
        followers = self._followers.get(table)
        if followers is not None:
            followers.discard(connection)
            if not followers:
                del self._followers[table]
            self._presence_changed(table)

    def remove(self, connection: Connection) -> None:
        """A connection is closed."""
        self.connections.discard(connection)
        for table in list(connection.following):
            self.unfollow(connection, table)

    # What is new

    def _changed(self, table: str, _due_at: int | None) -> None:
        self._carrier.send(TableChanged(table))
        self._mark(table)

    def _mark(self, table: str) -> None:
        for connection in self._followers.get(table, ()):
            connection.following[table].has_news = True
            connection.wake()

    def spoke(self, table: str) -> None:
        """Something was said at a table."""
        self._carrier.send(TableSpoke(table))
        self._mark_chat(table)

    def _mark_chat(self, table: str) -> None:
        for connection in self._followers.get(table, ()):
            connection.following[table].has_chat = True
            connection.wake()

    def forgot(self, table: str) -> None:
        """A name was taken out of a table's log."""
        self._carrier.send(TableForgot(table))

    def signed_out(self, person: str) -> None:
        """All sessions of a person ended, and so do their connections."""
        self._carrier.send(SignedOut(person))
        self._end_connections(person)

    def session_ended(self, session: str) -> None:
        """One session ended, and so do its connections."""
        self._carrier.send(SessionEnded(session))
        self._end_session(session)

    def _end_session(self, session: str) -> None:
        for connection in self.connections:
            if connection.session == session:
                connection.end(SIGNED_OUT)

    def _end_connections(self, person: str) -> None:
        for connection in self.connections:
            if connection.person is not None and connection.person.id == person:
                connection.end(SIGNED_OUT)

    def _hear(self, news: News) -> None:
        match news:
            case TableChanged(table):
                if table in self._followers:
                    self._spawn(self._look(table))
            case TableSpoke(table):
                self._mark_chat(table)
            case TableForgot(table):
                self._spawn(self.tables.forget(table))
            case SignedOut(person):
                self._end_connections(person)
            case SessionEnded(session):
                self._end_session(session)
            case Present(process=process, table=table):
                if table in self._followers:
                    self._elsewhere.setdefault(table, {})[process] = (self._clock(), news)
                    self._mark_presence(table)

    async def _look(self, table: str) -> None:
        """Takes up what other processes wrote, then tells those who follow."""
        try:
            async with self.tables.reading(table):
                pass
        except (NotFound, Unavailable):
            return
        except Exception:
            LOG.exception("a table cannot be read", extra={"table": table})
            return
        self._mark(table)

    def _look_soon(self) -> None:
        self._spawn(self._look_at_all())

    async def _look_on(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(LOOK_EVERY)
            looks += 1
            try:
                if not self._carrier.is_connected or looks % LOOK_ANYWAY == 0:
                    await self._look_at_all()
                if looks % PRESENCE_EVERY == 0:
                    await self._look_at_sessions()
                    self._forget_presence()
                    for table in list(self._followers):
                        self._send_presence(table)
            except Unavailable:
                continue
            except Exception:
                LOG.exception("a look failed")

    async def _look_at_all(self) -> None:
        """Looks in the database for anything new at the tables that are followed."""
        followed = list(self._followers)
        for start in range(0, len(followed), LOOKED_AT):
            part = followed[start : start + LOOKED_AT]
            numbers = await storing(self._store.last_numbers(part))
            lines = await storing(self._store.last_lines(part))
            for table in part:
                told = [one.following[table] for one in self._followers.get(table, ())]
                if any(following.sent < numbers.get(table, -1) for following in told):
                    await self._look(table)
                if any(following.chat_sent < lines.get(table, -1) for following in told):
                    self._mark_chat(table)

    async def _look_at_sessions(self) -> None:
        """Ends the connections whose sessions ended without this process being told."""
        known = [connection for connection in self.connections if connection.person is not None]
        for start in range(0, len(known), LOOKED_AT):
            part = known[start : start + LOOKED_AT]
            live = await self._live_sessions([connection.session for connection in part])
            for connection in part:
                if connection.session not in live:
                    connection.end(SIGNED_OUT)

    # Who is present

    def _presence_changed(self, table: str) -> None:
        self._mark_presence(table)
        self._send_presence(table)

    def _mark_presence(self, table: str) -> None:
        for connection in self._followers.get(table, ()):
            connection.following[table].has_presence = True
            connection.wake()

    def _send_presence(self, table: str) -> None:
        async def send() -> None:
            try:
                here = await self._present_here(table)
            except (NotFound, Unavailable):
                return
            self._carrier.send(here)

        self._spawn(send())

    async def _present_here(self, table: str) -> Present:
        async with self.tables.at_hand(table) as held:
            people = [one.person for one in self._followers.get(table, ())]
            seats = [seat_of(held.match, None if person is None else person.id) for person in people]
        taken = sorted({seat for seat in seats if seat is not None})
        return Present(self._process, table, taken, seats.count(None))

    def _forget_presence(self) -> None:
        """Forgets what other processes said long ago, or on tables nobody here follows any more."""
        earliest = self._clock() - PRESENCE_LASTS
        for table, heard in list(self._elsewhere.items()):
            for process, (at, _) in list(heard.items()):
                if at < earliest:
                    del heard[process]
            if not heard or table not in self._followers:
                del self._elsewhere[table]

    async def presence(self, table: str) -> Presence:
        """Who is connected to a table, through any process."""
        earliest = self._clock() - PRESENCE_LASTS
        heard = [present for at, present in self._elsewhere.get(table, {}).values() if at >= earliest]
        everywhere = [await self._present_here(table), *heard]
        return Presence(
            table=table,
            seats=sorted({seat for present in everywhere for seat in present.seats}),
            watching=sum(present.watching for present in everywhere),
        )

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task of the hub failed", exc_info=task.exception())
