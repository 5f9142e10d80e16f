"""Random games: dealing, and play to the end."""

import numpy as np

from taverne.fast.bits import count_bits, jit, nth_bit, throw
from taverne.fast.rivality.battle import open_cell, side_of
from taverne.fast.rivality.layout import (
    CAST,
    CASTING,
    CELL,
    CLOCK,
    COUNT,
    DECK,
    DECK_SIZE,
    DECK_TOP,
    DELAYED_COUNT,
    FRONT,
    FRONTIER,
    GAINED,
    GOLEMS,
    GRID,
    HAND,
    HAND_SIZE,
    HEAD,
    LAY,
    LAYING,
    OPEN,
    OVER,
    OVERFLOW_RIVALS,
    OVERFLOW_SIDE,
    REMOVE,
    REMOVING,
    RESERVE,
    SEAT,
    SEATS,
    SIDES,
    SPELLS,
    STEP,
    TILE,
    WIZARD,
)
from taverne.fast.rivality.scoring import score
from taverne.fast.rivality.turn import apply_move, list_legal, open_spells
from taverne.games.rivality import tiles
from taverne.games.rivality.grid import ROW, WELL_CELL
from taverne.games.rivality.modes.duel import DUEL
from taverne.games.rivality.modes.three import THREE

_IS_FORTRESS = np.array([tile in tiles.FORTRESSES for tile in tiles.LAND_TILES], dtype=np.int64)
_IS_FARSIGHTED = np.array([tile in tiles.FARSIGHTED for tile in tiles.LAND_TILES], dtype=np.int64)
_POOLS = np.array([list(DUEL.pools[0]), list(DUEL.pools[1])], dtype=np.int64)
_ALL = np.array(list(THREE.pools[0]), dtype=np.int64)
_GOLEMS = np.array([0, 0, DUEL.golems, THREE.golems], dtype=np.int64)
_WELL = tiles.WELL


@jit
def clear_grid(row):  # type: ignore[no-untyped-def]
    """Empties the grid."""
    for place in range(row[COUNT]):
        row[GRID + row[CELL + place]] = 0
    for number in range(row[OPEN]):
        row[GRID + row[FRONTIER + number]] = 0


@jit
def copy_table(source, target):  # type: ignore[no-untyped-def]
    """Copies a table from one row to another."""
    clear_grid(target)
    for index in range(HEAD):
        target[index] = source[index]
    for place in range(target[COUNT]):
        target[GRID + target[CELL + place]] = place + 1
    for number in range(target[OPEN]):
        target[GRID + target[FRONTIER + number]] = -1 - number


@jit
def shuffle(row, first, size, random):  # type: ignore[no-untyped-def]
    """Shuffles some numbers of a row."""
    for last in range(size - 1, 0, -1):
        other = throw(random, last + 1)
        kept = row[first + last]
        row[first + last] = row[first + other]
        row[first + other] = kept


@jit
def deal_decks(row, random):  # type: ignore[no-untyped-def]
    """Shuffles the decks: each has its fortresses, none of them at the bottom (R6)."""
    sides = row[SIDES]
    size = 24 // sides
    strong = 6 // sides
    pool = np.empty(24, np.int64)
    for index in range(24):
        pool[index] = _POOLS[index // 12, index % 12] if sides == 2 else _ALL[index]
    if sides == 3:
        shuffle(pool, 0, 24, random)
    dealt_strong = np.zeros(3, np.int64)
    dealt = np.zeros(3, np.int64)
    for index in range(24):
        tile = pool[index]
        is_strong = _IS_FORTRESS[tile]
        side = index // 12 if sides == 2 else 0
        if sides == 3:
            while dealt_strong[side] == strong if is_strong else dealt[side] - dealt_strong[side] == size - strong:
                side += 1
        row[DECK + 12 * side + dealt[side]] = tile
        dealt[side] += 1
        dealt_strong[side] += is_strong
    for side in range(sides):
        start = DECK + 12 * side
        shuffle(row, start, size, random)
        while _IS_FORTRESS[row[start + size - 1]]:
            shuffle(row, start, size, random)
        row[DECK_TOP + side] = 0
        row[DECK_SIZE + side] = size


@jit
def deal(row, random):  # type: ignore[no-untyped-def]
    """Deals a table whose rules are set; the first hand is kept or returned at random where it may be (R6–R8)."""
    clear_grid(row)
    seats, sides = row[SEATS], row[SIDES]
    row[STEP] = LAYING
    row[SEAT] = row[CLOCK] = row[SPELLS] = row[DELAYED_COUNT] = row[OPEN] = 0
    row[OVERFLOW_SIDE] = -1
    row[COUNT] = 1
    row[CELL] = WELL_CELL
    row[TILE] = _WELL
    row[FRONT] = row[GAINED] = 0
    row[GRID + WELL_CELL] = 1
    for side in range(3):
        row[GOLEMS + side] = 0
        row[WIZARD + side] = -1
        row[RESERVE + side] = _GOLEMS[sides] if side < sides else 0
    open_cell(row, WELL_CELL - ROW)
    open_cell(row, WELL_CELL - 1)
    open_cell(row, WELL_CELL + 1)
    open_cell(row, WELL_CELL + ROW)
    deal_decks(row, random)
    for seat in range(seats):
        side = side_of(row, seat)
        for held in range(2):
            row[HAND + 2 * seat + held] = row[DECK + 12 * side + row[DECK_TOP + side]]
            row[DECK_TOP + side] += 1
        row[HAND_SIZE + seat] = 2
    if _IS_FARSIGHTED[row[HAND]] and _IS_FARSIGHTED[row[HAND + 1]] and throw(random, 2):
        return_hand(row, random)


@jit
def return_hand(row, random):  # type: ignore[no-untyped-def]
    """The first seat's mulligan: it draws two new tiles, and the returned ones are shuffled into the rest (R8)."""
    first, second = row[HAND], row[HAND + 1]
    top = row[DECK_TOP]
    row[HAND] = row[DECK + top]
    row[HAND + 1] = row[DECK + top + 1]
    row[DECK + top] = first
    row[DECK + top + 1] = second
    shuffle(row, DECK + top, row[DECK_SIZE] - top, random)


@jit
def choose_random(row, random, moves):  # type: ignore[no-untyped-def]
    """A uniformly random legal move."""
    step = row[STEP]
    if step == LAYING:
        seat = row[SEAT]
        place = throw(random, 4 * row[OPEN] * row[HAND_SIZE + seat])
        front = place & 3
        place >>= 2
        held = 0
        if place >= row[OPEN]:
            place -= row[OPEN]
            held = 1
        return LAY + (row[HAND + 2 * seat + held] << 14 | row[FRONTIER + place] << 2 | front)
    if step == CASTING:
        spells = open_spells(row)
        return CAST + nth_bit(spells, throw(random, count_bits(spells)))
    if step == REMOVING:
        rivals = row[OVERFLOW_RIVALS]
        return REMOVE + nth_bit(rivals, throw(random, count_bits(rivals)))
    return moves[throw(random, list_legal(row, moves))]


@jit
def play_out(row, random, moves):  # type: ignore[no-untyped-def]
    """Plays at random to the end and returns the number of decisions."""
    decisions = 0
    while row[STEP] != OVER:
        apply_move(row, choose_random(row, random, moves))
        decisions += 1
    return decisions


@jit
def play_games(row, random, games):  # type: ignore[no-untyped-def]
    """Deals and plays this many random games; the number of decisions and the sum of all points."""
    moves = np.empty(512, np.int64)
    points = np.empty(3, np.int64)
    decisions = 0
    total = 0
    for _ in range(games):
        deal(row, random)
        decisions += play_out(row, random, moves)
        score(row, points)
        total += points.sum()
    return decisions, total
