"""The competitive game: harmony, legends within reach, wild dragons, and whether ending the game wins it."""

from functools import lru_cache

from taverne.bots.kingdom.outlook import after, drawn, revealed
from taverne.games.kingdom.cards import DRAGON, LEGEND_POINTS, PORTAL
from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.kingdom import Kingdom, put
from taverne.games.kingdom.legends import met
from taverne.games.kingdom.links import CENTRE, cells_of, links
from taverne.games.kingdom.moves import Arrange, DrawCard, KingdomMove, Place, Reveal, Take, TakeLegend
from taverne.games.kingdom.results import sheets
from taverne.games.kingdom.scoring import TAMERS, score
from taverne.games.kingdom.state import State, replace_at

OPEN_LEGEND = 0.6
"""How much of a legend's points a kingdom that meets it is worth before it is taken."""
HALF_TAMED = 1.5
"""What the first tribe beside a wild dragon is worth."""
LAND = -0.2
"""What an unexplored land is worth: as likely to hurt as to help."""
DECIDED = 40.0
"""What ending the game in the lead is worth, or behind it costs."""
AT_ONCE = 1000.0
"""A legend is taken before anything else."""


def estimate(table: State, seat: int, move: KingdomMove) -> float:
    """What a move is worth."""
    match move:
        case TakeLegend(legend):
            return AT_ONCE + LEGEND_POINTS[legend]
        case Arrange(cards):
            return worth(table, seat, laid(table.kingdoms[seat - 1], cards))
        case Take(cell):
            return after(table, seat, cell, table.discards[move.pile - 1][-1], worth)
        case Place(cell):
            return after(table, seat, cell, table.hand, worth)
        case Reveal(cell):
            return revealed(table, seat, cell, worth)
        case DrawCard():
            return drawn(table, seat, worth)
    return 0.0


def laid(kingdom: Kingdom, cards: bytes) -> Kingdom:
    """The kingdom with its starting cards."""
    for cell, card in zip(CENTRE, cards, strict=True):
        kingdom = put(kingdom, cell, card)
    return kingdom


def worth(table: State, seat: int, kingdom: Kingdom) -> float:
    """The kingdom's worth, and the verdict if it ends the game."""
    value = kingdom_worth(kingdom, table.rules.edition, sum(1 << legend for legend in table.river))
    return value if kingdom.hidden else value + _verdict(table, seat, kingdom)


def _verdict(table: State, seat: int, kingdom: Kingdom) -> float:
    totals = [sheet.total for sheet in sheets(table._replace(kingdoms=replace_at(table.kingdoms, seat, kingdom)))]
    own = totals.pop(seat - 1)
    lead = own - max(totals, default=own)
    return DECIDED if lead > 0 else -DECIDED if lead < 0 else 0.0


@lru_cache(maxsize=1 << 12)
def kingdom_worth(kingdom: Kingdom, edition: Edition, river: int) -> float:
    """What a kingdom is worth while the game goes on."""
    value = score(kingdom, edition).total + LAND * kingdom.hidden.bit_count()
    if open_legends := met(kingdom.up, edition.battle_spreads) & river:
        points = sorted((LEGEND_POINTS[legend] for legend in cells_of(open_legends)), reverse=True)
        value += OPEN_LEGEND * (points[0] + sum(points) / 2)
    if dragons := cells_of(kingdom.up[DRAGON]):
        linked = links(kingdom.up[PORTAL])
        for cell in dragons:
            if any((linked[cell] & kingdom.up[tribe]).bit_count() == 1 for tribe in TAMERS):
                value += HALF_TAMED
    return value
