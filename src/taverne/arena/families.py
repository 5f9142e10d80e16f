"""What balance reports collect about the games of each family, registered here and nowhere else."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from taverne.kernel.events import Event
from taverne.kernel.families import Families
from taverne.registry import AnyGame

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class Group(NamedTuple):
    """Things a seat may have at the end, and the most it can have of each."""

    name: str
    items: tuple[str, ...]
    most: int


class SeatEnd(NamedTuple):
    """What one seat has at the end."""

    lines: tuple[int, ...]
    """Its points by line of the score sheet."""
    having: tuple[tuple[int, ...], ...]
    """For each group, how many it has of each item."""


class Batch(NamedTuple):
    """How some games ended, by game and seat."""

    points: Ints
    """[games, seats]"""
    shares: Floats
    """What each seat won, from 0 to 1: [games, seats]."""
    lines: Ints
    """The score sheets: [games, seats, lines]."""
    having: tuple[Ints, ...]
    """For each group, how many of each item a seat has: [games, seats, items]."""
    decisions: Ints
    turns: Ints


PlayBatch = Callable[[int, int, int], Batch]
"""Plays games in compiled code, given the number of seats, the number of games and a seed."""


def collect_nothing(game: AnyGame, state: Any) -> list[SeatEnd]:
    """Nothing but the points and wins that every game has."""
    outcome = game.outcome(state)
    assert outcome is not None
    return [SeatEnd((), ()) for _ in outcome.points]


@dataclass(frozen=True, slots=True)
class ArenaFamily:
    """What a report collects beyond points and wins; the defaults collect nothing more."""

    lines: tuple[str, ...] = ()
    """The lines of the score sheet."""
    groups: Callable[[AnyGame, int], tuple[Group, ...]] = lambda game, seats: ()
    """The things a seat may have at the end of a game with so many seats."""
    collect: Callable[[AnyGame, Any], list[SeatEnd]] = collect_nothing
    """What each seat has in a final state."""
    turn_events: tuple[type[Event], ...] = ()
    """The events that begin a turn; without any, a turn is a run of decisions by one seat."""
    compiled: Callable[[AnyGame, str], PlayBatch | None] = lambda game, bot: None
    """Finds the compiled code that plays a game with a bot."""
    points_message: Callable[[AnyGame], str] = lambda game: "balance-points-told"
    """The sentence below the plot of points."""


FAMILIES: Families[ArenaFamily] = Families(
    "taverne.arena.families",
    {"kingdom": "taverne.arena.kingdom:FAMILY", "rivality": "taverne.arena.rivality:FAMILY"},
    ArenaFamily(),
)
