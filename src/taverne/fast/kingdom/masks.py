"""Which moves are legal, as zeros and ones."""

from taverne.fast.bits import inlined, jit
from taverne.fast.kingdom.game import list_legal
from taverne.fast.kingdom.layout import ARRANGE, CLOSE, COMPETITIVE, HAND, HELD_CARD, HIDDEN, MODE, SEAT, STEP, TURN
from taverne.fast.kingdom.moves import ARRANGE_FIRST, COMMON, DRAW, END, LEGEND, PLACE, REVEAL, TAKE
from taverne.fast.kingdom.table import free_cells, open_legends, top_card
from taverne.fast.packed import write_mask


@jit
def write_legal(row, listed, mask):  # type: ignore[no-untyped-def]
    """Writes a one for each legal move; `listed` has room for a list of them."""
    for move in range(mask.size):
        mask[move] = 0
    if row[MODE] == COMPETITIVE:
        write_competitive(row, mask)
        return
    for place in range(list_legal(row, listed)):
        mask[listed[place]] = 1


@inlined
def write_competitive(row, mask):  # type: ignore[no-untyped-def]
    """Writes the legal moves of the competitive game, all cells at once (A14–A18)."""
    step = row[STEP]
    if step == ARRANGE:
        for move in range(ARRANGE_FIRST, COMMON):
            mask[move] = 1
        return
    seat = row[SEAT] & 3
    if step == TURN:
        mask[DRAW] = 1
        write_mask(free_cells(row, seat, top_card(row, 0)), 16, mask, TAKE)
    elif step == HAND:
        write_mask(free_cells(row, seat, row[HELD_CARD]), 16, mask, PLACE)
        write_mask(row[HIDDEN + seat], 16, mask, REVEAL)
    write_mask(open_legends(row), END - LEGEND, mask, LEGEND)
    mask[END] = step == CLOSE
