"""How the fields of a battlefield's events are written."""

from taverne.games.rivality.grid import DIRECTIONS, NOWHERE, Grid
from taverne.games.rivality.tiles import TILES
from taverne.kernel.telling import Words


def words_of(grid: Grid) -> Words:
    """The words of a game whose cells are named so."""

    def cell(number: int) -> str:
        """Its name; empty for nowhere, and for one beyond the edge of the solo battlefield."""
        try:
            return "" if number == NOWHERE else grid.format(number)
        except KeyError:
            return ""

    def direction(number: int) -> str:
        return DIRECTIONS[number]

    return {
        "cell": cell,
        "start": cell,
        "origin": cell,
        "front": direction,
        "direction": direction,
        "tile": lambda tile: TILES[tile],
        "tiles": lambda tiles: [TILES[tile] for tile in tiles],
    }
