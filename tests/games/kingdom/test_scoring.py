"""The seven lines of the score (A6–A11, D1), and that the proof and the fast score are one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taverne.games.kingdom.cards import LEGEND_POINTS, LEGENDS
from taverne.games.kingdom.kingdom import parse_kingdom
from taverne.games.kingdom.results import rank_by_points, result_lines
from taverne.games.kingdom.scoring import ScoreLines, is_tame, prove, score
from tests.games.kingdom.boards import POCKET, PRINTED, board, lines, table
from tests.games.kingdom.test_links import kingdoms

EMPTY = "????\n????\n????\n????"


@pytest.mark.parametrize(
    ("pair", "line", "points"),
    [
        ("Ef", "elves", 2),
        ("Es", "elves", -1),
        ("Ep", "elves", 0),
        ("Em", "elves", 0),
        ("Dm", "dwarves", 2),
        ("Ds", "dwarves", 0),
        ("Df", "dwarves", 0),
        ("Dp", "dwarves", 0),
        ("Hp", "humans", 2),
        ("Hf", "humans", 1),
        ("Hm", "humans", 1),
        ("Hs", "humans", -1),
        ("Gs", "goblins", 3),
        ("Gp", "goblins", 0),
        ("Gf", "goblins", 0),
        ("Gm", "goblins", 0),
    ],
)
def test_what_each_terrain_is_worth_to_each_tribe(pair: str, line: str, points: int) -> None:  # A6
    sheet = lines(f"{pair}??\n????\n????\n????")
    assert sheet._asdict()[line] == points
    assert sheet.total == points


def test_every_tribe_card_counts_all_its_terrains() -> None:  # A6
    assert lines("fEf?\n?f??\n????\n????").elves == 6
    assert lines("EfE?\n????\n????\n????").elves == 4


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("HR??\n?H??\n????\n????", 3),
        ("HRH?\nHRH?\n????\n????", 10),
        ("HRHR\nHRHH\n????\n????", 18),
        ("R???\n????\n????\n????", -3),
        ("R?R?\n????\n????\n????", -10),
        ("R?R?\n????\nR???\n????", -18),
        ("R?R?\n????\nR?R?\n????", -24),
        ("HRH?\nE?D?\nR???\n????", 0),
        ("RERE\nEREE\nRE??\n????", 12),
        ("EREE\nRERR\nEEEE\n????", 12),
    ],
)
def test_dragons_are_worth_three_five_or_six_tame_or_wild(picture: str, points: int) -> None:  # A7
    assert lines(picture).dragons == points


def test_goblins_tame_no_dragon_and_two_tribes_do_not_add_up() -> None:  # A7
    assert lines("GRG?\n????\n????\n????").dragons == -3
    assert lines("HRE?\n????\n????\n????").dragons == -3
    assert lines("HRH?\n????\n????\n????").dragons == 3


def test_a_staff_tames_but_does_not_lift_the_limit() -> None:  # A7
    kingdom = parse_kingdom("RERE/EREE/RE??/???? staff@a1")
    assert score(kingdom, PRINTED).dragons == 12
    assert is_tame(parse_kingdom("R???/????/????/???? staff@a1"), 0)
    assert score(parse_kingdom("R???/????/????/???? staff@a1"), PRINTED).dragons == 3


@pytest.mark.parametrize("legend", range(len(LEGENDS)))
def test_a_held_legend_is_worth_its_printed_points(legend: int) -> None:  # A8
    expected = {"alliance": 2, "kin": 2, "battle": 3, "land": 4, "four": 4}[LEGENDS[legend].partition("-")[0]]
    assert score(board(EMPTY), PRINTED, (legend,)).legends == LEGEND_POINTS[legend] == expected


def test_all_legends_together_are_worth_44() -> None:  # A8
    assert score(board(EMPTY), PRINTED, tuple(range(15))).legends == 44


@pytest.mark.parametrize("pair", ["HG", "EG", "DG", "ED", "GH", "GE", "GD", "DE"])
def test_each_pair_that_hates_costs_two(pair: str) -> None:  # A9
    assert lines(f"{pair}??\n????\n????\n????").conflicts == -2


@pytest.mark.parametrize("pair", ["HE", "HD", "HH", "EE", "DD", "GG", "RG", "RE"])
def test_nobody_else_hates(pair: str) -> None:  # A9
    assert lines(f"{pair}??\n????\n????\n????").conflicts == 0


def test_a_card_pays_for_each_pair_and_a_pair_pays_once() -> None:  # A9
    assert lines("?H??\nEGD?\n????\n????").conflicts == -6
    assert lines("GE??\nOO??\n????\n????").conflicts == -2


def test_a_treaty_ends_the_conflicts_of_its_card() -> None:  # A9
    assert score(parse_kingdom("?H??/EGD?/????/???? treaty@b2"), PRINTED).conflicts == 0
    assert score(parse_kingdom("?H??/EGD?/????/???? treaty@a2"), PRINTED).conflicts == -4


def test_most_points_win_and_ties_go_to_the_best_single_line() -> None:  # A10
    four = board("fE??\n?f??\n????\n????")
    two_lines = board("fE??\n????\nmD??\n????")
    assert rank_by_points(table(four, two_lines)).winners == (1,)
    assert rank_by_points(table(two_lines, four)).winners == (2,)
    assert rank_by_points(table(two_lines, four, two_lines)).ranks == (2, 1, 2)


def test_the_second_best_line_breaks_a_tie_of_the_best() -> None:  # A10
    even = board("fE??\n????\nmD??\n????")
    odd = board("fE??\n????\nfH??\nfH??")
    assert lines("fE??\n????\nmD??\n????").total == lines("fE??\n????\nfH??\nfH??").total == 4
    assert rank_by_points(table(even, odd)).ranks == (1, 1), "two and two in both"
    spread = board("fE??\n????\nfH??\nmD??")
    fuller = board("pH??\nf???\nEf??\n????")
    assert rank_by_points(table(spread, fuller)).winners == (2,)


def test_players_still_equal_share_the_win() -> None:  # A10
    same = board("fE??\n????\n????\n????")
    assert rank_by_points(table(same, same)).winners == (1, 2)
    assert result_lines(table(same, same))[-1] == "winner 1 2"


def test_the_worked_example_scores_as_printed() -> None:  # A11
    assert lines("mfEf\nDEfH\nspHm\nHORD") == ScoreLines(10, 4, 8, 0, 3, 0, -2)
    assert lines("mfEf\nDEfH\nspHm\nHORD").total == 23


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("R???\n????\n????\n????", -3),
        ("R?R?\n????\n????\n????", -6),
        ("R?R?\n????\nR???\n????", -9),
        ("R?R?\n????\nR?R?\n????", -15),
        ("RERE\nEREE\nRE??\n????", 12),
        ("HR??\n?H??\n????\n????", 3),
        ("HRH?\nHRH?\n????\n????", 10),
        ("EREE\nRERR\nEEEE\n????", 12),
    ],
)
def test_in_drako_a_wild_dragon_costs_three_and_each_past_the_third_six(picture: str, points: int) -> None:  # D1
    assert lines(picture, POCKET).dragons == points


@settings(max_examples=300)
@given(kingdoms, st.sampled_from([PRINTED, POCKET]), st.sets(st.integers(0, 14)), st.booleans())
def test_the_proof_adds_up_to_the_fast_score(text: str, edition: object, legends: set[int], treaty: bool) -> None:
    kingdom = parse_kingdom(text)
    tribes = kingdom.up[4] | kingdom.up[5] | kingdom.up[6] | kingdom.up[7]
    if treaty:
        kingdom = kingdom._replace(treaties=tribes & 0x3333, staffs=kingdom.up[8] & 0x0F0F)
    held = tuple(sorted(legends))
    assert edition in (PRINTED, POCKET)
    rules = PRINTED if edition is PRINTED else POCKET
    proof = prove(kingdom, rules, held)
    assert proof.lines == score(kingdom, rules, held)
    assert proof.total == proof.lines.total


def test_a_proof_names_card_links_path_points_and_clause() -> None:  # A6
    proof = prove(board("EOf?\n????\n????\n????"), PRINTED)
    (item,) = proof.items
    assert (item.line, item.card, item.cell, item.linked, item.path, item.points, item.clause) == (
        "elves",
        "E",
        0,
        (2,),
        (1,),
        2,
        "A6",
    )


def test_a_proof_says_why_each_dragon_counts() -> None:  # A7
    proof = prove(board("HRH?\n????\nR???\n????"), PRINTED)
    assert [(item.reason, item.points) for item in proof.items] == [("tame", 5), ("wild", -5)]
    assert proof.items[0].linked == (0, 2)
    many = prove(board("R?R?\n????\nR?R?\n????"), POCKET)
    assert [(item.reason, item.points, item.clause) for item in many.items] == [
        ("excess", -6, "D1"),
        ("wild", -3, "D1"),
        ("wild", -3, "D1"),
        ("wild", -3, "D1"),
    ]
    staff = prove(parse_kingdom("R???/????/????/???? staff@a1"), PRINTED)
    assert [(item.reason, item.clause) for item in staff.items] == [("staff", "A33")]


def test_stones_are_an_item_of_the_legends_line() -> None:  # A8
    proof = prove(board(EMPTY), PRINTED, (), (3, 4, 4))
    assert [(item.reason, item.points) for item in proof.items] == [("stones", 1)]
    assert proof.lines.legends == score(board(EMPTY), PRINTED, (), (3, 4, 4)).legends == 1
