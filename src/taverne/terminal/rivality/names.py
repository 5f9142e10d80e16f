"""The names of land tiles and the marks of the sides."""

from taverne.games.rivality.tiles import KIND, TILE_OF
from taverne.locale import Catalogue

MARKS = ("", "①", "②", "③")
"""By side: a mark tells sides apart as much as their colour does."""


def tile_name(t: Catalogue, code: str) -> str:
    """The name of a land tile, with its code."""
    name = t.say(f"land-{_kind(code)}")
    return name if code in ("W", "?") else f"{name} {code}"


def _kind(code: str) -> str:
    return "unknown" if code == "?" else KIND[TILE_OF[code]]


def name_item(t: Catalogue, group: str, item: str) -> str:
    """The name of a tile in the balance report."""
    return tile_name(t, item)


def format_golems(golems: tuple[int, ...]) -> str:
    """How many golems of each side there are."""
    return " ".join(f"{MARKS[side]}{count}" for side, count in enumerate(golems, 1) if count)


def name_hinted(t: Catalogue, what: str) -> str:
    """The tile that a hint's reason is about."""
    return t.say(f"hint-land-{_kind(what)}") if what else ""


def name_cell(t: Catalogue, cell: str) -> str:
    """A cell as people read it: `0,-1` of the notation is (0 | −1). The squares of the solo game keep their names."""
    x, comma, y = cell.replace("-", "−").partition(",")
    return t.say("rivality-cell", x=x, y=y) if comma else cell


def souramoun(t: Catalogue) -> str:
    """The side without a seat in the solo game."""
    return t.say("souramoun")
