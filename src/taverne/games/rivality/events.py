"""The events of a battle, for clients to show and logs to record.

Cells, tiles and directions are numbers: `grid` and `tiles` name them. A side is NOBODY (0) where nobody controls a
tile. `golems` and `removed` count by side.
"""

from dataclasses import dataclass, field

from taverne.games.rivality.golems import Golems
from taverne.games.rivality.grid import Cell, CellOrNone, Direction, format_square
from taverne.games.rivality.tiles import LAND_TILES, TILES, UNKNOWN, Tile, TileList
from taverne.kernel.events import Event, Split
from taverne.kernel.game import MAX_SEATS

NO_TILE = "no-tile"
WIZARD = "wizard"
SHIELDS = "shields"
UNCONTROLLED = "uncontrolled"


@dataclass(frozen=True, slots=True)
class DeckLaidOut(Event):
    """A side's deck is shuffled (R6, R8). `seat` is the lowest seat of the side."""

    seat: int
    size: int
    """How many tiles it has."""
    again: int | None = field(default=None, repr=False)
    """The seat whose mulligan led to it; null in the setup."""


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat draws its two opening tiles and alone sees them (R6, R8)."""

    seat: int
    tiles: TileList
    again: int | None = field(default=None, repr=False)
    """The seat whose mulligan led to it; null in the setup."""


@dataclass(frozen=True, slots=True)
class HandKept(Event):
    """The first player keeps the opening hand (R8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandReturned(Event):
    """The first player returns the opening hand and alone sees its tiles (R8)."""

    seat: int
    tiles: TileList


@dataclass(frozen=True, slots=True)
class HalfLaidOut(Event):
    """One half of the solo battlefield is laid out, row by row; Souramoun's lies face down (R40)."""

    side: int
    tiles: TileList


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins (R7, R41)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatPassed(Event):
    """A seat with no tile left is passed over (R9)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A seat lays a tile with its front towards a direction (R9)."""

    seat: int
    side: int
    tile: Tile
    cell: Cell
    front: Direction


@dataclass(frozen=True, slots=True)
class WizardMoved(Event):
    """A side's wizard moves; the first time it comes from nowhere (R9, R42–R44)."""

    side: int
    start: CellOrNone
    """Where it was; null if it was not on the battlefield yet."""
    cell: Cell


@dataclass(frozen=True, slots=True)
class GolemPlaced(Event):
    """A golem from the reserve arrives with its wizard (R9, R43, R44)."""

    side: int
    cell: Cell
    removed: Golems
    """How many golems of each side leave the tile."""
    golems: Golems
    """How many golems of each side stand on the tile now."""


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """A spell places golems, except those lost to shields and those the reserve lacks (R10).

    If the tile is full and the last golem must wait for its caster to choose a rival, `rival-removed` follows.
    """

    side: int
    origin: Cell
    direction: Direction
    cell: Cell
    arriving: int
    """How many golems the spell calls."""
    lost: int
    """How many of them are lost to shields."""
    placed: int
    """How many of them now stand on the tile."""
    removed: Golems
    """How many golems of each side leave the tile."""
    golems: Golems
    """How many golems of each side stand on the tile now."""
    before: int
    """The side that controlled the tile."""
    after: int
    """The side that controls it now; the same as before while a golem waits."""
    delayed: bool
    """The spell was armed, on a tile laid earlier (R30)."""


@dataclass(frozen=True, slots=True)
class RivalRemoved(Event):
    """The caster removes a rival's golem, and its own last one takes the place (R10)."""

    side: int
    cell: Cell
    rival: int
    """The side whose golem leaves."""
    golems: Golems
    """How many golems of each side stand on the tile now."""
    before: int
    """The side that controlled the tile before the spell."""
    after: int


@dataclass(frozen=True, slots=True)
class SpellLost(Event):
    """A spell places nothing: no tile, a wizard, too many shields, or nobody to cast it (R10, R30)."""

    side: int
    """The side that cast it; 0 if nobody controls its tile (R30)."""
    origin: Cell
    direction: Direction
    cell: CellOrNone
    """The cell it aims at; null beyond the edge of the battlefield."""
    arriving: int
    """How many golems the spell calls."""
    reason: str
    """`no-tile`, `wizard`, `shields` or `uncontrolled`."""
    delayed: bool
    """The spell was armed, on a tile laid earlier (R30)."""


@dataclass(frozen=True, slots=True)
class SpellArmed(Event):
    """A spell finds no tile and waits for one (R30)."""

    side: int
    origin: Cell
    direction: Direction
    cell: Cell
    arriving: int
    """How many golems the spell calls."""


@dataclass(frozen=True, slots=True)
class TileBesieged(Event):
    """A side besieges a tile and takes it (R33)."""

    side: int
    cell: Cell
    holders: tuple[int, ...]
    """The sides that control the neighbouring tiles, n e s w."""
    removed: Golems
    """How many golems of each side leave the tile."""
    golems: Golems
    """How many golems of each side stand on the tile now."""
    before: int
    """The side that controlled the tile."""


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A seat draws a tile and alone sees it (R9)."""

    seat: int
    tile: Tile
    is_seen: bool = field(repr=False)
    """You are the seat that drew it; in a preview even you cannot know the tile yet."""

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
    """A side no longer controls its wizard's tile and casts nothing (R46)."""

    side: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game ends: every tile is laid, a side's reserve is empty, or a wizard cannot move (R12, R47)."""

    reason: str
    """`tiles`, `reserve` or `stuck`."""
    side: int
    """The side whose reserve is empty or whose wizard is stuck; 0 when every tile is laid."""


TURNS = tuple(TurnBegan(seat) for seat in range(MAX_SEATS + 1))

_UNSEEN = tuple(TileDrawn(seat, UNKNOWN, is_seen=False) for seat in range(MAX_SEATS + 1))
DRAWN = tuple(
    tuple(
        Split(_UNSEEN[seat], ((seat, TileDrawn(seat, tile, is_seen=True)),)) for tile in (*LAND_TILES, UNKNOWN, UNKNOWN)
    )
    for seat in range(MAX_SEATS + 1)
)
"""For each seat and tile, the event of drawing it for every audience."""


def hand_dealt(seat: int, tiles: bytes, again: int | None) -> Split:
    """A dealt hand for its owner and for everyone else."""
    return Split(HandDealt(seat, bytes([UNKNOWN]) * len(tiles), again), ((seat, HandDealt(seat, tiles, again)),))


def hand_returned(seat: int, tiles: bytes) -> Split:
    """A returned hand for its owner and for everyone else."""
    return Split(HandReturned(seat, bytes([UNKNOWN]) * len(tiles)), ((seat, HandReturned(seat, tiles)),))
