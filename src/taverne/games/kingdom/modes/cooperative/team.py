"""The team's own part of the table: written legends, the target, and the decisions about them (A60–A65)."""

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from taverne.games.kingdom.cards import LEGEND_POINTS, LEGENDS, Legend
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import cells_of
from taverne.games.kingdom.moves import KingdomMove, MoveParser, Place, Reveal, Take
from taverne.games.kingdom.snapshot_lines import SnapshotLines
from taverne.games.kingdom.state import ModeView, State

PILES = (1, 2)


class Team(NamedTuple):
    """What only the cooperative game has; all of it is open (A61)."""

    written: tuple[int, ...]
    """The legends written this round, turned over until its end (A62)."""
    target: tuple[int, ...]
    """The legends given up: their sum is to be beaten (A63)."""
    gone: int
    """The legends that left the game."""

    def redact(self, seat: int | None) -> "Team":
        """All of it is open."""
        return self

    def determinise(self, rng: random.Random) -> "Team":
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
        """The team's part as lines of a snapshot."""
        parts = (("written", self.written), ("target", self.target), ("past", tuple(cells_of(self.gone))))
        return [" ".join([head, *(LEGENDS[legend] for legend in legends)]) for head, legends in parts]


def begin_team(seats: int) -> Team:
    """Before anything is written."""
    return Team((), (), 0)


def parse_team(lines: SnapshotLines, seats: int) -> Team:
    """The team's part of a snapshot."""
    written, target, past = (lines.legends(head) for head in ("written", "target", "past"))
    return Team(written, target, sum(1 << legend for legend in past))


def team_of(state: State) -> Team:
    """The team's part of a cooperative game."""
    assert isinstance(state.extra, Team)
    return state.extra


def target_of(state: State) -> int:
    """The points every kingdom must beat (A65)."""
    return sum(LEGEND_POINTS[legend] for legend in team_of(state).target)


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


TEAM_PARSERS: dict[str, MoveParser] = {"discard": _parse_give_up}
