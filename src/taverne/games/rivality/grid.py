"""Where tiles lie: cells as numbers, the four directions, and the two ways to name a cell (R1, R40)."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from taverne.kernel.data import Term
from taverne.kernel.errors import BadText

# A cell is one number, row by row from the north-west, so sorting cells puts the northernmost first, then the
# westernmost (R33). Rows are wide enough that no spell wraps round an edge.
ROW = 64
REACH = 24
"""No tile lies farther from the well: there are 24 others (R1)."""
_MIDDLE = ROW // 2

DIRECTIONS = "nesw"
NORTH, EAST, SOUTH, WEST = range(4)
STEPS = (-ROW, 1, ROW, -1)
"""What one step in each direction adds to a cell."""
NOWHERE = -1
"""The cell of a wizard who is not on the battlefield yet."""


Cell = Annotated[int, Term("cell", "a cell: `0,-1`, in solo `b5`")]
CellOrNone = Annotated[int, Term("cell", "a cell: `0,-1`, in solo `b5`; null for none", can_be_null=True)]
Direction = Annotated[int, Term("direction", "`n`, `e`, `s` or `w`")]


def cell_at(x: int, y: int) -> int:
    """The cell at a place: x grows to the east and y to the south (R1)."""
    return (y + _MIDDLE) * ROW + x + _MIDDLE


def place_of(cell: int) -> tuple[int, int]:
    """The x and y of a cell."""
    return cell % ROW - _MIDDLE, cell // ROW - _MIDDLE


WELL_CELL = cell_at(0, 0)
"""Where the mana well lies (R1)."""

COLUMNS, ROWS = 4, 6
SOUTH_HALF = tuple(cell_at(x, y) for y in range(ROWS // 2, ROWS) for x in range(COLUMNS))
"""Your half in solo, row by row (R40)."""
NORTH_HALF = tuple(cell_at(x, y) for y in range(ROWS // 2) for x in range(COLUMNS))
"""Souramoun's half, row by row (R40)."""
ENTRANCES = SOUTH_HALF[-COLUMNS:]
"""Row 6, where your wizard enters (R42)."""


def mirrored(cell: int) -> int:
    """The mirror image of a solo cell: same column, row 7 - r (R44)."""
    x, y = place_of(cell)
    return cell_at(x, ROWS - 1 - y)


def neighbours(cell: int) -> tuple[int, int, int, int]:
    """The four cells that share a side with a cell, n e s w."""
    return cell - ROW, cell + 1, cell + ROW, cell - 1


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """How cells are named: `x,y` around the well, or `a1` … `d6` in solo."""

    format: Callable[[int], str]
    parse: Callable[[str], int]
    has: Callable[[int], bool]
    """Whether a cell exists; a spell may aim beyond the edge."""
    has_well: bool
    """The mana well lies at 0,0, and every tile is connected to it (R1, R9)."""


_PLACE = re.compile(r"(0|-?[1-9]\d?),(0|-?[1-9]\d?)")


def format_cell(cell: int) -> str:
    """The cell's name around the well: `0,-1`."""
    x, y = place_of(cell)
    return f"{x},{y}"


def parse_cell(text: str) -> int:
    """The cell of that name, around the well."""
    match = _PLACE.fullmatch(text)
    if match is not None:
        x, y = int(match[1]), int(match[2])
        if abs(x) <= REACH and abs(y) <= REACH:
            return cell_at(x, y)
    raise BadText("error-cell-unknown", clause="R1", found=text, expected=f"x,y (-{REACH} … {REACH})")


SQUARE_OF = {f"{'abcd'[column]}{row + 1}": cell_at(column, row) for row in range(ROWS) for column in range(COLUMNS)}
_SQUARE_NAMES = {cell: name for name, cell in SQUARE_OF.items()}


def format_square(cell: int) -> str:
    """The name of a solo cell: `b5`."""
    return _SQUARE_NAMES[cell]


def parse_square(text: str) -> int:
    """The solo cell of that name."""
    if text not in SQUARE_OF:
        raise BadText("error-cell-unknown", clause="R40", found=text, expected="a1 … d6")
    return SQUARE_OF[text]


PLANE = Grid(format_cell, parse_cell, lambda cell: True, has_well=True)
SQUARES = Grid(format_square, parse_square, _SQUARE_NAMES.__contains__, has_well=False)


def parse_direction(text: str) -> int:
    """The direction of that letter."""
    if len(text) != 1 or text not in DIRECTIONS:
        raise BadText("error-direction-unknown", clause="R1", found=text, expected=" ".join(DIRECTIONS))
    return DIRECTIONS.index(text)
