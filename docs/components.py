"""What is printed on cards, legends and tiles, for the web client to draw: `make protocol` writes it."""

from typing import Any

from taverne.games.kingdom.cards import LEGEND_POINTS, LEGENDS, SYMBOLS, TERRAINS, TRIBES, UNKNOWN
from taverne.games.kingdom.modes.objects.tile_names import CHARACTERS, NAMES, SET, STONES
from taverne.games.rivality.grid import DIRECTIONS, NORTH
from taverne.games.rivality.tiles import KIND, LAND_TILES, POINTS, SHIELDS, SPELLS, STARRED, TILES, WELL

CARD_NAMES = ("plain", "forest", "mountain", "swamp", "human", "elf", "dwarf", "goblin", "dragon", "portal", "unknown")


def components() -> dict[str, Any]:
    """Everything that is printed on something."""
    return {
        "cards": {symbol: {"name": CARD_NAMES[kind], "family": _family(kind)} for kind, symbol in enumerate(SYMBOLS)},
        "legends": {code: _legend(code, points) for code, points in zip(LEGENDS, LEGEND_POINTS, strict=True)},
        "tiles": {NAMES[tile]: {"family": _tile_family(tile)} for tile in SET},
        "lands": {TILES[tile]: _land(tile) for tile in (*LAND_TILES, WELL)},
    }


def _family(kind: int) -> str:
    if kind in TERRAINS:
        return "terrain"
    return "tribe" if kind in TRIBES else "unknown" if kind == UNKNOWN else "wonder"


def _legend(code: str, points: int) -> dict[str, Any]:
    kind, _, cards = code.partition("-")
    return {"kind": kind, "cards": list(cards), "points": points}


def _tile_family(tile: int) -> str:
    return "character" if tile in CHARACTERS else "stone" if tile in STONES else "object"


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
