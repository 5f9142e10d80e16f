"""Dealing a table of any mode: what chance does before a seat is asked for the first time (A12, A30, A50, A60, D2)."""

import numpy as np

from taverne.fast.bits import jit, throw
from taverne.fast.kingdom.chance import draw_legend
from taverne.fast.kingdom.layout import (
    AGE,
    ALL_LEGENDS,
    ARRANGE,
    CARDS,
    COOPERATIVE,
    DEALT,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    FROM_DISCARD,
    HELD,
    HELD_CARD,
    HIDDEN,
    IDLE,
    KINDS,
    LEGEND_DECK,
    MODE,
    MODE_PART,
    OBJECTS,
    OPENED,
    PAIR_CARDS,
    PILE_SIZE,
    PLAYED,
    RIVER,
    ROWS,
    SEAT,
    SEATS,
    SOLO,
    STAFFS,
    STALE,
    STEP,
    TAKEN,
    TILES,
    TREATIES,
    UNANSWERED,
    UP,
    WIDTH,
)
from taverne.fast.kingdom.opening import OUTER_CELLS
from taverne.fast.kingdom.table import discard
from taverne.games.kingdom.cards import COPIES_PER_SEAT, NO_CARD, UNKNOWN
from taverne.games.kingdom.modes.competitive import COMPETITIVE as COMPETITIVE_RULES
from taverne.games.kingdom.modes.cooperative.mode import COOPERATIVE as COOPERATIVE_RULES
from taverne.games.kingdom.modes.objects.tile_names import SET
from taverne.games.kingdom.modes.solo.campaign import ROWS as ROW_SIZES
from taverne.games.kingdom.opening import STARTING_CARDS

_ROW_1, _ROW_2, _ROW_3 = ROW_SIZES
_TILES_EACH = len(SET)
_RIVER_SIZE = COMPETITIVE_RULES.layout.river_size(2)
_TEAM_RIVERS = np.array(
    [COOPERATIVE_RULES.layout.river_size(seats) if seats in COOPERATIVE_RULES.seats else 0 for seats in range(5)],
    dtype=np.int64,
)
_SHUFFLED = MODE_PART
"""While a table is dealt, the shuffled cards lie where the mode's own part will be."""
assert WIDTH - MODE_PART >= 4 * COPIES_PER_SEAT * KINDS


@jit
def deal(row, random):  # type: ignore[no-untyped-def]
    """Deals a table whose rules are set, up to the arrangement of the starting cards."""
    clear(row)
    deal_cards(row, random)
    for place in range(MODE_PART, WIDTH):
        row[place] = 0
    mode = row[MODE]
    row[LEGEND_DECK] = ALL_LEGENDS
    if mode == SOLO:
        row[RIVER] = deal_legends(row, _ROW_1, random)
        row[ROWS] = deal_legends(row, _ROW_2, random)
        row[ROWS + 1] = deal_legends(row, _ROW_3, random)
        row[AGE] = 1
        row[FROM_DISCARD] = row[PAIR_CARDS] = row[PAIR_CARDS + 1] = NO_CARD
    elif mode == COOPERATIVE:
        row[RIVER] = deal_legends(row, _TEAM_RIVERS[row[SEATS]], random)
    else:
        row[RIVER] = deal_legends(row, _RIVER_SIZE, random)
        if mode == OBJECTS:
            for seat in range(row[SEATS]):
                deal_tiles(row, seat, random)


@jit
def clear(row):  # type: ignore[no-untyped-def]
    """Nothing is laid, taken or known yet."""
    row[STEP] = ARRANGE
    row[SEAT] = row[TAKEN] = row[PLAYED] = row[IDLE] = row[DECK_KNOWN] = 0
    row[HELD_CARD] = NO_CARD
    row[UNANSWERED] = (1 << row[SEATS]) - 1
    row[PILE_SIZE] = row[PILE_SIZE + 1] = 0
    for seat in range(row[SEATS]):
        row[HELD + seat] = row[TREATIES + seat] = row[STAFFS + seat] = 0
        row[HIDDEN + seat] = 0xFFFF
        row[STALE + seat] = ALL_LEGENDS
        for kind in range(KINDS):
            row[UP + seat * KINDS + kind] = 0
        for cell in range(16):
            row[CARDS + seat * 16 + cell] = UNKNOWN


@jit
def deal_legends(row, size, random):  # type: ignore[no-untyped-def]
    """Takes random legends off their deck and returns them as a mask."""
    dealt = 0
    for _ in range(size):
        legend = draw_legend(row, random)
        row[LEGEND_DECK] &= ~(1 << legend)
        dealt |= 1 << legend
    return dealt


@jit
def shuffle_up(row, first, end, random):  # type: ignore[no-untyped-def]
    """Brings a random one of some cards to the front and returns it."""
    place = first + throw(random, end - first)
    card = row[_SHUFFLED + place]
    row[_SHUFFLED + place] = row[_SHUFFLED + first]
    row[_SHUFFLED + first] = card
    return card


@jit
def deal_cards(row, random):  # type: ignore[no-untyped-def]
    """Deals starting cards, lands and discards from a full deck (A12)."""
    seats = row[SEATS]
    copies = COPIES_PER_SEAT * max(seats, 2)
    end = copies * KINDS
    for place in range(end):
        row[_SHUFFLED + place] = place // copies
    first = 0
    for seat in range(seats):
        dealt = 0
        count = 0
        while count < STARTING_CARDS:
            card = shuffle_up(row, first, end, random)
            if dealt >> card & 1:  # A double is set aside, behind those that can still be drawn.
                end -= 1
                row[_SHUFFLED + first] = row[_SHUFFLED + end]
                row[_SHUFFLED + end] = card
            else:
                dealt |= 1 << card
                count += 1
                first += 1
        row[DEALT + seat] = dealt
    end = copies * KINDS
    for seat in range(seats):
        for place in range(len(OUTER_CELLS)):
            row[CARDS + seat * 16 + OUTER_CELLS[place]] = shuffle_up(row, first, end, random)
            first += 1
    for pile in range(2 if row[MODE] == COOPERATIVE else 1):
        discard(row, shuffle_up(row, first, end, random), pile)
        first += 1
    for kind in range(KINDS):
        row[DECK + kind] = 0
    for place in range(first, end):
        row[DECK + row[_SHUFFLED + place]] += 1
    row[DECK_SIZE] = end - first


@jit
def deal_tiles(row, seat, random):  # type: ignore[no-untyped-def]
    """Lays a seat's twelve tiles on its lands in random order (A30)."""
    for place in range(_TILES_EACH):
        other = throw(random, place + 1)
        row[TILES + seat * 16 + OUTER_CELLS[place]] = row[TILES + seat * 16 + OUTER_CELLS[other]]
        row[TILES + seat * 16 + OUTER_CELLS[other]] = place + 1
    row[OPENED + seat] = 0
