"""What happens on a battlefield, for clients to show and logs to tell.

Cells, tiles and directions are numbers: `grid` and `tiles` name them. A side is NOBODY (0) where nobody controls a
tile. `golems` and `removed` count by side.
"""

from dataclasses import dataclass, field

from taverne.games.rivality.golems import Golems
from taverne.games.rivality.grid import Cell, Direction, format_square
from taverne.games.rivality.tiles import LAND_TILES, TILES, UNKNOWN, Tile, TileList
from taverne.kernel.events import Event, Split
from taverne.kernel.game import MAX_SEATS

NO_TILE = "no-tile"
WIZARD = "wizard"
SHIELDS = "shields"
UNCONTROLLED = "uncontrolled"


@dataclass(frozen=True, slots=True)
class DeckLaidOut(Event):
    """A side's deck is shuffled; its lowest seat names it (R6, R8)."""

    seat: int
    size: int
    again: int | None = field(default=None, repr=False)
    """The seat whose mulligan it follows; None in the setup."""


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat has its two tiles; only that seat sees which (R6, R8)."""

    seat: int
    tiles: TileList
    again: int | None = field(default=None, repr=False)
    """The seat whose mulligan it follows; None in the setup."""


@dataclass(frozen=True, slots=True)
class HandKept(Event):
    """The first player keeps the opening hand (R8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandReturned(Event):
    """The first player returns the opening hand; only that seat sees which tiles (R8)."""

    seat: int
    tiles: TileList


@dataclass(frozen=True, slots=True)
class HalfLaidOut(Event):
    """One half of the solo battlefield lies there, row by row; Souramoun's face down (R40)."""

    side: int
    tiles: TileList


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is a seat's turn (R7, R41)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatPassed(Event):
    """A seat with no tile left is passed over (R9)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A seat laid a tile, its front to a direction (R9)."""

    seat: int
    side: int
    tile: Tile
    cell: Cell
    front: Direction


@dataclass(frozen=True, slots=True)
class WizardMoved(Event):
    """A side's wizard came from one cell (none at first) to another (R9, R42–R44)."""

    side: int
    start: Cell
    cell: Cell


@dataclass(frozen=True, slots=True)
class GolemPlaced(Event):
    """A golem of the reserve came with its wizard (R9, R43, R44)."""

    side: int
    cell: Cell
    removed: Golems
    golems: Golems


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """A spell placed golems (R10): so many arrived, some were lost to shields, the rest stand as the reserve allowed.

    If one golem more waits for room, whose place it takes is being asked: RivalRemoved follows.
    """

    side: int
    origin: Cell
    direction: Direction
    cell: Cell
    arriving: int
    lost: int
    placed: int
    removed: Golems
    golems: Golems
    before: int
    """Who controlled the tile."""
    after: int
    """Who controls it now; as before while a golem waits."""
    delayed: bool
    """It was an armed spell of a tile laid earlier (R30)."""


@dataclass(frozen=True, slots=True)
class RivalRemoved(Event):
    """The caster chose whose golem made room for its last one, which stands there now (R10)."""

    side: int
    cell: Cell
    rival: int
    golems: Golems
    before: int
    """Who controlled the tile before the spell."""
    after: int


@dataclass(frozen=True, slots=True)
class SpellLost(Event):
    """A spell placed nothing: there was no tile, a wizard, enough shields, or nobody controlled it (R10, R30)."""

    side: int
    """Whose spell it was; NOBODY if its tile is not controlled (R30)."""
    origin: Cell
    direction: Direction
    cell: Cell
    arriving: int
    reason: str
    delayed: bool


@dataclass(frozen=True, slots=True)
class SpellArmed(Event):
    """A spell found no tile and waits for one (R30)."""

    side: int
    origin: Cell
    direction: Direction
    cell: Cell
    arriving: int


@dataclass(frozen=True, slots=True)
class TileBesieged(Event):
    """A side took a tile whose neighbours were controlled so, n e s w (R33)."""

    side: int
    cell: Cell
    holders: tuple[int, ...]
    removed: Golems
    golems: Golems
    before: int
    """Who controlled the tile."""


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A seat drew a tile; only that seat sees which (R9)."""

    seat: int
    tile: Tile
    is_seen: bool = field(repr=False)
    """The audience sees which tile it is."""

    def shown(self) -> tuple[str, ...]:
        return (f"{self.seat} {TILES[self.tile]}",) if self.is_seen else ()


@dataclass(frozen=True, slots=True)
class TileRevealed(Event):
    """A tile that lay face down is turned up (R43–R45)."""

    cell: Cell
    tile: Tile

    def shown(self) -> tuple[str, ...]:
        return (f"{format_square(self.cell)} {TILES[self.tile]}",)


@dataclass(frozen=True, slots=True)
class SpellsForfeited(Event):
    """A side does not control its wizard's tile any more and casts nothing (R46)."""

    side: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: every tile is laid, a side's reserve is empty, or a wizard cannot go anywhere (R12, R47)."""

    reason: str
    """tiles, reserve or stuck."""
    side: int
    """Whose reserve is empty or whose wizard is stuck; NOBODY when the tiles are laid."""


TURNS = tuple(TurnBegan(seat) for seat in range(MAX_SEATS + 1))

_UNSEEN = tuple(TileDrawn(seat, UNKNOWN, is_seen=False) for seat in range(MAX_SEATS + 1))
DRAWN = tuple(
    tuple(
        Split(_UNSEEN[seat], ((seat, TileDrawn(seat, tile, is_seen=True)),)) for tile in (*LAND_TILES, UNKNOWN, UNKNOWN)
    )
    for seat in range(MAX_SEATS + 1)
)
"""For each seat and tile, the event of drawing it as each audience gets it."""


def hand_dealt(seat: int, tiles: bytes, again: int | None) -> Split:
    """A hand as its owner and as the others learn of it."""
    return Split(HandDealt(seat, bytes([UNKNOWN]) * len(tiles), again), ((seat, HandDealt(seat, tiles, again)),))


def hand_returned(seat: int, tiles: bytes) -> Split:
    """A returned hand as its owner and as the others learn of it."""
    return Split(HandReturned(seat, bytes([UNKNOWN]) * len(tiles)), ((seat, HandReturned(seat, tiles)),))
