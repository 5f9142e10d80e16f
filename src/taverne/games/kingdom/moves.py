"""The decisions of the kingdom games, in the notation's words. Moves that are many are made once."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from taverne.games.kingdom.cards import LEGENDS, SYMBOLS
from taverne.games.kingdom.kingdom import parse_card, parse_cell
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import CELL_NAMES, CELLS, cells_of
from taverne.kernel.errors import BadText


@dataclass(frozen=True, slots=True)
class Arrange:
    """Lay the starting cards on b2 c2 b3 c3 (A12)."""

    cards: bytes

    def __str__(self) -> str:
        return "arrange " + "".join(SYMBOLS[card] for card in self.cards)


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Draw the top of the deck (A14b)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top discard and place it (A14a)."""

    cell: int

    def __str__(self) -> str:
        return f"take {CELL_NAMES[self.cell]}"


@dataclass(frozen=True, slots=True)
class Place:
    """Place the card in hand (A15)."""

    cell: int

    def __str__(self) -> str:
        return f"place {CELL_NAMES[self.cell]}"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Discard the card in hand and reveal a land (A14b)."""

    cell: int

    def __str__(self) -> str:
        return f"reveal {CELL_NAMES[self.cell]}"


@dataclass(frozen=True, slots=True)
class TakeLegend:
    """Take a legend of the river (A17)."""

    legend: int

    def __str__(self) -> str:
        return f"legend {LEGENDS[self.legend]}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Decline what is still open and end the turn."""

    def __str__(self) -> str:
        return "end"


KingdomMove = Arrange | DrawCard | Take | Place | Reveal | TakeLegend | EndTurn

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
    """The 24 ways to lay four different cards."""
    return tuple(Arrange(bytes(order)) for order in permutations(sorted(cards)))


def parse_move(text: str) -> KingdomMove:
    """The move written so."""
    words = text.split()
    match words:
        case ["arrange", cards] if len(cards) == 4:
            return Arrange(bytes(parse_card(symbol) for symbol in cards))
        case ["draw"]:
            return DRAW
        case ["take", cell]:
            return _TAKES[parse_cell(cell)]
        case ["place", cell]:
            return _PLACES[parse_cell(cell)]
        case ["reveal", cell]:
            return _REVEALS[parse_cell(cell)]
        case ["legend", code]:
            return _LEGENDS[parse_legend(code)]
        case ["end"]:
            return END
    raise BadText("error-move-unknown", found=text)
