"""The expert rules: delayed spells and sieges (R30–R33)."""

import pytest

from taverne.games.rivality.events import GameEnded, SpellArmed, SpellCast, SpellLost, TileBesieged
from taverne.games.rivality.expert import armed_spells
from taverne.games.rivality.grid import format_cell
from taverne.kernel.errors import IllegalMove
from tests.games.rivality.boards import act, asked, at, kinds, legal, only, play, table

DUEL, THREE, TEAMS = "rivality/duel+expert", "rivality/three+expert", "rivality/teams+expert"


def test_a_spell_that_finds_no_tile_stays_armed() -> None:  # R30
    state, events = play(table("0,0 W n", DUEL, hands={1: "C10"}), "1 lay C10 0,1 n")
    assert [(armed.direction, armed.arriving) for armed in only(events, SpellArmed)] == [(3, 2)]
    assert [(format_cell(cell), spell.golems) for cell, spell in armed_spells(state)] == [("0,1", 2)]


def test_an_armed_spell_is_cast_after_all_spells_of_the_tile_laid_on_its_cell() -> None:  # R30
    # C1 on 0,1 facing e holds an armed 4×1 for 1,1.
    state = table("0,0 W n\n0,1 C1 e 2:1\n-1,0 C2 n w2 2:1", DUEL, hands={1: "C6"})
    after, events = play(state, "1 lay C6 1,1 n")
    assert kinds(events)[3:5] == ["SpellArmed", "SpellCast"]
    (cast,) = only(events, SpellCast)
    assert (cast.side, cast.delayed, cast.placed) == (2, True, 4)
    assert at(after, "1,1") == "C6 n w1 1:1 2:4", "the wizard does not ward it off"


def test_a_delayed_spell_meets_shields() -> None:  # R30
    state = table("0,0 W n\n0,1 C1 e 2:1\n-1,0 C2 n w2 2:1", DUEL, hands={1: "H6"})
    assert at(act(state, "1 lay H6 1,1 e"), "1,1") == "H6 e w1 1:1 2:3"


def test_a_delayed_spell_of_a_contested_or_empty_tile_is_lost() -> None:  # R30
    for golems in ("1:1 2:1", ""):
        state = table(f"0,0 W n\n0,1 C1 e {golems}\n-1,0 C2 n w2 2:1", DUEL, hands={1: "C6"})
        after, events = play(state, "1 lay C6 1,1 n")
        assert at(after, "1,1") == "C6 n w1 1:1"
        (lost,) = only(events, SpellLost)
        assert (lost.side, lost.reason, lost.delayed) == (0, "uncontrolled", True)


def test_a_delayed_spell_whose_tile_changed_hands_is_the_new_controllers() -> None:  # R30
    # Side 2 armed C1; side 1 took the tile in an earlier turn and now casts the spell on its own new tile.
    state = table("0,0 W n\n0,1 C1 e 1:2 2:1\n-1,0 C2 n w2 2:1", DUEL, hands={1: "C6"})
    after, events = play(state, "1 lay C6 1,1 n")
    assert at(after, "1,1") == "C6 n w1 1:5"
    assert only(events, SpellCast)[0].side == 1


def test_a_spell_that_found_a_tile_is_spent() -> None:  # R30
    # C1 on 0,1 facing n found the well when it was laid, C6 on 1,0 facing w too; C2 on -1,0 found nothing.
    state = table("0,0 W n\n0,1 C1 n 2:1\n1,0 C6 w 1:1\n-1,0 C2 n w2 2:1", DUEL)
    assert {format_cell(cell) for cell, _ in armed_spells(state)} == {"-1,0"}


def test_a_spell_is_armed_only_once() -> None:  # R30
    state = table("0,0 W n\n0,1 C1 e 2:1\n-1,0 C2 n w2 2:1", DUEL, hands={1: "C6"})
    after = act(state, "1 lay C6 1,1 n")
    assert "0,1" not in [format_cell(cell) for cell, _ in armed_spells(after)]


def test_other_spells_still_do_not_strike_a_wizards_tile() -> None:  # R31
    state = table("0,0 W n\n1,0 C1 e w2 2:1", DUEL, hands={1: "C6"})
    after, events = play(state, "1 lay C6 1,1 n")
    assert at(after, "1,0") == "C1 e w2 2:1"
    assert [lost.reason for lost in only(events, SpellLost)] == ["wizard"]


CROSSFIRE = """
    0,0  W  n
    1,0  C1 s    2:1
    0,1  C6 e    1:1
    -1,0 C2 n w2 2:1
"""
"""C1 (side 2) and C6 (side 1) both hold a 4×1 for 1,1."""


def test_the_side_to_the_left_of_the_active_one_casts_first() -> None:  # R32
    state = table(CROSSFIRE, DUEL, hands={1: "C7"})
    after, events = play(state, "1 lay C7 1,1 s")
    assert [(cast.side, cast.delayed) for cast in only(events, SpellCast)] == [(2, True), (1, True)]
    assert at(after, "1,1") == "C7 s w1 1:5"


def test_three_players_cast_delayed_spells_round_to_the_active_one() -> None:  # R32
    board = """
        0,0  W  n
        1,0  C1 s    2:1
        0,1  C6 e    3:1
        -1,0 C2 n w2 2:1
        0,2  C3 n    1:1
        1,2  H7 e    1:1
    """
    # H7 on 1,2 facing e: 3×1 north.
    state = table(board, THREE, hands={2: "C8"}, seat=2)
    after, events = play(state, "2 lay C8 1,1 e")
    assert [cast.side for cast in only(events, SpellCast)] == [3, 1, 2]
    assert at(after, "1,1") == "C8 e w2 2:5"


TWO_OF_ONE = """
    0,0  W  n
    1,0  C1 s    2:1
    0,1  C3 s    2:1
    -1,0 C2 n w2 2:1
"""
"""Side 2 holds a 4×1 (C1, south) and a 3×1 (C3, east) for 1,1."""


def test_a_side_with_several_delayed_spells_chooses_their_order() -> None:  # R32
    waiting = act(table(TWO_OF_ONE, DUEL, hands={1: "H8"}), "1 lay H8 1,1 s")
    assert waiting.step.name == "delayed"
    assert asked(waiting) == (2,), "whose spells they are, not whose turn it is"
    assert legal(waiting) == ["delayed 1,0 s", "delayed 0,1 e"]
    one = act(waiting, "2 delayed 1,0 s")
    assert at(one, "1,1") == "H8 s w1 2:5", "4 - 1 take it, then 3 join, and the last golem of side 1 goes"
    other = act(waiting, "2 delayed 0,1 e")
    assert at(other, "1,1") == "H8 s w1 2:5"
    assert asked(one) == (2,)
    with pytest.raises(IllegalMove) as caught:
        act(waiting, "2 delayed 0,0 n")
    assert caught.value.message == "error-delayed-not-open"


def test_of_the_other_team_the_player_to_the_left_decides() -> None:  # R20, R32
    for seat, speaker in ((1, 2), (3, 4)):
        waiting = act(table(TWO_OF_ONE, TEAMS, hands={seat: "H8"}, seat=seat), f"{seat} lay H8 1,1 s")
        assert asked(waiting) == (speaker,)


def test_the_active_side_orders_its_own_delayed_spells() -> None:  # R32
    waiting = act(table(TWO_OF_ONE, TEAMS, hands={4: "H4"}, seat=4), "4 lay H4 1,1 s")
    assert asked(waiting) == (4,)


def test_a_delayed_spell_may_leave_its_caster_the_choice_of_rivals() -> None:  # R10, R32
    board = """
        0,0  W  n
        -1,0 C3 n w2 2:1
        1,0  C2 s    2:1
        0,1  C6 e    3:1
        0,2  C4 n w3 3:1
    """
    # Side 2 holds a 1×1 (C2) and side 3 a 4×1 (C6) for 1,1.
    waiting = act(table(board, THREE, hands={1: "C7"}), "1 lay C7 1,1 s")
    assert waiting.step.name == "remove"
    assert asked(waiting) == (3,)
    assert legal(waiting) == ["remove 1", "remove 2"]
    assert at(waiting, "1,1") == "C7 s w1 1:1 2:1 3:3"
    with pytest.raises(IllegalMove) as caught:
        act(waiting, "3 remove 3")
    assert caught.value.message == "error-rival-not-open"
    after = act(waiting, "3 remove 1")
    assert at(after, "1,1") == "C7 s w1 2:1 3:4"
    assert asked(after) == (2,)


RING = """
    0,-1 C1 n    2:1
    -1,0 C2 n    2:1
    0,0  W  n    {well}
    1,0  C3 n    2:1
    0,1  C6 n    {south}
    0,2  C7 n w1 1:1
"""


@pytest.mark.parametrize(
    ("well", "removed"), [("1:3", (3, 0)), ("1:2 2:2", (2, 0)), ("", (0, 0)), ("1:5", (5, 0)), ("1:2 2:1", (2, 0))]
)
def test_a_tile_is_besieged_held_contested_or_empty(well: str, removed: tuple[int, int]) -> None:  # R33
    state = table(RING.format(well=well, south="2:2"), DUEL, hands={2: "C5"}, seat=2)
    after, events = play(state, "2 lay C5 0,3 s")
    (siege,) = only(events, TileBesieged)
    assert (siege.side, siege.removed) == (2, removed)
    own = int(well.partition("2:")[2] or 0)
    assert at(after, "0,0") == f"W n 2:{own + 1}"


def test_a_tile_the_besieger_controls_is_left_as_it_is() -> None:  # R33
    state = table(RING.format(well="2:1", south="2:2"), DUEL, hands={2: "C5"}, seat=2)
    after, events = play(state, "2 lay C5 0,3 s")
    assert at(after, "0,0") == "W n 2:1"
    assert not only(events, TileBesieged)


def test_with_two_sides_all_four_must_belong_to_one() -> None:  # R33
    state = table(RING.format(well="", south="1:2"), DUEL, hands={2: "C5"}, seat=2)
    assert not only(play(state, "2 lay C5 0,3 s")[1], TileBesieged)


def test_a_wizard_on_a_besieged_tile_stays() -> None:  # R33
    board = """
        0,0  W  n
        1,0  C1 n    2:1
        2,-1 C2 n    2:1
        2,0  F4 n w1 1:1
        3,0  C3 n    2:1
        2,1  C6 n    2:1
    """
    after = act(table(board, DUEL, hands={2: "C5"}, seat=2), "2 lay C5 -1,0 n")
    assert at(after, "2,0") == "F4 n w1 2:1"


def test_sieges_are_looked_up_afresh_one_after_the_other() -> None:  # R33
    board = """
        -1,-1 C4 n    1:1
        0,-1  C1 n    1:1
        -2,0  C7 n    1:1
        -1,0  C2 n    2:1
        0,0   W  n    2:1 3:1
        1,0   C3 n    1:1
        -1,1  C5 n    1:1
        0,1   C6 n    1:1
        0,2   C8 n w1 1:1
    """
    # Nobody controls the well, so C2 is not besieged until side 1 has taken it.
    after, events = play(table(board, THREE, hands={1: "C9"}), "1 lay C9 0,3 s")
    assert [(siege.side, format_cell(siege.cell)) for siege in only(events, TileBesieged)] == [(1, "0,0"), (1, "-1,0")]
    assert (at(after, "0,0"), at(after, "-1,0")) == ("W n 1:1", "C2 n 1:1")


TWO_RINGS = """
    3,-2 C1 n    {other}:1
    0,-1 C2 n    2:1
    2,-1 C3 n    {other}:1
    3,-1 F4 n    {held}:1
    4,-1 C4 n    {other}:1
    -1,0 H1 n    2:1
    0,0  W  n    1:1
    1,0  H2 n    2:1
    2,0  H3 n w1 1:1
    3,0  C6 n    {other}:1
    0,1  C7 n    2:1
"""


@pytest.mark.parametrize(
    ("seat", "tile", "other", "order"),
    [
        (2, "C5", 2, [(2, "3,-1"), (2, "0,0")]),
        (2, "C5", 1, [(2, "0,0"), (1, "3,-1")]),
        (1, "C8", 1, [(1, "3,-1"), (2, "0,0")]),
    ],
)
def test_the_active_sides_sieges_come_first_and_the_northernmost_of_each(  # R33
    seat: int, tile: str, other: int, order: list[tuple[int, str]]
) -> None:
    board = TWO_RINGS.format(other=other, held=3 - other)
    _, events = play(table(board, DUEL, hands={seat: tile}, seat=seat), f"{seat} lay {tile} 0,2 s")
    assert [(siege.side, format_cell(siege.cell)) for siege in only(events, TileBesieged)] == order


SHARED = """
    0,-1 C1 n    {n}
    -1,0 C2 n    {w}
    0,0  W  n    {well}
    1,0  C3 n    {e}
    0,1  C6 n    {s}
    0,2  C7 n w1 1:1
"""


def shared(n: str, e: str, s: str, w: str, well: str, gains: str = "") -> str:
    """What stands on the well after a turn of seat 1 far away."""
    state = table(SHARED.format(n=n, e=e, s=s, w=w, well=well), THREE, hands={1: "C8"}, gains=gains)
    return at(act(state, "1 lay C8 0,3 s"), "0,0")


def test_two_sides_may_besiege_a_third_and_the_one_with_more_takes_the_tile() -> None:  # R33
    assert shared("1:1", "1:1", "1:1", "2:1", "3:4") == "W n 1:1"
    assert shared("1:1", "2:1", "2:1", "2:1", "3:4") == "W n 2:1"


def test_three_different_sides_besiege_nothing() -> None:  # R33
    assert shared("1:1", "2:1", "3:1", "1:1", "") == "W n"


def test_neither_of_two_besiegers_may_control_the_tile() -> None:  # R33
    assert shared("1:1", "1:1", "1:1", "2:1", "2:2") == "W n 2:2"


@pytest.mark.parametrize(
    ("gains", "side"), [("0,-1 1,0 0,1 -1,0", 2), ("0,1 -1,0 0,-1 1,0", 1), ("1,0 0,1 -1,0 0,-1", 1)]
)
def test_at_two_each_the_latest_gain_decides(gains: str, side: int) -> None:  # R33
    assert shared("1:1", "1:1", "2:1", "2:1", "3:2", gains) == f"W n {side}:1"


@pytest.mark.parametrize(("gains", "side"), [("0,-1 1,0 0,1 -1,0", 2), ("0,1 -1,0 0,-1 1,0", 1)])
def test_at_two_each_the_empty_well_is_besieged_too(gains: str, side: int) -> None:  # R33
    assert shared("1:1", "1:1", "2:1", "2:1", "", gains) == f"W n {side}:1"


def test_at_two_each_a_tile_with_a_wizard_is_besieged_too() -> None:  # R33
    board = """
        0,0  W  n
        1,0  C1 n    2:1
        2,-1 C2 n    2:1
        2,0  F4 n w3 3:1
        3,0  C3 n    1:1
        2,1  C6 n    1:1
    """
    for gains, side in (("1,0 2,-1 3,0 2,1", 1), ("3,0 2,1 1,0 2,-1", 2)):
        state = table(board, THREE, hands={1: "C8"}, gains=gains)
        assert at(act(state, "1 lay C8 -1,0 w"), "2,0") == f"F4 n w3 {side}:1"


def test_gains_are_remembered_over_turns() -> None:  # R33
    state = table("0,0 W n\n1,0 C1 n 2:1", THREE, hands={1: "C10", 2: "C2"}, gains="1,0")
    state = act(state, "1 lay C10 0,1 n")
    assert [format_cell(cell) for cell in state.gains] == ["1,0", "0,1", "0,0"]
    # C2 on -1,0 facing s: 3×1 east takes the well back.
    state = act(state, "2 lay C2 -1,0 s")
    assert [format_cell(cell) for cell in state.gains] == ["1,0", "0,1", "-1,0", "0,0"]


def test_a_siege_that_spends_the_last_golem_ends_the_game() -> None:  # R12, R33
    state = table(RING.format(well="1:3", south="2:2"), DUEL, hands={2: "C5"}, seat=2, reserves=(9, 2))
    after, events = play(state, "2 lay C5 0,3 s")
    assert kinds(events)[-2:] == ["TileBesieged", "GameEnded"]
    assert only(events, GameEnded) == [GameEnded("reserve", 2)]
    assert at(after, "0,0") == "W n 2:1"


def test_no_siege_and_no_delayed_spell_follows_an_empty_reserve() -> None:  # R12
    state = table(RING.format(well="1:3", south="2:2"), DUEL, hands={2: "C5"}, seat=2, reserves=(9, 1))
    after, events = play(state, "2 lay C5 0,3 s")
    assert not only(events, TileBesieged)
    assert after.step.name == "over"
