"""What people do at tables, whichever way they ask for it: by HTTP or by the websocket."""

import asyncio
from collections.abc import Callable, Sequence

from taverne.bots.bot import LEVELS, UnknownBot, bot_names
from taverne.kernel.errors import BadRecord, TaverneError
from taverne.match.chronicle import Occupant, Refused
from taverne.match.fair import verify_fair
from taverne.match.log import Entry, Opened
from taverne.match.match import Match
from taverne.protocol.play import Events, Fairness, Game, Hint, Legal, Position, Preview, View
from taverne.protocol.tables import Leave, Muted, MutedLine, NewTable, Sit, Table, TableList
from taverne.record.snapshot import format_view
from taverne.registry import find_game
from taverne.server.bots import BotFailed, BotWorkers
from taverne.server.describing import (
    describe_entries,
    describe_line,
    describe_position,
    describe_preview,
    describe_table,
    describe_view,
    is_alone,
    parse_clock,
    seat_of,
)
from taverne.server.errors import Forbidden, TooMuch
from taverne.server.storage.journal import SeatRow
from taverne.server.storage.matches import ChatLine, MatchRow, MatchStore
from taverne.server.storage.people import Person
from taverne.server.tables import Held, Tables, storing

LISTED = 100
CHAT_KEPT = 200
"""How many chat lines someone who comes late is shown."""


class Desk:
    """Carries out what a person asks for at a table."""

    def __init__(
        self,
        tables: Tables,
        store: MatchStore,
        clock: Callable[[], int],
        bots: BotWorkers,
        *,
        new_id: Callable[[], str],
        new_secret: Callable[[], bytes],
        tables_per_person: int,
        substitute: str,
    ) -> None:
        self._tables = tables
        self._store = store
        self._clock = clock
        self._bots = bots
        self._hinted: set[str] = set()
        """Who waits for a hint: one at a time."""
        self._new_id = new_id
        self._new_secret = new_secret
        self._tables_per_person = tables_per_person
        self._substitute = substitute
        self._opening = asyncio.Lock()

    # Tables

    async def create(self, person: Person, asked: NewTable) -> Table:
        """Opens a table."""
        game = find_game(asked.ruleset)
        seats = asked.seats or game.seats[0]
        game.setup(seats)
        settings = Opened(game.ruleset.key, seats, parse_clock(asked.clock), asked.confirms, "")
        return await self._open(person, settings, public=asked.public)

    async def _open(
        self, person: Person, settings: Opened, *, public: bool, bots: Sequence[tuple[int, str]] = ()
    ) -> Table:
        now = self._clock()
        row = MatchRow(
            id=self._new_id(),
            ruleset=settings.ruleset,
            public=public,
            host=person.id,
            secret=self._new_secret(),
            status="open",
            asked="",
            due_at=None,
            updated_at=now,
        )

        def act(match: Match) -> list[Entry]:
            entries = match.open(settings)
            for seat, bot in bots:
                entries += _seat_bot(match, seat, bot)
            return entries

        async with self._opening:  # Nobody opens too many by opening them all at once.
            if len(await storing(self._store.unfinished_of(person.id))) >= self._tables_per_person:
                raise TooMuch("error-too-many-tables", expected=self._tables_per_person)
            await self._tables.create(row, act)
        return await self.table(person, row.id)

    async def table(self, person: Person | None, table: str) -> Table:
        """A table as a person sees it."""
        async with self._tables.reading(table) as held:
            return describe_table(held.row, held.match, _id(person))

    async def open_tables(self, person: Person | None) -> TableList:
        """Public tables."""
        return await self._list(await storing(self._store.open_tables(LISTED)), person)

    async def tables_of(self, person: Person) -> TableList:
        """A person's tables."""
        return await self._list(await storing(self._store.tables_of(person.id, LISTED)), person)

    async def _list(self, rows: list[tuple[MatchRow, list[SeatRow], Opened]], person: Person | None) -> TableList:
        return TableList(tables=[describe_line(row, seats, settings, _id(person)) for row, seats, settings in rows])

    async def sit(self, person: Person, table: str, asked: Sit) -> int:
        """Takes a seat, or another one, or one's own again from a bot, or puts a bot there."""
        host = await self._host(table)
        if asked.bot is not None and host != person.id:
            raise Forbidden("error-host-only")
        if asked.bot is not None and asked.bot not in bot_names():
            raise UnknownBot("error-bot-unknown", found=asked.bot, expected=", ".join(bot_names()))

        def act(match: Match) -> list[Entry]:
            left = next((seat for seat, absent in match.absent.items() if absent == person.id), None)
            if left is not None and asked.bot is None and asked.seat in (0, left):
                return match.come_back(left, person.id, self._clock())
            seat = asked.seat or _first_free(match, None if asked.bot else person.id)
            if asked.bot is not None:
                return _seat_bot(match, seat, asked.bot)
            here = seat_of(match, person.id)
            entries = [] if here is None or match.called_at is not None else match.leave(here, self._clock())
            return entries + match.sit(seat, Occupant(person.name, person.id, None, asked.commitment))

        return await self._tables.command(table, act)

    async def leave(self, person: Person, table: str, asked: Leave) -> int:
        """Leaves one's seat, or frees a bot's."""
        host = await self._host(table)

        def act(match: Match) -> list[Entry]:
            seat = asked.seat or _seat(match, person)
            occupant = match.occupants.get(seat)
            if occupant is None:
                raise Refused("error-seat-free", found=seat)
            if occupant.person != person.id and not (
                occupant.bot is not None and host == person.id and not match.is_started
            ):
                raise Forbidden("error-not-your-seat", found=seat)
            return self._get_up(match, seat, is_host=host == person.id == occupant.person)

        return await self._tables.command(table, act)

    def _get_up(self, match: Match, seat: int | None, *, is_host: bool) -> list[Entry]:
        """A seat is left; a table whose host goes and where no person sits is given up."""
        entries = [] if seat is None else match.leave(seat, self._clock(), self._substitute)
        is_open = not match.is_started and match.called_at is None and not match.is_closed
        if is_host and is_open and not any(other.person for other in match.occupants.values()):
            entries += match.close(self._clock())
        return entries

    async def start(self, person: Person, table: str, nonce: str | None) -> int:
        """Fixes the seats and shows one's own nonce."""

        def act(match: Match) -> list[Entry]:
            seat = seat_of(match, person.id)
            if seat is None:
                raise Forbidden("error-not-seated")
            # Who starts a table that is starting already shows the nonce all the same.
            entries = [] if seat in match.awaited() else match.start(self._clock())
            if nonce is not None and seat in match.awaited():
                entries += match.reveal(seat, bytes.fromhex(nonce), self._clock())
            return entries

        return await self._tables.command(table, act)

    async def reveal(self, person: Person, table: str, nonce: str) -> int:
        """Shows one's nonce."""
        return await self._do(
            person, table, lambda match, seat: match.reveal(seat, bytes.fromhex(nonce), self._clock())
        )

    async def rematch(self, person: Person, table: str) -> Table:
        """The same players at a new table, seats rotated: the one that was opened first, if there is one."""
        async with self._tables.reading(table) as held:
            if person.id not in held.match.absent.values():
                _seat(held.match, person)
            places = held.match.rematch()
            settings, successor, public = held.match.settings, held.match.successor, held.row.public
        if successor is not None:
            return await self.table(person, successor)
        kept = tuple(occupant.person for _, occupant in sorted(places))
        opened = Opened(settings.ruleset, settings.seats, settings.clock, settings.confirms, "", kept)
        bots = [(seat, occupant.bot) for seat, occupant in places if occupant.bot is not None]
        new = await self._open(person, opened, public=public, bots=bots)
        try:
            await self._tables.command(table, lambda match: match.succeed(new.id))
        except Refused:  # Someone was quicker.
            await self._tables.command(new.id, lambda match: match.close(self._clock()))
            return await self.rematch(person, table)
        return await self.table(person, new.id)

    # Games

    async def game(self, person: Person | None, table: str) -> Game:
        """A table and its position."""
        async with self._tables.reading(table) as held:
            return Game(
                table=describe_table(held.row, held.match, _id(person)),
                position=describe_position(held.match, seat_of(held.match, _id(person))),
            )

    async def legal(self, person: Person | None, table: str) -> Legal:
        """One's legal moves."""
        async with self._tables.reading(table) as held:
            position = _position(held, person)
            return Legal(number=position.number, legal=position.legal)

    async def events(self, person: Person | None, table: str, since: int) -> Events:
        """The entries after one."""
        async with self._tables.reading(table) as held:
            seat = seat_of(held.match, _id(person))
            return Events(after=since, entries=describe_entries(held.match, since, seat))

    async def view_at(self, person: Person | None, table: str, number: int) -> View:
        """The table as it was seen after an entry."""
        async with self._tables.reading(table) as held:
            return describe_view(held.match, number, seat_of(held.match, _id(person)))

    async def preview(self, person: Person | None, table: str, move: str) -> Preview:
        """What a move would lead to."""
        async with self._tables.reading(table) as held:
            return describe_preview(held.match, seat_of(held.match, _id(person)), move)

    async def hint(self, person: Person, table: str) -> Hint:
        """What the strongest bot would do in one's place; only where nobody else plays but bots."""
        async with self._tables.reading(table) as held:
            match = held.match
            seat = _seat(match, person)
            if not is_alone(match, seat):
                raise Refused("error-hint-people")
            if match.unconfirmed is not None or seat not in match.asked():
                raise Refused("error-hint-asked")
            if self._bots.is_rehearsing or person.id in self._hinted:
                raise Refused("error-hint-wait")
            number = len(match.log) - 1
            snapshot = format_view(match.game, match.settings.seats, match.view(seat))
        self._hinted.add(person.id)
        try:
            return Hint(number=number, move=await self._bots.choose(LEVELS[-1], snapshot, seat))
        except BotFailed:
            raise Refused("error-hint-none") from None
        finally:
            self._hinted.discard(person.id)

    async def record(self, person: Person | None, table: str) -> str:
        """The game in the notation: in full once it is over."""
        async with self._tables.reading(table) as held:
            if not held.match.is_started:
                raise Refused("error-not-started")
            if held.match.is_over:
                return held.match.record(full=True)
            return held.match.record(seat_of(held.match, _id(person)))

    async def fairness(self, table: str) -> Fairness:
        """Recomputes the draws of a finished game."""
        async with self._tables.reading(table) as held:
            if not held.match.is_over:
                raise Refused("error-record-running")
            record = held.match.record(full=True)
        try:
            return Fairness(is_fair=True, draws=await asyncio.to_thread(verify_fair, record))
        except BadRecord:
            return Fairness(is_fair=False, draws=0)

    async def move(self, person: Person, table: str, move: str, expected: int) -> int:
        """Decides."""
        return await self._do(person, table, lambda match, seat: match.play(seat, move, self._clock(), expected))

    async def confirm(self, person: Person, table: str) -> int:
        """Confirms one's turn."""
        return await self._do(person, table, lambda match, seat: match.confirm(seat, self._clock()))

    async def undo(self, person: Person, table: str) -> int:
        """Takes one's last decision back."""
        return await self._do(person, table, lambda match, seat: match.undo(seat, self._clock()))

    async def resign(self, person: Person, table: str) -> int:
        """Gives the game up."""
        return await self._do(person, table, lambda match, seat: match.resign(seat, self._clock(), self._substitute))

    async def _do(self, person: Person, table: str, act: Callable[[Match, int], list[Entry]]) -> int:
        return await self._tables.command(table, lambda match: act(match, _seat(match, person)))

    # Chat

    async def say(self, person: Person, table: str, text: str) -> None:
        """Says something at a table."""
        cleaned = clean_text(text)
        async with self._tables.at_hand(table) as held:
            seat = seat_of(held.match, person.id)
        await storing(self._store.say(table, person.id, seat, person.name, cleaned, self._clock()))

    async def chat(self, person: Person | None, table: str, since: int) -> list[ChatLine]:
        """What was said after a line by those the person hears."""
        lines = await storing(self._store.chat_from(table, since + 1, CHAT_KEPT))
        muted = await storing(self._store.muted_by(person.id)) if person is not None and lines else set()
        return [line for line in lines if line.person not in muted]

    async def mute(self, person: Person, table: str, number: int, *, heard: bool) -> None:
        """Hears the one who said a line no more, or again."""
        line = await storing(self._store.chat_line(table, number))
        if line is None:
            raise Refused("error-chat-line", found=number)
        await storing(self._store.mute(person.id, line.person, heard=heard))

    async def muted(self, person: Person, table: str) -> Muted:
        """Whom of those who spoke at a table a person does not hear, each by their last line."""
        await self._host(table)  # There is such a table.
        lines = await storing(self._store.chat_from(table, 0, CHAT_KEPT))
        muted = await storing(self._store.muted_by(person.id))
        last = {line.person: line for line in lines if line.person in muted}
        return Muted(lines=[MutedLine(line=line.number, name=line.name) for line in last.values()])

    # People

    async def depart(self, person: Person) -> list[str]:
        """A person goes for good: bots play on, their name is taken out; the tables where it was."""
        for table in await storing(self._store.unfinished_of(person.id)):
            await self._depart_from(table, person.id)
        changed = await storing(self._store.forget(person.id))
        for table in changed:
            await self._tables.forget(table)
        return changed

    async def _depart_from(self, table: str, person: str) -> None:
        is_host = await self._host(table) == person
        await self._tables.command(table, lambda match: self._get_up(match, seat_of(match, person), is_host=is_host))

    async def _host(self, table: str) -> str:
        async with self._tables.at_hand(table) as held:
            return held.row.host


def clean_text(text: str) -> str:
    """A chat line: one line of signs that can be seen."""
    cleaned = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not cleaned:
        raise TaverneError("error-chat-empty")
    return cleaned


def _id(person: Person | None) -> str | None:
    return None if person is None else person.id


def _seat(match: Match, person: Person) -> int:
    seat = seat_of(match, person.id)
    if seat is None:
        raise Forbidden("error-not-seated")
    return seat


def _seat_bot(match: Match, seat: int, bot: str) -> list[Entry]:
    return match.sit(seat, Occupant(bot, None, bot))


def _first_free(match: Match, person: str | None) -> int:
    """The first free seat, one kept for the person before others."""
    kept = match.settings.reserved or (None,) * match.settings.seats
    free = [seat for seat in range(1, match.settings.seats + 1) if seat not in match.occupants]
    for seat in free:
        if person is not None and kept[seat - 1] == person:
            return seat
    for seat in free:
        if kept[seat - 1] is None or person is None:
            return seat
    raise Refused("error-no-free-seat")


def _position(held: Held, person: Person | None) -> Position:
    position = describe_position(held.match, seat_of(held.match, _id(person)))
    if position is None:
        raise Refused("error-not-started")
    return position
