"""What tables need of their storage: a database on a server, the browser's own on a device."""

from collections.abc import Collection, Sequence
from typing import Protocol

from taverne.hosting.rows import Append, ChatLine, MatchRow, SeatRow
from taverne.match.log import Entry, Opened, from_plain, to_plain
from taverne.protocol.codec import decode, encode

Listed = tuple[MatchRow, list[SeatRow], Opened]
"""A match in a list."""


class StorageFailed(Exception):
    """The storage does not do what it should; nothing changed."""


class Conflict(Exception):
    """Another process wrote these entries first."""


class Journal(Protocol):
    """Appends to the logs of matches."""

    async def append(self, addition: Append) -> None:
        """Returns once the entries are durable; Conflict if their numbers are taken."""
        ...


class MatchStore(Protocol):
    """Reads and writes matches."""

    async def create(self, row: MatchRow, secret: bytes, first: Append) -> None:
        """A new match with its first entries; Conflict if its id is taken."""
        ...

    async def find(self, match: str) -> tuple[MatchRow, bytes] | None:
        """A match and the secret of its shuffles."""
        ...

    async def entries_from(self, match: str, number: int) -> list[str]:
        """The entries from a number on."""
        ...

    async def last_numbers(self, matches: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these matches."""
        ...

    async def waiting_tables(self, limit: int) -> list[Listed]:
        """Public tables that wait for players, the latest first; nobody moves up by changing seats."""
        ...

    async def played_tables(self, limit: int) -> list[Listed]:
        """Public tables that are being played, those where something happened last first."""
        ...

    async def count_waiting(self, host: str) -> int:
        """How many public tables of a person wait for players."""
        ...

    async def still_waiting(self, matches: Collection[str]) -> set[str]:
        """Those of these matches that still wait for players."""
        ...

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """The tables where a person sits, or a seat is kept for them, or that they opened; the latest first."""
        ...

    async def unfinished_of(self, person: str) -> list[str]:
        """The matches, not over, where a person sits or that they opened; seats kept for them do not count."""
        ...

    async def due(self, now: int, limit: int) -> list[tuple[str, int]]:
        """The matches where something is overdue, and when it was due."""
        ...

    async def claim(self, match: str, due_at: int, until: int) -> bool:
        """Claims a match for this process until then; false if another process was faster."""
        ...

    async def say(self, match: str, person: str, seat: int | None, name: str, text: str, at: int) -> ChatLine:
        """Stores a chat line under the table's next number."""
        ...

    async def chat_from(self, match: str, number: int, limit: int, *, upto: int = 2**31 - 1) -> list[ChatLine]:
        """The last chat lines from a number on, in order; those of deleted people have no author."""
        ...

    async def last_lines(self, matches: Sequence[str]) -> dict[str, int]:
        """The number of the last chat line of each of these matches."""
        ...

    async def mute(self, person: str, muted: str, *, undo: bool) -> None:
        """A person mutes another, or unmutes them."""
        ...

    async def muted_by(self, person: str) -> set[str]:
        """Those whom a person has muted."""
        ...

    async def forget(self, person: str) -> list[str]:
        """Removes a person's name and chat from all matches; returns the matches they were in."""
        ...


def encode_entry(entry: Entry) -> str:
    """A log entry as it is stored."""
    return encode(to_plain(entry)).decode()


def decode_entry(data: str) -> Entry:
    """The log entry of stored data."""
    return from_plain(decode(data))
