"""Matches in the database: their logs, lists of them, what is due, their chat."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, and_, delete, func, insert, or_, select, update

from taverne.hosting.rows import Append, ChatLine, MatchRow, SeatRow
from taverne.hosting.storage import Conflict, Listed, decode_entry
from taverne.match.log import Opened
from taverne.server.storage.database import Database, Taken
from taverne.server.storage.journal import write
from taverne.server.storage.schema import CHAT, ENTRIES, MATCHES, MUTES, SEATS

_COLUMNS = (
    MATCHES.c.id,
    MATCHES.c.ruleset,
    MATCHES.c.public,
    MATCHES.c.host,
    MATCHES.c.status,
    MATCHES.c.asked,
    MATCHES.c.due_at,
    MATCHES.c.updated_at,
)


def _row(found: Any) -> MatchRow:
    return MatchRow(*found)


class MatchStore:
    """Reads and writes matches; their entries are appended by the journal."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, row: MatchRow, secret: bytes, first: Append) -> None:
        """A new match with its first entries; Conflict if its id is taken."""
        new = insert(MATCHES).values(
            id=row.id,
            ruleset=row.ruleset,
            public=row.public,
            host=row.host,
            secret=secret,
            status=row.status,
            asked=row.asked,
            due_at=row.due_at,
            created_at=row.updated_at,
            updated_at=row.updated_at,
        )
        try:
            async with self._database.writing() as connection:
                await connection.execute(new)
                await write(connection, [first])
        except Taken:
            raise Conflict(row.id) from None

    async def find(self, match: str) -> tuple[MatchRow, bytes] | None:
        """A match and the secret of its shuffles."""
        chosen = select(MATCHES.c.secret, *_COLUMNS).where(MATCHES.c.id == match)
        async with self._database.reading() as connection:
            found = (await connection.execute(chosen)).first()
        return None if found is None else (_row(found[1:]), found[0])

    async def entries_from(self, match: str, number: int) -> list[str]:
        """The entries from a number on."""
        chosen = (
            select(ENTRIES.c.data)
            .where(and_(ENTRIES.c.match == match, ENTRIES.c.number >= number))
            .order_by(ENTRIES.c.number)
        )
        async with self._database.reading() as connection:
            return list((await connection.execute(chosen)).scalars())

    async def last_numbers(self, matches: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these matches."""
        if not matches:
            return {}
        chosen = (
            select(ENTRIES.c.match, func.max(ENTRIES.c.number))
            .where(ENTRIES.c.match.in_(matches))
            .group_by(ENTRIES.c.match)
        )
        async with self._database.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(chosen)}

    async def waiting_tables(self, limit: int) -> list[Listed]:
        """Public tables that wait for players, the latest first; nobody moves up by changing seats."""
        return await self._listed(
            select(*_COLUMNS)
            .where(and_(MATCHES.c.status == "open", MATCHES.c.public))
            .order_by(MATCHES.c.created_at.desc())
            .limit(limit)
        )

    async def played_tables(self, limit: int) -> list[Listed]:
        """Public tables that are being played, those where something happened last first."""
        return await self._listed(
            select(*_COLUMNS)
            .where(and_(MATCHES.c.status.in_(("starting", "playing")), MATCHES.c.public))
            .order_by(MATCHES.c.updated_at.desc())
            .limit(limit)
        )

    async def count_waiting(self, host: str) -> int:
        """How many public tables of a person wait for players."""
        chosen = select(func.count()).where(and_(MATCHES.c.host == host, MATCHES.c.status == "open", MATCHES.c.public))
        async with self._database.reading() as connection:
            return await connection.scalar(chosen) or 0

    async def still_waiting(self, matches: Collection[str]) -> set[str]:
        """Those of these matches that still wait for players."""
        chosen = select(MATCHES.c.id).where(and_(MATCHES.c.id.in_(matches), MATCHES.c.status == "open"))
        async with self._database.reading() as connection:
            return set((await connection.execute(chosen)).scalars())

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """The tables where a person sits, or a seat is kept for them, or that they opened; the latest first."""
        theirs = select(SEATS.c.match).where(SEATS.c.person == person)
        return await self._listed(
            select(*_COLUMNS)
            .where(and_(or_(MATCHES.c.id.in_(theirs), MATCHES.c.host == person), MATCHES.c.status != "closed"))
            .order_by(MATCHES.c.updated_at.desc())
            .limit(limit)
        )

    async def _listed(self, chosen: Select[Any]) -> list[Listed]:
        async with self._database.reading() as connection:
            rows = [_row(found) for found in await connection.execute(chosen)]
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            taken = (
                select(SEATS.c.match, SEATS.c.seat, SEATS.c.person, SEATS.c.name, SEATS.c.points, SEATS.c.has_won)
                .where(SEATS.c.match.in_(list(seats)))
                .order_by(SEATS.c.seat)
            )
            for match, *seat in await connection.execute(taken):
                seats[match].append(SeatRow(*seat))
            first = select(ENTRIES.c.match, ENTRIES.c.data).where(
                and_(ENTRIES.c.match.in_(list(seats)), ENTRIES.c.number == 0)
            )
            opened = {match: decode_entry(data) for match, data in await connection.execute(first)}
        return [(row, seats[row.id], settings) for row in rows if isinstance(settings := opened[row.id], Opened)]

    async def unfinished_of(self, person: str) -> list[str]:
        """The matches, not over, where a person sits or that they opened; seats kept for them do not count."""
        theirs = select(SEATS.c.match).where(and_(SEATS.c.person == person, SEATS.c.name != ""))
        chosen = select(MATCHES.c.id).where(
            and_(
                or_(MATCHES.c.id.in_(theirs), MATCHES.c.host == person),
                MATCHES.c.status.in_(("open", "starting", "playing")),
            )
        )
        async with self._database.reading() as connection:
            return list((await connection.execute(chosen)).scalars())

    async def due(self, now: int, limit: int) -> list[tuple[str, int]]:
        """The matches where something is overdue, and when it was due."""
        chosen = (
            select(MATCHES.c.id, MATCHES.c.due_at)
            .where(MATCHES.c.due_at <= now)
            .order_by(MATCHES.c.due_at)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [(match, due_at) for match, due_at in await connection.execute(chosen)]

    async def claim(self, match: str, due_at: int, until: int) -> bool:
        """Claims a match for this process until then; false if another process was faster."""
        claimed = update(MATCHES).where(and_(MATCHES.c.id == match, MATCHES.c.due_at == due_at)).values(due_at=until)
        async with self._database.writing() as connection:
            return (await connection.execute(claimed)).rowcount == 1

    async def say(self, match: str, person: str, seat: int | None, name: str, text: str, at: int) -> ChatLine:
        """Stores a chat line under the table's next number."""
        for _ in range(20):
            try:
                async with self._database.writing() as connection:
                    last = await connection.scalar(select(func.max(CHAT.c.number)).where(CHAT.c.match == match))
                    line = ChatLine(0 if last is None else last + 1, person, seat, name, text, at)
                    await connection.execute(
                        insert(CHAT).values(
                            match=match,
                            number=line.number,
                            person=person,
                            seat=seat,
                            name=name,
                            text=text,
                            at=at,
                        )
                    )
                return line
            except Taken:
                continue
        raise Conflict(match)

    async def chat_from(self, match: str, number: int, limit: int, *, upto: int = 2**31 - 1) -> list[ChatLine]:
        """The last chat lines from a number on, in order; those of deleted people have no author."""
        chosen = (
            select(CHAT.c.number, CHAT.c.person, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
            .where(and_(CHAT.c.match == match, CHAT.c.number.between(number, upto)))
            .order_by(CHAT.c.number.desc())
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [ChatLine(*row) for row in await connection.execute(chosen)][::-1]

    async def last_lines(self, matches: Sequence[str]) -> dict[str, int]:
        """The number of the last chat line of each of these matches."""
        chosen = select(CHAT.c.match, func.max(CHAT.c.number)).where(CHAT.c.match.in_(matches)).group_by(CHAT.c.match)
        async with self._database.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(chosen)}

    async def mute(self, person: str, muted: str, *, undo: bool) -> None:
        """A person mutes another, or unmutes them."""
        async with self._database.writing() as connection:
            await connection.execute(delete(MUTES).where(and_(MUTES.c.person == person, MUTES.c.muted == muted)))
            if not undo:
                await connection.execute(insert(MUTES).values(person=person, muted=muted))

    async def muted_by(self, person: str) -> set[str]:
        """Those whom a person has muted."""
        async with self._database.reading() as connection:
            return set((await connection.execute(select(MUTES.c.muted).where(MUTES.c.person == person))).scalars())

    async def forget(self, person: str) -> list[str]:
        """Removes a person's name and chat from all matches; returns the matches they were in."""
        logged = select(ENTRIES.c.match, ENTRIES.c.number, ENTRIES.c.data).where(
            ENTRIES.c.data.contains(f'"{person}"', autoescape=True)
        )
        async with self._database.reading() as connection:  # Slow, so not in the transaction.
            found = (await connection.execute(logged)).all()
        async with self._database.writing() as connection:
            seated = select(SEATS.c.match).where(SEATS.c.person == person)
            matches = list((await connection.execute(seated)).scalars())
            for match, number, data in found:
                await connection.execute(
                    update(ENTRIES)
                    .where(and_(ENTRIES.c.match == match, ENTRIES.c.number == number))
                    .values(data=_without(data, person))
                )
                matches.append(match)
            await connection.execute(update(SEATS).where(SEATS.c.person == person).values(person=None, name=""))
            # The lines stay, without author and text, so that no number is used twice.
            await connection.execute(update(CHAT).where(CHAT.c.person == person).values(person="", name="", text=""))
            await connection.execute(delete(MUTES).where(MUTES.c.muted == person))
            await connection.execute(update(MATCHES).where(MATCHES.c.host == person).values(host=""))
        return sorted(set(matches))


def _without(data: str, person: str) -> str:
    """An entry that mentions a person, without their id and name."""
    entry = msgspec.json.decode(data)
    if entry.get("person") == person:
        entry["person"] = None
        if "name" in entry:
            entry["name"] = ""
    if "reserved" in entry:
        entry["reserved"] = [None if kept_for == person else kept_for for kept_for in entry["reserved"]]
    return msgspec.json.encode(entry).decode()
