"""`taverne verify` and `taverne show`: records read from files."""

import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from taverne.kernel.chance import CHANCE
from taverne.kernel.errors import BadRecord, TaverneError
from taverne.kernel.game import view_of
from taverne.locale import Catalogue
from taverne.match.fair import verify_fair
from taverne.record.replay import replay
from taverne.record.text import parse_record
from taverne.record.verify import verify, viewer_of
from taverne.registry import AnyGame
from taverne.terminal.faces import face_of
from taverne.terminal.files import read_text


def split_records(text: str) -> list[tuple[int, str]]:
    """The records in a text, each with the number of lines before it; one begins at each Ruleset tag."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("[Ruleset ")]
    starts = [0, *starts[1:]] if starts else [0]
    ends = [*starts[1:], len(lines)]
    return [(start, "\n".join(lines[start:end]) + "\n") for start, end in zip(starts, ends, strict=True)]


def verify_files(words: Catalogue, paths: Sequence[str], *, unfinished: bool, fair: bool = False) -> bool:
    """Verifies every record of every file; says what is wrong, with file and line. Whether all were right."""
    good = True
    full = partial = 0
    for path in paths:
        for before, text in split_records(read_text(path)):
            try:
                verdict = verify(text)
                if not (verdict.is_finished or verdict.is_resigned or verdict.is_partial or unfinished):
                    asked = ", ".join(str(seat or "*") for seat in verdict.replay.game.asked(verdict.replay.state))
                    raise BadRecord("error-record-unfinished", len(text.splitlines()), expected=asked)
                if fair:
                    print(words.say("verify-fair", file=path, draws=verify_fair(text)))
            except BadRecord as error:
                error.line += before
                print(words.say("verify-bad", file=path, why=words.say_error(error)), file=sys.stderr)
                good = False
                continue
            full += not verdict.is_partial
            partial += verdict.is_partial
            if verdict.is_partial:
                print(words.say("verify-partial", file=path))
    print(words.say("verify-done", full=full, partial=partial))
    return good


def show(words: Catalogue, path: str, at: int | None, seat: int | None) -> None:
    """Draws the table of a record at some event line, in full or as a seat sees it."""
    record = parse_record(read_text(path))
    played = replay(record)
    last = played.entries[-1].number if played.entries else 0
    if at is not None and not 0 <= at <= last:
        raise TaverneError("error-show-at", found=at, expected=last)
    if seat is not None and not 1 <= seat <= played.seats:
        raise TaverneError("error-seat-unknown", found=seat, expected=f"1 … {played.seats}")
    state = played.at(last if at is None else at)
    names = [
        " ".join([words.say("seat", seat=number), record.tags.get(f"Seat{number}", "")]).strip()
        for number in range(1, played.seats + 1)
    ]
    # A partial record is replayed with invented cards: they are never shown.
    if seat is not None or record.is_partial:
        seat = viewer_of(record, played.seats) if seat is None else seat
        table = view_of(played.game, state, seat).table
    else:
        table = state
    print_table(words, Console(highlight=False, markup=False), played.game, table, names)


def print_table(words: Catalogue, console: Console, game: AnyGame, table: Any, names: list[str]) -> None:
    """Prints a table and whose decision it is."""
    console.print(face_of(game).draw_table(words, table, names), crop=False)
    asked = game.asked(table)
    outcome = game.outcome(table)
    if outcome is not None and outcome.won is not None:
        console.print(words.say("table-won" if outcome.won else "table-lost"))
    elif outcome is not None:
        winners = ", ".join(names[winner - 1] for winner in outcome.winners)
        console.print(words.say("table-over", winners=winners or "–"))
    elif asked != (CHANCE,):
        console.print(words.say("table-asked", names=", ".join(names[number - 1] for number in asked)))
