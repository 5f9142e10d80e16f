"""Reads `* shown` lines: puts revealed cards and tiles in place on a partly known table, before they turn up."""

from taverne.games.kingdom.cards import SYMBOLS, UNKNOWN
from taverne.games.kingdom.kingdom import CARD_BYTES, parse_card, parse_cell
from taverne.games.kingdom.links import cells_of
from taverne.games.kingdom.modes.objects.tile_names import NAMES, UNKNOWN_TILE
from taverne.games.kingdom.modes.objects.tiles import Tiles, parse_tile
from taverne.games.kingdom.opening import parse_seat
from taverne.games.kingdom.state import State, replace_at
from taverne.kernel.errors import BadText


def learn(table: State, words: str) -> State:
    """The table with a hidden card (`1 b2 E`) or a hidden tile (`1 b2 thief`) known."""
    match words.split():
        case [seat, place, thing]:
            owner, cell = parse_seat(seat, table.rules.seats), parse_cell(place)
            if isinstance(table.extra, Tiles) and thing in NAMES:
                return table._replace(extra=_learn_tile(table.extra, owner, cell, parse_tile(thing)))
            return _learn_card(table, owner, cell, parse_card(thing))
    raise BadText("error-shown", found=f"* shown {words}", expected="* shown SEAT CELL CARD")


def _learn_card(table: State, owner: int, cell: int, card: int) -> State:
    kingdom = table.kingdoms[owner - 1]
    cards = kingdom.cards
    if cards[cell] not in (UNKNOWN, card):
        raise BadText("error-shown-twice", found=SYMBOLS[card], seat=owner, expected=SYMBOLS[cards[cell]])
    known = kingdom._replace(cards=cards[:cell] + CARD_BYTES[card] + cards[cell + 1 :])
    return table._replace(kingdoms=replace_at(table.kingdoms, owner, known))


def _learn_tile(tiles: Tiles, owner: int, cell: int, tile: int) -> Tiles:
    row = tiles.lands[owner - 1]
    if row[cell] not in (UNKNOWN_TILE, tile):
        raise BadText("error-shown-twice", found=NAMES[tile], seat=owner, expected=NAMES[row[cell]])
    face_down = [row[land] for land in cells_of(tiles.face_down(owner))]
    if row[cell] == UNKNOWN_TILE and (tiles.opened[owner - 1] >> tile & 1 or tile in face_down):
        # A player has one tile of each kind (A30); a griffin that lies face up may be another's (A35).
        raise BadText("error-draw-impossible", clause="A30", found=NAMES[tile])
    row = row[:cell] + bytes((tile,)) + row[cell + 1 :]
    return tiles._replace(lands=(*tiles.lands[: owner - 1], row, *tiles.lands[owner:]))
