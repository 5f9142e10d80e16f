"""The layout of a table in one row of 64-bit integers, and moves as numbers.

Tiles on the battlefield are places in a list, the well first; a grid tells which place lies on a cell. A table of
`games/` is packed once its first hand is kept. Seats and sides count from 0 here, as indices.
"""

from array import array
from itertools import compress
from typing import Any, TypeAlias

from taverne.games.rivality.grid import NOWHERE, ROW, WELL_CELL
from taverne.games.rivality.moves import Cast, CastDelayed, Lay, Remove, RivalityMove
from taverne.games.rivality.state import Rules, State
from taverne.games.rivality.tiles import LAND_TILES, WELL
from taverne.kernel.game import Move

Row: TypeAlias = "array[int]"

LAYING, CASTING, REMOVING, DELAYING, OVER = range(5)
STEPS = ("turn", "cast", "remove", "delayed", "over")

# Positions in a row.
STEP, SEAT, SEATS, SIDES, EXPERT, RECALLS, COUNT, OPEN, CLOCK = range(9)
SPELLS = 9
"""The mask of the directions in which the wizard's tile still has spells to cast."""
OVERFLOW_SIDE, OVERFLOW_PLACE, OVERFLOW_RIVALS, OVERFLOW_BEFORE = 10, 11, 12, 13
DELAYED_COUNT = 14
DELAYED = 15
"""The delayed spells still to be cast, each as four times the place of its tile plus the direction."""
RESERVE = 27
WIZARD = 30
"""The place of each side's wizard, or -1."""
HAND_SIZE = 33
HAND = 37
DECK_TOP = 45
DECK_SIZE = 48
DECK = 51
MOST_TILES = 25
CELL = 87
TILE = 112
FRONT = 137
GOLEMS = 162
GAINED = 237
"""When control of a place was gained, or 0 (R33); kept only where it matters."""
FRONTIER = 262
HEAD = 328
GRID = 328
"""For each cell, one more than the place of its tile; negative for a cell of the frontier, else 0."""
CELLS = ROW * ROW
WIDTH = GRID + CELLS

MOST_LEGAL = 512
_KIND = 20
LAY, CAST, REMOVE, DELAY = 0, 1 << _KIND, 2 << _KIND, 3 << _KIND


def new_row(rules: Rules) -> Row:
    """A row for a table with these rules, not yet dealt."""
    row = array("q", bytes(8 * WIDTH))
    row[SEATS] = rules.seats
    row[SIDES] = rules.mode.sides
    row[EXPERT] = rules.variant.is_expert
    row[RECALLS] = rules.tracks_gains
    row[WIZARD : WIZARD + 3] = array("q", [-1] * 3)
    return row


def pack(state: State) -> Row:
    """A table of `games/` as a row, with its opening done and nothing unknown."""
    row = new_row(state.rules)
    row[STEP] = STEPS.index(state.step.name)
    row[SEAT] = state.seat - 1
    places = {WELL_CELL: 0}
    for cell in state.field:
        places.setdefault(cell, len(places))
    row[COUNT] = len(places)
    for cell, place in places.items():
        tile, front, golems = state.field[cell]
        row[CELL + place], row[TILE + place], row[FRONT + place] = cell, tile, front
        row[GOLEMS + 3 * place : GOLEMS + 3 * place + len(golems)] = array("q", list(golems))
        row[GRID + cell] = place + 1
    for clock, cell in enumerate(state.gains, 1):
        row[GAINED + places[cell]] = clock
    row[CLOCK] = len(state.gains)
    row[OPEN] = len(state.frontier)
    for number, cell in enumerate(state.frontier):
        row[FRONTIER + number] = cell
        row[GRID + cell] = -1 - number
    for side, reserve in enumerate(state.reserves):
        row[RESERVE + side] = reserve
        wizard = state.wizards[side]
        row[WIZARD + side] = -1 if wizard == NOWHERE else places[wizard]
        deck = state.decks[side]
        row[DECK_SIZE + side] = len(deck)
        row[DECK + 12 * side : DECK + 12 * side + len(deck)] = array("q", list(deck))
    for seat, hand in enumerate(state.hands):
        row[HAND_SIZE + seat] = len(hand)
        row[HAND + 2 * seat : HAND + 2 * seat + len(hand)] = array("q", list(hand))
    _pack_casting(state, row, places)
    return row


def _pack_casting(state: State, row: Row, places: dict[int, int]) -> None:
    row[OVERFLOW_SIDE] = -1
    if state.casting is None:
        return
    spells, delayed, overflow = state.casting
    row[SPELLS] = sum(1 << spell.direction for spell in spells)
    row[DELAYED_COUNT] = len(delayed)
    for number, (cell, spell) in enumerate(delayed):
        row[DELAYED + number] = 4 * places[cell] + spell.direction
    if overflow is not None:
        row[OVERFLOW_SIDE] = overflow.side - 1
        row[OVERFLOW_PLACE] = places[overflow.cell]
        row[OVERFLOW_RIVALS] = sum(1 << (side - 1) for side in overflow.rivals)
        row[OVERFLOW_BEFORE] = overflow.before - 1


def describe(row: Row) -> dict[str, Any]:
    """A row as values that are the same for the same table, whatever the order in which its lists were written."""
    count, sides, seats = row[COUNT], row[SIDES], row[SEATS]
    cells = [row[CELL + place] for place in range(count)]
    gained = sorted((row[GAINED + place], cells[place]) for place in range(count) if row[GAINED + place])
    is_open = row[OVERFLOW_SIDE] >= 0
    return {
        "step": STEPS[row[STEP]],
        "seat": row[SEAT],
        "field": {
            cells[place]: (
                row[TILE + place],
                row[FRONT + place],
                row[GOLEMS + 3 * place : GOLEMS + 3 * place + sides].tolist(),
            )
            for place in range(count)
        },
        "on grid": [(cell, row[GRID + cell] > 0) for cell in compress(range(CELLS), row[GRID:])],
        "frontier": sorted(row[FRONTIER : FRONTIER + row[OPEN]].tolist()),
        "gains": [cell for _, cell in gained],
        "reserves": row[RESERVE : RESERVE + sides].tolist(),
        "wizards": [NOWHERE if place < 0 else cells[place] for place in row[WIZARD : WIZARD + sides].tolist()],
        "hands": [row[HAND + 2 * seat : HAND + 2 * seat + row[HAND_SIZE + seat]].tolist() for seat in range(seats)],
        "decks": [_deck(row, side) for side in range(sides)],
        "spells": row[SPELLS],
        "delayed": [
            (cells[code // 4], code % 4) for code in row[DELAYED : DELAYED + row[DELAYED_COUNT]].tolist()
        ],
        "overflow": (
            row[OVERFLOW_SIDE],
            cells[row[OVERFLOW_PLACE]],
            row[OVERFLOW_RIVALS],
            row[OVERFLOW_BEFORE],
        )
        if is_open
        else None,
    }  # fmt: skip


def _deck(row: Row, side: int) -> list[int]:
    start = DECK + 12 * side
    tiles: list[int] = row[start + row[DECK_TOP + side] : start + row[DECK_SIZE + side]].tolist()
    return tiles


def to_move(code: int) -> RivalityMove:
    """The move that a number stands for."""
    kind, rest = code >> _KIND << _KIND, code & (1 << _KIND) - 1
    if kind == LAY:
        return Lay(rest >> 14, rest >> 2 & CELLS - 1, rest & 3)
    if kind == CAST:
        return Cast(rest)
    if kind == REMOVE:
        return Remove(rest + 1)
    return CastDelayed(rest >> 2, rest & 3)


def to_code(move: Move | None) -> int:
    """The number that stands for a move of the battle."""
    match move:
        case Lay(tile, cell, front):
            return LAY + (tile << 14 | cell << 2 | front)
        case Cast(direction):
            return CAST + direction
        case Remove(side):
            return REMOVE + side - 1
        case CastDelayed(cell, direction):
            return DELAY + (cell << 2 | direction)
    raise ValueError(move)


assert len(LAND_TILES) + 1 == MOST_TILES == WELL + 1
