"""What happens at a kingdom table in every mode, for clients to show and records to tell."""

from dataclasses import dataclass, field
from typing import NamedTuple

from taverne.games.kingdom.cards import NO_CARD, SYMBOLS, Card, Cards, Legend
from taverne.games.kingdom.links import CELL_NAMES, Cell
from taverne.kernel.events import Event


class ShownLand(NamedTuple):
    """A land that is turned up at the end."""

    seat: int
    cell: Cell
    card: Card

    def __repr__(self) -> str:
        return repr(tuple(self))


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A seat has its four starting cards (A12)."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class LandsLaid(Event):
    """Twelve unseen lands lie around a seat's centre (A12)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DiscardTurnedUp(Event):
    """A card of the deck is the new discard (A12, A18)."""

    card: Card
    pile: int = field(default=1, repr=False)
    """The discard it opens."""


@dataclass(frozen=True, slots=True)
class LegendRevealed(Event):
    """A legend joins the river (A12, A17)."""

    legend: Legend


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A seat has laid out its starting cards in secret (A12)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Arranged(Event):
    """A seat's starting cards lie on b2 c2 b3 c3 (A12). You are told of your own at once, and again with everyone's."""

    seat: int
    cards: Cards

    def opened(self) -> tuple[str, ...]:
        return (f"{self.seat} arrange {''.join(SYMBOLS[card] for card in self.cards)}",)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is a seat's turn (A13)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a card, seen by all (A14)."""

    seat: int
    card: Card
    with_discard: Card = field(default=NO_CARD, repr=False)
    """The discard's top card that was taken together with it (A53)."""


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A card was placed, from the hand or the discard; what lay there was discarded (A14, A15)."""

    seat: int
    cell: Cell
    card: Card
    replaced: Card
    explored: bool
    """The replaced card was an unexplored land and is seen now."""
    pile: int
    """The discard the card came from; 0 if from the hand."""
    to: int
    """The discard the replaced card went to."""

    def shown(self) -> tuple[str, ...]:
        return (format_shown(self.seat, self.cell, self.replaced),) if self.explored else ()


@dataclass(frozen=True, slots=True)
class LandRevealed(Event):
    """The card in hand was discarded and a land turned up (A14)."""

    seat: int
    cell: Cell
    card: Card
    discarded: Card
    to: int
    """The discard the card in hand went to."""

    def shown(self) -> tuple[str, ...]:
        return (format_shown(self.seat, self.cell, self.card),)


@dataclass(frozen=True, slots=True)
class LegendTaken(Event):
    """A seat took a legend of the river (A17)."""

    seat: int
    legend: Legend


@dataclass(frozen=True, slots=True)
class DeckRebuilt(Event):
    """The discards are the new deck (A18, D3)."""

    size: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; the lands that were left are turned up, by seat and cell (A19)."""

    lands: tuple[ShownLand, ...]
    idle: bool
    """No land was explored for too long."""
    reason: str = field(default="explored", repr=False)
    """Why: `explored` (a seat has no land left), `idle`, `deck` (it is empty), `legends` (all are written or given up),
    `campaign` (its last age is over) or `lost` (an age ended with a legend unwritten)."""
    seat: int = field(default=0, repr=False)
    """The seat that has no land left; 0 otherwise."""

    def shown(self) -> tuple[str, ...]:
        return tuple(format_shown(seat, cell, card) for seat, cell, card in self.lands)


def format_shown(seat: int, cell: int, card: int) -> str:
    """A land's card as `* shown` tells it."""
    return f"{seat} {CELL_NAMES[cell]} {SYMBOLS[card]}"
