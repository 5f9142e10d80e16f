"""The score sheet of a kingdom, and the legends it meets (A6–A9, A20, A21, D1, D4)."""

import numpy as np

from taverne.fast.bits import count_bits, inlined, jit, low_bit
from taverne.fast.kingdom.lanes import LANES_1_TO_3, lane_of, list_filled, pack_lanes, spread
from taverne.fast.kingdom.layout import (
    COMPETITIVE,
    COSTS,
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
from taverne.fast.kingdom.links import find_gates, find_links, linked_with, survey
from taverne.games.kingdom import cards, links
from taverne.games.kingdom.modes.objects.tile_names import STONE_1

_HUMAN, _ELF, _DWARF, _GOBLIN = cards.HUMAN, cards.ELF, cards.DWARF, cards.GOBLIN
_DRAGON, _PORTAL = cards.DRAGON, cards.PORTAL
_TOUCHING = np.array(links.TOUCHING, dtype=np.int64)
LEGEND_POINTS = np.array(cards.LEGEND_POINTS, dtype=np.int64)
_THREE, _FOUR = (sum(1 << legend for legend in range(15) if cards.LEGEND_POINTS[legend] >= least) for least in (3, 4))
"""The legends worth at least three and at least four points; all are worth two."""
_HARMONY = np.array(
    [[cards.HARMONY[tribe].get(terrain, 0) for terrain in cards.TERRAINS] for tribe in (_ELF, _DWARF, _HUMAN, _GOBLIN)],
    dtype=np.int64,
)
_TRIBES = np.array([_ELF, _DWARF, _HUMAN, _GOBLIN], dtype=np.int64)
_DRAGON_VALUES = np.array(cards.DRAGON_VALUES, dtype=np.int64)


@inlined
def find_met(terrains, tribes, seen, spreads):  # type: ignore[no-untyped-def]
    """The legends that a kingdom meets, given the survey of its links (A20)."""
    humans, elves, dwarves, goblins = lane_of(tribes, 0), lane_of(tribes, 1), lane_of(tribes, 2), lane_of(tribes, 3)
    near_humans = lane_of(seen.near_tribes, 0)
    found = (elves & near_humans != 0) | (dwarves & near_humans != 0) << 1
    # Goblins do not travel through portals (A4).
    kin = tribes & (seen.near_tribes & LANES_1_TO_3 | seen.touching_tribes & ~LANES_1_TO_3)
    found |= list_filled(kin) << 2
    if spreads:
        near_elves, near_dwarves = lane_of(seen.near_tribes, 1), lane_of(seen.near_tribes, 2)
        near_goblins = lane_of(seen.near_tribes, 3)
        found |= has_pairs(humans & near_goblins, goblins & near_humans) << 6
        found |= has_pairs(elves & near_goblins, goblins & near_elves) << 7
        found |= has_pairs(dwarves & near_goblins, goblins & near_dwarves) << 8
        found |= has_pairs(elves & near_dwarves, dwarves & near_elves) << 9
    else:
        goblins_twice = lane_of(seen.twice_tribes, 3)
        battles = tribes & spread(goblins_twice) | seen.twice_tribes & spread(goblins)
        found |= list_filled(battles & LANES_1_TO_3) << 6
        elves_twice, dwarves_twice = lane_of(seen.twice_tribes, 1), lane_of(seen.twice_tribes, 2)
        found |= (elves & dwarves_twice | dwarves & elves_twice != 0) << 9
    # Three are connected if one of them is linked to two.
    found |= list_filled(terrains & seen.twice_terrains) << 10
    return found | (list_filled(tribes) == 0xF) << 14


@inlined
def has_pairs(one, other):  # type: ignore[no-untyped-def]
    """Whether two tribes fight a battle by D4, given those of each that are linked to the other: two of either."""
    return (one & (one - 1) | other & (other - 1)) != 0


@jit
def met(row, seat, wanted):  # type: ignore[no-untyped-def]
    """Those of the wanted legends that a kingdom meets (A20)."""
    base = UP + seat * KINDS
    terrains, tribes = pack_lanes(row, base), pack_lanes(row, base + _HUMAN)
    seen = survey(terrains, tribes, 0, row, find_links(row, seat))
    return find_met(terrains, tribes, seen, row[SPREADS] != 0) & wanted


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


@inlined
def sum_legends(legends):  # type: ignore[no-untyped-def]
    """The points of some legends."""
    return 2 * count_bits(legends) + count_bits(legends & _THREE) + count_bits(legends & _FOUR)


@inlined
def most_points(legends):  # type: ignore[no-untyped-def]
    """The points of the best one of some legends; 0 if there are none."""
    return 2 * (legends != 0) + (legends & _THREE != 0) + (legends & _FOUR != 0)


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
    dragons = count_bits(row[UP + seat * KINDS + _DRAGON])
    return dragon_points(row, seat, dragons, count_tame(row, seat, count)) if dragons else 0


@jit
def dragon_points(row, seat, dragons, tame):  # type: ignore[no-untyped-def]
    """The points of so many dragons, so many of them tame and maybe more to come (A7, D1)."""
    if not dragons:
        return 0
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
