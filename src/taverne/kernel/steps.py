"""Games as chains of named steps: who is asked at each, what they may do, and the game that walks them.

A state that is played in steps has a `step` and the `seat` whose turn it is; the rest is the game's own.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, Self, TypeVar

from taverne.kernel.chance import CHANCE, Chances, Draw
from taverne.kernel.errors import IllegalMove
from taverne.kernel.events import Event
from taverne.kernel.game import MAX_SEATS, Move


class Stepped(Protocol):
    """A state at some step of its game."""

    @property
    def step(self) -> "Step[Self]":
        """Where the game is."""
        ...

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        ...


S = TypeVar("S", bound=Stepped)

BY_CHANCE = (CHANCE,)
SEATS = tuple((seat,) for seat in range(MAX_SEATS + 1))
"""Each seat alone, made once."""


@dataclass(frozen=True, eq=False)  # Without slots: a generic that is frozen and slotted cannot be made by its alias.
class Step(Generic[S]):
    """A named point of a game at which someone is asked."""

    name: str
    asked: Callable[[S], tuple[int, ...]]
    apply: "Mapping[type[Move] | type[Draw], Callable[[S, int, Move | Draw], tuple[S, tuple[Event, ...]]]]"
    legal: Callable[[S, int], tuple[Move, ...]] = lambda state, seat: ()
    chances: Callable[[S], Chances] | None = None
    is_turn: bool = False
    """The seat whose turn it is decides, alone."""
    clause: str = ""
    """What asks for its decision, where that is not the clause of an ordinary move."""


def asks_chance(state: Stepped) -> tuple[int, ...]:
    """Chance is to draw."""
    return BY_CHANCE


def asks_turn(state: Stepped) -> tuple[int, ...]:
    """The seat whose turn it is decides."""
    return SEATS[state.seat]


def asks_nobody(state: Stepped) -> tuple[int, ...]:
    """The game is over."""
    return ()


def refuse(message: str, clause: str, **arguments: str | int) -> IllegalMove:
    """The error for a move the rules do not allow."""
    return IllegalMove(message, clause=clause, **arguments)


@dataclass(frozen=True, slots=True)
class TurnClauses:
    """The clauses of a rulebook that say who moves when."""

    turn: str
    move: str
    end: str


class StepGame(Generic[S]):
    """The part of the Game protocol that follows from a state's steps."""

    clauses: TurnClauses

    def asked(self, state: S) -> tuple[int, ...]:
        """Who is to answer."""
        step = state.step
        return SEATS[state.seat] if step.is_turn else step.asked(state)

    def chances(self, state: S) -> Chances:
        """What chance may draw."""
        chances = state.step.chances
        if chances is None:
            raise refuse("error-chance-not-asked", self.clauses.move)
        return chances(state)

    def legal(self, state: S, seat: int) -> tuple[Move, ...]:
        """All moves of a seat, in a fixed order; () if it is not asked."""
        step = state.step
        if seat != state.seat if step.is_turn else seat not in step.asked(state):
            return ()
        return step.legal(state, seat)

    def apply(self, state: S, actor: int, move: Move | Draw) -> tuple[S, tuple[Event, ...]]:
        """The state after a move and the events that led there, if the step takes that move of that actor."""
        step = state.step
        if actor != state.seat if step.is_turn else actor not in step.asked(state):
            raise self._not_asked(step.asked(state), actor)
        handler = step.apply.get(type(move))
        if handler is None:
            words = ", ".join(sorted({str(legal).split()[0] for legal in step.legal(state, actor)}))
            raise refuse("error-move-now", step.clause or self.clauses.move, found=str(move), expected=words or "*")
        return handler(state, actor, move)

    def _not_asked(self, asked: tuple[int, ...], actor: int) -> IllegalMove:
        if not asked:
            return refuse("error-game-over", self.clauses.end)
        if actor == CHANCE:
            return refuse("error-chance-not-asked", self.clauses.move)
        expected = " ".join(str(seat or "*") for seat in asked)
        return refuse("error-not-asked", self.clauses.turn, found=actor, expected=expected)
