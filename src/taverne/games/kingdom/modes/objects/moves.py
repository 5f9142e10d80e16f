"""The decisions about tiles, in the notation's words (A31–A39)."""

from dataclasses import dataclass
from functools import lru_cache

from taverne.games.kingdom.cards import LEGENDS, Legend
from taverne.games.kingdom.kingdom import parse_cell
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import CELL_NAMES, CELLS, Cell, cells_of
from taverne.games.kingdom.modes.objects.tile_names import NAMES, Tile
from taverne.games.kingdom.modes.objects.tiles import parse_tile
from taverne.games.kingdom.moves import KingdomMove, MoveParser, parse_bare


@dataclass(frozen=True, slots=True)
class Keep(KingdomMove):
    """Take the tile just turned up (A31)."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Refuse(KingdomMove):
    """Let the tile just turned up leave the game (A31)."""

    def __str__(self) -> str:
        return "refuse"


@dataclass(frozen=True, slots=True)
class UseTreaty(KingdomMove):
    """Lay a treaty on a tribe (A33)."""

    cell: Cell

    def __str__(self) -> str:
        return f"use treaty {CELL_NAMES[self.cell]}"


@dataclass(frozen=True, slots=True)
class UseStaff(KingdomMove):
    """Lay a staff on a wild dragon (A33)."""

    cell: Cell

    def __str__(self) -> str:
        return f"use staff {CELL_NAMES[self.cell]}"


@dataclass(frozen=True, slots=True)
class UseSword(KingdomMove):
    """Discard a sword to take a battle legend (A34)."""

    legend: Legend

    def __str__(self) -> str:
        return f"use sword {LEGENDS[self.legend]}"


@dataclass(frozen=True, slots=True)
class UseGriffin(KingdomMove):
    """Swap a griffin with a face-down tile of any kingdom (A35)."""

    owner: int
    cell: Cell

    def __str__(self) -> str:
        return f"use griffin {self.owner} {CELL_NAMES[self.cell]}"


@dataclass(frozen=True, slots=True)
class UseHammer(KingdomMove):
    """Discard a hammer to swap two cards of one's kingdom (A36); the cells in reading order."""

    one: Cell
    other: Cell

    def __str__(self) -> str:
        return f"use hammer {CELL_NAMES[self.one]} {CELL_NAMES[self.other]}"


@dataclass(frozen=True, slots=True)
class UsePalantir(KingdomMove):
    """Look at a face-down tile of any kingdom (A37)."""

    owner: int
    cell: Cell

    def __str__(self) -> str:
        return f"use palantir {self.owner} {CELL_NAMES[self.cell]}"


@dataclass(frozen=True, slots=True)
class UseSmuggler(KingdomMove):
    """Discard a smuggler: give a stone, take a tile that is none (A38)."""

    stone: Tile
    victim: int
    tile: Tile

    def __str__(self) -> str:
        return f"use smuggler {NAMES[self.stone]} {self.victim} {NAMES[self.tile]}"


@dataclass(frozen=True, slots=True)
class UseThief(KingdomMove):
    """Discard a thief to take an object (A39)."""

    victim: int
    tile: Tile

    def __str__(self) -> str:
        return f"use thief {self.victim} {NAMES[self.tile]}"


KEEP, REFUSE = Keep(), Refuse()
HAMMERS: tuple[KingdomMove, ...] = tuple(UseHammer(one, other) for one in CELLS for other in CELLS if one < other)


@lru_cache(maxsize=1 << 14)
def griffins(owner: int, cells: int) -> tuple[KingdomMove, ...]:
    """Swapping a griffin with each of these tiles."""
    return tuple(UseGriffin(owner, cell) for cell in cells_of(cells))


@lru_cache(maxsize=1 << 14)
def palantirs(owner: int, cells: int) -> tuple[KingdomMove, ...]:
    """Looking at each of these tiles."""
    return tuple(UsePalantir(owner, cell) for cell in cells_of(cells))


def _parse_seat(text: str) -> int:
    if not (len(text) == 1 and text.isascii() and text.isdecimal()):
        raise ValueError(text)
    return int(text)


def _parse_use(words: list[str]) -> KingdomMove:
    match words:
        case ["treaty", cell]:
            return UseTreaty(parse_cell(cell))
        case ["staff", cell]:
            return UseStaff(parse_cell(cell))
        case ["sword", legend]:
            return UseSword(parse_legend(legend))
        case ["griffin", owner, cell]:
            return UseGriffin(_parse_seat(owner), parse_cell(cell))
        case ["hammer", one, other] if parse_cell(one) < parse_cell(other):
            return UseHammer(parse_cell(one), parse_cell(other))
        case ["palantir", owner, cell]:
            return UsePalantir(_parse_seat(owner), parse_cell(cell))
        case ["smuggler", stone, victim, tile]:
            return UseSmuggler(parse_tile(stone), _parse_seat(victim), parse_tile(tile))
        case ["thief", victim, tile]:
            return UseThief(_parse_seat(victim), parse_tile(tile))
    raise ValueError(words)


TILE_PARSERS: dict[str, MoveParser] = {"keep": parse_bare(KEEP), "refuse": parse_bare(REFUSE), "use": _parse_use}
