"""Points with their reasons, and who wins (R13, R14, R34, R48)."""

import pytest

from taverne.games.rivality.battlefield import parse_battlefield
from taverne.games.rivality.grid import format_cell, format_square
from taverne.games.rivality.scoring import most_points, score
from taverne.games.rivality.turn import OVER
from tests.games.rivality.boards import game, table

FIELD = """
    0,-1 C5 s w1 1:1
    1,-1 H1 n    1:2
    0,0  W  n    1:2 2:1
    1,0  F4 n    2:3 1:1
    2,0  C6 n    1:2 2:2
    0,1  C7 n
"""


def reasons(key: str, text: str) -> list[tuple[str, int, str, int, str]]:
    """Each item: cell, side, reason, points, clause."""
    rules = game(key)
    name = format_cell if rules.mode.grid.has_well else format_square
    return [
        (name(item.cell), item.side, item.reason, item.points, item.clause) for item in rules.prove_text(text).items
    ]


def test_each_side_takes_the_tiles_it_controls() -> None:  # R13
    assert reasons("rivality/duel", FIELD) == [
        ("0,-1", 0, "wizard", 0, "R13"),
        ("1,-1", 1, "control", 2, "R13"),
        ("0,0", 1, "control", 3, "R13"),
        ("1,0", 2, "control", 4, "R13"),
        ("2,0", 1, "well", 1, "R13"),
        ("0,1", 0, "empty", 0, "R4"),
    ]
    proof = game().prove_text(FIELD)
    assert (proof.points, proof.well, proof.winners) == ((6, 4), 1, (1,))


def test_an_item_says_who_stands_on_the_tile() -> None:  # R13
    contested = game().prove_text(FIELD).items[4]
    assert (contested.tile, contested.kind, contested.golems, contested.tied) == ("C6", "circle", (2, 2), (1, 2))


def test_contested_tiles_go_to_nobody_when_nobody_controls_the_well() -> None:  # R13
    board = "0,0 W n 1:1 2:1\n1,0 F4 n 1:2 2:2"
    assert reasons("rivality/duel", board)[1] == ("1,0", 0, "contested", 0, "R13")
    assert game().prove_text(board).points == (0, 0)


def test_contested_tiles_go_to_the_well_holder_only_if_it_is_tied_there() -> None:  # R13
    board = "0,0 W n 3:1\n1,0 F4 n 1:2 2:2 3:1\n0,1 F5 n 1:1 3:1"
    proof = game("rivality/three").prove_text(board)
    assert [(item.side, item.reason) for item in proof.items] == [(3, "control"), (0, "contested"), (3, "well")]
    assert proof.points == (0, 0, 7)


def test_a_wizards_tile_counts_for_nobody_whoever_controls_it() -> None:  # R13
    assert game().prove_text("0,0 W n\n1,0 F4 n w1 2:3").points == (0, 0)


@pytest.mark.parametrize(("tile", "points"), [("C6", 1), ("H5", 2), ("F4", 4)])
def test_tiles_have_their_values(tile: str, points: int) -> None:  # R13
    assert game().prove_text(f"0,0 W n 2:1\n1,0 {tile} n 1:1").points == (points, 3)


@pytest.mark.parametrize(
    ("points", "well", "winners"),
    [
        ((5, 4), 2, (1,)),
        ((5, 5), 2, (2,)),
        ((5, 5), 0, (1, 2)),
        ((5, 5, 1), 3, (3,)),
        ((5, 5, 5), 0, (1, 2, 3)),
        ((6, 5, 5), 3, (1,)),
    ],
)
def test_ties_go_to_the_well_holder_or_are_shared(  # R14
    points: tuple[int, ...], well: int, winners: tuple[int, ...]
) -> None:
    assert most_points(points, well) == winners


def test_the_third_player_wins_by_the_well_with_fewer_points() -> None:  # R14
    board = """
        0,-1 F1 n    1:1
        0,0  W  n    3:1
        1,0  F2 n    2:1
    """
    state = table(board, "rivality/three")
    over = state._replace(step=OVER)
    rules = game("rivality/three")
    assert rules.results(over) == ("1 points 4", "2 points 4", "3 points 3", "winner 3")
    outcome = rules.outcome(over)
    assert outcome is not None
    assert (outcome.points, outcome.ranks, outcome.winners) == ((4, 4, 3), (2, 2, 1), (3,))


def test_a_shared_win_names_all_winners() -> None:  # R14
    state = table("0,0 W n\n1,0 C6 n 1:1\n0,1 C1 n 2:1")
    over = state._replace(step=OVER)
    assert game().results(over) == ("1 points 1", "2 points 1", "winner 1 2")


def test_expert_takes_a_point_off_a_tile_with_a_rival_on_it() -> None:  # R34
    assert reasons("rivality/duel+expert", FIELD) == [
        ("0,-1", 0, "wizard", 0, "R13"),
        ("1,-1", 1, "control", 2, "R13"),
        ("0,0", 1, "control", 3, "R13"),
        ("0,0", 1, "rival", -1, "R34"),
        ("1,0", 2, "control", 4, "R13"),
        ("1,0", 2, "rival", -1, "R34"),
        ("2,0", 1, "well", 1, "R13"),
        ("2,0", 1, "rival", -1, "R34"),
        ("0,1", 0, "empty", 0, "R4"),
    ]


SOLO_FIELD = """
    a1 ?  s
    b1 H1 s    2:1
    a2 F1 s w2 2:3
    b2 C1 s    1:2 2:2
    a4 F4 n    1:2 2:1
    b4 H5 n    1:1
    a5 C6 n w1 1:1
"""


@pytest.mark.parametrize(
    ("option", "points"),
    [("beginner", (6, 2)), ("normal", (6, 3)), ("veteran", (5, 3))],
)
def test_solo_points_by_difficulty(option: str, points: tuple[int, int]) -> None:  # R48
    assert game(f"rivality/solo+{option}").prove_text(SOLO_FIELD).points == points


def test_solo_reasons() -> None:  # R48
    assert reasons("rivality/solo+veteran", SOLO_FIELD) == [
        ("a1", 0, "empty", 0, "R4"),
        ("b1", 2, "control", 2, "R48"),
        ("a2", 0, "wizard", 0, "R48"),
        ("b2", 2, "souramoun", 1, "R48"),
        ("a4", 1, "control", 4, "R48"),
        ("a4", 1, "rival", -1, "R48"),
        ("b4", 1, "control", 2, "R48"),
        ("a5", 0, "wizard", 0, "R48"),
    ]


def test_you_win_with_strictly_more_points() -> None:  # R48
    def verdict(board: str) -> tuple[bool | None, tuple[str, ...]]:
        state = table(board, "rivality/solo")
        over = state._replace(step=OVER)
        outcome = game("rivality/solo").outcome(over)
        assert outcome is not None
        return outcome.won, game("rivality/solo").results(over)

    assert verdict("a1 C1 s 2:1\na4 C6 n 1:1") == (False, ("1 points 1", "souramoun points 1", "lost"))
    assert verdict("a1 C1 s 2:1\na4 H5 n 1:1") == (True, ("1 points 2", "souramoun points 1", "won"))


@pytest.mark.parametrize("key", ["rivality/duel", "rivality/duel+expert"])
def test_the_fast_score_is_the_sum_of_the_proof(key: str) -> None:  # R13
    rules = game(key)
    field = parse_battlefield(FIELD)
    assert score(field, rules.mode.variants[rules.ruleset.options].scoring) == rules.prove_text(FIELD).points
