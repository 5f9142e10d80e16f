"""Carries out the messages of one connection, one after the other. Bad messages get an answer and change nothing."""

import logging
from collections.abc import Callable, Sequence
from typing import Any

from taverne.hosting.connection import TOO_MUCH, Connection
from taverne.hosting.errors import BadMessage, TooLarge, TooMuch, Unavailable, code_of, misfit
from taverne.hosting.hub import Hub
from taverne.hosting.limits import Bucket
from taverne.hosting.rows import must_be
from taverne.hosting.table_service import PAGE, TableService
from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue
from taverne.protocol.codec import DecodeError, ValidationError, decode, read
from taverne.protocol.socket import (
    Ask,
    ClientMessage,
    Done,
    Look,
    Ping,
    Pong,
    Previewed,
    Seen,
    ServerMessage,
    SocketProblem,
    Subscribe,
    Unsubscribe,
    command_of,
)

LOG = logging.getLogger("taverne.requests")
LONGEST = 16_384
"""Bytes in a message. A longer one is refused; one of more than 2 MiB ends the connection (uvicorn)."""
MOST_REFUSED = 500
"""Messages in a row beyond the rate limit after which the connection is ended."""
MOST_FOLLOWED = 100
"""Tables that one connection may follow."""


class Requests:
    """Reads one client's messages and carries them out."""

    def __init__(
        self,
        connection: Connection,
        t: Catalogue,
        hub: Hub,
        service: TableService,
        *,
        clock: Callable[[], int],
        buckets: Sequence[Bucket] = (),
        on_message: Callable[[str], None] = lambda kind: None,
    ) -> None:
        self._connection = connection
        self._t = t
        self._hub = hub
        self._service = service
        self._clock = clock
        self._buckets = buckets
        self._on_message = on_message
        self._refused = 0

    async def handle(self, text: str | None) -> None:
        """Carries out a message and queues the answer."""
        request: int | None = None
        try:
            data, error = _decode(text)
            request = _request_of(data)
            self._take(1)
            if error is not None:
                raise error
            message = _message_of(data)
            request = message.request
            self._on_message(type(message).__name__.lower())
            self._connection.answer(await self._carry_out(message))
        except TaverneError as error:
            self._connection.answer(problem_of(self._t, error, request))
        except Exception:
            LOG.exception("a message failed")
            self._connection.answer(problem_of(self._t, Unavailable("error-internal"), request))

    def _take(self, cost: int) -> None:
        if all(bucket.take(cost) for bucket in self._buckets):
            self._refused = 0
            return
        self._refused += 1
        if self._refused > MOST_REFUSED:
            self._connection.end(TOO_MUCH)
        raise TooMuch("error-too-often")

    async def _carry_out(self, message: ClientMessage) -> ServerMessage:
        person, request, number = self._connection.person, message.request, -1
        match message:
            case Ping():
                return Pong(request=request, time=self._clock())
            case Subscribe():
                number = await self._subscribe(message)
            case Unsubscribe(table=table):
                self._hub.unfollow(self._connection, table)
            case Ask(table=table, move=move):
                return Previewed(request=request, preview=await self._service.preview(person, table, move))
            case Look(table=table, number=entry):
                return Seen(request=request, view=await self._service.view_at(person, table, entry))
            case _:
                number = await self._service.do(must_be(person), message.table, command_of(message))
        return Done(request=request, number=number)

    async def _subscribe(self, asked: Subscribe) -> int:
        if asked.table not in self._connection.following and len(self._connection.following) >= MOST_FOLLOWED:
            raise TooMuch("error-too-many-followed", expected=MOST_FOLLOWED)
        async with self._hub.tables.reading(asked.table) as cached:
            number = cached.match.state.number
        pages = (number - asked.since) // PAGE
        if pages > 0:
            self._take(pages)
        self._hub.follow(self._connection, asked.table, min(asked.since, number), asked.chat_since)
        return number


def _decode(text: str | None) -> tuple[Any, TaverneError | None]:
    """The JSON data of a message, or why there is none."""
    if text is None:
        return None, BadMessage("error-message", found="bytes", expected="text")
    if len(text.encode(errors="replace")) > LONGEST:
        return None, TooLarge("error-too-large", expected=LONGEST)
    try:
        return decode(text), None
    except (DecodeError, UnicodeError, RecursionError):
        return None, BadMessage("error-message", found=text[:40], expected="JSON")


def _request_of(data: Any) -> int | None:
    """The number of a request, even if the rest of it makes no sense."""
    request = data.get("request") if isinstance(data, dict) else None
    return request if isinstance(request, int) and not isinstance(request, bool) and abs(request) < 2**53 else None


def _message_of(data: Any) -> ClientMessage:
    try:
        message: ClientMessage = read(data, ClientMessage)
    except ValidationError as error:
        raise misfit(str(error), "docs/protocol.md") from None
    return message


def problem_of(t: Catalogue, error: TaverneError, request: int | None) -> SocketProblem:
    """What a client is told of an error."""
    return SocketProblem(request=request, code=code_of(error), sentence=t.say_error(error), clause=error.clause)
