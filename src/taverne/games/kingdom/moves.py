"""The moves of the kingdom games and their notation. Common moves are created once and shared."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations

from taverne.games.kingdom.cards import LEGENDS, SYMBOLS, Cards, Legend
from taverne.games.kingdom.kingdom import parse_card, parse_cell
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import CELL_NAMES, CELLS, CENTRE, Cell, cells_of
from taverne.kernel.errors import BadText

MoveParser = Callable[[list[str]], "KingdomMove"]
"""Reads the words after a move's first; ValueError if they are not what it takes."""


class KingdomMove:
    """A decision in a kingdom game; its text is the notation's."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Arrange(KingdomMove):
    """Lay the starting cards on b2 c2 b3 c3 (A12)."""

    cards: Cards
    cells: tuple[Cell, ...] = field(default=CENTRE, init=False, repr=False, compare=False)
    """Where each of them goes."""

    def __str__(self) -> str:
        return "arrange " + "".join(SYMBOLS[card] for card in self.cards)


@dataclass(frozen=True, slots=True)
class DrawCard(KingdomMove):
    """Draw the top of the deck (A14b)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Take(KingdomMove):
    """Take the top of a discard and place it; what it replaces goes on the discard `to` (A14a, A61)."""

    cell: Cell
    pile: int = 1
    to: int = 1

    def __str__(self) -> str:
        return f"take {CELL_NAMES[self.cell]}{' 2' * (self.pile - 1)}{_to(self.to)}"


@dataclass(frozen=True, slots=True)
class Place(KingdomMove):
    """Place the card in hand (A15)."""

    cell: Cell
    to: int = 1

    def __str__(self) -> str:
        return f"place {CELL_NAMES[self.cell]}{_to(self.to)}"


@dataclass(frozen=True, slots=True)
class Reveal(KingdomMove):
    """Discard the card in hand and reveal a land (A14b)."""

    cell: Cell
    to: int = 1

    def __str__(self) -> str:
        return f"reveal {CELL_NAMES[self.cell]}{_to(self.to)}"


def _to(pile: int) -> str:
    return f" to {pile}" if pile > 1 else ""


@dataclass(frozen=True, slots=True)
class TakeLegend(KingdomMove):
    """Take a legend of the river (A17)."""

    legend: Legend

    def __str__(self) -> str:
        return f"legend {LEGENDS[self.legend]}"


@dataclass(frozen=True, slots=True)
class EndTurn(KingdomMove):
    """End the turn, declining whatever could still be done."""

    def __str__(self) -> str:
        return "end"


DRAW = DrawCard()
END = EndTurn()
_TAKES = tuple(Take(cell) for cell in CELLS)
_PLACES = tuple(Place(cell) for cell in CELLS)
_REVEALS = tuple(Reveal(cell) for cell in CELLS)
_LEGENDS = tuple(TakeLegend(legend) for legend in range(len(LEGENDS)))


@lru_cache(maxsize=1 << 16)
def takes(cells: int) -> tuple[KingdomMove, ...]:
    """Drawing, or taking the discard onto one of these cells."""
    return (DRAW, *(_TAKES[cell] for cell in cells_of(cells)))


@lru_cache(maxsize=1 << 16)
def places(cells: int, lands: int) -> tuple[KingdomMove, ...]:
    """Placing the card in hand on one of these cells, or revealing one of these lands."""
    return (*(_PLACES[cell] for cell in cells_of(cells)), *(_REVEALS[cell] for cell in cells_of(lands)))


@lru_cache(maxsize=1 << 12)
def legend_moves(legends: int) -> tuple[KingdomMove, ...]:
    """Taking each of these legends."""
    return tuple(_LEGENDS[legend] for legend in cells_of(legends))


@lru_cache(maxsize=1 << 13)
def arrangements(cards: bytes) -> tuple[KingdomMove, ...]:
    """The 24 ways to lay four different cards, given in the order of their kinds."""
    return tuple(Arrange(bytes(order)) for order in permutations(cards))


def parse_arrange(words: list[str]) -> KingdomMove:
    """`arrange CCCC`."""
    (cards,) = words
    if len(cards) != 4:
        raise ValueError(cards)
    return Arrange(bytes(parse_card(symbol) for symbol in cards))


def parse_legend_move(words: list[str]) -> KingdomMove:
    """`legend L`."""
    (code,) = words
    return _LEGENDS[parse_legend(code)]


def parse_take(words: list[str]) -> KingdomMove:
    """`take CELL`, with `2` for the second pile and `to 2` for where the replaced card goes."""
    words, to = _split_to(words)
    cell, *pile = words
    if pile not in ([], ["2"]):
        raise ValueError(pile)
    place = parse_cell(cell)
    return _TAKES[place] if not pile and to == 1 else Take(place, 1 + len(pile), to)


def parse_place(words: list[str]) -> KingdomMove:
    """`place CELL`, with `to 2`."""
    (cell,), to = _split_to(words)
    return _PLACES[parse_cell(cell)] if to == 1 else Place(parse_cell(cell), to)


def parse_reveal(words: list[str]) -> KingdomMove:
    """`reveal CELL`, with `to 2`."""
    (cell,), to = _split_to(words)
    return _REVEALS[parse_cell(cell)] if to == 1 else Reveal(parse_cell(cell), to)


def _split_to(words: list[str]) -> tuple[list[str], int]:
    return (words[:-2], 2) if words[-2:] == ["to", "2"] else (words, 1)


def parse_bare(move: KingdomMove) -> MoveParser:
    """The parser of a move that is one word."""

    def parse(words: list[str]) -> KingdomMove:
        if words:
            raise ValueError(words)
        return move

    return parse


PARSERS: dict[str, MoveParser] = {
    "arrange": parse_arrange,
    "draw": parse_bare(DRAW),
    "take": parse_take,
    "place": parse_place,
    "reveal": parse_reveal,
    "legend": parse_legend_move,
    "end": parse_bare(END),
}
"""The moves of the competitive game by their first word; other modes add to them and leave some out."""


def parse_move(text: str, parsers: Mapping[str, MoveParser]) -> KingdomMove:
    """The move written so, in a mode with these parsers."""
    word, *rest = text.split() or [""]
    if word not in parsers:
        raise BadText("error-move-unknown", found=text)
    try:
        return parsers[word](rest)
    except ValueError:
        raise BadText("error-move-unknown", found=text) from None
