"""Prepared starts: the person plays, the script answers, and the same moves always lead to the same position."""

import pytest

from taverne.kernel.chance import CHANCE
from taverne.kernel.errors import BadRecord, IllegalMove
from taverne.practice.families import UnknownStart, find_start, start_keys
from taverne.practice.play import MOST_MOVES, Practice, practise
from taverne.practice.start import parse_start

KEY = "rules/A15"
RECORD = """[Ruleset "aetherya/fr2/competitive"]
[Seats "2"]
[You "2"]

* river battle-ED land-f land-m four battle-DG land-s alliance-HE kin-D
* deal 1 ODRf
* deal 2 HmEp
* lands 1 msOGfGfDfpRs
* lands 2 sORsOEDmREGG
* discard m

then
1 arrange DORf
# arrange cell:2:b2
2 arrange HpEm
1 take b1
"""


def told(practice: Practice) -> list[str]:
    return [f"{entry.actor or '*'} {entry.move}" for entry in practice.entries]


def test_the_others_follow_the_script_while_the_person_does() -> None:
    practice = practise(KEY, ("take a2",))
    assert told(practice) == ["1 take a2", "2 draw", "* card H", "2 place b1"]
    assert practice.asked == (1,)


def test_off_the_script_everyone_still_answers_and_always_alike() -> None:
    moves = ("draw", "place a1", "draw")
    practise.__globals__["_practise"].cache_clear()
    once = told(practise(KEY, moves))
    practise.__globals__["_practise"].cache_clear()
    assert told(practise(KEY, moves)) == once
    assert [line for line in once if line.startswith("2 ")]


def test_leaving_out_a_move_takes_it_back() -> None:
    before = practise(KEY, ())
    practise(KEY, ("take a2",))
    assert practise(KEY, ()) == before


def test_a_move_that_the_rules_forbid_is_refused_with_its_clause() -> None:
    with pytest.raises(IllegalMove) as caught:
        practise(KEY, ("take b3",))
    assert caught.value.clause == "A15"


def test_a_practice_has_a_longest() -> None:
    with pytest.raises(IllegalMove, match="error-practice-long"):
        practise(KEY, ("draw",) * (MOST_MOVES + 1))


def test_a_record_is_a_start_and_others_may_answer_first() -> None:
    start = parse_start("test", RECORD)
    assert start.you == 2
    assert [(step.name, step.things, step.at) for step in start.steps] == [("arrange", ("cell:2:b2",), 1)]
    assert [move.actor for move in start.script] == [1, 2, 1]


@pytest.mark.parametrize("key", ["rules/none", "../secret", "rules/A15/..", "rules", ""])
def test_an_unknown_start_is_refused(key: str) -> None:
    with pytest.raises(UnknownStart):
        find_start(key)


def test_a_mistake_in_a_script_is_told_with_its_line() -> None:
    with pytest.raises(BadRecord) as caught:
        parse_start("test", RECORD + "1 fly b1\n")
    assert caught.value.line == len(RECORD.splitlines()) + 1


@pytest.mark.parametrize("key", [key for folder in ("rules", "lessons") for key in start_keys(folder)])
def test_every_start_plays_along_its_script(key: str) -> None:
    start = find_start(key)
    moves = tuple(str(one.move) for one in start.script if one.actor == start.you)
    practice = practise(key, moves)
    assert practice.is_on_script
    assert practice.scripted == len(start.script)
    assert all(entry.actor == CHANCE or entry.asked for entry in practice.entries)
