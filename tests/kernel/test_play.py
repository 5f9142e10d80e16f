"""The game loop."""

import random

import pytest

from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import Move, View
from taverne.kernel.play import Ply, play
from taverne.registry import find_game


def first(view: View[object], legal: tuple[Move, ...]) -> Move:
    return legal[0]


@pytest.mark.parametrize("key", ["aetherya", "rivality/duel", "rivality/solo"])
def test_a_game_is_played_to_its_end_and_every_ply_is_observed(key: str) -> None:
    game = find_game(key)
    seats = game.seats[0]
    plies: list[Ply[object]] = []
    end = play(game, seats, first, random_dice(random.Random(1)), plies.append)
    assert game.outcome(end) is not None
    state = game.setup(seats)
    for ply in plies:
        assert ply.asked == game.asked(state)
        assert ply.actor in ply.asked
        state, events = game.apply(state, ply.actor, ply.move)
        assert (state, events, game.asked(state)) == (ply.state, ply.events, ply.then)
    assert state == end


def test_a_decision_is_made_from_the_view_of_the_seat_that_is_asked() -> None:
    game = find_game("aetherya/competitive")
    seats: list[int | None] = []

    def decide(view: View[object], legal: tuple[Move, ...]) -> Move:
        assert view.table == game.redact(view.table, view.seat)
        assert legal == game.legal(view.table, view.seat or 0)
        seats.append(view.seat)
        return legal[-1]

    plies: list[Ply[object]] = []
    play(game, 3, decide, random_dice(random.Random(2)), plies.append)
    assert seats == [ply.actor for ply in plies if ply.actor != CHANCE]


def test_the_caller_may_choose_who_answers_first() -> None:
    game = find_game("aetherya/competitive")
    plies: list[Ply[object]] = []
    play(game, 2, first, random_dice(random.Random(3)), plies.append, choose_actor=lambda asked: asked[-1])
    assert next(ply for ply in plies if len(ply.asked) > 1).actor == 2
