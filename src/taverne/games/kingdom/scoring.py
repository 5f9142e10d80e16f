"""The seven lines of a kingdom's score, fast and without reasons (A6–A9, A42, D1). `proof` gives the reasons."""

from typing import NamedTuple

from taverne.games.kingdom.cards import (
    CONFLICT,
    DRAGON,
    DRAGON_EXCESS,
    DRAGON_LIMIT,
    DRAGON_TAMERS,
    DRAGON_VALUES,
    DWARF,
    ELF,
    GOBLIN,
    HARMONY,
    HATED,
    HUMAN,
    LEGEND_POINTS,
    PORTAL,
)
from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.links import TOUCHING, cells_of, links

_HARMONY = tuple((tribe, tuple(HARMONY[tribe].items())) for tribe in (ELF, DWARF, HUMAN, GOBLIN))
TAMERS = (HUMAN, ELF, DWARF)
"""The tribes that can tame a dragon (A7)."""


class Lines(NamedTuple):
    """The score sheet, in the rulebook's order."""

    elves: int
    dwarves: int
    humans: int
    goblins: int
    dragons: int
    legends: int
    conflicts: int

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(self)


def score(kingdom: Kingdom, edition: Edition, legends: tuple[int, ...] = (), stones: tuple[int, ...] = ()) -> Lines:
    """The lines of a kingdom, of its face-up cards alone, with the legends and power stones held."""
    up = kingdom.up
    linked = links(up[PORTAL])
    harmony = []
    for tribe, likes in _HARMONY:
        points = 0
        reach = TOUCHING if tribe == GOBLIN else linked  # A4
        here = up[tribe]
        while here:
            low = here & -here
            here ^= low
            near = reach[low.bit_length() - 1]
            for terrain, worth in likes:
                if lands := near & up[terrain]:
                    points += worth * lands.bit_count()
        harmony.append(points)
    elves, dwarves, humans, goblins = harmony
    return Lines(
        elves,
        dwarves,
        humans,
        goblins,
        _dragons(kingdom, linked, edition),
        sum(LEGEND_POINTS[legend] for legend in legends) + sum(stones) % 10,
        CONFLICT * _conflicts(kingdom, linked),
    )


def is_tame(kingdom: Kingdom, cell: int) -> bool:
    """Whether a dragon is tamed by its neighbours or a staff (A7, A33)."""
    return _is_tame(kingdom, cell, links(kingdom.up[PORTAL]))


def dragon_worth(count: int, edition: Edition) -> tuple[int, int]:
    """What a tame dragon scores and what a wild one costs, with so many dragons in the kingdom."""
    size = min(count, len(DRAGON_VALUES)) - 1
    return DRAGON_VALUES[size], edition.wild_dragon_costs[size]


def _is_tame(kingdom: Kingdom, cell: int, linked: tuple[int, ...]) -> bool:
    if kingdom.staffs >> cell & 1:
        return True
    near = linked[cell]
    return any((near & kingdom.up[tribe]).bit_count() >= DRAGON_TAMERS for tribe in TAMERS)


def _dragons(kingdom: Kingdom, linked: tuple[int, ...], edition: Edition) -> int:
    cells = cells_of(kingdom.up[DRAGON])
    if not cells:
        return 0
    count = len(cells)
    tame = min(sum(_is_tame(kingdom, cell, linked) for cell in cells), DRAGON_LIMIT)
    gain, cost = dragon_worth(count, edition)
    counted = min(count, DRAGON_LIMIT)
    # Wild dragons are the first to count as past the limit (A7, D1).
    return gain * tame - cost * (counted - tame) - DRAGON_EXCESS * (count - counted)


def _conflicts(kingdom: Kingdom, linked: tuple[int, ...]) -> int:
    up = kingdom.up
    pairs = 0
    for one, other in HATED:
        here, foes = up[one], up[other]
        if here and foes:
            if kingdom.treaties:
                here &= ~kingdom.treaties
                foes &= ~kingdom.treaties
            while here:
                low = here & -here
                here ^= low
                pairs += (linked[low.bit_length() - 1] & foes).bit_count()
    return pairs
