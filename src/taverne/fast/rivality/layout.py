"""The layout of a table in one row of 64-bit integers: any ruleset, at any step.

Tiles on the battlefield are places in a list: in battles the well first and then in the order of laying, in solo the
24 squares row by row. Seats and sides count from 0 here, as indices. Tiles that lie in order (a hand, a deck) share a
word: five bits each, the first one lowest, as the tile's number plus one.
"""

from array import array
from typing import TypeAlias

from taverne.games.rivality.grid import COLUMNS, ROWS
from taverne.games.rivality.scoring import BEGINNER_COUNT, NORMAL_COUNT, VETERAN_COUNT
from taverne.games.rivality.state import Rules
from taverne.games.rivality.tiles import LAND_TILES, PLAIN, WELL

Row: TypeAlias = "array[int]"

STEPS = (
    "turn", "cast", "remove", "delayed", "mulligan", "enter", "turn", "over", "deck", "reshuffle", "mine", "his",
)  # fmt: skip
"""The names of the steps; those of chance come last."""
(
    LAYING, CASTING, REMOVING, DELAYING, FIRST_HAND, ENTERING, WALKING, OVER, DEALING, RESHUFFLING, MINE, HIS,
) = range(12)  # fmt: skip

# Positions in a row.
STEP, SEAT, SEATS, SIDES, EXPERT, RECALLS = range(6)
LEVEL = 6
"""How solo is scored (LEVELS); 0 in battles."""
EXCHANGED = 7
"""The first side has the plain deck: R6 and R40 leave open who has which."""
COUNT, OPEN, CLOCK = 8, 9, 10
"""How many places and cells of the frontier there are, and how often control was gained."""
SPELLS = 11
"""The mask of the directions in which the wizard's tile still has spells to cast."""
DELAYED = 12
"""The mask of the delayed spells still to be cast, by where they come from (`moves.ORIGINS`)."""
OVERFLOW_SIDE, OVERFLOW_PLACE, OVERFLOW_RIVALS, OVERFLOW_BEFORE = 13, 14, 15, 16
HIDDEN = 17
"""The mask of the places whose tile lies face down (R40)."""
WRITTEN, RETURNED = 18, 19
"""The tiles drawn so far for the deck being laid out, and those returned by a mulligan."""
RESERVE = 20
WIZARD = 23
"""The place of each side's wizard, or -1."""
DECK = 26
HAND = 29
TOUCHED = 33
"""How many tiles touch each place, four bits for each, in two words; kept only with expert rules."""
LAND = 35
"""For each place its cell (12 bits), tile (5), front (2), and the seat that laid it (3)."""
MOST_PLACES = 25
GOLEMS = LAND + MOST_PLACES
"""For each place its golems, three bits for each side."""
GAINED = GOLEMS + MOST_PLACES
"""When control of a place was gained, or 0 (R33); kept only where it matters."""
FRONTIER = GAINED + MOST_PLACES
MOST_OPEN = 2 * MOST_PLACES + 2
"""The most cells a frontier has: each of the connected tiles adds two, and there are two more."""
GRID = FRONTIER + MOST_OPEN + 1  # A cell is written before it is known whether it is open.
"""A byte for each cell: one more than the place that lies there, or AHEAD and more in the frontier; else 0.

Columns and rows count modulo 32. Tiles are connected, so they are never farther apart than that, spells included.
"""
AHEAD = 64
GAINS = GRID + 32 * 32 // 8
"""Up to here a row tells the table. What follows is room to work out gains: eight words for each place and for none."""
WIDTH = GAINS + 8 * (MOST_PLACES + 1)

NO_SEAT = 7
"""Stands for the seat that laid a tile which no seat laid."""
BITS = 5
SQUARES = COLUMNS * ROWS
LEVELS = (None, BEGINNER_COUNT, NORMAL_COUNT, VETERAN_COUNT)
"""How solo is scored."""


def new_row(rules: Rules) -> Row:
    """A row for a table with these rules, not yet dealt."""
    row = array("q", bytes(8 * WIDTH))
    row[SEATS] = rules.seats
    row[SIDES] = rules.mode.sides
    row[EXPERT] = rules.variant.is_expert
    row[RECALLS] = rules.tracks_gains
    row[LEVEL] = 0 if rules.mode.grid.has_well else LEVELS.index(rules.variant.scoring)
    row[EXCHANGED] = rules.mode.pools[0] == PLAIN
    row[OVERFLOW_SIDE] = -1
    row[WIZARD : WIZARD + 3] = array("q", [-1] * 3)
    return row


def grid_position(cell: int) -> tuple[int, int]:
    """The word of the grid in which a cell's byte lies, and by how many bits it is shifted."""
    return GRID + (cell >> 4 & 124 | cell >> 3 & 3), (cell & 7) << 3


def join_tiles(tiles: bytes) -> int:
    """Tiles that lie in order, as one word."""
    return sum((tile + 1) << BITS * place for place, tile in enumerate(tiles))


def split_tiles(word: int) -> bytes:
    """The tiles that share a word."""
    tiles = []
    while word:
        tiles.append((word & 31) - 1)
        word >>= BITS
    return bytes(tiles)


assert len(LAND_TILES) + 1 == MOST_PLACES == WELL + 1
