"""Every clause has a position to try it on: it loads, the clause can be played there, and the move can be undone."""

from collections.abc import Callable
from itertools import combinations, permutations

import pytest

from taverne.practice.families import find_start, start_keys
from taverne.practice.play import Practice, practise
from taverne.registry import rulesets
from tests.clauses import clauses
from tests.practice.kingdom_clauses import KINGDOM_CLAUSES
from tests.practice.shown import missing

PREFIX = "rules/"
GAME_OF = {"A": "aetherya", "D": "drako", "R": "rivality"}

WORDS = {
    "R6": "keep",
    "R7": "keep",
    "R8": "mulligan",
    "R9": "lay",
    "R11": "cast",
    "R20": "lay",
    "R32": "delayed",
    "R35": "lay",
    "R40": "enter",
    "R42": "enter",
    "R43": "move",
}
"""The move, or how it begins, that a clause is about."""

EVENTS = {
    "R2": "SpellCast",
    "R4": "SpellCast",
    "R5": "SpellCast",
    "R10": "SpellCast",
    "R12": "GameEnded",
    "R13": "GameEnded",
    "R14": "GameEnded",
    "R30": "SpellCast",
    "R31": "SpellCast",
    "R33": "TileBesieged",
    "R34": "GameEnded",
    "R44": "WizardMoved",
    "R45": "SpellCast",
    "R47": "GameEnded",
    "R48": "GameEnded",
}
"""What happens when a clause is played."""

DETAILS: dict[str, Callable[[object], bool]] = {
    "R4": lambda event: getattr(event, "after", 1) == 0,
    "R5": lambda event: getattr(event, "lost", 0) > 0,
    "R10": lambda event: sum(getattr(event, "removed", ())) > 0,
    "R30": lambda event: getattr(event, "delayed", False),
    "R31": lambda event: getattr(event, "delayed", False),
}
"""What is so of such an event, where any would not do."""

SCORED = ("R13", "R34", "R48")
"""Clauses that give the reasons of a score."""


def own_moves(key: str) -> tuple[str, ...]:
    start = find_start(key)
    return tuple(str(one.move) for one in start.script if one.actor == start.you)


def events_of(practice: Practice) -> list[object]:
    return [event for entry in practice.entries for event in entry.events]


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
    assert moves[0].startswith(WORDS.get(code, ""))
    assert str(before.suggested) == moves[0]
    after = practise(key, moves)
    assert after.state != before.state
    if code in EVENTS:
        name, is_so = EVENTS[code], DETAILS.get(code)
        named = [event for event in events_of(after) if type(event).__name__ == name]
        assert any(is_so is None or is_so(event) for event in named), name
    if code in SCORED:
        states = (before.state, after.state)
        reasons = [reason for state in states for sheet in start.game.sheets(state) for reason in sheet.reasons]
        assert code in {reason.clause for reason in reasons}
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
