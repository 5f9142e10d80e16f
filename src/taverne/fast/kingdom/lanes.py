"""Four sets of cells in one 64-bit word, so that one operation works on all of them.

Each set has a lane of 16 bits: the terrains plain, forest, mountain and swamp, or the tribes human, elf, dwarf and
goblin, the first in the lowest lane.
"""

from typing import NamedTuple

from taverne.fast.bits import count_bits, inlined


def _in_each_lane(mask: int) -> int:
    """The signed word with a mask in every lane."""
    word = sum(mask << lane for lane in (0, 16, 32, 48))
    return word - (1 << 64) if word >> 63 else word


_SOUTH, _NORTH, _EAST, _WEST = (_in_each_lane(mask) for mask in (0xFFF0, 0x0FFF, 0xEEEE, 0x7777))
"""Where the cells lie that are south of one, and so on."""
_FIRST_CELLS = _in_each_lane(1)
_LOW_HALVES = _in_each_lane(0xFF)
LANE = 0xFFFF
LANES_1_TO_3 = (1 << 48) - 1


class Touching(NamedTuple):
    """The cells that touch each lane's cells on one side (A2)."""

    south: int
    north: int
    east: int
    west: int


@inlined
def pack_lanes(row, first):  # type: ignore[no-untyped-def]
    """The word of four sets that lie in a row one after the other."""
    return row[first] | row[first + 1] << 16 | row[first + 2] << 32 | row[first + 3] << 48


@inlined
def spread(mask):  # type: ignore[no-untyped-def]
    """The word with a set of cells in every lane."""
    two = mask | mask << 16
    return two | two << 32


@inlined
def lane_of(word, lane):  # type: ignore[no-untyped-def]
    """The set in a lane."""
    return word >> (16 * lane) & LANE


@inlined
def lanes_with(word, cell):  # type: ignore[no-untyped-def]
    """The word whose lanes are full where the given word's have a cell, and else empty."""
    found = word >> cell & _FIRST_CELLS
    return (found << 16) - found


@inlined
def list_filled(word):  # type: ignore[no-untyped-def]
    """Which lanes have any cells, as a mask of four bits."""
    halves = (word | word >> 8) & _LOW_HALVES
    filled = halves + _LOW_HALVES >> 8 & _FIRST_CELLS
    return (filled | filled >> 15 | filled >> 30 | filled >> 45) & 0xF


@inlined
def touch(word):  # type: ignore[no-untyped-def]
    """The cells that touch each lane's cells, by side."""
    return Touching(word << 4 & _SOUTH, word >> 4 & _NORTH, word << 1 & _EAST, word >> 1 & _WEST)


@inlined
def touched(touching):  # type: ignore[no-untyped-def]
    """The cells that touch one of each lane's cells."""
    return touching.south | touching.north | touching.east | touching.west


@inlined
def touched_twice(touching):  # type: ignore[no-untyped-def]
    """The cells that touch two of each lane's cells or more."""
    south, north, east, west = touching
    return (south & north) | (east & west) | ((south | north) & (east | west))


@inlined
def count_touching(touching, word):  # type: ignore[no-untyped-def]
    """How many pairs of cells touch, one of them in a lane and the other in the same lane of another word."""
    return (
        count_bits(touching.south & word)
        + count_bits(touching.north & word)
        + count_bits(touching.east & word)
        + count_bits(touching.west & word)
    )
