"""The HTTP interface for games that were played without this server and are stored here afterwards."""

import asyncio
from typing import TYPE_CHECKING

from taverne.hosting.endpoint import Call, Endpoint
from taverne.hosting.errors import Forbidden
from taverne.hosting.importing import table_id
from taverne.match.fair import verify_fair
from taverne.match.imported import ImportedGame, read_finished_game
from taverne.protocol.records import UploadRecord
from taverne.protocol.tables import Table

if TYPE_CHECKING:
    from taverne.server.app import Server


async def upload_record(call: "Call[Server]") -> Table:
    me, server = call.me, call.server
    if not me.has_account:
        raise Forbidden("error-account-only")
    server.upload_limit.take(me.id)
    game, text = await asyncio.to_thread(_read, call.body.record)
    table = table_id(me, text)
    await server.importer.add(table, me, game, call.body.seat)
    return await server.service.table(me, table)


def _read(record: str) -> tuple[ImportedGame, str]:
    """A finished game and its text; BadRecord if it breaks the rules, or its draws are not what its tags lead to."""
    game = read_finished_game(record)
    if game.has_numbers:
        verify_fair(record)
    return game, game.text()


UPLOAD_ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables/upload",
        "Store a finished game that was played elsewhere.",
        upload_record,
        UploadRecord,
        Table,
        errors=(401, 403),
        cost=50,
    ),
)
