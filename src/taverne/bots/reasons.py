"""Why a move is good, as typed data: the points it scores and what it takes from others, as the rules count them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from taverne.kernel.game import Move, View, preview
from taverne.kernel.sheet import Sheet
from taverne.registry import AnyGame

MOST_REASONS = 3
"""The most reasons of a hint: it is to be one sentence."""


@dataclass(frozen=True, slots=True)
class HintReason:
    """One thing that a move gains, prepares or denies others. Clients say it with the message `hint-why-REASON`."""

    reason: str
    """A word for it, the same in all languages."""
    what: str = ""
    """The card, legend or tile it is about, as the notation writes it; empty for none."""
    cell: str | None = None
    side: int = 0
    """The other side it is about; 0 for none."""
    points: int = 0
    lines: dict[str, int] = field(default_factory=dict)
    """How many points each line of the sheet changes by; empty where sheets have no lines."""


Explain = Callable[[Any, View[Any], int, Move], list[HintReason]]
"""The reasons for a move of a side in a view, the most important first."""


def explain_points(game: AnyGame, view: View[Any], side: int, move: Move) -> list[HintReason]:
    """What a move changes on the score sheets, as far as the viewing seat can know: works for every game."""
    before = game.sheets(view.table)
    after = game.sheets(preview(game, view, move)[0].table)
    reasons = gained(sheet_of(before, side), sheet_of(after, side))
    if not game.faces_game:
        for mine, then in zip(before, after, strict=True):
            if mine.side not in (0, side) and then.total < mine.total:
                reasons.append(HintReason("deny", side=mine.side, points=mine.total - then.total))
    return reasons


def gained(before: Sheet | None, after: Sheet | None) -> list[HintReason]:
    """The change of a side's points, line by line; nothing if there is none."""
    if before is None or after is None:
        return []
    lines = {line: points - before.lines.get(line, 0) for line, points in after.lines.items()}
    lines = {line: points for line, points in lines.items() if points}
    points = after.total - before.total
    if not points:
        return []
    return [HintReason("gain" if points > 0 else "cost", points=abs(points), lines=lines)]


def sheet_of(sheets: tuple[Sheet, ...], side: int) -> Sheet | None:
    """The sheet of a side, if it has one."""
    return next((sheet for sheet in sheets if sheet.side == side), None)
