"""When a kingdom meets a legend's condition, and which cells meet it (A20, A21, D4)."""

from functools import lru_cache

from taverne.games.kingdom.cards import GOBLIN, HATED, LEGENDS, PORTAL, REALM_SIZE, SYMBOLS, TRIBES
from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.links import REACH, cells_of, gates, links
from taverne.kernel.errors import BadText

LEGEND_OF = {code: number for number, code in enumerate(LEGENDS)}
_BIT = {code: 1 << number for number, code in enumerate(LEGENDS)}
_ALLIANCE_HE, _ALLIANCE_HD = _BIT["alliance-HE"], _BIT["alliance-HD"]
_KIN_H, _KIN_E, _KIN_D, _KIN_G = _BIT["kin-H"], _BIT["kin-E"], _BIT["kin-D"], _BIT["kin-G"]
_BATTLE_HG, _BATTLE_EG, _BATTLE_DG, _BATTLE_ED = (
    _BIT["battle-HG"],
    _BIT["battle-EG"],
    _BIT["battle-DG"],
    _BIT["battle-ED"],
)
_LAND_P, _LAND_F, _LAND_M, _LAND_S = _BIT["land-p"], _BIT["land-f"], _BIT["land-m"], _BIT["land-s"]
_FOUR = _BIT["four"]


def parse_legend(text: str) -> int:
    """The legend of that code."""
    if text not in LEGEND_OF:
        raise BadText("error-legend-unknown", clause="A20", found=text, expected=" ".join(LEGENDS))
    return LEGEND_OF[text]


@lru_cache(maxsize=128)
def met(up: tuple[int, ...], battle_spreads: bool) -> int:
    """The mask of the legends that the face-up cards meet."""
    # Asked after every turn: written out, each line a cheap test that most kingdoms fail.
    plains, forests, mountains, swamps, humans, elves, dwarves, goblins, _, portals, _ = up
    around = gates(portals)
    h, e, d, g = REACH[humans], REACH[elves], REACH[dwarves], REACH[goblins]
    found = _KIN_G if goblins & g else 0  # Goblins do not travel through portals (A4).
    for gate in around:
        if gate & humans:
            h |= gate
        if gate & elves:
            e |= gate
        if gate & dwarves:
            d |= gate
        if gate & goblins:
            g |= gate
    if humans & h and _kin(humans, around):
        found |= _KIN_H
    if elves & e and _kin(elves, around):
        found |= _KIN_E
    if dwarves & d and _kin(dwarves, around):
        found |= _KIN_D
    if humans & e:
        found |= _ALLIANCE_HE
    if humans & d:
        found |= _ALLIANCE_HD
    if humans & g and _battle(humans, goblins, portals, battle_spreads):
        found |= _BATTLE_HG
    if elves & g and _battle(elves, goblins, portals, battle_spreads):
        found |= _BATTLE_EG
    if dwarves & g and _battle(dwarves, goblins, portals, battle_spreads):
        found |= _BATTLE_DG
    if elves & d and _battle(elves, dwarves, portals, battle_spreads):
        found |= _BATTLE_ED
    if plains.bit_count() >= REALM_SIZE and _realm(plains, around):
        found |= _LAND_P
    if forests.bit_count() >= REALM_SIZE and _realm(forests, around):
        found |= _LAND_F
    if mountains.bit_count() >= REALM_SIZE and _realm(mountains, around):
        found |= _LAND_M
    if swamps.bit_count() >= REALM_SIZE and _realm(swamps, around):
        found |= _LAND_S
    if humans and elves and dwarves and goblins:
        found |= _FOUR
    return found


def cells_meeting(kingdom: Kingdom, legend: int, battle_spreads: bool) -> tuple[int, ...]:
    """The cells that together meet a legend, () if it is not met."""
    up = kingdom.up
    if not met(up, battle_spreads) >> legend & 1:
        return ()
    portals = up[PORTAL]
    around = gates(portals)
    sort, _, symbols = LEGENDS[legend].partition("-")
    kinds = [SYMBOLS.index(symbol) for symbol in symbols]
    match sort:
        case "kin":
            mask = _kin(up[kinds[0]], () if kinds[0] == GOBLIN else around)
        case "land":
            mask = _realm(up[kinds[0]], around)
        case "alliance":
            mask = _pair(up[kinds[0]], up[kinds[1]], portals)
        case "battle":
            mask = _battle(up[kinds[0]], up[kinds[1]], portals, battle_spreads)
        case _:
            mask = sum(up[tribe] & -up[tribe] for tribe in TRIBES)
    return tuple(cells_of(mask))


def _linked_to(here: int, around: tuple[int, ...]) -> int:
    """The cells linked to one of these cells; one of these itself may be among them through a gate."""
    reached = REACH[here]
    for gate in around:
        if gate & here:
            reached |= gate
    return reached


def _kin(here: int, around: tuple[int, ...]) -> int:
    """The first two of these cells that are linked; 0 if none are."""
    if touching := here & REACH[here]:
        first = touching & -touching
        second = REACH[first] & here
        return first | second & -second
    for gate in around:
        crowd = gate & here
        if crowd & crowd - 1:
            rest = crowd & crowd - 1
            return crowd & -crowd | rest & -rest
    return 0


def _realm(here: int, around: tuple[int, ...]) -> int:
    """The first group of these cells that hang together and are enough for a realm; 0 if none."""
    while here.bit_count() >= REALM_SIZE:
        group = here & -here
        while (grown := group | _linked_to(group, around) & here) != group:
            group = grown
        if group.bit_count() >= REALM_SIZE:
            return group
        here &= ~group
    return 0


def _pair(xs: int, ys: int, portals: int) -> int:
    """The first x linked to a y, with that y."""
    linked = links(portals)
    for x in cells_of(xs):
        if near := linked[x] & ys:
            return 1 << x | near & -near
    return 0


@lru_cache(maxsize=1 << 13)  # A turn changes one or two kinds: most tribes stand as they stood.
def _battle(xs: int, ys: int, portals: int, spreads: bool) -> int:
    """The cells of a battle between two tribes; 0 if there is none."""
    if not xs & xs - 1 and not ys & ys - 1:
        return 0
    return _battle_round(xs, ys, portals, spreads) or _battle_round(ys, xs, portals, spreads)


def _battle_round(xs: int, ys: int, portals: int, spreads: bool) -> int:
    linked = links(portals)
    fought = 0
    for x in cells_of(xs):
        near = linked[x] & ys
        if spreads and near:
            cells = 1 << x | near & -near
            if fought:
                return fought | cells
            fought = cells
        elif not spreads and near & near - 1:
            rest = near & near - 1
            return 1 << x | near & -near | rest & -rest
    return 0


def skirmishes(up: tuple[int, ...]) -> int:
    """The mask of the battle legends with at least one linked pair of enemies (A34)."""
    around = gates(up[PORTAL])
    found = 0
    for x, y in HATED:
        if up[x] & _linked_to(up[y], around):
            found |= _BIT[f"battle-{SYMBOLS[x]}{SYMBOLS[y]}"]
    return found
