"""Replays records: from text to the log, the states and what each audience may read of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from taverne.kernel.chance import CHANCE, Draw
from taverne.kernel.errors import BadRecord, TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import Move
from taverne.record.scribe import Scribe
from taverne.record.text import Record, format_record, is_small_number
from taverne.registry import AnyGame, find_game


@dataclass(frozen=True, slots=True)
class Played:
    """One log entry with the state it led to, who was asked before it, and where it stands."""

    number: int
    """Its event line in a record; its entry in a match's log."""
    actor: int
    move: Move | Draw
    events: tuple[Event, ...]
    asked: tuple[int, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played through. `entries` begins after `start`."""

    game: AnyGame
    seats: int
    start: Any
    entries: tuple[Played, ...]

    @property
    def state(self) -> Any:
        """The state at the end."""
        return self.entries[-1].state if self.entries else self.start

    def at(self, line: int) -> Any:
        """The state after so many event lines."""
        state = self.start
        for entry in self.entries:
            if entry.number > line:
                break
            state = entry.state
        return state

    def lines_for(self, seat: int | None = None, *, full: bool = False, with_pending: bool = False) -> tuple[str, ...]:
        """The event lines as a seat (None: a spectator) sees them, or in full; answers still secret only if asked."""
        scribe = Scribe(seat, full=full)
        for entry in self.entries:
            then = self.game.asked(entry.state)
            scribe.note(entry.actor, entry.move, entry.events, entry.asked, then)
        return scribe.lines + scribe.pending if with_pending else scribe.lines


def replay(record: Record) -> Replay:
    """Plays a record through; BadRecord says where it stops making sense.

    A partial record is replayed with possible values in the place of what it does not tell.
    """
    game, seats = table_of(record)
    lines = tuple((line.number, f"{line.actor} {line.text}") for line in record.lines)
    texts = tuple(str(line) for line in record.lines)
    if record.is_partial:
        texts = _fill(game, record, texts, seats)
        lines = tuple((number, text) for number, text in lines if not text.startswith("* shown "))
    start = state = game.setup(seats)
    entries = []
    for index, ((number, _), text) in enumerate(zip(lines, texts, strict=True), 1):
        try:
            for actor, move in parse_line(game, text, seats):
                asked = game.asked(state)
                state, events = game.apply(state, actor, move)
                entries.append(Played(index, actor, move, events, asked, state))
            if index < len(texts) and _is_short(game, entries, state):
                raise BadRecord("error-line-short", number, found=text)
        except BadRecord:
            raise
        except TaverneError as error:
            raise BadRecord(error.message, number, clause=error.clause, **error.arguments) from error
    return Replay(game, seats, start, tuple(entries))


def _is_short(game: AnyGame, entries: list[Played], state: Any) -> bool:
    """Whether chance has more to draw on the line just read."""
    if not entries or game.asked(state) != (CHANCE,):
        return False
    last = entries[-1].move
    return isinstance(last, Draw) and any(draw.head == last.head and draw.token for draw in game.chances(state)[0])


def _fill(game: AnyGame, record: Record, texts: tuple[str, ...], seats: int) -> tuple[str, ...]:
    for line in record.lines:
        if line.text.startswith("shown ") and "?" in line.text:
            raise BadRecord("error-shown-unknown", line.number, found=str(line))
    try:
        return game.fill_unknown(texts, seats)
    except TaverneError as error:
        named = [line.number for line in record.lines if str(line) == error.arguments.get("found")]
        number = named[0] if named else record.end
        raise BadRecord(error.message, number, clause=error.clause, **error.arguments) from error


def table_of(record: Record) -> tuple[AnyGame, int]:
    """The game and the number of seats that a record's tags tell."""
    for tag in ("Ruleset", "Seats"):
        if tag not in record.tags:
            raise BadRecord("error-tag-missing", 1, expected=tag)
    number = record.tags["Seats"]
    try:
        game = find_game(record.tags["Ruleset"])
        if not is_small_number(number):
            raise BadRecord("error-seats-tag", 1, found=number)
        game.setup(int(number))
    except BadRecord:
        raise
    except TaverneError as error:
        raise BadRecord(error.message, 1, clause=error.clause, **error.arguments) from error
    return game, int(number)


def parse_line(game: AnyGame, text: str, seats: int) -> Iterator[tuple[int, Move | Draw]]:
    """The log entries one line stands for."""
    actor, _, words = text.partition(" ")
    if actor == "*":
        for draw in game.parse_draws(words, seats):
            yield CHANCE, draw
    else:
        yield int(actor), game.parse_move(words)


def write_record(game: AnyGame, seats: int, state: Any, lines: tuple[str, ...], tags: dict[str, str]) -> str:
    """The text of a record whose last state is given; results are added when the game is over."""
    head = {"Ruleset": game.ruleset.key, "Seats": str(seats), **tags}
    results = game.results(state) if game.outcome(state) is not None else ()
    return format_record(head, lines, results)
