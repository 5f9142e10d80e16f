"""Why a move in a kingdom game is good: points by line, legends met or one card away, what others lose."""

from taverne.bots.kingdom.competitive import laid
from taverne.bots.kingdom.lookahead import WORST, best_place, drawn
from taverne.bots.reasons import MOST_REASONS, HintReason
from taverne.games.kingdom.cards import LEGEND_POINTS, LEGENDS, SYMBOLS
from taverne.games.kingdom.game import KingdomGame
from taverne.games.kingdom.kingdom import WILDERNESS, Kingdom
from taverne.games.kingdom.legends import met
from taverne.games.kingdom.links import CELL_NAMES, cells_of
from taverne.games.kingdom.modes.cooperative.events import LegendWritten
from taverne.games.kingdom.modes.cooperative.team import GiveUp
from taverne.games.kingdom.modes.solo.campaign import block_of, campaign_of
from taverne.games.kingdom.modes.solo.moves import PAIR_DECK, Block, Drop
from taverne.games.kingdom.moves import Arrange, DrawCard, Reveal, Take
from taverne.games.kingdom.results import sheets
from taverne.games.kingdom.scoring import ScoreLines, score
from taverne.games.kingdom.state import State
from taverne.games.kingdom.turn import OVER, one_card_short
from taverne.kernel.events import Event
from taverne.kernel.game import Move, View, preview

DENIED = 2
"""A card is denied to another seat if it could gain at least this many points with it."""
_NO_LINES = ScoreLines(*[0] * len(ScoreLines._fields))


def explain(game: KingdomGame, view: View[State], side: int, move: Move) -> list[HintReason]:
    """The reasons for a move, the most important first."""
    table, seat = view.table, view.seat or 1
    seen, events = preview(game, view, move)
    then = seen.table
    match move:
        case Arrange(cards):
            return _begun(table, laid(table.kingdoms[seat - 1], cards), table.river)
        case Block(cell):
            centre = block_of(table.kingdoms[0].cards, cell)
            return _begun(table, laid(WILDERNESS, centre), campaign_of(table).rows[0])
        case GiveUp(legend):
            return [HintReason("target", LEGENDS[legend], points=LEGEND_POINTS[legend])]
    legends = _legends_won(game, table, then, seat, events)
    points = _gained(sheets(table)[seat - 1], sheets(then)[seat - 1], sum(legend.points for legend in legends))
    reasons = [
        *_ended(then),
        *legends,
        *(one for one in points if one.reason == "gain"),
        # Once the game is over no legend can be taken any more (A19).
        *(
            []
            if then.step is OVER
            else _approached(table, table.kingdoms[seat - 1], table.river, then.kingdoms[seat - 1], then.river)
        ),
        *_alternatives(table, seat, move),
        *([] if game.faces_game else _denied(table, then, seat, move)),
    ]
    costs = [one for one in points if one.reason == "cost"]
    # A cost is told last, but it is told.
    return [*reasons[: MOST_REASONS - len(costs)], *costs]


def _begun(table: State, kingdom: Kingdom, river: tuple[int, ...]) -> list[HintReason]:
    """What the first four cards of a kingdom score, and the legends they meet or nearly meet."""
    points = _gained(_NO_LINES, score(kingdom, table.rules.edition))
    return [*_approached(table, WILDERNESS, (), kingdom, river), *points]


def _ended(then: State) -> list[HintReason]:
    return [HintReason("end")] if then.step is OVER else []


def _legends_won(
    game: KingdomGame, table: State, then: State, seat: int, events: tuple[Event, ...]
) -> list[HintReason]:
    """The legends a move takes or writes (A17, A54, A62)."""
    held = table.held[seat - 1]
    won = [legend for legend in then.held[seat - 1] if legend not in held]
    written = [event.legend for event in events if isinstance(event, LegendWritten) and event.seat == seat]
    if not game.faces_game:
        return [HintReason("legend-taken", LEGENDS[legend], points=LEGEND_POINTS[legend]) for legend in won]
    return [HintReason("legend-written", LEGENDS[legend]) for legend in (*won, *written)]


def _gained(before: ScoreLines, after: ScoreLines, legends: int = 0) -> list[HintReason]:
    """The change of the kingdom's lines, without the points of legends won, which have reasons of their own."""
    then = after._replace(legends=after.legends - legends)._asdict()
    lines = {line: points - getattr(before, line) for line, points in then.items() if points != getattr(before, line)}
    points = sum(lines.values())
    return [HintReason("gain" if points > 0 else "cost", points=abs(points), lines=lines)] if points else []


def _approached(
    table: State, before: Kingdom, river: tuple[int, ...], after: Kingdom, then_river: tuple[int, ...]
) -> list[HintReason]:
    """The most valuable river legend that a kingdom meets now, and the one that comes within one card."""
    if before == after and river == then_river:
        return []
    spreads = table.rules.edition.battle_spreads
    wanted, were_wanted = _mask(then_river), _mask(river)
    is_met, was_met = met(after.up, spreads) & wanted, met(before.up, spreads) & were_wanted
    near = one_card_short(after, spreads) & wanted
    was_near = (one_card_short(before, spreads) | was_met) & were_wanted
    return [
        HintReason(reason, LEGENDS[best], points=LEGEND_POINTS[best])
        for reason, found in (("legend-met", is_met & ~was_met), ("legend-near", near & ~was_near))
        if (best := _most_valuable(found)) is not None
    ]


def _mask(legends: tuple[int, ...]) -> int:
    return sum(1 << legend for legend in legends)


def _most_valuable(legends: int) -> int | None:
    return max(cells_of(legends), key=LEGEND_POINTS.__getitem__, default=None)


def _points(table: State, seat: int, kingdom: Kingdom) -> float:
    return score(kingdom, table.rules.edition).total


def _best_gain(table: State, seat: int, card: int) -> int:
    """The most points that placing a card gains a seat; never less than 0, since nobody has to take it."""
    best = best_place(table, seat, card, _points)
    return 0 if best == WORST else max(0, round(best - _points(table, seat, table.kingdoms[seat - 1])))


def _alternatives(table: State, seat: int, move: Move) -> list[HintReason]:
    """What a card that is not placed would have gained, and what one from the deck gains on average."""
    match move:
        case Reveal(cell):
            gain = _best_gain(table, seat, table.hand)
            return [
                HintReason("explore", cell=CELL_NAMES[cell]),
                HintReason("spare", SYMBOLS[table.hand], points=gain),
            ]
        case DrawCard():
            average = drawn(table, seat, _points) - _points(table, seat, table.kingdoms[seat - 1])
            return [HintReason("draw", points=round(average))] if round(average) > 0 else []
        case Drop(card):
            pair = campaign_of(table).pair
            kept = pair[1 - pair.index(card)]
            return [HintReason("keep", SYMBOLS[kept], points=_best_gain(table, seat, kept))]
    if move == PAIR_DECK and table.discards[0]:
        card = table.discards[0][-1]
        return [HintReason("spare", SYMBOLS[card], points=_best_gain(table, seat, card))]
    return []


def _denied(table: State, then: State, seat: int, move: Move) -> list[HintReason]:
    """The legends and the card that others could have used."""
    others = [other for other in range(1, len(table.kingdoms) + 1) if other != seat]
    taken = [legend for legend in then.held[seat - 1] if legend not in table.held[seat - 1]]
    spreads = table.rules.edition.battle_spreads
    reasons = [
        HintReason("legend-denied", LEGENDS[legend], side=other, points=LEGEND_POINTS[legend])
        for legend in taken
        for other in others
        if met(table.kingdoms[other - 1].up, spreads) >> legend & 1
    ]
    if isinstance(move, Take):
        card = table.discards[move.pile - 1][-1]
        gain, other = max((_best_gain(table, other, card), -other) for other in others)
        if gain >= DENIED:
            reasons.append(HintReason("card-denied", SYMBOLS[card], side=-other, points=gain))
    return reasons
