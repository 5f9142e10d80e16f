"""The websocket: one for each browser, for all its tables. Bad messages get an answer and change nothing."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue
from taverne.protocol import VERSION
from taverne.protocol.people import Me
from taverne.protocol.socket import (
    Ask,
    ClientMessage,
    Confirm,
    Done,
    Hello,
    Look,
    Move,
    Mute,
    Ping,
    Pong,
    Previewed,
    Resign,
    Reveal,
    Say,
    Seen,
    ServerMessage,
    SocketProblem,
    Subscribe,
    Undo,
    Unsubscribe,
)
from taverne.server.connection import TOO_MUCH, Connection
from taverne.server.desk import Desk
from taverne.server.errors import BadMessage, TooLarge, TooMuch, Unavailable, code_of, misfit
from taverne.server.hub import Hub
from taverne.server.limits import Bucket, Limit
from taverne.server.metrics import MESSAGES, MOVES, SOCKETS
from taverne.server.people import must_be
from taverne.server.storage.people import Person

LOG = logging.getLogger("taverne.socket")
LONGEST = 16_384
"""Signs in a message; one that is longer gets an answer, one that is absurdly long ends the connection (uvicorn)."""
MOST_REFUSED = 500
"""Messages beyond the rate, in a row, after which the connection is ended."""
MOST_FOLLOWED = 100
"""Tables one connection follows."""
_DECODER = msgspec.json.Decoder(ClientMessage)


class Reader:
    """Reads one client's messages and carries them out, one after the other."""

    def __init__(
        self,
        socket: WebSocket,
        connection: Connection,
        words: Catalogue,
        hub: Hub,
        desk: Desk,
        *,
        clock: Callable[[], int],
        bucket: Bucket,
        chat_limit: Limit,
    ) -> None:
        self._socket = socket
        self._connection = connection
        self._words = words
        self._hub = hub
        self._desk = desk
        self._clock = clock
        self._bucket = bucket
        self._chat_limit = chat_limit
        self._refused = 0

    @property
    def _person(self) -> Person:
        return must_be(self._connection.person)

    async def read_on(self) -> None:
        """Reads until the client goes."""
        while not self._connection.is_ended:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._take(message.get("text"))

    async def _take(self, text: str | None) -> None:
        request = None if text is None or len(text) > LONGEST else _request_of(text)
        try:
            if not self._bucket.take():
                self._refused += 1
                if self._refused > MOST_REFUSED:
                    self._connection.end(TOO_MUCH)
                raise TooMuch("error-too-often")
            self._refused = 0
            if text is None:
                raise BadMessage("error-message", found="bytes", expected="text")
            if len(text) > LONGEST:
                raise TooLarge("error-too-large", expected=LONGEST)
            try:
                asked = _DECODER.decode(text)
            except msgspec.ValidationError as error:
                raise misfit(str(error), "docs/protocol.md") from None
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                raise BadMessage("error-message", found=text[:40], expected="JSON") from None
            request = asked.request
            MESSAGES.labels(type(asked).__name__.lower()).inc()
            answer = await self._carry_out(asked)
            if answer is not None:
                self._connection.answer(answer)
        except TaverneError as error:
            self._connection.answer(_problem(self._words, error, request))
        except Exception:
            LOG.exception("a message failed")
            self._connection.answer(_problem(self._words, Unavailable("error-internal"), request))

    async def _carry_out(self, asked: ClientMessage) -> ServerMessage | None:
        desk, number = self._desk, -1
        match asked:
            case Ping():
                return Pong(request=asked.request, time=self._clock())
            case Subscribe(table=table, since=since, chat_since=chat_since):
                return await self._subscribe(asked.request, table, since, chat_since)
            case Unsubscribe(table=table):
                self._hub.unfollow(self._connection, table)
            case Ask(table=table, move=move):
                preview = await desk.preview(self._connection.person, table, move)
                return Previewed(request=asked.request, preview=preview)
            case Look(table=table, number=number):
                view = await desk.view_at(self._connection.person, table, number)
                return Seen(request=asked.request, view=view)
            case Move(table=table, move=move, expected=expected):
                number = await desk.move(self._person, table, move, expected)
                MOVES.inc()
            case Confirm(table=table):
                number = await desk.confirm(self._person, table)
            case Undo(table=table):
                number = await desk.undo(self._person, table)
            case Resign(table=table):
                number = await desk.resign(self._person, table)
            case Reveal(table=table, nonce=nonce):
                number = await desk.reveal(self._person, table, nonce)
            case Say(table=table, text=text):
                self._chat_limit.take(self._person.id)
                await desk.say(self._person, table, text)
                self._hub.spoke(table)
            case Mute(table=table, line=line, undo=undo):
                await desk.mute(self._person, table, line, heard=undo)
        return Done(request=asked.request, number=number)

    async def _subscribe(self, request: int, table: str, since: int, chat_since: int) -> ServerMessage:
        if table not in self._connection.following and len(self._connection.following) >= MOST_FOLLOWED:
            raise TooMuch("error-too-many-followed", expected=MOST_FOLLOWED)
        async with self._hub.tables.reading(table) as held:
            number = len(held.match.log) - 1
        self._hub.follow(self._connection, table, min(since, number), chat_since)
        return Done(request=request, number=number)


def _request_of(text: str) -> int | None:
    """The number of a request that cannot be read otherwise."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    request = found.get("request") if isinstance(found, dict) else None
    return request if isinstance(request, int) and not isinstance(request, bool) and abs(request) < 2**53 else None


async def turn_away(socket: WebSocket, words: Catalogue, error: TaverneError, code: int) -> None:
    """Says why a connection is not served, and ends it."""
    await socket.accept()
    await socket.send_text(msgspec.json.encode(_problem(words, error, None)).decode())
    await socket.close(code)


def _problem(words: Catalogue, error: TaverneError, request: int | None) -> SocketProblem:
    return SocketProblem(request=request, code=code_of(error), sentence=words.say_error(error), clause=error.clause)


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
