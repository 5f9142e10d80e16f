"""Every position to try a clause of Rivality on shows that clause, and no other position does."""

import pytest

from tests.clauses import clauses
from tests.practice.rivality_clauses import CLAUSES
from tests.practice.rivality_tried import Tried, tried

CODES = [code for code in clauses() if code.startswith("R")]
ONE_MOVE = ("R6", "R47")
"""Where there is only one move."""
LATER = ("R8", "R12", "R31", "R32", "R35")
"""Where the move pays off later, which the clause's own proof shows."""
MOST_TILES = 14
"""How many tiles a battlefield to try a clause on has at most, so that one sees what happens; solo has 24."""


def rule(code: str) -> Tried:
    return tried(f"rules/{code}")


def test_every_clause_of_rivality_has_a_proof() -> None:
    assert sorted(CLAUSES) == sorted(CODES)


@pytest.mark.parametrize("code", CODES)
def test_a_position_shows_its_clause_and_no_other_position_does(code: str) -> None:
    shown = []
    for other in CODES:
        try:
            is_shown = CLAUSES[code](rule(other))
        except (LookupError, ValueError, AttributeError):
            if other == code:
                raise
            is_shown = False  # There is nothing of what the clause is about.
        shown += [other] if is_shown else []
    assert shown == [code]


@pytest.mark.parametrize("code", [code for code in CODES if code not in (*ONE_MOVE, *LATER)])
def test_the_move_is_a_good_one_and_another_is_worse(code: str) -> None:
    it = rule(code)
    game, seat = it.start.game, it.start.you
    others = [game.apply(it.before, seat, move)[0] for move in game.legal(it.before, seat) if move != it.move]
    assert it.lead(it.then) >= it.lead(it.before)
    assert min(map(it.lead, others)) < it.lead(it.then)


@pytest.mark.parametrize("code", CODES)
def test_a_battlefield_is_small(code: str) -> None:
    it = rule(code)
    assert len(it.before.field) <= (24 if it.start.seats == 1 else MOST_TILES)


def test_no_two_positions_are_the_same() -> None:
    seen = [(it.start.game.ruleset.key, it.start.game.format_table(it.before)) for it in map(rule, CODES)]
    assert len(set(seen)) == len(seen)
