"""What is told of a match: messages built field by field for one audience, never from the log as it is."""

from typing import Any

from taverne.kernel.chance import CHANCE
from taverne.kernel.game import preview
from taverne.kernel.telling import tell
from taverne.match.chronicle import Refused, Told
from taverne.match.clock import DAY, NO_CLOCK, SECOND, Clock, correspondence, live
from taverne.match.log import (
    Called,
    Closed,
    Confirmed,
    Drawn,
    Moved,
    Opened,
    Rematched,
    Resigned,
    Returned,
    Revealed,
    Seated,
    Started,
    TakenOver,
    Undone,
    Vacated,
)
from taverne.match.match import Match
from taverne.protocol.play import ClockFace, Happened, Position, Preview, Reason, Result, Sheet, View
from taverne.protocol.tables import AnyClock, DaysClock, LiveClock, NoClock, SeatInfo, Status, Table, TableLine
from taverne.registry import AnyGame
from taverne.server.storage.journal import SeatRow
from taverne.server.storage.matches import MatchRow


def parse_clock(clock: AnyClock) -> Clock:
    """The clock that was asked for."""
    match clock:
        case LiveClock(seconds=seconds, reserve=reserve):
            return live(seconds, reserve)
        case DaysClock(days=days):
            return correspondence(days)
    return NO_CLOCK


def describe_clock(clock: Clock) -> AnyClock:
    """A match's clock."""
    if clock.per_move is None:
        return NoClock()
    if clock.per_move >= DAY:
        return DaysClock(days=clock.per_move // DAY)
    return LiveClock(seconds=clock.per_move // SECOND, reserve=clock.reserve // SECOND)


def describe_line(row: MatchRow, seats: list[SeatRow], settings: Opened, person: str | None) -> TableLine:
    """A table in a list, as a person sees it."""
    names = {seat.seat: seat.name for seat in seats}
    own = next((seat for seat in seats if person is not None and seat.person == person), None)
    asked = row.asked.split()
    return TableLine(
        id=row.id,
        ruleset=row.ruleset,
        status=row.status,  # type: ignore[arg-type]
        players=[names.get(seat, "") for seat in range(1, settings.seats + 1)],
        clock=describe_clock(settings.clock),
        your_turn=own is not None and str(own.seat) in asked,
        has_won=None if own is None else own.has_won,
        points=[seat.points for seat in seats if seat.points is not None],
        updated_at=row.updated_at,
    )


def status_of(match: Match) -> Status:
    """How far a match is."""
    if match.is_closed:
        return "closed"
    if match.is_over:
        return "over"
    if match.is_started:
        return "playing"
    return "open" if match.called_at is None else "starting"


def seat_of(match: Match, person: str | None) -> int | None:
    """Where a person sits."""
    if person is None:
        return None
    return next((seat for seat, occupant in match.occupants.items() if occupant.person == person), None)


def describe_table(row: MatchRow, match: Match, person: str | None) -> Table:
    """A table as a person sees it."""
    settings = match.settings
    return Table(
        id=row.id,
        ruleset=settings.ruleset,
        seats=[_describe_seat(match, seat, person) for seat in range(1, settings.seats + 1)],
        clock=describe_clock(settings.clock),
        confirms=settings.confirms,
        public=row.public,
        status=status_of(match),
        commitment=settings.commitment,
        number=len(match.log) - 1,
        asked=[seat for seat in match.asked() if seat != CHANCE],
        you=seat_of(match, person),
        away=next((seat for seat, absent in match.absent.items() if absent == person), None),
        is_host=person is not None and person == row.host,
        rematch=match.successor,
    )


def _describe_seat(match: Match, seat: int, person: str | None) -> SeatInfo:
    occupant = match.occupants.get(seat)
    side = match.game.sides(match.settings.seats)[seat - 1]
    if occupant is None:
        return SeatInfo(seat=seat, side=side)
    nonce = match.shown.get(seat)
    return SeatInfo(
        seat=seat,
        side=side,
        name=occupant.name,
        bot=occupant.bot,
        is_taken=True,
        is_you=person is not None and occupant.person == person,
        commitment=occupant.commitment,
        nonce=None if nonce is None else nonce.hex(),
    )


def is_alone(match: Match, seat: int | None) -> bool:
    """Whether nobody else plays but bots; whoever is away may come back."""
    people = {place for place, occupant in match.occupants.items() if occupant.person is not None}
    return not (people | match.absent.keys()) - {seat}


def describe_position(match: Match, seat: int | None) -> Position | None:
    """The table as a seat, or a spectator, sees it now."""
    if not match.is_started:
        return None
    game = match.game
    table = match.view(seat).table
    asked = [number for number in match.asked() if number != CHANCE]
    waits = match.unconfirmed is not None
    moves = game.legal(match.state, seat) if seat is not None and seat in asked and not waits else ()
    return Position(
        number=len(match.log) - 1,
        view=list(game.format_table(table)),
        sheets=_describe_sheets(game, table),
        marks=list(game.marks(table)),
        asked=asked,
        legal=[str(move) for move in moves],
        can_undo=seat is not None and match.can_undo(seat),
        must_confirm=seat is not None and match.unconfirmed == seat,
        can_hint=bool(moves) and is_alone(match, seat),
        clocks=_describe_clocks(match),
        result=_describe_result(match),
    )


def _describe_clocks(match: Match) -> list[ClockFace]:
    if match.settings.clock.per_move is None:
        return []
    return [
        ClockFace(seat=seat, reserve=max(0, reserve), deadline=match.deadline(seat))
        for seat, reserve in enumerate(match.clocks.reserves, 1)
    ]


def _describe_result(match: Match) -> Result | None:
    if not match.is_over:
        return None
    outcome = match.game.outcome(match.state)
    return Result(
        winners=list(match.winners),
        points=[] if outcome is None else list(outcome.points),
        ranks=[] if outcome is None else list(outcome.ranks),
        won=None if outcome is None else outcome.won,
        lines=[] if outcome is None else list(match.game.results(match.state)),
        resigned=match.resigned,
    )


def describe_entries(match: Match, since: int, seat: int | None) -> list[Happened]:
    """What a seat, or a spectator, may know of the entries after one."""
    return [_describe_entry(match, told) for told in match.told_since(since, seat)]


def _describe_entry(match: Match, told: Told) -> Happened:
    number, kind = told.number, type(told.entry).__name__
    words = match.game.words
    match told.entry:
        case Opened() | Drawn():
            return Happened(number=number, kind=kind, events=[tell(words, event) for event in told.events])
        case Seated(seat=seat, name=name, bot=bot):
            return Happened(number=number, kind=kind, seat=seat, name=name, bot=bot)
        case Vacated(seat=seat) | Revealed(seat=seat):
            return Happened(number=number, kind=kind, seat=seat)
        case Closed(at=at) | Called(at=at) | Started(at=at):
            return Happened(number=number, kind=kind, at=at)
        case Moved(seat=seat, at=at):
            events = [tell(words, event) for event in told.events]
            return Happened(number=number, kind=kind, seat=seat, at=at, move=told.move, events=events)
        case Confirmed(seat=seat, at=at) | Resigned(seat=seat, at=at):
            return Happened(number=number, kind=kind, seat=seat, at=at)
        case Undone(seat=seat, entry=undone, at=at):
            return Happened(number=number, kind=kind, seat=seat, at=at, undone=undone)
        case TakenOver(seat=seat, bot=bot, reason=reason, at=at):
            return Happened(number=number, kind=kind, seat=seat, at=at, bot=bot, reason=reason)
        case Returned(seat=seat, at=at):
            return Happened(number=number, kind=kind, seat=seat, at=at)
        case Rematched(table=table):
            return Happened(number=number, kind=kind, table=table)


def describe_preview(match: Match, seat: int | None, text: str) -> Preview:
    """What a move would lead to, as far as the seat can know."""
    if not match.is_started:
        raise Refused("error-not-started")
    if match.is_over:
        raise Refused("error-game-over")
    game = match.game
    view, events = preview(game, match.view(seat), game.parse_move(text))
    return Preview(
        move=text,
        events=[tell(game.words, event) for event in events],
        view=list(game.format_table(view.table)),
        sheets=_describe_sheets(game, view.table),
        marks=list(game.marks(view.table)),
    )


def describe_view(match: Match, number: int, seat: int | None) -> View:
    """The table as it was seen after an entry."""
    game = match.game
    table = match.view_at(number, seat).table
    return View(
        number=number,
        view=list(game.format_table(table)),
        sheets=_describe_sheets(game, table),
        marks=list(game.marks(table)),
    )


def _describe_sheets(game: AnyGame, table: Any) -> list[Sheet]:
    return [
        Sheet(
            side=sheet.side,
            total=sheet.total,
            lines=sheet.lines,
            reasons=[
                Reason(
                    line=reason.line,
                    reason=reason.reason,
                    what=reason.what,
                    cell=reason.cell,
                    linked=list(reason.linked),
                    routes=[list(route) for route in reason.routes],
                    golems=list(reason.golems),
                    points=reason.points,
                    clause=reason.clause,
                )
                for reason in sheet.reasons
            ],
            met={goal: list(cells) for goal, cells in sheet.met.items()},
        )
        for sheet in game.sheets(table)
    ]
