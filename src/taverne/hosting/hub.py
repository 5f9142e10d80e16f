"""All open websockets of this process: who follows which table, what changed here and elsewhere, who is present."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from taverne.hosting.chat import Chat
from taverne.hosting.connection import RESTART, SIGNED_OUT, Connection, Following
from taverne.hosting.errors import NotFound, Unavailable
from taverne.hosting.notices import (
    Broker,
    Notice,
    Present,
    SessionEnded,
    SignedOut,
    TableChanged,
    TableForgot,
    TableSpoke,
)
from taverne.hosting.storage import MatchStore
from taverne.hosting.tables import Tables, storing
from taverne.protocol.socket import Presence

LOG = logging.getLogger("taverne.hub")
PRESENCE_LASTS = 45_000
"""Milliseconds for which another process's report of who is present counts."""
POLL_EVERY = 1.0
"""Seconds between polls of the followed tables in the database while no notices arrive."""
POLL_ANYWAY = 4
"""Every so many polls happen even while notices arrive: a process may have died before it published one."""
POLLED_AT_ONCE = 500
"""Tables or sessions in one query."""
PRESENCE_EVERY = 15
"""After so many polls, other processes are told again who is present here."""


class Hub:
    """Knows which connection follows which table, and marks it when there is something to send."""

    def __init__(
        self,
        tables: Tables,
        chat: Chat,
        store: MatchStore,
        live_sessions: Callable[[list[str]], Awaitable[set[str]]],
        broker: Broker,
        clock: Callable[[], int],
        process: str,
    ) -> None:
        self.tables = tables
        self.chat = chat
        self._store = store
        self._live_sessions = live_sessions
        self._broker = broker
        self._clock = clock
        self._process = process
        self.connections: set[Connection] = set()
        self._followers: dict[str, set[Connection]] = {}
        tables.followed = self._followers.keys()
        self._elsewhere: dict[str, dict[str, tuple[int, Present]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Starts to listen for changes here and elsewhere."""
        self.tables.listeners.append(self._changed)
        self.chat.listeners.append(self._spoke)
        self._broker.open(self._receive, lambda: self._spawn(self.poll()))
        self._spawn(self._keep_polling())

    async def close(self) -> None:
        """Ends all connections; their clients reconnect, here or elsewhere."""
        self.tables.listeners.remove(self._changed)
        self.chat.listeners.remove(self._spoke)
        await self._broker.close()
        for connection in self.connections:
            connection.end(RESTART)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Who follows what

    def follow(self, connection: Connection, table: str, since: int, chat_since: int) -> None:
        """A connection follows a table from the entry after `since`; if it already does, it just continues."""
        following = connection.following.setdefault(table, Following(since, chat_since))
        following.is_new = following.has_update = True
        self._followers.setdefault(table, set()).add(connection)
        connection.wake()
        self._presence_changed(table)

    def unfollow(self, connection: Connection, table: str) -> None:
        """A connection stops following a table."""
        connection.following.pop(table, None)
        followers = self._followers.get(table)
        if followers is not None:
            followers.discard(connection)
            if not followers:
                del self._followers[table]
            self._presence_changed(table)

    def remove(self, connection: Connection) -> None:
        """A connection was closed."""
        self.connections.discard(connection)
        for table in list(connection.following):
            self.unfollow(connection, table)

    # What changed

    def _changed(self, table: str, _due_at: int | None) -> None:
        self._broker.publish(TableChanged(table))
        self._mark(table)

    def _mark(self, table: str) -> None:
        for connection in self._followers.get(table, ()):
            connection.following[table].has_update = True
            connection.wake()

    def _spoke(self, table: str) -> None:
        self._broker.publish(TableSpoke(table))
        self._mark_chat(table)

    def _mark_chat(self, table: str) -> None:
        for connection in self._followers.get(table, ()):
            connection.following[table].has_chat = True
            connection.wake()

    def forgot(self, table: str) -> None:
        """A deleted person's name was removed from a table's log."""
        self._broker.publish(TableForgot(table))

    def signed_out(self, person: str) -> None:
        """All sessions of a person ended: so do their connections."""
        self._broker.publish(SignedOut(person))
        self._end_connections(person)

    def session_ended(self, session: str) -> None:
        """A session ended: so do its connections."""
        self._broker.publish(SessionEnded(session))
        self._end_session(session)

    def _end_session(self, session: str) -> None:
        for connection in self.connections:
            if connection.session == session:
                connection.end(SIGNED_OUT)

    def _end_connections(self, person: str) -> None:
        for connection in self.connections:
            if connection.person is not None and connection.person.id == person:
                connection.end(SIGNED_OUT)

    def _receive(self, notice: Notice) -> None:
        match notice:
            case TableChanged(table):
                if table in self._followers:
                    self._spawn(self._refresh(table))
            case TableSpoke(table):
                self._mark_chat(table)
            case TableForgot(table):
                self._spawn(self.tables.forget(table))
            case SignedOut(person):
                self._end_connections(person)
            case SessionEnded(session):
                self._end_session(session)
            case Present(process=process, table=table):
                self._elsewhere.setdefault(table, {})[process] = (self._clock(), notice)
                self._mark_presence(table)

    async def _refresh(self, table: str) -> None:
        """Reads what other processes wrote, then marks the table for its followers."""
        try:
            async with self.tables.reading(table):
                pass
        except (NotFound, Unavailable):
            return
        except Exception:
            LOG.exception("a table cannot be read", extra={"table": table})
            return
        self._mark(table)

    async def _keep_polling(self) -> None:
        polls = 0
        while True:
            await asyncio.sleep(POLL_EVERY)
            polls += 1
            try:
                if not self._broker.is_connected or polls % POLL_ANYWAY == 0:
                    await self.poll()
                if polls % PRESENCE_EVERY == 0:
                    await self._poll_sessions()
                    self._forget_presence()
                    for table in list(self._followers):
                        self._send_presence(table)
            except Unavailable:
                continue
            except Exception:
                LOG.exception("a poll failed")

    async def poll(self) -> None:
        """Asks the database what is new at the followed tables."""
        followed = list(self._followers)
        for start in range(0, len(followed), POLLED_AT_ONCE):
            part = followed[start : start + POLLED_AT_ONCE]
            numbers = await storing(self._store.last_numbers(part))
            lines = await storing(self._store.last_lines(part))
            for table in part:
                followings = [one.following[table] for one in self._followers.get(table, ())]
                if any(following.sent < numbers.get(table, -1) for following in followings):
                    await self._refresh(table)
                if any(following.chat_sent < lines.get(table, -1) for following in followings):
                    self._mark_chat(table)

    async def _poll_sessions(self) -> None:
        """Ends connections whose sessions ended without a notice."""
        known = [connection for connection in self.connections if connection.person is not None]
        for start in range(0, len(known), POLLED_AT_ONCE):
            part = known[start : start + POLLED_AT_ONCE]
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
            self._broker.publish(here)

        self._spawn(send())

    async def _present_here(self, table: str) -> Present:
        async with self.tables.cached(table) as cached:
            people = [one.person for one in self._followers.get(table, ())]
            seats = [cached.match.state.seat_of(None if person is None else person.id) for person in people]
        taken = sorted({seat for seat in seats if seat is not None})
        return Present(self._process, table, taken, seats.count(None))

    def _forget_presence(self) -> None:
        """Forgets outdated reports of other processes."""
        earliest = self._clock() - PRESENCE_LASTS
        for table, reports in list(self._elsewhere.items()):
            for process, (at, _) in list(reports.items()):
                if at < earliest:
                    del reports[process]
            if not reports:
                del self._elsewhere[table]

    async def presence(self, table: str) -> Presence:
        """Who is connected to a table, through any process."""
        earliest = self._clock() - PRESENCE_LASTS
        elsewhere = [present for at, present in self._elsewhere.get(table, {}).values() if at >= earliest]
        everywhere = [await self._present_here(table), *elsewhere]
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
