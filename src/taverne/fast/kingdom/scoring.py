"""The score sheet of a kingdom (A6–A9, D1)."""

import numpy as np

from taverne.fast.bits import count_bits, inlined, jit, low_bit
from taverne.fast.kingdom.layout import (
    COMPETITIVE,
    COSTS,
    GATES,
    HELD,
    HOLDINGS,
    KINDS,
    LINKED,
    MODE,
    OBJECTS,
    PACTS,
    STAFFS,
    TAMED,
    TILE_KINDS,
    TREATIES,
    UP,
)
from taverne.fast.kingdom.legends import sum_legends
from taverne.fast.kingdom.links import find_gates, reach_of
from taverne.games.kingdom import cards, links
from taverne.games.kingdom.modes.objects.tile_names import STONE_1

TOUCHING = np.array(links.TOUCHING, dtype=np.int64)
_HUMAN, _ELF, _DWARF, _GOBLIN = cards.HUMAN, cards.ELF, cards.DWARF, cards.GOBLIN
_DRAGON, _PORTAL = cards.DRAGON, cards.PORTAL
_LINES = (_ELF, _DWARF, _HUMAN, _GOBLIN)
_TRIBES = np.array(_LINES, dtype=np.int64)
"""The tribes in the order of their lines."""
_HARMONY = np.array(
    [[cards.HARMONY[tribe].get(terrain, 0) for terrain in cards.TERRAINS] for tribe in _LINES], dtype=np.int64
)
"""By line and terrain."""
_DRAGON_VALUES = np.array(cards.DRAGON_VALUES, dtype=np.int64)
_LIMIT, _EXCESS, _TAMERS = cards.DRAGON_LIMIT, cards.DRAGON_EXCESS, cards.DRAGON_TAMERS


@jit
def link_cells(row, seat):  # type: ignore[no-untyped-def]
    """Writes which cells are linked to each cell of a kingdom, and returns those linked through portals (A2, A3)."""
    for cell in range(16):
        row[LINKED + cell] = TOUCHING[cell]
    crowd = 0
    for place in range(find_gates(row[UP + seat * KINDS + _PORTAL], row)):
        gate = row[GATES + place]
        crowd |= gate
        for cell in range(16):
            row[LINKED + cell] |= (gate & ~(1 << cell)) * (gate >> cell & 1)
    return crowd


@inlined
def gate_around(portals, cell):  # type: ignore[no-untyped-def]
    """The cells that a portal on a cell links with one another (A3)."""
    group = 1 << cell
    grown = group | (reach_of(group) & portals)
    while grown != group:
        group = grown
        grown = group | (reach_of(group) & portals)
    return reach_of(group) & ~group


@inlined
def steps_from(mask):  # type: ignore[no-untyped-def]
    """The cells one step from these, sixteen bits for each direction."""
    return mask << 4 & 0xFFFF | mask >> 4 << 16 | (mask & 0x7777) << 33 | (mask & 0xEEEE) >> 1 << 48


@inlined
def fourfold(mask):  # type: ignore[no-untyped-def]
    """The same cells for each direction; no step to the west ends on the last cell."""
    return mask | mask << 16 | mask << 32 | (mask & 0x7FFF) << 48


@inlined
def count_touching(steps, mask):  # type: ignore[no-untyped-def]
    """How many pairs of touching cells there are, given the steps from the ones and the other ones."""
    return count_bits(steps & fourfold(mask))


@inlined
def line_of(elves, dwarves, cell):  # type: ignore[no-untyped-def]
    """The line of the elf, dwarf or human on a cell."""
    return 2 - 2 * (elves >> cell & 1) - (dwarves >> cell & 1)


@inlined
def harmony_with(row, base, line, near):  # type: ignore[no-untyped-def]
    """What a tribe earns from these cells (A6)."""
    value = 0
    for terrain in range(4):
        value += _HARMONY[line, terrain] * count_bits(near & row[base + terrain])
    return value


@jit
def score_lines(row, seat, lines):  # type: ignore[no-untyped-def]
    """Writes the seven lines of a seat's score sheet and returns their sum."""
    return write_sheet(row, seat, link_cells(row, seat), lines, 0)


@jit
def write_sheet(row, seat, crowd, out, at):  # type: ignore[no-untyped-def]
    """Writes the seven lines, given the cells linked through portals (`link_cells`), and returns their sum."""
    base = UP + (seat & 3) * KINDS
    total = 0
    for line in range(4):
        steps = steps_from(row[base + _TRIBES[line]])
        points = 0
        for terrain in range(4):
            points += _HARMONY[line, terrain] * count_touching(steps, row[base + terrain])
        out[at + line] = points
        total += points
    open_to = ~row[TREATIES + seat]
    humans, elves, dwarves = row[base + _HUMAN] & open_to, row[base + _ELF] & open_to, row[base + _DWARF] & open_to
    goblins = row[base + _GOBLIN] & open_to
    pairs = count_touching(steps_from(goblins), humans | elves | dwarves) + count_touching(steps_from(elves), dwarves)
    travellers = crowd & (row[base + _HUMAN] | row[base + _ELF] | row[base + _DWARF])
    while travellers:
        cell = low_bit(travellers)
        travellers &= travellers - 1
        far = row[LINKED + cell] & ~TOUCHING[cell]
        line = line_of(row[base + _ELF], row[base + _DWARF], cell)
        points = harmony_with(row, base, line, far)
        out[at + line] += points
        total += points
        pairs += count_bits(far & (goblins | dwarves * (elves >> cell & 1))) * (open_to >> cell & 1)
    dragons = score_dragons(row, seat & 3)
    held = score_held(row, seat)
    conflicts = cards.CONFLICT * max(pairs - row[PACTS + seat], 0)
    out[at + 4] = dragons
    out[at + 5] = held
    out[at + 6] = conflicts
    return total + dragons + held + conflicts


@jit
def score_held(row, seat):  # type: ignore[no-untyped-def]
    """The points of the legends and power stones held (A8, A42); a campaign's legends count none (A54)."""
    mode = row[MODE]
    if mode != COMPETITIVE and mode != OBJECTS:
        return 0
    points = sum_legends(row[HELD + seat])
    if mode == OBJECTS:
        stones = 0
        for value in range(1, 5):
            stones += value * row[HOLDINGS + seat * TILE_KINDS + STONE_1 + value - 1]
        points += stones % 10
    return points


@jit
def score_dragons(row, seat):  # type: ignore[no-untyped-def]
    """The points of all dragons, tame and wild (A7, D1)."""
    dragons = row[UP + seat * KINDS + _DRAGON]
    if not dragons:
        return 0
    tame = row[TAMED + seat]
    left = dragons
    while left:
        cell = low_bit(left)
        left &= left - 1
        tame += is_tame(row, seat, cell, row[LINKED + cell])
    return dragon_points(row, count_bits(dragons), tame)


@inlined
def is_tame(row, seat, cell, near):  # type: ignore[no-untyped-def]
    """Whether a dragon on a cell is tamed by what lies on the cells linked to it, or by a staff (A7, A33)."""
    return row[STAFFS + seat] >> cell & 1 | has_tamers(row, UP + seat * KINDS, near)


@inlined
def has_tamers(row, base, near):  # type: ignore[no-untyped-def]
    """Whether what lies on these cells tames a dragon (A7)."""
    return (
        (count_bits(near & row[base + _HUMAN]) >= _TAMERS)
        | (count_bits(near & row[base + _ELF]) >= _TAMERS)
        | (count_bits(near & row[base + _DWARF]) >= _TAMERS)
    )


@inlined
def dragon_points(row, dragons, tame):  # type: ignore[no-untyped-def]
    """The line of so many dragons, so many of them tame or expected to be (A7, D1)."""
    counted = min(dragons, _LIMIT)
    tame = min(tame, counted)
    size = max(counted, 1) - 1
    return _DRAGON_VALUES[size] * tame - row[COSTS + size] * (counted - tame) - _EXCESS * (dragons - counted)
