"""Typed data: views, moves and events of every ruleset are JSON, and a view cannot be made of a state."""

import json
import random

import pytest

from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.data import Term, find_term, move_data, to_data, type_name
from taverne.kernel.events import told_to
from taverne.kernel.game import View, draw, view_of
from taverne.registry import find_game, rulesets


def test_a_view_is_made_by_redaction_alone() -> None:
    game = find_game("aetherya")
    state = game.setup(2)
    with pytest.raises(TypeError):
        View(1, state)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        View(1, state, object())  # type: ignore[arg-type]
    assert view_of(game, state, 1).table == game.redact(state, 1)


@pytest.mark.parametrize("key", [ruleset.key for ruleset in rulesets()])
def test_every_view_move_and_event_of_a_game_is_json_of_a_declared_class(key: str) -> None:
    game = find_game(key)
    rng = random.Random(key)
    dice = random_dice(rng)
    state = game.setup(game.seats[0])
    types = game.data_types
    moves, events = ({type_name(kind) for kind in kinds} for kinds in (types.moves, types.events))
    while asked := game.asked(state):
        for seat in (1, None):
            shown = to_data(game.present(view_of(game, state, seat)), game.terms)
            assert json.loads(json.dumps(shown)) == shown
            assert shown["type"] == type_name(types.view)
        actor = asked[0]
        if actor == CHANCE:
            move: object = draw(game, state, dice)
        else:
            move = rng.choice(game.legal(state, actor))
            data = move_data(move, game.terms)
            assert data["type"] in moves
            assert data["text"] == str(move)
        state, happened = game.apply(state, actor, move)
        for event in told_to(happened, 1):
            told = to_data(event, game.terms)
            assert json.loads(json.dumps(told)) == told
            assert told["type"] in events
    summary = game.summary(state)
    assert summary is None or type(summary) in types.summaries


def test_a_term_is_found_in_a_number_and_in_a_collection_of_numbers() -> None:
    from taverne.games.kingdom.links import Cell

    assert isinstance(find_term(Cell), Term)
    assert find_term(tuple[Cell, ...]) == find_term(Cell)
    assert find_term(int) is None
