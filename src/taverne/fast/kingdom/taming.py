"""How the dragons' line changes if a card is placed, for every cell at once (A7)."""

import numpy as np

from taverne.fast.bits import count_bits, inlined, jit, low_bit
from taverne.fast.kingdom.layout import KINDS, LINKED, SCRATCH, STAFFS, UP
from taverne.fast.kingdom.links import reach_twice
from taverne.fast.kingdom.scoring import dragon_points, gate_around, has_tamers
from taverne.games.kingdom import cards
from taverne.games.kingdom.links import ALL_CELLS

_HUMAN, _ELF, _DWARF, _GOBLIN = cards.HUMAN, cards.ELF, cards.DWARF, cards.GOBLIN
_DRAGON, _PORTAL = cards.DRAGON, cards.PORTAL
_MORE = 4
"""From this word of SCRATCH on lie the points with one dragon more."""
_MOST_TAME = cards.DRAGON_LIMIT
_NIBBLES = np.array([sum(1 << 4 * bit for bit in range(8) if mask >> bit & 1) for mask in range(256)], dtype=np.int64)
"""The bits of each byte, four bits for each."""


@inlined
def spread(mask):  # type: ignore[no-untyped-def]
    """The bits of a mask of cells, four bits for each."""
    return _NIBBLES[mask & 255] | _NIBBLES[mask >> 8 & 255] << 32


@inlined
def cells_where(is_so):  # type: ignore[no-untyped-def]
    """All cells or none."""
    return ALL_CELLS * is_so


@inlined
def tamed_without(tamers):  # type: ignore[no-untyped-def]
    """The cells that these tamers of one tribe can do without: they tame the dragon even if one is covered there."""
    number = count_bits(tamers)
    return cells_where(number > 2) | cells_where(number == 2) & ~tamers


@inlined
def tamed_with(tamers):  # type: ignore[no-untyped-def]
    """The linked cells where a card more of their tribe tames the dragon together with these tamers."""
    number = count_bits(tamers)
    return cells_where(number > 1) | cells_where(number == 1) & ~tamers


@jit
def add_dragon_changes(row, seat, crowd, out, at):  # type: ignore[no-untyped-def]
    """Adds how the dragons' line changes by each kind on each cell; not on portals and dragons.

    `link_cells` has written which cells are linked, and returned the crowd: those linked through portals.
    """
    base = UP + (seat & 3) * KINDS
    number = count_bits(row[base + _DRAGON])
    now = 0
    others = 0
    if number:
        now, others = add_changes_nearby(row, seat, out, at)
    for tame in range(_MOST_TAME + 1):
        row[SCRATCH + _MORE + tame] = dragon_points(row, number + 1, tame) - now
    tamable = reach_twice(row[base + _HUMAN]) | reach_twice(row[base + _ELF]) | reach_twice(row[base + _DWARF])
    while crowd:
        cell = low_bit(crowd)
        crowd &= crowd - 1
        tamable |= has_tamers(row, base, row[LINKED + cell]) << cell
    for cell in range(16):
        tame = (others >> 4 * cell & 15) + (tamable >> cell & 1)
        change = row[SCRATCH + _MORE + min(tame, _MOST_TAME)]
        out[at + KINDS * cell + _DRAGON] += change


@jit
def add_changes_nearby(row, seat, out, at):  # type: ignore[no-untyped-def]
    """Adds how the dragons' line changes by each kind but a dragon on the cells linked to a dragon.

    Returns the line as it is and, four bits for each cell, how many dragons are tame if that cell's card is covered.
    """
    base = UP + (seat & 3) * KINDS
    near = 0
    tame_now = others = humans = elves = dwarves = 0
    left = row[base + _DRAGON]
    number = count_bits(left)
    while left:
        cell = low_bit(left)
        left &= left - 1
        linked = row[LINKED + cell]
        near |= linked
        human, elf, dwarf = linked & row[base + _HUMAN], linked & row[base + _ELF], linked & row[base + _DWARF]
        has_staff = row[STAFFS + (seat & 3)] >> cell & 1
        tamed = cells_where(has_staff) | tamed_without(human) | tamed_without(elf) | tamed_without(dwarf)
        tame_now += has_staff | has_tamers(row, base, linked)
        others += spread(tamed)
        humans += spread(tamed | linked & tamed_with(human))
        elves += spread(tamed | linked & tamed_with(elf))
        dwarves += spread(tamed | linked & tamed_with(dwarf))
    now = dragon_points(row, number, tame_now)
    for tame in range(_MOST_TAME + 1):
        row[SCRATCH + tame] = dragon_points(row, number, tame) - now
    near &= ~(row[base + _DRAGON] | row[base + _PORTAL])
    while near:
        cell = low_bit(near)
        near &= near - 1
        first = at + KINDS * cell
        other = change_at(row, others, cell)
        for kind in range(_DRAGON):
            if kind < _HUMAN or kind == _GOBLIN:
                out[first + kind] += other
        out[first + _HUMAN] += change_at(row, humans, cell)
        out[first + _ELF] += change_at(row, elves, cell)
        out[first + _DWARF] += change_at(row, dwarves, cell)
        out[first + _PORTAL] += change_by_portal(row, seat, cell)
    return now, others


@inlined
def change_at(row, tame, cell):  # type: ignore[no-untyped-def]
    """The change on a cell, given the tame dragons, four bits for each cell."""
    return row[SCRATCH + min(tame >> 4 * cell & 15, _MOST_TAME)]


@jit
def change_by_portal(row, seat, cell):  # type: ignore[no-untyped-def]
    """How the dragons' line changes by a portal on a cell."""
    base = UP + (seat & 3) * KINDS
    gate = gate_around(row[base + _PORTAL], cell)
    tame = 0
    left = row[base + _DRAGON]
    while left:
        dragon = low_bit(left)
        left &= left - 1
        near = row[LINKED + dragon] | gate * (gate >> dragon & 1)
        tame += row[STAFFS + (seat & 3)] >> dragon & 1 | has_tamers(row, base, near & ~(1 << cell))
    return row[SCRATCH + min(tame, _MOST_TAME)]
