"""What moves of the kingdom games look worth, one small file a mode."""

from collections.abc import Callable, Sequence

from taverne.bots.kingdom import competitive, cooperative, objects, solo
from taverne.games.kingdom.moves import KingdomMove
from taverne.games.kingdom.state import State
from taverne.kernel.game import View
from taverne.registry import AnyGame

_MODES: dict[str, Callable[[State, int, KingdomMove], float]] = {
    "competitive": competitive.estimate,
    "objects": objects.estimate,
    "solo": solo.estimate,
    "cooperative": cooperative.estimate,
}


def estimates(game: AnyGame, view: View[State], legal: Sequence[KingdomMove]) -> list[float]:
    """What each legal move is worth to the viewing seat."""
    table, seat = view.table, view.seat or 1
    estimate = _MODES[table.rules.mode.name]
    return [estimate(table, seat, move) for move in legal]
