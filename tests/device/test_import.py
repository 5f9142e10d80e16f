"""Records become tables of the device: once each, as far as they go, and never half."""

import json
import random

import pytest

from taverne.device.device import client_of
from tests.device.memory import MemoryStorage
from tests.device.test_device import Page, opened
from tests.match.test_imported import DUEL, TABLES, broken, play, record_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


async def add(page: Page, record: str) -> dict[str, object]:
    table: dict[str, object] = await page.ask("POST", "/api/tables/import", {"record": record})
    return table


async def tables_of(page: Page) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (await page.ask("GET", "/api/people/me/tables"))["tables"]
    return found


@pytest.mark.parametrize(("key", "seats"), TABLES[::3])
async def test_an_imported_game_is_listed_replayed_exported_and_verified(key: str, seats: int) -> None:
    match = play(key, seats)
    record = record_of(match)
    storage = MemoryStorage()
    async with opened(storage) as device:
        page = Page(device, client_of({"name": "Player 1", "language": "en"}))
        table = await add(page, record)
        at = f"/api/tables/{table['id']}"
        assert str(table["id"]).startswith("local-")
        assert (table["status"], table["is_imported"], table["you"]) == ("over", True, 1)
        (line,) = await tables_of(page)
        assert (line["id"], line["is_imported"], line["has_won"]) == (table["id"], True, 1 in match.state.winners)
        assert json.loads(storage.rows[str(table["id"])][0])["line"] == line
        end = (await page.ask("GET", f"{at}/game"))["position"]
        assert end["result"]["lines"] == list(match.seen_by(1).result_lines)
        assert len(end["sheets"]) == len(match.state.game.sheets(match.seen_by(1).view().table))
        update = await page.follow(str(table["id"]))
        numbers = [entry["number"] for entry in update["entries"]]
        assert numbers == list(range(end["number"] + 1))
        for number in random.Random(key).sample(numbers, 5):
            assert (await page.ask("GET", f"{at}/views/{number}"))["number"] == number
        assert (await page.ask("GET", f"{at}/record"))["record"] == record
        assert (await page.ask("GET", f"{at}/fairness"))["is_fair"]
        assert await page.ask("POST", f"{at}/rematch") == (409, "rematch-imported")
    async with opened(storage) as device:  # Nothing but the storage is left.
        assert (await Page(device).ask("GET", f"{at}/record"))["record"] == record


async def test_a_record_that_is_cut_becomes_a_table_to_look_at() -> None:
    record = record_of(play("aetherya", 2))
    cut = record[: record.index("= ") * 3 // 4]
    async with opened(MemoryStorage()) as device:
        page = Page(device, client_of({"name": "Player 1"}))
        table = await add(page, cut)
        at = f"/api/tables/{table['id']}"
        assert (table["status"], table["asked"], table["you"]) == ("stopped", [], 1)
        assert [line["status"] for line in await tables_of(page)] == ["stopped"]
        assert (await page.ask("GET", f"{at}/game"))["position"]["legal"] == []
        assert cut.startswith((await page.ask("GET", f"{at}/record"))["record"].rstrip("\n"))
        move = {"move": "draw", "expected": table["number"]}
        assert await page.ask("POST", f"{at}/moves", move) == (409, "game-over")
        assert await page.ask("GET", f"{at}/preview?move=draw") == (409, "game-over")
        assert await page.ask("POST", f"{at}/rematch") == (409, "rematch-imported")
        whole = await add(page, record)
        assert whole["id"] != table["id"], "a longer record is another one"


async def test_the_same_record_is_imported_once() -> None:
    record = record_of(play(DUEL, 2))
    async with opened(MemoryStorage()) as device:
        page = Page(device)
        first = await add(page, record)
        again = await add(page, record.replace("\n", "\r\n"))
        assert again["id"] == first["id"]
        assert len(await tables_of(page)) == 1
    storage = MemoryStorage()
    async with opened(storage) as one, opened(storage) as other:  # Two tabs at once.
        ids = {(await add(Page(tab), record))["id"] for tab in (one, other)}
        assert len(ids) == 1
        assert len(await tables_of(Page(other))) == 1


async def test_the_record_of_a_game_of_this_device_leads_to_that_game() -> None:
    async with opened(MemoryStorage()) as device:
        page = Page(device)
        table = await page.begin(DUEL, 2)
        await page.play_on(table, await page.follow(table), random.Random(3))
        record = (await page.ask("GET", f"/api/tables/{table}/record"))["record"]
        assert (await add(page, record))["id"] == table
        assert len(await tables_of(page)) == 1
        changed = await add(page, record.replace('[Seat1 "Ada"]', '[Seat1 "Bob"]'))
        assert changed["id"] != table
        assert changed["is_imported"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("no text", "import-none"),
        ("no record", "import-none"),
        ("game", "game-unknown"),
        ("no moves", "import-empty"),
        ("illegal move", "not-asked"),
        ("wrong result", "result-differs"),
        ("secret", "fair-commitment"),
        ("hidden cards", "import-partial"),
        ("many tags", "import-tags"),
    ],
)
async def test_a_bad_record_gets_an_error_and_changes_nothing(change: str, code: str) -> None:
    storage = MemoryStorage()
    async with opened(storage) as device:
        page = Page(device)
        record = broken(record_of(play(DUEL, 2)), change)
        assert await page.ask("POST", "/api/tables/import", {"record": record}) == (422, code)
        assert storage.rows == {}
        assert storage.logs == {}
