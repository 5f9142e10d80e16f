"""Aetherya competitive and Drako on small arrays: rules, score and random playouts, compiled.

A table is one row of 64-bit integers (see the offsets below); sets of cells and legends are masks, as in
`games/kingdom`, whose names and clauses are kept. The opening is dealt here too; a table of `games/` is packed once its
cards are arranged. Moves and draws are small numbers: `format_move` gives their words.
"""

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from taverne.games.kingdom import cards, links
from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.state import State
from taverne.games.kingdom.turn import IDLE_LIMIT

Row = NDArray[np.int64]

TURN, CARD, HAND, CLOSE, REFILL, TURN_UP, OVER = range(7)
STEPS = ("turn", "card", "hand", "close", "refill", "rebuild", "over")

# Where things stand in a row.
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
"""For each seat the river legends its kingdom meets, or -1 if that is to be looked up again. No part of the table."""
GATES = 224
"""Where the cells around the portals of the kingdom being looked at are noted. No part of the table."""
WIDTH = 232  # A multiple of a cache line, so that rows of two threads never share one.

DRAW, TAKE, PLACE, REVEAL, LEGEND, END = 0, 1, 17, 33, 49, 64
MOVES = 65
MOST_LEGAL = 64

_ALL = links.ALL_CELLS
_KINDS = 10

_HUMAN, _ELF, _DWARF, _GOBLIN = cards.HUMAN, cards.ELF, cards.DWARF, cards.GOBLIN
_DRAGON, _PORTAL = cards.DRAGON, cards.PORTAL
_TOUCHING = np.array(links.TOUCHING, dtype=np.int64)
_POINTS = np.array(cards.LEGEND_POINTS, dtype=np.int64)
_HARMONY = np.array(
    [[cards.HARMONY[tribe].get(terrain, 0) for terrain in cards.TERRAINS] for tribe in (_ELF, _DWARF, _HUMAN, _GOBLIN)],
    dtype=np.int64,
)
_TRIBES = np.array([_ELF, _DWARF, _HUMAN, _GOBLIN], dtype=np.int64)
_DRAGON_VALUES = np.array(cards.DRAGON_VALUES, dtype=np.int64)
_CENTRE = np.array(links.CENTRE, dtype=np.int64)


def _jit(function: Any) -> Any:
    return njit(cache=True, nogil=True, boundscheck=False)(function)


@_jit
def count_bits(mask):  # type: ignore[no-untyped-def]
    """How many bits a 16-bit mask has."""
    mask = mask - ((mask >> 1) & 0x5555)
    mask = (mask & 0x3333) + ((mask >> 2) & 0x3333)
    mask = (mask + (mask >> 4)) & 0x0F0F
    return (mask + (mask >> 8)) & 0x1F


@_jit
def low_bit(mask):  # type: ignore[no-untyped-def]
    """The number of a mask's lowest bit."""
    return count_bits((mask & -mask) - 1)


@_jit
def reach_of(mask):  # type: ignore[no-untyped-def]
    """The cells that touch one of these (A2)."""
    return ((mask << 4) | (mask >> 4) | ((mask & 0x7777) << 1) | ((mask & 0xEEEE) >> 1)) & 0xFFFF


@_jit
def find_gates(portals, row):  # type: ignore[no-untyped-def]
    """Writes the cells around each group of adjacent portals; how many groups there are (A3)."""
    found = 0
    while portals:
        group = portals & -portals
        grown = group | (reach_of(group) & portals)
        while grown != group:
            group = grown
            grown = group | (reach_of(group) & portals)
        row[GATES + found] = reach_of(group) & ~group
        found += 1
        portals &= ~group
    return found


@_jit
def linked_to(here, row, count):  # type: ignore[no-untyped-def]
    """The cells linked to one of these; one of these itself may be among them through a gate."""
    reached = reach_of(here)
    for place in range(count):
        if row[GATES + place] & here:
            reached |= row[GATES + place]
    return reached


@_jit
def linked_with(cell, row, count):  # type: ignore[no-untyped-def]
    """The cells linked to one cell, itself not among them."""
    bit = 1 << cell
    return linked_to(bit, row, count) & ~bit


@_jit
def has_kin(here, row, count):  # type: ignore[no-untyped-def]
    """Whether two of these are linked."""
    if here & reach_of(here):
        return True
    for place in range(count):
        crowd = row[GATES + place] & here
        if crowd & (crowd - 1):
            return True
    return False


@_jit
def has_realm(here, row, count):  # type: ignore[no-untyped-def]
    """Whether enough of these hang together (A20)."""
    while count_bits(here) >= 3:
        group = here & -here
        grown = group | (linked_to(group, row, count) & here)
        while grown != group:
            group = grown
            grown = group | (linked_to(group, row, count) & here)
        if count_bits(group) >= 3:
            return True
        here &= ~group
    return False


@_jit
def has_battle_round(xs, ys, row, count, spreads):  # type: ignore[no-untyped-def]
    """Whether tribe x fights tribe y enough: one linked to two, or two each linked to some (A21, D4)."""
    fought = False
    while xs:
        cell = low_bit(xs)
        xs &= xs - 1
        near = linked_with(cell, row, count) & ys
        if spreads:
            if near:
                if fought:
                    return True
                fought = True
        elif near & (near - 1):
            return True
    return False


@_jit
def has_battle(xs, ys, row, count, spreads):  # type: ignore[no-untyped-def]
    """Whether two tribes fight a battle."""
    if not xs & (xs - 1) and not ys & (ys - 1):
        return False
    return has_battle_round(xs, ys, row, count, spreads) or has_battle_round(ys, xs, row, count, spreads)


@_jit
def met(row, seat, wanted):  # type: ignore[no-untyped-def]
    """Those of the wanted legends that a kingdom meets (A20)."""
    base = UP + seat * _KINDS
    humans, elves, dwarves, goblins = row[base + 4], row[base + 5], row[base + 6], row[base + 7]
    spreads = row[SPREADS] != 0
    count = find_gates(row[base + _PORTAL], row)
    found = 0
    if wanted & 0x3:
        h = linked_to(humans, row, count)
        if wanted & 1 and elves & h:
            found |= 1
        if wanted & 2 and dwarves & h:
            found |= 2
    if wanted & 4 and has_kin(humans, row, count):
        found |= 4
    if wanted & 8 and has_kin(elves, row, count):
        found |= 8
    if wanted & 16 and has_kin(dwarves, row, count):
        found |= 16
    if wanted & 32 and goblins & reach_of(goblins):  # Goblins do not travel through portals (A4).
        found |= 32
    if wanted & 64 and has_battle(humans, goblins, row, count, spreads):
        found |= 64
    if wanted & 128 and has_battle(elves, goblins, row, count, spreads):
        found |= 128
    if wanted & 256 and has_battle(dwarves, goblins, row, count, spreads):
        found |= 256
    if wanted & 512 and has_battle(elves, dwarves, row, count, spreads):
        found |= 512
    for terrain in range(4):
        bit = 1 << (10 + terrain)
        if wanted & bit and has_realm(row[base + terrain], row, count):
            found |= bit
    if wanted & (1 << 14) and humans and elves and dwarves and goblins:
        found |= 1 << 14
    return found


@_jit
def score_lines(row, seat, lines):  # type: ignore[no-untyped-def]
    """Writes the seven lines of a seat's score sheet; their sum (A6–A9)."""
    base = UP + seat * _KINDS
    count = find_gates(row[base + _PORTAL], row)
    for line in range(4):
        tribe = _TRIBES[line]
        here = row[base + tribe]
        points = 0
        while here:
            cell = low_bit(here)
            here &= here - 1
            near = _TOUCHING[cell] if tribe == _GOBLIN else linked_with(cell, row, count)
            for terrain in range(4):
                if _HARMONY[line, terrain]:
                    points += _HARMONY[line, terrain] * count_bits(near & row[base + terrain])
        lines[line] = points
    lines[4] = score_dragons(row, seat, count)
    legends = row[HELD + seat]
    points = 0
    while legends:
        points += _POINTS[low_legend(legends)]
        legends &= legends - 1
    lines[5] = points
    lines[6] = -2 * (
        count_pairs(row[base + _HUMAN], row[base + _GOBLIN], row, count)
        + count_pairs(row[base + _ELF], row[base + _GOBLIN], row, count)
        + count_pairs(row[base + _DWARF], row[base + _GOBLIN], row, count)
        + count_pairs(row[base + _ELF], row[base + _DWARF], row, count)
    )
    total = 0
    for line in range(7):
        total += lines[line]
    return total


@_jit
def low_legend(mask):  # type: ignore[no-untyped-def]
    """The number of the lowest legend of a mask."""
    return low_bit(mask & 0xFFFF)


@_jit
def count_pairs(here, foes, row, count):  # type: ignore[no-untyped-def]
    """How many linked pairs of enemies there are (A9)."""
    pairs = 0
    if foes:
        while here:
            cell = low_bit(here)
            here &= here - 1
            pairs += count_bits(linked_with(cell, row, count) & foes)
    return pairs


@_jit
def score_dragons(row, seat, count):  # type: ignore[no-untyped-def]
    """What the dragons bring and cost (A7, D1)."""
    base = UP + seat * _KINDS
    here = row[base + _DRAGON]
    dragons = count_bits(here)
    if not dragons:
        return 0
    tame = 0
    while here:
        near = linked_with(low_bit(here), row, count)
        here &= here - 1
        if (
            count_bits(near & row[base + _HUMAN]) >= 2
            or count_bits(near & row[base + _ELF]) >= 2
            or count_bits(near & row[base + _DWARF]) >= 2
        ):
            tame += 1
    counted = min(dragons, 3)
    tame = min(tame, 3)
    size = counted - 1
    return _DRAGON_VALUES[size] * tame - row[COSTS + size] * (counted - tame) - 6 * (dragons - counted)


@_jit
def open_legends(row):  # type: ignore[no-untyped-def]
    """The river legends the seat may take now (A17)."""
    if row[TAKEN]:
        return 0
    seat = row[SEAT]
    if row[KNOWN + seat] < 0:
        row[KNOWN + seat] = met(row, seat, row[RIVER])
    return row[KNOWN + seat]


@_jit
def forget_known(row):  # type: ignore[no-untyped-def]
    """What the kingdoms meet is looked up again: the river has changed."""
    for seat in range(row[SEATS]):
        row[KNOWN + seat] = -1


@_jit
def free_cells(row, seat, card):  # type: ignore[no-untyped-def]
    """The cells a card may be placed on (A15)."""
    base = UP + seat * _KINDS
    return _ALL & ~(row[base + _PORTAL] | row[base + _DRAGON] | row[base + card])


@_jit
def list_cells(mask, first, moves, count):  # type: ignore[no-untyped-def]
    """Writes a move for each cell of a mask; how many moves there are then."""
    while mask:
        moves[count] = first + low_bit(mask)
        mask &= mask - 1
        count += 1
    return count


@_jit
def list_legal(row, moves):  # type: ignore[no-untyped-def]
    """Writes the legal moves in the order of `games/`; how many there are."""
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
        moves[count] = LEGEND + low_legend(legends)
        legends &= legends - 1
        count += 1
    if step == CLOSE:
        moves[count] = END
        count += 1
    return count


@_jit
def put(row, seat, cell, card):  # type: ignore[no-untyped-def]
    """Lays a card face up; what lay there is gone."""
    bit = 1 << cell
    base = UP + seat * _KINDS
    if not row[HIDDEN + seat] & bit:
        row[base + row[CARDS + seat * 16 + cell]] ^= bit
    row[base + card] |= bit
    row[CARDS + seat * 16 + cell] = card
    row[HIDDEN + seat] &= ~bit
    row[KNOWN + seat] = -1


@_jit
def discard(row, card):  # type: ignore[no-untyped-def]
    """Puts a card on the discard."""
    row[PILE + row[PILE_SIZE]] = card
    row[PILE_SIZE] += 1


@_jit
def finish(row):  # type: ignore[no-untyped-def]
    """The game stops; every land is turned up (A19)."""
    for seat in range(row[SEATS]):
        hidden = row[HIDDEN + seat]
        while hidden:
            cell = low_bit(hidden)
            hidden &= hidden - 1
            row[UP + seat * _KINDS + row[CARDS + seat * 16 + cell]] |= 1 << cell
        row[HIDDEN + seat] = 0
    row[STEP] = OVER


@_jit
def pass_turn(row):  # type: ignore[no-untyped-def]
    """The next turn, with a new deck if the old one is empty; or the end after too many idle turns (A18, A19)."""
    if row[IDLE] >= IDLE_LIMIT:
        finish(row)
        return
    row[SEAT] = (row[SEAT] + 1) % row[SEATS]
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


@_jit
def close_turn(row):  # type: ignore[no-untyped-def]
    """What is still open may be decided, else the turn passes."""
    if open_legends(row):
        row[STEP] = CLOSE
    else:
        pass_turn(row)


@_jit
def end_card(row, explored):  # type: ignore[no-untyped-def]
    """What follows once a card was placed or a land revealed."""
    row[HELD_CARD] = -1
    row[PLAYED] = 1
    row[IDLE] = 0 if explored else row[IDLE] + 1
    if not row[HIDDEN + row[SEAT]]:
        finish(row)
    else:
        close_turn(row)


@_jit
def resume(row):  # type: ignore[no-untyped-def]
    """Back to the turn after a legend (A17)."""
    if row[PLAYED]:
        close_turn(row)
    else:
        row[STEP] = TURN if row[HELD_CARD] == -1 else HAND


@_jit
def apply_move(row, move):  # type: ignore[no-untyped-def]
    """Carries a legal move out."""
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
        for other in range(row[SEATS]):
            if row[KNOWN + other] > 0:
                row[KNOWN + other] &= ~bit
        row[HELD + seat] |= bit
        row[TAKEN] = 1
        if row[LEGEND_DECK]:
            row[STEP] = REFILL
        else:
            resume(row)
    else:
        pass_turn(row)


@_jit
def apply_draw(row, value):  # type: ignore[no-untyped-def]
    """Carries out what chance drew: a card, or a legend for the river."""
    step = row[STEP]
    if step == REFILL:
        row[LEGEND_DECK] &= ~(1 << value)
        row[RIVER] |= 1 << value
        forget_known(row)
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


@_jit
def throw(random, n):  # type: ignore[no-untyped-def]
    """A random number below n; `random` holds the state of a xorshift generator."""
    x = random[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    random[0] = x
    return np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@_jit
def draw_card(row, random):  # type: ignore[no-untyped-def]
    """A card of the deck, each as likely as the others; it stays there."""
    place = throw(random, row[DECK_SIZE])
    kind = 0
    while place >= row[DECK + kind]:
        place -= row[DECK + kind]
        kind += 1
    return kind


@_jit
def draw_legend(mask, random):  # type: ignore[no-untyped-def]
    """A legend of a mask, each as likely as the others."""
    for _ in range(throw(random, count_bits(mask & 0xFFFF))):
        mask &= mask - 1
    return low_legend(mask)


@_jit
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


@_jit
def take_card(row, random):  # type: ignore[no-untyped-def]
    """Takes a card off the deck."""
    card = draw_card(row, random)
    row[DECK + card] -= 1
    row[DECK_SIZE] -= 1
    return card


@_jit
def deal(row, random):  # type: ignore[no-untyped-def]
    """Deals a table whose seats and edition are set, its starting cards arranged at random (A12, D2)."""
    seats = row[SEATS]
    copies = 2 * max(seats, 2)
    row[STEP] = TURN
    row[SEAT] = 0
    row[HELD_CARD] = -1
    row[TAKEN] = 0
    row[PLAYED] = 0
    row[IDLE] = 0
    row[RIVER] = 0
    row[LEGEND_DECK] = (1 << 15) - 1
    for _ in range(8):
        legend = draw_legend(row[LEGEND_DECK], random)
        row[LEGEND_DECK] &= ~(1 << legend)
        row[RIVER] |= 1 << legend
    for kind in range(_KINDS):
        row[DECK + kind] = copies
    row[DECK_SIZE] = copies * _KINDS
    aside = np.zeros(_KINDS, np.int64)
    for seat in range(seats):
        row[HELD + seat] = 0
        row[HIDDEN + seat] = 0
        for kind in range(_KINDS):
            row[UP + seat * _KINDS + kind] = 0
        held = 0
        placed = 0
        # The starting cards come one by one in random order, so the first lies anywhere on the centre.
        while placed < 4:
            card = take_card(row, random)
            if held >> card & 1:
                aside[card] += 1
                continue
            held |= 1 << card
            cell = _CENTRE[placed]
            row[CARDS + seat * 16 + cell] = card
            row[UP + seat * _KINDS + card] |= 1 << cell
            placed += 1
    for kind in range(_KINDS):
        row[DECK + kind] += aside[kind]
        row[DECK_SIZE] += aside[kind]
    for seat in range(seats):
        for cell in range(16):
            if not 0x0660 >> cell & 1:
                row[CARDS + seat * 16 + cell] = take_card(row, random)
                row[HIDDEN + seat] |= 1 << cell
    row[PILE_SIZE] = 0
    forget_known(row)
    discard(row, take_card(row, random))


@_jit
def nth_cell(mask, place):  # type: ignore[no-untyped-def]
    """The cell at a place among those of a mask."""
    for _ in range(place):
        mask &= mask - 1
    return low_bit(mask)


@_jit
def choose_any(row, random):  # type: ignore[no-untyped-def]
    """Any legal move, each as likely as the others, without listing them all."""
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
            return TAKE + nth_cell(cells, place - 1)
        return LEGEND + nth_cell(legends, place - 1 - placing)
    if step == HAND:
        cells = free_cells(row, seat, row[HELD_CARD])
        placing = count_bits(cells)
        hidden = row[HIDDEN + seat]
        showing = count_bits(hidden)
        place = throw(random, placing + showing + taking)
        if place < placing:
            return PLACE + nth_cell(cells, place)
        if place < placing + showing:
            return REVEAL + nth_cell(hidden, place - placing)
        return LEGEND + nth_cell(legends, place - placing - showing)
    place = throw(random, taking + 1)
    return END if place == taking else LEGEND + nth_cell(legends, place)


@_jit
def play_out(row, random):  # type: ignore[no-untyped-def]
    """Plays at random to the end; how many decisions that took."""
    decisions = 0
    settle(row, random)
    while row[STEP] != OVER:
        apply_move(row, choose_any(row, random))
        settle(row, random)
        decisions += 1
    return decisions


@_jit
def play_games(row, random, games):  # type: ignore[no-untyped-def]
    """Deals and plays so many random games; decisions, and the points of all seats together."""
    lines = np.empty(7, np.int64)
    decisions = 0
    points = 0
    for _ in range(games):
        deal(row, random)
        decisions += play_out(row, random)
        for seat in range(row[SEATS]):
            points += score_lines(row, seat, lines)
    return decisions, points


def new_row(edition: Edition, seats: int) -> Row:
    """A row for a table of an edition, not yet dealt."""
    row = np.zeros(WIDTH, dtype=np.int64)
    row[KNOWN : KNOWN + 4] = -1
    row[SEATS] = seats
    row[SPREADS] = edition.battle_spreads
    row[STAYS] = edition.discard_stays
    row[COSTS : COSTS + 3] = edition.wild_dragon_costs
    return row


def new_random(seed: int) -> NDArray[np.uint64]:
    """The state of a generator."""
    return np.array([(seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) % 2**64 or 1], dtype=np.uint64)


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
    row[DECK : DECK + _KINDS] = list(state.deck[:_KINDS])
    row[DECK_SIZE] = sum(state.deck[:_KINDS])
    pile = state.discards[0]
    row[PILE_SIZE] = len(pile)
    row[PILE : PILE + len(pile)] = list(pile)
    for seat, kingdom in enumerate(state.kingdoms):
        row[HELD + seat] = sum(1 << legend for legend in state.held[seat])
        row[HIDDEN + seat] = kingdom.hidden
        row[UP + seat * _KINDS : UP + (seat + 1) * _KINDS] = kingdom.up[:_KINDS]
        row[CARDS + seat * 16 : CARDS + (seat + 1) * 16] = list(kingdom.cards)
    return row


def same(one: Row, other: Row) -> bool:
    """Whether two rows are the same table; what lies beyond the discard's top does not count."""
    size = int(one[PILE_SIZE])
    return bool(
        np.array_equal(one[:PILE_SIZE], other[:PILE_SIZE])
        and size == other[PILE_SIZE]
        and np.array_equal(one[PILE : PILE + size], other[PILE : PILE + size])
    )


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


_MOVE_OF = {format_move(move): move for move in range(MOVES)}


def parse_move(text: str) -> int:
    """The number of a move in words."""
    return _MOVE_OF[text]
