"""Tables as text: round trips and what is refused."""

import random

import pytest

from taverne.kernel.errors import BadRecord, BadText
from taverne.kernel.game import view_of
from taverne.record.snapshot import format_snapshot, format_view, parse_snapshot
from taverne.testing.conformance import play_randomly
from tests.games.rivality.boards import TABLES, act, find_rules, game, lines, table

DUEL = """
    0,-1 C10 s w1 1:1
    0,0 W n 1:2 2:2
    1,0 C5 n w2 2:1
    reserve 1 27
    reserve 2 27
    deck 1 C8 C9 F4 F5 F6 H5 H6 H7 H8
    deck 2 C3 C4 F1 F2 F3 H1 H2 H3 H4
    hand 1 C6 C7
    hand 2 C1 C2
    laid 1 C10
    laid 2 C5
    decision turn 1
"""


def edited(old: str, new: str) -> tuple[str, ...]:
    assert old in DUEL
    return tuple(lines(DUEL.replace(old, new)))


def test_a_table_comes_back_from_its_lines() -> None:  # R9
    state = game().parse_table(tuple(lines(DUEL)), 2)
    assert list(game().format_table(state)) == lines(DUEL)
    assert act(state, "1 lay C6 0,1 n").seat == 2


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("reserve 1 27", "reserve 1 28", "error-golem-count"),
        ("reserve 1 27", "reserve 1 x", "error-snapshot-line"),
        ("reserve 1 27", "", "error-snapshot-missing"),
        ("reserve 2 27", "reserve 1 27", "error-snapshot-twice"),
        ("hand 1 C6 C7", "hand 1 C6 C8", "error-tile-count"),
        ("hand 1 C6 C7", "hand 1 C6", "error-deck-size"),
        ("hand 1 C6 C7", "hand 1 C6 C7 C11", "error-tile-unknown"),
        ("hand 1 C6 C7", "hand 1 C6 ? ?", "error-deck-size"),
        ("laid 1 C10\n    laid 2 C5", "laid 1 C5\n    laid 2 C10", "error-tile-side"),
        ("laid 2 C5", "laid 2 ?", "error-tiles-laid"),
        ("decision turn 1", "decision turn 3", "error-snapshot-line"),
        ("decision turn 1", "decision dance 1", "error-step-unknown"),
        ("decision turn 1", "decision cast 1", "error-snapshot-missing"),
        ("decision turn 1", "", "error-snapshot-missing"),
        ("decision turn 1", "casting n\n    decision turn 1", "error-snapshot-line"),
        ("decision turn 1", "nonsense\n    decision turn 1", "error-snapshot-line"),
        ("decision turn 1", "gained 0,0\n    decision turn 1", "error-gains"),
        ("decision turn 1", "casting s\n    overflow 1 9,9 2 2 before 0\n    decision remove 1", "error-snapshot-line"),
        ("s w1 1:1", "s 1:1\n    casting", "error-wizard-missing"),
        ("1,0 C5 n w2 2:1", "3,0 C5 n w2 2:1", "error-tile-apart"),
        ("hand 2 C1 C2\n    laid 1 C10", "hand 2 C1 C2 C3\n    laid 1 C10", "error-tile-count"),
        ("decision turn 1", "written " + "? " * 12 + "\n    decision turn 1", "error-deck-size"),
        ("decision turn 1", "his C1\n    decision turn 1", "error-hidden-count"),
    ],
)
def test_a_table_that_cannot_be_is_refused(old: str, new: str, message: str) -> None:  # R6
    with pytest.raises(BadText) as caught:
        game().parse_table(edited(old, new), 2)
    assert caught.value.message == message


def test_play_does_not_go_on_with_an_empty_reserve() -> None:  # R12
    text = """
        0,-2 C6 n 1:5
        0,-1 C10 s w1 1:5
        0,0 W n 1:5
        1,0 C5 n 1:5
        0,1 C1 n 1:5
        0,2 C7 n 1:5
        1,1 C8 n w2 2:1
        reserve 1 0
        reserve 2 29
        deck 1 F4 F5 F6 H5 H6 C9
        deck 2 C3 C4 F1 F2 F3 H1 H2 H3
        hand 1 H7 H8
        hand 2 C2 H4
        laid 1 C10 C6 C7 C8
        laid 2 C5 C1
        decision turn 1
    """
    with pytest.raises(BadText) as caught:
        game().parse_table(tuple(lines(text)), 2)
    assert caught.value.message == "error-reserve-empty"
    assert game().outcome(game().parse_table(tuple(lines(text.replace("turn 1", "over 1"))), 2)) is not None


def test_a_hand_holds_two_tiles() -> None:  # R6
    text = DUEL.replace("hand 1 C6 C7", "hand 1 C6 C7 C8").replace("deck 1 C8 C9", "deck 1 C9")
    with pytest.raises(BadText) as caught:
        game().parse_table(tuple(lines(text)), 2)
    assert caught.value.message == "error-hand-size"


def test_a_side_of_three_has_two_fortresses() -> None:  # R6
    text = """
        0,0 W n
        reserve 1 20
        reserve 2 20
        reserve 3 20
        deck 1 F3 C1 C2 C3 C4 C5
        deck 2 C6 C7 C8 C9 C10 H1
        deck 3 H2 H3 H4 H5 H6 H7
        hand 1 F1 F2
        hand 2 F4 F5
        hand 3 F6 H8
        decision mulligan 1
    """
    with pytest.raises(BadText) as caught:
        game("rivality/three").parse_table(tuple(lines(text)), 3)
    assert caught.value.message == "error-fortresses"


def test_a_turn_without_a_move_is_refused() -> None:  # R9
    text = """
        0,0 W n
        reserve 1 30
        reserve 2 30
        decision turn 1
    """
    with pytest.raises(BadText) as caught:
        game().parse_table(tuple(lines(text)), 2)
    assert caught.value.message == "error-no-move"


def test_an_interrupted_turn_comes_back_from_its_lines() -> None:  # R10, R11
    board = "0,0 W n 2:2 3:2\n1,0 C1 n w2 2:1\n-1,0 C2 n w3 3:1"
    state = act(table(board, "rivality/three", hands={1: "C10"}), "1 lay C10 0,1 n")
    text = find_rules(state).format_table(state)
    assert text[-3:] == ("casting w", "overflow 1 0,0 2 3 before 0", "decision remove 1")


@pytest.mark.parametrize("key", TABLES)
def test_every_position_and_view_of_a_game_comes_back(key: str) -> None:  # R9
    rules = game(key)
    seats = rules.mode.seats
    rng = random.Random(key)
    for _ in range(6):
        moments = play_randomly(rules, seats, rng)
        for state in [moments[-1].after, *(moment.before for moment in moments if rng.random() < 0.4)]:
            assert parse_snapshot(format_snapshot(rules, seats, state))[1] == state
            for seat in (None, *range(1, seats + 1)):
                view = view_of(rules, state, seat)
                assert parse_snapshot(format_view(rules, seats, view))[1] == view


@pytest.mark.parametrize("key", TABLES)
def test_a_torn_snapshot_is_refused_and_never_crashes(key: str) -> None:  # R9
    rules = game(key)
    seats = rules.mode.seats
    rng = random.Random(key)
    for moment in play_randomly(rules, seats, rng):
        words = format_snapshot(rules, seats, moment.after).split(" ")
        for _ in range(4):
            torn = list(words)
            torn[rng.randrange(1, len(torn))] = rng.choice([*words, "?", "9", "x", ""])
            try:
                found = parse_snapshot(" ".join(torn))[1]
            except (BadText, BadRecord):
                continue
            rules.asked(found)
            rules.format_table(found)
