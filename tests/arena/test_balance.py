"""Balance reports: sums that are right, figures that do not depend on how they were played, pages that stand alone."""

import json
import math
import random
import re
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from taverne.arena import balance, report
from taverne.arena.balance import Part, play_one, play_part, play_parts, split
from taverne.arena.families import FAMILIES, Batch, Group
from taverne.arena.findings import Findings, find
from taverne.arena.kingdom import win_shares
from taverne.arena.sums import Estimate, Moments, Sums, mean
from taverne.bots.bot import find_bot
from taverne.bots.table import play_game
from taverne.cli import main
from taverne.games.kingdom.results import rank_by_points, sheets
from taverne.games.rivality.game import RivalityGame
from taverne.locale import LANGUAGES, find_catalogue
from taverne.registry import find_game, parse_ruleset, rulesets

pytestmark = pytest.mark.slow

pytestmark = pytest.mark.slow

GROUPS = ("legends", "cards", "objects", "laid", "held")


def played(ruleset: str, games: int, *, seats: int = 0, compiled: bool | None = None) -> tuple[Part, Sums]:
    """So many random games as one part."""
    game = find_game(ruleset)
    part = replace(split(game, seats or game.seats[0], "random", games, 1)[0], games=games)
    part = part if compiled is None else replace(part, compiled=compiled)
    return part, play_part(part)


def figures(ruleset: str, games: int, *, seats: int = 0, compiled: bool | None = None) -> Findings:
    return find(find_game(ruleset), *played(ruleset, games, seats=seats, compiled=compiled))


def near(one: Estimate, other: Estimate) -> bool:
    """Whether two estimates lie within four standard errors of their difference."""
    errors = [(each.high - each.low) / 2 / 1.96 for each in (one, other)]
    return abs(one.value - other.value) <= 4 * math.hypot(*errors) + 1e-9


@pytest.mark.parametrize(("ruleset", "seats"), [("aetherya", 2), ("drako", 3)])
def test_compiled_games_have_the_statistics_of_the_rules(ruleset: str, seats: int) -> None:
    pytest.importorskip("numba")
    fast = figures(ruleset, 4000, seats=seats)
    slow = figures(ruleset, 500, seats=seats, compiled=False)
    assert fast.compiled
    assert not slow.compiled
    assert near(fast.decisions.mean, slow.decisions.mean)
    assert near(fast.turns.mean, slow.turns.mean)
    for one, other in zip(fast.chairs, slow.chairs, strict=True):
        assert near(one.win, other.win)
        assert near(one.points.mean, other.points.mean)
        for line, points in one.lines.items():
            assert near(points, other.lines[line]), line
    for group in ("legends", "cards"):
        for mine, theirs in zip(fast.worths[group], slow.worths[group], strict=True):
            assert near(mine.games, theirs.games), mine.item
            assert mine.points is not None
            assert theirs.points is not None
            assert near(mine.points, theirs.points), mine.item


def test_the_games_are_those_a_table_plays() -> None:
    game = find_game("rivality/three")
    bots = [find_bot("random", game) for _ in range(3)]
    end = play_game(game, bots, random.Random("1/0"))
    state, decisions, turns = play_one(game, FAMILIES.of(game), bots, random.Random("1/0"))
    assert state == end.state
    assert decisions == end.decisions >= turns > 0


def test_the_figures_do_not_depend_on_the_number_of_processes() -> None:
    game = find_game("rivality/duel")
    parts = split(game, 2, "random", 35, 4)
    assert sum(part.games for part in parts) == 35
    told = []
    for jobs in (1, 2):
        whole, *rest = play_parts(parts, jobs)
        for sums in rest:
            whole.merge(sums)
        told.append(find(game, parts[0], whole).as_json())
    assert told[0] == told[1]
    assert told[0]["games"] == 35


def shares_of(lines: NDArray[np.int64]) -> NDArray[np.float64]:
    """What each seat won, with the lines of its sheet that are not given 0."""
    return win_shares(np.pad(lines, ((0, 0), (0, 0), (0, 7 - lines.shape[2]))))


def some_batch(games: int, seats: int) -> Batch:
    """Made-up games in which having more of an item goes with winning."""
    rng = np.random.default_rng(3)
    having = rng.integers(0, 3, (games, seats, 2))
    points = having[..., 0] * 2 + rng.integers(0, 6, (games, seats)) + np.arange(seats)
    lines = points[..., None]
    return Batch(points, shares_of(lines), lines, (having,), points[:, 0], points[:, 0])


def test_a_worth_is_a_regression_within_seats_and_its_error_is_over_games() -> None:
    batch, group = some_batch(400, 3), Group("cards", ("a", "b"), 2)
    moments = Moments.empty(group, 3)
    moments.add(batch.having[0], batch.shares, batch.points)
    seat = np.eye(3)[np.tile(np.arange(3), 400)]
    for item in (0, 1):
        for outcome, y in ((1, batch.shares.ravel()), (2, batch.points.ravel())):
            design = np.column_stack([batch.having[0][..., item].ravel(), seat])
            fitted = np.linalg.lstsq(design, y, rcond=None)[0]
            scores = (design * (y - design @ fitted)[:, None]).reshape(400, 3, 4).sum(axis=1)
            bread = np.linalg.inv(design.T @ design)
            error = np.sqrt((bread @ (scores.T @ scores) @ bread)[0, 0])
            slope = moments.slope(item, outcome)
            assert slope is not None
            assert slope.value == pytest.approx(fitted[0])
            assert (slope.high - slope.low) / 2 / 1.96 == pytest.approx(error, rel=1e-3)


def test_the_mean_of_those_who_have_so_many() -> None:
    batch = some_batch(400, 2)
    moments = Moments.empty(Group("cards", ("a", "b"), 2), 2)
    moments.add(batch.having[0], batch.shares, batch.points)
    chosen = batch.having[0][..., 1] == 2
    points, win = moments.mean(1, 2, 2), moments.mean(1, 2, 1)
    assert points is not None
    assert win is not None
    assert points.value == pytest.approx(batch.points[chosen].mean())
    assert win.value == pytest.approx(batch.shares[chosen].mean())
    assert 0 <= win.low < win.value < win.high <= 1


def test_what_every_seat_has_or_none_has_no_worth() -> None:
    moments = Moments.empty(Group("legends", ("a",), 1), 2)
    assert moments.mean(0, 1, 1) is None
    points = np.array([[1, 2], [4, 3]])
    moments.add(np.ones((2, 2, 1), np.int64), shares_of(points[..., None]), points)
    assert moments.slope(0, 1) is None
    assert moments.games.tolist() == [2]


def cut(batch: Batch, part: slice) -> Batch:
    """Some games of a batch."""
    points, shares, lines, having, decisions, turns = batch
    return Batch(points[part], shares[part], lines[part], (having[0][part],), decisions[part], turns[part])


def test_parts_add_up_to_the_whole() -> None:
    batch, groups = some_batch(60, 2), [Group("cards", ("a", "b"), 2)]
    whole, first, second = (Sums.empty(2, 1, groups) for _ in range(3))
    whole.add(batch)
    first.add(cut(batch, slice(0, 25)))
    second.add(cut(batch, slice(25, 60)))
    first.merge(second)
    assert (first.games, first.points, first.lines, first.totals) == (60, whole.points, whole.lines, whole.totals)
    assert first.wins == pytest.approx(whole.wins)
    assert np.allclose(first.moments[0].products, whole.moments[0].products)
    assert mean(whole.points[0]).value == pytest.approx(batch.points[:, 0].mean())


def test_ties_are_broken_as_the_rules_break_them() -> None:  # A10
    lines = np.array([[[6, 3, 0], [3, 0, 6]], [[5, 4, 0], [0, 3, 6]], [[8, 0, 0], [3, 3, 3]]])
    assert shares_of(lines).tolist() == [[0.5, 0.5], [0.0, 1.0], [0.0, 1.0]]
    game = find_game("drako")
    for number in range(40):
        state, _, _ = play_one(game, FAMILIES.of(game), [find_bot("random", game)] * 4, random.Random(number))
        sheet = np.array([sheets(state)])
        shares = win_shares(sheet)[0]
        assert tuple(np.flatnonzero(shares) + 1) == rank_by_points(state).winners


@pytest.mark.parametrize("key", [ruleset.key for ruleset in rulesets()])
def test_every_ruleset_has_figures(key: str) -> None:
    game = find_game(key)
    told = figures(key, 12, seats=game.seats[-1], compiled=False)
    json.dumps(told.as_json())
    assert tuple(told.worths) == tuple(group.name for group in FAMILIES.of(game).groups(game, told.seats))
    assert sum(told.turns.histogram.values()) == told.games == 12
    wins = sum(chair.win.value for chair in told.chairs)
    if told.even is None:
        assert game.faces_game
    else:
        assert wins == pytest.approx(told.seats * told.even)
    for chair in told.chairs:
        assert chair.win.low <= chair.win.value <= chair.win.high
        if told.lines and not game.faces_game:
            assert sum(points.value for points in chair.lines.values()) == pytest.approx(chair.points.mean.value)


class StrangeGame(RivalityGame):
    """A game of a family that registered nothing."""

    family = "strangers"


def test_a_family_without_registration_has_points_and_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    game = StrangeGame(parse_ruleset("rivality/duel"))
    monkeypatch.setattr(balance, "find_game", lambda key: game)
    monkeypatch.setattr(report, "find_game", lambda key: game)
    part = split(game, 2, "greedy", 10, 1)[0]
    found = find(game, part, play_part(part))
    assert not part.compiled
    assert (found.games, found.lines, found.worths) == (10, {}, {})
    assert sum(chair.win.value for chair in found.chairs) == pytest.approx(1)
    assert found.turns.mean.value > 1
    page = report.Report(found, find_catalogue("en"), lambda group, item: item).write()
    assert page.count("<figure>") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_is_told_in_every_language(language: str) -> None:
    words = find_catalogue(language)
    for group in GROUPS:
        for part in ("head", "told", "item", *([] if group == "cards" else ["games"])):
            assert words.say(f"balance-{group}-{part}")
    assert {
        group.name
        for ruleset in rulesets()
        for game in (find_game(ruleset.key),)
        for group in FAMILIES.of(game).groups(game, game.seats[0])
    } == set(GROUPS)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["aetherya/objects", "--games", "60", "--lang", "fr"], "objets"),
        (["rivality/duel", "--games", "200", "--lang", "de"], "Manaquelle"),
        (["aetherya/solo", "--games", "15"], "Games won"),
    ],
)
def test_a_report_is_one_page_that_needs_nothing_beside_itself(arguments: list[str], word: str, tmp_path: Path) -> None:
    page, data = tmp_path / "page.html", tmp_path / "figures.json"
    with pytest.raises(SystemExit) as caught:
        main(["balance", *arguments, "--bot", "random", "--out", str(page), "--json", str(data)])
    assert caught.value.code == 0
    text = page.read_text("utf-8")
    assert word in text
    links = re.findall(r'(?:src|href|action|data)="([^"]*)"|url\(([^)]*)\)', text)
    assert all((one or other).startswith("#") for one, other in links)
    assert "<script" not in text
    assert "<link" not in text
    ids = re.findall(r' id="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    assert text.count("<figure>") == text.count("<svg") == text.count("<figcaption>") >= 4
    assert json.loads(data.read_text("utf-8"))["games"] == int(arguments[2])


def test_without_a_name_the_report_is_named_after_the_ruleset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as caught:
        main(["balance", "rivality/solo", "--games", "5", "--bot", "random"])
    assert caught.value.code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["rivality-fr-solo-balance.html"]


@pytest.mark.parametrize(
    "wrong",
    [["--games", "0"], ["--jobs", "0"], ["--seats", "9"], ["--bot", "nobody"], ["--out", "/no/such/folder/page.html"]],
)
def test_a_bad_argument_gets_a_sentence(wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["balance", "drako", "--out", str(tmp_path / "page.html"), *wrong])
    assert caught.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_matplotlib_one_is_told_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith(("taverne.arena.p", "taverne.arena.r", "matplotlib"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "taverne.terminal.balance", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(SystemExit) as caught:
        main(["balance", "drako"])
    assert caught.value.code == 2
    assert 'pip install "taverne[report]"' in capsys.readouterr().err
