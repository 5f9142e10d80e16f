"""What happens to object and character tiles (A30–A39)."""

from dataclasses import dataclass, field

from taverne.games.kingdom.links import CELL_NAMES, Cell
from taverne.games.kingdom.modes.objects.tile_names import NAMES, Tile
from taverne.kernel.events import Event


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
    """You did not know it yet."""

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
    """Whose tile, or whose land, it was."""
    tile: Tile
    is_from_land: bool = field(default=False, repr=False)
    """It lay on a land of the victim's kingdom, which may be the seat's own."""


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
    """Unknown to the others."""
    is_news: bool

    def shown(self) -> tuple[str, ...]:
        return (format_tile_shown(self.owner, self.cell, self.tile),) if self.is_news else ()


def format_tile_shown(seat: int, cell: int, tile: int) -> str:
    """A land's tile as `* shown` tells it."""
    return f"{seat} {CELL_NAMES[cell]} {NAMES[tile]}"
