"""TCP connections: how many may be open, and how long their clients may take.

uvicorn waits for ever for a request that never becomes complete, and for ever for a client to take an answer. These are
its protocol classes with a deadline for both. When too many connections are open, the one that has been open longest of
those that wait for their client makes room for a new one, so that whoever sends a request at once is always served.
"""

import asyncio
import sys
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from taverne.server.safety import network_of

if sys.platform != "win32":
    import resource

OPEN = "open_connections"
"""The key of the process's OpenConnections in the state that uvicorn hands to every protocol."""
MOST_DESCRIPTORS = 65_536
"""A process uses no more descriptors than that, even if it may."""
LONGEST_BACKLOG = 2048
"""Connections that wait to be accepted, at most."""
CLOSING_SECONDS = 15
"""A websocket's client has that long to take what it was last sent, once the server is done with it."""

NOT_TEXT = 1007
"""The code with which a websocket ends whose client sends a text that is none."""


def descriptors() -> int:
    """How many files and sockets this process may have open."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else min(soft, MOST_DESCRIPTORS)


def raise_descriptors() -> None:
    """Allows this process and those it starts as many files and sockets as the system lets it have."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
        if wanted > descriptors():
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """How many connections may be open: the backlog can be accepted at once, and a quarter is left for files."""
    return descriptors() * 5 // 8


def backlog() -> int:
    """How many connections may wait to be accepted."""
    return min(LONGEST_BACKLOG, descriptors() // 8)


class OpenConnections:
    """The open connections of this process, by network address and in the order in which they were opened."""

    def __init__(self, per_address: int, in_all: int, request_seconds: float) -> None:
        self._per_address = per_address
        self._in_all = in_all
        self._count = 0
        self._open: dict[str, dict[Connection, None]] = {}
        self.request_seconds = request_seconds

    def enter(self, connection: "Connection", *, is_proxy: bool) -> bool:
        """Adds a connection, if need be in place of one that waits for its client; false if there is no room."""
        theirs = self._open.get(connection.address, {})
        if len(theirs) >= self._per_address and not is_proxy and not _drop_waiting(theirs):
            return False
        if self._count >= self._in_all and not any(map(_drop_waiting, self._most_first())):
            return False
        self._open.setdefault(connection.address, {})[connection] = None
        self._count += 1
        return True

    def leave(self, connection: "Connection") -> None:
        """Removes a connection, unless it has been removed before."""
        theirs = self._open.get(connection.address, {})
        if connection in theirs:
            del theirs[connection]
            self._count -= 1
            if not theirs:
                del self._open[connection.address]

    def _most_first(self) -> list[dict["Connection", None]]:
        """The connections of each address, beginning with the address that has the most."""
        return sorted(self._open.values(), key=len, reverse=True)


def _drop_waiting(connections: dict["Connection", None]) -> bool:
    """Ends the oldest of these connections that waits for its client; false if none does."""
    oldest = next((one for one in connections if one.is_waiting), None)
    if oldest is None:
        return False
    oldest.drop()
    return True


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection whose client has a limited time to send headers, to send a body and to take an answer."""

    address = ""
    _deadline: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether it is the client's turn: to send a request or the rest of one, or to take an answer."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body or self.flow.write_paused

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begins, if there is room."""
        super().connection_made(transport)
        host = self.client[0] if self.client is not None else "?"
        self.address = network_of(host)
        self._all: OpenConnections = self.app_state[OPEN]
        # A proxy's address stands for many people; it is the proxy that limits them.
        is_proxy = host in getattr(self.config.loaded_app, "trusted_hosts", ())
        if self._all.enter(self, is_proxy=is_proxy):
            self._set_deadline()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends."""
        self._end_deadline()
        self._all.leave(self)
        super().connection_lost(exc)

    def drop(self) -> None:
        """Ends the connection without waiting for the client to take what it was sent."""
        self._all.leave(self)
        self.transport.abort()

    def on_headers_complete(self) -> None:
        """The headers have arrived; there may be a body."""
        super().on_headers_complete()
        self._set_deadline()

    def on_message_complete(self) -> None:
        """The request has arrived."""
        super().on_message_complete()
        self._set_deadline()

    def on_response_complete(self) -> None:
        """The request is answered; there may be another."""
        super().on_response_complete()
        self._set_deadline()

    def pause_writing(self) -> None:
        """The client does not take the answer as fast as it is sent."""
        super().pause_writing()
        self._set_deadline()

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self._set_deadline()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a websocket."""
        self._end_deadline()
        self._all.leave(self)
        super().handle_websocket_upgrade()

    def _set_deadline(self) -> None:
        self._end_deadline()
        if self.is_waiting:
            self._deadline = self.loop.call_later(self._all.request_seconds, self.drop)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A websocket that is gone in time even if its client never takes what it was sent."""

    address = ""
    _deadline: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether the handshake is not over: it may never be, if the request was one that uvicorn does not answer."""
        return not self.handshake_complete

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Takes the place of the HTTP connection that it was."""
        super().connection_made(transport)
        self.address = network_of(self.client[0] if self.client is not None else "?")
        self._all: OpenConnections = self.app_state[OPEN]
        self._all.enter(self, is_proxy=True)
        self._set_deadline(self._all.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends."""
        self._end_deadline()
        self._all.leave(self)
        super().connection_lost(exc)

    def start_keepalive(self) -> None:
        """The handshake is over; from here on pings find out whether the client is there."""
        self._end_deadline()
        super().start_keepalive()

    def drop(self) -> None:
        """Ends the connection without waiting for the client to take what it was sent."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """The client has not answered a ping: it will not take the end of the connection either."""
        super().keepalive_timeout()
        self.drop()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """The server is done with the websocket."""
        super().on_task_complete(task)
        if not self.transport.is_closing() or self.transport.get_write_buffer_size():
            self._set_deadline(CLOSING_SECONDS)

    def _set_deadline(self, seconds: float) -> None:
        self._end_deadline()
        self._deadline = self.loop.call_later(seconds, self.drop)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def send_receive_event_to_app(self) -> None:
        """A message has arrived. One that is not text ends the connection; uvicorn would also log a stack trace."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


Connection = HttpConnection | WebSocketConnection
PROTOCOLS: dict[str, Any] = {"http": HttpConnection, "ws": WebSocketConnection}
"""What uvicorn has to use."""
