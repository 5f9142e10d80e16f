"""News between server processes: that a table changed, who is present, who signed out. Never what happened there.

Nothing depends on news arriving: what happened is in the database, and whoever misses some looks there.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

LOG = logging.getLogger("taverne.news")
CHANNEL = "taverne:news"
RETRY_AFTER = 0.5
"""Seconds between two tries to reach Redis."""


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """A table has new entries."""

    table: str


class TableSpoke(msgspec.Struct, frozen=True, tag="chat"):
    """A table has new chat lines."""

    table: str


class TableForgot(msgspec.Struct, frozen=True, tag="forgot"):
    """A table's entries were rewritten: a person's name was taken out."""

    table: str


class SignedOut(msgspec.Struct, frozen=True, tag="out"):
    """All sessions of a person ended."""

    person: str


class SessionEnded(msgspec.Struct, frozen=True, tag="ended"):
    """One session ended; its digest, which is of no use to anyone else."""

    session: str


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is connected to a table through one process."""

    process: str
    table: str
    seats: list[int]
    watching: int


News = TableChanged | TableSpoke | TableForgot | SignedOut | SessionEnded | Present
_DECODER = msgspec.json.Decoder(tuple[str, News])


class Carrier(Protocol):
    """Carries news from this process to the others and back."""

    is_connected: bool
    """Whether news can be relied on now."""

    def send(self, news: News) -> None:
        """Tells the other processes, soon."""
        ...

    def open(self, hear: Callable[[News], None], reconnected: Callable[[], None]) -> None:
        """Begins to listen to the others; `reconnected` is called when some may have been missed."""
        ...

    async def close(self) -> None:
        """Stops."""
        ...


class NoCarrier:
    """There is one process only."""

    is_connected = True

    def send(self, news: News) -> None:
        """Nobody to tell."""

    def open(self, hear: Callable[[News], None], reconnected: Callable[[], None]) -> None:
        """Nobody to listen to."""

    async def close(self) -> None:
        """Nothing to stop."""


class RedisCarrier:
    """News through a Redis channel. If Redis is lost, sending is given up and listening resumes when it is back."""

    def __init__(self, url: str, process: str) -> None:
        from redis.asyncio import Redis  # Slow to load, and not needed by a single process.
        from redis.exceptions import RedisError

        self._lost = (RedisError, OSError)
        self._redis = Redis.from_url(url, socket_timeout=5, socket_connect_timeout=2, health_check_interval=5)
        self._process = process
        self._outbox: asyncio.Queue[News] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self.is_connected = False

    def send(self, news: News) -> None:
        """Tells the other processes, soon."""
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait(news)

    def open(self, hear: Callable[[News], None], reconnected: Callable[[], None]) -> None:
        """Begins to listen and to send."""
        self._tasks = [
            asyncio.create_task(self._listen(hear, reconnected), name="news in"),
            asyncio.create_task(self._speak(), name="news out"),
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

    async def _speak(self) -> None:
        while True:
            news = await self._outbox.get()
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode((self._process, news)))
            except self._lost as error:
                self._lose(error)
                await asyncio.sleep(RETRY_AFTER)

    async def _listen(self, hear: Callable[[News], None], reconnected: Callable[[], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.is_connected = True
                    LOG.info("news are carried by Redis")
                    reconnected()
                    while True:
                        message = await channel.get_message(timeout=2)
                        if message is not None:
                            self._hear(message["data"], hear)
            except self._lost as error:
                self._lose(error)
                await asyncio.sleep(RETRY_AFTER)
            except Exception:
                LOG.exception("listening to Redis failed")
                self.is_connected = False
                await asyncio.sleep(RETRY_AFTER)

    def _hear(self, data: bytes, hear: Callable[[News], None]) -> None:
        try:
            process, news = _DECODER.decode(data)
        except msgspec.DecodeError:
            LOG.warning("news that cannot be read")
            return
        if process != self._process:
            hear(news)

    def _lose(self, error: Exception) -> None:
        if self.is_connected:
            LOG.warning("Redis is lost; tables are looked up instead", extra={"failure": type(error).__name__})
        self.is_connected = False
