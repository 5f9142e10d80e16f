"""What moves and positions of Rivality are worth: points ahead, as far as the view shows."""

from collections.abc import Sequence

from taverne.games.rivality.golems import NOBODY
from taverne.games.rivality.moves import RivalityMove
from taverne.games.rivality.results import count
from taverne.games.rivality.scoring import claimant_of, deduction
from taverne.games.rivality.state import State, battlefield_of
from taverne.games.rivality.tiles import POINTS
from taverne.kernel.game import View
from taverne.registry import AnyGame

WIZARD = 0.7
"""The share of a tile's points that counts while a wizard stands on it: he will move on."""
MARGIN = 0.12
"""What each golem of the lead on a controlled tile is worth, for each of the tile's points."""
RESERVE = 0.03
"""What a golem in reserve is worth."""
WON = 100.0
"""What winning is worth, and what losing costs."""


def estimates(game: AnyGame, view: View[State], legal: Sequence[RivalityMove]) -> list[float]:
    """What each legal move is worth to the viewing seat's side."""
    table, seat = view.table, view.seat or 1
    side = table.rules.side_of[seat]
    return [worth(game.apply(table, seat, move)[0], side) for move in legal]


def evaluate(table: State, seat: int) -> float:
    """What a table is worth to a seat's side."""
    return worth(table, table.rules.side_of[seat])


def worth(table: State, side: int) -> float:
    """What a table is worth to a side: points ahead as things stand, and far more for having won."""
    if not table.step.asked(table):
        points, winners = count(table)
        others = max(mine for other, mine in enumerate(points, 1) if other != side)
        return (WON if side in winners else -WON) + points[side - 1] - others
    battlefield = battlefield_of(table)
    scoring = table.rules.variant.scoring
    totals = [RESERVE * reserve for reserve in table.reserves]
    for cell, (tile, _, golems) in battlefield.field.items():
        owner = claimant_of(battlefield, cell, scoring)
        if owner != NOBODY:
            rivals = sorted(golems)
            worth = POINTS[tile] - deduction(golems, owner, scoring)
            totals[owner - 1] += (WIZARD if cell in battlefield.wizards else 1.0) * worth
            totals[owner - 1] += MARGIN * POINTS[tile] * (rivals[-1] - rivals[-2])
    own = totals.pop(side - 1)
    return own - max(totals)
