"""The solo campaign's own part of the table: ages, rows of legends, the two cards of a turn (A50–A57)."""

import random
import re
from dataclasses import dataclass
from typing import NamedTuple

from taverne.games.kingdom.cards import LEGEND_POINTS, LEGENDS, NO_CARD, SYMBOLS
from taverne.games.kingdom.kingdom import parse_card
from taverne.games.kingdom.links import cells_of
from taverne.games.kingdom.modes.solo.moves import block_cells
from taverne.games.kingdom.snapshot_lines import SnapshotLines, parse_legends
from taverne.games.kingdom.state import ModeView, State
from taverne.kernel.errors import BadText

ROWS = (4, 5, 6)
"""How many legends each age has (A50)."""
_SCORE = re.compile(r"-?[0-9]{1,3}/[0-9]{1,3}")


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

    def has_unknown(self) -> bool:
        """All of it is open."""
        return False

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


def parse_campaign(lines: SnapshotLines, seats: int) -> Campaign:
    """The campaign of a snapshot."""
    age, scores = _parse_ages(lines.words("age"))
    source, must_place, pair = _parse_pair_line(lines.words("pair"))
    rows = " ".join(lines.words("rows")).split(" / ")
    return Campaign(
        age=age,
        rows=tuple(parse_legends(row.split()) for row in rows) if rows != [""] else (),
        scores=scores,
        pair=pair,
        from_discard=source,
        must_place=must_place,
        gone=sum(1 << legend for legend in lines.legends("past")),
    )


def _parse_ages(words: list[str]) -> tuple[int, tuple[tuple[int, int], ...]]:
    line = " ".join(["age", *words])
    match words:
        case [age, *scores] if age in ("1", "2", "3") and all(_SCORE.fullmatch(score) for score in scores):
            pairs = (score.split("/") for score in scores)
            return int(age), tuple((int(kingdom), int(objective)) for kingdom, objective in pairs)
    raise BadText("error-snapshot-line", clause="A50", found=line, expected="age N KINGDOM/OBJECTIVE …")


def _parse_pair_line(words: list[str]) -> tuple[int, bool, bytes]:
    match words:
        case [source, ("0" | "1") as must_place, *cards]:
            pair = bytes(parse_card(symbol) for symbol in "".join(cards))
            return (NO_CARD if source == "-" else parse_card(source)), must_place == "1", pair
    raise BadText("error-snapshot-line", clause="A53", found=" ".join(["pair", *words]), expected="pair C 0 CC")


def objective_of(state: State) -> int:
    """What the kingdom of this age is measured by (A56)."""
    return sum(LEGEND_POINTS[legend] for legend in (*state.river, *state.held[0]))


def is_lost(state: State) -> bool:
    """Whether a legend of the age's row is unwritten at its end (A56)."""
    return bool(state.river)


def must_place(campaign: Campaign, dropped: int, kept: int) -> bool:
    """Whether the kept card of the two is the discard's; of two alike it counts as the deck's (A53)."""
    return kept == campaign.from_discard and kept != dropped


def block_of(cards: bytes, cell: int) -> bytes:
    """The cards of the 2 × 2 block whose top left cell this is (A57)."""
    return bytes(cards[place] for place in block_cells(cell))


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
    score: int | None
    """What it adds to the campaign's total: the kingdom's points minus the objective (A54)."""


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
