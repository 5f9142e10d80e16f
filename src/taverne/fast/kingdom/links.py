"""Cells as bits of a mask: which touch, and which are linked through portals (A2, A3)."""

from taverne.fast.bits import jit
from taverne.fast.kingdom.layout import GATES


@jit
def reach_of(mask):  # type: ignore[no-untyped-def]
    """The cells that touch one of these (A2)."""
    return ((mask << 4) | (mask >> 4) | ((mask & 0x7777) << 1) | ((mask & 0xEEEE) >> 1)) & 0xFFFF


@jit
def reach_twice(mask):  # type: ignore[no-untyped-def]
    """The cells that touch two of these or more."""
    south, north = mask << 4, mask >> 4
    east, west = (mask & 0x7777) << 1, (mask & 0xEEEE) >> 1
    return ((south & north) | (east & west) | ((south | north) & (east | west))) & 0xFFFF


@jit
def find_gates(portals, row):  # type: ignore[no-untyped-def]
    """Writes the cells around each group of adjacent portals and returns the number of groups (A3)."""
    found = 0
    while portals:
        group = portals & -portals
        grown = group | (reach_of(group) & portals)
        while grown != group:
            group = grown
            grown = group | (reach_of(group) & portals)
        row[GATES + found] = reach_of(group) & ~group
        found += 1
        portals &= ~group
    return found


@jit
def linked_to(here, row, count):  # type: ignore[no-untyped-def]
    """The cells linked to any of these; through a portal these may be linked to each other."""
    reached = reach_of(here)
    for place in range(count):
        if row[GATES + place] & here:
            reached |= row[GATES + place]
    return reached


@jit
def linked_with(cell, row, count):  # type: ignore[no-untyped-def]
    """The cells linked to one cell, without the cell itself."""
    bit = 1 << cell
    return linked_to(bit, row, count) & ~bit
