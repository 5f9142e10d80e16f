"""Random games: dealing, chance, and play to the end."""

import numpy as np

from taverne.fast.bits import count_bits, jit, nth_bit, throw
from taverne.fast.kingdom.layout import (
    ALL_LEGENDS,
    CARD,
    CARDS,
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
    STEP,
    TAKE,
    TAKEN,
    TURN,
    TURN_UP,
    UP,
)
from taverne.fast.kingdom.scoring import score_lines
from taverne.fast.kingdom.turn import apply_draw, apply_move, discard, free_cells, open_legends
from taverne.games.kingdom.links import CENTRE

_CENTRE = np.array(CENTRE, dtype=np.int64)


@jit
def draw_card(row, random):  # type: ignore[no-untyped-def]
    """A random card of the deck, which stays there."""
    place = throw(random, row[DECK_SIZE])
    kind = 0
    while place >= row[DECK + kind]:
        place -= row[DECK + kind]
        kind += 1
    return kind


@jit
def draw_legend(mask, random):  # type: ignore[no-untyped-def]
    """A random legend of a mask."""
    return nth_bit(mask, throw(random, count_bits(mask)))


@jit
def settle(row, random):  # type: ignore[no-untyped-def]
    """Lets chance draw until a seat is asked or the game is over."""
    while True:
        step = row[STEP]
        if step in (CARD, TURN_UP):
            apply_draw(row, draw_card(row, random))
        elif step == REFILL:
            apply_draw(row, draw_legend(row[LEGEND_DECK], random))
        else:
            return


@jit
def take_card(row, random):  # type: ignore[no-untyped-def]
    """Takes a random card off the deck."""
    card = draw_card(row, random)
    row[DECK + card] -= 1
    row[DECK_SIZE] -= 1
    return card


@jit
def deal(row, random):  # type: ignore[no-untyped-def]
    """Deals a table whose seats and edition are set and arranges the starting cards at random (A12, D2)."""
    seats = row[SEATS]
    copies = 2 * max(seats, 2)
    row[STEP] = TURN
    row[SEAT] = 0
    row[HELD_CARD] = -1
    row[TAKEN] = 0
    row[PLAYED] = 0
    row[IDLE] = 0
    row[RIVER] = 0
    row[LEGEND_DECK] = ALL_LEGENDS
    for _ in range(8):
        legend = draw_legend(row[LEGEND_DECK], random)
        row[LEGEND_DECK] &= ~(1 << legend)
        row[RIVER] |= 1 << legend
    for kind in range(KINDS):
        row[DECK + kind] = copies
    row[DECK_SIZE] = copies * KINDS
    set_aside = np.zeros(KINDS, np.int64)
    for seat in range(seats):
        row[HELD + seat] = 0
        row[STALE + seat] = ALL_LEGENDS
        row[HIDDEN + seat] = 0
        for kind in range(KINDS):
            row[UP + seat * KINDS + kind] = 0
        held = 0
        placed = 0
        # The starting cards are drawn one by one in random order, so laying them in order arranges them at random.
        while placed < 4:
            card = take_card(row, random)
            if held >> card & 1:
                set_aside[card] += 1
                continue
            held |= 1 << card
            cell = _CENTRE[placed]
            row[CARDS + seat * 16 + cell] = card
            row[UP + seat * KINDS + card] |= 1 << cell
            placed += 1
    for kind in range(KINDS):
        row[DECK + kind] += set_aside[kind]
        row[DECK_SIZE] += set_aside[kind]
    for seat in range(seats):
        for cell in range(16):
            if not 0x0660 >> cell & 1:
                row[CARDS + seat * 16 + cell] = take_card(row, random)
                row[HIDDEN + seat] |= 1 << cell
    row[PILE_SIZE] = 0
    discard(row, take_card(row, random))


@jit
def choose_random(row, random):  # type: ignore[no-untyped-def]
    """A uniformly random legal move, without listing them all."""
    seat = row[SEAT]
    step = row[STEP]
    legends = open_legends(row)
    taking = count_bits(legends)
    if step == TURN:
        cells = free_cells(row, seat, row[PILE + row[PILE_SIZE] - 1])
        placing = count_bits(cells)
        place = throw(random, 1 + placing + taking)
        if place == 0:
            return DRAW
        if place <= placing:
            return TAKE + nth_bit(cells, place - 1)
        return LEGEND + nth_bit(legends, place - 1 - placing)
    if step == HAND:
        cells = free_cells(row, seat, row[HELD_CARD])
        placing = count_bits(cells)
        hidden = row[HIDDEN + seat]
        showing = count_bits(hidden)
        place = throw(random, placing + showing + taking)
        if place < placing:
            return PLACE + nth_bit(cells, place)
        if place < placing + showing:
            return REVEAL + nth_bit(hidden, place - placing)
        return LEGEND + nth_bit(legends, place - placing - showing)
    place = throw(random, taking + 1)
    return END if place == taking else LEGEND + nth_bit(legends, place)


@jit
def play_out(row, random):  # type: ignore[no-untyped-def]
    """Plays at random to the end and returns the number of decisions."""
    decisions = 0
    settle(row, random)
    while row[STEP] != OVER:
        apply_move(row, choose_random(row, random))
        settle(row, random)
        decisions += 1
    return decisions


@jit
def play_games(row, random, games):  # type: ignore[no-untyped-def]
    """Deals and plays this many random games; the number of decisions and the sum of all points."""
    lines = np.empty(7, np.int64)
    decisions = 0
    points = 0
    for _ in range(games):
        deal(row, random)
        decisions += play_out(row, random)
        for seat in range(row[SEATS]):
            points += score_lines(row, seat, lines)
    return decisions, points
