"""Cards, legends, tiles and points of the kingdom games in words."""

from taverne.games.kingdom.cards import LEGEND_POINTS, LEGENDS
from taverne.locale import Catalogue


def card_name(words: Catalogue, symbol: str) -> str:
    """A kind of card in words."""
    return words.say("card-unknown" if symbol == "?" else f"card-{_kind_id(symbol)}")


def _kind_id(symbol: str) -> str:
    return {
        "p": "plain",
        "f": "forest",
        "m": "mountain",
        "s": "swamp",
        "H": "human",
        "E": "elf",
        "D": "dwarf",
        "G": "goblin",
        "R": "dragon",
        "O": "portal",
    }[symbol]


def legend_name(words: Catalogue, code: str) -> str:
    """A legend in words."""
    sort, _, symbols = code.partition("-")
    names = [card_name(words, symbol) for symbol in symbols]
    return words.say(f"legend-{sort}", first=names[0] if names else "", second=names[-1] if names else "")


def list_legends(words: Catalogue, legends: tuple[int, ...]) -> list[str]:
    """Legends a line each, with code, points and condition."""
    codes = [LEGENDS[legend] for legend in legends]
    return [
        f"    {code:<12} {points}  {legend_name(words, code)}"
        for code, points in zip(codes, (LEGEND_POINTS[legend] for legend in legends), strict=True)
    ] or ["    –"]


def format_points(points: int) -> str:
    """Points with a real minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def tile_name(words: Catalogue, name: str) -> str:
    """A tile in words."""
    return words.say("tile-unknown" if name == "?" else f"tile-{name}")
