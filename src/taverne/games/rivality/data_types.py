"""The classes of Rivality's data, and how their numbers are written."""

import inspect
from typing import get_args

from taverne.games.rivality import events
from taverne.games.rivality.grid import DIRECTIONS, NOWHERE, Grid
from taverne.games.rivality.moves import RivalityMove
from taverne.games.rivality.tiles import TILES
from taverne.games.rivality.view import BattleSummary, RivalityView
from taverne.kernel.data import DataTypes, Terms
from taverne.kernel.events import Event, Split

DATA_TYPES = DataTypes(
    view=RivalityView,
    parts=(),
    moves=get_args(RivalityMove),
    events=tuple(
        kind
        for kind in vars(events).values()
        if inspect.isclass(kind) and issubclass(kind, Event) and kind not in (Event, Split)
    ),
    summaries=(BattleSummary,),
)


def terms_of(grid: Grid) -> Terms:
    """How a mode with this grid writes its numbers."""

    def cell(number: int) -> str | None:
        """Its name; None for nowhere, and for a cell beyond the edge of the solo battlefield."""
        return grid.format(number) if number != NOWHERE and grid.has(number) else None

    return {"cell": cell, "direction": DIRECTIONS.__getitem__, "tile": TILES.__getitem__}
