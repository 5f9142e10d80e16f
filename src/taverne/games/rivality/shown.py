"""Reads `* shown` lines: puts revealed tiles in place on a partly known table, before the move that reveals them."""

from taverne.games.rivality.grid import parse_square
from taverne.games.rivality.opening import known_tiles
from taverne.games.rivality.state import State
from taverne.games.rivality.tiles import UNKNOWN, parse_land_tile
from taverne.games.rivality.unseen import with_top_tile
from taverne.kernel.errors import BadText


def learn(table: State, words: str) -> State:
    """The table with a tile that a seat is about to draw (`1 C5`), or one of Souramoun's (`b2 C5`), known."""
    has_decks = table.rules.mode.grid.has_well
    match words.split():
        case [seat, code] if has_decks and seat in [str(number) for number in range(1, table.rules.seats + 1)]:
            return _learn_draw(table, int(seat), parse_land_tile(code))
        case [square, code] if not has_decks:
            return _turn_up(table, parse_square(square), parse_land_tile(code), words)
    raise _nonsense(words)


def _learn_draw(table: State, seat: int, tile: int) -> State:
    known = with_top_tile(table, table.rules.side_of[seat], tile)
    if known is None:
        raise BadText("error-deck-impossible", clause="R6", seat=seat)
    return known


def _turn_up(table: State, cell: int, tile: int, words: str) -> State:
    """Souramoun's tile on a cell is known (R40)."""
    his = table.rules.mode.pools[1].translate(None, known_tiles(table))
    if cell not in table.hidden or table.field[cell].tile not in (UNKNOWN, tile):
        raise _nonsense(words)
    if table.field[cell].tile == UNKNOWN and tile not in his:
        raise BadText("error-draw-impossible", clause="R6", found=words)
    return table._replace(field={**table.field, cell: table.field[cell]._replace(tile=tile)})


def _nonsense(words: str) -> BadText:
    return BadText("error-shown", found=f"* shown {words}", expected="* shown SEAT TILE, * shown CELL TILE")
