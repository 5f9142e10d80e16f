"""The cooperative game: raise the weakest kingdom, write a legend every round, leave the others good cards."""

from math import fsum

from taverne.bots.heuristics import Heuristics
from taverne.bots.kingdom.competitive import DECIDED, compiled_goal, kingdom_worth, laid
from taverne.bots.kingdom.lookahead import after, best_place, drawn, each_move, revealed
from taverne.games.kingdom.cards import LEGEND_POINTS
from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.modes.cooperative.team import GiveUp, target_of, team_of
from taverne.games.kingdom.moves import Arrange, DrawCard, KingdomMove, Place, Reveal, Take
from taverne.games.kingdom.scoring import score
from taverne.games.kingdom.state import State
from taverne.games.kingdom.turn import offered

LEGEND_NEEDED = 6.0
"""What meeting a legend is worth in a round that has written none yet: without one, the target rises."""
GIFT = 0.15
"""The share of what the next player could make of a discard that counts for the player who leaves it."""


def estimate(table: State, seat: int, move: KingdomMove) -> float:
    """What a move is worth to the team."""
    match move:
        case GiveUp(legend):
            return -float(LEGEND_POINTS[legend])
        case Arrange(cards):
            return worth(table, seat, laid(table.kingdoms[seat - 1], cards))
        case Take(cell, pile):
            card = table.discards[pile - 1][-1]
            return after(table, seat, cell, card, worth) + _gift(table, seat, move.to, table.kingdoms[seat - 1], cell)
        case Place(cell):
            kingdom = table.kingdoms[seat - 1]
            return after(table, seat, cell, table.hand, worth) + _gift(table, seat, move.to, kingdom, cell)
        case Reveal(cell):
            return revealed(table, seat, cell, worth) + _left(table, seat, move.to, table.hand)
        case DrawCard():
            return drawn(table, seat, worth)
    return 0.0


def worth(table: State, seat: int, kingdom: Kingdom) -> float:
    """The kingdom's worth to the team, and the verdict if it ends the game."""
    value = kingdom_worth(kingdom, table.rules.edition, 0)
    if written := offered(table, kingdom):
        value += 0.0 if team_of(table).written else LEGEND_NEEDED
        value += 0.5 * written.bit_count()
    return value if kingdom.hidden else value + _verdict(table, seat, kingdom)


def _verdict(table: State, seat: int, kingdom: Kingdom) -> float:
    """Ending the game is good if every kingdom beats the target by a margin for its unexplored lands."""
    target = target_of(table)
    margin = min(
        score(kingdom if number == seat else other, table.rules.edition).total - target - 0.7 * other.hidden.bit_count()
        for number, other in enumerate(table.kingdoms, 1)
    )
    return DECIDED if margin > 0 else -DECIDED


def _gift(table: State, seat: int, to: int, kingdom: Kingdom, cell: int) -> float:
    """What the next player could make of the replaced card; nothing for a land, which nobody knows."""
    return 0.0 if kingdom.hidden >> cell & 1 else _left(table, seat, to, kingdom.cards[cell])


def _left(table: State, seat: int, to: int, card: int) -> float:
    """What leaving a card on a discard is worth: the next player takes the better of the two tops."""
    coming = seat % len(table.kingdoms) + 1
    tops = [card, *(pile[-1] for number, pile in enumerate(table.discards, 1) if pile and number != to)]
    now = worth(table, coming, table.kingdoms[coming - 1])
    return GIFT * max(best_place(table, coming, top, worth) - now for top in tops)


def evaluate(table: State, seat: int) -> float:
    """What all kingdoms are worth to the team, the weakest most."""
    worths = [worth(table, number, kingdom) for number, kingdom in enumerate(table.kingdoms, 1)]
    return fsum(worths) / len(worths) + min(worths)


COOPERATIVE = Heuristics(each_move(estimate), evaluate, rollout=1, compiled=compiled_goal)
