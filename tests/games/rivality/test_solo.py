"""Solo against Souramoun (R40–R47)."""

import random

import pytest

from taverne.games.rivality.events import (
    GameEnded,
    GolemPlaced,
    HalfLaidOut,
    SpellCast,
    SpellLost,
    SpellsForfeited,
    TileRevealed,
    WizardMoved,
)
from taverne.games.rivality.grid import format_square, mirrored, parse_square
from taverne.games.rivality.state import State
from taverne.games.rivality.tiles import PLAIN, STARRED, UNKNOWN
from taverne.kernel.chance import random_dice
from taverne.kernel.errors import IllegalMove
from taverne.kernel.game import preview, settle, view_of
from tests.games.rivality.boards import act, asked, at, game, kinds, legal, only, picture, play, table

SOLO = "rivality/solo"


def opened(seed: int = 1) -> State:
    rules = game(SOLO)
    return settle(rules, rules.setup(1), random_dice(random.Random(seed)))[0]


def refused(state: State, line: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        act(state, line)
    return caught.value.message


def test_your_half_lies_face_up_and_souramouns_face_down() -> None:  # R40
    state = opened()
    lines = picture(state)
    assert [line.split()[0] for line in lines] == [f"{column}{row}" for row in range(1, 7) for column in "abcd"]
    assert {line.split()[1:][0] for line in lines[:12]} == {"?"}
    assert {line.split()[2] for line in lines[:12]} == {"s"}
    assert {line.split()[2] for line in lines[12:]} == {"n"}
    assert sorted(land.tile for land in state.field.values()) == sorted(STARRED + PLAIN)
    assert state.reserves == (30, 30)
    assert 24 not in [land.tile for land in state.field.values()], "no well"


def test_tiles_are_laid_left_to_right_and_top_to_bottom() -> None:  # R40
    mine = "* mine F4 F5 F6 H5 H6 H7 H8 C6 C7 C8 C9 C10"
    state, events = play(game(SOLO).setup(1), mine, "* his C1 C2 C3 C4 C5 H1 H2 H3 H4 F1 F2 F3")
    assert [at(state, cell) for cell in ("a4", "b4", "d6")] == ["F4 n", "F5 n", "C10 n"], "any order, fortress or not"
    assert state.field[parse_square("d3")].tile == PLAIN[-1]
    halves = only(events, HalfLaidOut)
    assert [set(half.tiles) == {UNKNOWN} for half in halves] == [False, True]


def test_nobody_sees_the_tiles_face_down() -> None:  # R40
    state = opened()
    for seat in (1, None):
        table_seen = view_of(game(SOLO), state, seat).table
        assert {table_seen.field[cell].tile for cell in state.hidden} == {UNKNOWN}


def test_a_turn_is_your_wizard_his_wizard_his_spells_your_spells() -> None:  # R41
    board = """
        b2 C5 s
        c2 C2 s
        b4 H5 n
        b5 C6 n
        b6 C7 n w1 1:1
    """
    _, events = play(table(board, SOLO), "1 move b5")
    # C5 facing s: 2×1 east and 2×2 south; then C6: 4×1 north.
    assert kinds(events) == [
        "WizardMoved",
        "GolemPlaced",
        "WizardMoved",
        "GolemPlaced",
        "SpellCast",
        "SpellCast",
        "SpellCast",
        "GameEnded",
    ]
    assert [moved.side for moved in only(events, WizardMoved)] == [1, 2]
    assert [cast.side for cast in only(events, SpellCast)] == [2, 2, 1]


def test_your_wizard_enters_on_row_6_with_a_golem() -> None:  # R42
    state = opened()
    assert asked(state) == (1,)
    assert legal(state) == ["enter a6", "enter b6", "enter c6", "enter d6"]
    assert refused(state, "1 enter a5") == "error-entrance"
    assert refused(state, "1 move a6") == "error-move-now"
    after, events = play(state, "1 enter b6")
    assert only(events, GolemPlaced)[0] == GolemPlaced(1, parse_square("b6"), (0, 0), (1, 0))
    assert after.wizards[0] == parse_square("b6")


WALK = """
    a4 C9 n
    b4 C6 n    1:1
    c4 C8 n    2:1
    d4 F4 n
    a5 C7 n    1:1 2:3
    b5 H5 n w1 1:1
    c5 H6 n    2:1
    a6 H7 n
    b6 H8 n    1:5
    c6 F5 n
    d6 F6 n
    b3 ?  s
    a3 ?  s
"""


def test_your_wizard_walks_through_your_golems_to_a_tile_without_any() -> None:  # R43
    state = table(WALK, SOLO)
    assert legal(state) == ["move b3", "move a4", "move a6", "move c6"]
    for cell in ("b5", "a3", "c4", "c5", "d4", "d6", "b4"):
        assert refused(state, f"1 move {cell}") == "error-way"


def test_souramouns_wizard_does_not_block_the_way() -> None:  # R43
    board = "b5 C6 n w1 1:1\nb4 C7 n w2 1:1 2:1\nb3 C1 s"
    assert legal(table(board, SOLO)) == ["move b3"]


def test_an_unrevealed_tile_is_revealed_when_your_wizard_comes() -> None:  # R43
    rules = game(SOLO)
    state = table("b3 ? s\nb4 C6 n w1 1:1\nb5 C7 n", SOLO)
    cell = parse_square("b3")
    state = state._replace(field={**state.field, cell: state.field[cell]._replace(tile=PLAIN[0])})
    after, events = play(state, "1 move b3")
    assert only(events, TileRevealed)[0].shown() == ("b3 C1",)
    assert after.hidden == ()
    view, told = preview(rules, view_of(rules, state, 1), rules.parse_move("move b3"))
    assert only(told, TileRevealed)[0].tile == UNKNOWN, "a preview does not tell"
    assert view.table.wizards[0] == cell


def test_souramoun_mirrors_your_wizard() -> None:  # R44
    assert [format_square(mirrored(parse_square(cell))) for cell in ("a6", "b4", "c1")] == ["a1", "b3", "c6"]
    state = table("c2 C1 s\nc5 C6 n\nc6 C7 n w1 1:1", SOLO)
    assert at(act(state, "1 move c5"), "c2") == "C1 s w2 2:1"


@pytest.mark.parametrize(
    ("there", "then"),
    [("1:5", "1:4 2:1"), ("1:2 2:3", "1:1 2:4"), ("2:5", "2:5"), ("1:3", "1:3 2:1")],
)
def test_his_golem_ignores_shields_and_makes_room(there: str, then: str) -> None:  # R44
    state = table(f"c2 F1 s {there}\nc5 C6 n\nc6 C7 n w1 1:1", SOLO)
    after = act(state, "1 move c5")
    assert at(after, "c2") == f"F1 s w2 {then}"


def test_souramoun_casts_all_spells_in_order_even_when_his_reserve_is_short() -> None:  # R45
    board = """
        b2 C5 s
        b4 C7 n
        c2 C6 n
        b5 C8 n
        b6 C9 n w1 1:1
    """
    # C5 facing s: 2×2 south (b4), 2×1 east (c2): e comes before s.
    state = table(board, SOLO, reserves=(20, 4))
    after, events = play(state, "1 move b5")
    assert [(cast.side, cast.direction, cast.placed) for cast in only(events, SpellCast)] == [(2, 1, 2), (2, 2, 1)]
    assert only(events, GameEnded) == [GameEnded("reserve", 2)]
    assert after.step.name == "over"


def test_spells_that_leave_the_battlefield_are_lost() -> None:  # R45
    state = table("a2 C1 s\na5 C6 n\na6 C7 n w1 1:1", SOLO)
    _, events = play(state, "1 move a5")
    assert [(lost.side, lost.reason) for lost in only(events, SpellLost)] == [(2, "no-tile"), (1, "no-tile")]


def test_a_spell_on_an_unrevealed_tile_reveals_it() -> None:  # R45
    state = table("b2 C1 s\nb3 ? s\nb5 C6 n\nb6 C7 n w1 1:1", SOLO)
    cell = parse_square("b3")
    state = state._replace(field={**state.field, cell: state.field[cell]._replace(tile=PLAIN[3])})
    after, events = play(state, "1 move b5")
    assert at(after, "b3") == "C4 s 2:4"
    assert kinds(events)[4:6] == ["TileRevealed", "SpellCast"]


def test_your_wizard_protects_nothing() -> None:  # R45
    state = table("b3 C1 s\nb4 C6 n\nb5 C7 n w1 1:1", SOLO)
    after, events = play(state, "1 move b4")
    assert at(after, "b4") == "C6 n w1 1:1 2:4"
    assert only(events, SpellsForfeited)


def test_you_cast_if_you_still_control_your_tile_and_his_wizard_protects_nothing() -> None:  # R46
    state = table("b3 H1 s\nb4 C6 n\nb5 C7 n w1 1:1", SOLO)
    # H1 facing s: 2×3 south (b6: none), 1×1 east, 2×2 west: nothing strikes b4. C6: 4×1 north, on his wizard's cottage.
    after, events = play(state, "1 move b4")
    assert at(after, "b3") == "H1 s w2 1:3 2:1", "his shield takes one"
    assert only(events, SpellCast)[-1].side == 1


def test_a_contested_tile_is_not_under_your_control() -> None:  # R46
    state = table("b2 C5 s\nb4 C7 n\nb5 C6 n w1 1:1\nb3 C4 s", SOLO)
    # C4 facing s: 1×1 south on b4: one against one.
    after, events = play(state, "1 move b4")
    assert at(after, "b4") == "C7 n w1 1:1 2:1"
    assert only(events, SpellsForfeited)


def test_you_choose_the_order_when_your_reserve_is_short() -> None:  # R46
    board = """
        b2 H4 s
        b3 C2 s
        c4 C1 s
        b4 C8 n
        b5 F5 n
        a5 C9 n w1 1:1
        c5 C3 n
        b6 C4 n
    """
    # F5 on b5: 2×2 west (none), 2×3 north (b2), 2×1 east (c5).
    state = table(board, SOLO, reserves=(4, 20))
    waiting = act(state, "1 move b5")
    assert waiting.step.name == "cast"
    assert legal(waiting) == ["cast n", "cast e"]
    after = act(waiting, "1 cast e")
    assert at(after, "c5") == "C3 n 1:2"
    assert after.step.name == "over"


def test_the_game_ends_the_moment_a_reserve_is_empty() -> None:  # R47
    yours = table("b3 H1 s\nb4 C6 n\nb5 C7 n w1 1:1", SOLO, reserves=(1, 20))
    after, events = play(yours, "1 move b4")
    assert kinds(events) == ["WizardMoved", "GolemPlaced", "GameEnded"]
    assert only(events, GameEnded) == [GameEnded("reserve", 1)]
    his = table("b3 H1 s\nb4 C6 n\nb5 C7 n w1 1:1", SOLO, reserves=(20, 1))
    assert only(play(his, "1 move b4")[1], GameEnded) == [GameEnded("reserve", 2)]
    assert game(SOLO).outcome(after) is not None


def test_the_game_ends_when_your_wizard_has_no_tile_to_go_to() -> None:  # R47
    state = table("b2 H1 s\nb5 C6 n\nb6 C7 n w1 1:1", SOLO)
    after, events = play(state, "1 move b5")
    assert only(events, GameEnded) == [GameEnded("stuck", 1)]
    assert asked(after) == ()


@pytest.mark.parametrize(("option", "key"), [("", "rivality/fr/solo"), ("+normal", "rivality/fr/solo")])
def test_normal_is_the_default_difficulty(option: str, key: str) -> None:  # R48
    assert game(f"rivality/solo{option}").ruleset.key == key
