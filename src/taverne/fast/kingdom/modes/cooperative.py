"""The cooperative game (A60–A65)."""

import numpy as np

from taverne.fast.bits import count_bits, jit, low_bit
from taverne.fast.kingdom.layout import (
    ARRANGE,
    CARD,
    DECK_SIZE,
    GIVE_UP,
    HAND,
    HELD_CARD,
    HIDDEN,
    IDLE,
    LEGEND_DECK,
    PAST,
    PILE_SIZE,
    REFILL,
    RIVER,
    SEAT,
    SEATS,
    STEP,
    TARGET,
    TURN,
    WRITTEN,
)
from taverne.fast.kingdom.moves import (
    DRAW,
    GIVE_UP_FIRST,
    PLACE,
    PLACE_TO_2,
    REVEAL,
    REVEAL_TO_2,
    TAKE,
    TAKE_2,
    TAKE_2_TO_2,
    TAKE_TO_2,
)
from taverne.fast.kingdom.opening import answer, list_arrangements, open_centre
from taverne.fast.kingdom.table import (
    begin_turn,
    finish,
    free_cells,
    lay,
    list_moves,
    look_up,
    note_played,
    remove_card,
    reveal,
    reveal_legend,
    top_card,
)
from taverne.games.kingdom.modes.cooperative.mode import COOPERATIVE
from taverne.games.kingdom.turn import IDLE_LIMIT

_RIVER_SIZES = np.array(
    [COOPERATIVE.layout.river_size(seats) if seats in COOPERATIVE.seats else 0 for seats in range(5)], dtype=np.int64
)


@jit
def list_pairs(mask, first, second, moves, count):  # type: ignore[no-untyped-def]
    """Appends two moves for each member of a mask, one for each discard, and returns the new number of moves."""
    while mask:
        cell = low_bit(mask)
        mask &= mask - 1
        moves[count] = first + cell
        moves[count + 1] = second + cell
        count += 2
    return count


@jit
def list_legal(row, moves):  # type: ignore[no-untyped-def]
    """Writes the legal moves in the order of `games/` and returns how many there are."""
    seat = row[SEAT]
    step = row[STEP]
    if step == TURN:
        moves[0] = DRAW
        count = 1
        if row[PILE_SIZE]:
            count = list_pairs(free_cells(row, seat, top_card(row, 0)), TAKE, TAKE_TO_2, moves, count)
        if row[PILE_SIZE + 1]:
            count = list_pairs(free_cells(row, seat, top_card(row, 1)), TAKE_2, TAKE_2_TO_2, moves, count)
        return count
    if step == HAND:
        count = list_pairs(free_cells(row, seat, row[HELD_CARD]), PLACE, PLACE_TO_2, moves, 0)
        return list_pairs(row[HIDDEN + seat], REVEAL, REVEAL_TO_2, moves, count)
    if step == GIVE_UP:
        return list_moves(row[RIVER], GIVE_UP_FIRST, moves, 0)
    return list_arrangements(moves)


@jit
def write(row):  # type: ignore[no-untyped-def]
    """Writes every river legend that the seat's kingdom meets (A62)."""
    legends = look_up(row, row[SEAT])
    row[WRITTEN] |= legends
    row[RIVER] &= ~legends


@jit
def begin_writing(row, seat):  # type: ignore[no-untyped-def]
    """A seat's turn begins, and what its kingdom meets is written."""
    begin_turn(row, seat)
    write(row)


@jit
def end_turn(row):  # type: ignore[no-untyped-def]
    """The next turn, the end of the round, or the end of the game (A64)."""
    if not row[DECK_SIZE] or not (row[RIVER] | row[LEGEND_DECK]) or row[IDLE] >= IDLE_LIMIT:
        finish(row)
    elif row[SEAT] + 1 < row[SEATS]:
        begin_writing(row, row[SEAT] + 1)
    elif row[WRITTEN]:
        row[PAST] |= row[WRITTEN]
        row[WRITTEN] = 0
        refill(row)
    elif row[RIVER]:
        row[STEP] = GIVE_UP
        row[SEAT] = 0
    else:
        next_round(row)


@jit
def refill(row):  # type: ignore[no-untyped-def]
    """Chance refills the river while there are legends (A63)."""
    row[SEAT] = row[SEATS] - 1
    if count_bits(row[RIVER]) < _RIVER_SIZES[row[SEATS]] and row[LEGEND_DECK]:
        row[STEP] = REFILL
    else:
        next_round(row)


@jit
def next_round(row):  # type: ignore[no-untyped-def]
    """The first seat's turn, unless every legend is settled (A64)."""
    if row[RIVER] | row[LEGEND_DECK]:
        begin_writing(row, 0)
    else:
        finish(row)


@jit
def pile_taken_from(move):  # type: ignore[no-untyped-def]
    """The discard from which a move takes, or -1."""
    if TAKE <= move < PLACE or TAKE_TO_2 <= move < TAKE_2:
        return 0
    return 1 if TAKE_2 <= move < PLACE_TO_2 else -1


@jit
def play(row, move):  # type: ignore[no-untyped-def]
    """Takes, places or reveals as the seat chose; whether a land was explored (A61)."""
    to = 0 if move < TAKE_TO_2 or TAKE_2 <= move < TAKE_2_TO_2 else 1
    pile = pile_taken_from(move)
    if pile >= 0:
        card = top_card(row, pile)
        row[PILE_SIZE + pile] -= 1
        first = TAKE if move < PLACE else TAKE_TO_2 if move < TAKE_2 else TAKE_2 if move < TAKE_2_TO_2 else TAKE_2_TO_2
        return lay(row, move - first, card, to)
    if REVEAL <= move < TAKE_TO_2 or move >= REVEAL_TO_2:
        return reveal(row, move - (REVEAL_TO_2 if to else REVEAL), to)
    return lay(row, move - (PLACE_TO_2 if to else PLACE), row[HELD_CARD], to)


@jit
def apply_move(row, move):  # type: ignore[no-untyped-def]
    """Applies a legal move."""
    step = row[STEP]
    if move == DRAW:
        row[STEP] = CARD
    elif step == ARRANGE:
        seat = row[SEAT]
        is_last = answer(row, move)
        open_centre(row, seat)
        if is_last:
            begin_writing(row, 0)
    elif step == GIVE_UP:
        bit = 1 << (move - GIVE_UP_FIRST)
        row[TARGET] |= bit
        row[RIVER] &= ~bit
        refill(row)
    else:
        note_played(row, play(row, move))
        if row[HIDDEN + row[SEAT]]:
            write(row)
            end_turn(row)
        else:
            finish(row)


@jit
def apply_draw(row, value):  # type: ignore[no-untyped-def]
    """Applies a draw of chance: a card, or a legend for the river."""
    if row[STEP] == CARD:
        remove_card(row, value)
        row[HELD_CARD] = value
        row[STEP] = HAND
    else:
        reveal_legend(row, value)
        refill(row)
