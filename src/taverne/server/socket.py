"""The websocket: one for each browser, for all its tables. Bad messages get an answer and change nothing."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue
from taverne.protocol import VERSION
from taverne.protocol.people import Me
from taverne.protocol.socket import (
    Ask,
    ClientMessage,
    Done,
    Hello,
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
from taverne.server.connection import IDLE, TOO_MUCH, Connection
from taverne.server.errors import BadMessage, TooLarge, TooMuch, Unavailable, code_of, misfit
from taverne.server.hub import Hub
from taverne.server.limits import Bucket
from taverne.server.metrics import MESSAGES, SOCKETS
from taverne.server.people import must_be
from taverne.server.storage.people import Person
from taverne.server.table_service import PAGE, TableService

LOG = logging.getLogger("taverne.socket")
LONGEST = 16_384
"""Bytes in a message. A longer one is refused; one of more than 2 MiB ends the connection (uvicorn)."""
MOST_REFUSED = 500
"""Messages in a row beyond the rate limit after which the connection is ended."""
MOST_FOLLOWED = 100
"""Tables that one connection may follow."""


class Reader:
    """Reads one client's messages and carries them out, one after the other."""

    def __init__(
        self,
        socket: WebSocket,
        connection: Connection,
        t: Catalogue,
        hub: Hub,
        service: TableService,
        *,
        clock: Callable[[], int],
        buckets: Sequence[Bucket],
        idle_seconds: float,
    ) -> None:
        self._socket = socket
        self._connection = connection
        self._t = t
        self._hub = hub
        self._service = service
        self._clock = clock
        self._buckets = buckets
        self._idle_seconds = idle_seconds
        self._refused = 0

    async def read_on(self) -> None:
        """Reads until the client goes."""
        while not self._connection.is_ended:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._handle(message.get("text"))

    async def _receive(self) -> Message:
        """The next message; the connection ends if there is none in time and it follows no table."""
        while True:
            try:
                async with asyncio.timeout(self._idle_seconds):
                    return await self._socket.receive()
            except TimeoutError:
                if not self._connection.following:
                    self._connection.end(IDLE)
                    return {"type": "websocket.disconnect"}

    async def _handle(self, text: str | None) -> None:
        request: int | None = None
        try:
            data, error = _decode(text)
            request = _request_of(data)
            self._take(1)
            if error is not None:
                raise error
            message = _message_of(data)
            request = message.request
            MESSAGES.labels(type(message).__name__.lower()).inc()
            self._connection.answer(await self._carry_out(message))
        except TaverneError as error:
            self._connection.answer(_problem(self._t, error, request))
        except Exception:
            LOG.exception("a message failed")
            self._connection.answer(_problem(self._t, Unavailable("error-internal"), request))

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
        return msgspec.json.decode(text), None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None, BadMessage("error-message", found=text[:40], expected="JSON")


def _request_of(data: Any) -> int | None:
    """The number of a request, even if the rest of it makes no sense."""
    request = data.get("request") if isinstance(data, dict) else None
    return request if isinstance(request, int) and not isinstance(request, bool) and abs(request) < 2**53 else None


def _message_of(data: Any) -> ClientMessage:
    try:
        message: ClientMessage = msgspec.convert(data, ClientMessage)
    except msgspec.ValidationError as error:
        raise misfit(str(error), "docs/protocol.md") from None
    return message


async def turn_away(socket: WebSocket, t: Catalogue, error: TaverneError, code: int) -> None:
    """Says why a connection cannot be served, and ends it."""
    await socket.accept()
    await socket.send_text(msgspec.json.encode(_problem(t, error, None)).decode())
    await socket.close(code)


def _problem(t: Catalogue, error: TaverneError, request: int | None) -> SocketProblem:
    return SocketProblem(request=request, code=code_of(error), sentence=t.say_error(error), clause=error.clause)


async def serve_socket(
    socket: WebSocket,
    person: Person | None,
    session: str,
    hub: Hub,
    make_reader: Callable[[Connection], Reader],
) -> None:
    """Serves one connection until either side ends it."""
    await socket.accept()
    connection = Connection(hub, person, session, socket.send_text)
    me = None if person is None else Me(name=person.name, has_account=person.has_account, sign_in=person.sign_in)
    connection.answer(Hello(version=VERSION, me=me))
    hub.connections.add(connection)
    SOCKETS.inc()
    tasks = [
        asyncio.create_task(make_reader(connection).read_on()),
        asyncio.create_task(connection.send_on()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        SOCKETS.dec()
        hub.remove(connection)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError | OSError):
                LOG.error("a connection failed", exc_info=result)
        if socket.application_state == WebSocketState.CONNECTED and socket.client_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
                await socket.close(connection.close_code)
