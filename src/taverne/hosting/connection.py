"""One open websocket: which tables it follows, what it has been sent, and its sender.

A connection remembers the last entry it was sent of each table. A change only marks the table; the connection's own
sender then sends everything after that entry. So nothing is missed or sent twice, in whatever order changes and
reconnections come, and a slow reader delays nobody else.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from taverne.hosting.errors import NotFound, Unavailable
from taverne.hosting.presenters import present_entry, present_position, present_table
from taverne.hosting.rows import Person
from taverne.protocol.codec import encode
from taverne.protocol.socket import Said, ServerMessage, Update

if TYPE_CHECKING:
    from taverne.hosting.hub import Hub

RESTART = 1012
"""The server is shutting down; clients reconnect."""
IDLE = 1001
"""The client followed no table and said nothing."""
TOO_MUCH = 1008
"""The client sent too many messages, or left too many unread."""
SIGNED_OUT = 4001
"""The session has ended."""
MOST_ANSWERS = 1000
"""Answers a client may leave unread before it is disconnected."""


@dataclass(slots=True)
class Following:
    """A table that a connection follows: what it has been sent, and what there may be to send."""

    sent: int
    """The last entry it was sent."""
    chat_sent: int
    """The last chat line it was sent, or that it may not see."""
    is_new: bool = True
    has_update: bool = True
    has_chat: bool = True
    has_presence: bool = True


class Connection:
    """One websocket."""

    def __init__(self, hub: "Hub", person: Person | None, session: str, send: Callable[[str], Awaitable[None]]) -> None:
        self.person = person
        self.session = session
        self.following: dict[str, Following] = {}
        self.is_ended = False
        """Whether it has to be closed."""
        self.close_code = RESTART
        self._hub = hub
        self._send = send
        self._answers: deque[ServerMessage] = deque()
        self._wake = asyncio.Event()

    def answer(self, message: ServerMessage) -> None:
        """Queues an answer, which is sent before any update."""
        self._answers.append(message)
        if len(self._answers) > MOST_ANSWERS:
            self.end(TOO_MUCH)
        self._wake.set()

    def wake(self) -> None:
        """Wakes the sender."""
        self._wake.set()

    def end(self, code: int) -> None:
        """Ends the connection; the code says why."""
        self.is_ended = True
        self.close_code = code
        self._wake.set()

    async def send_on(self) -> None:
        """Sends whatever there is, until the connection has to be closed."""
        while not self.is_ended:
            await self._wake.wait()
            self._wake.clear()
            while self._answers and not self.is_ended:
                await self._write(self._answers.popleft())
            await self.send_marked()

    async def send_marked(self) -> None:
        """Sends what is marked of the followed tables."""
        for table, following in list(self.following.items()):
            await self._send_table(table, following)

    async def _send_table(self, table: str, following: Following) -> None:
        try:
            if following.has_update:
                following.has_update = False
                await self._send_update(table, following)
            if following.has_presence:
                following.has_presence = False
                await self._write(await self._hub.presence(table))
            if following.has_chat:
                following.has_chat = False
                await self._send_chat(table, following)
        except NotFound:
            self._hub.unfollow(self, table)
        except Unavailable:
            following.has_update = following.has_chat = True  # The hub's next poll wakes it.

    async def _send_update(self, table: str, following: Following) -> None:
        async with self._hub.tables.cached(table) as cached:
            seen = cached.seen_by(self.person)
            if seen.number <= following.sent and not following.is_new:
                return
            update = Update(
                table=present_table(cached.row, seen, None if self.person is None else self.person.id),
                after=following.sent,
                entries=[present_entry(seen.game, entry) for entry in seen.entries_since(following.sent)],
                position=present_position(seen),
            )
            following.sent = max(seen.number, following.sent)
            following.is_new = False
        await self._write(update)

    async def _send_chat(self, table: str, following: Following) -> None:
        last, lines = await self._hub.chat.since(self.person, table, following.chat_sent)
        for line in lines:
            following.chat_sent = line.number
            await self._write(
                Said(table=table, number=line.number, seat=line.seat, name=line.name, text=line.text, at=line.at)
            )
        following.chat_sent = last

    async def _write(self, message: ServerMessage) -> None:
        await self._send(encode(message).decode())
