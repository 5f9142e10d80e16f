"""How the fields of a kingdom's events are written."""

from taverne.games.kingdom.cards import LEGENDS, NO_CARD, SYMBOLS
from taverne.games.kingdom.links import CELL_NAMES
from taverne.games.kingdom.modes.objects.tile_names import NAMES
from taverne.kernel.telling import Words


def _cell(cell: int) -> str:
    return CELL_NAMES[cell]


def _card(card: int) -> str:
    return "" if card == NO_CARD else SYMBOLS[card]


def _legend(legend: int) -> str:
    return LEGENDS[legend]


def _rows(rows: tuple[tuple[int, ...], ...]) -> list[list[str]]:
    return [[LEGENDS[legend] for legend in row] for row in rows]


def _lands(lands: tuple[tuple[int, int, int], ...]) -> list[tuple[int, str, str]]:
    return [(seat, CELL_NAMES[cell], SYMBOLS[card]) for seat, cell, card in lands]


WORDS: Words = {
    "cell": _cell,
    "partner": _cell,
    "card": _card,
    "replaced": _card,
    "discarded": _card,
    "cards": lambda cards: "".join(SYMBOLS[card] for card in cards),
    "legend": _legend,
    "later": _legend,
    "rows": _rows,
    "lands": _lands,
    "tile": lambda tile: NAMES[tile],
}
