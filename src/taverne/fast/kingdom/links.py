"""Cells as bits of a mask: which touch, and which are linked through portals (A2, A3)."""

from typing import NamedTuple

import numpy as np

from taverne.fast.bits import count_bits, inlined, jit, low_bit
from taverne.fast.kingdom.lanes import (
    LANE,
    LANES_1_TO_3,
    count_touching,
    lane_of,
    lanes_with,
    spread,
    touch,
    touched,
    touched_twice,
)
from taverne.fast.kingdom.layout import FAR, GATES, GROUPS, KINDS, LINKED_BY, LINKS, LINKS_SIZE, NEAR_PORTALS, UP
from taverne.games.kingdom.cards import PORTAL
from taverne.games.kingdom.links import TOUCHING

_TOUCHING = np.array(TOUCHING, dtype=np.int64)


@inlined
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


@jit
def write_links(portals, row, place):  # type: ignore[no-untyped-def]
    """Writes the links that portals make between cells that do not touch (A3)."""
    groups = 0
    near_portals = 0
    left = portals
    while left:
        group = left & -left
        grown = group | (reach_of(group) & left)
        while grown != group:
            group = grown
            grown = group | (reach_of(group) & left)
        gate = reach_of(group) & ~group
        around = gate
        while around:
            cell = low_bit(around)
            around &= around - 1
            known = row[place + FAR + cell] if near_portals >> cell & 1 else 0
            row[place + FAR + cell] = known | gate
            near_portals |= 1 << cell
        groups += 1
        left &= ~group
    row[place + LINKED_BY] = portals
    row[place + GROUPS] = groups
    row[place + NEAR_PORTALS] = near_portals
    while near_portals:
        cell = low_bit(near_portals)
        near_portals &= near_portals - 1
        row[place + FAR + cell] = spread(row[place + FAR + cell] & ~(_TOUCHING[cell] | 1 << cell))


@inlined
def find_links(row, seat):  # type: ignore[no-untyped-def]
    """Where the links of a seat's kingdom lie, which are written anew if its portals are others than last time."""
    place = LINKS + seat * LINKS_SIZE
    portals = row[UP + seat * KINDS + PORTAL]
    if row[place + LINKED_BY] != portals:
        write_links(portals, row, place)
    return place


@inlined
def linked_to_any(here, row, links):  # type: ignore[no-untyped-def]
    """The cells linked to any of these, given where the links of the kingdom lie."""
    reached = reach_of(here)
    through = here & row[links + NEAR_PORTALS]
    while through:
        reached |= row[links + FAR + low_bit(through)] & LANE
        through &= through - 1
    return reached


class Survey(NamedTuple):
    """What the links of a kingdom add up to; all but the last two are words with a lane for each tribe or terrain."""

    touching_tribes: int
    touching_terrains: int
    """The cells that touch one card of the kind."""
    near_tribes: int
    near_terrains: int
    """The cells that are linked to one."""
    twice_tribes: int
    twice_terrains: int
    """The cells that are linked to two or more."""
    harmony: int
    """The points of all tribes with terrains (A6)."""
    conflicts: int
    """How many linked pairs hate each other and have no treaty (A9, A33)."""


@inlined
def survey(terrains, tribes, treaties, row, links):  # type: ignore[no-untyped-def]
    """Follows all links of a kingdom: those of cells that touch at once, then those through portals cell by cell."""
    by_tribes, by_terrains = touch(tribes), touch(terrains)
    near_tribes, near_terrains = touched(by_tribes), touched(by_terrains)
    twice_tribes, twice_terrains = touched_twice(by_tribes), touched_twice(by_terrains)
    touching_tribes, touching_terrains = near_tribes, near_terrains
    # Each tribe likes one terrain for two points or more; humans like two others for one, and goblins theirs for three.
    swamps = lane_of(terrains, 3)
    liked = lane_of(terrains, 1) | lane_of(terrains, 2)
    disliked = swamps | swamps << 16
    harmony = 2 * count_touching(by_tribes, terrains) + count_touching(by_tribes, liked | swamps << 48)
    harmony -= count_touching(by_tribes, disliked)
    hostile = tribes & ~spread(treaties)
    goblins = lane_of(hostile, 3)
    foes = spread(goblins) & LANES_1_TO_3 | lane_of(hostile, 2) << 16
    conflicts = count_touching(touch(hostile), foes)
    cells = row[links + NEAR_PORTALS]
    while cells:
        cell = low_bit(cells)
        cells &= cells - 1
        far = row[links + FAR + cell]
        linked = lanes_with(tribes, cell) & far
        twice_tribes |= near_tribes & linked
        near_tribes |= linked
        earning = linked & LANES_1_TO_3  # Goblins earn nothing through a portal (A4).
        harmony += 2 * count_bits(earning & terrains) + count_bits(earning & liked) - count_bits(earning & disliked)
        conflicts += count_bits(lanes_with(hostile, cell) & far & foes)
        linked = lanes_with(terrains, cell) & far
        twice_terrains |= near_terrains & linked
        near_terrains |= linked
    return Survey(
        touching_tribes,
        touching_terrains,
        near_tribes,
        near_terrains,
        twice_tribes,
        twice_terrains,
        harmony,
        conflicts,
    )
