"""The eight worked examples of the rulebook (section F of the rules). Mauve is side 1, salmon side 2."""

import pytest

from taverne.games.rivality.events import (
    SpellArmed,
    SpellCast,
    SpellLost,
    SpellsForfeited,
    TileBesieged,
)
from taverne.games.rivality.scoring import most_points
from tests.games.rivality.boards import act, at, lines, only, picture, play, table

FIRST_TURN = """
    0,-1 C10 s w1 1:1
    0,0  W   n    1:2
"""


def test_example_1_two_against_two_contest_the_well_and_a_spell_without_a_tile_is_lost() -> None:  # R4, R10
    state, events = play(table(FIRST_TURN, hands={2: "C5"}, seat=2), "2 lay C5 1,0 n")
    assert picture(state) == lines("""
        0,-1 C10 s w1 1:1
        0,0 W n 1:2 2:2
        1,0 C5 n w2 2:1
    """)
    (lost,) = only(events, SpellLost)
    assert (lost.direction, lost.reason) == (0, "no-tile")
    (cast,) = only(events, SpellCast)
    assert (cast.placed, cast.removed, cast.before, cast.after) == (2, (0, 0), 1, 0)


def test_example_2_five_against_two_push_two_back_to_their_reserve() -> None:  # R3, R10
    state = table(
        """
        0,-1 C10 s w1 1:1
        0,0  W   n    1:2 2:2
        1,0  C5  n w2 2:1
        """,
        hands={1: "H8"},
    )
    after = act(state, "1 lay H8 0,-2 w")
    assert at(after, "0,0") == "W n 1:5"
    assert state.reserves == (27, 27)
    assert after.reserves == (23, 29)


def test_example_3_the_attacker_takes_a_circle_and_reinforces_across_a_gap() -> None:  # R2, R5, R10
    state = table(
        """
        0,-1 C7 n    1:1
        1,-1 C6 n    1:4 2:1
        2,-1 C8 n w1 1:1
        3,-1 C9 n    1:1
        0,0  W  n
        3,0  H1 n    2:1
        """,
        hands={2: "C5"},
        seat=2,
    )
    after, events = play(state, "2 lay C5 1,0 e")
    assert at(after, "1,-1") == "C6 n 1:2 2:3"
    assert at(after, "3,0") == "H1 n 2:3", "the shield does not act against its own side"
    strike, reinforcement = only(events, SpellCast)
    assert (strike.removed, strike.before, strike.after) == ((2, 0), 1, 2)
    assert (reinforcement.lost, reinforcement.placed) == (0, 2)


@pytest.mark.parametrize(("golems", "then"), [(2, "F1 n 1:1 2:2"), (5, "F1 n 2:5")])
def test_example_4_three_against_a_fortress_and_an_entrenched_one(golems: int, then: str) -> None:  # R5, R10
    board = f"""
        0,0 W  n
        1,0 C5 n w2 2:1
        2,0 F1 n    2:{golems}
    """
    assert at(act(table(board, hands={1: "H7"}), "1 lay H7 2,-1 w"), "2,0") == then


def test_example_4_a_breaker_passes_every_shield() -> None:  # R5
    board = """
        0,0  W  n
        1,0  C5 n
        2,0  F1 n 2:3
        2,1  C4 n
        2,2  C3 n w2 2:1
    """
    after = act(table(board, hands={1: "H7"}), "1 lay H7 2,3 n")
    assert at(after, "2,0") == "F1 n 1:2 2:3", "two with a breaker: both"


def test_example_5_the_third_wins_by_the_well() -> None:  # R14
    assert most_points((23, 23, 19), well=3) == (3,)


def test_example_6_the_armed_spell_belongs_to_who_controls_its_tile_then() -> None:  # R30
    state = table(
        """
        0,-1 C5 n w2 2:1
        0,0  W  n    1:1
        1,0  C3 s    2:1
        """,
        "rivality/duel+expert",
        hands={1: "C10"},
    )
    after, events = play(state, "1 lay C10 2,0 w")
    assert at(after, "1,0") == "C3 s 1:2 2:1"
    assert at(after, "2,0") == "C10 w w1 1:4"
    strike, delayed = only(events, SpellCast)
    assert not strike.delayed
    assert (delayed.delayed, delayed.side, delayed.placed) == (True, 1, 3)
    assert len(only(events, SpellArmed)) == 1, "C10's 2×2 waits for a tile in turn"


def test_example_7_the_fourth_neighbour_falls_and_the_fortress_is_besieged() -> None:  # R33
    state = table(
        """
        2,-1 C2 n    2:1
        0,0  W  n
        1,0  C3 n    2:1
        2,0  F4 n    1:5
        3,0  C4 n    2:1
        2,1  H5 n    1:2
        1,-1 C6 n w1 1:1
        """,
        "rivality/duel+expert",
        hands={2: "C1"},
        seat=2,
    )
    after, events = play(state, "2 lay C1 2,2 n")
    assert at(after, "2,1") == "H5 n 1:2 2:3"
    assert at(after, "2,0") == "F4 n 2:1"
    (siege,) = only(events, TileBesieged)
    assert (siege.side, siege.holders, siege.removed, siege.before) == (2, (2, 2, 2, 2), (5, 0), 1)
    assert after.reserves[0] == state.reserves[0] + 5


def test_example_8_souramoun_takes_the_cottage_from_under_your_wizard() -> None:  # R46
    state = table(
        """
        b3 H3 s
        b4 H5 n
        b5 C6 n w1 1:1
        b2 C1 s w2 2:1
        """,
        "rivality/solo",
    )
    after, events = play(state, "1 move b4")
    assert at(after, "b4") == "H5 n w1 1:1 2:2"
    (cast,) = only(events, SpellCast)
    assert (cast.side, cast.arriving, cast.lost, cast.placed, cast.after) == (2, 3, 1, 2, 2)
    assert len(only(events, SpellsForfeited)) == 1, "you cast nothing"
