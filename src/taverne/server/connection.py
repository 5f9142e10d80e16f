"""One open websocket: what it follows, what it was told, and its sender.

A connection keeps the number of the last entry it was sent. When a table changes it is only marked; its own sender then
tells it everything since that number. So nothing is missed or told twice, however events and reconnections fall, and a
slow reader holds nobody up.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from taverne.protocol.socket import Said, ServerMessage, Update
from taverne.server.describing import describe_entries, describe_position, describe_table, seat_of
from taverne.server.errors import NotFound, Unavailable
from taverne.server.storage.people import Person

if TYPE_CHECKING:
    from taverne.server.hub import Hub

RESTART = 1012
"""The server stops; come back soon."""
TOO_MUCH = 1008
"""Too many messages sent, or left unread."""
SIGNED_OUT = 4001
"""The session has ended; enter or sign in again."""
MOST_ANSWERS = 1000
"""Answers a client may leave unread before it is disconnected."""
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

    def __init__(self, hub: "Hub", person: Person | None, session: str, send: Callable[[str], Awaitable[None]]) -> None:
        self.person = person
        self.session = session
        self.following: dict[str, Following] = {}
        self.is_ended = False
        """It is to be closed."""
        self.close_code = RESTART
        self._hub = hub
        self._send = send
        self._answers: deque[ServerMessage] = deque()
        self._wake = asyncio.Event()

    def answer(self, message: ServerMessage) -> None:
        """Sends something soon, before what is new at the tables."""
        self._answers.append(message)
        if len(self._answers) > MOST_ANSWERS:
            self.end(TOO_MUCH)
        self._wake.set()

    def wake(self) -> None:
        """There is something to send."""
        self._wake.set()

    def end(self, code: int) -> None:
        """Closes it soon; the code says why."""
        self.is_ended = True
        self.close_code = code
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
            self._hub.unfollow(self, table)
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
