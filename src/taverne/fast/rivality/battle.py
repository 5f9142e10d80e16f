"""Golems on tiles and what spells do to them (R3–R5, R9–R12)."""

from itertools import product

import numpy as np

from taverne.fast.bits import inlined, jit
from taverne.fast.rivality.layout import (
    AHEAD,
    CLOCK,
    COUNT,
    DELAYED,
    FRONTIER,
    GAINED,
    GOLEMS,
    GRID,
    LAND,
    LEVEL,
    OPEN,
    OVER,
    OVERFLOW_BEFORE,
    OVERFLOW_PLACE,
    OVERFLOW_RIVALS,
    OVERFLOW_SIDE,
    RECALLS,
    RESERVE,
    SIDES,
    SPELLS,
    STEP,
    WIZARD,
)
from taverne.games.rivality import golems as golem_rules
from taverne.games.rivality import tiles
from taverne.games.rivality.golems import BROKEN, ENTRENCHED_SHIELDS
from taverne.games.rivality.grid import ROW, STEPS
from taverne.games.rivality.tiles import MOST_GOLEMS

NOBODY = -1
NEVER = -2
"""What stands for the side whose reserve is empty while there is none."""

SHIELDS = np.array([*tiles.SHIELDS, *[0] * 6], dtype=np.int64)
WAYS = np.array(STEPS, dtype=np.int64)

_SPELL = np.zeros((128, 4), dtype=np.int16)
"""The spells of each tile with 32 times its front: golems, plus 8 if it breaks shields, plus 16 times its offset."""
DIRECTIONS = np.zeros(128, dtype=np.int64)
"""For each tile and 32 times its front, the mask of the directions in which it has spells."""
for _tile, _fronts in enumerate(tiles.SPELLS):
    for _front, _spells in enumerate(_fronts):
        for _spell in _spells:
            _SPELL[_tile + 32 * _front, _spell.direction] = _spell.golems + 8 * _spell.breaker + 16 * _spell.offset
            DIRECTIONS[_tile + 32 * _front] |= 1 << _spell.direction

# The golems of a tile are a number of nine bits, three for each side. What follows from them stands in tables, which
# are read with masked indices: then the compiler need not provide for negative ones, which count from the end.
# A kernel for a GPU contains a copy of a table for each function that refers to it, and has room for 64 KB of them:
# that is why only one function reads each large table. It is compiled once more for each argument that is a literal:
# `np.int64` of it is none.
HOLDER = np.full(512, NOBODY, dtype=np.int8)
"""Who controls a tile (R4)."""
LEADERS = np.zeros(512, dtype=np.int8)
"""The mask of the sides with the most golems."""
LEAD = np.zeros(512, dtype=np.int8)
"""How many golems the strongest side has more than the second."""
ENTRENCHED = np.zeros(512, dtype=np.int8)
"""The shields that golems are to each other (R5)."""
_STRIKE = np.zeros((3, MOST_GOLEMS, 512), dtype=np.int16)
"""For each side and number of its golems that arrive, the golems afterwards; from the tenth bit on, the mask of the
sides among which the caster chooses to make room for the last one (R10)."""


def _join(golems: tuple[int, ...]) -> int:
    return sum(count << 3 * side for side, count in enumerate(golems))


for _golems in product(range(MOST_GOLEMS + 1), repeat=3):
    if sum(_golems) > MOST_GOLEMS:
        continue
    _number, _most = _join(_golems), sorted(_golems)
    HOLDER[_number] = golem_rules.controller(_golems) - 1
    LEADERS[_number] = sum(1 << side for side in range(3) if 0 < _golems[side] == _most[2])
    LEAD[_number] = _most[2] - _most[1]
    ENTRENCHED[_number] = ENTRENCHED_SHIELDS * (_most[2] == MOST_GOLEMS)
    for _side, _arriving in product(range(3), range(1, MOST_GOLEMS)):
        _strike = golem_rules.strike(_golems, _side + 1, _arriving, BROKEN, _arriving)
        _choice = sum(1 << (rival - 1) for rival in _strike.rivals)
        _STRIKE[_side, _arriving, _number] = _join(_strike.golems) | _choice << 9


@inlined
def spell_of(face, direction):  # type: ignore[no-untyped-def]
    """The spell of a tile with 32 times its front in a direction, as the table says; 0 if there is none."""
    return np.int64(_SPELL[face & 127, direction & 3])


@inlined
def holder_of(golems):  # type: ignore[no-untyped-def]
    """The side that controls a tile with these golems, or NOBODY (R4)."""
    return np.int64(HOLDER[golems & 511])


@inlined
def struck(side, arriving, golems):  # type: ignore[no-untyped-def]
    """What becomes of the golems of a tile when so many of a side arrive, as the table says (R10)."""
    return np.int64(_STRIKE[side & 3, arriving & 7, golems & 511])


@inlined
def side_of(row, seat):  # type: ignore[no-untyped-def]
    """The side of a seat (R20)."""
    sides = row[SIDES]
    return seat - sides if seat >= sides else seat


@inlined
def holder(row, place):  # type: ignore[no-untyped-def]
    """The side that controls a place, or NOBODY (R4)."""
    return holder_of(row[GOLEMS + place])


@inlined
def on_grid(row, cell):  # type: ignore[no-untyped-def]
    """What lies on a cell: one more than a place, AHEAD and more for the frontier, or 0."""
    return row[GRID + (cell >> 4 & 124 | cell >> 3 & 3)] >> ((cell & 7) << 3) & 255


@inlined
def place_on(row, cell):  # type: ignore[no-untyped-def]
    """The place that lies on a cell, or -1."""
    here = on_grid(row, cell)
    return here - 1 if here < AHEAD else -1


@inlined
def put_on_grid(row, cell, value):  # type: ignore[no-untyped-def]
    """Replaces what lies on a cell."""
    word = GRID + (cell >> 4 & 124 | cell >> 3 & 3)
    shift = (cell & 7) << 3
    row[word] = row[word] & ~(255 << shift) | value << shift


@inlined
def open_cell(row, cell):  # type: ignore[no-untyped-def]
    """An empty cell joins the frontier (R9)."""
    word = GRID + (cell >> 4 & 124 | cell >> 3 & 3)
    shift = (cell & 7) << 3
    here = row[word]
    number = row[OPEN]
    is_free = np.int64(here >> shift & 255 == 0)
    row[FRONTIER + number] = cell
    row[OPEN] = number + is_free
    row[word] = here | is_free * (AHEAD + number) << shift


@inlined
def put_tile(row, number, tile, front, seat):  # type: ignore[no-untyped-def]
    """Lays a tile on a cell of the frontier and returns its place."""
    cell = row[FRONTIER + number]
    row[OPEN] -= 1
    last = row[FRONTIER + row[OPEN]]
    row[FRONTIER + number] = last
    put_on_grid(row, last, AHEAD + number)
    place = row[COUNT]
    row[COUNT] = place + 1
    row[LAND + place] = cell | tile << 12 | front << 17 | seat << 19
    row[GOLEMS + place] = row[GAINED + place] = 0
    put_on_grid(row, cell, place + 1)
    open_cell(row, cell - ROW)
    open_cell(row, cell - 1)
    open_cell(row, cell + 1)
    open_cell(row, cell + ROW)
    return place


@inlined
def note_control(row, place, before, after):  # type: ignore[no-untyped-def]
    """Remembers when control was gained, where that matters (R33)."""
    if row[RECALLS] and before != after:
        row[CLOCK] += 1
        row[GAINED + place] = row[CLOCK] if after != NOBODY else 0


@inlined
def change_golems(row, place, before, after):  # type: ignore[no-untyped-def]
    """Replaces the golems of a place; those that leave go back to their reserves, those that come are from there."""
    row[GOLEMS + place] = after
    row[RESERVE] += (before & 7) - (after & 7)
    row[RESERVE + 1] += (before >> 3 & 7) - (after >> 3 & 7)
    row[RESERVE + 2] += (before >> 6) - (after >> 6)


@inlined
def is_warded(row, side, place):  # type: ignore[no-untyped-def]
    """Whether another side's wizard protects a place (R10; not in solo, R45)."""
    if row[LEVEL] or row[WIZARD + side] == place:
        return False
    return row[WIZARD] == place or row[WIZARD + 1] == place or row[WIZARD + 2] == place


@inlined
def shields_of(row, side, place):  # type: ignore[no-untyped-def]
    """How many of a side's golems are lost to the shields of a place (R5)."""
    golems = row[GOLEMS + place]
    holder = holder_of(golems)
    is_rival = np.int64((holder != NOBODY) & (holder != side))
    return is_rival * (SHIELDS[row[LAND + place] >> 12 & 31] + ENTRENCHED[golems & 511])


@inlined
def survivors(row, side, place, spell):  # type: ignore[no-untyped-def]
    """How many of a spell's golems pass the shields (R5)."""
    arriving = spell & 7
    if spell & 8:
        return arriving
    return max(arriving - shields_of(row, side, place), 0)


@jit
def aim(row, side, origin, direction):  # type: ignore[no-untyped-def]
    """How many golems a spell of the wizard's tile would place if the reserve were large enough (R11)."""
    land = row[LAND + origin]
    spell = spell_of(land >> 12 & 127, direction)
    place = place_on(row, (land & 4095) + (spell >> 4))
    if place < 0 or is_warded(row, side, place):
        return 0
    return survivors(row, side, place, spell)


@inlined
def cast(row, side, origin, direction):  # type: ignore[no-untyped-def]
    """Casts a spell of the wizard's tile (R10) and returns the side whose reserve is now empty, or NEVER."""
    land = row[LAND + origin]
    spell = spell_of(land >> 12 & 127, direction)
    place = place_on(row, (land & 4095) + (spell >> 4))
    if place < 0 or is_warded(row, side, place):
        return NEVER
    return strike(row, side, place, spell)


@inlined
def strike(row, side, place, spell):  # type: ignore[no-untyped-def]
    """A spell's golems arrive at a place (R10); returns the side whose reserve is now empty, or NEVER."""
    passing = survivors(row, side, place, spell)
    if not passing:
        return NEVER
    golems = row[GOLEMS + place]
    result = struck(side, min(passing, row[RESERVE + side]), golems)
    after = result & 511
    change_golems(row, place, golems, after)
    if result >> 9:
        row[OVERFLOW_SIDE] = side
        row[OVERFLOW_PLACE] = place
        row[OVERFLOW_RIVALS] = result >> 9
        row[OVERFLOW_BEFORE] = holder_of(golems)
    elif row[RECALLS]:
        note_control(row, place, holder_of(golems), holder_of(after))
    return side if row[RESERVE + side] == 0 else NEVER


@jit
def remove_rival(row, rival):  # type: ignore[no-untyped-def]
    """The caster removes a rival's golem and its own last one takes the place (R10)."""
    side, place = row[OVERFLOW_SIDE], row[OVERFLOW_PLACE]
    golems = row[GOLEMS + place]
    after = golems - (1 << 3 * rival) + (1 << 3 * side)
    change_golems(row, place, golems, after)
    row[OVERFLOW_SIDE] = NOBODY
    note_control(row, place, row[OVERFLOW_BEFORE], holder_of(after))
    return side if row[RESERVE + side] == 0 else NEVER


@jit
def besiege(row, side, place):  # type: ignore[no-untyped-def]
    """A besieger takes a tile: the others' golems go home and one of its own comes (R33)."""
    golems = row[GOLEMS + place]
    change_golems(row, place, golems, (golems & 7 << 3 * side) + (1 << 3 * side))
    note_control(row, place, holder_of(golems), side)
    return side if row[RESERVE + side] == 0 else NEVER


@jit
def finish(row):  # type: ignore[no-untyped-def]
    """The game stops here (R12, R47)."""
    row[STEP] = OVER
    row[SPELLS] = 0
    row[DELAYED] = 0
    row[OVERFLOW_SIDE] = NOBODY
