"""What people do and see at tables, whichever way they ask for it: HTTP or the websocket."""

import asyncio
from collections.abc import Callable, Sequence

from taverne.hosting.bots import BotFailed, Bots
from taverne.hosting.chat import Chat
from taverne.hosting.commands import leave_table, own_seat, perform, seat_bot
from taverne.hosting.errors import TooMuch
from taverne.hosting.presenters import (
    parse_clock,
    present_entry,
    present_hint,
    present_line,
    present_position,
    present_preview,
    present_table,
    present_view,
)
from taverne.hosting.public_tables import PublicTables
from taverne.hosting.rows import MatchRow, Person, SeatRow
from taverne.hosting.storage import MatchStore
from taverne.hosting.tables import CachedMatch, Tables, storing
from taverne.kernel.errors import BadRecord
from taverne.match.fair import read_fair_tags, verify_fair
from taverne.match.log import Entry, Opened
from taverne.match.state import Occupant, Refused, Status
from taverne.protocol.commands import Command, MuteAuthor, PlayMove, SendChat, TakeSeat
from taverne.protocol.play import Events, Fairness, Game, Hint, Legal, Preview, View
from taverne.protocol.tables import NewTable, Table, TableList
from taverne.record.snapshot import format_view
from taverne.registry import find_game

LISTED = 100
"""The most tables in a list."""
WATCHED = 50
"""The most tables that are being played in the list of public ones."""
PAGE = 100
"""The most entries in an answer."""


class TableService:
    """Carries out what a person asks for at a table."""

    def __init__(
        self,
        tables: Tables,
        store: MatchStore,
        chat: Chat,
        clock: Callable[[], int],
        bots: Bots,
        *,
        new_id: Callable[[], str],
        new_secret: Callable[[], bytes],
        tables_per_person: int,
        public_tables: PublicTables,
        substitute: str,
        are_alike: Callable[[str, str], bool],
        on_move: Callable[[], None] = lambda: None,
    ) -> None:
        self._tables = tables
        self._store = store
        self._chat = chat
        self._clock = clock
        self._bots = bots
        self._new_id = new_id
        self._new_secret = new_secret
        self._tables_per_person = tables_per_person
        self._public_tables = public_tables
        self._substitute = substitute
        self._are_alike = are_alike
        """Whether two names can be mistaken for each other."""
        self._on_move = on_move
        self._opening = asyncio.Lock()
        self._hinted: set[str] = set()
        """Those who wait for a hint; each may wait for one at a time."""

    async def do(self, person: Person, table: str, command: Command) -> int:
        """Carries out a command; the table's last entry, or -1 if its log did not change."""
        match command:
            case SendChat(text=text):
                await self._chat.say(person, table, text)
                return -1
            case MuteAuthor(line=line, undo=undo):
                await self._chat.mute(person, table, line, undo=undo)
                return -1
        number = await self._tables.change(
            table, lambda cached: perform(command, cached, person, self._clock(), self._substitute, self._are_alike)
        )
        if isinstance(command, PlayMove):
            self._on_move()
        return number

    # Tables

    async def create(self, person: Person, asked: NewTable, address: str) -> Table:
        """Opens a table for someone at a network address."""
        game = find_game(asked.ruleset)
        seats = asked.seats or game.seats[0]
        settings = Opened(game.ruleset.key, seats, parse_clock(asked.clock), asked.confirms, "")
        return await self._open(person, settings, address, public=asked.public)

    async def _open(
        self,
        person: Person,
        settings: Opened,
        address: str,
        *,
        public: bool,
        bots: Sequence[tuple[int, Occupant]] = (),
        takes: int | None = None,
    ) -> Table:
        row = MatchRow(
            id=self._new_id(),
            ruleset=settings.ruleset,
            public=public,
            host=person.id,
            status=Status.OPEN.value,
            asked="",
            due_at=None,
            updated_at=self._clock(),
        )

        def act(cached: CachedMatch) -> list[Entry]:
            entries = cached.match.open(settings)
            for seat, occupant in bots:
                entries += seat_bot(cached, seat, occupant.bot or "", occupant.name)
            if takes is not None:
                entries += cached.match.sit(takes, Occupant(person.name, person.id, None))
            return entries

        async with self._opening:  # Opening many tables at the same moment does not get around the limit.
            if len(await storing(self._store.unfinished_of(person.id))) >= self._tables_per_person:
                raise TooMuch("error-too-many-tables", expected=self._tables_per_person)
            if public:
                await storing(self._public_tables.check(person.id, address))
            await self._tables.create(row, self._new_secret(), act)
            if public:
                self._public_tables.add(row.id, address)
        return await self.table(person, row.id)

    async def rematch(self, person: Person, table: str, address: str) -> Table:
        """A seat at a new table for the same players, seats rotated, or at the one that somebody has already opened.

        It is never listed: its seats are kept for those who played. They find it among their own tables.
        """
        async with self._tables.reading(table) as cached:
            state = cached.match.state
            if person.id not in state.absent.values():
                own_seat(cached.match, person)
            places = cached.match.rematch()
            settings, successor = state.settings, state.successor
        if successor is not None:
            return await self._join(person, successor)
        reserved = tuple(occupant.person for _, occupant in sorted(places))
        opened = Opened(settings.ruleset, settings.seats, settings.clock, settings.confirms, "", reserved)
        bots = [(seat, occupant) for seat, occupant in places if occupant.bot is not None]
        takes = next(seat for seat, occupant in places if occupant.person == person.id)
        new = await self._open(person, opened, address, public=False, bots=bots, takes=takes)
        try:
            await self._tables.change(table, lambda cached: cached.match.succeed(new.id))
        except Refused:  # Somebody else was faster.
            await self._tables.change(new.id, lambda cached: cached.match.close(self._clock()))
            return await self.rematch(person, table, address)
        return await self.table(person, new.id)

    async def _join(self, person: Person, table: str) -> Table:
        """Takes the seat that a rematch keeps for a person, if it can still be taken."""
        found = await self.table(person, table)
        if found.status != "open" or found.you is not None or found.is_removed:
            return found
        await self.do(person, table, TakeSeat())
        return await self.table(person, table)

    async def table(self, person: Person | None, table: str) -> Table:
        """A table as a person sees it."""
        async with self._tables.reading(table) as cached:
            return present_table(cached.row, cached.seen_by(person), _id(person))

    async def open_tables(self, person: Person | None) -> TableList:
        """Public tables: first those that wait for players, then those that are being played."""
        waiting = await storing(self._store.waiting_tables(LISTED))
        return _present_list(waiting + await storing(self._store.played_tables(WATCHED)), person)

    async def tables_of(self, person: Person) -> TableList:
        """A person's tables."""
        return _present_list(await storing(self._store.tables_of(person.id, LISTED)), person)

    async def leave_all(self, person: Person) -> None:
        """A person leaves every seat: bots play on where the game has begun."""
        for table in await storing(self._store.unfinished_of(person.id)):
            await self._tables.change(table, lambda cached: self._depart_from(cached, person))

    async def depart(self, person: Person) -> list[str]:
        """A person goes for good: bots play on and their name is removed; returns the tables where it was."""
        await self.leave_all(person)
        changed = await storing(self._store.forget(person.id))
        for table in changed:
            await self._tables.forget(table)
        return changed

    def _depart_from(self, cached: CachedMatch, person: Person) -> list[Entry]:
        seat = cached.match.state.seat_of(person.id)
        host = person.id if cached.row.host == person.id else None
        return leave_table(cached.match, seat, self._clock(), self._substitute, host=host)

    # Games

    async def game(self, person: Person | None, table: str) -> Game:
        """A table and its position."""
        async with self._tables.reading(table) as cached:
            seen = cached.seen_by(person)
            return Game(table=present_table(cached.row, seen, _id(person)), position=present_position(seen))

    async def legal(self, person: Person | None, table: str) -> Legal:
        """One's legal moves."""
        async with self._tables.reading(table) as cached:
            position = present_position(cached.seen_by(person))
            if position is None:
                raise Refused("error-not-started")
            return Legal(number=position.number, legal=position.legal)

    async def events(self, person: Person | None, table: str, since: int) -> Events:
        """The first entries after one."""
        async with self._tables.reading(table) as cached:
            seen = cached.seen_by(person)
            entries = [present_entry(seen.game, one) for one in seen.entries_since(since, PAGE)]
            return Events(after=since, entries=entries, more=bool(entries) and entries[-1].number < seen.number)

    async def view_at(self, person: Person | None, table: str, number: int) -> View:
        """The table as it was seen after an entry."""
        async with self._tables.reading(table) as cached:
            return present_view(cached.seen_by(person), number)

    async def preview(self, person: Person | None, table: str, move: str) -> Preview:
        """What a move would lead to."""
        async with self._tables.reading(table) as cached:
            return present_preview(cached.seen_by(person), move)

    async def hint(self, person: Person, table: str) -> Hint:
        """What the strongest bot would do in one's place, and why; only for someone who plays with nobody but bots."""
        async with self._tables.reading(table) as cached:
            seat = own_seat(cached.match, person)
            seen = cached.seen_by(person)
            if not seen.is_alone:
                raise Refused("error-hint-people")
            if not seen.is_asked:
                raise Refused("error-hint-asked")
            if person.id in self._hinted:
                raise Refused("error-hint-wait")
            seats = seen.settings.seats
            snapshot = format_view(seen.game, seats, seen.view())
        self._hinted.add(person.id)
        try:
            advice = await self._bots.advise(snapshot, seat, seen.game.sides(seats)[seat - 1])
            return present_hint(seen, advice)
        except BotFailed:
            raise Refused("error-hint-none") from None
        finally:
            self._hinted.discard(person.id)

    async def record(self, person: Person | None, table: str) -> str:
        """The game in the notation: in full once it is over."""
        async with self._tables.reading(table) as cached:
            seen = cached.seen_by(person)
            return seen.record(full=seen.status.has_ended)

    async def fairness(self, table: str) -> Fairness:
        """Recomputes the draws of a finished game."""
        async with self._tables.reading(table) as cached:
            record = cached.seen_by(None).record(full=True)
        numbers = read_fair_tags(record)
        try:
            draws, is_fair = await asyncio.to_thread(verify_fair, record), True
        except BadRecord:
            draws, is_fair = 0, False
        return Fairness(
            is_fair=is_fair,
            draws=draws,
            secret=numbers.secret.hex(),
            nonces=[nonce.hex() for nonce in numbers.nonces],
            restarts=numbers.restarts,
        )


def _id(person: Person | None) -> str | None:
    return None if person is None else person.id


def _present_list(rows: list[tuple[MatchRow, list[SeatRow], Opened]], person: Person | None) -> TableList:
    return TableList(tables=[present_line(row, seats, settings, _id(person)) for row, seats, settings in rows])
