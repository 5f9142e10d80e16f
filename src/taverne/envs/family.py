"""What turns a family of games into environments: its compiled rules, and limits that no game exceeds."""

from collections.abc import Callable
from dataclasses import dataclass

from taverne.fast.single import TableKernels
from taverne.registry import AnyGame


@dataclass(frozen=True, slots=True)
class Limits:
    """What no game of a ruleset exceeds. The limits follow from the rules; few of them are ever reached."""

    decisions: int
    chances: int
    """Draws of chance."""
    shown: int
    """Hidden things that moves lay open."""
    outcomes: int
    """Different outcomes of one draw."""
    points: int
    """The points of one seat, whatever their sign."""


@dataclass(frozen=True, slots=True)
class EnvFamily:
    """How the games of one family become environments: its compiled rules, and the limits of its games."""

    limits: Callable[[AnyGame, int], Limits]
    """The limits of a game with that number of seats."""
    tables: TableKernels
    """The family's compiled rules."""
