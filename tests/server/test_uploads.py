"""Games played without the server are stored for their players: finished ones, verified, once, and nobody else's."""

import asyncio
import itertools
import re
from pathlib import Path

import httpx
import pytest

from taverne.match.fair import verify_fair
from taverne.server.app import Sources
from taverne.server.settings import Settings
from tests.match.test_imported import DUEL, broken, play, record_of
from tests.server.client import Player, Refusal
from tests.server.services import PATIENCE, Deployment, threaded_server

PASSWORD = "correct horse"  # noqa: S105
NUMBERS = itertools.count(1)


async def account(deployment: Deployment, name: str) -> Player:
    """Someone with an account under a name that no other test has taken."""
    person = Player(deployment.urls, f"{name} {deployment.servers[0].port} {next(NUMBERS)}")
    await person.call("POST", "/api/people/account", {"name": person.name, "password": PASSWORD})
    return person


async def refusal(person: Player, record: str, seat: int | None = 1) -> tuple[str | None, int]:
    with pytest.raises(Refusal) as caught:
        await person.call("POST", "/api/tables/upload", {"record": record, "seat": seat})
    return caught.value.code, caught.value.status


async def tables_of(person: Player) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (await person.call("GET", "/api/people/me/tables"))["tables"]
    return found


def test_an_uploaded_game_is_among_its_players_tables_to_be_replayed(deployment: Deployment) -> None:
    async def run() -> None:
        ann, friend = await account(deployment, "Ann"), await account(deployment, "Friend")
        match = play("aetherya", 3)
        record = record_of(match).replace("Player 3", friend.name)
        table = await ann.call("POST", "/api/tables/upload", {"record": record, "seat": 2})
        at = f"/api/tables/{table['id']}"
        assert (table["status"], table["you"], table["is_imported"], table["public"]) == ("over", 2, True, False)
        assert [seat["name"] for seat in table["seats"]] == ["Player 1", ann.name, friend.name]
        (line,) = await tables_of(ann)
        assert (line["id"], line["is_imported"], line["has_won"]) == (table["id"], True, 2 in match.state.winners)
        assert await tables_of(friend) == [], "a name in a record is nobody's account"
        listed = (await friend.call("GET", "/api/tables"))["tables"]
        assert table["id"] not in [one["id"] for one in listed]
        exported = (await ann.call("GET", f"{at}/record"))["record"]
        assert exported == record.replace("Player 2", ann.name)
        assert (await ann.call("GET", f"{at}/fairness"))["draws"] == verify_fair(record)
        seen = await (await ann.connect()).subscribe(table["id"])
        end = seen.entries[-1]["number"]
        assert (await ann.call("GET", f"{at}/views/{end // 2}"))["number"] == end // 2
        for person in (ann, friend):
            with pytest.raises(Refusal):
                await person.call("POST", f"{at}/rematch")
            with pytest.raises(Refusal):
                await person.call("POST", f"{at}/sit", {"seat": 1})
        for person in (ann, friend):
            await person.close()

    asyncio.run(run())


def test_a_game_that_is_uploaded_again_is_the_same_table(deployment: Deployment) -> None:
    async def run() -> None:
        ann, bob = await account(deployment, "Ann"), await account(deployment, "Bob")
        wanted = {"record": record_of(play(DUEL, 2)), "seat": 1}
        several = [ann.call("POST", "/api/tables/upload", wanted) for _ in range(3)]
        found = await asyncio.gather(*several)
        found.append(await ann.call("POST", "/api/tables/upload", {**wanted, "seat": 2}))
        assert len({table["id"] for table in found}) == 1
        assert found[-1]["you"] == 1
        assert len(await tables_of(ann)) == 1
        other = await bob.call("POST", "/api/tables/upload", {**wanted, "seat": 2})
        assert other["id"] != found[0]["id"], "everyone has a table of their own"
        for person in (ann, bob):
            await person.close()

    asyncio.run(run())


def test_only_whole_and_fair_games_are_stored_and_only_for_accounts(sqlite: Deployment) -> None:
    async def run() -> None:
        record = record_of(play(DUEL, 2))
        guest = await Player(sqlite.urls, "Guest").enter()
        assert await refusal(guest, record) == ("account-only", 403)
        stranger = Player(sqlite.urls, "Nobody")
        assert await refusal(stranger, record) == ("not-signed-in", 401)
        ann = await account(sqlite, "Ann")
        chosen = re.sub(r"(?<=\* deck 2 )(\w+) (\w+)", r"\2 \1", record)
        for bad, code in (
            (chosen, "fair-draw"),
            (broken(record, "secret"), "fair-commitment"),
            (broken(record, "wrong result"), "result-differs"),
            (broken(record, "illegal move"), "not-asked"),
            (broken(record, "hidden cards"), "import-partial"),
            (broken(record, "no record"), "import-none"),
            (record[: record.index("= ")], "line-missing"),
            (record[: record.index("\n1 ") + 1], "import-unfinished"),
            (record.ljust(40_001), "record-long"),
        ):
            assert await refusal(ann, bad) == (code, 422)
        assert await refusal(ann, record, seat=3) == ("seat-unknown", 422)
        assert await refusal(ann, record.ljust(70_000)) == ("too-large", 413)
        assert await tables_of(ann) == []
        for person in (guest, stranger, ann):
            await person.close()

    asyncio.run(run())


def test_a_record_without_numbers_is_stored_as_it_is(sqlite: Deployment) -> None:
    async def run() -> None:
        ann = await account(sqlite, "Ann")
        record = "".join(line for line in record_of(play("drako", 2)).splitlines(True) if not line.startswith("[Fair"))
        table = await ann.call("POST", "/api/tables/upload", {"record": record})
        assert (table["you"], table["secret"], table["commitment"]) == (None, None, "")
        assert (await ann.call("GET", f"/api/tables/{table['id']}/record"))["record"] == record
        with pytest.raises(Refusal) as caught:
            await ann.call("GET", f"/api/tables/{table['id']}/fairness")
        assert caught.value.code == "tag-missing"
        await ann.close()

    asyncio.run(run())


def test_who_deletes_their_account_leaves_no_name_in_what_they_uploaded(deployment: Deployment) -> None:
    async def run() -> None:
        ann = await account(deployment, "Ann")
        record = record_of(play(DUEL, 2)).replace("Player 1", ann.name)
        table = await ann.call("POST", "/api/tables/upload", {"record": record, "seat": 1})
        await ann.call("POST", "/api/people/delete", {"password": PASSWORD})
        left = await ann.call("GET", f"/api/tables/{table['id']}/record")
        assert ann.name not in left["record"]
        assert '[Seat2 "Player 2"]' in left["record"]
        await ann.close()

    asyncio.run(run())


def test_uploads_are_limited(tmp_path: Path) -> None:
    settings = Settings(database_url=str(tmp_path / "t.db"), bot_workers=0, uploads_per_hour=2)
    with (
        threaded_server(settings, Sources(steady=lambda: 0.0)) as url,
        httpx.Client(base_url=url, timeout=PATIENCE) as ann,
    ):
        ann.post("/api/people/account", json={"name": "Ann", "password": PASSWORD})
        bodies = [{"record": record_of(play(DUEL, 2, seed))} for seed in range(3)]
        answers = [ann.post("/api/tables/upload", json=body) for body in bodies]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
