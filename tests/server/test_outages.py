"""When nothing can be stored: people are told so in time, operators too, and afterwards everything goes on."""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from taverne.server.app import Sources
from taverne.server.settings import Settings
from taverne.server.storage.check import EVERY, StorageCheck
from taverne.server.storage.database import Database
from tests.server.client import Player, Refusal
from tests.server.services import PATIENCE, Deployment, TaverneServer, serve_sqlite, threaded_server, wait_until

ENOUGH = 90
"""Seconds within which everyone has to be answered, even on a busy machine; each had waited half a minute before."""


@contextmanager
def full_disk(server: TaverneServer) -> Iterator[None]:
    """Lets a running server write to no file any more."""
    assert server.process is not None
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))


@asynccontextmanager
async def locked_file(path: str) -> AsyncIterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


@asynccontextmanager
async def locked_tables(url: str) -> AsyncIterator[None]:
    other = await asyncpg.connect(url)
    await other.execute("BEGIN; LOCK TABLE entries, matches IN ACCESS EXCLUSIVE MODE")
    try:
        yield
    finally:
        await other.close()


def health(url: str) -> int:
    return httpx.get(url + "/health", timeout=PATIENCE).status_code


def test_health_is_not_ok_when_nothing_can_be_stored() -> None:
    with serve_sqlite() as deployment:
        url = deployment.urls[0]
        assert health(url) == 200
        with full_disk(deployment.servers[0]):
            wait_until(lambda: health(url) == 503, "the full disk to be noticed")
        wait_until(lambda: health(url) == 200, "the room to be noticed")


def test_however_many_ask_for_health_the_storage_is_asked_now_and_then(tmp_path: Path) -> None:
    async def run() -> None:
        database, now, probes = Database(str(tmp_path / "t.db")), 100.0, 0
        await database.open()
        probe = database.probe

        async def count() -> None:
            nonlocal probes
            probes += 1
            await probe()

        database.probe = count  # type: ignore[method-assign]
        check = StorageCheck(database, lambda: now)
        assert all(await asyncio.gather(*(check.passes() for _ in range(50))))
        assert await check.passes()
        assert probes == 1
        now += EVERY
        assert await check.passes()
        assert probes == 2
        await check.close()
        await database.close()

    asyncio.run(run())


async def ask_while_locked(url: str, lock: AbstractAsyncContextManager[None]) -> None:
    ann = await Player([url], "Ann").enter()
    table = await ann.create("aetherya", 2)
    await ann.sit(table, 1)
    async with lock:
        leaving = [ann.call("POST", f"/api/tables/{table}/leave", {}) for _ in range(4)]
        looking = [ann.call("GET", f"/api/tables/{table}/game") for _ in range(4)]
        async with asyncio.timeout(ENOUGH):
            left, *others = await asyncio.gather(*leaving, *looking, return_exceptions=True)
        assert isinstance(left, Refusal)
        refusals = [answer for answer in (left, *others) if not isinstance(answer, dict)]
        assert [getattr(refusal, "code", refusal) for refusal in refusals] == ["storage"] * len(refusals)
    assert (await ann.call("GET", f"/api/tables/{table}/game"))["table"]["seats"][0]["name"] == "Ann"
    await ann.close()


def settings_for(database: str) -> Settings:
    return Settings(database_url=database, bot_workers=0, storage_seconds=1)


def test_with_a_locked_file_everyone_is_told_in_time(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = str(tmp_path / "taverne.db")
    with threaded_server(settings_for(path), Sources()) as url:
        asyncio.run(ask_while_locked(url, locked_file(path)))
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_with_locked_tables_everyone_is_told_in_time(postgres: Deployment, caplog: pytest.LogCaptureFixture) -> None:
    database = postgres.servers[0].environment["TAVERNE_DATABASE_URL"]
    with threaded_server(settings_for(database), Sources()) as url:
        asyncio.run(ask_while_locked(url, locked_tables(database)))
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
