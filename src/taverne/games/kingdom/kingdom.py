"""A kingdom: 16 cards, which of them are unexplored, what is up, and the tiles laid on cards (A1)."""

from collections.abc import Callable
from typing import NamedTuple

from taverne.games.kingdom.cards import DRAGON, SYMBOLS, TRIBES, UNKNOWN
from taverne.games.kingdom.links import ALL_CELLS, CELL_NAMES, CELL_OF, CELLS, cells_of
from taverne.kernel.errors import BadText

CARD_BYTES = tuple(bytes((kind,)) for kind in range(len(SYMBOLS)))
NOTHING_UP = (0,) * len(SYMBOLS)


class Kingdom(NamedTuple):
    """Sixteen cells. A named tuple because every turn makes one, and tuples are the cheapest to make."""

    cards: bytes
    """The kind on each cell, unexplored ones included (UNKNOWN in a view)."""
    hidden: int
    """The unexplored lands."""
    up: tuple[int, ...]
    """For each kind, where it lies face up."""
    treaties: int = 0
    """Cells whose card bears a treaty (A33)."""
    staffs: int = 0
    """Cells whose card bears a staff (A33)."""


new_kingdom: Callable[[type[Kingdom], tuple[bytes, int, tuple[int, ...], int, int]], Kingdom] = tuple.__new__
"""`new_kingdom(Kingdom, fields)`: a kingdom in half the time of its constructor, for what is made every turn."""


def lay_out(cards: bytes, hidden: int, treaties: int = 0, staffs: int = 0) -> Kingdom:
    """The kingdom with these cards, some of them unexplored."""
    up = list(NOTHING_UP)
    for cell in cells_of(ALL_CELLS & ~hidden):
        up[cards[cell]] |= 1 << cell
    return Kingdom(cards, hidden, tuple(up), treaties, staffs)


WILDERNESS = lay_out(bytes([UNKNOWN] * 16), ALL_CELLS)
"""A kingdom before any card is laid."""


def put(kingdom: Kingdom, cell: int, card: int) -> Kingdom:
    """The kingdom with a card face up on a cell; the card that lay there leaves with its tiles."""
    cards, hidden, up, treaties, staffs = kingdom
    bit = 1 << cell
    masks = list(up)
    if not hidden & bit:
        masks[cards[cell]] ^= bit
    masks[card] |= bit
    cards = cards[:cell] + CARD_BYTES[card] + cards[cell + 1 :]
    return new_kingdom(Kingdom, (cards, hidden & ~bit, tuple(masks), treaties & ~bit, staffs & ~bit))


def unveil(kingdom: Kingdom) -> Kingdom:
    """The kingdom with every land turned up (A19)."""
    return lay_out(kingdom.cards, 0, kingdom.treaties, kingdom.staffs) if kingdom.hidden else kingdom


def veil(kingdom: Kingdom) -> Kingdom:
    """The kingdom as everyone sees it, its unexplored lands unknown."""
    hidden = kingdom.hidden
    if not hidden:
        return kingdom
    cards = bytes(UNKNOWN if hidden >> cell & 1 else kingdom.cards[cell] for cell in CELLS)
    return kingdom._replace(cards=cards)


def parse_card(text: str) -> int:
    """The kind a symbol stands for."""
    if len(text) != 1 or text not in SYMBOLS[:UNKNOWN]:
        raise BadText("error-card-unknown", clause="A1", found=text, expected=" ".join(SYMBOLS[:UNKNOWN]))
    return SYMBOLS.index(text)


def parse_cell(text: str) -> int:
    """The cell of that name."""
    if text not in CELL_OF:
        raise BadText("error-cell-unknown", clause="A1", found=text, expected="a1 … d4")
    return CELL_OF[text]


def parse_kingdom(text: str) -> Kingdom:
    """The kingdom in its text form, laid tiles included: `mfEf/DEfH/spHm/HORD treaty@b2`."""
    grid, *tiles = text.split() or [""]
    rows = grid.split("/")
    if len(rows) != 4:
        raise BadText("error-kingdom-rows", clause="A1", found=len(rows), expected=4, text=grid)
    for number, row in enumerate(rows, 1):
        if len(row) != 4:
            raise BadText("error-kingdom-row", clause="A1", row=number, found=len(row), expected=4, text=row)
    symbols = "".join(rows)
    for cell, symbol in enumerate(symbols):
        if symbol not in SYMBOLS:
            raise BadText(
                "error-kingdom-card", clause="A1", cell=CELL_NAMES[cell], found=symbol, expected=" ".join(SYMBOLS)
            )
    cards = bytes(SYMBOLS.index(symbol) for symbol in symbols)
    kingdom = lay_out(cards, sum(1 << cell for cell in CELLS if cards[cell] == UNKNOWN))
    for tile in tiles:
        kingdom = _lay_tile(kingdom, tile)
    return kingdom


def _lay_tile(kingdom: Kingdom, text: str) -> Kingdom:
    name, _, place = text.partition("@")
    if name not in ("treaty", "staff") or not place:
        raise BadText("error-laid-tile", clause="A33", found=text, expected="treaty@CELL, staff@CELL")
    cell = parse_cell(place)
    bit = 1 << cell
    tribes = sum(kingdom.up[tribe] for tribe in TRIBES)
    if not bit & (tribes if name == "treaty" else kingdom.up[DRAGON]):
        raise BadText("error-laid-tile-card", clause="A33", tile=name, cell=place)
    if bit & (kingdom.treaties | kingdom.staffs):
        raise BadText("error-laid-tile-twice", clause="A33", tile=name, cell=place)
    if name == "treaty":
        return kingdom._replace(treaties=kingdom.treaties | bit)
    return kingdom._replace(staffs=kingdom.staffs | bit)


def format_kingdom(kingdom: Kingdom) -> str:
    """The kingdom's text form: what is face up, `?` for lands, then the laid tiles."""
    symbols = "".join("?" if kingdom.hidden >> cell & 1 else SYMBOLS[kingdom.cards[cell]] for cell in CELLS)
    rows = "/".join(symbols[start : start + 4] for start in range(0, 16, 4))
    laid = [f"treaty@{CELL_NAMES[cell]}" for cell in cells_of(kingdom.treaties)]
    laid += [f"staff@{CELL_NAMES[cell]}" for cell in cells_of(kingdom.staffs)]
    return " ".join([rows, *laid])
