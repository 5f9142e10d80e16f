"""What spells do to golems (R3–R5, R10)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taverne.games.rivality.events import RivalRemoved, SpellCast, SpellLost
from taverne.games.rivality.golems import BROKEN, Golems, controller, strike, survivors, tied_sides
from tests.games.rivality.boards import act, asked, at, legal, only, play, table


@pytest.mark.parametrize(
    ("golems", "side"),
    [((0, 0), 0), ((1, 0), 1), ((2, 2), 0), ((2, 3), 2), ((1, 2, 2), 0), ((1, 3, 1), 2), ((1, 1, 0), 0)],
)
def test_a_side_controls_with_more_golems_than_every_other(golems: Golems, side: int) -> None:  # R4
    assert controller(golems) == side


def test_equal_highest_counts_contest_a_tile() -> None:  # R4
    assert tied_sides((1, 2, 2)) == (2, 3)
    assert tied_sides((2, 1, 1)) == tied_sides((0, 0, 0)) == ()


@pytest.mark.parametrize(
    ("golems", "shields", "arrive"),
    [
        ((0, 2), 0, 3),
        ((0, 2), 1, 2),
        ((0, 2), 2, 1),
        ((0, 5), 0, 2),
        ((0, 5), 1, 1),
        ((0, 5), 2, 0),
        ((2, 2), 2, 3),
        ((0, 0), 2, 3),
        ((3, 2), 2, 3),
        ((0, 5), BROKEN, 3),
    ],
)
def test_shields_work_for_the_side_in_control_and_not_against_breakers(  # R5
    golems: Golems, shields: int, arrive: int
) -> None:
    assert survivors(golems, 1, 3, shields) == arrive


def test_entrenched_means_five_golems_of_the_controller() -> None:  # R5
    assert survivors((0, 4, 1), 1, 3, 0) == 3, "five golems, but not all of one side"


def test_lost_golems_stay_in_the_reserve() -> None:  # R10
    state = table("0,0 W n\n1,0 H1 n 2:2\n0,1 C1 n w2 2:1", hands={1: "C6"})
    after, events = play(state, "1 lay C6 2,0 w")
    assert at(after, "1,0") == "H1 n 1:3 2:2"
    assert after.reserves[0] == state.reserves[0] - 1 - 3
    (cast,) = only(events, SpellCast)
    assert (cast.arriving, cast.lost, cast.placed) == (4, 1, 3)


def test_a_spell_that_outnumbers_the_reserve_meets_the_shield_first() -> None:  # R10
    state = table("0,0 W n\n1,0 H1 n 2:2\n0,1 C1 n w2 2:1", hands={1: "C6"}, reserves=(3, 20))
    after, events = play(state, "1 lay C6 2,0 w")
    (cast,) = only(events, SpellCast)
    assert (cast.arriving, cast.lost, cast.placed) == (4, 1, 2), "3 survive the shield, 2 are left in the reserve"
    assert at(after, "1,0") == "H1 n 1:2 2:2"
    assert after.step.name == "over"


def test_another_sides_wizard_wards_off_a_spell() -> None:  # R10
    state, events = play(table("0,0 W n\n1,0 C1 n w2 2:1", hands={1: "C6"}), "1 lay C6 2,0 w")
    assert at(state, "1,0") == "C1 n w2 2:1"
    assert [lost.reason for lost in only(events, SpellLost)] == ["wizard"]


def test_too_few_golems_break_on_the_shields() -> None:  # R10
    state, events = play(table("0,0 W n\n1,0 F1 n 2:2\n0,1 C1 n w2 2:1", hands={1: "C10"}), "1 lay C10 2,0 w")
    assert at(state, "1,0") == "F1 n 2:2"
    assert ("shields", 2) in [(lost.reason, lost.arriving) for lost in only(events, SpellLost)]


def test_the_caster_removes_its_own_golems_only_when_no_other_is_left() -> None:  # R10
    state = table("0,0 W n 1:4\n1,0 C1 n w2 2:1", hands={1: "C6"})
    after = act(state, "1 lay C6 0,1 n")
    assert at(after, "0,0") == "W n 1:5"
    assert after.reserves[0] == state.reserves[0] - 2


def test_the_largest_other_side_loses_golems_first() -> None:  # R10
    hit = strike((0, 3, 1), 1, 3, 0, 9)
    assert (hit.golems, hit.removed, hit.rivals) == ((3, 1, 1), (0, 2, 0), ())
    again = strike((0, 3, 1), 1, 4, 0, 9)
    assert (again.golems, again.rivals) == ((3, 1, 1), (2, 3)), "then they are equal and one is left to remove"


def test_of_two_equal_others_one_each_goes_while_more_than_one_is_to_go() -> None:  # R10
    hit = strike((1, 2, 2), 1, 2, 0, 9)
    assert (hit.golems, hit.removed, hit.rivals) == ((3, 1, 1), (0, 1, 1), ())


def test_the_last_of_equal_others_is_the_casters_choice() -> None:  # R10
    state = table("0,0 W n 2:2 3:2\n1,0 C1 n w2 2:1\n-1,0 C2 n w3 3:1", "rivality/three", hands={1: "C10"})
    waiting, events = play(state, "1 lay C10 0,1 n")
    assert waiting.step.name == "remove"
    assert asked(waiting) == (1,)
    assert legal(waiting) == ["remove 2", "remove 3"]
    assert at(waiting, "0,0") == "W n 1:1 2:2 3:2", "never more than five: one golem waits"
    assert only(events, SpellCast)[0].placed == 1
    after, events = play(waiting, "1 remove 3")
    assert at(after, "0,0") == "W n 1:2 2:2 3:1"
    assert after.reserves == (state.reserves[0] - 3, state.reserves[1], state.reserves[2] + 1)
    (removed,) = only(events, RivalRemoved)
    assert (removed.side, removed.rival, removed.before, removed.after) == (1, 3, 0, 0)


def test_a_choice_of_rivals_comes_before_the_end_of_the_game() -> None:  # R10, R12
    state = table(
        "0,0 W n 2:2 3:2\n1,0 C1 n w2 2:1\n-1,0 C2 n w3 3:1", "rivality/three", hands={1: "C10"}, reserves=(3, 9, 9)
    )
    waiting = act(state, "1 lay C10 0,1 n")
    assert waiting.step.name == "remove"
    assert act(waiting, "1 remove 2").step.name == "over"


@given(
    st.lists(st.integers(0, 5), min_size=2, max_size=3).map(tuple).filter(lambda golems: sum(golems) <= 5),
    st.integers(1, 2),
    st.integers(1, 4),
    st.sampled_from([0, 1, 2, BROKEN]),
    st.integers(1, 6),
)
def test_a_strike_neither_creates_nor_loses_golems(  # R3, R10
    golems: Golems, side: int, arriving: int, shields: int, reserve: int
) -> None:
    hit = strike(golems, side, arriving, shields, reserve)
    assert sum(hit.golems) <= 5
    assert sum(hit.golems) == sum(golems) + hit.placed - sum(hit.removed)
    assert hit.placed + bool(hit.rivals) == min(arriving - hit.lost, reserve)
    others = [count for owner, count in enumerate(hit.golems, 1) if owner != side]
    assert not hit.removed[side - 1] or not any(others)
