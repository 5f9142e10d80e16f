"""Notices between server processes over Redis."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec

from taverne.hosting.notices import Notice

LOG = logging.getLogger("taverne.pubsub")
CHANNEL = "taverne:news"
RETRY_AFTER = 0.5
"""Seconds between two attempts to reach Redis."""


_DECODER = msgspec.json.Decoder(tuple[str, Notice])


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
