"""A client that knows only the protocol document: it sends JSON, plays any legal move it is told of, and comes back by
itself when the connection is lost. It checks that no log entry is missed or told twice.
"""

import asyncio
import hashlib
import json
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.services import PATIENCE

Json = dict[str, Any]
TOO_LATE = (
    *("stale", "nonce-late", "nothing-to-confirm", "game-over", "storage", "time-up"),
    *("committed", "commitment-old", "seat-free", "not-seated", "started"),
)
"""Refusals of what was right a moment before."""
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


@dataclass
class Seen:
    """What a client knows of a table."""

    number: int = -1
    entries: list[Json] = field(default_factory=list)
    table: Json = field(default_factory=dict)
    position: Json | None = None
    chat: list[Json] = field(default_factory=list)
    presence: Json = field(default_factory=dict)

    @property
    def moves(self) -> list[str]:
        return [] if self.position is None else [move["text"] for move in self.position["legal"]]

    @property
    def status(self) -> str:
        return str(self.table.get("status", ""))

    @property
    def is_over(self) -> bool:
        return self.status == "over"


class Refusal(Exception):
    """The server refused; its problem."""

    def __init__(self, problem: Json, status: int = 0) -> None:
        super().__init__(f"{problem.get('code')}: {problem.get('sentence')}")
        self.code = problem.get("code")
        self.status = status


class Player:
    """One person with one browser."""

    def __init__(self, urls: list[str], name: str, seed: int = 0) -> None:
        self.urls = urls
        self.name = name
        self.rng = random.Random(seed)
        self.http = httpx.AsyncClient(base_url=urls[0], timeout=PATIENCE)
        self.token = ""
        self.tables: dict[str, Seen] = {}
        self.nonces: dict[str, str] = {}
        self.acknowledged: list[tuple[str, int, int, str]] = []
        """Moves the server said it has stored: table, the last entry before and after, and the move."""
        self.heard: list[str] = []
        self.times: list[float] = []
        """How long each acknowledgement of a move took, in seconds."""
        self.reconnections = 0
        self._socket: ClientConnection | None = None
        self._request = 0
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._news = asyncio.Condition()
        self._live: asyncio.Task[None] | None = None
        self._connected = asyncio.Event()

    # HTTP

    async def call(self, method: str, path: str, body: Json | None = None) -> Json:
        """One request; Refusal if it is refused."""
        for attempt in range(1800):
            try:
                response = await self.http.request(method, path, json=body)
                break
            except httpx.TransportError:
                if attempt == 1799:
                    raise
                await asyncio.sleep(0.1)
                self._use(self.urls[attempt % len(self.urls)])
        given: Json = response.json() if response.content else {}
        if response.status_code >= 400:
            raise Refusal(given, response.status_code)
        return given

    def _use(self, url: str) -> None:
        self.http.base_url = httpx.URL(url)

    async def enter(self) -> "Player":
        await self.call("POST", "/api/people/guest", {"name": self.name})
        self.token = self.http.cookies["taverne"]
        return self

    async def create(self, ruleset: str, seats: int = 0, **more: Any) -> str:
        table = await self.call("POST", "/api/tables", {"ruleset": ruleset, "seats": seats, **more})
        return str(table["id"])

    async def sit(self, table: str, seat: int = 0, bot: str | None = None) -> Json:
        body = self.sitting(table, seat) if bot is None else {"seat": seat, "bot": bot}
        return await self.call("POST", f"/api/tables/{table}/sit", body)

    def sitting(self, table: str, seat: int) -> Json:
        """The message by which this player takes a seat, with the commitment to a nonce."""
        return {"seat": seat, "commitment": self.commitment(table)}

    def commitment(self, table: str) -> str:
        """The commitment to this player's nonce."""
        nonce = self.nonces.setdefault(table, self.rng.randbytes(16).hex())
        return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()

    async def events(self, table: str, since: int = -1) -> list[Json]:
        """The entries after one, page by page."""
        entries: list[Json] = []
        while True:
            page = await self.call("GET", f"/api/tables/{table}/events?since={since}")
            entries += page["entries"]
            if not page["more"]:
                return entries
            since = entries[-1]["number"]

    async def start(self, table: str) -> Json:
        return await self.call("POST", f"/api/tables/{table}/start", {"nonce": self.nonces.get(table)})

    # The websocket

    async def connect(self) -> "Player":
        self._connected.clear()
        self._live = asyncio.create_task(self._live_on())
        await asyncio.wait([self._live, asyncio.create_task(self._connected.wait())], return_when="FIRST_COMPLETED")
        self._check()
        return self

    def _check(self) -> None:
        """Raises what went wrong with the connection, if it was more than being lost."""
        if self._live is not None and self._live.done() and not self._live.cancelled():
            self._live.result()

    async def _live_on(self) -> None:
        """Keeps a connection, to any server; after a loss it asks for what was missed."""
        try:
            while True:
                try:
                    async with connect(
                        self.rng.choice(self.urls).replace("http", "ws") + "/api/socket",
                        additional_headers={"Cookie": f"taverne={self.token}"},
                        max_size=None,
                        open_timeout=PATIENCE,
                        ping_interval=None,
                    ) as socket:
                        await self._read(socket)
                except LOST:
                    await asyncio.sleep(0.05)
                self.reconnections += 1
                async with self._news:
                    self._news.notify_all()
        finally:
            async with self._news:
                self._news.notify_all()

    async def _read(self, socket: ClientConnection) -> None:
        hello = json.loads(await socket.recv())
        assert hello["type"] == "hello", hello
        self._socket = socket
        self._connected.set()
        again = asyncio.create_task(self._subscribe_again())
        try:
            async for text in socket:
                assert isinstance(text, str)
                await self._hear(text)
        finally:
            self._socket = None
            self._connected.clear()
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionResetError())
            self._answers.clear()
            again.cancel()
            with suppress(asyncio.CancelledError, *LOST):
                await again

    async def _subscribe_again(self) -> None:
        for table, seen in list(self.tables.items()):
            while True:
                try:
                    await self._subscribe(table, seen)
                    break
                except Refusal as refusal:
                    if refusal.code != "storage":
                        raise
                    await asyncio.sleep(0.2)  # Who is not told of a table would wait for ever.

    async def disconnect(self) -> None:
        """Goes away without a word."""
        if self._socket is not None:
            self._socket.transport.abort()
        if self._live is not None:
            self._live.cancel()
            with suppress(asyncio.CancelledError):
                await self._live

    def stumble(self) -> None:
        """Loses the connection, to find it again."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def close(self) -> None:
        if self._live is not None:
            self._live.cancel()
            with suppress(asyncio.CancelledError):
                await self._live
        await self.http.aclose()

    async def subscribe(self, table: str) -> Seen:
        seen = self.tables.setdefault(table, Seen())
        await self._subscribe(table, seen)
        await self.until(lambda: bool(seen.table))
        return seen

    async def _subscribe(self, table: str, seen: Seen) -> None:
        last = seen.chat[-1]["number"] if seen.chat else -1
        await self.ask({"type": "subscribe", "table": table, "since": seen.number, "chat_since": last})

    async def ask(self, message: Json) -> Json:
        """Sends a message and waits for its answer; Refusal if it is refused, ConnectionError if it is lost."""
        self._request += 1
        request = self._request
        if self._socket is None:
            raise ConnectionResetError
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[request] = answer
        try:
            await self._socket.send(json.dumps({**message, "request": request}))
            given = await asyncio.wait_for(answer, PATIENCE)
        except ConnectionClosed:
            raise ConnectionResetError from None
        finally:
            self._answers.pop(request, None)
            if answer.done() and not answer.cancelled():
                answer.exception()  # It may have come too late to be waited for.
        if given["type"] == "problem":
            raise Refusal(given)
        return given

    async def send_raw(self, data: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(data)

    async def _hear(self, text: str) -> None:
        message = msgspec.json.decode(text)
        self.heard.append(text)
        kind = message["type"]
        if kind == "update":
            self._take_update(message)
        elif kind == "said":
            seen = self.tables[message["table"]]
            assert message["number"] > (seen.chat[-1]["number"] if seen.chat else -1), "a chat line came twice"
            seen.chat.append(message)
        elif kind == "presence":
            self.tables[message["table"]].presence = message
        elif message.get("request") in self._answers:
            answer = self._answers[message["request"]]
            if not answer.done():
                answer.set_result(message)
        async with self._news:
            self._news.notify_all()

    def _take_update(self, message: Json) -> None:
        seen = self.tables[message["table"]["id"]]
        assert message["after"] == seen.number, f"{message['after']} told after {seen.number}"
        for entry in message["entries"]:
            assert entry["number"] == seen.number + 1, f"entry {entry['number']} told after {seen.number}"
            seen.number = entry["number"]
            seen.entries.append(entry)
        assert message["table"]["number"] == seen.number
        seen.table = message["table"]
        seen.position = message["position"]

    async def until(self, ready: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Waits for something to become true by what is heard."""
        self._check()
        async with self._news:
            ended = self._live.done if self._live is not None else lambda: False
            try:
                await asyncio.wait_for(self._news.wait_for(lambda: ready() or ended()), patience)
            except TimeoutError:
                raise AssertionError(f"{self.name} waits in vain: {self._situation()}") from None
        self._check()

    def _situation(self) -> str:
        """What this player knows, for the message of a test that fails."""
        tables = [
            (table, seen.number, seen.status, seen.table.get("you"), seen.position and seen.position["asked"])
            for table, seen in self.tables.items()
            if not seen.is_over
        ]
        return f"connected {self._socket is not None}, asked {list(self._answers)}, tables {tables}"

    # Playing

    def _turn(self, seen: Seen) -> Json | None:
        """The message by which this player goes on, if it is asked."""
        if seen.status == "starting" and seen.table["you"] is not None:
            mine = seen.table["seats"][seen.table["you"] - 1]
            if mine["commitment"] and mine["nonce"] is None:
                return {"type": "reveal", "nonce": self.nonces[seen.table["id"]]}
        if seen.status == "open" and seen.table["you"] is not None:
            mine = seen.table["seats"][seen.table["you"] - 1]
            if mine["must_commit"]:
                self._renew_nonce(seen)
                commitment = self.commitment(seen.table["id"])
                return {"type": "commit", "commitment": commitment, "against": seen.table["commitment"]}
        position = seen.position
        if position is None:
            return None
        if position["must_confirm"]:
            return {"type": "confirm"}
        if position["legal"]:
            return {"type": "move", "move": self.rng.choice(position["legal"])["text"], "expected": position["number"]}
        return None

    def _renew_nonce(self, seen: Seen) -> None:
        """Another nonce for another start, the same in all of a person's tabs."""
        renewed = hashlib.sha256(f"{self.token} {seen.table['commitment']}".encode())
        self.nonces[seen.table["id"]] = renewed.hexdigest()[:32]

    async def _gather_again(self, table: str, seen: Seen) -> None:
        """After a start was called off: takes a lost seat back, and starts again if that is for this player."""
        try:
            if seen.table["you"] is None:
                self._renew_nonce(seen)
                await self.sit(table)
            elif seen.table["can_start"]:
                await self.start(table)
        except Refusal as refusal:  # Another tab was faster, or others are not back yet.
            if refusal.code not in ("seated-twice", "no-free-seat", "started", "seats-free", "commitment-awaited"):
                raise

    async def play(
        self,
        table: str,
        *,
        stop: Callable[[], bool] | None = None,
        before: Callable[[], Awaitable[None]] | None = None,
        patience: float = PATIENCE,
    ) -> Seen:
        """Plays a table to its end, coming back whenever the connection is lost."""
        seen = self.tables[table]
        tried = -2
        while not seen.is_over and not (stop is not None and stop()):
            turn = self._turn(seen)
            if seen.status == "open" and seen.table["restarts"] and turn is None:
                await self._gather_again(table, seen)
            if turn is None or seen.number == tried:
                number, position = seen.number, seen.position

                def moved_on(number: int = number, position: Json | None = position) -> bool:
                    return seen.number != number or seen.position is not position or (stop is not None and stop())

                await self.until(moved_on, patience)
                tried = -2
                continue
            # The moment this turn is for: while one thinks, what one did before may be told, and ask for another.
            number = seen.number
            if before is not None:
                await before()
            try:
                began = time.perf_counter()
                given = await self.ask({**turn, "table": table})
                tried = number
                if turn["type"] == "move":
                    self.times.append(time.perf_counter() - began)
                    self.acknowledged.append((table, turn["expected"], given["number"], turn["move"]))
            except Refusal as refusal:
                # What was sent may have been stored although its answer was lost: then it is stale.
                if refusal.code not in TOO_LATE:
                    raise
                tried = number if refusal.code != "storage" else -2
            except LOST:
                await asyncio.sleep(0.05)
        return seen
