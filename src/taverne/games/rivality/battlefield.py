"""The battlefield and its text: one tile a line, `0,-1 C5 s w1 1:1` (notation)."""

from collections.abc import Mapping
from typing import NamedTuple

from taverne.games.rivality.golems import Golems
from taverne.games.rivality.grid import (
    DIRECTIONS,
    NORTH,
    NOWHERE,
    PLANE,
    WELL_CELL,
    Grid,
    neighbours,
    parse_direction,
)
from taverne.games.rivality.tiles import MOST_GOLEMS, TILES, UNKNOWN, WELL, parse_tile
from taverne.kernel.errors import BadText


class Land(NamedTuple):
    """A tile on the battlefield: where its front points and the golems on it."""

    tile: int
    front: int
    golems: Golems


Field = Mapping[int, Land]
"""The tiles by cell. Immutable once a state holds it: a turn works on a copy."""


class Battlefield(NamedTuple):
    """The tiles, golems and wizards in the middle of the table."""

    field: Field
    wizards: tuple[int, ...]
    """The cell of each side's wizard; NOWHERE until it arrives."""
    hidden: tuple[int, ...] = ()
    """The cells whose tile lies face down (R40)."""


def lone_well(sides: int) -> Field:
    """The battlefield before the first tile is laid (R1)."""
    return {WELL_CELL: Land(WELL, NORTH, (0,) * sides)}


def frontier(field: Field) -> tuple[int, ...]:
    """The empty cells adjacent to a tile, northernmost then westernmost first (R9)."""
    return tuple(sorted({near for cell in field for near in neighbours(cell)} - field.keys()))


def format_battlefield(battlefield: Battlefield, grid: Grid = PLANE) -> str:
    """The battlefield's text, northernmost then westernmost tile first; `?` for a tile that lies face down."""
    return "\n".join(_format_land(battlefield, cell, grid) for cell in sorted(battlefield.field))


def _format_land(battlefield: Battlefield, cell: int, grid: Grid) -> str:
    tile, front, golems = battlefield.field[cell]
    wizards = [f"w{side}" for side, place in enumerate(battlefield.wizards, 1) if place == cell]
    counts = [f"{side}:{count}" for side, count in enumerate(golems, 1) if count]
    code = TILES[UNKNOWN if cell in battlefield.hidden else tile]
    return " ".join([grid.format(cell), code, DIRECTIONS[front], *wizards, *counts])


def parse_battlefield(text: str, sides: int = 2, grid: Grid = PLANE) -> Battlefield:
    """The battlefield that a text describes; BadText says what is wrong with it."""
    field: dict[int, Land] = {}
    wizards = [NOWHERE] * sides
    for line in text.splitlines():
        if line.strip():
            _parse_land(line, field, wizards, grid)
    if grid.has_well:
        _check_well(field)
        _check_connected(field, grid)
    hidden = () if grid.has_well else _face_down(field)
    return Battlefield(field, tuple(wizards), hidden)


def _parse_land(line: str, field: dict[int, Land], wizards: list[int], grid: Grid) -> None:
    match line.split():
        case [place, code, way, *there]:
            cell = grid.parse(place)
            tile = UNKNOWN if code == TILES[UNKNOWN] and not grid.has_well else parse_tile(code)
        case words:
            raise BadText("error-field-line", clause="R1", found=" ".join(words), expected="CELL TILE n|e|s|w …")
    if cell in field:
        raise BadText("error-cell-twice", clause="R1", cell=place, found=code, expected=TILES[field[cell].tile])
    for other, land in field.items():
        if land.tile == tile != UNKNOWN:
            raise BadText("error-tile-twice", clause="R6", tile=code, found=place, expected=grid.format(other))
    front = parse_direction(way)
    golems = [0] * len(wizards)
    for word in there:
        if word.startswith("w") and ":" not in word:
            side = _parse_side(word[1:], word, len(wizards))
            if wizards[side - 1] != NOWHERE:
                first = grid.format(wizards[side - 1])
                raise BadText("error-wizard-twice", clause="R9", side=side, found=place, expected=first)
            wizards[side - 1] = cell
        else:
            _parse_golems(word, place, golems)
    if sum(golems) > MOST_GOLEMS:
        raise BadText("error-golems-many", clause="R3", cell=place, found=sum(golems), expected=MOST_GOLEMS)
    field[cell] = Land(tile, front, tuple(golems))


def _parse_side(text: str, word: str, sides: int) -> int:
    if text not in [str(side) for side in range(1, sides + 1)]:
        raise BadText("error-side-unknown", clause="R3", found=word, expected=sides)
    return int(text)


def _parse_golems(word: str, place: str, golems: list[int]) -> None:
    owner, _, count = word.partition(":")
    if not (count.isascii() and count.isdecimal() and len(count) < 4 and int(count)):
        raise BadText("error-golems-text", clause="R3", cell=place, found=word, expected="w1, 1:3")
    side = _parse_side(owner, word, len(golems))
    if golems[side - 1]:
        raise BadText("error-side-twice", clause="R3", cell=place, side=side, found=word)
    golems[side - 1] = int(count)


def _check_well(field: Field) -> None:
    for cell, land in field.items():
        if (land.tile == WELL) != (cell == WELL_CELL):
            found = f"{PLANE.format(cell)} {TILES[land.tile]}"
            raise BadText("error-well-place", clause="R1", found=found, expected="0,0 W")
    if WELL_CELL not in field:
        raise BadText("error-well-missing", clause="R1", expected="0,0 W")


def _check_connected(field: Field, grid: Grid) -> None:
    """Every tile was laid beside another one (R9)."""
    reached = {WELL_CELL}
    edge = [WELL_CELL]
    while edge:
        near = [cell for cell in neighbours(edge.pop()) if cell in field and cell not in reached]
        reached.update(near)
        edge += near
    for cell in sorted(field.keys() - reached):
        raise BadText("error-tile-apart", clause="R9", tile=TILES[field[cell].tile], cell=grid.format(cell))


def _face_down(field: Field) -> tuple[int, ...]:
    """The face-down tiles: in solo those without a code and without golems (R40, R45)."""
    return tuple(sorted(cell for cell, land in field.items() if land.tile == UNKNOWN and not any(land.golems)))
