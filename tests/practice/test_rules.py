"""Every clause has a position to try it on: it loads, the clause can be played there, and the move can be undone."""

from collections.abc import Callable

import pytest

from taverne.practice.families import find_start, start_keys
from taverne.practice.play import Practice, practise
from taverne.registry import rulesets
from tests.clauses import clauses

PREFIX = "rules/"
GAME_OF = {"A": "aetherya", "D": "drako", "R": "rivality"}

WORDS = {
    "A8": "legend kin-E",
    "A12": "arrange",
    "A14": "draw",
    "A16": "draw",
    "A17": "legend",
    "A20": "legend land-f",
    "A21": "legend battle-DG",
    "D2": "arrange",
    "D4": "legend battle-DG",
    "A30": "arrange",
    "A31": "keep",
    "A32": "use",
    "A33": "use treaty",
    "A34": "use sword",
    "A35": "use griffin",
    "A36": "use hammer",
    "A37": "use palantir",
    "A38": "use smuggler",
    "A39": "use thief",
    "A40": "use thief",
    "A42": "keep",
    "A51": "arrange",
    "A52": "swap",
    "A53": "pair",
    "A54": "legend",
    "A57": "block",
    "A60": "arrange",
    "A63": "discard",
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

EVENTS: dict[str, tuple[str, Callable[[object], bool]]] = {
    "A15": ("CardPlaced", lambda event: True),
    "A18": ("DeckRebuilt", lambda event: True),
    "A19": ("GameEnded", lambda event: True),
    "D3": ("DeckRebuilt", lambda event: True),
    "A41": ("GameEnded", lambda event: True),
    "A55": ("AgeEnded", lambda event: True),
    "A56": ("AgeEnded", lambda event: True),
    "A62": ("LegendWritten", lambda event: True),
    "A64": ("GameEnded", lambda event: True),
    "A65": ("GameEnded", lambda event: True),
    "R2": ("SpellCast", lambda event: True),
    "R4": ("SpellCast", lambda event: getattr(event, "after", 1) == 0),
    "R5": ("SpellCast", lambda event: getattr(event, "lost", 0) > 0),
    "R10": ("SpellCast", lambda event: sum(getattr(event, "removed", ())) > 0),
    "R12": ("GameEnded", lambda event: True),
    "R13": ("GameEnded", lambda event: True),
    "R14": ("GameEnded", lambda event: True),
    "R30": ("SpellCast", lambda event: getattr(event, "delayed", False)),
    "R31": ("SpellCast", lambda event: getattr(event, "delayed", False)),
    "R33": ("TileBesieged", lambda event: True),
    "R34": ("GameEnded", lambda event: True),
    "R44": ("WizardMoved", lambda event: True),
    "R45": ("SpellCast", lambda event: True),
    "R47": ("GameEnded", lambda event: True),
    "R48": ("GameEnded", lambda event: True),
}
"""What happens when a clause is played."""

SCORED = ("A6", "A7", "A9", "D1", "R13", "R34", "R48")
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
        name, test = EVENTS[code]
        assert any(type(event).__name__ == name and test(event) for event in events_of(after)), name
    if code in SCORED:
        states = (before.state, after.state)
        reasons = [reason for state in states for sheet in start.game.sheets(state) for reason in sheet.reasons]
        assert code in {reason.clause for reason in reasons}
    assert practise(key, ()) == before


def test_the_positions_cover_every_game() -> None:
    assert set(GAME_OF.values()) == {ruleset.game for ruleset in rulesets()}
