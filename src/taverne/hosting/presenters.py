"""Messages about a match, built field by field from what one audience may see of it. They are made to be encoded."""

from typing import Any

from taverne.bots.hints import Advice
from taverne.hosting.commands import may_start
from taverne.hosting.encoding import writer_of
from taverne.hosting.rows import MatchRow, SeatRow
from taverne.kernel.data import to_data
from taverne.kernel.events import Event
from taverne.kernel.game import Move
from taverne.kernel.game import View as GameView
from taverne.match.clock import DAY, NO_CLOCK, SECOND, Clock, correspondence, live
from taverne.match.log import Opened
from taverne.match.state import Status
from taverne.match.view import MatchView, SeenEntry
from taverne.protocol.play import ClockFace, Happened, Hint, HintReason, Position, Preview, Result, Sheet, View
from taverne.protocol.tables import AnyClock, DaysClock, LiveClock, NoClock, SeatInfo, Table, TableLine
from taverne.registry import AnyGame


def parse_clock(clock: AnyClock) -> Clock:
    """The clock that was asked for."""
    match clock:
        case LiveClock(seconds=seconds, reserve=reserve):
            return live(seconds, reserve)
        case DaysClock(days=days):
            return correspondence(days)
    return NO_CLOCK


def present_clock(clock: Clock) -> AnyClock:
    """A match's clock."""
    if clock.per_move is None:
        return NoClock()
    if clock.per_move >= DAY:
        return DaysClock(days=clock.per_move // DAY)
    return LiveClock(seconds=clock.per_move // SECOND, reserve=clock.reserve // SECOND)


def present_line(row: MatchRow, seats: list[SeatRow], settings: Opened, person: str | None) -> TableLine:
    """A table in a list, as a person sees it."""
    names = {seat.seat: seat.name for seat in seats}
    own = next((seat for seat in seats if person is not None and seat.person == person), None)
    return TableLine(
        id=row.id,
        ruleset=row.ruleset,
        status=row.status,  # type: ignore[arg-type]
        players=[names.get(seat, "") for seat in range(1, settings.seats + 1)],
        clock=present_clock(settings.clock),
        your_turn=own is not None and str(own.seat) in row.asked.split(),
        is_invited=own is not None and row.status == "open" and not own.name,
        has_won=None if own is None else own.has_won,
        points=[seat.points for seat in seats if seat.points is not None],
        updated_at=row.updated_at,
        is_imported=settings.tags is not None,
    )


def present_table(row: MatchRow, seen: MatchView, person: str | None) -> Table:
    """A table as a person sees it."""
    settings = seen.settings
    sides = seen.game.sides(settings.seats)
    return Table(
        id=row.id,
        ruleset=settings.ruleset,
        family=seen.game.family,
        seats=[_present_seat(seen, seat, side, person) for seat, side in enumerate(sides, 1)],
        clock=present_clock(settings.clock),
        confirms=settings.confirms,
        public=row.public,
        status=seen.status.value,
        commitment=seen.commitment,
        restarts=seen.restarts,
        secret=None if seen.secret is None else seen.secret.hex(),
        number=seen.number,
        asked=list(seen.asked),
        you=seen.seat,
        away=next((seat for seat, absent in seen.absent.items() if absent == person), None),
        is_host=person is not None and person == row.host,
        is_removed=person in seen.removed,
        can_start=seen.is_ready and may_start(seen.occupants, row.host, person),
        rematch=seen.successor,
        is_imported=settings.tags is not None,
    )


def _present_seat(seen: MatchView, seat: int, side: int, person: str | None) -> SeatInfo:
    occupant = seen.occupants.get(seat)
    if occupant is None:
        return SeatInfo(seat=seat, side=side, is_kept=seen.reserved_for(seat) not in (None, person))
    nonce = seen.revealed.get(seat)
    return SeatInfo(
        seat=seat,
        side=side,
        name=occupant.name,
        bot=occupant.bot,
        is_taken=True,
        is_you=person is not None and occupant.person == person,
        commitment=occupant.commitment,
        nonce=None if nonce is None else nonce.hex(),
        must_commit=seat in seen.owing,
    )


def present_position(seen: MatchView) -> Position | None:
    """The table as it is seen now; None before the game has begun."""
    if not seen.status.has_begun:
        return None
    moves = seen.legal()
    return Position(
        number=seen.number,
        **view_fields(seen.game, seen.view()),
        asked=list(seen.asked),
        legal=writer_of(seen.game).write_moves(moves),
        can_undo=seen.can_undo,
        must_confirm=seen.must_confirm,
        can_hint=bool(moves) and seen.is_alone,
        clocks=_present_clocks(seen),
        result=_present_result(seen),
    )


def present_preview(seen: MatchView, text: str) -> Preview:
    """What a move would lead to, as far as the seat can know."""
    move, view, events = seen.preview(text)
    game = seen.game
    return Preview(move=present_move(game, move), events=present_events(game, events), **view_fields(game, view))


def present_view(seen: MatchView, number: int) -> View:
    """The table as it was seen after an entry."""
    return View(number=number, **view_fields(seen.game, seen.view_at(number)))


def present_move(game: AnyGame, move: Move) -> Any:
    """A move, with the text that plays it."""
    return writer_of(game).write_move(move)


def present_hint(seen: MatchView, advice: Advice) -> Hint:
    """A suggested move and why it is good."""
    return Hint(
        number=seen.number,
        move=present_move(seen.game, seen.game.parse_move(advice.move)),
        reasons=[
            HintReason(
                reason=one.reason, what=one.what, cell=one.cell, side=one.side, points=one.points, lines=one.lines
            )
            for one in advice.reasons
        ],
        simulations=advice.simulations,
        lead=advice.lead,
        as_good=list(advice.as_good),
    )


def present_events(game: AnyGame, events: tuple[Event, ...]) -> list[dict[str, Any]]:
    """What happened."""
    writer = writer_of(game)
    return [{**writer.write(event)} for event in events]


def present_entry(game: AnyGame, entry: SeenEntry) -> Happened:
    """A log entry."""
    return Happened(
        number=entry.number,
        kind=entry.kind,
        seat=entry.seat,
        at=entry.at,
        name=entry.name,
        bot=entry.bot,
        reason=entry.reason,
        move=None if entry.move is None else present_move(game, entry.move),
        undone=entry.undone,
        table=entry.table,
        events=present_events(game, entry.events),
    )


def _present_clocks(seen: MatchView) -> list[ClockFace]:
    if seen.settings.clock.per_move is None:
        return []
    return [
        ClockFace(seat=seat, reserve=max(0, reserve), deadline=seen.clocks.deadline(seat))
        for seat, reserve in enumerate(seen.clocks.reserves, 1)
    ]


def _present_result(seen: MatchView) -> Result | None:
    if seen.status is not Status.OVER:
        return None
    outcome = seen.outcome
    return Result(
        winners=list(seen.winners),
        points=[] if outcome is None else list(outcome.points),
        ranks=[] if outcome is None else list(outcome.ranks),
        won=None if outcome is None else outcome.won,
        lines=list(seen.result_lines),
        summary=present_summary(seen.game, seen.summary),
        resigned=seen.resigned,
    )


def present_summary(game: AnyGame, summary: object | None) -> Any:
    """What the family has to say about a finished game."""
    return None if summary is None else to_data(summary, game.terms)


def view_fields(game: AnyGame, view: GameView[Any]) -> dict[str, Any]:
    """What `Position`, `Preview` and `View` say of the table."""
    return {"view": writer_of(game).write(game.present(view)), "sheets": _present_sheets(game, view)}


def _present_sheets(game: AnyGame, view: GameView[Any]) -> list[Sheet]:
    write_reasons = writer_of(game).write_reasons
    return [
        Sheet(
            side=sheet.side,
            total=sheet.total,
            lines=sheet.lines,
            reasons=write_reasons(sheet.reasons),
            met={goal: list(cells) for goal, cells in sheet.met.items()},
        )
        for sheet in game.sheets(view.table)
    ]
