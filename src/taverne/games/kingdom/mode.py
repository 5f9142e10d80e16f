"""A mode of play: its steps, the transitions between them, and what it adds to the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from taverne.games.kingdom.cards import COPIES_PER_SEAT
from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.moves import MoveParser
from taverne.games.kingdom.scoring import ScoreLines
from taverne.games.kingdom.snapshot_lines import SnapshotLines
from taverne.games.kingdom.state import Extra, ModeView, State
from taverne.kernel import steps
from taverne.kernel.chance import Draw
from taverne.kernel.events import Event
from taverne.kernel.outcome import Outcome

Transition = tuple[State, tuple[Event, ...]]
"""Where something leads: the state, and the events on the way to it."""

Follow = Callable[[State, tuple[Event, ...]], Transition]
"""Goes on from a state, adding to the events so far."""

AfterCard = Callable[[State, Kingdom, tuple[bytes, ...], bool, Event], Transition]
"""Goes on from the state before a card is played, given the kingdom and the discards after it, whether a land was
explored, and the event."""

DrawParser = Callable[[list[str], int], tuple[Draw, ...]]
"""Reads the words of a chance line after its first, at a table of so many seats."""


@dataclass(frozen=True, eq=False)
class Step(steps.Step[State]):
    """A step of a kingdom game, and what its table looks like (None: either way)."""

    has_hand: bool | None = False
    has_played: bool | None = False
    has_taken: bool | None = False
    is_explored: bool | None = False
    """Every land is face up; None: those of the seat whose turn it is may be."""


@dataclass(frozen=True, slots=True, eq=False)
class Steps:
    """The steps of a mode."""

    opening: tuple[Step, ...]
    """The setup, in order."""
    turn: Step
    """A turn begins."""
    hand: Step
    """A card is in hand."""
    others: tuple[Step, ...]

    def by_name(self) -> dict[str, Step]:
        """All steps by their names."""
        return {step.name: step for step in (*self.opening, self.turn, self.hand, *self.others)}


@dataclass(frozen=True, slots=True, eq=False)
class Transitions:
    """What follows what, where the modes differ."""

    after_setup: Follow
    after_card: AfterCard
    """A card was placed or a land revealed."""
    close_turn: Follow
    """The card is dealt with: what may still be decided in this turn, or its end."""
    end_turn: Follow


@dataclass(frozen=True, slots=True, eq=False)
class TableLayout:
    """What lies on the table of a mode."""

    river_size: Callable[[int], int]
    """How many legends lie in the river, by the number of seats."""
    check: Callable[[State], None]
    """Raises BadText for a table, read from a snapshot, that the mode cannot come to."""
    piles: int = 1
    """How many discard piles there are."""
    begin_extra: Callable[[int], Extra | None] = lambda seats: None
    """The mode's own part of the table at the start, by the number of seats."""
    parse_extra: Callable[[SnapshotLines, int], Extra | None] = lambda lines, seats: None
    """The same, read from a snapshot."""
    present_extra: Callable[[State], ModeView | None] = lambda table: None
    """What a redacted table shows of it."""


def _no_stones(state: State, seat: int) -> tuple[int, ...]:
    return ()


@dataclass(frozen=True, slots=True, eq=False)
class Ending:
    """What counts, and how a game ends."""

    outcome: Callable[[State], Outcome]
    results: Callable[[State], tuple[str, ...]]
    """The result lines of a record."""
    summary: Callable[[State], object | None] = lambda state: None
    """What there is to say of a finished game beyond points and ranks."""
    faces_game: bool = False
    """The players face the game itself: they win or lose together."""
    score_lines: tuple[str, ...] = ScoreLines._fields
    """The lines of the score sheet that can count."""
    stones: Callable[[State, int], tuple[int, ...]] = _no_stones
    """The power stones a seat holds (A42)."""


@dataclass(frozen=True, slots=True, eq=False)
class Mode:
    """A way to play: the rules that all modes share ask it where they differ."""

    name: str
    seats: tuple[int, ...]
    """The numbers of seats that can play."""
    layout: TableLayout
    steps: Steps
    transitions: Transitions
    ending: Ending
    parsers: Mapping[str, MoveParser]
    """The parsers of its moves, by their first word."""
    draws: Mapping[str, DrawParser]
    """The parsers of chance's lines, by their first word."""


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """The rules of one table."""

    edition: Edition
    mode: Mode
    seats: int

    @property
    def copies(self) -> int:
        """Cards of each kind in the game (components)."""
        return COPIES_PER_SEAT * max(self.seats, 2)
