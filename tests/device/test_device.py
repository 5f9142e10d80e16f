"""Tables without a server: the same interface, the same rules, the same fairness, on a device's own storage."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from taverne.bots.bot import bot_names
from taverne.device.device import Client, Device, Link, client_of
from taverne.match.fair import verify_fair
from taverne.registry import find_game, rulesets
from tests.device.memory import MemoryStorage

OWNER = client_of({"name": "Ada", "language": "en"})
pytestmark = pytest.mark.anyio
TABLES = [(ruleset.key, find_game(ruleset.key).seats[-1]) for ruleset in rulesets()]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def opened(storage: MemoryStorage) -> AsyncIterator[Device]:
    device = Device(storage, bot_pause=0, thinking=20)
    device.open()
    try:
        yield device
    finally:
        await device.close()


class Page:
    """What the web client does: asks, follows a table, plays."""

    def __init__(self, device: Device, client: Client = OWNER) -> None:
        self.device = device
        self.client = client
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.link: Link | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.device.ask(self.client, method, path, None if body is None else json.dumps(body))
        data: Any = json.loads(answer.text) if answer.text else None
        return data if answer.status < 400 else (answer.status, data["code"])

    async def follow(self, table: str) -> dict[str, Any]:
        async def send(text: str) -> None:
            self.messages.put_nowait(json.loads(text))

        self.link = self.device.connect(self.client, send)
        await self.link.receive(json.dumps({"type": "subscribe", "request": 1, "table": table}))
        return await self.update()

    async def update(self) -> dict[str, Any]:
        while (message := await asyncio.wait_for(self.messages.get(), 20))["type"] != "update":
            assert message["type"] != "problem", message
        return message

    async def begin(self, ruleset: str, seats: int, bot: str = "random") -> str:
        table = await self.ask("POST", "/api/tables", {"ruleset": ruleset, "seats": seats})
        await self.ask("POST", f"/api/tables/{table['id']}/sit", {"seat": 1})
        for seat in range(2, seats + 1):
            await self.ask("POST", f"/api/tables/{table['id']}/sit", {"seat": seat, "bot": bot})
        begun = await self.ask("POST", f"/api/tables/{table['id']}/start", {})
        assert begun["status"] == "playing", begun
        return str(table["id"])

    async def play_on(self, table: str, update: dict[str, Any], rng: random.Random, most: int = 10_000) -> Any:
        assert self.link is not None
        for _ in range(most):
            while not update["position"]["legal"] and update["table"]["status"] != "over":
                update = await self.update()
            if update["table"]["status"] == "over":
                break
            move, number = rng.choice(update["position"]["legal"])["text"], update["position"]["number"]
            text = json.dumps({"type": "move", "request": 2, "table": table, "move": move, "expected": number})
            await self.link.receive(text)
            update = await self.update()
        return update


@pytest.mark.parametrize(("key", "seats"), TABLES)
async def test_a_game_of_every_ruleset_is_played_to_the_end_and_its_shuffles_verify(key: str, seats: int) -> None:
    async with opened(MemoryStorage()) as device:
        page = Page(device)
        table = await page.begin(key, seats)
        end = await page.play_on(table, await page.follow(table), random.Random(key))
        assert end["position"]["result"]
        assert verify_fair((await page.ask("GET", f"/api/tables/{table}/record"))["record"])


async def test_what_was_acknowledged_is_there_after_the_engine_ended_anywhere() -> None:
    storage, rng = MemoryStorage(), random.Random(1)
    async with opened(storage) as device:
        page = Page(device)
        table = await page.begin("aetherya/fr2/competitive", 2)
        await page.play_on(table, await page.follow(table), rng, most=5)
    known = list(storage.logs[table])
    async with opened(storage) as device:  # Nothing but the storage is left.
        page = Page(device)
        update = await page.follow(table)
        assert storage.logs[table][: len(known)] == known
        end = await page.play_on(table, update, rng)
        assert end["table"]["status"] == "over"
        (line,) = (await page.ask("GET", "/api/people/me/tables"))["tables"]
        assert json.loads(storage.rows[table][0])["line"] == line


async def test_two_tabs_play_one_game_without_losing_or_doubling_anything() -> None:
    storage = MemoryStorage()
    async with opened(storage) as one, opened(storage) as other:
        first, second = Page(one), Page(other)
        table = await first.begin("aetherya/fr2/competitive", 2)
        update = await first.follow(table)
        await first.play_on(table, update, random.Random(1), most=3)
        seen = await second.follow(table)
        end = await second.play_on(table, seen, random.Random(2))
        assert end["table"]["status"] == "over"
        assert verify_fair((await second.ask("GET", f"/api/tables/{table}/record"))["record"])


async def test_several_people_around_one_device_see_what_their_seats_see() -> None:
    async with opened(MemoryStorage()) as device:
        host, guest = Page(device), Page(device, client_of({"who": "guest-2", "name": "Ben", "language": "de"}))
        table = (await host.ask("POST", "/api/tables", {"ruleset": "rivality/fr/duel", "seats": 2}))["id"]
        await host.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
        await guest.ask("POST", f"/api/tables/{table}/sit", {"seat": 2})
        await host.ask("POST", f"/api/tables/{table}/start", {})
        mine = (await host.ask("GET", f"/api/tables/{table}/game"))["position"]["view"]
        theirs = (await guest.ask("GET", f"/api/tables/{table}/game"))["position"]["view"]
        assert mine != theirs


async def test_bad_requests_get_a_sentence_in_the_readers_language() -> None:
    async with opened(MemoryStorage()) as device:
        page = Page(device)
        assert await page.ask("GET", "/api/nowhere") == (404, "address-unknown")
        assert await page.ask("GET", "/api/tables/nobody") == (404, "table-unknown")
        assert await page.ask("POST", "/api/tables", {"ruleset": 4}) == (422, "message")
        assert (await page.ask("POST", "/api/tables", {"ruleset": "x"}))[0] == 422
        answer = await device.ask(client_of({"language": "de"}), "GET", "/api/nowhere", None)
        assert "An dieser Adresse ist nichts." in answer.text


async def test_lessons_and_bots_are_the_servers() -> None:
    async with opened(MemoryStorage()) as device:
        page = Page(device)
        assert (await page.ask("GET", "/api/offers"))["bots"] == list(bot_names())
        lessons = (await page.ask("GET", "/api/lessons"))["lessons"]
        assert (await page.ask("POST", "/api/practice", {"start": lessons[0]["start"], "moves": []}))["lesson"]
