"""Tournaments: the same deals from every seat, intervals that are right, ratings that order the bots."""

import json
import random
from collections import Counter
from itertools import takewhile
from pathlib import Path

import pytest

from taverne.arena.standings import duels, interval, ratings, standings
from taverne.arena.tournament import entrant, line_ups, pairings, play, play_all, rotations
from taverne.bots.bot import LEVELS, Budget, UnknownBot, find_bot
from taverne.bots.table import play_game
from taverne.cli import main
from taverne.kernel.errors import TaverneError
from taverne.record.text import parse_record
from taverne.registry import find_game


def test_every_line_up_plays_every_deal_from_every_seat() -> None:
    chosen = pairings(find_game("aetherya"), ["greedy", "random"], 3, 10, 7, Budget())
    assert len(chosen) == 12
    seatings = Counter(pairing.bots for pairing in chosen)
    assert set(seatings.values()) == {4}
    assert len(seatings) == 3
    deals = {pairing.deal for pairing in chosen}
    assert all(sum(pairing.deal == deal for pairing in chosen) == 3 for deal in deals)


def test_line_ups_fill_the_seats() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "b"], 4) == [("a", "b", "a", "b")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    with pytest.raises(TaverneError, match="error-bots-twice"):
        line_ups(["a", "a"], 2)
    with pytest.raises(UnknownBot):
        pairings(find_game("aetherya"), ["nobody"], 2, 1, 0, Budget())


def test_a_deal_is_the_same_from_every_seat() -> None:
    game = find_game("aetherya")
    dealt = []
    for seating in (("greedy", "random"), ("random", "greedy")):
        end = play_game(game, [find_bot(name, game) for name in seating], random.Random("7/0"))
        lines = [str(line) for line in parse_record(end.record).lines]
        dealt.append(list(takewhile(lambda line: line.startswith("*"), lines)))
    assert dealt[0] == dealt[1]
    assert len(dealt[0]) > 4


def test_greedy_beats_random_and_is_rated_above_it() -> None:
    chosen = pairings(find_game("rivality/duel"), ["random", "greedy"], 2, 20, 1, Budget())
    first, second = standings(["random", "greedy"], list(play_all(chosen, 1)))
    assert first.bot == "greedy"
    assert first.share > 0.9
    assert first.rating > 200 > -200 > second.rating
    assert first.games == second.games == 20
    assert first.low < first.share <= first.high


def test_processes_play_the_same_games() -> None:
    chosen = pairings(find_game("drako"), ["random", "greedy"], 2, 4, 1, Budget())
    alone = [(game.bots, game.points) for game in play_all(chosen, 1)]
    together = [(game.bots, game.points) for game in play_all(chosen, 2)]
    assert alone == together


def test_a_game_against_the_box_is_won_or_lost() -> None:
    (game,) = (play(pairing) for pairing in pairings(find_game("rivality/solo"), ["greedy"], 1, 1, 1, Budget()))
    assert game.shares[0] in (0.0, 1.0)
    assert not duels([game])


def test_wilsons_interval() -> None:
    low, high = interval(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(10, 10)[1] == pytest.approx(1)


def test_bradley_terry_ratings_follow_the_odds() -> None:
    before: Counter[tuple[str, str]] = Counter({("a", "b"): 10_000, ("b", "a"): 1_000})
    rated = ratings(["a", "b"], before)
    assert rated["a"] - rated["b"] == pytest.approx(400, abs=1)
    assert sum(rated.values()) == pytest.approx(0)


def test_the_command_tells_it_as_a_table_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "drako", "--bots", "random,greedy", "--games", "4"]
    for more in ([], ["--json"]):
        with pytest.raises(SystemExit) as caught:
            main([*arguments, *more])
        assert caught.value.code == 0
    table, _, rest = capsys.readouterr().out.partition("{")
    assert table.splitlines()[1].startswith("greedy")
    result = json.loads("{" + rest)
    assert result["games"] == 4
    assert [standing["bot"] for standing in result["standings"]] == ["greedy", "random"]
    for wrong in (["--games", "0"], ["--jobs", "0"], ["--seats", "9"]):
        with pytest.raises(SystemExit) as caught:
            main([*arguments, *wrong])
        assert caught.value.code == 2


def test_a_bot_of_an_installed_package_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    info = tmp_path / "dummy-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: dummy\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[taverne.bots]\ndummy = dummy_bot:Bot\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(SystemExit):
        main(["bots"])
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert {"dummy", "greedy", "random", "search", *LEVELS} <= set(listed)


@pytest.mark.parametrize("name", ["greedy@", "greedy@0", "greedy@-5", "greedy@ten", "greedy@99999999999"])
def test_a_time_of_its_own_that_is_none_gets_a_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--lang", "en", "arena", "rivality/duel", "--bots", f"{name},random", "--games", "2"])
    assert left.value.code == 2
    assert name in capsys.readouterr().err


@pytest.mark.slow
def test_a_bot_has_its_own_time(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "rivality/duel", "--bots", "search@20,search@1", "--games", "2", "--json"])
    table = {line["bot"]: line for line in json.loads(capsys.readouterr().out)["standings"]}
    assert set(table) == {"search@20", "search@1"}
    game, shared = find_game("rivality/duel"), Budget(milliseconds=5)
    assert [entrant(name, game, shared).budget.milliseconds for name in ("search@20", "search@1", "search")] == [
        20,
        1,
        5,
    ]
