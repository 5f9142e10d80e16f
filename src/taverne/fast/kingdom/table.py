"""What may be done with the cards and legends of a table, whatever its mode."""

import numpy as np

from taverne.fast.bits import inlined, jit, low_bit
from taverne.fast.kingdom.layout import (
    ALL_LEGENDS,
    CARDS,
    DECK,
    DECK_SIZE,
    HELD,
    HELD_CARD,
    HIDDEN,
    IDLE,
    KINDS,
    KNOWN,
    LEGEND_DECK,
    MOST_DISCARDED,
    OVER,
    PILE,
    PILE_SIZE,
    PLAYED,
    REFILL,
    RIVER,
    SEAT,
    SEATS,
    STAFFS,
    STALE,
    STEP,
    TAKEN,
    TREATIES,
    TURN,
    UP,
)
from taverne.fast.kingdom.legends import met
from taverne.fast.kingdom.moves import PLACE, REVEAL, TAKE
from taverne.games.kingdom.cards import DRAGON, LEGENDS, NO_CARD, PORTAL, SYMBOLS, UNKNOWN
from taverne.games.kingdom.links import ALL_CELLS


def _concerns(kind: int) -> int:
    """The legends whose condition may change when a card of this kind is laid or covered."""
    if kind == PORTAL:
        return ALL_LEGENDS
    if kind == UNKNOWN:
        return 0
    tellers = ("HEDG" if name == "four" else name.partition("-")[2] for name in LEGENDS)
    return sum(1 << legend for legend, symbols in enumerate(tellers) if SYMBOLS[kind] in symbols)


CONCERNED = np.array([_concerns(kind) for kind in range(KINDS + 1)], dtype=np.int64)
"""For each kind of card, and for an unknown one, the legends it may change."""


@jit
def look_up(row, seat):  # type: ignore[no-untyped-def]
    """Updates the legends that a kingdom meets and returns those in the river."""
    stale = row[STALE + seat]
    if stale:
        row[KNOWN + seat] = row[KNOWN + seat] & ~stale | met(row, seat, stale & row[RIVER])
        row[STALE + seat] = 0
    return row[KNOWN + seat] & row[RIVER]


@jit
def open_legends(row):  # type: ignore[no-untyped-def]
    """The river legends the seat may take now (A17)."""
    return 0 if row[TAKEN] else look_up(row, row[SEAT])


@inlined
def free_cells(row, seat, card):  # type: ignore[no-untyped-def]
    """The cells a card may be placed on (A15)."""
    base = UP + seat * KINDS
    return ALL_CELLS & ~(row[base + PORTAL] | row[base + DRAGON] | row[base + card])


@jit
def list_moves(mask, first, moves, count):  # type: ignore[no-untyped-def]
    """Appends a move for each member of a mask and returns the new number of moves."""
    while mask:
        moves[count] = first + low_bit(mask)
        mask &= mask - 1
        count += 1
    return count


@jit
def put(row, seat, cell, card):  # type: ignore[no-untyped-def]
    """Lays a card face up in place of what was there, which leaves with its tiles."""
    bit = 1 << cell
    base = UP + seat * KINDS
    hidden = row[HIDDEN + seat]
    old = row[CARDS + seat * 16 + cell]
    is_up = 1 - (hidden >> cell & 1)  # Not a branch: cards lie as often on explored cells as on others.
    row[base + old] ^= is_up << cell
    row[base + card] |= bit
    row[CARDS + seat * 16 + cell] = card
    row[HIDDEN + seat] = hidden & ~bit
    row[TREATIES + seat] &= ~bit
    row[STAFFS + seat] &= ~bit
    row[STALE + seat] |= CONCERNED[card] | CONCERNED[old] * is_up


@inlined
def top_card(row, pile):  # type: ignore[no-untyped-def]
    """The top card of a discard that is not empty."""
    return row[PILE + pile * MOST_DISCARDED + row[PILE_SIZE + pile] - 1]


@inlined
def discard(row, card, pile):  # type: ignore[no-untyped-def]
    """Puts a card on a discard."""
    row[PILE + pile * MOST_DISCARDED + row[PILE_SIZE + pile]] = card
    row[PILE_SIZE + pile] += 1


@inlined
def remove_card(row, card):  # type: ignore[no-untyped-def]
    """Takes a card out of the deck."""
    row[DECK + card] -= 1
    row[DECK_SIZE] -= 1


@jit
def lay(row, cell, card, to):  # type: ignore[no-untyped-def]
    """Places a card of the seat, what it replaces going on a discard; whether that was an unexplored land (A15)."""
    seat = row[SEAT]
    old = row[CARDS + seat * 16 + cell]
    explored = row[HIDDEN + seat] >> cell & 1
    put(row, seat, cell, card)
    discard(row, old, to)
    return explored


@jit
def play_card(row, move):  # type: ignore[no-untyped-def]
    """Takes, places or reveals as the seat chose, with the first discard; whether a land was explored (A14, A15)."""
    if move < PLACE:
        row[PILE_SIZE] -= 1
        explored = lay(row, move - TAKE, row[PILE + row[PILE_SIZE]], 0)
    elif move < REVEAL:
        explored = lay(row, move - PLACE, row[HELD_CARD], 0)
    else:
        explored = reveal(row, move - REVEAL, 0)
    note_played(row, explored)
    return explored


@jit
def reveal(row, cell, to):  # type: ignore[no-untyped-def]
    """Turns a land of the seat up and discards the card in hand (A14b)."""
    seat = row[SEAT]
    put(row, seat, cell, row[CARDS + seat * 16 + cell])
    discard(row, row[HELD_CARD], to)
    return 1


@jit
def note_played(row, explored):  # type: ignore[no-untyped-def]
    """The seat has played its card."""
    row[HELD_CARD] = NO_CARD
    row[PLAYED] = 1
    row[IDLE] = 0 if explored else row[IDLE] + 1


@jit
def turn_up_lands(row):  # type: ignore[no-untyped-def]
    """Every land is turned up."""
    for seat in range(row[SEATS]):
        hidden = row[HIDDEN + seat]
        while hidden:
            cell = low_bit(hidden)
            hidden &= hidden - 1
            row[UP + seat * KINDS + row[CARDS + seat * 16 + cell]] |= 1 << cell
        row[HIDDEN + seat] = 0


@jit
def finish(row):  # type: ignore[no-untyped-def]
    """The game stops (A19)."""
    turn_up_lands(row)
    row[STEP] = OVER


@jit
def begin_turn(row, seat):  # type: ignore[no-untyped-def]
    """A seat's turn begins."""
    row[SEAT] = seat
    row[STEP] = TURN
    row[HELD_CARD] = NO_CARD
    row[TAKEN] = 0
    row[PLAYED] = 0


@jit
def next_seat(row):  # type: ignore[no-untyped-def]
    """The seat whose turn comes after this one's (A13)."""
    seat = row[SEAT] + 1
    return 0 if seat == row[SEATS] else seat


@jit
def take_legend(row, legend):  # type: ignore[no-untyped-def]
    """The seat takes a legend of the river; whether chance refills it (A17)."""
    bit = 1 << legend
    row[RIVER] &= ~bit
    row[HELD + row[SEAT]] |= bit
    row[TAKEN] = 1
    if row[LEGEND_DECK]:
        row[STEP] = REFILL
        return True
    return False


@jit
def reveal_legend(row, legend):  # type: ignore[no-untyped-def]
    """A legend of the deck joins the river."""
    row[LEGEND_DECK] &= ~(1 << legend)
    row[RIVER] |= 1 << legend
    for seat in range(row[SEATS]):
        row[STALE + seat] |= 1 << legend
