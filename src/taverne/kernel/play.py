"""The game loop: plays a game from its setup to its end."""

from collections.abc import Callable
from operator import itemgetter
from typing import Generic, NamedTuple, TypeVar

from taverne.kernel.chance import CHANCE, Dice, Draw
from taverne.kernel.events import Event
from taverne.kernel.game import Game, Move, View, draw, view_of

S = TypeVar("S")

Decide = Callable[[View[S], tuple[Move, ...]], Move]
"""Chooses one of the legal moves of the seat that a view belongs to."""
ChooseActor = Callable[[tuple[int, ...]], int]
"""Chooses who acts next among those who are asked together."""


class Ply(NamedTuple, Generic[S]):
    """One move or draw of a game as it is played."""

    actor: int
    move: Move | Draw
    events: tuple[Event, ...]
    asked: tuple[int, ...]
    """Who was asked before it."""
    state: S
    """The state it led to."""
    then: tuple[int, ...]
    """Who is asked after it."""


def play(
    game: Game[S],
    seats: int,
    decide: Decide[S],
    dice: Dice,
    observe: Callable[[Ply[S]], object] | None = None,
    *,
    choose_actor: ChooseActor = itemgetter(0),
) -> S:
    """Plays one game and returns its final state.

    `decide` receives a view and the legal moves, never a state. `observe` receives every ply once it is played.
    """
    state = game.setup(seats)
    asked = game.asked(state)
    while asked:
        actor = choose_actor(asked)
        if actor == CHANCE:
            move: Move | Draw = draw(game, state, dice)
        else:
            move = decide(view_of(game, state, actor), game.legal(state, actor))
        state, events = game.apply(state, actor, move)
        then = game.asked(state)
        if observe is not None:
            observe(Ply(actor, move, events, asked, state, then))
        asked = then
    return state
