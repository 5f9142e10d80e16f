"""The score sheet of a kingdom, and the legends it meets (A6–A9, A20, A21, D1, D4)."""

import numpy as np

from taverne.fast.bits import count_bits, jit, low_bit
from taverne.fast.kingdom.layout import (
    COMPETITIVE,
    COSTS,
    GATES,
    HELD,
    HOLDINGS,
    KINDS,
    MODE,
    OBJECTS,
    PACTS,
    SPREADS,
    STAFFS,
    TAMED,
    TILE_KINDS,
    TREATIES,
    UP,
)
from taverne.fast.kingdom.links import find_gates, linked_to, linked_with, reach_of, reach_twice
from taverne.games.kingdom import cards, links
from taverne.games.kingdom.modes.objects.tile_names import STONE_1

_HUMAN, _ELF, _DWARF, _GOBLIN = cards.HUMAN, cards.ELF, cards.DWARF, cards.GOBLIN
_DRAGON, _PORTAL = cards.DRAGON, cards.PORTAL
_TOUCHING = np.array(links.TOUCHING, dtype=np.int64)
LEGEND_POINTS = np.array(cards.LEGEND_POINTS, dtype=np.int64)
_HARMONY = np.array(
    [[cards.HARMONY[tribe].get(terrain, 0) for terrain in cards.TERRAINS] for tribe in (_ELF, _DWARF, _HUMAN, _GOBLIN)],
    dtype=np.int64,
)
_TRIBES = np.array([_ELF, _DWARF, _HUMAN, _GOBLIN], dtype=np.int64)
_DRAGON_VALUES = np.array(cards.DRAGON_VALUES, dtype=np.int64)


@jit
def has_kin(here, row, count):  # type: ignore[no-untyped-def]
    """Whether two of these are linked."""
    if here & reach_of(here):
        return True
    for place in range(count):
        crowd = row[GATES + place] & here
        if crowd & (crowd - 1):
            return True
    return False


@jit
def has_two(xs, ys, row, count):  # type: ignore[no-untyped-def]
    """Whether one of the cells x is linked to two of the cells y."""
    if xs & reach_twice(ys):
        return True
    gates = 0
    for place in range(count):
        gates |= row[GATES + place]
    xs &= gates
    while xs:
        near = linked_with(low_bit(xs), row, count) & ys
        if near & (near - 1):
            return True
        xs &= xs - 1
    return False


@jit
def has_battle(xs, ys, row, count, spreads):  # type: ignore[no-untyped-def]
    """Whether two tribes fight a battle: one linked to two, or two each linked to one (A21, D4)."""
    if spreads:
        near = xs & linked_to(ys, row, count)
        far = ys & linked_to(xs, row, count)
        return (near & (near - 1)) | (far & (far - 1)) != 0
    return has_two(xs, ys, row, count) or has_two(ys, xs, row, count)


@jit
def met(row, seat, wanted):  # type: ignore[no-untyped-def]
    """Those of the wanted legends that a kingdom meets (A20)."""
    base = UP + seat * KINDS
    humans, elves, dwarves, goblins = row[base + 4], row[base + 5], row[base + 6], row[base + 7]
    spreads = row[SPREADS] != 0
    count = find_gates(row[base + _PORTAL], row)
    found = 0
    if wanted & 0x3:
        near = linked_to(humans, row, count)
        if elves & near:
            found |= 1
        if dwarves & near:
            found |= 2
    if wanted & 4 and has_kin(humans, row, count):
        found |= 4
    if wanted & 8 and has_kin(elves, row, count):
        found |= 8
    if wanted & 16 and has_kin(dwarves, row, count):
        found |= 16
    if wanted & 32 and goblins & reach_of(goblins):  # Goblins do not travel through portals (A4).
        found |= 32
    if wanted & 64 and has_battle(humans, goblins, row, count, spreads):
        found |= 64
    if wanted & 128 and has_battle(elves, goblins, row, count, spreads):
        found |= 128
    if wanted & 256 and has_battle(dwarves, goblins, row, count, spreads):
        found |= 256
    if wanted & 512 and has_battle(elves, dwarves, row, count, spreads):
        found |= 512
    for terrain in range(4):  # Three are connected if one of them is linked to two.
        bit = 1 << (10 + terrain)
        here = row[base + terrain]
        if wanted & bit and has_two(here, here, row, count):
            found |= bit
    if humans and elves and dwarves and goblins:
        found |= 1 << 14
    return found & wanted


@jit
def score_lines(row, seat, lines):  # type: ignore[no-untyped-def]
    """Writes the seven lines of a seat's score sheet and returns their sum (A6–A9)."""
    base = UP + seat * KINDS
    count = find_gates(row[base + _PORTAL], row)
    for line in range(4):
        tribe = _TRIBES[line]
        here = row[base + tribe]
        points = 0
        while here:
            cell = low_bit(here)
            here &= here - 1
            near = _TOUCHING[cell] if tribe == _GOBLIN else linked_with(cell, row, count)
            for terrain in range(4):
                if _HARMONY[line, terrain]:
                    points += _HARMONY[line, terrain] * count_bits(near & row[base + terrain])
        lines[line] = points
    lines[4] = score_dragons(row, seat, count)
    lines[5] = score_held(row, seat)
    open_to = ~row[TREATIES + seat]
    humans, elves, dwarves = row[base + _HUMAN] & open_to, row[base + _ELF] & open_to, row[base + _DWARF] & open_to
    goblins = row[base + _GOBLIN] & open_to
    pairs = count_pairs(humans, goblins, row, count) + count_pairs(elves, goblins, row, count)
    pairs += count_pairs(dwarves, goblins, row, count) + count_pairs(elves, dwarves, row, count)
    lines[6] = -2 * max(pairs - row[PACTS + seat], 0)
    total = 0
    for line in range(7):
        total += lines[line]
    return total


@jit
def sum_legends(legends):  # type: ignore[no-untyped-def]
    """The points of some legends."""
    points = 0
    while legends:
        points += LEGEND_POINTS[low_bit(legends)]
        legends &= legends - 1
    return points


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
def count_pairs(here, foes, row, count):  # type: ignore[no-untyped-def]
    """How many linked pairs of enemies there are (A9)."""
    pairs = 0
    if foes:
        while here:
            cell = low_bit(here)
            here &= here - 1
            pairs += count_bits(linked_with(cell, row, count) & foes)
    return pairs


@jit
def score_dragons(row, seat, count):  # type: ignore[no-untyped-def]
    """The points of all dragons, tame and wild (A7, D1)."""
    base = UP + seat * KINDS
    here = row[base + _DRAGON]
    dragons = count_bits(here)
    if not dragons:
        return 0
    tame = count_tame(row, seat, count)
    counted = min(dragons, 3)
    tame = min(tame + row[TAMED + seat], dragons, 3)
    size = counted - 1
    return _DRAGON_VALUES[size] * tame - row[COSTS + size] * (counted - tame) - 6 * (dragons - counted)


@jit
def is_tamed(row, seat, cell, count):  # type: ignore[no-untyped-def]
    """Whether a dragon is tamed by its neighbours or a staff (A7, A33)."""
    if row[STAFFS + seat] >> cell & 1:
        return True
    base = UP + seat * KINDS
    near = linked_with(cell, row, count)
    return (
        count_bits(near & row[base + _HUMAN]) >= 2
        or count_bits(near & row[base + _ELF]) >= 2
        or count_bits(near & row[base + _DWARF]) >= 2
    )


@jit
def count_tame(row, seat, count):  # type: ignore[no-untyped-def]
    """How many dragons are tame."""
    dragons = row[UP + seat * KINDS + _DRAGON]
    tame = 0
    while dragons:
        tame += is_tamed(row, seat, low_bit(dragons), count)
        dragons &= dragons - 1
    return tame
