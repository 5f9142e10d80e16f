"""The protocol every game speaks: one decision at a time, chance as an actor, views apart from states."""

import random
from dataclasses import InitVar, dataclass
from typing import Generic, Protocol, TypeVar

from taverne.kernel.chance import CHANCE, Chances, Dice, Draw, pick
from taverne.kernel.data import DataTypes, Terms
from taverne.kernel.errors import IllegalMove
from taverne.kernel.events import Event, told_to
from taverne.kernel.outcome import Outcome
from taverne.kernel.ruleset import Ruleset
from taverne.kernel.sheet import Sheet

MAX_SEATS = 8

S = TypeVar("S")


class Move(Protocol):
    """A decision. Its text is the notation's words for it."""

    def __str__(self) -> str: ...


class _Seal:
    """What only `view_of` has: nobody else can make a view, so no state is ever taken for one."""


_SEAL = _Seal()


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """The table as one seat sees it (None: a spectator). `view_of` makes it.

    `table` has a state's shape with every hidden thing unknown; it is built by allow-list from a state
    and holds nothing the seat may not know, so it can be sent, logged and searched.
    """

    seat: int | None
    table: S
    seal: InitVar[_Seal]

    def __post_init__(self, seal: _Seal) -> None:
        if seal is not _SEAL:
            raise TypeError("a View is made by view_of alone, which redacts")


class Game(Protocol[S]):
    """The rules of one ruleset. States are immutable values; nothing here keeps any."""

    family: str
    """The family of games it belongs to, by which each layer finds what it has for it."""
    ruleset: Ruleset
    seats: tuple[int, ...]
    """The numbers of seats that can play."""
    terms: Terms
    """How the numbers of its moves and events are written."""
    data_types: DataTypes
    """The classes of its views, moves and events."""
    faces_game: bool
    """The players face the game itself: they win or lose together."""

    def setup(self, seats: int) -> S:
        """The table before anything was drawn."""
        ...

    def asked(self, state: S) -> tuple[int, ...]:
        """Who is to answer: seats (several at once answer in secret), (CHANCE,), or () at the end."""
        ...

    def chances(self, state: S) -> Chances:
        """What chance may draw; only when chance is asked."""
        ...

    def legal(self, state: S, seat: int) -> tuple[Move, ...]:
        """All moves of a seat, in a fixed order; () if it is not asked."""
        ...

    def apply(self, state: S, actor: int, move: Move | Draw) -> tuple[S, tuple[Event, ...]]:
        """The state after a move and the events that led there; IllegalMove changes nothing."""
        ...

    def redact(self, state: S, seat: int | None) -> S:
        """The table as a seat sees it. Redacting again for a spectator gives the spectator's."""
        ...

    def determinise(self, view: View[S], rng: random.Random) -> S:
        """A full state that this view could be of."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...

    def census(self, state: S) -> tuple[tuple[str, int], ...]:
        """How many there are of each thing that is never created or lost, wherever it lies."""
        ...

    def parse_move(self, text: str) -> Move:
        """The move written so in the notation."""
        ...

    def parse_draws(self, text: str, seats: int) -> tuple[Draw, ...]:
        """The draws of one chance line, without its `*`; `?` is an unknown draw."""
        ...

    def learn(self, table: S, words: str) -> S:
        """A partly known table with what a `* shown` line reveals put in its place, before the move that reveals it."""
        ...

    def check_possible(self, table: S) -> None:
        """Raises BadText unless some hidden state is consistent with a partly known table."""
        ...

    def results(self, state: S) -> tuple[str, ...]:
        """The result lines of a finished game, without their `=`."""
        ...

    def sheets(self, state: S) -> tuple[Sheet, ...]:
        """The score as it stands, with the reason for every point; of a view, as far as it is known."""
        ...

    def sides(self, seats: int) -> tuple[int, ...]:
        """The side of each seat; sheets are by side."""
        ...

    def present(self, view: View[S]) -> object:
        """What the view's seat sees, as the family's own dataclass with nothing left for a client to work out."""
        ...

    def summary(self, state: S) -> object | None:
        """A finished game beyond points and ranks, as a dataclass; None where there is no more to say."""
        ...

    def format_table(self, state: S) -> tuple[str, ...]:
        """The table as lines of a snapshot, `?` for what is unknown."""
        ...

    def parse_table(self, lines: tuple[str, ...], seats: int) -> S:
        """The table written so; with `?` in it, a table as a view holds it."""
        ...


def view_of(game: Game[S], state: S, seat: int | None) -> View[S]:
    """What a seat (None: a spectator) sees. Redacting what is redacted already changes nothing."""
    return View(seat, game.redact(state, seat), _SEAL)


def preview(game: Game[S], view: View[S], move: Move) -> tuple[View[S], tuple[Event, ...]]:
    """What a move would lead to, as far as the viewing seat can know."""
    if view.seat is None:
        raise IllegalMove("error-spectator-moves")
    table, events = game.apply(view.table, view.seat, move)
    return view_of(game, table, view.seat), told_to(events, view.seat)


def draw(game: Game[S], state: S, dice: Dice) -> Draw:
    """One throw of chance."""
    draws, weights = game.chances(state)
    return draws[pick(weights, dice)]


def settle(game: Game[S], state: S, dice: Dice) -> tuple[S, list[tuple[Draw, tuple[Event, ...]]]]:
    """Lets chance draw until a seat is asked or the game is over."""
    drawn = []
    while game.asked(state) == (CHANCE,):
        outcome = draw(game, state, dice)
        state, events = game.apply(state, CHANCE, outcome)
        drawn.append((outcome, events))
    return state, drawn
