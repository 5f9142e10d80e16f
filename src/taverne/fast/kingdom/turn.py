"""The steps of a turn: legal moves, and what a move or a draw leads to (A14–A19)."""

import numpy as np

from taverne.fast.bits import jit, low_bit
from taverne.fast.kingdom.layout import (
    ALL_LEGENDS,
    CARD,
    CARDS,
    CLOSE,
    DECK,
    DECK_SIZE,
    DRAW,
    END,
    HAND,
    HELD,
    HELD_CARD,
    HIDDEN,
    IDLE,
    KINDS,
    KNOWN,
    LEGEND,
    LEGEND_DECK,
    OVER,
    PILE,
    PILE_SIZE,
    PLACE,
    PLAYED,
    REFILL,
    REVEAL,
    RIVER,
    SEAT,
    SEATS,
    STALE,
    STAYS,
    STEP,
    TAKE,
    TAKEN,
    TURN,
    TURN_UP,
    UP,
)
from taverne.fast.kingdom.scoring import met
from taverne.games.kingdom.cards import DRAGON, LEGENDS, PORTAL, SYMBOLS
from taverne.games.kingdom.links import ALL_CELLS
from taverne.games.kingdom.turn import IDLE_LIMIT


def _concerns(kind: int) -> int:
    """The legends whose condition may change when a card of this kind is laid or covered."""
    if kind == PORTAL:
        return ALL_LEGENDS
    tellers = ("HEDG" if name == "four" else name.partition("-")[2] for name in LEGENDS)
    return sum(1 << legend for legend, symbols in enumerate(tellers) if SYMBOLS[kind] in symbols)


CONCERNED = np.array([_concerns(kind) for kind in range(KINDS)], dtype=np.int64)
"""For each kind of card, the legends it may change."""


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


@jit
def free_cells(row, seat, card):  # type: ignore[no-untyped-def]
    """The cells a card may be placed on (A15)."""
    base = UP + seat * KINDS
    return ALL_CELLS & ~(row[base + PORTAL] | row[base + DRAGON] | row[base + card])


@jit
def list_cells(mask, first, moves, count):  # type: ignore[no-untyped-def]
    """Appends a move for each cell of a mask and returns the new number of moves."""
    while mask:
        moves[count] = first + low_bit(mask)
        mask &= mask - 1
        count += 1
    return count


@jit
def list_legal(row, moves):  # type: ignore[no-untyped-def]
    """Writes the legal moves in the order of `games/` and returns how many there are."""
    seat = row[SEAT]
    step = row[STEP]
    count = 0
    if step == TURN:
        moves[0] = DRAW
        count = list_cells(free_cells(row, seat, row[PILE + row[PILE_SIZE] - 1]), TAKE, moves, 1)
    elif step == HAND:
        count = list_cells(free_cells(row, seat, row[HELD_CARD]), PLACE, moves, 0)
        count = list_cells(row[HIDDEN + seat], REVEAL, moves, count)
    legends = open_legends(row)
    while legends:
        moves[count] = LEGEND + low_bit(legends)
        legends &= legends - 1
        count += 1
    if step == CLOSE:
        moves[count] = END
        count += 1
    return count


@jit
def put(row, seat, cell, card):  # type: ignore[no-untyped-def]
    """Lays a card face up in place of what was there."""
    bit = 1 << cell
    base = UP + seat * KINDS
    if not row[HIDDEN + seat] & bit:
        old = row[CARDS + seat * 16 + cell]
        row[base + old] ^= bit
        row[STALE + seat] |= CONCERNED[old]
    row[base + card] |= bit
    row[CARDS + seat * 16 + cell] = card
    row[HIDDEN + seat] &= ~bit
    row[STALE + seat] |= CONCERNED[card]


@jit
def discard(row, card):  # type: ignore[no-untyped-def]
    """Puts a card on the discard."""
    row[PILE + row[PILE_SIZE]] = card
    row[PILE_SIZE] += 1


@jit
def finish(row):  # type: ignore[no-untyped-def]
    """The game stops; every land is turned up (A19)."""
    for seat in range(row[SEATS]):
        hidden = row[HIDDEN + seat]
        while hidden:
            cell = low_bit(hidden)
            hidden &= hidden - 1
            row[UP + seat * KINDS + row[CARDS + seat * 16 + cell]] |= 1 << cell
        row[HIDDEN + seat] = 0
    row[STEP] = OVER


@jit
def pass_turn(row):  # type: ignore[no-untyped-def]
    """The next turn, with a new deck if the old one is empty; or the end after too many idle turns (A18, A19)."""
    if row[IDLE] >= IDLE_LIMIT:
        finish(row)
        return
    seat = row[SEAT] + 1
    row[SEAT] = 0 if seat == row[SEATS] else seat
    row[STEP] = TURN
    row[HELD_CARD] = -1
    row[TAKEN] = 0
    row[PLAYED] = 0
    if row[DECK_SIZE]:
        return
    size = row[PILE_SIZE]
    stays = 1 if row[STAYS] and size else 0
    for place in range(size - stays):
        row[DECK + row[PILE + place]] += 1
    row[DECK_SIZE] = size - stays
    if stays:
        row[PILE] = row[PILE + size - 1]
    row[PILE_SIZE] = stays
    if not stays:
        row[STEP] = TURN_UP


@jit
def close_turn(row):  # type: ignore[no-untyped-def]
    """Ends the turn unless a legend can still be taken."""
    if open_legends(row):
        row[STEP] = CLOSE
    else:
        pass_turn(row)


@jit
def end_card(row, explored):  # type: ignore[no-untyped-def]
    """What follows after a card is placed or a land revealed."""
    row[HELD_CARD] = -1
    row[PLAYED] = 1
    row[IDLE] = 0 if explored else row[IDLE] + 1
    if not row[HIDDEN + row[SEAT]]:
        finish(row)
    else:
        close_turn(row)


@jit
def resume(row):  # type: ignore[no-untyped-def]
    """Back to the turn after a legend (A17)."""
    if row[PLAYED]:
        close_turn(row)
    else:
        row[STEP] = TURN if row[HELD_CARD] == -1 else HAND


@jit
def apply_move(row, move):  # type: ignore[no-untyped-def]
    """Applies a legal move."""
    seat = row[SEAT]
    if move == DRAW:
        row[STEP] = CARD
    elif move < REVEAL:  # A card is placed, from the discard or the hand (A14, A15).
        if move < PLACE:
            cell = move - TAKE
            row[PILE_SIZE] -= 1
            card = row[PILE + row[PILE_SIZE]]
        else:
            cell = move - PLACE
            card = row[HELD_CARD]
        old = row[CARDS + seat * 16 + cell]
        explored = row[HIDDEN + seat] >> cell & 1
        put(row, seat, cell, card)
        discard(row, old)
        end_card(row, explored)
    elif move < LEGEND:
        cell = move - REVEAL
        put(row, seat, cell, row[CARDS + seat * 16 + cell])
        discard(row, row[HELD_CARD])
        end_card(row, 1)
    elif move < END:
        bit = 1 << (move - LEGEND)
        row[RIVER] &= ~bit
        row[HELD + seat] |= bit
        row[TAKEN] = 1
        if row[LEGEND_DECK]:
            row[STEP] = REFILL
        else:
            resume(row)
    else:
        pass_turn(row)


@jit
def apply_draw(row, value):  # type: ignore[no-untyped-def]
    """Applies a draw of chance: a card, or a legend for the river."""
    step = row[STEP]
    if step == REFILL:
        row[LEGEND_DECK] &= ~(1 << value)
        row[RIVER] |= 1 << value
        for seat in range(row[SEATS]):
            row[STALE + seat] |= 1 << value
        resume(row)
        return
    row[DECK + value] -= 1
    row[DECK_SIZE] -= 1
    if step == CARD:
        row[HELD_CARD] = value
        row[STEP] = HAND
    else:
        discard(row, value)
        row[STEP] = TURN
