"""`taverne verify` and `taverne show`: records read from files."""

import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from taverne.kernel.chance import CHANCE
from taverne.kernel.errors import BadRecord, TaverneError
from taverne.kernel.game import View, view_of
from taverne.locale import Catalogue
from taverne.match.fair import read_fair_tags, verify_fair
from taverne.record.replay import replay
from taverne.record.text import parse_record
from taverne.record.verify import verify, viewer_of
from taverne.registry import AnyGame
from taverne.terminal.families import FAMILIES
from taverne.terminal.files import read_text


def split_records(text: str) -> list[tuple[int, str]]:
    """The records in a text, each with the number of lines before it; every Ruleset tag begins a record."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("[Ruleset ")]
    starts = [0, *starts[1:]] if starts else [0]
    ends = [*starts[1:], len(lines)]
    return [(start, "\n".join(lines[start:end]) + "\n") for start, end in zip(starts, ends, strict=True)]


def verify_files(t: Catalogue, paths: Sequence[str], *, unfinished: bool, fair: bool = False) -> bool:
    """Verifies every record in every file, reporting errors by file and line; returns whether all are right."""
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
                    print_fairness(t, path, text)
            except BadRecord as error:
                error.line += before
                print(t.say("verify-bad", file=path, why=t.say_error(error)), file=sys.stderr)
                good = False
                continue
            full += not verdict.is_partial
            partial += verdict.is_partial
            if verdict.is_partial:
                print(t.say("verify-partial", file=path))
    print(t.say("verify-done", full=full, partial=partial))
    return good


def print_fairness(t: Catalogue, path: str, text: str) -> None:
    """Recomputes the draws of a record and says whom they bind; BadRecord if they do not follow from its numbers."""
    print(t.say("verify-fair", file=path, draws=verify_fair(text)))
    numbers = read_fair_tags(text)
    without = ", ".join(map(str, numbers.seats_without))
    if not any(numbers.nonces):
        print(t.say("verify-fair-none", file=path))
    elif without:
        print(t.say("verify-fair-missing", file=path, seats=without, count=len(numbers.seats_without)))
    if numbers.restarts:
        print(t.say("verify-fair-restarts", file=path, count=numbers.restarts))


def show(t: Catalogue, path: str, at: int | None, seat: int | None) -> None:
    """Draws the table of a record after an event line, in full or as one seat sees it."""
    record = parse_record(read_text(path))
    played = replay(record)
    last = played.entries[-1].number if played.entries else 0
    if at is not None and not 0 <= at <= last:
        raise TaverneError("error-show-at", found=at, expected=last)
    if seat is not None and not 1 <= seat <= played.seats:
        raise TaverneError("error-seat-unknown", found=seat, expected=f"1 … {played.seats}")
    state = played.at(last if at is None else at)
    names = [
        " ".join([t.say("seat", seat=number), record.tags.get(f"Seat{number}", "")]).strip()
        for number in range(1, played.seats + 1)
    ]
    # A partial record knows the table only as its own seat does.
    if seat is None and record.is_partial:
        audience: Sequence[int | None] = (viewer_of(record, played.seats),)
    else:
        audience = range(1, played.seats + 1) if seat is None else (seat,)
    views = [view_of(played.game, state, viewer) for viewer in audience]
    print_table(t, Console(highlight=False, markup=False), played.game, views, names)


def print_table(t: Catalogue, console: Console, game: AnyGame, views: Sequence[View[Any]], names: list[str]) -> None:
    """Prints one view, or what all seats' views show between them, and whose decision it is."""
    console.print(FAMILIES.of(game).draw_table(t, game, views, names), crop=False)
    table = views[0].table
    asked = game.asked(table)
    outcome = game.outcome(table)
    if outcome is not None and outcome.won is not None:
        console.print(t.say("table-won" if outcome.won else "table-lost"))
    elif outcome is not None:
        winners = ", ".join(names[winner - 1] for winner in outcome.winners)
        console.print(t.say("table-over", winners=winners or "–"))
    elif asked != (CHANCE,):
        console.print(t.say("table-asked", names=", ".join(names[number - 1] for number in asked)))
