"""The solo campaign: write every legend of the row before the age ends, then harmony beyond the objective."""

from functools import lru_cache
from math import fsum

from taverne.bots.heuristics import Heuristics
from taverne.bots.kingdom.competitive import AT_ONCE, compiled_goal, kingdom_worth, laid
from taverne.bots.kingdom.lookahead import WORST, after, best_place, best_reveal, each_move, in_deck, revealed
from taverne.games.kingdom.cards import LEGEND_POINTS, LEGENDS, SYMBOLS, TRIBES
from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.legends import met
from taverne.games.kingdom.links import REACH, cells_of
from taverne.games.kingdom.modes.solo.campaign import ROWS, block_of, campaign_of, must_place
from taverne.games.kingdom.modes.solo.moves import Block, Drop, NoSwap, Pair, Swap
from taverne.games.kingdom.moves import Arrange, EndTurn, KingdomMove, Place, Reveal, TakeLegend
from taverne.games.kingdom.scoring import score
from taverne.games.kingdom.state import State

WRITTEN = 30.0
"""What a legend that is met is worth, and part of it for one nearly met: missing one loses the campaign."""
TIME = 1.2
"""What a card in the deck or an unexplored land is worth while legends are unwritten."""
HARMONY = 0.5
"""How much a kingdom's points count beside its legends."""
AGE = 200.0
"""What reaching the next age is worth."""


def estimate(table: State, seat: int, move: KingdomMove) -> float:
    """What a move is worth."""
    match move:
        case TakeLegend(legend):
            return AT_ONCE + LEGEND_POINTS[legend]
        case Arrange(cards):
            return worth(table, seat, laid(table.kingdoms[0], cards))
        case Swap(legend, other):
            return _swapped(table, legend, other)
        case Pair(source):
            return _pair(table, source)
        case Drop(card):
            return _dropped(table, card)
        case Place(cell):
            return after(table, seat, cell, table.hand, worth)
        case Reveal(cell):
            return revealed(table, seat, cell, worth)
        case Block(cell):
            return _block(table, cell)
        case NoSwap() | EndTurn():
            return 0.0
    return 0.0


def worth(table: State, seat: int, kingdom: Kingdom) -> float:
    """What the age is worth with this kingdom."""
    wanted = table.river
    value = _progress(kingdom, table.rules.edition, wanted) + HARMONY * kingdom_worth(kingdom, table.rules.edition, 0)
    if wanted:
        value += TIME * kingdom.hidden.bit_count()
        if not kingdom.hidden:
            value += WORST
    return value


@lru_cache(maxsize=1 << 12)
def _progress(kingdom: Kingdom, edition: Edition, wanted: tuple[int, ...]) -> float:
    shown = met(kingdom.up, edition.battle_spreads)
    return fsum(
        WRITTEN if shown >> legend & 1 else WRITTEN * 0.8 * nearness(kingdom, LEGENDS[legend]) for legend in wanted
    )


def nearness(kingdom: Kingdom, code: str) -> float:
    """How near a kingdom is to a legend it does not meet, from 0 to 1."""
    up = kingdom.up
    sort, _, symbols = code.partition("-")
    kinds = [SYMBOLS.index(symbol) for symbol in symbols]
    match sort:
        case "four":
            return sum(up[tribe] != 0 for tribe in TRIBES) / 4
        case "kin":
            return min(up[kinds[0]].bit_count(), 2) * 0.35
        case "alliance":
            return sum(up[kind] != 0 for kind in kinds) * 0.35
        case "land":
            here = up[kinds[0]]
            together = any(REACH[1 << cell] & here for cell in cells_of(here))
            return min(here.bit_count(), 3) * 0.2 + 0.2 * together
    x, y = kinds
    touching = bool(REACH[up[x]] & up[y])
    return min(up[x].bit_count() + up[y].bit_count(), 3) * 0.15 * bool(up[x] and up[y]) + 0.3 * touching


def _swapped(table: State, legend: int, other: int) -> float:
    """A swap helps this age if it brings a legend that is nearer than the one it takes away."""
    if table.opening is not None or legend == other:
        return 0.0
    kingdom = table.kingdoms[0]
    shown = met(kingdom.up, table.rules.edition.battle_spreads)

    def ease(number: int) -> float:
        return 1.0 if shown >> number & 1 else nearness(kingdom, LEGENDS[number]) - 0.02 * _cards_needed(number)

    return ease(other) - ease(legend) - 0.05


def _cards_needed(legend: int) -> int:
    sort = LEGENDS[legend].partition("-")[0]
    return {"kin": 2, "alliance": 2, "land": 3, "battle": 3, "four": 4}[sort]


def _pair(table: State, source: str) -> float:
    """The better of the two cards to come, weighted by how likely they are; cards of the deck are time."""
    uses = _uses(table)
    weights = in_deck(table)
    total = sum(weights)
    if not total:
        return 0.0
    if source == "discard":
        top = best_place(table, 1, table.discards[0][-1], worth)
        return fsum(weight * max(top, uses[kind]) for kind, weight in enumerate(weights)) / total
    squares = fsum(
        one * other * max(uses[kind], uses[second])
        for kind, one in enumerate(weights)
        for second, other in enumerate(weights)
    )
    return squares / total**2 - (TIME if table.river else 0.0)


@lru_cache(maxsize=16)
def _uses(table: State) -> tuple[float, ...]:
    """The worth of the best use of each kind of card drawn."""
    reveal = best_reveal(table, 1, worth)
    return tuple(max(reveal, best_place(table, 1, kind, worth)) for kind in range(10))


def _dropped(table: State, card: int) -> float:
    campaign = campaign_of(table)
    pair = campaign.pair
    kept = pair[1 - pair.index(card)]
    if must_place(campaign, card, kept):
        return best_place(table, 1, kept, worth)
    return max(best_place(table, 1, kept, worth), best_reveal(table, 1, worth))


def _block(table: State, cell: int) -> float:
    """How near a block is to the next row's legends."""
    kingdom = table.kingdoms[0]
    start = laid(Kingdom(bytes([10] * 16), 0xFFFF, (0,) * 11), block_of(kingdom.cards, cell))
    row = campaign_of(table).rows[0]
    return _progress(start, table.rules.edition, row) + HARMONY * score(start, table.rules.edition).total


def evaluate(table: State, seat: int) -> float:
    """How much of the campaign is written, and how near the next legends are."""
    campaign = campaign_of(table)
    written = ROWS[campaign.age - 1] - len(table.river)
    return AGE * campaign.age + WRITTEN * written + worth(table, 1, table.kingdoms[0])


SOLO = Heuristics(each_move(estimate), evaluate, rollout=3, compiled=compiled_goal)
