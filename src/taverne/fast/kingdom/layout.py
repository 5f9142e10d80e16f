"""The layout of a table in one row of 64-bit integers, and moves as small numbers.

Sets of cells and legends are masks, as in `games/kingdom`, whose names are kept. A table of `games/` is packed once its
cards are arranged.
"""

from array import array
from typing import TypeAlias

from taverne.games.kingdom import cards, links
from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.state import State

Row: TypeAlias = "array[int]"

TURN, CARD, HAND, CLOSE, REFILL, TURN_UP, OVER = range(7)
STEPS = ("turn", "card", "hand", "close", "refill", "rebuild", "over")

# Positions in a row.
STEP, SEAT, SEATS, HELD_CARD, TAKEN, PLAYED, IDLE, RIVER, LEGEND_DECK, DECK_SIZE = range(10)
SPREADS, STAYS, COSTS = 10, 11, 12
DECK = 15
HELD = 25
HIDDEN = 29
UP = 33
CARDS = 73
PILE_SIZE = 137
PILE = 138
KNOWN = 218
"""For each seat, the legends its kingdom met when last looked up. A cache, not part of the table."""
STALE = 222
"""For each seat, the legends to look up again. Not part of the table."""
GATES = 226
"""A buffer for the cells around the portals of the kingdom at hand. Not part of the table."""
STAFFS = 236
"""For each seat, how many wild dragons its staffs tame, laid or held (A33). Not part of the table."""
PACTS = 240
"""For each seat, how many conflicts its treaties are expected to end (A33). Not part of the table."""
WIDTH = 248  # A multiple of a cache line, so that rows of two threads never share one.

DRAW, TAKE, PLACE, REVEAL, LEGEND, END = 0, 1, 17, 33, 49, 64
MOVES = 65
MOST_LEGAL = 64
KINDS = 10
ALL_LEGENDS = (1 << 15) - 1


def new_row(edition: Edition, seats: int) -> Row:
    """A row for a table of an edition, not yet dealt."""
    row = array("q", bytes(8 * WIDTH))
    row[STALE : STALE + 4] = array("q", [ALL_LEGENDS] * 4)
    row[SEATS] = seats
    row[SPREADS] = edition.battle_spreads
    row[STAYS] = edition.discard_stays
    row[COSTS : COSTS + 3] = array("q", edition.wild_dragon_costs)
    return row


def pack(state: State) -> Row:
    """A table of `games/`, its opening done, as a row."""
    rules = state.rules
    row = new_row(rules.edition, rules.seats)
    row[STEP] = STEPS.index(state.step.name)
    row[SEAT] = state.seat - 1
    row[HELD_CARD] = state.hand
    row[TAKEN] = state.taken
    row[PLAYED] = state.played
    row[IDLE] = state.idle
    row[RIVER] = sum(1 << legend for legend in state.river)
    row[LEGEND_DECK] = state.legend_deck
    row[DECK : DECK + KINDS] = array("q", list(state.deck[:KINDS]))
    row[DECK_SIZE] = sum(state.deck[:KINDS])
    pile = state.discards[0]
    row[PILE_SIZE] = len(pile)
    row[PILE : PILE + len(pile)] = array("q", list(pile))
    for seat, kingdom in enumerate(state.kingdoms):
        row[HELD + seat] = sum(1 << legend for legend in state.held[seat])
        row[HIDDEN + seat] = kingdom.hidden
        row[UP + seat * KINDS : UP + (seat + 1) * KINDS] = array("q", kingdom.up[:KINDS])
        row[CARDS + seat * 16 : CARDS + (seat + 1) * 16] = array("q", list(kingdom.cards))
    return row


def same(one: Row, other: Row) -> bool:
    """Whether two rows are the same table; what lies beyond the discard's top does not count."""
    end = PILE + one[PILE_SIZE]
    return one[:PILE_SIZE] == other[:PILE_SIZE] and one[PILE_SIZE:end] == other[PILE_SIZE:end]


def format_move(move: int) -> str:
    """A move in the notation's words."""
    if move == DRAW:
        return "draw"
    if move == END:
        return "end"
    for first, word in ((LEGEND, "legend"), (REVEAL, "reveal"), (PLACE, "place"), (TAKE, "take")):
        if move >= first:
            name = cards.LEGENDS[move - first] if word == "legend" else links.CELL_NAMES[move - first]
            return f"{word} {name}"
    raise ValueError(move)


MOVE_OF = {format_move(move): move for move in range(MOVES)}
"""The number of each move, by its words."""
