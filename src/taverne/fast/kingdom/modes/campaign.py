"""The solo campaign (A50–A57)."""

import numpy as np

from taverne.fast.bits import jit
from taverne.fast.kingdom.layout import (
    AGE,
    ALL_LEGENDS,
    ARRANGE,
    BLOCK,
    CARDS,
    CLOSE,
    DECK,
    DECK_SIZE,
    DROP,
    FIRST_DISCARD,
    FROM_DISCARD,
    HAND,
    HELD,
    HELD_CARD,
    HIDDEN,
    IDLE,
    KINDS,
    LANDS,
    MUST_PLACE,
    OBJECTIVES,
    PAIR,
    PAIR_CARDS,
    PAIR_SIZE,
    PAST,
    PILE_SIZE,
    PLAYED,
    POINTS,
    RIVER,
    ROWS,
    SCRATCH,
    STALE,
    STEP,
    SWAP,
    TAKEN,
    TURN,
    UP,
)
from taverne.fast.kingdom.legends import sum_legends
from taverne.fast.kingdom.moves import (
    BLOCK_FIRST,
    CORNERS,
    DROP_FIRST,
    END,
    LEGEND,
    NO_SWAP,
    PAIR_DECK,
    PAIR_DISCARD,
    PLACE,
    REVEAL,
    SWAP_FIRST,
)
from taverne.fast.kingdom.opening import CENTRE_CELLS, OUTER_CELLS, answer, list_arrangements, open_centre
from taverne.fast.kingdom.scoring import score_lines
from taverne.fast.kingdom.table import (
    begin_turn,
    discard,
    finish,
    free_cells,
    list_moves,
    open_legends,
    play_card,
    remove_card,
    take_legend,
    top_card,
    turn_up_lands,
)
from taverne.games.kingdom.cards import COPIES_PER_SEAT, NO_CARD, UNKNOWN
from taverne.games.kingdom.modes.solo.moves import block_cells

AGES = 3
COPIES = 2 * COPIES_PER_SEAT
_BLOCKS = np.array([block_cells(corner) for corner in CORNERS], dtype=np.int64)


@jit
def list_swaps(row, moves):  # type: ignore[no-untyped-def]
    """Writes the exchanges of a legend of this age with one of the next, and not to swap (A52)."""
    count = 0
    for legend in range(15):
        if row[RIVER] >> legend & 1:
            count = list_moves(row[ROWS], SWAP_FIRST + 15 * legend, moves, count)
    moves[count] = NO_SWAP
    return count + 1


@jit
def list_legal(row, moves):  # type: ignore[no-untyped-def]
    """Writes the legal moves and returns how many there are."""
    step = row[STEP]
    count = 0
    if step == TURN:  # A deck of one card gives no pair (A55).
        if row[DECK_SIZE] > 1:
            moves[0] = PAIR_DECK
            count = 1
        moves[count] = PAIR_DISCARD
        count += 1
    elif step == HAND:
        count = list_moves(free_cells(row, 0, row[HELD_CARD]), PLACE, moves, 0)
        if not row[MUST_PLACE]:
            count = list_moves(row[HIDDEN], REVEAL, moves, count)
    elif step == DROP:
        return list_moves(1 << row[PAIR_CARDS] | 1 << row[PAIR_CARDS + 1], DROP_FIRST, moves, 0)
    elif step == SWAP:
        return list_swaps(row, moves)
    elif step == BLOCK:
        return list_moves((1 << len(CORNERS)) - 1, BLOCK_FIRST, moves, 0)
    elif step == ARRANGE:
        return list_arrangements(moves)
    count = list_moves(open_legends(row), LEGEND, moves, count)
    if step == CLOSE:
        moves[count] = END
        count += 1
    return count


@jit
def begin_age(row):  # type: ignore[no-untyped-def]
    """The age's cards lie; before the first turn of ages 1 and 2 a legend may be swapped (A52)."""
    open_centre(row, 0)
    if row[AGE] < AGES:
        row[STEP] = SWAP
    else:
        begin_turn(row, 0)


@jit
def close_turn(row):  # type: ignore[no-untyped-def]
    """Ends the turn unless a legend can still be written."""
    if open_legends(row):
        row[STEP] = CLOSE
    else:
        end_turn(row)


@jit
def end_turn(row):  # type: ignore[no-untyped-def]
    """The next turn; without a deck the age is over (A55)."""
    if row[DECK_SIZE]:
        begin_turn(row, 0)
    else:
        end_age(row)


@jit
def end_age(row):  # type: ignore[no-untyped-def]
    """The age is scored; an unwritten legend loses the campaign (A55, A56)."""
    turn_up_lands(row)
    row[POINTS + row[AGE] - 1] = score_lines(row, 0, row[SCRATCH : SCRATCH + 7])
    row[OBJECTIVES + row[AGE] - 1] = sum_legends(row[RIVER] | row[HELD])
    row[TAKEN] = 0
    row[PLAYED] = 0
    if row[RIVER] or row[AGE] == AGES:
        finish(row)
    else:
        row[STEP] = BLOCK


@jit
def drop(row, card):  # type: ignore[no-untyped-def]
    """One card of the two is discarded, the other played: the discard's must be placed (A53)."""
    place = 0 if row[PAIR_CARDS] == card else 1
    kept = row[PAIR_CARDS + 1 - place]
    row[MUST_PLACE] = kept == row[FROM_DISCARD] and kept != card
    row[HELD_CARD] = kept
    row[FROM_DISCARD] = NO_CARD
    row[PAIR_SIZE] = 0
    row[PAIR_CARDS] = row[PAIR_CARDS + 1] = NO_CARD
    discard(row, card, 0)
    row[STEP] = HAND


@jit
def keep_block(row, corner):  # type: ignore[no-untyped-def]
    """The block is the next age's centre; all other cards are the new deck (A57)."""
    for place in range(4):
        row[SCRATCH + place] = row[CARDS + _BLOCKS[corner, place]]
    for cell in range(16):
        row[CARDS + cell] = UNKNOWN
    for kind in range(KINDS):
        row[UP + kind] = 0
        row[DECK + kind] = COPIES
    row[DECK_SIZE] = COPIES * KINDS
    for place in range(4):
        remove_card(row, row[SCRATCH + place])
        row[CARDS + CENTRE_CELLS[place]] = row[SCRATCH + place]
    row[HIDDEN] = 0xFFFF
    row[PILE_SIZE] = 0
    row[RIVER] = row[ROWS]
    row[ROWS] = row[ROWS + 1]
    row[ROWS + 1] = 0
    row[PAST] |= row[HELD]
    row[HELD] = 0
    row[IDLE] = 0
    row[AGE] += 1
    row[STALE] = ALL_LEGENDS
    row[STEP] = LANDS


@jit
def swap_legends(row, exchange):  # type: ignore[no-untyped-def]
    """A legend of this age's row changes places with one of the next (A52)."""
    bits = 1 << (exchange // 15) | 1 << (exchange % 15)
    row[RIVER] ^= bits
    row[ROWS] ^= bits
    row[STALE] = ALL_LEGENDS


@jit
def apply_move(row, move):  # type: ignore[no-untyped-def]
    """Applies a legal move."""
    step = row[STEP]
    if step == ARRANGE:
        if answer(row, move):
            begin_age(row)
    elif move < LEGEND:
        play_card(row, move)
        row[MUST_PLACE] = 0
        if row[HIDDEN]:
            close_turn(row)
        else:
            end_age(row)
    elif move < END:
        take_legend(row, move - LEGEND)
        if row[PLAYED]:
            close_turn(row)
    elif move == END:
        end_turn(row)
    elif step == TURN:
        row[STEP] = PAIR
        if move == PAIR_DISCARD:
            row[FROM_DISCARD] = row[PAIR_CARDS] = top_card(row, 0)
            row[PAIR_SIZE] = 1
            row[PILE_SIZE] -= 1
    elif step == DROP:
        drop(row, move - DROP_FIRST)
    elif step == SWAP:
        if move != NO_SWAP:
            swap_legends(row, move - SWAP_FIRST)
        begin_turn(row, 0)
    else:
        keep_block(row, move - BLOCK_FIRST)


@jit
def apply_draw(row, card):  # type: ignore[no-untyped-def]
    """Applies a draw of chance: a card for the seat, a land or the first discard."""
    remove_card(row, card)
    step = row[STEP]
    if step == PAIR:
        row[PAIR_CARDS + row[PAIR_SIZE]] = card
        row[PAIR_SIZE] += 1
        if row[PAIR_SIZE] == 2:
            row[STEP] = DROP
    elif step == LANDS:
        laid = 0
        while row[CARDS + OUTER_CELLS[laid]] != UNKNOWN:
            laid += 1
        row[CARDS + OUTER_CELLS[laid]] = card
        if laid + 1 == len(OUTER_CELLS):
            row[STEP] = FIRST_DISCARD
    else:
        discard(row, card, 0)
        begin_age(row)
