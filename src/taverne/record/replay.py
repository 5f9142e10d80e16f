"""Replays records: from text to log entries, states, and the lines each audience may read."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from taverne.kernel.chance import CHANCE, Draw
from taverne.kernel.errors import BadRecord, BadText, TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import Move
from taverne.record.scribe import Scribe
from taverne.record.text import SHOWN, Line, Record, format_record, is_small_number
from taverne.registry import AnyGame, find_game


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A log entry that was played: who was asked, the events, and the state it led to."""

    number: int
    """The number of its line in a record, or of its entry in a match's log."""
    actor: int
    move: Move | Draw
    events: tuple[Event, ...]
    asked: tuple[int, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that was replayed. `entries` lead from `start` to the final state."""

    game: AnyGame
    seats: int
    start: Any
    entries: tuple[PlayedMove, ...]

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
        """The event lines as a seat (None: a spectator) sees them, or in full.

        Answers that are still secret are left out unless `with_pending`.
        """
        scribe = Scribe(seat, full=full)
        for entry in self.entries:
            then = self.game.asked(entry.state)
            scribe.note(entry.actor, entry.move, entry.events, entry.asked, then)
        return scribe.lines + scribe.pending if with_pending else scribe.lines


def replay(record: Record) -> Replay:
    """Replays a record; BadRecord names the first line that does not follow from the rules.

    A partial record is replayed on a partly known table. What a move reveals (`* shown`) is put on the table before
    the move is applied, because its consequences may depend on it.
    """
    game, seats = table_of(record)
    start = state = game.setup(seats)
    entries: list[PlayedMove] = []
    groups = _group_lines(record.lines)
    for index, (line, shown) in enumerate(groups, 1):
        for reveal in shown:
            with _blame(reveal):
                state = game.learn(state, reveal.text.removeprefix(SHOWN))
        with _blame(line):
            for actor, move in parse_line(game, str(line), seats):
                asked = game.asked(state)
                state, events = game.apply(state, actor, move)
                entries.append(PlayedMove(index, actor, move, events, asked, state))
            if index < len(groups) and _is_short(game, entries, state):
                raise BadText("error-line-short", found=str(line))
            if record.is_partial:
                game.check_possible(state)
    return Replay(game, seats, start, tuple(entries))


def _group_lines(lines: tuple[Line, ...]) -> list[tuple[Line, list[Line]]]:
    """Each line to play, with the `* shown` lines that follow it."""
    groups: list[tuple[Line, list[Line]]] = []
    for line in lines:
        if not line.is_shown:
            groups.append((line, []))
        elif "?" in line.text:
            raise BadRecord("error-shown-unknown", line.number, found=str(line))
        elif not groups:
            raise BadRecord("error-line-extra", line.number, found=str(line))
        else:
            groups[-1][1].append(line)
    return groups


@contextmanager
def _blame(line: Line) -> Iterator[None]:
    """Turns any error into one that names this line."""
    try:
        yield
    except TaverneError as error:
        message, arguments = error.message, error.arguments
        if isinstance(error, BadText) and line.actor == "*" and arguments.get("found") == "?":
            message, arguments = "error-unknown-place", {"found": str(line)}
        raise BadRecord(message, line.number, clause=error.clause, **arguments) from error


def _is_short(game: AnyGame, entries: list[PlayedMove], state: Any) -> bool:
    """Whether the chance line just read stops too early."""
    if not entries or game.asked(state) != (CHANCE,):
        return False
    last = entries[-1].move
    return isinstance(last, Draw) and any(draw.head == last.head and draw.token for draw in game.chances(state)[0])


def table_of(record: Record) -> tuple[AnyGame, int]:
    """The game and the number of seats named by a record's tags."""
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
    """The log entries of one line."""
    actor, _, words = text.partition(" ")
    if actor == "*":
        for draw in game.parse_draws(words, seats):
            yield CHANCE, draw
    else:
        yield int(actor), game.parse_move(words)


def write_record(game: AnyGame, seats: int, state: Any, lines: tuple[str, ...], tags: dict[str, str]) -> str:
    """The text of a record; the results of its final state are added if the game is over."""
    head = {"Ruleset": game.ruleset.key, "Seats": str(seats), **tags}
    results = game.results(state) if game.outcome(state) is not None else ()
    return format_record(head, lines, results)
