"""The decisions of a campaign, in the notation's words (A52, A53, A57)."""

from dataclasses import dataclass, field

from taverne.games.kingdom.cards import LEGENDS, SYMBOLS, Card, Legend
from taverne.games.kingdom.kingdom import parse_card, parse_cell
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import CELL_NAMES, Cell
from taverne.games.kingdom.moves import KingdomMove, MoveParser, parse_bare


@dataclass(frozen=True, slots=True)
class Pair(KingdomMove):
    """Take two cards: both of the deck, or the top discard and one of the deck (A53)."""

    source: str

    def __str__(self) -> str:
        return f"pair {self.source}"


@dataclass(frozen=True, slots=True)
class Drop(KingdomMove):
    """Discard one of the two cards (A53)."""

    card: Card

    def __str__(self) -> str:
        return f"drop {SYMBOLS[self.card]}"


@dataclass(frozen=True, slots=True)
class Swap(KingdomMove):
    """Exchange a legend of this age's row with one of the next (A52)."""

    legend: Legend
    other: Legend

    def __str__(self) -> str:
        return f"swap {LEGENDS[self.legend]} {LEGENDS[self.other]}"


@dataclass(frozen=True, slots=True)
class NoSwap(KingdomMove):
    """Leave the rows as they lie (A52)."""

    def __str__(self) -> str:
        return "noswap"


def block_cells(cell: int) -> tuple[int, ...]:
    """The cells of the 2 × 2 block whose top left cell this is."""
    return cell, cell + 1, cell + 4, cell + 5


@dataclass(frozen=True, slots=True)
class Block(KingdomMove):
    """Keep the 2 × 2 block whose top left cell this is (A57)."""

    cell: Cell
    cells: tuple[Cell, ...] = field(init=False, repr=False, compare=False)
    """The cells of the block."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", block_cells(self.cell))

    def __str__(self) -> str:
        return f"block {CELL_NAMES[self.cell]}"


PAIR_DECK, PAIR_DISCARD, NO_SWAP = Pair("deck"), Pair("discard"), NoSwap()


def _parse_pair(words: list[str]) -> KingdomMove:
    match words:
        case ["deck"]:
            return PAIR_DECK
        case ["discard"]:
            return PAIR_DISCARD
    raise ValueError(words)


def _parse_drop(words: list[str]) -> KingdomMove:
    (card,) = words
    return Drop(parse_card(card))


def _parse_swap(words: list[str]) -> KingdomMove:
    legend, other = words
    return Swap(parse_legend(legend), parse_legend(other))


def _parse_block(words: list[str]) -> KingdomMove:
    (cell,) = words
    return Block(parse_cell(cell))


CAMPAIGN_PARSERS: dict[str, MoveParser] = {
    "pair": _parse_pair,
    "drop": _parse_drop,
    "swap": _parse_swap,
    "noswap": parse_bare(NO_SWAP),
    "block": _parse_block,
}
