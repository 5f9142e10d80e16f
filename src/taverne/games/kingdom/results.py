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
    return tuple(score(kingdom, edition, *held) for kingdom, held in zip(state.kingdoms, _held(state), strict=True))


def proven_sheets(state: State) -> tuple[Sheet, ...]:
    """The same with the reason for every point, as clients show it."""
    edition = state.rules.edition
    return tuple(
        _proven_sheet(seat, kingdom, edition, *held)
        for seat, (kingdom, held) in enumerate(zip(state.kingdoms, _held(state), strict=True), 1)
    )


@lru_cache(maxsize=1 << 12)
def _proven_sheet(
    seat: int, kingdom: Kingdom, edition: Edition, legends: tuple[int, ...], stones: tuple[int, ...]
) -> Sheet:
    """Cached, because most kingdoms stay as they are from one move to the next."""
    return sheet_of(seat, prove(kingdom, edition, legends, stones))


def _held(state: State) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The legends that are worth points (in a campaign they are only written, A54) and the power stones, by seat."""
    ending = state.rules.mode.ending
    is_worth = "legends" in ending.score_lines
    return [(legends if is_worth else (), ending.stones(state, seat)) for seat, legends in enumerate(state.held, 1)]


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
class PointsSummary:
    """A finished game that the most points win."""

    is_decided_by_lines: bool
    """Several seats have the most points; their best single lines decide."""


def summarise_points(state: State) -> PointsSummary:
    """Whether a tie was broken (A10)."""
    outcome = rank_by_points(state)
    best = max(outcome.points)
    return PointsSummary(outcome.points.count(best) > len(outcome.winners))


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
