"""Hints: why a move is good, judged by the rules from what the seat knows."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from taverne.bots import hints
from taverne.bots.bot import Budget
from taverne.bots.families import FAMILIES
from taverne.bots.hints import Advice, advise
from taverne.bots.move_stats import MoveStats
from taverne.bots.reasons import MOST_REASONS, HintReason
from taverne.bots.table import play_bots
from taverne.games.kingdom.kingdom import parse_kingdom
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.turn import one_card_short
from taverne.kernel.data import type_name
from taverne.kernel.game import Move, View, preview, view_of
from taverne.locale import LANGUAGES, find_catalogue
from taverne.practice.lesson import follow
from taverne.record.snapshot import format_view, parse_snapshot
from taverne.registry import AnyGame, find_game, rulesets
from taverne.terminal.hints import explain_advice


class Adviser:
    """Plays hints now and then, and keeps them."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.given: list[tuple[View[Any], Move, Advice]] = []

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """A hint's move, or any."""
        assert view.seat is not None
        if rng.random() < 0.6:
            return rng.choice(legal)
        side = self.game.sides(self.seats)[view.seat - 1]
        advice = advise(self.game, view, side, legal, rng, Budget(simulations=4))
        move = self.game.parse_move(advice.move)
        assert move in legal
        self.given.append((view, move, advice))
        return move


def given(key: str) -> tuple[AnyGame, int, Adviser]:
    """The hints of a game played with them."""
    game = find_game(key)
    seats = game.seats[0]
    adviser = Adviser(game, seats)
    play_bots(game, [adviser] * seats, random.Random(5))
    return game, seats, adviser


@pytest.mark.parametrize("key", [ruleset.key for ruleset in rulesets()])
def test_every_hint_says_why_in_every_ruleset_and_language(key: str) -> None:
    game, seats, adviser = given(key)
    names = [f"Name {seat}" for seat in range(1, seats + 1)]
    assert any(advice.reasons for *_, advice in adviser.given)
    for *_, advice in adviser.given:
        assert len(advice.reasons) <= MOST_REASONS
        assert 0 <= advice.lead <= 100
        for language in LANGUAGES:
            t = find_catalogue(language)
            assert all(t.has(f"hint-why-{one.reason}") for one in advice.reasons)
            sentence = explain_advice(t, game, advice, names)
            assert sentence.endswith(".")
            assert "  " not in sentence


def test_a_hint_promises_no_chance_that_its_search_does_not_find() -> None:
    *_, alone = given("aetherya/fr2/solo")
    assert not any(advice.lead for *_, advice in alone.given)
    *_, versus = given("rivality/fr/duel")
    assert any(advice.lead for *_, advice in versus.given)


@pytest.mark.parametrize("key", ["aetherya/fr2/objects", "rivality/fr/duel+expert"])
def test_the_reasons_follow_from_the_seats_own_view(key: str) -> None:
    game, seats, adviser = given(key)
    explain = FAMILIES.of(game).explain
    for view, move, advice in adviser.given[::3]:
        seat = view.seat or 1
        side = game.sides(seats)[seat - 1]
        # What the snapshot of the view says is all there is, and any hidden cards give the same reasons.
        told = parse_snapshot(format_view(game, seats, view))[1]
        assert tuple(explain(game, told, side, move)[:MOST_REASONS]) == advice.reasons
        dealt = game.determinise(view, random.Random(1))
        assert tuple(explain(game, view_of(game, dealt, seat), side, move)[:MOST_REASONS]) == advice.reasons


def test_points_are_told_by_line_and_as_the_sheets_have_them() -> None:
    game, _, adviser = given("aetherya/fr2/competitive")
    checked = 0
    for view, move, advice in adviser.given:
        for one in advice.reasons:
            if one.reason in ("gain", "cost") and str(move).startswith(("take", "place")):
                seat = view.seat or 1
                before = game.sheets(view.table)[seat - 1]
                after = game.sheets(game.apply(view.table, seat, move)[0])[seat - 1]
                assert after.total - before.total == (one.points if one.reason == "gain" else -one.points)
                assert one.lines == {
                    line: points - before.lines[line]
                    for line, points in after.lines.items()
                    if points != before.lines[line]
                }
                checked += 1
    assert checked


def test_one_card_short_of_a_legend_means_that_one_placed_card_meets_it() -> None:  # A20
    short = one_card_short(parse_kingdom("????/?HE?/?pp?/????"), battle_spreads=False)
    assert short >> parse_legend("land-p") & 1
    assert short >> parse_legend("kin-H") & 1
    assert not short >> parse_legend("alliance-HE") & 1, "it is met"
    assert not short >> parse_legend("land-s") & 1, "three swamps are missing"
    assert not short >> parse_legend("four") & 1, "a dwarf and a goblin are missing"


def test_a_tile_taken_from_a_rival_is_told_as_such() -> None:  # R4
    _, _, adviser = given("rivality/fr/duel")
    found = [one for *_, advice in adviser.given for one in advice.reasons if one.reason == "tile-captured"]
    assert found
    assert all(one.side in (1, 2) and one.points > 0 and one.cell for one in found)


def test_the_points_of_tiles_are_those_that_the_score_will_have() -> None:  # R13
    game, seats, adviser = given("rivality/fr/duel")
    told = set()
    for view, move, _ in adviser.given:
        seat = view.seat or 1
        side = game.sides(seats)[seat - 1]
        reasons = FAMILIES.of(game).explain(game, view, side, move)
        now = {"tile-taken", "tile-captured", "tile-left"}
        before, after = (
            game.sheets(table)[side - 1].total for table in (view.table, preview(game, view, move)[0].table)
        )
        assert after - before == sum(one.points for one in reasons if one.reason in now), f"{move}: {reasons}"
        told |= {one.reason for one in reasons}
    assert told >= {"tile-captured", "tile-left", "tile-later"}


class Last:
    """Plays at random, and keeps what it was asked last."""

    def choose(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        self.view, self.legal = view, legal
        return rng.choice(legal)


@pytest.mark.parametrize("seed", range(3))
def test_a_move_that_ends_the_game_promises_nothing_for_later(seed: int) -> None:  # R12
    game, last = find_game("rivality/fr/duel"), Last()
    play_bots(game, [last] * 2, random.Random(seed))
    explain = FAMILIES.of(game).explain
    told = [
        {one.reason for one in explain(game, last.view, game.sides(2)[(last.view.seat or 1) - 1], move)}
        for move in last.legal
    ]
    assert any("end" in reasons for reasons in told)
    assert not any("end" in reasons and reasons & {"tile-later", "tile-firmer", "spell-armed"} for reasons in told)


class Stub:
    """A search that has found out what a test says."""

    def __init__(self, **found: tuple[int, float]) -> None:
        self.found = found

    def search(self, view: View[Any], legal: Sequence[Move], rng: random.Random, budget: Budget) -> list[MoveStats]:
        return [MoveStats(move, value, tries) for move in legal for tries, value in [self.found[type_name(type(move))]]]


def test_nobody_is_told_to_give_points_away_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:  # A17
    practice = follow("lessons/aetherya", ("arrange EmfD", "next", "draw", "place b1", "take d3", "draw", "reveal a2"))
    game, view = practice.start.game, view_of(practice.start.game, practice.state, 1)
    legal = game.legal(practice.state, 1)

    def told(**found: tuple[int, float]) -> str:
        monkeypatch.setattr(hints, "find_search", lambda game: Stub(**found))
        return advise(game, view, 1, legal, random.Random(1), Budget(simulations=1)).move

    assert told(**{"end-turn": (900, 0.981), "take-legend": (600, 0.98)}) == "legend kin-E"
    assert told(**{"end-turn": (900, 0.75), "take-legend": (600, 0.68)}) == "end"
    assert told(**{"end-turn": (900, 0.75), "take-legend": (3, 0.74)}) == "end"


def test_a_hint_names_the_moves_that_are_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    practice = follow("lessons/aetherya", ("arrange EmfD", "next", "draw", "place b1", "take d3", "draw", "reveal a2"))
    game, view = practice.start.game, view_of(practice.start.game, practice.state, 1)
    legal = game.legal(practice.state, 1)

    def as_good(**found: tuple[int, float]) -> tuple[str, ...]:
        monkeypatch.setattr(hints, "find_search", lambda game: Stub(**found))
        return advise(game, view, 1, legal, random.Random(1), Budget(simulations=1)).as_good

    assert as_good(**{"end-turn": (900, 0.75), "take-legend": (600, 0.74)}) == ("end",)
    assert as_good(**{"end-turn": (900, 0.75), "take-legend": (600, 0.68)}) == ()
    assert as_good(**{"end-turn": (900, 0.75), "take-legend": (3, 0.75)}) == (), "it is hardly tried"


def test_the_sentence_names_lines_legends_and_people() -> None:
    game = find_game("aetherya")
    reasons = (
        HintReason("gain", points=4, lines={"elves": 6, "conflicts": -2}),
        HintReason("legend-near", "alliance-HE", points=2),
        HintReason("card-denied", "E", side=2, points=3),
    )
    sentence = explain_advice(find_catalogue("en"), game, Advice("take b2", reasons, 900, 7), ["You", "Bob"])
    assert sentence == (
        "This move gains 4 points (Elves +6, Conflicts −2), leaves you one card short of the legend "
        "“Alliance Human–Elf” (2 points) and keeps the Elf from Bob, who could gain 3 points with it; "
        "in games played on from here, you win about 7% more often with it than with other moves."
    )
