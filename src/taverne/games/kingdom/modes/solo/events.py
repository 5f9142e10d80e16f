"""What happens in a campaign (A50–A57)."""

from dataclasses import dataclass, field

from taverne.games.kingdom.cards import Card, Legend
from taverne.games.kingdom.events import ShownLand, format_shown
from taverne.games.kingdom.links import Cell
from taverne.kernel.events import Event


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
    kept: Card = field(repr=False)
    """The other one, which is played."""
    must_place: bool = field(repr=False)
    """The kept card is the discard's: it cannot be discarded for a land."""


@dataclass(frozen=True, slots=True)
class AgeEnded(Event):
    """An age of the campaign is over; the lands that were left are turned up (A55, A56)."""

    age: int
    lands: tuple[ShownLand, ...]
    kingdom: int
    """What the kingdom scores."""
    objective: int
    """What it is measured by."""
    is_lost: bool = field(default=False, repr=False)
    """A legend of its row is unwritten, which loses the campaign."""
    reason: str = field(default="explored", repr=False)
    """Why it is over: `explored` (no land is left) or `deck` (it is empty)."""
    unwritten: tuple[Legend, ...] = field(default=(), repr=False)
    """The legends of its row that are unwritten."""

    def shown(self) -> tuple[str, ...]:
        return tuple(format_shown(seat, cell, card) for seat, cell, card in self.lands)


@dataclass(frozen=True, slots=True)
class BlockKept(Event):
    """A block of the kingdom is the centre of the next age (A57)."""

    seat: int
    cell: Cell
