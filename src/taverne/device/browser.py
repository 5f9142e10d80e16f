"""What web/src/device/worker.ts calls: a device on the browser's storage. Runs in Pyodide only."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from pyodide.ffi import to_js  # type: ignore[import-not-found]

from taverne.device.device import BOT_PAUSE, Device, Link, client_of
from taverne.hosting.notices import Notice
from taverne.protocol.codec import decode, encode, read


class _Storage:
    """The browser's storage, its promises awaited and its arrays turned into lists."""

    def __init__(self, storage: Any) -> None:
        self._storage = storage

    async def find(self, match: str) -> str | None:
        text: str | None = await self._storage.find(match)
        return text

    async def all(self) -> Sequence[str]:
        return _list(await self._storage.all())

    async def due(self, now: int) -> Sequence[str]:
        return _list(await self._storage.due(now))

    async def entries(self, match: str, first: int) -> Sequence[str]:
        return _list(await self._storage.entries(match, first))

    async def append(self, match: str, row: str, due_at: int | None, first: int, entries: Sequence[str]) -> bool:
        return bool(await self._storage.append(match, row, due_at, first, to_js(entries)))

    async def claim(self, match: str, row: str, due_at: int, until: int) -> bool:
        return bool(await self._storage.claim(match, row, due_at, until))


def _list(array: Any) -> list[str]:
    texts: list[str] = array.to_py()
    return texts


class _Tabs:
    """Tells the other tabs of this browser what changed."""

    is_connected = True

    def __init__(self, publish: Callable[[str], None]) -> None:
        self._publish = publish
        self._receive: Callable[[Notice], None] = lambda notice: None

    def publish(self, notice: Notice) -> None:
        self._publish(encode(notice).decode())

    def open(self, receive: Callable[[Notice], None], reconnected: Callable[[], None]) -> None:
        self._receive = receive

    def deliver(self, text: str) -> None:
        self._receive(read(decode(text), Notice))

    async def close(self) -> None:
        self._receive = lambda notice: None


class Gate:
    """Passes what pages say to the device, and its answers back."""

    def __init__(self, device: Device, tabs: _Tabs) -> None:
        self._device = device
        self._tabs = tabs
        self._links: dict[int, Link] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, client: str, method: str, path: str, body: str | None) -> Any:
        """An HTTP status and the text of the answer."""
        answer = await self._device.ask(client_of(decode(client)), method, path, body or None)
        return to_js([answer.status, answer.text])

    def connect(self, link: int, client: str, say: Any) -> None:
        """A page follows tables."""

        async def send(text: str) -> None:
            say(text)

        self._links[link] = self._device.connect(client_of(decode(client)), send)

    def receive(self, link: int, text: str) -> None:
        """A page says something."""
        if link in self._links:
            self._spawn(self._links[link].receive(text))

    def close(self, link: int) -> None:
        """A page is gone."""
        found = self._links.pop(link, None)
        if found is not None:
            found.close()

    def notice(self, text: str) -> None:
        """Another tab says what changed."""
        self._tabs.deliver(text)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def open_gate(storage: Any, publish: Callable[[str], None], bot_pause: str) -> Gate:
    """The engine, ready to be asked."""
    tabs = _Tabs(publish)
    device = Device(_Storage(storage), tabs, bot_pause=int(bot_pause) if bot_pause.isdigit() else BOT_PAUSE)
    device.open()
    return Gate(device, tabs)
