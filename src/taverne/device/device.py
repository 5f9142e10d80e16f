"""The tables of a device: answers the requests of the web client as a server does, for those who sit around it."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

from taverne.device.bots import DeviceBots
from taverne.device.endpoints import DEVICE_ENDPOINTS, PREFIX
from taverne.device.store import OWNER, DeviceStore, Storage
from taverne.hosting.chat import Chat
from taverne.hosting.connection import Connection
from taverne.hosting.endpoint import Call, Endpoint, find_endpoint, read_body, read_query
from taverne.hosting.errors import NotFound, code_of, status_of
from taverne.hosting.hub import Hub
from taverne.hosting.importing import Importer
from taverne.hosting.limits import Limit
from taverne.hosting.notices import Broker, LocalBroker
from taverne.hosting.pace import Pace
from taverne.hosting.public_tables import PublicTables
from taverne.hosting.requests import Requests
from taverne.hosting.rows import Person
from taverne.hosting.scheduler import Scheduler
from taverne.hosting.table_service import TableService
from taverne.hosting.tables import Tables
from taverne.kernel.errors import TaverneError
from taverne.locale import LANGUAGES, find_catalogue
from taverne.match.fair import SECRET_BYTES
from taverne.protocol import VERSION
from taverne.protocol.codec import encode
from taverne.protocol.message import Message, Problem
from taverne.protocol.people import Me
from taverne.protocol.socket import Hello

MOST_TABLES = 200
THINKING = 1000
"""Milliseconds for which a bot thinks about a decision."""
BOT_PAUSE = 1500
"""Milliseconds that a bot waits while the player before it can undo; otherwise a third of that."""
LEASE = 4000
"""Milliseconds for which a tab claims a table where a bot is due; if it is killed, its successor waits so long."""
IN_MEMORY = 8


@dataclass(frozen=True, slots=True)
class Answer:
    """An HTTP status and the text of the answer."""

    status: int
    text: str


@dataclass(frozen=True, slots=True)
class Client:
    """Who asks: one of those around the device, and their language."""

    person: Person
    language: str


class Device:
    """All services of one engine."""

    def __init__(
        self,
        storage: Storage,
        broker: Broker | None = None,
        *,
        clock: Callable[[], int] = lambda: int(time.time() * 1000),
        thinking: int = THINKING,
        bot_pause: int = BOT_PAUSE,
        endpoints: tuple[Endpoint, ...] = DEVICE_ENDPOINTS,
    ) -> None:
        self._clock = clock
        self._endpoints = endpoints
        store = self.store = DeviceStore(storage)
        self.tables = Tables(store, store, clock, bot_pause=bot_pause, most=IN_MEMORY)
        self.importer = Importer(self.tables, store, clock)
        self.chat = Chat(self.tables, store, clock, Limit(60, 60, time.monotonic))
        bots = DeviceBots(
            thinking, lambda: secrets.randbits(64), Pace(thinking, time.monotonic, asyncio.sleep, holds=False)
        )
        self.service = TableService(
            self.tables,
            store,
            self.chat,
            clock,
            bots,
            new_id=lambda: PREFIX + secrets.token_urlsafe(12),
            new_secret=lambda: secrets.token_bytes(SECRET_BYTES),
            tables_per_person=MOST_TABLES,
            public_tables=PublicTables(store, MOST_TABLES, MOST_TABLES),
            substitute="greedy",
            are_alike=lambda one, other: one.casefold().split() == other.casefold().split(),
        )
        self._hub = Hub(self.tables, self.chat, store, self._live, broker or LocalBroker(), clock, secrets.token_hex(8))
        self._scheduler = Scheduler(self.tables, store, bots, clock, substitute="greedy", lease=LEASE)
        self._sending: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Starts: bots go on where they were."""
        self._hub.open()
        self._scheduler.open()

    async def close(self) -> None:
        """Stops; nothing that was acknowledged is lost."""
        await self._scheduler.close()
        await self._hub.close()
        await self.tables.close()

    def address_for(self, client: str) -> str:
        """Nobody else reaches these tables."""
        return ""

    @staticmethod
    async def _live(sessions: list[str]) -> set[str]:
        """Nobody signs out of a device."""
        return set(sessions)

    # Requests

    async def ask(self, client: Client, method: str, address: str, body: str | None) -> Answer:
        """Answers a request as the HTTP interface does."""
        words = find_catalogue(client.language)
        try:
            given = await self._handle(client, method, address, body)
        except TaverneError as error:
            problem = Problem(code=code_of(error), sentence=words.say_error(error), clause=error.clause)
            return Answer(status_of(error), encode(problem).decode())
        return Answer(204, "") if given is None else Answer(200, encode(given).decode())

    async def _handle(self, client: Client, method: str, address: str, body: str | None) -> Message | None:
        parts = urlsplit(address)
        found = find_endpoint(self._endpoints, method, parts.path)
        if found is None:
            raise NotFound("error-address-unknown")
        endpoint, values = found
        content = None if endpoint.takes is None else read_body(endpoint, body or "")
        query = read_query(endpoint, {**dict(parse_qsl(parts.query)), **values})
        words = find_catalogue(client.language)
        table = values.get("table", "")
        return await endpoint.handler(Call(self, client.person, "", None, table, query, content, words))

    # Connections

    def connect(self, client: Client, send: Callable[[str], Awaitable[None]]) -> "Link":
        """Follows tables as the websocket does."""
        person = client.person
        connection = Connection(self._hub, person, "", send)
        requests = Requests(connection, find_catalogue(client.language), self._hub, self.service, clock=self._clock)
        self._hub.connections.add(connection)
        connection.answer(Hello(version=VERSION, me=Me(name=person.name, has_account=False)))
        task = asyncio.create_task(connection.send_on())
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        return Link(self._hub, connection, requests, task)


class Link:
    """A connection of the web client."""

    def __init__(self, hub: Hub, connection: Connection, requests: Requests, task: "asyncio.Task[None]") -> None:
        self._hub = hub
        self._connection = connection
        self._requests = requests
        self._task = task

    async def receive(self, text: str) -> None:
        """Carries out a message."""
        await self._requests.handle(text)

    def close(self) -> None:
        """Ends it."""
        self._hub.remove(self._connection)
        self._task.cancel()


def client_of(options: Mapping[str, str]) -> Client:
    """Who asks: `who` is empty for the owner of the device, or names a guest."""
    language = options.get("language", "en")
    return Client(
        Person(options.get("who") or OWNER, options.get("name") or "?"), language if language in LANGUAGES else "en"
    )
