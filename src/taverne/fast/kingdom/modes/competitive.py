"""The competitive game, of Aetherya and of Drako (A14–A19)."""

from taverne.fast.bits import count_bits, jit, nth_bit, throw
from taverne.fast.kingdom.chance import draw_card, draw_legend
from taverne.fast.kingdom.layout import (
    ARRANGE,
    CARD,
    CLOSE,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    HAND,
    HELD_CARD,
    HIDDEN,
    IDLE,
    OVER,
    PILE,
    PILE_SIZE,
    PLAYED,
    REFILL,
    SEAT,
    STAYS,
    STEP,
    TURN,
    TURN_UP,
)
from taverne.fast.kingdom.moves import ARRANGE_FIRST, DRAW, END, LEGEND, PLACE, REVEAL, TAKE
from taverne.fast.kingdom.opening import answer, list_arrangements, open_centres
from taverne.fast.kingdom.table import (
    begin_turn,
    discard,
    finish,
    free_cells,
    list_moves,
    next_seat,
    open_legends,
    play_card,
    remove_card,
    reveal_legend,
    take_legend,
    top_card,
)
from taverne.games.kingdom.cards import NO_CARD
from taverne.games.kingdom.turn import IDLE_LIMIT


@jit
def list_legal(row, moves):  # type: ignore[no-untyped-def]
    """Writes the legal moves in the order of `games/` and returns how many there are."""
    step = row[STEP]
    count = 0
    if step in (TURN, HAND):
        count = list_card_moves(row, moves)
    elif step == ARRANGE:
        return list_arrangements(moves)
    count = list_moves(open_legends(row), LEGEND, moves, count)
    if step == CLOSE:
        moves[count] = END
        count += 1
    return count


@jit
def list_card_moves(row, moves):  # type: ignore[no-untyped-def]
    """Writes the moves that draw or play a card."""
    seat = row[SEAT]
    if row[STEP] == TURN:
        moves[0] = DRAW
        return list_moves(free_cells(row, seat, top_card(row, 0)), TAKE, moves, 1)
    count = list_moves(free_cells(row, seat, row[HELD_CARD]), PLACE, moves, 0)
    return list_moves(row[HIDDEN + seat], REVEAL, moves, count)


@jit
def pass_turn(row):  # type: ignore[no-untyped-def]
    """The next turn, with a new deck if the old one is empty; or the end after too many idle turns (A18, A19)."""
    if row[IDLE] >= IDLE_LIMIT:
        finish(row)
        return
    begin_turn(row, next_seat(row))
    if row[DECK_SIZE]:
        return
    size = row[PILE_SIZE]
    stays = 1 if row[STAYS] and size else 0
    for place in range(size - stays):
        row[DECK + row[PILE + place]] += 1
    row[DECK_SIZE] = size - stays
    row[DECK_KNOWN] = 1
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
def resume(row):  # type: ignore[no-untyped-def]
    """Back to the turn after a legend (A17)."""
    if row[PLAYED]:
        close_turn(row)
    else:
        row[STEP] = TURN if row[HELD_CARD] == NO_CARD else HAND


@jit
def apply_move(row, move):  # type: ignore[no-untyped-def]
    """Applies a legal move."""
    if move == DRAW:
        row[STEP] = CARD
    elif move < LEGEND:
        play_card(row, move)
        if not row[HIDDEN + row[SEAT]]:
            finish(row)
        else:
            close_turn(row)
    elif move < END:
        if not take_legend(row, move - LEGEND):
            resume(row)
    elif move == END:
        pass_turn(row)
    elif answer(row, move):
        open_centres(row)
        begin_turn(row, 0)


@jit
def apply_draw(row, value):  # type: ignore[no-untyped-def]
    """Applies a draw of chance: a card, or a legend for the river."""
    step = row[STEP]
    if step == REFILL:
        reveal_legend(row, value)
        resume(row)
        return
    remove_card(row, value)
    if step == CARD:
        row[HELD_CARD] = value
        row[STEP] = HAND
    else:
        discard(row, value, 0)
        row[STEP] = TURN


@jit
def choose_random(row, random):  # type: ignore[no-untyped-def]
    """A uniformly random legal move, without listing them all."""
    seat = row[SEAT]
    step = row[STEP]
    if step == ARRANGE:
        return ARRANGE_FIRST + throw(random, 24)
    legends = open_legends(row)
    taking = count_bits(legends)
    if step == TURN:
        cells = free_cells(row, seat, top_card(row, 0))
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
def settle(row, random):  # type: ignore[no-untyped-def]
    """Lets chance draw until a seat is asked or the game is over."""
    while row[STEP] in (CARD, REFILL, TURN_UP):
        apply_draw(row, draw_legend(row, random) if row[STEP] == REFILL else draw_card(row, random))


@jit
def play_out(row, random):  # type: ignore[no-untyped-def]
    """Plays at random to the end and returns the number of decisions."""
    decisions = 0
    while row[STEP] != OVER:
        apply_move(row, choose_random(row, random))
        settle(row, random)
        decisions += 1
    return decisions
