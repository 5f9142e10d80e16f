"""OpenSpiel's own checks of every ruleset, and what a player may and may not know of a game."""

import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped,unused-ignore]

from taverne.envs.naming import every_table
from taverne.envs.spiel import NAME
from taverne.envs.spiel.logged import begin
from taverne.registry import find_game

TOLD = ("aetherya/competitive", "aetherya/objects", "aetherya/cooperative", "aetherya/solo", "rivality/duel+expert")
"""Rulesets that between them hide everything that is ever hidden."""


def load(key: str, seats: int = 0, reward: str = "result") -> Any:
    return pyspiel.load_game(NAME, {"ruleset": key, "players": seats, "reward": reward})


def play(game: Any, rng: random.Random) -> Iterator[tuple[Any, int]]:
    """The states of a random game, each with the action that is taken there."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(actions, weights)[0]
        else:
            action = rng.choice(state.legal_actions())
        yield state, action
        state.apply_action(action)
    yield state, pyspiel.INVALID_ACTION


def without_shown(text: str) -> list[str]:
    """A log without what moves laid open, which differs from one possible state to another."""
    return [line for line in text.splitlines() if not line.startswith("* shown") and " arrange " not in line]


@pytest.mark.parametrize(("key", "seats"), every_table())
def test_every_ruleset_passes_the_random_simulation_of_openspiel(key: str, seats: int) -> None:
    game = load(key, seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == seats


def test_a_game_is_loaded_by_its_name_and_comes_back_from_its_text() -> None:
    game = pyspiel.load_game(f"{NAME}(ruleset=rivality/three+expert,reward=difference)")
    assert game.num_players() == 3
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert pyspiel.load_game(NAME).get_parameters()["ruleset"] == "aetherya/fr2/competitive"


@pytest.mark.parametrize("key", TOLD)
def test_a_player_forgets_nothing_and_knows_its_own_moves(key: str) -> None:
    game = load(key)
    known = [""] * game.num_players()
    for state, action in play(game, random.Random(3)):
        for player, before in enumerate(known):
            now = state.information_state_string(player)
            assert now.startswith(before)
            known[player] = now
        if state.current_player() >= 0:
            player = state.current_player()
            after = state.child(action).information_state_string(player)
            assert f"{player + 1} {state.action_to_string(player, action)}\n" in after[len(known[player]) :]


@pytest.mark.parametrize("key", TOLD)
def test_what_a_player_cannot_see_changes_nothing_that_it_is_told(key: str) -> None:
    game, rng = load(key), random.Random(4)
    compared = 0
    for state, action in play(game, rng):
        if state.is_terminal() or rng.random() < 0.8:
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
            assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            actor = state.current_player()
            text = state.action_to_string(actor, action)
            same = [each for each in other.legal_actions() if other.action_to_string(actor, each) == text]
            if same:
                compared += 1
                told = state.child(action).information_state_string(player)
                retold = other.child(same[0]).information_state_string(player)
                assert without_shown(told) == without_shown(retold)
    assert compared > 5


def test_answers_stay_secret_until_all_have_answered() -> None:  # A12
    states = [(state.clone(), action) for state, action in play(load("aetherya/competitive", 3), random.Random(5))]
    asked = [index for index, (state, _) in enumerate(states) if "arrange" in _first_move(state)]
    players = [states[index][0].current_player() for index in asked]
    assert players == [0, 1, 2]
    answer = states[asked[0]][0].action_to_string(0, states[asked[0]][1])
    for index in asked[1:]:
        state = states[index][0]
        assert f"1 {answer}" in state.information_state_string(0)
        for player in (1, 2):
            assert "1 answers" in state.information_state_string(player)
            assert f"1 {answer}" not in state.information_state_string(player)
    opened = states[asked[-1] + 1][0]
    assert all(opened.information_state_string(player).count(f"1 {answer}") == 1 for player in range(3))


def _first_move(state: Any) -> str:
    player = state.current_player()
    return state.action_to_string(player, state.legal_actions()[0]) if player >= 0 else ""


def test_hands_and_decks_are_told_to_nobody_else() -> None:  # R6
    game = load("rivality/duel")
    state = next(state for state, _ in play(game, random.Random(6)) if state.current_player() == 0)
    hands = [[f"* deck {player + 1} {tile}" for tile in _hand(state, player)] for player in (0, 1)]
    for player in (0, 1):
        lines = state.information_state_string(player).splitlines()
        assert [line for line in lines if line.startswith("* deck")] == hands[player]


def _hand(state: Any, player: int) -> list[str]:
    table: str = state.observation_string(player)
    line = next(line for line in table.splitlines() if line.startswith(f"hand {player + 1}"))
    return line.split()[2:]


@pytest.mark.parametrize("key", ["aetherya/competitive", "rivality/duel", "aetherya/cooperative"])
def test_the_information_set_search_of_openspiel_plays(key: str) -> None:
    game, rng = load(key), np.random.RandomState(7)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 6, random_state=rng)
    decisions = 0
    state, draws = game.new_initial_state(), random.Random(7)
    while decisions < 4:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = draws.choices(actions, weights)[0]
        else:
            action = bot.step(state)
            decisions += 1
            assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(("key", "seats"), [("aetherya/competitive", 3), ("rivality/teams", 4), ("rivality/solo", 1)])
@pytest.mark.parametrize("reward", ["result", "difference"])
def test_returns_are_the_rewards_of_the_outcome(key: str, seats: int, reward: str) -> None:
    game = load(key, seats, reward)
    end = [state for state, _ in play(game, random.Random(8))][-1]
    outcome = find_game(key).outcome(end.logged.state)
    assert outcome is not None
    assert end.returns() == list(game.score(outcome))
    assert all(game.min_utility() <= value <= game.max_utility() for value in end.returns())


def test_a_state_comes_back_from_a_pickle_with_all_it_was_told() -> None:
    *_, (state, _) = play(load("aetherya/objects"), random.Random(9))
    again = pickle.loads(pickle.dumps(state.logged))  # noqa: S301
    assert again.logs == state.logged.logs
    assert again.state == state.logged.state


def test_the_first_state_is_shared() -> None:
    assert begin("aetherya/fr2/competitive", 2) is begin("aetherya/fr2/competitive", 2)
