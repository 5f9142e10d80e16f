"""A score as a proof: for every point the card, what it is linked to, through which portals, and the clause."""

from dataclasses import dataclass

from taverne.games.kingdom.cards import (
    CONFLICT,
    DRAGON,
    DRAGON_EXCESS,
    DRAGON_LIMIT,
    DRAGON_TAMERS,
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
from taverne.games.kingdom.links import CELLS, TOUCHING, cells_of, links, path
from taverne.games.kingdom.scoring import TAMERS, Lines, dragon_worth, is_tame

_TRIBE_LINES = (("elves", ELF), ("dwarves", DWARF), ("humans", HUMAN), ("goblins", GOBLIN))


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

    lines: Lines
    items: tuple[Item, ...]
    legends_met: tuple[tuple[str, tuple[int, ...]], ...]
    """The legends whose condition the kingdom meets, each with the cells that meet it."""

    @property
    def total(self) -> int:
        """The points of all items."""
        return sum(item.points for item in self.items)


def prove(kingdom: Kingdom, edition: Edition, legends: tuple[int, ...] = (), stones: tuple[int, ...] = ()) -> Proof:
    """The score of a kingdom's face-up cards with the legends and power stones held."""
    items = [
        *_harmony(kingdom),
        *_dragons(kingdom, edition),
        *_held(legends, stones),
        *_conflicts(kingdom),
    ]
    sums = dict.fromkeys(Lines._fields, 0)
    for item in items:
        sums[item.line] += item.points
    shown = met(kingdom.up, edition.battle_spreads)
    legends_met = tuple(
        (code, cells_meeting(kingdom, number, edition.battle_spreads))
        for number, code in enumerate(LEGENDS)
        if shown >> number & 1
    )
    return Proof(Lines(**sums), tuple(items), legends_met)


def _harmony(kingdom: Kingdom) -> list[Item]:
    up = kingdom.up
    portals = up[PORTAL]
    items = []
    for line, tribe in _TRIBE_LINES:
        reach = TOUCHING if tribe == GOBLIN else links(portals)
        for cell in cells_of(up[tribe]):
            for land in CELLS:
                worth = HARMONY[tribe].get(kingdom.cards[land], 0)
                if worth and reach[cell] >> land & 1 and not kingdom.hidden >> land & 1:
                    route = path(portals, cell, land)
                    items.append(Item(line, "harmony", SYMBOLS[tribe], cell, (land,), (route,), worth, "A6"))
    return items


def _dragons(kingdom: Kingdom, edition: Edition) -> list[Item]:
    dragons = cells_of(kingdom.up[DRAGON])
    if not dragons:
        return []
    tame = [cell for cell in dragons if is_tame(kingdom, cell)]
    wild = [cell for cell in dragons if cell not in tame]
    gain, cost = dragon_worth(len(dragons), edition)
    excess = max(0, len(dragons) - DRAGON_LIMIT)
    past = [*wild, *reversed(tame)][:excess]  # wild ones first (A7, D1)
    wild_clause = edition.wild_dragon_clause
    items = []
    for cell in dragons:
        tamers, routes = _tamers(kingdom, cell)
        if cell in past:
            reason, points, clause = "excess", -DRAGON_EXCESS, wild_clause
        elif cell in wild:
            reason, points, clause = "wild", -cost, wild_clause
        else:
            reason, points = ("tame", gain) if tamers else ("staff", gain)
            clause = "A7" if tamers else "A33"
        items.append(Item("dragons", reason, SYMBOLS[DRAGON], cell, tamers, routes, points, clause))
    return items


def _tamers(kingdom: Kingdom, cell: int) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The cards that tame a dragon and the portals to each; none if it is wild or only bears a staff."""
    portals = kingdom.up[PORTAL]
    near = links(portals)[cell]
    for tribe in TAMERS:
        cells = tuple(cells_of(near & kingdom.up[tribe]))
        if len(cells) >= DRAGON_TAMERS:
            return cells, tuple(path(portals, cell, other) for other in cells)
    return (), ()


def _held(legends: tuple[int, ...], stones: tuple[int, ...]) -> list[Item]:
    items = [
        Item("legends", "legend", LEGENDS[legend], None, (), (), LEGEND_POINTS[legend], "A8") for legend in legends
    ]
    if stones:
        held = "+".join(str(stone) for stone in stones)
        items.append(Item("legends", "stones", held, None, (), (), sum(stones) % 10, "A42"))
    return items


def _conflicts(kingdom: Kingdom) -> list[Item]:
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
