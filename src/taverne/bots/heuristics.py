"""What bots know about a game beyond its rules: how good its moves and positions look."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from taverne.bots.move_stats import MoveSearch
from taverne.kernel.game import View
from taverne.kernel.outcome import Outcome
from taverne.registry import AnyGame

Estimates = Callable[[AnyGame, View[Any], Sequence[Any]], list[float]]
"""What each legal move is worth to the viewing seat, in points."""
Evaluate = Callable[[Any, int], float]
"""How many points a seat is ahead while the game goes on, or how near its goal it is."""

WON = 40.0
"""The points that winning adds to the value of a finished game."""
TO_THE_END = 500
"""A rollout length that finishes most games."""


@dataclass(frozen=True, slots=True)
class Heuristics:
    """The heuristics for one ruleset. The defaults work for any game: moves are equal, and only the outcome counts."""

    estimates: Estimates | None = None
    evaluate: Evaluate = lambda table, seat: 0.0
    rollout: int = TO_THE_END
    """How many decisions the Python search plays out after leaving its tree."""
    compiled: Callable[[AnyGame], MoveSearch] | None = None
    """Makes the compiled search, where there is one for the ruleset."""

    def estimate_moves(self, game: AnyGame, view: View[Any], legal: Sequence[Any]) -> list[float]:
        """What each legal move is worth to the viewing seat; all alike if nothing tells them apart."""
        return [0.0] * len(legal) if self.estimates is None else self.estimates(game, view, legal)


def outcome_value(outcome: Outcome, seat: int) -> float:
    """What the end of a game is worth to a seat: points ahead, and far more for having won."""
    own = outcome.points[seat - 1]
    if outcome.won is not None:
        return (WON if outcome.won else -WON) + own
    mine = outcome.sides[seat - 1] if outcome.sides else seat
    sides = outcome.sides or range(1, len(outcome.points) + 1)
    others = [points for side, points in zip(sides, outcome.points, strict=True) if side != mine]
    ahead = own - max(others, default=0)
    if seat not in outcome.winners:
        return ahead - WON
    return ahead + (WON if len(outcome.winners) == 1 or outcome.sides else 0.0)
