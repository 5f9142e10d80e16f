"""Tables of games that were played elsewhere. Their ids follow from the record and its owner: nothing is doubled."""

import base64
import contextlib
import hashlib
from collections.abc import Callable

from taverne.hosting.rows import MatchRow, Person
from taverne.hosting.storage import Conflict, MatchStore
from taverne.hosting.tables import Tables
from taverne.kernel.errors import TaverneError
from taverne.match.imported import ImportedGame
from taverne.match.state import Occupant, Status

ID_LENGTH = 16


class Importer:
    """Makes tables of imported games. They are never public, and nobody can go on or play again there."""

    def __init__(self, tables: Tables, store: MatchStore, clock: Callable[[], int]) -> None:
        self._tables = tables
        self._store = store
        self._clock = clock

    async def add(self, table: str, owner: Person, game: ImportedGame, seat: int | None) -> None:
        """A table of this game, where the owner sits in a seat or in none; nothing happens if it is there already."""
        if seat is not None and seat > game.played.seats:
            raise TaverneError("error-seat-unknown", found=seat, expected=f"1 … {game.played.seats}")
        now = self._clock()
        people = {} if seat is None else {seat: Occupant(owner.name, owner.id, None)}
        row = MatchRow(
            id=table,
            ruleset=game.played.game.ruleset.key,
            public=False,
            host=owner.id,
            status=Status.OVER.value,
            asked="",
            due_at=None,
            updated_at=now,
        )
        with contextlib.suppress(Conflict):
            await self._tables.create(row, game.secret, lambda cached: cached.match.import_log(game.log(now, people)))


def table_id(owner: Person, text: str) -> str:
    """The id of someone's table of a record, which tells nobody else anything."""
    digest = hashlib.sha256(f"{owner.id}\n{text}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode()[:ID_LENGTH]
