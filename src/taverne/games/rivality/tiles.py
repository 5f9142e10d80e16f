"""The land tiles and what is printed on them: points, shields, spells, stars."""

from typing import Annotated, NamedTuple

from taverne.games.rivality.grid import NORTH, STEPS
from taverne.kernel.data import Term
from taverne.kernel.errors import BadText


class Spell(NamedTuple):
    """A spell of a tile as it lies: a number of golems at a distance in a direction (R2)."""

    direction: int
    golems: int
    distance: int
    breaker: bool
    """It ignores shields (R5)."""
    offset: int
    """The offset from the tile's cell to the cell it aims at."""


BREAKING_RANGE = 3
"""A spell of this range is always a breaker (components)."""

_PRINTED = """
    C1  -  .    4×1  .
    C2  -  3×1  1×1  .
    C3  -  3×1  1×2  .
    C4  -  3×2  1×1  .
    C5  -  2×1  2×2  .
    C6  *  .    4×1  .
    C7  *  1×1  3×1  .
    C8  *  1×2  3×1  .
    C9  *  1×1  3×2  .
    C10 *  2×2  2×1  .
    H1  -  1×1  2×3  2×2
    H2  -  2×3  1×2  2×1
    H3  -  2×3  3×1  .
    H4  -  2×3  3×2  .
    H5  *  1×2  2×1  2×3
    H6  *  2×2  2×3  1×1
    H7  *  3×1  2×3  .
    H8  *  3×2  2×3  .
    F1  -  2×1  2×3  2×2
    F2  -  2×2  2×2  2×3
    F3  -  3×1  2×2  1×3
    F4  *  2×2  1×3  3×1
    F5  *  2×2  2×3  2×1
    F6  *  2×3  2×2  2×2
"""
"""Code, star, and the spells to the left, front and right with the picture upright."""

_LINES = tuple(tuple(line.split()) for line in _PRINTED.split("\n") if line.strip())

TILES = (*(line[0] for line in _LINES), "W", "?")
"""The codes by tile number; the last one is an unknown tile."""
WELL = TILES.index("W")
UNKNOWN = TILES.index("?")
LAND_TILES = bytes(range(WELL))
"""The 24 tiles that are laid."""
TILE_OF = {code: tile for tile, code in enumerate(TILES) if tile != UNKNOWN}

STARRED = bytes(tile for tile, line in enumerate(_LINES) if line[1] == "*")
"""The ★ deck (R6)."""
PLAIN = bytes(tile for tile, line in enumerate(_LINES) if line[1] == "-")
"""The – deck (R6)."""

KINDS = {"C": "circle", "H": "cottage", "F": "fortress", "W": "well", "?": "unknown"}
KIND = tuple(KINDS[code[0]] for code in TILES)
"""The kind of each tile."""
POINTS = tuple({"circle": 1, "cottage": 2, "well": 3, "fortress": 4, "unknown": 0}[kind] for kind in KIND)
"""What each tile is worth (R13)."""
SHIELDS = tuple({"cottage": 1, "fortress": 2}.get(kind, 0) for kind in KIND)
"""The shields printed on each tile (R5)."""
FORTRESSES = bytes(tile for tile in LAND_TILES if KIND[tile] == "fortress")

MOST_GOLEMS = 5
"""The most golems a tile can hold (R3)."""


def _turned(tile: int, front: int) -> tuple[Spell, ...]:
    """A tile's spells for a direction of its front, in the order n, e, s, w."""
    if tile >= WELL:
        return ()
    spells = []
    for turn, text in zip((-1, 0, 1), _LINES[tile][2:], strict=True):
        if text != ".":
            golems, distance = (int(number) for number in text.split("×"))
            direction = (front + turn) % 4
            breaker = distance == BREAKING_RANGE
            spells.append(Spell(direction, golems, distance, breaker, STEPS[direction] * distance))
    return tuple(sorted(spells))


SPELLS = tuple(tuple(_turned(tile, front) for front in range(4)) for tile in range(len(TILES)))
"""The spells of each tile for each direction of its front, in the order n, e, s, w."""

MOST_CAST = max(sum(spell.golems for spell in SPELLS[tile][NORTH]) for tile in LAND_TILES)
"""The most golems that one tile can call; a reserve of this size is never too small (R11)."""

FARSIGHTED = bytes(tile for tile in LAND_TILES if all(spell.distance > 1 for spell in SPELLS[tile][NORTH]))
"""The tiles without a spell of range 1, which cannot reach the well in the first turn (R8)."""


def parse_tile(text: str) -> int:
    """The tile of that code."""
    if text not in TILE_OF:
        raise BadText("error-tile-unknown", clause="R6", found=text, expected="C1 … C10 H1 … H8 F1 … F6 W")
    return TILE_OF[text]


def parse_land_tile(text: str) -> int:
    """The tile of that code, if players can hold it."""
    if TILE_OF.get(text, WELL) == WELL:
        raise BadText("error-tile-unknown", clause="R6", found=text, expected="C1 … C10 H1 … H8 F1 … F6")
    return TILE_OF[text]


def parse_any_tile(text: str) -> int:
    """The tile of that code, or UNKNOWN for `?`."""
    return UNKNOWN if text == TILES[UNKNOWN] else parse_land_tile(text)


def format_tiles(tiles: bytes) -> str:
    """The codes of some tiles."""
    return " ".join(TILES[tile] for tile in tiles)


Tile = Annotated[int, Term("tile", "a land tile, such as `C5`; `?` if unknown")]
TileList = Annotated[bytes, Term("tile", "a land tile, such as `C5`; `?` if unknown")]
