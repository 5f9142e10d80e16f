"""`taverne analyse`: the decisions of a record, judged from what each seat knew."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from taverne.bots.analysis import analyse
from taverne.bots.bot import Budget, find_bot
from taverne.bots.table import play_game
from taverne.cli import main
from taverne.record.replay import replay
from taverne.record.text import format_record, parse_record
from taverne.registry import find_game, rulesets

pytestmark = pytest.mark.slow

BUDGET = Budget(simulations=30)


def played(key: str, *names: str) -> str:
    """A record of a game between bots."""
    game = find_game(key)
    return play_game(game, [find_bot(name, game) for name in names], random.Random(4), names=names).record


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        main(["--lang", "en", "analyse", *arguments])
    told = capsys.readouterr()
    return int(left.value.code or 0), told.out, told.err


@pytest.mark.parametrize("key", [ruleset.key for ruleset in rulesets()])
def test_every_choice_is_judged_in_every_ruleset(key: str) -> None:
    game = find_game(key)
    record = replay(parse_record(played(key, *["random"] * game.seats[0])))
    judged = list(analyse(record, Budget(simulations=2), 1))
    assert judged
    for one in judged:
        assert 0 <= one.cost <= 1
        assert one.played.tries > 0
        assert [stats.tries for stats in one.best] == sorted((o.tries for o in one.best), reverse=True)
        assert all(stats.tries for stats in one.best)
        if one.best[0].move == one.played.move:
            assert one.cost == 0
        else:
            assert one.cost == max(0.0, one.best[0].value - one.played.value)


def test_text_and_json_tell_the_same_and_tell_it_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(played("rivality/duel", "greedy", "random"))
    code, out, _ = run(capsys, str(path), "--simulations", "30", "--json")
    assert code == 0
    told: dict[str, Any] = json.loads(out)
    assert run(capsys, str(path), "--simulations", "30", "--json")[1] == out
    lines = run(capsys, str(path), "--simulations", "30")[1].splitlines()
    assert len(lines) == len(told["decisions"]) + 3
    for line, decision in zip(lines[1:], told["decisions"], strict=False):
        assert line.split()[:2] == [str(decision["line"]), str(decision["seat"])]
        assert decision["played"]["move"] in line
    assert "Seat 2 random" in lines[-1]


def test_random_play_costs_more_than_greedy_play() -> None:
    costs: dict[int, list[float]] = {1: [], 2: []}
    for one in analyse(replay(parse_record(played("rivality/duel", "greedy", "random"))), Budget(simulations=300), 1):
        costs[one.seat].append(one.cost)
    assert sum(costs[1]) / len(costs[1]) < sum(costs[2]) / len(costs[2])


def test_looking_closer_at_the_move_played_does_not_make_it_the_best() -> None:
    record = replay(parse_record(played("rivality/duel", "random", "random")))
    judged = list(analyse(record, Budget(simulations=100), 1))
    assert sum(one.cost > 0.02 for one in judged) > len(judged) / 3
    assert sum(one.best[0].move == one.played.move for one in judged) < len(judged) / 3


@pytest.mark.parametrize("key", ["rivality/duel", "aetherya/competitive"])
def test_a_move_has_one_win_chance_on_its_line(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(played(key, "greedy", "greedy"))
    told = json.loads(run(capsys, str(path), "--simulations", "60", "--top", "9", "--json")[1])
    lines = run(capsys, str(path), "--simulations", "60", "--top", "9")[1].splitlines()[1:]
    compared = 0
    for decision, line in zip(told["decisions"], lines, strict=False):
        move = decision["played"]["move"]
        listed = [one["value"] for one in decision["best"] if one["move"] == move]
        assert set(listed) <= {decision["played"]["value"]}
        chances = re.findall(rf"{re.escape(move)} +(\d+) %", line)
        assert len(chances) == 1 + len(listed)
        assert len(set(chances)) == 1
        compared += len(listed)
    assert compared > 10


def test_of_a_partial_record_only_its_own_seat_is_judged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = parse_record(played("rivality/duel", "random", "random"))
    seen = replay(whole)
    path = tmp_path / "seat1.txt"
    path.write_text(format_record({**whole.tags, "View": "1"}, seen.lines_for(1), ()))
    code, out, _ = run(capsys, str(path), "--simulations", "4", "--json")
    assert code == 0
    assert {decision["seat"] for decision in json.loads(out)["decisions"]} == {1}
    code, _, err = run(capsys, str(path), "--seat", "2")
    assert code == 2
    assert "seat 1" in err


@pytest.mark.parametrize(
    ("arguments", "word"), [(("--seat", "7"), "7"), (("--ms", "-1"), "0"), (("--top", "0"), "one move")]
)
def test_bad_arguments_get_a_sentence(
    arguments: tuple[str, ...], word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(played("rivality/duel", "random", "random"))
    code, _, err = run(capsys, str(path), *arguments)
    assert code == 2
    assert word in err
    assert "Traceback" not in err
