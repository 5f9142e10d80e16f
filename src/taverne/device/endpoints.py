"""What the engine in a browser answers: everything about tables, and what needs no server at all."""

from typing import TYPE_CHECKING

from taverne.hosting.endpoint import Call, Endpoint
from taverne.hosting.endpoints import TABLE_ENDPOINTS
from taverne.hosting.importing import table_id
from taverne.hosting.verification import verify_record
from taverne.match.imported import ImportedGame, read_game
from taverne.protocol.records import ImportRecord, Verification, VerifyRecord
from taverne.protocol.tables import Table

if TYPE_CHECKING:
    from taverne.device.device import Device

PREFIX = "local-"
"""How the ids of a device's tables begin."""
ALL = 1_000_000
"""More tables than any device has."""


async def import_record(call: "Call[Device]") -> Table:
    game = read_game(call.body.record)
    text, device = game.text(), call.server
    table = await _find_played(call, game, text)
    if table is None:
        table = PREFIX + table_id(call.me, text)
        await device.importer.add(table, call.me, game, _own_seat(game, call.me.name))
    return await device.service.table(call.me, table)


async def _find_played(call: "Call[Device]", game: ImportedGame, text: str) -> str | None:
    """The table of this device where the game was played, if it was."""
    commitment = game.tags.get("FairCommitment")
    for row, _, opened in await call.server.store.tables_of(call.me.id, ALL):
        is_candidate = row.status == "over" and opened.tags is None and opened.commitment == commitment
        if is_candidate and await call.server.service.record(call.me, row.id) == text:
            return row.id
    return None


def _own_seat(game: ImportedGame, name: str) -> int | None:
    """The seat with the reader's name, if it is the only one."""
    seats = [seat for seat, other in game.names.items() if other == name]
    return seats[0] if len(seats) == 1 else None


DEVICE_ENDPOINTS = (
    *TABLE_ENDPOINTS,
    Endpoint("POST", "/api/tables/import", "Make a table of a record.", import_record, ImportRecord, Table),
    Endpoint("POST", "/api/verify", "Recompute every draw of a record.", verify_record, VerifyRecord, Verification),
)
"""Nobody but the engine in the reader's own browser has these besides the tables' own."""
