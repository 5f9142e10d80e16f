"""How the score changes if a card is placed, for every kind and cell at once (A3, A6, A7, A9).

A placed card counts with the cards linked to it, and the card below counts no longer. Only dragons (`taming`) and
portals reach further: dragons are counted anew, and a portal links the cells around it.
"""

import numpy as np

from taverne.fast.bits import count_bits, inlined, jit, low_bit
from taverne.fast.kingdom.layout import CARDS, HIDDEN, KINDS, LINKED, SCRATCH, SUMS, TREATIES, UP
from taverne.fast.kingdom.links import reach_of, reach_twice
from taverne.fast.kingdom.scoring import TOUCHING, gate_around, harmony_with, line_of
from taverne.fast.kingdom.taming import add_dragon_changes
from taverne.fast.packed import BYTE
from taverne.games.kingdom import cards
from taverne.games.kingdom.links import ALL_CELLS

_HUMAN, _ELF, _DWARF, _GOBLIN, _SWAMP = cards.HUMAN, cards.ELF, cards.DWARF, cards.GOBLIN, cards.SWAMP
_DRAGON, _PORTAL = cards.DRAGON, cards.PORTAL
_CONFLICT = cards.CONFLICT
_FREED = 16
"""Added to the kind of a card with a treaty."""


def _value(one: int, other: int, *, touches: bool, is_at_peace: bool) -> int:
    """What two linked cards are worth together (A4, A6, A9); a treaty on the second one ends their conflict (A33)."""
    value = 0
    for tribe, terrain in ((one, other), (other, one)):
        if touches or tribe != _GOBLIN:  # Goblins earn nothing through a portal.
            value += cards.HARMONY.get(tribe, {}).get(terrain, 0)
    if not is_at_peace and ((one, other) in cards.HATED or (other, one) in cards.HATED):
        value += _CONFLICT
    return value


def _values(*, touches: bool) -> list[list[int]]:
    """What each card, with a treaty or without, is worth together with each terrain and tribe placed next to it."""
    return [
        [_value(kind, one % _FREED, touches=touches, is_at_peace=one >= _FREED) for kind in range(_DRAGON)]
        if one % _FREED < _DRAGON
        else [0] * _DRAGON
        for one in range(2 * _FREED)
    ]


def _pack(*, touches: bool) -> list[int]:
    """The same values, a byte for each kind placed, in one word."""
    return [sum(value << BYTE * kind for kind, value in enumerate(values)) for values in _values(touches=touches)]


_NEAR_WORDS = np.array(_pack(touches=True), dtype=np.int64)
_FAR_WORDS = np.array(_pack(touches=False), dtype=np.int64)
_ONES = np.array([1 << BYTE * (_DRAGON - 1 - kind) if kind < _DRAGON else 0 for kind in range(_FREED)] * 2, np.int64)
"""For each card, a one in its kind's byte, the last kind lowest."""
_BIAS = 32
"""Added to every sum of values, so that none is negative or does not fit in seven bits."""
_ALL = sum(1 << BYTE * kind for kind in range(_DRAGON))


@inlined
def word_of(words, row, seat, cell):  # type: ignore[no-untyped-def]
    """The word that belongs to the card on a cell; 0 if it is unexplored."""
    card = row[CARDS + seat * 16 + cell] | (row[TREATIES + seat] >> cell & 1) * _FREED
    return words[card & 31] * (row[HIDDEN + seat] >> cell & 1 ^ 1)


@inlined
def sum_around(row, start, bias):  # type: ignore[no-untyped-def]
    """For each cell, writes the sum of the words of SCRATCH that belong to the cells that touch it (A2)."""
    for cell in range(16):
        row[start + cell] = bias
    for cell in range(12):
        row[start + cell] += row[SCRATCH + cell + 4]
    for cell in range(12):
        row[start + cell + 4] += row[SCRATCH + cell]
    for cell in range(15):
        row[start + cell] += row[SCRATCH + cell + 1] * (cell & 3 != 3)
    for cell in range(15):
        row[start + cell + 1] += row[SCRATCH + cell] * (cell & 3 != 3)


@jit
def add_values(row, seat, crowd):  # type: ignore[no-untyped-def]
    """Sums up, by cell, what each terrain or tribe there is worth with the cards linked to it."""
    seat &= 3
    for cell in range(16):
        row[SCRATCH + cell] = word_of(_NEAR_WORDS, row, seat, cell)
    sum_around(row, SUMS, _BIAS * _ALL)
    while crowd:
        cell = low_bit(crowd)
        crowd &= crowd - 1
        far = row[LINKED + cell] & ~TOUCHING[cell]
        values = word_of(_FAR_WORDS, row, seat, cell)
        while far:
            row[SUMS + low_bit(far)] += values
            far &= far - 1


@inlined
def value_at(row, cell, kind):  # type: ignore[no-untyped-def]
    """What a terrain or a tribe on a cell is worth with the cards linked to it."""
    return (row[SUMS + cell] >> BYTE * kind & 255) - _BIAS


@jit
def conflicts_ended(row, base, cell, kind, treaties):  # type: ignore[no-untyped-def]
    """How many conflicts of a card its treaty has ended (A33)."""
    foes = row[base + _GOBLIN]
    if kind == _GOBLIN:
        foes = row[base + _HUMAN] | row[base + _ELF] | row[base + _DWARF]
    elif kind == _ELF:
        foes |= row[base + _DWARF]
    elif kind == _DWARF:
        foes |= row[base + _ELF]
    elif kind != _HUMAN:
        foes = 0
    return count_bits(row[LINKED + cell] & foes & ~treaties)


@jit
def write_changes(row, seat, crowd, out, at):  # type: ignore[no-untyped-def]
    """Writes, by cell and kind, by how much a card changes a seat's score; 0 where it may not be placed (A15).

    The numbers are zero before, and `link_cells` has written which cells are linked and returned the crowd: those
    linked through portals.
    """
    seat &= 3
    base = UP + seat * KINDS
    treaties = row[TREATIES + seat]
    fixed = row[base + _PORTAL] | row[base + _DRAGON]
    add_values(row, seat, crowd)
    up = ~row[HIDDEN + seat] & ~fixed
    for cell in range(16):
        kind = row[CARDS + seat * 16 + cell] & 7
        below = value_at(row, cell, kind) * (up >> cell & 1)
        if treaties >> cell & 1:
            below -= _CONFLICT * conflicts_ended(row, base, cell, kind, treaties)
        write_row(row[SUMS + cell], below, out, at + KINDS * cell)
    add_dragon_changes(row, seat, crowd, out, at)
    write_portals(row, seat, crowd, fixed, out, at)
    while treaties:  # A kind cannot be placed on itself.
        cell = low_bit(treaties)
        treaties &= treaties - 1
        out[at + KINDS * cell + (row[CARDS + seat * 16 + cell] & 7)] = 0
    while fixed:
        cell = low_bit(fixed)
        fixed &= fixed - 1
        for kind in range(KINDS):
            out[at + KINDS * cell + kind] = 0


@inlined
def write_row(values, below, out, at):  # type: ignore[no-untyped-def]
    """Writes the values of all kinds on a cell, less that of the card below."""
    for kind in range(_DRAGON):
        out[at + kind] = (values >> BYTE * kind & 255) - _BIAS - below
    out[at + _DRAGON] = out[at + _PORTAL] = -below


@jit
def write_portals(row, seat, crowd, fixed, out, at):  # type: ignore[no-untyped-def]
    """Adds what the cards around a new portal earn and lose by being linked with one another, for each cell."""
    seat &= 3
    base = UP + seat * KINDS
    portals = row[base + _PORTAL]
    valued = 0
    for kind in range(_DRAGON):
        valued |= row[base + kind]
    # Where a portal joins others, or links what is linked already, the pairs are counted one by one.
    slow = reach_of(portals) | reach_twice(crowd)
    if row[TREATIES + seat]:
        slow = ALL_CELLS
    left = slow & ~fixed
    while left:
        cell = low_bit(left)
        left &= left - 1
        gate = gate_around(portals, cell)
        out[at + KINDS * cell + _PORTAL] += gain_by_gate(row, base, gate, row[TREATIES + seat])
    for cell in range(16):
        row[SCRATCH + cell] = word_of(_ONES, row, seat, cell)
    sum_around(row, LINKED, 0)
    simple = ~slow & ~fixed
    for cell in range(16):
        # The highest byte of the product sums up the values of all kinds times how many of them lie around: every
        # pair counts twice. At most four cards lie there, so that no byte overflows.
        ones = row[LINKED + cell]
        pairs = (ones * row[SUMS + cell] >> 7 * BYTE & 255) - _BIAS * count_bits(TOUCHING[cell] & valued)
        goblins = (ones & 255) * (ones >> BYTE * (_GOBLIN - _SWAMP) & 255)
        out[at + KINDS * cell + _PORTAL] += ((pairs >> 1) - _GOBLIN_HARMONY * goblins) * (simple >> cell & 1)


_GOBLIN_HARMONY = cards.HARMONY[_GOBLIN][_SWAMP]
"""What goblins earn from swamps unless a portal lies between them (A4)."""


@inlined
def gain_by_gate(row, base, gate, treaties):  # type: ignore[no-untyped-def]
    """What the cards on these cells earn and lose by being linked with one another through a new portal."""
    value = 0
    foes = row[base + _GOBLIN] & ~treaties
    elves, dwarves = row[base + _ELF], row[base + _DWARF]
    travellers = gate & (row[base + _HUMAN] | elves | dwarves)
    while travellers:
        cell = low_bit(travellers)
        travellers &= travellers - 1
        new = gate & ~row[LINKED + cell]
        is_elf = elves >> cell & 1
        value += harmony_with(row, base, line_of(elves, dwarves, cell), new)
        conflicts = count_bits(new & (foes | dwarves * is_elf & ~treaties))
        value += _CONFLICT * conflicts * (treaties >> cell & 1 ^ 1)
    return value
