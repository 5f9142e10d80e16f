"""What happens at a kingdom table, for clients to show and logs to tell."""

from dataclasses import dataclass
from typing import NamedTuple

from taverne.games.kingdom.cards import SYMBOLS, Card, Cards, Legend
from taverne.games.kingdom.links import CELL_NAMES, Cell
from taverne.games.kingdom.tile_names import NAMES as TILE_NAMES
from taverne.games.kingdom.tile_names import Tile
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


@dataclass(frozen=True, slots=True)
class LegendRevealed(Event):
    """A legend joins the river (A12, A17)."""

    legend: Legend


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A seat has laid its starting cards, nobody else sees how (A12)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Arranged(Event):
    """A seat's starting cards lie on b2 c2 b3 c3 (A12)."""

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

    def shown(self) -> tuple[str, ...]:
        return tuple(format_shown(seat, cell, card) for seat, cell, card in self.lands)


def format_shown(seat: int, cell: int, card: int) -> str:
    """A land's card as `* shown` tells it."""
    return f"{seat} {CELL_NAMES[cell]} {SYMBOLS[card]}"


@dataclass(frozen=True, slots=True)
class TilesLaid(Event):
    """A face-down tile lies on each of a seat's lands (A30)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TileTurnedUp(Event):
    """The tile of a land was turned up (A31, A35)."""

    seat: int
    cell: Cell
    tile: Tile
    is_news: bool
    """The audience did not know it yet."""

    def shown(self) -> tuple[str, ...]:
        return (format_tile_shown(self.seat, self.cell, self.tile),) if self.is_news else ()


@dataclass(frozen=True, slots=True)
class TileKept(Event):
    """The seat took the tile just turned up (A31)."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class TileRefused(Event):
    """The tile just turned up left the game (A31)."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class TileUsed(Event):
    """A seat used a tile; what it did is told by what follows (A32)."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class TileLaidOnCard(Event):
    """A treaty or a staff lies on a card (A33)."""

    seat: int
    cell: Cell
    tile: Tile


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A tile passed from one seat, or from a land, to another seat (A35, A38, A39)."""

    seat: int
    victim: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class GriffinLanded(Event):
    """A griffin lies face up on a land (A35)."""

    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class CardsSwapped(Event):
    """Two cards of a kingdom changed places, with their tiles (A36)."""

    seat: int
    cell: Cell
    partner: Cell


@dataclass(frozen=True, slots=True)
class TileLookedAt(Event):
    """A seat looked at a face-down tile (A37); only it learns which."""

    seat: int
    owner: int
    cell: Cell
    tile: Tile
    """UNKNOWN_TILE to the others."""
    is_news: bool

    def shown(self) -> tuple[str, ...]:
        return (format_tile_shown(self.owner, self.cell, self.tile),) if self.is_news else ()


def format_tile_shown(seat: int, cell: int, tile: int) -> str:
    """A land's tile as `* shown` tells it."""
    return f"{seat} {CELL_NAMES[cell]} {TILE_NAMES[tile]}"


@dataclass(frozen=True, slots=True)
class LegendsLaidOut(Event):
    """The legends of the three ages lie in their rows (A50)."""

    rows: tuple[tuple[Legend, ...], ...]


@dataclass(frozen=True, slots=True)
class LegendsSwapped(Event):
    """A legend of this age's row changed places with one of the next (A52)."""

    seat: int
    legend: Legend
    later: Legend


@dataclass(frozen=True, slots=True)
class CardDropped(Event):
    """One of the two cards was discarded (A53)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class AgeEnded(Event):
    """An age of the campaign is over; the lands that were left are turned up (A55, A56)."""

    age: int
    lands: tuple[ShownLand, ...]
    kingdom: int
    objective: int

    def shown(self) -> tuple[str, ...]:
        return tuple(format_shown(seat, cell, card) for seat, cell, card in self.lands)


@dataclass(frozen=True, slots=True)
class BlockKept(Event):
    """A block of the kingdom is the centre of the next age (A57)."""

    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class LegendWritten(Event):
    """A river legend was met and is turned over (A62)."""

    seat: int
    legend: Legend


@dataclass(frozen=True, slots=True)
class LegendGivenUp(Event):
    """After a round without a legend one joins the target (A63)."""

    seat: int
    legend: Legend
