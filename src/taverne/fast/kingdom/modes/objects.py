"""Objects and characters (A30–A42): the competitive game with twelve tiles for each seat."""

from taverne.fast.bits import jit
from taverne.fast.kingdom.layout import (
    CARD,
    CLOSE,
    HIDDEN,
    LOOKS,
    OVER,
    PLAYED,
    REFILL,
    SEAT,
    STEP,
    TILE,
    TURNED,
    USED,
)
from taverne.fast.kingdom.modes import competitive
from taverne.fast.kingdom.modes.tiles import can_use, clear_lands, give, list_uses, open_tile, use_tile
from taverne.fast.kingdom.moves import DRAW, END, KEEP, LEGEND, PLACE, REFUSE, REVEAL, TAKE
from taverne.fast.kingdom.table import finish, list_moves, open_legends, play_card, reveal_legend, take_legend
from taverne.games.kingdom.modes.objects.tile_names import NO_TILE


@jit
def late_legends(row):  # type: ignore[no-untyped-def]
    """The legends that may be taken after the card: once a tile has been used, only the sword takes one (A32)."""
    return 0 if row[USED] else open_legends(row)


@jit
def list_legal(row, moves):  # type: ignore[no-untyped-def]
    """Writes the legal moves in the order of `games/` and returns how many there are."""
    step = row[STEP]
    if step == CLOSE:
        count = list_moves(late_legends(row), LEGEND, moves, 0)
        count = list_uses(row, row[SEAT], moves, count)
        moves[count] = END
        return count + 1
    if step == TILE:
        moves[0] = KEEP
        moves[1] = REFUSE
        return 2
    return competitive.list_legal(row, moves)


@jit
def close_turn(row):  # type: ignore[no-untyped-def]
    """A legend may be taken or a tile be used; else the turn ends (A17, A32)."""
    if late_legends(row) or can_use(row, row[SEAT]):
        row[STEP] = CLOSE
    else:
        end_turn(row)


@jit
def end_turn(row):  # type: ignore[no-untyped-def]
    """The next turn, or the end after too many idle turns."""
    row[LOOKS] = 0
    row[USED] = 0
    competitive.pass_turn(row)
    if row[STEP] == OVER:
        clear_lands(row)


@jit
def after_legend(row):  # type: ignore[no-untyped-def]
    """Back to the turn after a legend, which may be taken at any moment of it (A17)."""
    if row[PLAYED]:
        close_turn(row)
    else:
        competitive.resume(row)


@jit
def decide(row):  # type: ignore[no-untyped-def]
    """The turn goes on, unless that was the tile of the seat's last land (A19, A31)."""
    row[TURNED] = NO_TILE
    if row[HIDDEN + row[SEAT]]:
        close_turn(row)
    else:
        row[LOOKS] = 0
        row[USED] = 0
        finish(row)
        clear_lands(row)


@jit
def apply_move(row, move):  # type: ignore[no-untyped-def]
    """Applies a legal move."""
    seat = row[SEAT]
    if move == DRAW:
        row[STEP] = CARD
    elif move < LEGEND:
        cell = move - (TAKE if move < PLACE else PLACE if move < REVEAL else REVEAL)
        if play_card(row, move):  # The tile of an explored land is turned up and decided on at once (A31).
            row[TURNED] = open_tile(row, seat, cell, NO_TILE)
            row[STEP] = TILE
        else:
            close_turn(row)
    elif move < END:
        if not take_legend(row, move - LEGEND):
            after_legend(row)
    elif move == END:
        end_turn(row)
    elif move < KEEP:
        competitive.apply_move(row, move)
    elif move <= REFUSE:
        if move == KEEP:
            give(row, seat, row[TURNED], 1)
        decide(row)
    elif not use_tile(row, move):
        close_turn(row)


@jit
def apply_draw(row, value):  # type: ignore[no-untyped-def]
    """Applies a draw of chance: a card, or a legend for the river."""
    if row[STEP] == REFILL:
        reveal_legend(row, value)
        after_legend(row)
    else:
        competitive.apply_draw(row, value)
