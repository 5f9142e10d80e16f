"""The websocket: one for each browser, for all its tables."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from taverne.hosting.connection import IDLE, Connection
from taverne.hosting.hub import Hub
from taverne.hosting.requests import Requests, problem_of
from taverne.hosting.rows import Person
from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue
from taverne.protocol import VERSION
from taverne.protocol.codec import encode
from taverne.protocol.people import Me
from taverne.protocol.socket import Hello
from taverne.server.metrics import SOCKETS

LOG = logging.getLogger("taverne.socket")


class Reader:
    """Reads one client's messages."""

    def __init__(self, socket: WebSocket, connection: Connection, requests: Requests, *, idle_seconds: float) -> None:
        self._socket = socket
        self._connection = connection
        self._requests = requests
        self._idle_seconds = idle_seconds

    async def read_on(self) -> None:
        """Reads until the client goes."""
        while not self._connection.is_ended:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._requests.handle(message.get("text"))

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


async def turn_away(socket: WebSocket, t: Catalogue, error: TaverneError, code: int) -> None:
    """Says why a connection cannot be served, and ends it."""
    await socket.accept()
    await socket.send_text(encode(problem_of(t, error, None)).decode())
    await socket.close(code)


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
