"""The open websockets: each is told what is new at the tables it follows, in order, once.

A connection keeps the number of the last entry it was sent. When a table changes it is only marked; its own sender then
tells it everything since that number. So nothing is missed or told twice, however events and reconnections fall, and a
slow reader holds nobody up.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec

from taverne.protocol.socket import Presence, Said, ServerMessage, Update
from taverne.server.describing import describe_entries, describe_position, describe_table, seat_of
from taverne.server.desk import Desk
from taverne.server.errors import NotFound, Unavailable
from taverne.server.news import Carrier, News, Present, SignedOut, TableChanged, TableForgot, TableSpoke
from taverne.server.storage.matches import MatchStore
from taverne.server.storage.people import Person
from taverne.server.tables import Tables, storing

LOG = logging.getLogger("taverne.hub")
MOST_ANSWERS = 1000
"""Answers a client may leave unread before it is disconnected."""
PRESENCE_LASTS = 45_000
"""Milliseconds after which another process's word on who is present is not believed any more."""
LOOK_EVERY = 1.0
"""Seconds between two looks at the database for tables that are followed, while news do not arrive."""
LOOK_ANYWAY = 4
"""After so many of them a look is taken even if news seem to arrive: a process may have died before it told any."""
PRESENCE_EVERY = 15
"""After so many of them the other processes are told again who is present here."""
_ENCODE = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Following:
    """What a connection was told of a table."""

    sent: int
    chat_sent: int
    is_new: bool = True
    has_news: bool = True
    has_chat: bool = True
    has_presence: bool = True


class Connection:
    """One websocket."""

    def __init__(self, hub: "Hub", person: Person | None, send: Callable[[str], Awaitable[None]]) -> None:
        self.person = person
        self.following: dict[str, Following] = {}
        self.is_ended = False
        """It is to be closed: too slow, or signed out."""
        self._hub = hub
        self._send = send
        self._answers: deque[ServerMessage] = deque()
        self._wake = asyncio.Event()

    def answer(self, message: ServerMessage) -> None:
        """Sends something soon, before what is new at the tables."""
        self._answers.append(message)
        if len(self._answers) > MOST_ANSWERS:
            self.is_ended = True
        self._wake.set()

    def wake(self) -> None:
        """There is something to send."""
        self._wake.set()

    def end(self) -> None:
        """Closes it soon."""
        self.is_ended = True
        self._wake.set()

    async def send_on(self) -> None:
        """Sends what there is to send, until the connection is to be closed."""
        while not self.is_ended:
            await self._wake.wait()
            self._wake.clear()
            while self._answers and not self.is_ended:
                await self._say(self._answers.popleft())
            for table, following in list(self.following.items()):
                await self._tell(table, following)

    async def _tell(self, table: str, following: Following) -> None:
        try:
            if following.has_news:
                following.has_news = False
                await self._tell_news(table, following)
            if following.has_presence:
                following.has_presence = False
                await self._say(await self._hub.presence(table))
            if following.has_chat:
                following.has_chat = False
                await self._tell_chat(table, following)
        except NotFound:
            self.following.pop(table, None)
        except Unavailable:
            following.has_news = following.has_chat = True  # The next look will wake it.

    async def _tell_news(self, table: str, following: Following) -> None:
        async with self._hub.tables.at_hand(table) as held:
            match = held.match
            number = len(match.log) - 1
            if number <= following.sent and not following.is_new:
                return
            person = None if self.person is None else self.person.id
            seat = seat_of(match, person)
            update = Update(
                table=describe_table(held.row, match, person),
                after=following.sent,
                entries=describe_entries(match, following.sent, seat),
                position=describe_position(match, seat),
            )
            following.sent = max(number, following.sent)
            following.is_new = False
        await self._say(update)

    async def _tell_chat(self, table: str, following: Following) -> None:
        for line in await self._hub.desk.chat(self.person, table, following.chat_sent):
            following.chat_sent = line.number
            await self._say(
                Said(table=table, number=line.number, seat=line.seat, name=line.name, text=line.text, at=line.at)
            )

    async def _say(self, message: ServerMessage) -> None:
        await self._send(_ENCODE(message).decode())


class Hub:
    """All connections of this process, by the tables they follow."""

    def __init__(
        self,
        tables: Tables,
        desk: Desk,
        store: MatchStore,
        carrier: Carrier,
        clock: Callable[[], int],
        process: str,
    ) -> None:
        self.tables = tables
        self.desk = desk
        self._store = store
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
            connection.end()
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

    def _end_connections(self, person: str) -> None:
        for connection in self.connections:
            if connection.person is not None and connection.person.id == person:
                connection.end()

    def _hear(self, news: News) -> None:
        match news:
            case TableChanged(table):
                if table in self._followers:
                    self._spawn(self._look(table))
            case TableSpoke(table):
                self._mark_chat(table)
            case TableForgot(table):
                self.tables.forget(table)
            case SignedOut(person):
                self._end_connections(person)
            case Present(process=process, table=table):
                self._elsewhere.setdefault(table, {})[process] = (self._clock(), news)
                self._mark_presence(table)

    async def _look(self, table: str) -> None:
        """Takes up what other processes wrote, then tells those who follow."""
        try:
            async with self.tables.reading(table):
                pass
        except (NotFound, Unavailable):
            return
        self._mark(table)

    def _look_soon(self) -> None:
        self._spawn(self._look_at_all())

    async def _look_on(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(LOOK_EVERY)
            looks += 1
            if not self._carrier.is_connected or looks % LOOK_ANYWAY == 0:
                await self._look_at_all()
            if looks % PRESENCE_EVERY == 0:
                for table in list(self._followers):
                    self._send_presence(table)

    async def _look_at_all(self) -> None:
        """Looks in the database for anything new at the tables that are followed."""
        followed = list(self._followers)
        for start in range(0, len(followed), 500):
            part = followed[start : start + 500]
            try:
                numbers = await storing(self._store.last_numbers(part))
            except Unavailable:
                return
            for table in part:
                followers = self._followers.get(table, ())
                if any(one.following[table].sent < numbers.get(table, -1) for one in followers):
                    await self._look(table)
                self._mark_chat(table)

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

    async def presence(self, table: str) -> Presence:
        """Who is connected to a table, through any process."""
        heard = self._elsewhere.get(table, {})
        earliest = self._clock() - PRESENCE_LASTS
        for process, (at, _) in list(heard.items()):
            if at < earliest:
                del heard[process]
        everywhere = [await self._present_here(table), *(present for _, present in heard.values())]
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
