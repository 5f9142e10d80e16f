"""The moves of Rivality and their notation. Frequent ones are created once."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from operator import itemgetter

from taverne.games.rivality.grid import (
    DIRECTIONS,
    Cell,
    Direction,
    format_cell,
    format_square,
    parse_cell,
    parse_direction,
    parse_square,
)
from taverne.games.rivality.tiles import LAND_TILES, TILES, Tile, parse_land_tile
from taverne.kernel.errors import BadText
from taverne.kernel.game import MAX_SEATS


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the two tiles of the opening hand (R8)."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Mulligan:
    """Return both tiles and draw the next two (R8)."""

    def __str__(self) -> str:
        return "mulligan"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a tile on a cell with its front towards a direction (R9)."""

    tile: Tile
    cell: Cell
    front: Direction

    def __str__(self) -> str:
        return f"lay {TILES[self.tile]} {format_cell(self.cell)} {DIRECTIONS[self.front]}"


@dataclass(frozen=True, slots=True)
class Cast:
    """Cast the spell in this direction next (R11)."""

    direction: Direction

    def __str__(self) -> str:
        return f"cast {DIRECTIONS[self.direction]}"


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove a golem of this side (R10)."""

    side: int

    def __str__(self) -> str:
        return f"remove {self.side}"


@dataclass(frozen=True, slots=True)
class CastDelayed:
    """Cast the delayed spell of this tile and direction next (R32)."""

    cell: Cell
    direction: Direction

    def __str__(self) -> str:
        return f"delayed {format_cell(self.cell)} {DIRECTIONS[self.direction]}"


@dataclass(frozen=True, slots=True)
class Enter:
    """Bring your wizard onto the battlefield at a cell of row 6 (R42)."""

    cell: Cell

    def __str__(self) -> str:
        return f"enter {format_square(self.cell)}"


@dataclass(frozen=True, slots=True)
class Walk:
    """Move your wizard to a cell (R43)."""

    cell: Cell

    def __str__(self) -> str:
        return f"move {format_square(self.cell)}"


RivalityMove = Keep | Mulligan | Lay | Cast | Remove | CastDelayed | Enter | Walk

KEEP = Keep()
MULLIGAN = Mulligan()
_CASTS = tuple(Cast(direction) for direction in range(len(DIRECTIONS)))
_REMOVES = tuple(Remove(side) for side in range(MAX_SEATS + 1))


class _Ways(dict[int, tuple[Lay, ...]]):
    """The four ways to lay one tile on each cell, created on demand."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__()
        self.tile = tile

    def __missing__(self, cell: int) -> tuple[Lay, ...]:
        ways = tuple(Lay(self.tile, cell, front) for front in range(len(DIRECTIONS)))
        self[cell] = ways
        return ways


_WAYS = tuple(_Ways(tile) for tile in LAND_TILES)


def lays(hand: bytes, cells: tuple[int, ...]) -> tuple[RivalityMove, ...]:
    """Every way to lay one of these tiles on one of these cells, by tile and cell; there are at least four cells."""
    on_cells = itemgetter(*cells)
    groups: tuple[tuple[Lay, ...], ...] = ()
    for tile in hand:
        groups += on_cells(_WAYS[tile])
    return tuple(chain.from_iterable(groups))


def casts(directions: tuple[int, ...]) -> tuple[RivalityMove, ...]:
    """The moves that cast these spells."""
    return tuple(_CASTS[direction] for direction in directions)


def removes(sides: tuple[int, ...]) -> tuple[RivalityMove, ...]:
    """The moves that remove a golem of these sides."""
    return tuple(_REMOVES[side] for side in sides)


@lru_cache(maxsize=1 << 10)
def enters(cells: tuple[int, ...]) -> tuple[RivalityMove, ...]:
    """The moves that enter on these cells."""
    return tuple(Enter(cell) for cell in cells)


@lru_cache(maxsize=1 << 12)
def walks(cells: tuple[int, ...]) -> tuple[RivalityMove, ...]:
    """The moves that walk to these cells."""
    return tuple(Walk(cell) for cell in cells)


def parse_move(text: str) -> RivalityMove:
    """The move that a text stands for."""
    match text.split():
        case ["keep"]:
            return KEEP
        case ["mulligan"]:
            return MULLIGAN
        case ["lay", tile, cell, front]:
            return Lay(parse_land_tile(tile), parse_cell(cell), parse_direction(front))
        case ["cast", direction]:
            return _CASTS[parse_direction(direction)]
        case ["remove", side] if side in [str(number) for number in range(1, MAX_SEATS + 1)]:
            return _REMOVES[int(side)]
        case ["delayed", cell, direction]:
            return CastDelayed(parse_cell(cell), parse_direction(direction))
        case ["enter", cell]:
            return Enter(parse_square(cell))
        case ["move", cell]:
            return Walk(parse_square(cell))
    raise BadText("error-move-unknown", found=text)
