"""The end of a game in points: who won, how ties break (A10), and the record's result lines."""

from dataclasses import dataclass
from functools import lru_cache

from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.links import CELL_NAMES
from taverne.games.kingdom.scoring import Proof, ScoreLines, prove, score
from taverne.games.kingdom.state import State
from taverne.kernel.outcome import Outcome, ranks_by
from taverne.kernel.sheet import Reason, Sheet


def sheets(state: State) -> tuple[ScoreLines, ...]:
    """Each seat's score sheet as the cards lie."""
    edition = state.rules.edition
    return tuple(score(kingdom, edition, *held_by(state, seat)) for seat, kingdom in enumerate(state.kingdoms, 1))


def proven_sheets(state: State) -> tuple[Sheet, ...]:
    """The same with the reason for every point, as clients show it."""
    edition = state.rules.edition
    return tuple(
        _proven_sheet(seat, kingdom, edition, *held_by(state, seat)) for seat, kingdom in enumerate(state.kingdoms, 1)
    )


@lru_cache(maxsize=1 << 12)
def _proven_sheet(
    seat: int, kingdom: Kingdom, edition: Edition, legends: tuple[int, ...], stones: tuple[int, ...]
) -> Sheet:
    """Cached, because most kingdoms stay as they are from one move to the next."""
    return sheet_of(seat, prove(kingdom, edition, legends, stones))


def held_by(state: State, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A seat's legends that are worth points (in a campaign they are only written, A54), and its power stones."""
    ending = state.rules.mode.ending
    return state.held[seat - 1] if "legends" in ending.score_lines else (), ending.stones(state, seat)


def sheet_of(seat: int, proof: Proof) -> Sheet:
    """A proof as the score sheet of a seat."""
    return Sheet(
        seat,
        proof.total,
        proof.lines._asdict(),
        tuple(
            _reason(item.line, item.reason, item.card, item.cell, item.linked, item.routes, item.points, item.clause)
            for item in proof.items
        ),
        {legend: _named(cells) for legend, cells in proof.legends_met},
    )


@lru_cache(maxsize=1 << 13)
def _reason(
    line: str,
    reason: str,
    card: str,
    cell: int | None,
    linked: tuple[int, ...],
    routes: tuple[tuple[int, ...], ...],
    points: int,
    clause: str,
) -> Reason:
    """Cached, because most of what counts in a kingdom still counts after the next move."""
    name = None if cell is None else CELL_NAMES[cell]
    return Reason(line, reason, card, name, _named(linked), tuple(map(_named, routes)), (), points, clause)


def _named(cells: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CELL_NAMES[cell] for cell in cells)


def rank_by_points(state: State) -> Outcome:
    """Most points win; then the best single line, the second best, and so on (A10)."""
    lines = sheets(state)
    keys = [rank_key(sheet) for sheet in lines]
    ranks = ranks_by(keys, sorted(keys, reverse=True))
    return Outcome(tuple(sheet.total for sheet in lines), ranks)


@dataclass(frozen=True, slots=True)
class BestLines:
    """A seat's lines from the best down, as far as they decide a tie."""

    seat: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tie:
    """Seats with equally many points, and the lines that decide between them (A10)."""

    points: int
    seats: tuple[BestLines, ...]
    """The best first."""
    is_broken: bool
    """The lines differ somewhere; seats whose lines are all equal share their rank."""


@dataclass(frozen=True, slots=True)
class PointsSummary:
    """A finished game that the most points win."""

    is_decided_by_lines: bool
    """Several seats have the most points; their best single lines decide."""
    ties: tuple[Tie, ...]
    """Wherever seats have equally many points, the most points first."""


def summarise_points(state: State) -> PointsSummary:
    """How ties were broken (A10)."""
    outcome = rank_by_points(state)
    best = max(outcome.points)
    lines = sheets(state)
    tied = sorted({points for points in outcome.points if outcome.points.count(points) > 1}, reverse=True)
    ties = tuple(
        _tie(points, [(seat, sheet) for seat, sheet in enumerate(lines, 1) if sheet.total == points]) for points in tied
    )
    return PointsSummary(outcome.points.count(best) > len(outcome.winners), ties)


def _tie(points: int, tied: list[tuple[int, ScoreLines]]) -> Tie:
    ordered = sorted(((sorted(sheet, reverse=True), -seat) for seat, sheet in tied), reverse=True)
    # Lines are compared until each two seats differ, or to the end if some never do.
    depth = next(
        (
            count
            for count in range(1, len(ScoreLines._fields))
            if len({tuple(lines[:count]) for lines, _ in ordered}) == len(ordered)
        ),
        len(ScoreLines._fields),
    )
    return Tie(
        points,
        tuple(BestLines(-seat, tuple(lines[:depth])) for lines, seat in ordered),
        len({tuple(lines) for lines, _ in ordered}) > 1,
    )


def rank_key(sheet: ScoreLines) -> tuple[int, ...]:
    """What sheets are compared by, the best first: the total, then each single line from the best down (A10)."""
    return (sheet.total, *sorted(sheet, reverse=True))


def sheet_lines(state: State) -> tuple[str, ...]:
    """A result line for each seat."""
    return tuple(
        " ".join([str(seat), *(f"{name} {points}" for name, points in sheet._asdict().items()), f"total {sheet.total}"])
        for seat, sheet in enumerate(sheets(state), 1)
    )


def result_lines(state: State) -> tuple[str, ...]:
    """The result of a game won by points."""
    winners = " ".join(str(seat) for seat in rank_by_points(state).winners)
    return (*sheet_lines(state), f"winner {winners}")
