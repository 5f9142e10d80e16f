"""The solo campaign's own part of the table: ages, rows of legends, the two cards of a turn (A50–A57)."""

import random
from dataclasses import dataclass
from typing import NamedTuple

from taverne.games.kingdom.cards import ALL_LEGENDS, LEGENDS, NO_CARD, SYMBOLS, Card, Legend
from taverne.games.kingdom.kingdom import parse_card, parse_cell
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import CELL_NAMES, Cell, cells_of
from taverne.games.kingdom.moves import KingdomMove, Parser, parse_bare
from taverne.games.kingdom.state import Lines, ModeView, State
from taverne.kernel.errors import BadText

ROWS = (4, 5, 6)
"""How many legends each age has (A50)."""


class Campaign(NamedTuple):
    """What only the campaign has. The river is the age's row as far as it is unwritten."""

    age: int
    rows: tuple[tuple[int, ...], ...]
    """The rows of the ages to come."""
    scores: tuple[tuple[int, int], ...]
    """Kingdom points and objective of each age played."""
    pair: bytes
    """The cards taken, until one is dropped."""
    from_discard: int
    """Which of them was the top discard, or NO_CARD."""
    must_place: bool
    """The card in hand was the discard: it cannot be discarded for a land (A53)."""
    gone: int
    """The legends of past ages."""

    def redact(self, seat: int | None) -> "Campaign":
        """All of it is open."""
        return self

    def determinise(self, rng: random.Random) -> "Campaign":
        """All of it is known."""
        return self

    def legends(self) -> tuple[int, ...]:
        """The legends of past and coming ages."""
        return (*(legend for row in self.rows for legend in row), *cells_of(self.gone))

    def cards(self) -> bytes:
        """The cards taken this turn."""
        return self.pair

    def format(self) -> list[str]:
        """The campaign as lines of a snapshot."""
        source = SYMBOLS[self.from_discard] if self.from_discard != NO_CARD else "-"
        return [
            " ".join(["age", str(self.age), *(f"{kingdom}/{objective}" for kingdom, objective in self.scores)]),
            " ".join(["rows", " / ".join(" ".join(LEGENDS[legend] for legend in row) for row in self.rows)]).strip(),
            " ".join(["past", *(LEGENDS[legend] for legend in cells_of(self.gone))]),
            f"pair {source} {int(self.must_place)} {''.join(SYMBOLS[card] for card in self.pair)}".strip(),
        ]


def begin_campaign(seats: int) -> Campaign:
    """The campaign before its legends are laid out."""
    return Campaign(1, (), (), b"", NO_CARD, False, 0)


def parse_campaign(lines: Lines, seats: int) -> Campaign:
    """The campaign of a snapshot."""
    age, *scores = lines.words("age")
    rows = [row.split() for row in " ".join(lines.words("rows")).split(" / ")] if lines.words("rows") else []
    source, must_place, *pair = lines.words("pair")
    try:
        return Campaign(
            age=int(age),
            rows=tuple(tuple(parse_legend(code) for code in row) for row in rows),
            scores=tuple((int(kingdom), int(objective)) for kingdom, objective in (s.split("/") for s in scores)),
            pair=bytes(parse_card(symbol) for symbol in "".join(pair)),
            from_discard=NO_CARD if source == "-" else parse_card(source),
            must_place=must_place == "1",
            gone=sum(1 << parse_legend(code) for code in lines.words("past")) & ALL_LEGENDS,
        )
    except ValueError:
        raise BadText("error-snapshot-line", found=f"age {age}", expected="age N K/O …") from None


def campaign_of(state: State) -> Campaign:
    """The campaign of a solo game."""
    assert isinstance(state.extra, Campaign)
    return state.extra


@dataclass(frozen=True, slots=True)
class Age:
    """An age of the campaign."""

    age: int
    legends: tuple[str, ...]
    """The legends of its row that are still to be written; none of a past age."""
    objective: int
    """The points its kingdom is measured by."""
    kingdom: int | None
    """The points its kingdom scored, once it is over."""


@dataclass(frozen=True, slots=True)
class CampaignView(ModeView):
    """The campaign: its ages and the two cards of a turn."""

    age: int
    """The age being played."""
    ages: tuple[Age, ...]
    past: tuple[str, ...]
    """The legends written in past ages."""
    pair: tuple[str, ...]
    """The two cards taken this turn, until one is dropped."""
    is_lost: bool
    """An age ended with a legend unwritten."""


@dataclass(frozen=True, slots=True)
class CampaignSummary:
    """A finished campaign."""

    ages: tuple[Age, ...]
    """The ages that were played."""
    total: int | None
    """The points of all ages above their objectives; null if the campaign is lost."""
    unwritten: tuple[str, ...]
    """The legends that lost it."""


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


@dataclass(frozen=True, slots=True)
class Block(KingdomMove):
    """Keep the 2 × 2 block whose top left cell this is (A57)."""

    cell: Cell

    def __str__(self) -> str:
        return f"block {CELL_NAMES[self.cell]}"


PAIR_DECK, PAIR_DISCARD, NO_SWAP = Pair("deck"), Pair("discard"), NoSwap()


def _parse_pair(words: list[str]) -> KingdomMove:
    return {"deck": PAIR_DECK, "discard": PAIR_DISCARD}[_one_of(words, ("deck", "discard"))]


def _one_of(words: list[str], known: tuple[str, ...]) -> str:
    (word,) = words
    if word not in known:
        raise ValueError(word)
    return word


def _parse_drop(words: list[str]) -> KingdomMove:
    (card,) = words
    return Drop(parse_card(card))


def _parse_swap(words: list[str]) -> KingdomMove:
    legend, other = words
    return Swap(parse_legend(legend), parse_legend(other))


def _parse_block(words: list[str]) -> KingdomMove:
    (cell,) = words
    return Block(parse_cell(cell))


CAMPAIGN_WORDS: dict[str, Parser] = {
    "pair": _parse_pair,
    "drop": _parse_drop,
    "swap": _parse_swap,
    "noswap": parse_bare(NO_SWAP),
    "block": _parse_block,
}
