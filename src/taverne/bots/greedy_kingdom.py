"""What a move in a kingdom game looks worth: harmony, legends within reach, wild dragons, the end of the game."""

from collections.abc import Sequence
from functools import lru_cache

from taverne.games.kingdom.cards import ALL_LEGENDS, DRAGON, KINDS, LEGEND_POINTS, PORTAL, UNKNOWN
from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.kingdom import Kingdom, put
from taverne.games.kingdom.legends import met
from taverne.games.kingdom.links import CENTRE, cells_of, links
from taverne.games.kingdom.moves import Arrange, DrawCard, EndTurn, KingdomMove, Place, Reveal, Take, TakeLegend
from taverne.games.kingdom.scoring import TAMERS, score
from taverne.games.kingdom.state import State
from taverne.games.kingdom.turn import free_cells
from taverne.kernel.game import View

OPEN_LEGEND = 0.6
"""How much of a legend's points a kingdom that meets it is worth before it is taken."""
HALF_TAMED = 1.5
"""What the first tribe beside a wild dragon is worth."""
LAND = -0.2
"""What an unexplored land is worth: as likely to hurt as to help."""
DECIDED = 40.0
"""What ending the game in the lead is worth, or behind it costs."""


def estimates(view: View[State], legal: Sequence[KingdomMove]) -> list[float]:
    """What each legal move is worth to the viewing seat."""
    table, seat = view.table, view.seat or 1
    return [_estimate(table, seat, move) for move in legal]


def _estimate(table: State, seat: int, move: KingdomMove) -> float:
    kingdom = table.kingdoms[seat - 1]
    match move:
        case TakeLegend(legend):
            return 1000.0 + LEGEND_POINTS[legend]
        case Arrange(cards):
            for cell, card in zip(CENTRE, cards, strict=True):
                kingdom = put(kingdom, cell, card)
            return _worth(kingdom, table.rules.edition, _river(table))
        case Take(cell):
            return _after(table, seat, cell, table.discards[0][-1])
        case Place(cell):
            return _after(table, seat, cell, table.hand)
        case Reveal(cell):
            return _revealed(table, seat, cell)
        case DrawCard():
            return _drawn(table, seat)
        case EndTurn():
            return 0.0


def _drawn(table: State, seat: int) -> float:
    """The best use of each card that may come, weighted by how often it comes."""
    kingdom = table.kingdoms[seat - 1]
    reveal = max((_revealed(table, seat, cell) for cell in cells_of(kingdom.hidden)), default=-DECIDED)
    value, weights = 0.0, _likely(table, in_deck=True)
    for kind, weight in enumerate(weights):
        if weight:
            cells = cells_of(free_cells(kingdom, kind))
            value += weight * max(reveal, *(_after(table, seat, cell, kind) for cell in cells))
    return value / sum(weights)


def _revealed(table: State, seat: int, cell: int) -> float:
    weights = _likely(table, in_deck=False)
    return sum(weight * _after(table, seat, cell, kind) for kind, weight in enumerate(weights)) / sum(weights)


def _likely(table: State, in_deck: bool) -> tuple[int, ...]:
    """How many cards of each kind may lie in the deck, or under the lands."""
    if in_deck and table.deck_known:
        return tuple(table.deck[:UNKNOWN])
    return _unseen(table)


@lru_cache(maxsize=64)
def _unseen(table: State) -> tuple[int, ...]:
    seen = [0] * (UNKNOWN + 1)
    cards = b"".join([*(kingdom.cards for kingdom in table.kingdoms), *table.discards])
    for kind in cards:
        seen[kind] += 1
    if table.hand >= 0:
        seen[table.hand] += 1
    for kind in KINDS:
        seen[kind] += table.deck[kind]
    return tuple(max(table.rules.copies - seen[kind], 0) for kind in KINDS)


def _after(table: State, seat: int, cell: int, card: int) -> float:
    kingdom = put(table.kingdoms[seat - 1], cell, card)
    worth = _worth(kingdom, table.rules.edition, _river(table))
    return worth if kingdom.hidden else worth + _verdict(table, seat, kingdom)


def _verdict(table: State, seat: int, kingdom: Kingdom) -> float:
    """What it is worth that the game ends with this kingdom."""
    edition = table.rules.edition
    own = score(kingdom, edition, table.held[seat - 1]).total
    others = [
        score(other, edition, table.held[index]).total
        for index, other in enumerate(table.kingdoms)
        if index != seat - 1
    ]
    lead = own - max(others, default=own)
    return DECIDED if lead > 0 else -DECIDED if lead < 0 else 0.0


def _river(table: State) -> int:
    return sum(1 << legend for legend in table.river)


@lru_cache(maxsize=1 << 12)
def _worth(kingdom: Kingdom, edition: Edition, river: int) -> float:
    """What a kingdom is worth while the game goes on."""
    value = score(kingdom, edition).total + LAND * kingdom.hidden.bit_count()
    if open_legends := met(kingdom.up, edition.battle_spreads) & river & ALL_LEGENDS:
        points = sorted((LEGEND_POINTS[legend] for legend in cells_of(open_legends)), reverse=True)
        value += OPEN_LEGEND * (points[0] + sum(points) / 2)
    if dragons := cells_of(kingdom.up[DRAGON]):
        linked = links(kingdom.up[PORTAL])
        for cell in dragons:
            if any((linked[cell] & kingdom.up[tribe]).bit_count() == 1 for tribe in TAMERS):
                value += HALF_TAMED
    return value
