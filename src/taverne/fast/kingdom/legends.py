"""The legends that a kingdom meets (A20, A21, D4), and what legends are worth."""

import numpy as np

from taverne.fast.bits import count_bits, inlined, jit
from taverne.fast.kingdom.lanes import LANES_1_TO_3, lane_of, list_filled, pack_lanes, spread
from taverne.fast.kingdom.layout import KINDS, SPREADS, UP
from taverne.fast.kingdom.links import find_links, survey
from taverne.games.kingdom.cards import HUMAN
from taverne.games.kingdom.cards import LEGEND_POINTS as _POINTS

LEGEND_POINTS = np.array(_POINTS, dtype=np.int64)
_THREE, _FOUR = (sum(1 << legend for legend, points in enumerate(_POINTS) if points >= least) for least in (3, 4))
"""The legends worth at least three and at least four points; all are worth two."""


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
    terrains, tribes = pack_lanes(row, base), pack_lanes(row, base + HUMAN)
    seen = survey(terrains, tribes, 0, row, find_links(row, seat))
    return find_met(terrains, tribes, seen, row[SPREADS] != 0) & wanted


@inlined
def sum_legends(legends):  # type: ignore[no-untyped-def]
    """The points of some legends."""
    return 2 * count_bits(legends) + count_bits(legends & _THREE) + count_bits(legends & _FOUR)


@inlined
def most_points(legends):  # type: ignore[no-untyped-def]
    """The points of the best one of some legends; 0 if there are none."""
    return 2 * (legends != 0) + (legends & _THREE != 0) + (legends & _FOUR != 0)
