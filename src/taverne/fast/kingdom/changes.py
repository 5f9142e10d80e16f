"""How the score changes if a card is placed, for every kind and cell at once (A3, A6, A7, A9).

A placed card counts with the cards linked to it, and the card below counts no longer. Only dragons and portals reach
further: dragons are counted anew, and a portal links the cells around it.
"""

import numpy as np

from taverne.fast.bits import count_bits, jit, low_bit
from taverne.fast.kingdom.layout import CARDS, COSTS, HIDDEN, KINDS, LINKED, STAFFS, SUMS, TREATIES, UP
from taverne.fast.kingdom.links import find_gates, linked_to, linked_with, reach_of
from taverne.games.kingdom import cards, links

_TOUCHING = np.array(links.TOUCHING, dtype=np.int64)
_HUMAN, _ELF, _DWARF, _GOBLIN = cards.HUMAN, cards.ELF, cards.DWARF, cards.GOBLIN
_DRAGON, _PORTAL = cards.DRAGON, cards.PORTAL
_HARMONY = np.array(
    [[cards.HARMONY.get(tribe, {}).get(terrain, 0) for terrain in cards.TERRAINS] for tribe in cards.TRIBES],
    dtype=np.int64,
)
"""By tribe, from humans on, and terrain."""
_CONFLICT = cards.CONFLICT
_DRAGON_VALUES = np.array(cards.DRAGON_VALUES, dtype=np.int64)
_LIMIT, _EXCESS, _TAMERS = cards.DRAGON_LIMIT, cards.DRAGON_EXCESS, cards.DRAGON_TAMERS


def _value(one: int, other: int, *, touches: bool, is_at_peace: bool) -> int:
    """What two linked cards are worth together (A4, A6, A9); a treaty on the second one ends their conflict (A33)."""
    value = 0
    for tribe, terrain in ((one, other), (other, one)):
        if touches or tribe != _GOBLIN:  # Goblins earn nothing through a portal.
            value += cards.HARMONY.get(tribe, {}).get(terrain, 0)
    if not is_at_peace and ((one, other) in cards.HATED or (other, one) in cards.HATED):
        value += _CONFLICT
    return value


_BIAS = 2
"""Added to every value of two cards, so that none is negative."""
_BYTE = 8


def _pack(one: int, *, touches: bool, is_at_peace: bool) -> int:
    """What each terrain and tribe is worth together with a card, and the bias: a byte each, in one word."""
    values = (_value(placed, one, touches=touches, is_at_peace=is_at_peace) for placed in range(_DRAGON))
    return sum(value + _BIAS << _BYTE * placed for placed, value in enumerate(values))


_VALUES = np.array(
    [
        [
            [_pack(one, touches=touches, is_at_peace=is_at_peace) for one in range(_DRAGON)]
            for is_at_peace in (False, True)
        ]
        for touches in (False, True)
    ],
    dtype=np.int64,
)
"""By whether two cards touch, whether the lying one has a treaty, and its kind: the packed values of the placed one."""


@jit
def add_values(row, seat):  # type: ignore[no-untyped-def]
    """Sums up, by cell, the packed values of a card there with the cards linked to it."""
    for cell in range(16):
        row[SUMS + cell] = 0
    base = UP + seat * KINDS
    for kind in range(_DRAGON):
        here = row[base + kind]
        while here:
            cell = low_bit(here)
            here &= here - 1
            is_at_peace = row[TREATIES + seat] >> cell & 1
            near = _TOUCHING[cell]
            far = row[LINKED + cell] & ~near
            values = _VALUES[1, is_at_peace, kind]
            while near:
                row[SUMS + low_bit(near)] += values
                near &= near - 1
            values = _VALUES[0, is_at_peace, kind]
            while far:
                row[SUMS + low_bit(far)] += values
                far &= far - 1


@jit
def value_at(row, cell, kind, bias):  # type: ignore[no-untyped-def]
    """What a terrain or a tribe on a cell is worth with the cards linked to it."""
    return (row[SUMS + cell] >> _BYTE * kind & 255) - bias


@jit
def value_below(row, seat, cell, bias):  # type: ignore[no-untyped-def]
    """What the card on a cell is worth as it lies; nothing if it is unexplored."""
    if row[HIDDEN + seat] >> cell & 1:
        return 0
    kind = row[CARDS + seat * 16 + cell]
    value = value_at(row, cell, kind, bias)
    if row[TREATIES + seat] >> cell & 1:  # Its conflicts have ended.
        base = UP + seat * KINDS
        foes = row[base + _GOBLIN]
        if kind == _GOBLIN:
            foes = row[base + _HUMAN] | row[base + _ELF] | row[base + _DWARF]
        elif kind == _ELF:
            foes |= row[base + _DWARF]
        elif kind == _DWARF:
            foes |= row[base + _ELF]
        value -= _CONFLICT * count_bits(row[LINKED + cell] & foes & ~row[TREATIES + seat])
    return value


@jit
def tribe_harmony(row, base, kind, near):  # type: ignore[no-untyped-def]
    """What a tribe earns from these cells (A6)."""
    value = 0
    for terrain in range(4):
        value += _HARMONY[kind - _HUMAN, terrain] * count_bits(near & row[base + terrain])
    return value


@jit
def dragon_points(row, dragons, tame):  # type: ignore[no-untyped-def]
    """The line of so many dragons, so many of them tame (A7, D1)."""
    if dragons == 0:
        return 0
    counted = min(dragons, _LIMIT)
    tame = min(tame, counted)
    size = counted - 1
    return _DRAGON_VALUES[size] * tame - row[COSTS + size] * (counted - tame) - _EXCESS * (dragons - counted)


@jit
def is_tamed_by(row, base, near, gone, kind, here):  # type: ignore[no-untyped-def]
    """Whether a dragon linked to these cells is tame, with a tribe more and without what lies on a cell (A7)."""
    for tribe in range(_HUMAN, _GOBLIN):
        tamers = row[base + tribe] & ~gone
        if tribe == kind:
            tamers |= here
        if count_bits(near & tamers) >= _TAMERS:
            return True
    return False


@jit
def dragon_line(row, seat, bit, kind, gate):  # type: ignore[no-untyped-def]
    """The dragons' line with a card of some kind on a cell, if any, and these cells linked with one another."""
    base = UP + seat * KINDS
    dragons = row[base + _DRAGON]
    tame = 0
    number = count_bits(dragons)
    left = dragons
    while left:
        dragon = low_bit(left)
        left &= left - 1
        near = row[LINKED + dragon]
        if gate >> dragon & 1:
            near |= gate
        if row[STAFFS + seat] >> dragon & 1 or is_tamed_by(row, base, near, bit, kind, bit):
            tame += 1
    if kind == _DRAGON:
        number += 1
        tame += is_tamed_by(row, base, row[LINKED + low_bit(bit)], bit, kind, 0)
    return dragon_points(row, number, tame)


@jit
def gate_around(row, base, cell):  # type: ignore[no-untyped-def]
    """The cells that a portal on a cell would link with one another, together with the portals it touches (A3)."""
    portals = row[base + _PORTAL]
    group = 1 << cell
    grown = group | (reach_of(group) & portals)
    while grown != group:
        group = grown
        grown = group | (reach_of(group) & portals)
    return reach_of(group) & ~group


@jit
def gain_by_gate(row, seat, gate):  # type: ignore[no-untyped-def]
    """What cards earn and lose by being linked with one another through a new portal."""
    base = UP + seat * KINDS
    value = 0
    for kind in range(_HUMAN, _GOBLIN):
        here = row[base + kind] & gate
        while here:
            cell = low_bit(here)
            here &= here - 1
            new = gate & ~row[LINKED + cell] & ~(1 << cell)
            value += tribe_harmony(row, base, kind, new)
            if not row[TREATIES + seat] >> cell & 1:
                foes = row[base + _GOBLIN] | (row[base + _DWARF] if kind == _ELF else 0)
                value += _CONFLICT * count_bits(new & foes & ~row[TREATIES + seat])
    return value


@jit
def write_changes(row, seat, out):  # type: ignore[no-untyped-def]
    """Writes, by cell and kind, by how much a card changes a seat's score; 0 where it may not be placed (A15)."""
    base = UP + seat * KINDS
    count = find_gates(row[base + _PORTAL], row)
    dragons = row[base + _DRAGON]
    valued = 0
    for kind in range(_DRAGON):
        valued |= row[base + kind]
    for cell in range(16):
        row[LINKED + cell] = linked_with(cell, row, count)
    add_values(row, seat)
    near_dragons = linked_to(dragons, row, count)
    now = dragon_line(row, seat, 0, -1, 0) if dragons else 0
    for cell in range(16):
        first = cell * KINDS
        if (row[base + _PORTAL] | dragons) >> cell & 1:
            for kind in range(KINDS):
                out[first + kind] = 0
            continue
        bias = _BIAS * count_bits(row[LINKED + cell] & valued)
        below = value_below(row, seat, cell, bias)
        for kind in range(_DRAGON):
            out[first + kind] = value_at(row, cell, kind, bias) - below
        gate = gate_around(row, base, cell)
        out[first + _PORTAL] = gain_by_gate(row, seat, gate) - below
        out[first + _DRAGON] = dragon_line(row, seat, 1 << cell, _DRAGON, 0) - now - below
        if near_dragons >> cell & 1:
            add_dragon_changes(row, seat, cell, now, out)
        if dragons and (near_dragons >> cell & 1 or gate & dragons):
            out[first + _PORTAL] += dragon_line(row, seat, 1 << cell, -1, gate) - now
        if not row[HIDDEN + seat] >> cell & 1:
            out[first + row[CARDS + seat * 16 + cell]] = 0


@jit
def add_dragon_changes(row, seat, cell, now, out):  # type: ignore[no-untyped-def]
    """Adds how the dragons' line changes by each terrain or tribe on a cell linked to a dragon."""
    other = dragon_line(row, seat, 1 << cell, -1, 0) - now
    for kind in range(_DRAGON):
        is_tamer = _HUMAN <= kind < _GOBLIN
        out[cell * KINDS + kind] += dragon_line(row, seat, 1 << cell, kind, 0) - now if is_tamer else other
