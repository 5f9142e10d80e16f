"""The classes of the kingdom games' data, and how their numbers are written."""

import inspect

from taverne.games.kingdom import campaign, council, events, moves, tile_moves, tiles
from taverne.games.kingdom.cards import LEGENDS, NO_CARD, SYMBOLS
from taverne.games.kingdom.links import CELL_NAMES
from taverne.games.kingdom.moves import KingdomMove
from taverne.games.kingdom.tile_names import NAMES
from taverne.games.kingdom.view import KingdomView
from taverne.kernel.data import DataTypes, Terms
from taverne.kernel.events import Event

TERMS: Terms = {
    "cell": CELL_NAMES.__getitem__,
    "card": lambda card: None if card == NO_CARD else SYMBOLS[card],
    "legend": LEGENDS.__getitem__,
    "tile": NAMES.__getitem__,
}


def _classes(base: type, *modules: object) -> tuple[type, ...]:
    """The classes of that kind that these modules declare, in their order."""
    found = (kind for module in modules for kind in vars(module).values() if inspect.isclass(kind))
    return tuple(dict.fromkeys(kind for kind in found if issubclass(kind, base) and kind is not base))


DATA_TYPES = DataTypes(
    view=KingdomView,
    parts=(campaign.CampaignView, council.TeamView, tiles.TilesView),
    moves=_classes(KingdomMove, moves, campaign, council, tile_moves),
    events=_classes(Event, events),
    summaries=(campaign.CampaignSummary, council.TeamSummary),
)
