"""What is printed on Rivality's land tiles."""

from typing import Any

from taverne.games.rivality.grid import DIRECTIONS, NORTH
from taverne.games.rivality.tiles import KIND, LAND_TILES, POINTS, SHIELDS, SPELLS, STARRED, TILES, WELL


def components() -> dict[str, Any]:
    """The land tiles by code."""
    return {"lands": {TILES[tile]: _land(tile) for tile in (*LAND_TILES, WELL)}}


def _land(tile: int) -> dict[str, Any]:
    """A land tile with its front to the north."""
    return {
        "kind": KIND[tile],
        "points": POINTS[tile],
        "shields": SHIELDS[tile],
        "star": tile in STARRED,
        "spells": [
            {
                "direction": DIRECTIONS[spell.direction],
                "golems": spell.golems,
                "distance": spell.distance,
                "breaker": spell.breaker,
            }
            for spell in SPELLS[tile][NORTH]
        ],
    }
