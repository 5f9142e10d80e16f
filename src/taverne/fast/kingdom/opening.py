"""The arrangement of the starting cards, in secret or open (A12, A50, A60, D2)."""

import numpy as np

from taverne.fast.bits import jit, low_bit
from taverne.fast.kingdom.layout import CARDS, DEALT, SEAT, SEATS, UNANSWERED
from taverne.fast.kingdom.moves import ARRANGE_FIRST, ORDERS
from taverne.fast.kingdom.table import put
from taverne.games.kingdom.links import CENTRE
from taverne.games.kingdom.opening import OUTER

CENTRE_CELLS = np.array(CENTRE, dtype=np.int64)
CENTRE_MASK = sum(1 << cell for cell in CENTRE)
OUTER_CELLS = np.array(OUTER, dtype=np.int64)
_ORDERS = np.array(ORDERS, dtype=np.int64)


@jit
def list_arrangements(moves):  # type: ignore[no-untyped-def]
    """Writes the ways to lay the starting cards and returns how many there are."""
    for order in range(24):
        moves[order] = ARRANGE_FIRST + order
    return 24


@jit
def answer(row, move):  # type: ignore[no-untyped-def]
    """The seat's arrangement lies ready, not yet face up; whether it was the last."""
    seat = row[SEAT]
    kinds = row[DEALT + seat]
    order = _ORDERS[move - ARRANGE_FIRST]
    for place in range(4):
        rest = kinds
        for _ in range(order[place]):
            rest &= rest - 1
        row[CARDS + seat * 16 + CENTRE_CELLS[place]] = low_bit(rest)
    row[DEALT + seat] = 0
    row[UNANSWERED] &= ~(1 << seat)
    if row[UNANSWERED]:
        row[SEAT] = low_bit(row[UNANSWERED])
        return False
    return True


@jit
def open_centre(row, seat):  # type: ignore[no-untyped-def]
    """A seat's starting cards are turned up as they lie."""
    for place in range(4):
        cell = CENTRE_CELLS[place]
        put(row, seat, cell, row[CARDS + seat * 16 + cell])


@jit
def open_centres(row):  # type: ignore[no-untyped-def]
    """All starting cards are turned up."""
    for seat in range(row[SEATS]):
        open_centre(row, seat)
