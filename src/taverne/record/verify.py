"""Verifies records: every line must follow from the rules, and every result from the lines."""

from dataclasses import dataclass

from taverne.kernel.errors import BadRecord
from taverne.record.replay import Replay, replay
from taverne.record.text import Line, Record, parse_record

SPECTATOR = "spectator"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verifying a record."""

    replay: Replay
    is_partial: bool
    is_finished: bool
    is_resigned: bool = False


def verify(text: str, *, may_be_cut: bool = False) -> Verdict:
    """Replays a record and compares every line with the rules; BadRecord names the first difference.

    A record that may be cut need not have all its results.
    """
    record = parse_record(text)
    played = replay(record)
    _compare_lines(record, played)
    is_finished = played.game.outcome(played.state) is not None
    _compare_results(record, played, is_finished=is_finished, may_be_cut=may_be_cut)
    return Verdict(played, record.is_partial, is_finished, _is_resigned(record, played))


def _is_resigned(record: Record, played: Replay) -> bool:
    """Whether a seat resigned, which ends the game at once."""
    tag = record.tags.get("Resigned")
    if tag is not None and tag not in [str(seat) for seat in range(1, played.seats + 1)]:
        raise BadRecord("error-resigned-tag", 1, found=tag, expected=played.seats)
    return tag is not None


def _compare_lines(record: Record, played: Replay) -> None:
    """The lines must be exactly those a scribe would write, except that `?` matches anything."""
    if record.is_partial:
        viewer = viewer_of(record, played.seats)
        _compare(record.end, record.lines, _due(played, len(record.lines), viewer, full=False))
    told = tuple(line for line in record.lines if not line.is_shown)
    _compare(record.end, told, _due(played, len(told), None, full=True))


def _due(played: Replay, told: int, viewer: int | None, *, full: bool) -> tuple[str, ...]:
    """The lines a scribe would write; with pending answers if the record was cut among simultaneous ones."""
    due = played.lines_for(viewer, full=full)
    return due if told <= len(due) else played.lines_for(viewer, full=full, with_pending=True)


def _compare(end: int, told: tuple[Line, ...], due: tuple[str, ...]) -> None:
    for line, expected in zip(told, due, strict=False):
        if str(line) != expected if line.is_shown else not _matches(str(line), expected):
            raise BadRecord("error-line-differs", line.number, found=str(line), expected=expected)
    if len(told) > len(due):
        extra = told[len(due)]
        raise BadRecord("error-line-extra", extra.number, found=str(extra))
    if len(due) > len(told):
        raise BadRecord("error-line-missing", end, expected=due[len(told)])


def _matches(told: str, due: str) -> bool:
    if told == due:
        return True
    words, others = told.split(), due.split()
    return len(words) == len(others) and all(
        word == other
        or "?" in (word, other)
        or (len(word) == len(other) and all(a == b or "?" in (a, b) for a, b in zip(word, other, strict=True)))
        for word, other in zip(words, others, strict=True)
    )


def viewer_of(record: Record, seats: int) -> int | None:
    """The seat whose view a partial record shows; None for a spectator."""
    return parse_viewer(record.tags.get("View", SPECTATOR), seats)


def parse_viewer(tag: str, seats: int) -> int | None:
    """The seat a View tag names; None for a spectator."""
    if tag == SPECTATOR:
        return None
    if tag not in [str(seat) for seat in range(1, seats + 1)]:
        raise BadRecord("error-view-tag", 1, found=tag, expected=seats)
    return int(tag)


def _compare_results(record: Record, played: Replay, *, is_finished: bool, may_be_cut: bool) -> None:
    due = played.game.results(played.state) if is_finished else ()
    for line, expected in zip(record.results, due, strict=False):
        if line.text != expected:
            raise BadRecord("error-result-differs", line.number, found=f"= {line.text}", expected=f"= {expected}")
    if len(record.results) > len(due):
        extra = record.results[len(due)]
        message = "error-line-extra" if is_finished else "error-result-early"
        raise BadRecord(message, extra.number, found=f"= {extra.text}")
    if len(due) > len(record.results) and not may_be_cut:
        raise BadRecord("error-line-missing", record.end, expected=f"= {due[len(record.results)]}")
