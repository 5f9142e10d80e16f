"""What each mode adds to a drawn kingdom table: one file per mode."""

from collections.abc import Sequence

from taverne.games.kingdom.modes.cooperative.team import TeamView
from taverne.games.kingdom.modes.objects.tiles import TilesView
from taverne.games.kingdom.modes.solo.campaign import CampaignView
from taverne.games.kingdom.view import KingdomView
from taverne.locale import Catalogue
from taverne.terminal.kingdom.modes.cooperative import describe_team
from taverne.terminal.kingdom.modes.objects import describe_tiles
from taverne.terminal.kingdom.modes.solo import describe_campaign


def describe_mode(t: Catalogue, seen: Sequence[KingdomView], names: list[str]) -> list[str]:
    """The mode's own part of the table, as far as these views show it between them."""
    match seen[0].mode:
        case TilesView():
            return describe_tiles(t, [view.mode for view in seen if isinstance(view.mode, TilesView)], names)
        case CampaignView() as campaign:
            return describe_campaign(t, campaign, seen[0].kingdoms[0].legends)
        case TeamView() as team:
            return describe_team(t, team)
    return []
