"""The matches of a device, kept by the browser (IndexedDB).

Several tabs may use the same storage at once, each with an engine of its own, as several server processes use one
database: nothing is cached here, and the number of an entry is unique.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import asdict
from typing import Any, Protocol

from taverne.hosting.errors import Forbidden
from taverne.hosting.presenters import present_line
from taverne.hosting.rows import Append, ChatLine, MatchRow, SeatRow
from taverne.hosting.storage import Conflict, Listed, StorageFailed, decode_entry
from taverne.match.log import Opened
from taverne.protocol.codec import decode, encode

OWNER = "me"
"""The id of the person whose device it is."""


class Storage(Protocol):
    """What the browser keeps: a text for each match, and texts for its entries."""

    async def find(self, match: str) -> str | None:
        """A match."""
        ...

    async def all(self) -> Sequence[str]:
        """All matches."""
        ...

    async def due(self, now: int) -> Sequence[str]:
        """The matches where something is due by then, the longest overdue first."""
        ...

    async def entries(self, match: str, first: int) -> Sequence[str]:
        """The entries of a match from a number on."""
        ...

    async def append(self, match: str, row: str, due_at: int | None, first: int, entries: Sequence[str]) -> bool:
        """Writes a match with new entries, all or nothing; false, and nothing, if one of their numbers is taken.

        Returns once they are durable.
        """
        ...

    async def claim(self, match: str, row: str, due_at: int, until: int) -> bool:
        """Writes a match if it is still due then; false if it is not."""
        ...


class DeviceStore:
    """Reads and writes matches and appends to their logs."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # Writing

    async def create(self, row: MatchRow, secret: bytes, first: Append) -> None:
        """A new match with its first entries; Conflict if its id is taken."""
        kept = {**asdict(row), "secret": secret.hex(), "created_at": row.updated_at, "seats": []}
        await self._write(kept, first)

    async def append(self, addition: Append) -> None:
        """Returns once the entries are durable; Conflict if their numbers are taken."""
        kept = await self._find(addition.match)
        if kept is None:
            raise StorageFailed(addition.match)  # Another tab deleted it.
        await self._write(kept, addition)

    async def _write(self, kept: dict[str, Any], addition: Append) -> None:
        kept |= {
            "status": addition.status,
            "asked": addition.asked,
            "due_at": addition.due_at,
            "updated_at": addition.at,
        }
        if addition.seats is not None:
            kept["seats"] = [asdict(seat) for seat in addition.seats]
        if addition.first == 0:
            kept["opened"] = addition.entries[0]
        # The home page lists the tables before there is an engine.
        kept["line"] = present_line(*_listed(kept), OWNER)
        text = encode(kept).decode()
        write = self._storage.append(addition.match, text, addition.due_at, addition.first, list(addition.entries))
        if not await _safely(write):
            raise Conflict(addition.match)

    async def claim(self, match: str, due_at: int, until: int) -> bool:
        """Claims a match for this tab until then; false if another tab was faster."""
        kept = await self._find(match)
        if kept is None:
            return False
        text = encode({**kept, "due_at": until}).decode()
        return bool(await _safely(self._storage.claim(match, text, due_at, until)))

    # Reading

    async def find(self, match: str) -> tuple[MatchRow, bytes] | None:
        """A match and the secret of its shuffles."""
        kept = await self._find(match)
        return None if kept is None else (_row(kept), bytes.fromhex(kept["secret"]))

    async def entries_from(self, match: str, number: int) -> list[str]:
        """The entries from a number on."""
        return list(await _safely(self._storage.entries(match, number)))

    async def last_numbers(self, matches: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these matches."""
        counts = {match: len(await self.entries_from(match, 0)) for match in matches}
        return {match: count - 1 for match, count in counts.items() if count}

    async def due(self, now: int, limit: int) -> list[tuple[str, int]]:
        """The matches where something is overdue, and when it was due."""
        found = [decode(text) for text in await _safely(self._storage.due(now))]
        return [(kept["id"], kept["due_at"]) for kept in found[:limit]]

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """The tables where a person sits or that they opened; the latest first."""
        return await self._list(
            lambda row, seats: row.status != "closed" and _is_theirs(row, seats, person),
            lambda kept: kept["updated_at"],
            limit,
        )

    async def unfinished_of(self, person: str) -> list[str]:
        """The matches, not over, where a person sits or that they opened."""
        going_on = ("open", "starting", "playing")
        found = [_listed(kept) for kept in await self._all()]
        return [row.id for row, seats, _ in found if row.status in going_on and _is_theirs(row, seats, person)]

    async def waiting_tables(self, limit: int) -> list[Listed]:
        """Public tables that wait for players, the latest first."""
        return await self._list(
            lambda row, _: row.public and row.status == "open", lambda kept: kept["created_at"], limit
        )

    async def played_tables(self, limit: int) -> list[Listed]:
        """Public tables that are being played, those where something happened last first."""
        going_on = ("starting", "playing")
        return await self._list(
            lambda row, _: row.public and row.status in going_on, lambda kept: kept["updated_at"], limit
        )

    async def count_waiting(self, host: str) -> int:
        """How many public tables of a person wait for players."""
        rows = [_row(kept) for kept in await self._all()]
        return sum(row.public and row.host == host and row.status == "open" for row in rows)

    async def still_waiting(self, matches: Collection[str]) -> set[str]:
        """Those of these matches that still wait for players."""
        return {kept["id"] for kept in await self._all() if kept["id"] in matches and kept["status"] == "open"}

    async def _list(
        self,
        wanted: Callable[[MatchRow, list[SeatRow]], bool],
        latest: Callable[[dict[str, Any]], int],
        limit: int,
    ) -> list[Listed]:
        ordered = sorted(await self._all(), key=latest, reverse=True)
        found = (_listed(kept) for kept in ordered)
        return [one for one in found if wanted(one[0], one[1])][:limit]

    async def _all(self) -> list[dict[str, Any]]:
        return [decode(text) for text in await _safely(self._storage.all())]

    async def _find(self, match: str) -> dict[str, Any] | None:
        text = await _safely(self._storage.find(match))
        return None if text is None else decode(text)

    # People around one device need no chat.

    async def say(self, match: str, person: str, seat: int | None, name: str, text: str, at: int) -> ChatLine:
        """There is no chat on a device."""
        raise Forbidden("error-device-chat")

    async def chat_from(self, match: str, number: int, limit: int, *, upto: int = 2**31 - 1) -> list[ChatLine]:
        """There is no chat on a device."""
        return []

    async def last_lines(self, matches: Sequence[str]) -> dict[str, int]:
        """There is no chat on a device."""
        return {}

    async def mute(self, person: str, muted: str, *, undo: bool) -> None:
        """There is no chat on a device."""
        raise Forbidden("error-device-chat")

    async def muted_by(self, person: str) -> set[str]:
        """There is no chat on a device."""
        return set()

    async def forget(self, person: str) -> list[str]:
        """Nobody on a device has an account to delete."""
        return []


async def _safely(work: Awaitable[Any]) -> Any:
    """What the storage answers; StorageFailed if it cannot, such as when the disk is full."""
    try:
        return await work
    except Exception as error:  # Pyodide's JsException, which exists only there.
        raise StorageFailed(f"{type(error).__name__}: {error}") from error


def _row(kept: dict[str, Any]) -> MatchRow:
    return MatchRow(**{name: kept[name] for name in MatchRow.__dataclass_fields__})


def _listed(kept: dict[str, Any]) -> Listed:
    opened = decode_entry(kept["opened"])
    assert isinstance(opened, Opened)
    return _row(kept), [SeatRow(**seat) for seat in kept["seats"]], opened


def _is_theirs(row: MatchRow, seats: list[SeatRow], person: str) -> bool:
    return row.host == person or any(seat.person == person for seat in seats)
