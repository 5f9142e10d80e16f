"""The classes of the kingdom games' data, and how their numbers are written."""

import inspect

from taverne.games.kingdom import events, moves
from taverne.games.kingdom.cards import LEGENDS, NO_CARD, SYMBOLS
from taverne.games.kingdom.links import CELL_NAMES
from taverne.games.kingdom.modes.cooperative import events as team_events
from taverne.games.kingdom.modes.cooperative import team
from taverne.games.kingdom.modes.objects import events as tile_events
from taverne.games.kingdom.modes.objects import moves as tile_moves
from taverne.games.kingdom.modes.objects import tiles
from taverne.games.kingdom.modes.objects.tile_names import NAMES
from taverne.games.kingdom.modes.solo import campaign
from taverne.games.kingdom.modes.solo import events as campaign_events
from taverne.games.kingdom.modes.solo import moves as campaign_moves
from taverne.games.kingdom.moves import KingdomMove
from taverne.games.kingdom.results import PointsSummary
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
    parts=(campaign.CampaignView, team.TeamView, tiles.TilesView),
    moves=_classes(KingdomMove, moves, tile_moves, campaign_moves, team),
    events=_classes(Event, events, tile_events, campaign_events, team_events),
    summaries=(PointsSummary, campaign.CampaignSummary, team.TeamSummary),
)
