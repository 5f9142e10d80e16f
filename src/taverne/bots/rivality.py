"""What moves of Rivality look worth: the difference in points they lead to, as far as the view tells."""

from collections.abc import Sequence

from taverne.games.rivality.golems import NOBODY
from taverne.games.rivality.moves import RivalityMove
from taverne.games.rivality.results import count
from taverne.games.rivality.scoring import owner_of
from taverne.games.rivality.state import State, battlefield_of
from taverne.games.rivality.tiles import POINTS
from taverne.kernel.game import View, preview
from taverne.registry import AnyGame

WIZARD = 0.7
"""How much of a tile counts while a wizard stands on it: he will move on."""
MARGIN = 0.12
"""What each golem more than the next side's is worth on a controlled tile."""
RESERVE = 0.03
"""What a golem in reserve is worth."""
WON = 100.0


def estimates(game: AnyGame, view: View[State], legal: Sequence[RivalityMove]) -> list[float]:
    """What each legal move is worth to the viewing seat's side."""
    side = view.table.rules.side_of[view.seat or 1]
    return [worth(preview(game, view, move)[0].table, side) for move in legal]


def worth(table: State, side: int) -> float:
    """What a table is worth to a side: points ahead as things stand, won and lost most."""
    if not table.step.asked(table):
        points, winners = count(table)
        others = max(mine for other, mine in enumerate(points, 1) if other != side)
        return (WON if side in winners else -WON) + points[side - 1] - others
    battlefield = battlefield_of(table)
    scoring = table.rules.variant.scoring
    standing = [RESERVE * reserve for reserve in table.reserves]
    for cell, (tile, _, golems) in battlefield.field.items():
        owner = owner_of(battlefield, cell, scoring)
        if owner != NOBODY:
            rivals = sorted(golems)
            worth = POINTS[tile] - (owner in scoring.deducts and golems[owner - 1] < sum(golems))
            standing[owner - 1] += (WIZARD if cell in battlefield.wizards else 1.0) * worth
            standing[owner - 1] += MARGIN * POINTS[tile] * (rivals[-1] - rivals[-2])
    own = standing.pop(side - 1)
    return own - max(standing)
