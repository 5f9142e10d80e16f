"""What one audience sees of a kingdom table, as plain data with nothing left for a client to work out."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from taverne.games.kingdom.cards import LEGENDS, NO_CARD, SYMBOLS
from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.links import CELL_NAMES, CELLS, CENTRE
from taverne.games.kingdom.opening import do_lands_lie
from taverne.games.kingdom.state import ModeView, State
from taverne.kernel.data import Reused


@dataclass(frozen=True, slots=True)
class KingdomCell(Reused):
    """One of the sixteen cells of a kingdom."""

    cell: str
    card: str | None
    """The symbol of the card that lies here, `?` for an unexplored land; null while nothing lies here."""
    has_treaty: bool
    has_staff: bool


@dataclass(frozen=True, slots=True)
class KingdomSeat(Reused):
    """A seat and what lies before it."""

    seat: int
    cells: tuple[KingdomCell, ...]
    """Row by row from the top, left to right."""
    legends: tuple[str, ...]
    """The legends it has taken; in the campaign, written in this age."""
    dealt: tuple[str, ...]
    """Its starting cards, until everyone's are laid out."""
    has_answered: bool
    """Its starting cards are laid out while others' are not."""


@dataclass(frozen=True, slots=True)
class KingdomView:
    """A table of Aetherya or Drako as its reader sees it."""

    step: str
    """What is asked for: `arrange`, `turn`, `hand`, `close`, `over`; `tile` with object tiles; `swap`, `drop` and
    `block` in the campaign; `give-up` in the cooperative game; any other while chance draws."""
    seat: int
    """Whose turn it is."""
    kingdoms: tuple[KingdomSeat, ...]
    river: tuple[str, ...]
    """The legends that can be taken; in the campaign, the unwritten ones of this age's row."""
    legend_deck: int
    """How many legends are still to come."""
    discards: tuple[tuple[str, ...], ...]
    """The discard piles, each with its top card last."""
    deck: int
    """How many cards the deck holds."""
    hand: str | None
    """The card just drawn."""
    score_lines: tuple[str, ...]
    """The lines of the score sheet that can count in this mode."""
    mode: ModeView | None
    """What only this mode has on the table."""


def present(table: State) -> KingdomView:
    """A redacted table as its reader sees it."""
    mode = table.rules.mode
    return KingdomView(
        step=table.step.name,
        seat=table.seat,
        kingdoms=tuple(_present_seat(table, seat, kingdom) for seat, kingdom in enumerate(table.kingdoms, 1)),
        river=_codes(table.river),
        legend_deck=table.legend_deck.bit_count(),
        discards=tuple(_symbols(pile) for pile in table.discards),
        deck=sum(table.deck),
        hand=None if table.hand == NO_CARD else SYMBOLS[table.hand],
        score_lines=mode.ending.score_lines,
        mode=mode.layout.present_extra(table),
    )


def _present_seat(table: State, seat: int, kingdom: Kingdom) -> KingdomSeat:
    opening, legends = table.opening, table.held[seat - 1]
    if opening is None:
        return _settled_seat(seat, kingdom, legends)
    cards = tuple(_card_in_opening(table, seat, kingdom, cell) for cell in CELLS)
    has_answered = opening.answers[seat - 1] is not None
    return KingdomSeat(seat, _cells(kingdom, cards), _codes(legends), _symbols(opening.dealt[seat - 1]), has_answered)


@lru_cache(maxsize=1 << 13)
def _settled_seat(seat: int, kingdom: Kingdom, legends: tuple[int, ...]) -> KingdomSeat:
    """A seat after the opening; cached, because most kingdoms stay as they are from one move to the next."""
    cards = tuple(_card_at(kingdom, cell) for cell in CELLS)
    return KingdomSeat(seat, _cells(kingdom, cards), _codes(legends), dealt=(), has_answered=False)


def _cells(kingdom: Kingdom, cards: tuple[str | None, ...]) -> tuple[KingdomCell, ...]:
    return tuple(
        _cell(CELL_NAMES[cell], cards[cell], bool(kingdom.treaties >> cell & 1), bool(kingdom.staffs >> cell & 1))
        for cell in CELLS
    )


_cell = lru_cache(maxsize=1 << 10)(KingdomCell)
"""A cell; there are only so many, and kingdoms share them."""


def _card_at(kingdom: Kingdom, cell: int) -> str:
    return "?" if kingdom.hidden >> cell & 1 else SYMBOLS[kingdom.cards[cell]]


def _card_in_opening(table: State, seat: int, kingdom: Kingdom, cell: int) -> str | None:
    """The card on a cell; the lands come first, then the centre, of which a seat knows its own."""
    assert table.opening is not None
    if not kingdom.hidden >> cell & 1:
        return _card_at(kingdom, cell)
    if cell not in CENTRE:
        return "?" if do_lands_lie(table) else None
    answer = table.opening.answers[seat - 1]
    return SYMBOLS[answer[CENTRE.index(cell)]] if answer else None


def _symbols(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(SYMBOLS[card] for card in cards)


def _codes(legends: Iterable[int]) -> tuple[str, ...]:
    return tuple(LEGENDS[legend] for legend in legends)
