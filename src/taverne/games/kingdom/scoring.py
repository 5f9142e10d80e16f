"""A kingdom's score: seven lines, fast, and the same as a proof with the reason for every point.

Each clause has its total next to its proof. They are two functions because the proof of a clause costs many times its
total, and totals are asked for at every node of a search; a test holds them equal on random kingdoms.
"""

from dataclasses import dataclass
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
    LEGENDS,
    PORTAL,
    SYMBOLS,
)
from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.legends import cells_meeting, met
from taverne.games.kingdom.links import TOUCHING, cells_of, links, path

TAMERS = (HUMAN, ELF, DWARF)
"""The tribes that can tame a dragon (A7)."""
_LIKES = tuple((tribe, tuple(HARMONY[tribe].items())) for tribe in (ELF, DWARF, HUMAN, GOBLIN))
_TRIBE_LINES = {ELF: "elves", DWARF: "dwarves", HUMAN: "humans", GOBLIN: "goblins"}


class ScoreLines(NamedTuple):
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


@dataclass(frozen=True, slots=True)
class Item:
    """One reason for points on a line of the score sheet."""

    line: str
    reason: str
    """harmony, tame, staff, wild, excess, conflict, legend or stones."""
    card: str
    """The symbol of the card that scores; the code of a legend; the stones held."""
    cell: int | None
    linked: tuple[int, ...]
    routes: tuple[tuple[int, ...], ...]
    """For each linked card, the portals between, in order."""
    points: int
    clause: str

    @property
    def path(self) -> tuple[int, ...]:
        """All portals the links run through."""
        return tuple(dict.fromkeys(portal for route in self.routes for portal in route))


@dataclass(frozen=True, slots=True)
class Proof:
    """A kingdom's score with the reason for every point."""

    lines: ScoreLines
    items: tuple[Item, ...]
    legends_met: tuple[tuple[str, tuple[int, ...]], ...]
    """The legends whose condition the kingdom meets, each with the cells that meet it."""

    @property
    def total(self) -> int:
        """The points of all items."""
        return sum(item.points for item in self.items)


def score(
    kingdom: Kingdom, edition: Edition, legends: tuple[int, ...] = (), stones: tuple[int, ...] = ()
) -> ScoreLines:
    """The lines of a kingdom, of its face-up cards alone, with the legends and power stones held."""
    linked = links(kingdom.up[PORTAL])
    elves, dwarves, humans, goblins = _harmony(kingdom, linked)
    return ScoreLines(
        elves,
        dwarves,
        humans,
        goblins,
        _dragons(kingdom, linked, edition),
        sum(LEGEND_POINTS[legend] for legend in legends) + stone_points(stones),
        _conflicts(kingdom, linked),
    )


def prove(kingdom: Kingdom, edition: Edition, legends: tuple[int, ...] = (), stones: tuple[int, ...] = ()) -> Proof:
    """The same with the reason for every point."""
    items = [
        *_prove_harmony(kingdom),
        *_prove_dragons(kingdom, edition),
        *_prove_held(legends, stones),
        *_prove_conflicts(kingdom),
    ]
    sums = dict.fromkeys(ScoreLines._fields, 0)
    for item in items:
        sums[item.line] += item.points
    shown = met(kingdom.up, edition.battle_spreads)
    legends_met = tuple(
        (code, cells_meeting(kingdom, number, edition.battle_spreads))
        for number, code in enumerate(LEGENDS)
        if shown >> number & 1
    )
    return Proof(ScoreLines(**sums), tuple(items), legends_met)


def _harmony(kingdom: Kingdom, linked: tuple[int, ...]) -> list[int]:
    """A6: each tribe's card counts the linked terrains it likes or minds; goblins only those that touch (A4)."""
    up = kingdom.up
    lines = []
    for tribe, likes in _LIKES:
        points = 0
        reach = TOUCHING if tribe == GOBLIN else linked
        here = up[tribe]
        while here:
            low = here & -here
            here ^= low
            near = reach[low.bit_length() - 1]
            for terrain, worth in likes:
                if lands := near & up[terrain]:
                    points += worth * lands.bit_count()
        lines.append(points)
    return lines


def _prove_harmony(kingdom: Kingdom) -> list[Item]:
    """A6, with its reasons: each tribe's card with each land, in reading order."""
    up = kingdom.up
    portals = up[PORTAL]
    items = []
    for tribe, likes in _LIKES:
        worths = dict(likes)
        reach = TOUCHING if tribe == GOBLIN else links(portals)
        for cell in cells_of(up[tribe]):
            for land in cells_of(reach[cell] & ~kingdom.hidden):
                if worth := worths.get(kingdom.cards[land], 0):
                    line, route = _TRIBE_LINES[tribe], path(portals, cell, land)
                    items.append(Item(line, "harmony", SYMBOLS[tribe], cell, (land,), (route,), worth, "A6"))
    return items


def _tamers(kingdom: Kingdom, cell: int, linked: tuple[int, ...]) -> int:
    """A7: the linked cards of one tribe that are enough to tame a dragon; 0 if there are none."""
    near = linked[cell]
    for tribe in TAMERS:
        cards = near & kingdom.up[tribe]
        if cards.bit_count() >= DRAGON_TAMERS:
            return cards
    return 0


def is_tame(kingdom: Kingdom, cell: int) -> bool:
    """Whether a dragon is tamed by its neighbours or a staff (A7, A33)."""
    return bool(kingdom.staffs >> cell & 1 or _tamers(kingdom, cell, links(kingdom.up[PORTAL])))


def _dragon_worth(count: int, edition: Edition) -> tuple[int, int]:
    """What a tame dragon scores and what a wild one costs, with so many dragons in the kingdom."""
    size = min(count, len(DRAGON_VALUES)) - 1
    return DRAGON_VALUES[size], edition.wild_dragon_costs[size]


def _dragons(kingdom: Kingdom, linked: tuple[int, ...], edition: Edition) -> int:
    """A7, D1: a tame dragon scores, a wild one costs, and so does each past the third; wild ones are past it first."""
    dragons = kingdom.up[DRAGON]
    if not dragons:
        return 0
    count = dragons.bit_count()
    staffs = kingdom.staffs
    tame = 0
    for cell in cells_of(dragons):
        if staffs >> cell & 1 or _tamers(kingdom, cell, linked):
            tame += 1
    tame = min(tame, DRAGON_LIMIT)
    gain, cost = _dragon_worth(count, edition)
    counted = min(count, DRAGON_LIMIT)
    return gain * tame - cost * (counted - tame) - DRAGON_EXCESS * (count - counted)


def _prove_dragons(kingdom: Kingdom, edition: Edition) -> list[Item]:
    """A7, D1, with what tames each dragon."""
    dragons = cells_of(kingdom.up[DRAGON])
    if not dragons:
        return []
    portals = kingdom.up[PORTAL]
    tamers = {cell: tuple(cells_of(_tamers(kingdom, cell, links(portals)))) for cell in dragons}
    wild = [cell for cell in dragons if not is_tame(kingdom, cell)]
    tame = [cell for cell in dragons if cell not in wild]
    gain, cost = _dragon_worth(len(dragons), edition)
    past = [*wild, *reversed(tame)][: max(0, len(dragons) - DRAGON_LIMIT)]
    items = []
    for cell in dragons:
        if cell in past:
            reason, points, clause = "excess", -DRAGON_EXCESS, edition.wild_dragon_clause
        elif cell in wild:
            reason, points, clause = "wild", -cost, edition.wild_dragon_clause
        else:
            reason, points, clause = ("tame", gain, "A7") if tamers[cell] else ("staff", gain, "A33")
        routes = tuple(path(portals, cell, tamer) for tamer in tamers[cell])
        items.append(Item("dragons", reason, SYMBOLS[DRAGON], cell, tamers[cell], routes, points, clause))
    return items


def stone_points(stones: tuple[int, ...]) -> int:
    """A42: the last digit of the stones' sum."""
    return sum(stones) % 10


def _prove_held(legends: tuple[int, ...], stones: tuple[int, ...]) -> list[Item]:
    """A8, A42: the legends and power stones held."""
    items = [
        Item("legends", "legend", LEGENDS[legend], None, (), (), LEGEND_POINTS[legend], "A8") for legend in legends
    ]
    if stones:
        held = "+".join(str(stone) for stone in stones)
        items.append(Item("legends", "stones", held, None, (), (), stone_points(stones), "A42"))
    return items


def _conflicts(kingdom: Kingdom, linked: tuple[int, ...]) -> int:
    """A9: each linked pair that hate each other costs, unless one of the two bears a treaty (A33)."""
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
    return CONFLICT * pairs


def _prove_conflicts(kingdom: Kingdom) -> list[Item]:
    """A9, with each pair."""
    up = kingdom.up
    portals = up[PORTAL]
    linked = links(portals)
    items = []
    for one, other in HATED:
        foes = up[other] & ~kingdom.treaties
        for cell in cells_of(up[one] & ~kingdom.treaties):
            for foe in cells_of(linked[cell] & foes):
                route = path(portals, cell, foe)
                items.append(Item("conflicts", "conflict", SYMBOLS[one], cell, (foe,), (route,), CONFLICT, "A9"))
    return items
