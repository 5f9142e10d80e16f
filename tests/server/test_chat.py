"""Chat lines that a person cannot see are looked at once, not again with every poll."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from taverne.hosting.connection import Connection
from taverne.hosting.rows import Person
from taverne.protocol.commands import MuteAuthor, SendChat
from taverne.protocol.tables import NewTable
from taverne.server.app import Server
from taverne.server.settings import Settings


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Server]:
    server = Server(Settings(database_url=str(folder / "t.db"), bot_workers=0))
    await server.open()
    try:
        yield server
    finally:
        await server.close()


@pytest.mark.parametrize("is_deleted", [False, True], ids=["muted", "deleted"])
def test_a_line_one_cannot_see_is_fetched_once(
    is_deleted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened(tmp_path) as server:
            ann, _ = await server.people.add_guest("Ann")
            bob, _ = await server.people.add_guest("Bob")
            table = (await server.service.create(ann, NewTable(ruleset="aetherya"), "127.0.0.1")).id
            await server.service.do(ann, table, SendChat(text="hello"))
            if is_deleted:
                await server.store.forget(ann.id)
            else:
                await server.service.do(bob, table, MuteAuthor(line=0))
            fetched, sent = await poll(server, bob, table)
            assert fetched == 1
            assert not any('"type":"said"' in text for text in sent)

    async def poll(server: Server, person: Person, table: str) -> tuple[int, list[str]]:
        fetched = 0
        chat_from = server.store.chat_from

        async def counted(*arguments: Any, **more: Any) -> Any:
            nonlocal fetched
            fetched += 1
            return await chat_from(*arguments, **more)

        monkeypatch.setattr(server.store, "chat_from", counted)
        sent: list[str] = []

        async def send(text: str) -> None:
            sent.append(text)

        connection = Connection(server.hub, person, "", send)
        server.hub.follow(connection, table, -1, -1)
        for _ in range(3):
            await connection.send_marked()
            await server.hub.poll()
        assert not connection.following[table].has_chat, "there is nothing more to send"
        server.hub.remove(connection)
        return fetched, sent

    asyncio.run(run())
