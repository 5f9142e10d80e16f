"""What is printed on kingdom cards, legends and tiles."""

from typing import Any

from taverne.games.kingdom.cards import LEGEND_POINTS, LEGENDS, SYMBOLS, TERRAINS, TRIBES, UNKNOWN
from taverne.games.kingdom.modes.objects.tile_names import CHARACTERS, NAMES, SET, STONES

CARD_NAMES = ("plain", "forest", "mountain", "swamp", "human", "elf", "dwarf", "goblin", "dragon", "portal", "unknown")


def components() -> dict[str, Any]:
    """The cards by symbol, the legends by code and the tiles by name."""
    return {
        "cards": {
            symbol: {"name": CARD_NAMES[kind], "family": _card_family(kind)} for kind, symbol in enumerate(SYMBOLS)
        },
        "legends": {code: _legend(code, points) for code, points in zip(LEGENDS, LEGEND_POINTS, strict=True)},
        "tiles": {NAMES[tile]: {"family": _tile_family(tile)} for tile in SET},
    }


def _card_family(kind: int) -> str:
    if kind in TERRAINS:
        return "terrain"
    return "tribe" if kind in TRIBES else "unknown" if kind == UNKNOWN else "wonder"


def _legend(code: str, points: int) -> dict[str, Any]:
    kind, _, cards = code.partition("-")
    return {"kind": kind, "cards": list(cards), "points": points}


def _tile_family(tile: int) -> str:
    return "character" if tile in CHARACTERS else "stone" if tile in STONES else "object"
