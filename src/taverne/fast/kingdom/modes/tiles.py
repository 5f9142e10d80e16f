"""Object and character tiles: what a seat may use them for, and what each does (A32–A39)."""

import numpy as np

from taverne.fast.bits import count_bits, jit, low_bit
from taverne.fast.kingdom.layout import (
    ALL_LEGENDS,
    CARDS,
    COUNTS_TAME,
    FACE_UP,
    HIDDEN,
    HOLDINGS,
    KINDS,
    LOOKS,
    OPENED,
    RIVER,
    SEAT,
    SEATS,
    SEEN,
    STAFFS,
    STALE,
    TAKEN,
    TILE_KINDS,
    TILES,
    TREATIES,
    UP,
    USED,
)
from taverne.fast.kingdom.links import find_gates, linked_to, linked_with
from taverne.fast.kingdom.moves import (
    HAMMERED,
    SMUGGLED,
    STOLEN,
    USE_GRIFFIN,
    USE_HAMMER,
    USE_PALANTIR,
    USE_SMUGGLER,
    USE_STAFF,
    USE_SWORD,
    USE_THIEF,
    USE_TREATY,
)
from taverne.fast.kingdom.scoring import is_tame
from taverne.fast.kingdom.table import list_moves, take_legend
from taverne.games.kingdom.cards import DRAGON, DRAGON_LIMIT, HATED, LEGENDS, PORTAL, SYMBOLS
from taverne.games.kingdom.modes.objects import tile_names

_TREATY, _STAFF, _SWORD = tile_names.TREATY, tile_names.STAFF, tile_names.SWORD
_GRIFFIN, _HAMMER, _PALANTIR = tile_names.GRIFFIN, tile_names.HAMMER, tile_names.PALANTIR
_SMUGGLER, _THIEF, _STONE_1, _NO_TILE = tile_names.SMUGGLER, tile_names.THIEF, tile_names.STONE_1, tile_names.NO_TILE
_HATED = np.array(HATED, dtype=np.int64)
_BATTLES = np.array([LEGENDS.index(f"battle-{SYMBOLS[x]}{SYMBOLS[y]}") for x, y in HATED], dtype=np.int64)
_HAMMERED = np.array(HAMMERED, dtype=np.int64)
_SMUGGLED = np.array(SMUGGLED, dtype=np.int64)
_STOLEN = np.array(STOLEN, dtype=np.int64)


@jit
def count_held(row, seat, tile):  # type: ignore[no-untyped-def]
    """How many tiles of a kind a seat holds."""
    return row[HOLDINGS + seat * TILE_KINDS + tile]


@jit
def give(row, seat, tile, count):  # type: ignore[no-untyped-def]
    """A seat gains tiles of a kind, or loses them if the count is negative."""
    row[HOLDINGS + seat * TILE_KINDS + tile] += count


@jit
def face_down(row, owner):  # type: ignore[no-untyped-def]
    """The lands of a seat whose tile lies face down: a tile lies on every land (A30)."""
    return row[HIDDEN + owner] & ~row[FACE_UP + owner]


@jit
def is_any_face_down(row):  # type: ignore[no-untyped-def]
    """Whether a tile lies face down somewhere."""
    for owner in range(row[SEATS]):  # noqa: SIM110 (kernels have no generators)
        if face_down(row, owner):
            return True
    return False


@jit
def treaty_cells(row, seat):  # type: ignore[no-untyped-def]
    """Where a seat may lay a treaty: its face-up tribes without one (A33)."""
    base = UP + seat * KINDS
    return (row[base + 4] | row[base + 5] | row[base + 6] | row[base + 7]) & ~row[TREATIES + seat]


@jit
def staff_cells(row, seat):  # type: ignore[no-untyped-def]
    """Where a seat may lay a staff: its wild dragons, unless it has too many dragons (A33)."""
    dragons = row[UP + seat * KINDS + DRAGON]
    if not dragons:
        return 0
    count = find_gates(row[UP + seat * KINDS + PORTAL], row)
    wild = 0
    left = dragons
    while left:
        cell = low_bit(left)
        left &= left - 1
        wild |= (1 - is_tame(row, seat, cell, linked_with(cell, row, count))) << cell
    if row[COUNTS_TAME]:
        return wild if count_bits(dragons & ~wild) < DRAGON_LIMIT else 0
    return wild if count_bits(dragons) <= DRAGON_LIMIT else 0


@jit
def sword_legends(row, seat):  # type: ignore[no-untyped-def]
    """The river legends a sword takes: battles with a single pair of enemies, if none was taken this turn (A34)."""
    if row[TAKEN]:
        return 0
    base = UP + seat * KINDS
    count = find_gates(row[base + PORTAL], row)
    found = 0
    for battle in range(4):
        if row[base + _HATED[battle, 0]] & linked_to(row[base + _HATED[battle, 1]], row, count):
            found |= 1 << _BATTLES[battle]
    return found & row[RIVER]


@jit
def looks_left(row, seat):  # type: ignore[no-untyped-def]
    """How many of its palantirs a seat has not used this turn (A37)."""
    return count_held(row, seat, _PALANTIR) - row[LOOKS]


@jit
def holds_stone(row, seat):  # type: ignore[no-untyped-def]
    """Whether a seat holds a power stone."""
    for stone in range(_STONE_1, _STONE_1 + 4):  # noqa: SIM110
        if count_held(row, seat, stone):
            return True
    return False


@jit
def is_any_held_elsewhere(row, seat, kinds):  # type: ignore[no-untyped-def]
    """Whether another seat holds one of these kinds of tile."""
    for victim in range(row[SEATS]):
        if victim != seat:
            for place in range(kinds.size):
                if count_held(row, victim, kinds[place]):
                    return True
    return False


@jit
def can_use(row, seat):  # type: ignore[no-untyped-def]
    """Whether some tile that a seat holds has a use now (A32)."""
    if count_held(row, seat, _HAMMER):
        return True
    if count_held(row, seat, _TREATY) and treaty_cells(row, seat):
        return True
    if (count_held(row, seat, _GRIFFIN) or looks_left(row, seat) > 0) and is_any_face_down(row):
        return True
    if count_held(row, seat, _STAFF) and staff_cells(row, seat):
        return True
    if count_held(row, seat, _SWORD) and sword_legends(row, seat):
        return True
    if count_held(row, seat, _THIEF) and is_any_held_elsewhere(row, seat, _STOLEN):
        return True
    return (
        count_held(row, seat, _SMUGGLER) != 0 and holds_stone(row, seat) and is_any_held_elsewhere(row, seat, _SMUGGLED)
    )


@jit
def list_face_down(row, first, moves, count):  # type: ignore[no-untyped-def]
    """Appends a move for each tile that lies face down and returns the new number of moves."""
    for owner in range(row[SEATS]):
        count = list_moves(face_down(row, owner), first + 16 * owner, moves, count)
    return count


@jit
def list_held_elsewhere(row, seat, kinds, first, moves, count):  # type: ignore[no-untyped-def]
    """Appends a move for each of these kinds of tile that another seat holds and returns the new number of moves."""
    for victim in range(row[SEATS]):
        if victim != seat:
            for place in range(kinds.size):
                if count_held(row, victim, kinds[place]):
                    moves[count] = first + kinds.size * victim + place
                    count += 1
    return count


@jit
def list_uses(row, seat, moves, count):  # type: ignore[no-untyped-def]
    """Appends every use of the tiles a seat holds, in the order of the tiles' numbers (A32)."""
    if count_held(row, seat, _TREATY):
        count = list_moves(treaty_cells(row, seat), USE_TREATY, moves, count)
    if count_held(row, seat, _STAFF):
        count = list_moves(staff_cells(row, seat), USE_STAFF, moves, count)
    if count_held(row, seat, _SWORD):
        count = list_moves(sword_legends(row, seat), USE_SWORD, moves, count)
    if count_held(row, seat, _GRIFFIN):
        count = list_face_down(row, USE_GRIFFIN, moves, count)
    if count_held(row, seat, _HAMMER):
        for pair in range(len(HAMMERED)):
            moves[count] = USE_HAMMER + pair
            count += 1
    if looks_left(row, seat) > 0:
        count = list_face_down(row, USE_PALANTIR, moves, count)
    if count_held(row, seat, _SMUGGLER):
        for stone in range(4):
            if count_held(row, seat, _STONE_1 + stone):
                first = USE_SMUGGLER + 4 * _SMUGGLED.size * stone
                count = list_held_elsewhere(row, seat, _SMUGGLED, first, moves, count)
    if count_held(row, seat, _THIEF):
        count = list_held_elsewhere(row, seat, _STOLEN, USE_THIEF, moves, count)
    return count


@jit
def open_tile(row, owner, cell, instead):  # type: ignore[no-untyped-def]
    """Turns up the tile on a land and removes it, or replaces it by another; which tile it was."""
    bit = 1 << cell
    tile = row[TILES + owner * 16 + cell]
    if not row[FACE_UP + owner] & bit:
        row[OPENED + owner] |= 1 << tile
    row[FACE_UP + owner] &= ~bit
    for seat in range(row[SEATS]):
        row[SEEN + seat * 4 + owner] &= ~bit
    row[TILES + owner * 16 + cell] = instead
    return tile


@jit
def swap_bits(mask, one, other):  # type: ignore[no-untyped-def]
    """The mask with two of its members exchanged."""
    if (mask >> one ^ mask >> other) & 1:
        mask ^= 1 << one | 1 << other
    return mask


@jit
def swap_cells(row, seat, one, other):  # type: ignore[no-untyped-def]
    """Two cards of a kingdom change places, with all that lies on them (A36)."""
    for place in (CARDS + seat * 16, TILES + seat * 16):
        kept = row[place + one]
        row[place + one] = row[place + other]
        row[place + other] = kept
    for place in (HIDDEN + seat, TREATIES + seat, STAFFS + seat, FACE_UP + seat):
        row[place] = swap_bits(row[place], one, other)
    for place in range(UP + seat * KINDS, UP + (seat + 1) * KINDS):
        row[place] = swap_bits(row[place], one, other)
    for viewer in range(row[SEATS]):
        row[SEEN + viewer * 4 + seat] = swap_bits(row[SEEN + viewer * 4 + seat], one, other)
    row[STALE + seat] = ALL_LEGENDS


@jit
def use_tile(row, move):  # type: ignore[no-untyped-def]
    """Uses a tile; whether chance must now refill the river (A33–A39)."""
    seat = row[SEAT]
    row[USED] = 1
    if move < USE_STAFF:
        give(row, seat, _TREATY, -1)
        row[TREATIES + seat] |= 1 << (move - USE_TREATY)
    elif move < USE_SWORD:
        give(row, seat, _STAFF, -1)
        row[STAFFS + seat] |= 1 << (move - USE_STAFF)
    elif move < USE_GRIFFIN:
        give(row, seat, _SWORD, -1)
        return take_legend(row, move - USE_SWORD)
    elif move < USE_PALANTIR:
        owner, cell = (move - USE_GRIFFIN) // 16, (move - USE_GRIFFIN) % 16
        give(row, seat, _GRIFFIN, -1)
        give(row, seat, open_tile(row, owner, cell, _GRIFFIN), 1)
        row[FACE_UP + owner] |= 1 << cell
    elif move < USE_HAMMER:
        owner, cell = (move - USE_PALANTIR) // 16, (move - USE_PALANTIR) % 16
        row[SEEN + seat * 4 + owner] |= 1 << cell
        row[LOOKS] += 1
    elif move < USE_SMUGGLER:
        give(row, seat, _HAMMER, -1)
        swap_cells(row, seat, _HAMMERED[move - USE_HAMMER, 0], _HAMMERED[move - USE_HAMMER, 1])
    elif move < USE_THIEF:
        rest = move - USE_SMUGGLER
        stone = _STONE_1 + rest // (4 * _SMUGGLED.size)
        victim, tile = rest // _SMUGGLED.size % 4, _SMUGGLED[rest % _SMUGGLED.size]
        give(row, seat, _SMUGGLER, -1)
        give(row, seat, stone, -1)
        give(row, victim, stone, 1)
        give(row, victim, tile, -1)
        give(row, seat, tile, 1)
    else:
        victim, tile = (move - USE_THIEF) // _STOLEN.size, _STOLEN[(move - USE_THIEF) % _STOLEN.size]
        give(row, seat, _THIEF, -1)
        give(row, victim, tile, -1)
        give(row, seat, tile, 1)
    return False


@jit
def clear_lands(row):  # type: ignore[no-untyped-def]
    """At the end, tiles still on lands leave the game unseen (A41)."""
    for place in range(4 * 16):
        row[TILES + place] = _NO_TILE
    for owner in range(4):
        row[FACE_UP + owner] = 0
        for seat in range(4):
            row[SEEN + seat * 4 + owner] = 0
