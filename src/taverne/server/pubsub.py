"""Notices between server processes: that a table changed, who is present, who signed out. Never what happened there.

Nothing depends on a notice arriving: what happened is in the database, and a process that misses one finds it there.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

LOG = logging.getLogger("taverne.pubsub")
CHANNEL = "taverne:news"
RETRY_AFTER = 0.5
"""Seconds between two attempts to reach Redis."""


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """A table has new entries."""

    table: str


class TableSpoke(msgspec.Struct, frozen=True, tag="chat"):
    """A table has new chat lines."""

    table: str


class TableForgot(msgspec.Struct, frozen=True, tag="forgot"):
    """A table's entries were rewritten without a deleted person's name."""

    table: str


class SignedOut(msgspec.Struct, frozen=True, tag="out"):
    """All sessions of a person ended."""

    person: str


class SessionEnded(msgspec.Struct, frozen=True, tag="ended"):
    """One session ended, identified by its digest."""

    session: str


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is connected to a table through one process."""

    process: str
    table: str
    seats: list[int]
    watching: int


Notice = TableChanged | TableSpoke | TableForgot | SignedOut | SessionEnded | Present
_DECODER = msgspec.json.Decoder(tuple[str, Notice])


class Broker(Protocol):
    """Publishes notices to the other processes and delivers theirs."""

    is_connected: bool
    """Whether notices arrive at the moment."""

    def publish(self, notice: Notice) -> None:
        """Queues a notice for the other processes."""
        ...

    def open(self, receive: Callable[[Notice], None], reconnected: Callable[[], None]) -> None:
        """Starts to deliver; `reconnected` is called when notices may have been missed."""
        ...

    async def close(self) -> None:
        """Stops."""
        ...


class LocalBroker:
    """For a single process: there is nobody else."""

    is_connected = True

    def publish(self, notice: Notice) -> None:
        """Does nothing."""

    def open(self, receive: Callable[[Notice], None], reconnected: Callable[[], None]) -> None:
        """Does nothing."""

    async def close(self) -> None:
        """Does nothing."""


class RedisBroker:
    """Notices over a Redis channel. While Redis is lost, notices are dropped; it reconnects by itself."""

    def __init__(self, url: str, process: str) -> None:
        from redis.asyncio import Redis  # Slow to load, and a single process does not need it.
        from redis.exceptions import RedisError

        self._lost = (RedisError, OSError)
        self._redis = Redis.from_url(url, socket_timeout=5, socket_connect_timeout=2, health_check_interval=5)
        self._process = process
        self._outbox: asyncio.Queue[Notice] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self.is_connected = False

    def publish(self, notice: Notice) -> None:
        """Queues a notice for the other processes."""
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait(notice)

    def open(self, receive: Callable[[Notice], None], reconnected: Callable[[], None]) -> None:
        """Starts to publish and to deliver."""
        self._tasks = [
            asyncio.create_task(self._listen(receive, reconnected), name="notices in"),
            asyncio.create_task(self._send(), name="notices out"),
        ]

    async def close(self) -> None:
        """Stops."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(*self._lost):
            await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            notice = await self._outbox.get()
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode((self._process, notice)))
            except self._lost as error:
                self._disconnected(error)
                await asyncio.sleep(RETRY_AFTER)

    async def _listen(self, receive: Callable[[Notice], None], reconnected: Callable[[], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.is_connected = True
                    LOG.info("connected to Redis")
                    reconnected()
                    while True:
                        message = await channel.get_message(timeout=2)
                        if message is not None:
                            self._deliver(message["data"], receive)
            except self._lost as error:
                self._disconnected(error)
                await asyncio.sleep(RETRY_AFTER)
            except Exception:
                LOG.exception("listening to Redis failed")
                self.is_connected = False
                await asyncio.sleep(RETRY_AFTER)

    def _deliver(self, data: bytes, receive: Callable[[Notice], None]) -> None:
        try:
            process, notice = _DECODER.decode(data)
        except msgspec.DecodeError:
            LOG.warning("unreadable notice")
            return
        if process != self._process:
            receive(notice)

    def _disconnected(self, error: Exception) -> None:
        if self.is_connected:
            LOG.warning("Redis is lost; polling the database instead", extra={"failure": type(error).__name__})
        self.is_connected = False
