"""The cooperative game's own part of the table: written legends, the target, and its decisions (A60–A65)."""

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from taverne.games.kingdom.cards import LEGENDS, Legend
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import cells_of
from taverne.games.kingdom.moves import KingdomMove, Parser, Place, Reveal, Take
from taverne.games.kingdom.snapshot_lines import SnapshotLines
from taverne.games.kingdom.state import ModeView, State

PILES = (1, 2)


class Council(NamedTuple):
    """What only the cooperative game has; all of it is open (A61)."""

    written: tuple[int, ...]
    """The legends written this round, turned over until its end (A62)."""
    target: tuple[int, ...]
    """The legends given up: their sum is to be beaten (A63)."""
    gone: int
    """The legends that left the game."""

    def redact(self, seat: int | None) -> "Council":
        """All of it is open."""
        return self

    def determinise(self, rng: random.Random) -> "Council":
        """All of it is known."""
        return self

    def legends(self) -> tuple[int, ...]:
        """The legends written, given up and gone."""
        return (*self.written, *self.target, *cells_of(self.gone))

    def cards(self) -> bytes:
        """No card lies here."""
        return b""

    def has_unknown(self) -> bool:
        """All of it is open."""
        return False

    def format(self) -> list[str]:
        """The council as lines of a snapshot."""
        parts = (("written", self.written), ("target", self.target), ("past", tuple(cells_of(self.gone))))
        return [" ".join([head, *(LEGENDS[legend] for legend in legends)]) for head, legends in parts]


def begin_council(seats: int) -> Council:
    """Before anything is written."""
    return Council((), (), 0)


def parse_council(lines: SnapshotLines, seats: int) -> Council:
    """The council of a snapshot."""
    written, target, past = (lines.legends(head) for head in ("written", "target", "past"))
    return Council(written, target, sum(1 << legend for legend in past))


def council_of(state: State) -> Council:
    """The council of a cooperative game."""
    assert isinstance(state.extra, Council)
    return state.extra


@dataclass(frozen=True, slots=True)
class TeamView(ModeView):
    """What the team has written and what it must beat."""

    written: tuple[str, ...]
    """The legends written this round."""
    given_up: tuple[str, ...]
    """The legends given up; their points make the target."""
    target: int
    """The points every kingdom must beat."""
    past: tuple[str, ...]
    """The legends that left the game."""


@dataclass(frozen=True, slots=True)
class TeamSummary:
    """A finished cooperative game."""

    target: int
    """The points to beat."""
    score: int
    """The lowest kingdom minus the target."""


@dataclass(frozen=True, slots=True)
class GiveUp(KingdomMove):
    """Discard a river legend after a round without one (A63)."""

    legend: Legend

    def __str__(self) -> str:
        return f"discard {LEGENDS[self.legend]}"


@lru_cache(maxsize=1 << 14)
def takes_from(pile: int, cells: int) -> tuple[KingdomMove, ...]:
    """Taking the top of a discard onto each of these cells, what it replaces going on either discard."""
    return tuple(Take(cell, pile, to) for cell in cells_of(cells) for to in PILES)


@lru_cache(maxsize=1 << 14)
def plays(cells: int, lands: int) -> tuple[KingdomMove, ...]:
    """Placing the card in hand on each of these cells or revealing each of these lands, with either discard."""
    placed: list[KingdomMove] = [Place(cell, to) for cell in cells_of(cells) for to in PILES]
    return (*placed, *(Reveal(cell, to) for cell in cells_of(lands) for to in PILES))


def _parse_give_up(words: list[str]) -> KingdomMove:
    (code,) = words
    return GiveUp(parse_legend(code))


COUNCIL_WORDS: dict[str, Parser] = {"discard": _parse_give_up}
