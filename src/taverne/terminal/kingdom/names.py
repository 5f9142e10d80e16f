"""The names of cards, legends and tiles, and how points are written."""

from collections.abc import Iterable

from taverne.games.kingdom.cards import LEGEND_POINTS, LEGENDS
from taverne.locale import Catalogue

_CARD_MESSAGES = {
    "?": "card-unknown",
    "p": "card-plain",
    "f": "card-forest",
    "m": "card-mountain",
    "s": "card-swamp",
    "H": "card-human",
    "E": "card-elf",
    "D": "card-dwarf",
    "G": "card-goblin",
    "R": "card-dragon",
    "O": "card-portal",
}


def card_name(t: Catalogue, symbol: str) -> str:
    """The name of a kind of card."""
    return t.say(_CARD_MESSAGES[symbol])


def list_cards(t: Catalogue, symbols: Iterable[str]) -> str:
    """Cards by name, each with its symbol."""
    return ", ".join(f"{card_name(t, symbol)} ({symbol})" for symbol in symbols)


def legend_name(t: Catalogue, code: str) -> str:
    """The name of a legend."""
    sort, _, symbols = code.partition("-")
    names = [card_name(t, symbol) for symbol in symbols]
    return t.say(f"legend-{sort}", first=names[0] if names else "", second=names[-1] if names else "")


def list_legends(t: Catalogue, codes: Iterable[str]) -> list[str]:
    """Legends, one per line, with code, points and condition."""
    listed = [f"    {code:<12} {LEGEND_POINTS[LEGENDS.index(code)]}  {legend_name(t, code)}" for code in codes]
    return listed or ["    –"]


def join_legends(t: Catalogue, codes: Iterable[str]) -> str:
    """Legends by name on one line."""
    return ", ".join(legend_name(t, code) for code in codes) or "–"


def tile_name(t: Catalogue, name: str) -> str:
    """The name of a tile."""
    return t.say("tile-unknown" if name == "?" else f"tile-{name}")


def format_points(points: int) -> str:
    """Points with a typographic minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def name_item(t: Catalogue, group: str, item: str) -> str:
    """The name of an item in a group of the balance report."""
    match group:
        case "legends":
            return legend_name(t, item)
        case "cards":
            return card_name(t, item)
    return tile_name(t, item)


def name_hinted(t: Catalogue, what: str) -> str:
    """The legend or card that a hint's reason is about."""
    if not what:
        return ""
    return legend_name(t, what) if what in LEGENDS else card_name(t, what)
