"""The decisions of Rivality, in the notation's words. Moves that are many are made once."""

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
    """Lay a tile on a cell, its front so (R9)."""

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
    """Your wizard enters here (R42)."""

    cell: Cell

    def __str__(self) -> str:
        return f"enter {format_square(self.cell)}"


@dataclass(frozen=True, slots=True)
class Walk:
    """Your wizard goes here (R43)."""

    cell: Cell

    def __str__(self) -> str:
        return f"move {format_square(self.cell)}"


RivalityMove = Keep | Mulligan | Lay | Cast | Remove | CastDelayed | Enter | Walk

KEEP = Keep()
MULLIGAN = Mulligan()
_CASTS = tuple(Cast(direction) for direction in range(len(DIRECTIONS)))
_REMOVES = tuple(Remove(side) for side in range(MAX_SEATS + 1))


class _Ways(dict[int, tuple[Lay, ...]]):
    """The four ways to lay one tile on each cell, made when a cell is first asked for."""

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
    """All ways to lay one of these tiles on one of these cells (there are never fewer than four): by tile and cell."""
    on_cells = itemgetter(*cells)
    groups: tuple[tuple[Lay, ...], ...] = ()
    for tile in hand:
        groups += on_cells(_WAYS[tile])
    return tuple(chain.from_iterable(groups))


def casts(directions: tuple[int, ...]) -> tuple[RivalityMove, ...]:
    """Casting each of these spells."""
    return tuple(_CASTS[direction] for direction in directions)


def removes(sides: tuple[int, ...]) -> tuple[RivalityMove, ...]:
    """Removing a golem of each of these sides."""
    return tuple(_REMOVES[side] for side in sides)


@lru_cache(maxsize=1 << 10)
def enters(cells: tuple[int, ...]) -> tuple[RivalityMove, ...]:
    """Entering on each of these cells."""
    return tuple(Enter(cell) for cell in cells)


@lru_cache(maxsize=1 << 12)
def walks(cells: tuple[int, ...]) -> tuple[RivalityMove, ...]:
    """Going to each of these cells."""
    return tuple(Walk(cell) for cell in cells)


def parse_move(text: str) -> RivalityMove:
    """The move written so."""
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
