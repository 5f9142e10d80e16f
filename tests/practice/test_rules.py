"""Every clause has a position to try it on: it loads, the clause can be played there, and the move can be undone."""

from itertools import combinations, permutations

import pytest

from taverne.practice.families import find_start, start_keys
from taverne.practice.play import practise
from taverne.registry import rulesets
from tests.clauses import clauses
from tests.practice.kingdom_clauses import KINGDOM_CLAUSES
from tests.practice.shown import missing

PREFIX = "rules/"
GAME_OF = {"A": "aetherya", "D": "drako", "R": "rivality"}


def own_moves(key: str) -> tuple[str, ...]:
    start = find_start(key)
    return tuple(str(one.move) for one in start.script if one.actor == start.you)


def test_every_clause_has_a_position_and_every_position_a_clause() -> None:
    assert set(start_keys("rules")) == {PREFIX + code for code in clauses()}


@pytest.mark.parametrize("code", clauses())
def test_a_clause_can_be_played_on_its_position_and_undone(code: str) -> None:
    key = PREFIX + code
    start, moves = find_start(key), own_moves(key)
    assert start.game.ruleset.game == GAME_OF[code[0]]
    before = practise(key, ())
    assert moves
    assert start.you in before.asked
    assert moves[0] in map(str, start.game.legal(before.state, start.you))
    assert str(before.suggested) == moves[0]
    after = practise(key, moves)
    assert after.state != before.state
    assert practise(key, ()) == before


def test_every_clause_of_the_kingdom_games_says_what_its_position_shows() -> None:
    assert list(KINGDOM_CLAUSES) == [code for code in clauses() if code[0] in "AD"]


@pytest.mark.parametrize("code", KINGDOM_CLAUSES)
def test_a_position_shows_its_clause(code: str) -> None:
    assert not missing(code, KINGDOM_CLAUSES[code], PREFIX + code)


def test_no_two_clauses_share_a_position() -> None:
    states = {code: practise(PREFIX + code, ()).state for code in KINGDOM_CLAUSES}
    assert not [pair for pair in combinations(states, 2) if states[pair[0]] == states[pair[1]]]


def test_no_position_shows_another_clause() -> None:
    swapped = permutations(KINGDOM_CLAUSES, 2)
    assert not [pair for pair in swapped if not missing(pair[0], KINGDOM_CLAUSES[pair[0]], PREFIX + pair[1])]


def test_the_positions_cover_every_game() -> None:
    assert set(GAME_OF.values()) == {ruleset.game for ruleset in rulesets()}
