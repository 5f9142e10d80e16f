"""Dealing anew what a seat cannot see, consistent with what it knows, as `games/kingdom/determinise.py` does."""

from taverne.fast.bits import count_bits, jit, low_bit, nth_bit, throw
from taverne.fast.kingdom.chance import draw_card
from taverne.fast.kingdom.layout import (
    ARRANGE,
    CARDS,
    COOPERATIVE,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    FACE_UP,
    HIDDEN,
    MODE,
    OBJECTS,
    SEATS,
    SEEN,
    STEP,
    TILES,
    UNANSWERED,
)
from taverne.fast.kingdom.opening import CENTRE_CELLS, CENTRE_MASK
from taverne.fast.kingdom.table import remove_card


@jit
def resample(row, seat, random):  # type: ignore[no-untyped-def]
    """Deals anew what a seat cannot see."""
    deal_unseen(row, random)
    if row[STEP] == ARRANGE and row[MODE] != COOPERATIVE:
        for other in range(row[SEATS]):
            if other != seat and not row[UNANSWERED] >> other & 1:
                shuffle_answer(row, other, random)
    if row[MODE] == OBJECTS:
        for owner in range(row[SEATS]):
            shuffle_tiles(row, seat, owner, random)


@jit
def deal_unseen(row, random):  # type: ignore[no-untyped-def]
    """Deals the unexplored lands anew: a card is as likely to be one of them as to be in a deck nobody knows."""
    if row[DECK_KNOWN]:
        shuffle_lands(row, random)
        return
    for seat in range(row[SEATS]):
        lands = land_cells(row, seat)
        while lands:
            row[DECK + row[CARDS + seat * 16 + low_bit(lands)]] += 1
            row[DECK_SIZE] += 1
            lands &= lands - 1
    for seat in range(row[SEATS]):
        lands = land_cells(row, seat)
        while lands:
            card = draw_card(row, random)
            remove_card(row, card)
            row[CARDS + seat * 16 + low_bit(lands)] = card
            lands &= lands - 1


@jit
def land_cells(row, seat):  # type: ignore[no-untyped-def]
    """The unexplored lands of a seat; while starting cards are arranged, the centre holds none."""
    hidden = row[HIDDEN + seat]
    return hidden & ~CENTRE_MASK if row[STEP] == ARRANGE else hidden


@jit
def shuffle_lands(row, random):  # type: ignore[no-untyped-def]
    """Shuffles the unexplored lands of all seats among themselves."""
    left = 0
    for seat in range(row[SEATS]):
        left += count_bits(land_cells(row, seat))
    for seat in range(row[SEATS]):
        lands = land_cells(row, seat)
        while lands:
            swap_with_later(row, seat, low_bit(lands), throw(random, left))
            left -= 1
            lands &= lands - 1


@jit
def swap_with_later(row, seat, cell, distance):  # type: ignore[no-untyped-def]
    """Exchanges a land with the one that many lands after it, in the order of seats and cells."""
    here = CARDS + seat * 16 + cell
    lands = land_cells(row, seat) >> cell << cell
    while distance >= count_bits(lands):
        distance -= count_bits(lands)
        seat += 1
        lands = land_cells(row, seat)
    there = CARDS + seat * 16 + nth_bit(lands, distance)
    card = row[here]
    row[here] = row[there]
    row[there] = card


@jit
def shuffle_answer(row, seat, random):  # type: ignore[no-untyped-def]
    """Arranges anew the starting cards that a seat has laid in secret (A12)."""
    for place in range(4):
        here = CARDS + seat * 16 + CENTRE_CELLS[place]
        there = CARDS + seat * 16 + CENTRE_CELLS[throw(random, place + 1)]
        card = row[here]
        row[here] = row[there]
        row[there] = card


@jit
def shuffle_tiles(row, seat, owner, random):  # type: ignore[no-untyped-def]
    """Shuffles the face-down tiles of an owner that a seat has not looked at (A30, A37)."""
    unknown = land_cells(row, owner) & ~row[FACE_UP + owner] & ~row[SEEN + seat * 4 + owner]
    seen = 0
    while unknown >> seen:
        cell = seen
        seen += 1
        if unknown >> cell & 1:
            before = unknown & ((1 << seen) - 1)
            other = nth_bit(before, throw(random, count_bits(before)))
            tile = row[TILES + owner * 16 + cell]
            row[TILES + owner * 16 + cell] = row[TILES + owner * 16 + other]
            row[TILES + owner * 16 + other] = tile
