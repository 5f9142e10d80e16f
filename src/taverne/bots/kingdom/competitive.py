"""The competitive game: harmony, legends within reach, wild dragons, and whether ending the game wins it."""

from functools import lru_cache

from taverne.bots.heuristics import Heuristics
from taverne.bots.kingdom.lookahead import after, drawn, each_move, revealed
from taverne.bots.move_stats import MoveSearch
from taverne.games.kingdom.cards import DRAGON, LEGEND_POINTS, PORTAL
from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.kingdom import Kingdom, put
from taverne.games.kingdom.legends import met
from taverne.games.kingdom.links import CENTRE, cells_of, links
from taverne.games.kingdom.moves import Arrange, DrawCard, KingdomMove, Place, Reveal, Take, TakeLegend
from taverne.games.kingdom.results import sheets
from taverne.games.kingdom.scoring import TAMERS, score
from taverne.games.kingdom.state import State, replace_at
from taverne.registry import AnyGame

OPEN_LEGEND = 0.6
"""The share of a legend's points that counts once a kingdom meets it, before it is taken."""
HALF_TAMED = 1.5
"""What the first of two tamers linked to a wild dragon is worth."""
LAND = -0.2
"""What an unexplored land is worth: it is as likely to hurt as to help."""
DECIDED = 40.0
"""What ending the game is worth in the lead, and costs behind."""
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


def evaluate(table: State, seat: int) -> float:
    """Points ahead of the best other kingdom, counting legends within reach."""
    river = sum(1 << legend for legend in table.river)
    edition = table.rules.edition
    worths = [
        sheet.total + kingdom_worth(kingdom, edition, river) - score(kingdom, edition).total
        for sheet, kingdom in zip(sheets(table), table.kingdoms, strict=True)
    ]
    own = worths.pop(seat - 1)
    return own - max(worths, default=0.0)


def _compiled(game: AnyGame) -> MoveSearch:
    from taverne.bots.kingdom.compiled import CompiledKingdom

    return CompiledKingdom(game)


def compiled_goal(game: AnyGame) -> MoveSearch:
    """The compiled search of a game that all players win or lose together."""
    from taverne.bots.kingdom.compiled import CompiledGoal

    return CompiledGoal(game)


COMPETITIVE = Heuristics(each_move(estimate), evaluate, rollout=1, compiled=_compiled)
