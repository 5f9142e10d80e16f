"""Which cells touch and which are linked through portals (A2, A3). Cells are 0 … 15; sets of cells are bit masks."""

from functools import cache
from typing import Annotated

from taverne.kernel.data import Term

CELLS = range(16)
ALL_CELLS = 0xFFFF
CENTRE = (5, 6, 9, 10)
"""b2 c2 b3 c3, where the starting cards lie (A12)."""

CELL_NAMES = tuple(f"{'abcd'[cell % 4]}{cell // 4 + 1}" for cell in CELLS)
CELL_OF = {name: cell for cell, name in enumerate(CELL_NAMES)}

Cell = Annotated[int, Term("cell", "a cell of a kingdom, `a1` to `d4`")]


def _touching(cell: int) -> int:
    row, column = divmod(cell, 4)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return sum(1 << r * 4 + c for r, c in steps if 0 <= r < 4 and 0 <= c < 4)


TOUCHING = tuple(_touching(cell) for cell in CELLS)
"""The cells that share an edge with each cell."""


@cache
def cells_of(mask: int) -> tuple[int, ...]:
    """The cells of a mask, in reading order."""
    return tuple(cell for cell in CELLS if mask >> cell & 1)


def _reach() -> list[int]:
    reach = [0] * (ALL_CELLS + 1)
    for mask in range(1, ALL_CELLS + 1):
        low = mask & -mask
        reach[mask] = reach[mask ^ low] | TOUCHING[low.bit_length() - 1]
    return reach


REACH = _reach()
"""For every set of cells, those that touch one of them."""


@cache
def gates(portals: int) -> tuple[int, ...]:
    """For each group of adjacent portals, the cells around it: all linked with one another."""
    found = []
    while portals:
        group = portals & -portals
        while (grown := group | REACH[group] & portals) != group:
            group = grown
        found.append(REACH[group] & ~group)
        portals &= ~group
    return tuple(found)


@cache
def links(portals: int) -> tuple[int, ...]:
    """For each cell, the cells linked to it, given where the portals lie."""
    linked = list(TOUCHING)
    for gate in gates(portals):
        for cell in cells_of(gate):
            linked[cell] |= gate & ~(1 << cell)
    return tuple(linked)


def path(portals: int, start: int, end: int) -> tuple[int, ...]:
    """The fewest portals a link from one linked cell to another runs through; () if they touch."""
    if TOUCHING[start] >> end & 1:
        return ()
    trails: list[tuple[int, ...]] = [(portal,) for portal in cells_of(TOUCHING[start] & portals)]
    seen = 0
    for trail in trails:
        here = trail[-1]
        if TOUCHING[here] >> end & 1:
            return trail
        seen |= 1 << here
        trails.extend((*trail, portal) for portal in cells_of(TOUCHING[here] & portals & ~seen))
    raise ValueError("the cells are not linked")
