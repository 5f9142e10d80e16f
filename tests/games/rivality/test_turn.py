"""A turn: laying, the order of spells, drawing, and the end (R7, R9, R11, R12, R35)."""

import pytest

from taverne.games.rivality.events import GameEnded, SeatPassed, SpellCast, SpellLost, TileDrawn, TileLaid
from taverne.games.rivality.tiles import TILES, UNKNOWN
from taverne.kernel.errors import BadText, IllegalMove
from taverne.kernel.events import told_to
from taverne.kernel.game import preview, view_of
from tests.games.rivality.boards import act, asked, at, find_rules, game, kinds, legal, only, play, table, tiles


def refused(state: object, line: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        act(state, line)  # type: ignore[arg-type]
    assert caught.value.clause
    return caught.value.message


def test_turns_go_from_seat_to_seat_and_round() -> None:  # R7
    state = table("0,0 W n", "rivality/three", hands={1: "C1 C2", 2: "C3", 3: "C4"})
    for line in ("1 lay C1 0,-1 n", "2 lay C3 1,0 n", "3 lay C4 0,1 n"):
        assert asked(state) == (int(line[0]),)
        state = act(state, line)
    assert asked(state) == (1,)
    assert refused(state, "2 lay C1 0,-1 n") == "error-not-asked"


def test_a_tile_goes_on_an_empty_cell_adjacent_to_a_tile_in_any_orientation() -> None:  # R9
    state = table("0,0 W n", hands={1: "C6 C7"})
    assert len(legal(state)) == 2 * 4 * 4
    assert legal(state)[:5] == ["lay C6 0,-1 n", "lay C6 0,-1 e", "lay C6 0,-1 s", "lay C6 0,-1 w", "lay C6 -1,0 n"]
    assert refused(state, "1 lay C6 0,0 n") == "error-cell-taken"
    assert refused(state, "1 lay C6 1,1 n") == "error-cell-apart"
    assert refused(state, "1 lay C8 0,1 n") == "error-tile-not-in-hand"


def test_the_open_cells_grow_with_every_tile() -> None:  # R9
    state = act(table("0,0 W n", hands={1: "C6", 2: "C1"}), "1 lay C6 1,0 e")
    cells = {move.split()[2] for move in legal(state)}
    assert cells == {"0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"}


def test_the_wizard_and_a_golem_come_then_the_spells_then_a_tile_is_drawn() -> None:  # R9
    state = table("0,0 W n", hands={1: "C10 C6"}, decks={1: "C7 C8"})
    after, events = play(state, "1 lay C10 0,1 n")
    assert kinds(events) == [
        "TileLaid",
        "WizardMoved",
        "GolemPlaced",
        "SpellCast",
        "SpellLost",
        "Split",
        "TurnBegan",
    ]
    assert at(after, "0,1") == "C10 n w1 1:1"
    assert at(after, "0,0") == "W n 1:2"
    assert after.hands[0] == tiles("C6 C7")
    assert after.decks[0] == tiles("C8")
    assert after.reserves == (27, 30)


def test_only_the_owner_sees_the_drawn_tile() -> None:  # R9
    state = table("0,0 W n", hands={1: "C10 C6"}, decks={1: "C7 C8"})
    _, events = play(state, "1 lay C10 0,1 n")
    (mine,), (theirs,) = (only(told_to(events, seat), TileDrawn) for seat in (1, 2))
    assert (TILES[mine.tile], mine.shown()) == ("C7", ("1 C7",))
    assert (theirs.tile, theirs.shown()) == (UNKNOWN, ())


def test_a_turn_can_be_previewed_without_knowing_the_deck() -> None:  # R9
    state = table("0,0 W n", hands={1: "C10 C6"}, decks={1: "C7 C8"})
    view, events = preview(game(), view_of(game(), state, 1), game().parse_move("lay C10 0,1 n"))
    assert view.table.hands[0] == bytes([*tiles("C6"), UNKNOWN])
    assert only(events, TileLaid)[0].side == 1
    assert only(events, TileDrawn)[0].tile == UNKNOWN


def test_with_the_deck_empty_hands_are_played_out() -> None:  # R9
    state = table("0,0 W n", hands={1: "C10 C6"}, decks={1: ""})
    after, events = play(state, "1 lay C10 0,1 n")
    assert after.hands[0] == tiles("C6")
    assert "Split" not in kinds(events)


def test_a_player_with_no_tile_left_is_passed_over() -> None:  # R9
    state = table("0,0 W n", "rivality/three", hands={1: "C6 C7", 2: "", 3: "C1"}, decks={1: "", 2: "", 3: ""})
    after, events = play(state, "1 lay C6 0,1 n")
    assert asked(after) == (3,)
    assert only(events, SeatPassed) == [SeatPassed(2)]


def test_the_order_is_asked_while_two_spells_would_place_more_than_the_reserve() -> None:  # R11
    board = """
        0,0  W  n
        1,0  C1 n w2 2:1
        0,1  C2 n
        -1,1 C3 n
    """
    # H5 on -1,0 facing e: 1×2 north (none), 2×1 east (the well), 2×3 south (none): one spell places, nothing is asked.
    alone = act(table(board, hands={1: "H5"}, reserves=(2, 20)), "1 lay H5 -1,0 e")
    assert alone.step.name == "over"
    # F4 on 0,2 facing n: 2×2 west (none), 1×3 north (none), 3×1 east (none): nothing places.
    nothing = act(table(board, hands={1: "F4"}, reserves=(2, 20)), "1 lay F4 0,2 n")
    assert nothing.step.name == "turn"
    # C7 on 0,-1 facing s: 3×1 south (the well), 1×1 east: none.
    state = table(board + "1,-1 C4 n", hands={1: "C7"}, reserves=(4, 20))
    waiting = act(state, "1 lay C7 0,-1 s")
    assert waiting.step.name == "cast"
    assert legal(waiting) == ["cast e", "cast s"], "3 and 1 golems, 3 in the reserve"
    assert refused(waiting, "1 cast n") == "error-spell-not-open"
    first = act(waiting, "1 cast e")
    assert at(first, "1,-1") == "C4 n 1:1"
    assert at(first, "0,0") == "W n 1:2", "the last two"
    other = act(waiting, "1 cast s")
    assert at(other, "0,0") == "W n 1:3"
    assert at(other, "1,-1") == "C4 n", "the reserve was empty before the other spell"
    assert other.step.name == first.step.name == "over"


def test_a_reserve_that_is_large_enough_is_not_asked_about() -> None:  # R11
    board = "0,0 W n\n1,-1 C4 n\n1,0 C1 n w2 2:1"
    after, events = play(table(board, hands={1: "C7"}, reserves=(6, 20)), "1 lay C7 0,-1 s")
    assert after.step.name == "turn"
    assert [cast.direction for cast in only(events, SpellCast)] == [1, 2], "n, e, s, w"


def test_a_spell_that_would_place_nothing_is_no_part_of_the_choice() -> None:  # R11
    board = "0,0 W n\n1,-1 C4 n w2 2:1\n1,0 C1 n 2:1"
    after, events = play(table(board, hands={1: "C7"}, reserves=(3, 20)), "1 lay C7 0,-1 s")
    assert after.step.name == "over", "the wizard wards one spell off: the other is cast at once"
    assert [lost.reason for lost in only(events, SpellLost)] == ["wizard"]


def test_shields_are_taken_off_the_sum() -> None:  # R11
    # 3 and 1 golems of C7: the cottage's shield takes the 1, so only one spell places.
    board = "0,0 W n\n1,-1 H4 n 2:2\n1,0 C1 n w2 2:1"
    after, _ = play(table(board, hands={1: "C7"}, reserves=(3, 20)), "1 lay C7 0,-1 s")
    assert after.step.name == "over"
    assert at(after, "0,0") == "W n 1:2"


def test_golems_that_come_back_end_the_shortage() -> None:  # R11, R12
    board = "0,0 W n 1:5\n1,-1 C4 n\n1,0 C1 n w2 2:1"
    state = table(board, hands={1: "C7"}, reserves=(4, 20))
    waiting = act(state, "1 lay C7 0,-1 s")
    after = act(waiting, "1 cast s")
    assert after.step.name == "turn", "three golems went to a full well of one's own and came back"
    assert at(after, "1,-1") == "C4 n 1:1"
    assert after.reserves[0] == 2


def test_the_game_stops_when_a_reserve_is_empty_after_the_laid_golem() -> None:  # R12
    state = table("0,0 W n\n1,0 C1 n w2 2:1", hands={1: "C6"}, reserves=(1, 20))
    after, events = play(state, "1 lay C6 0,1 n")
    assert at(after, "0,0") == "W n"
    assert only(events, GameEnded) == [GameEnded("reserve", 1)]
    assert kinds(events)[-2:] == ["GolemPlaced", "GameEnded"]
    assert find_rules(after).outcome(after) is not None


def test_a_reserve_that_empties_in_the_middle_of_a_turn_stops_it_there() -> None:  # R12
    board = "0,0 W n\n1,-1 C4 n\n1,0 C1 n w2 2:1"
    state = table(board, hands={1: "C7 C8"}, decks={1: "C9"}, reserves=(4, 20))
    after, events = play(act(state, "1 lay C7 0,-1 s"), "1 cast s")
    assert kinds(events) == ["SpellCast", "GameEnded"], "no other spell, no tile drawn"
    assert after.hands[0] == tiles("C8")
    assert refused(after, "2 lay C2 0,1 n") == "error-game-over"


def test_the_game_ends_when_all_tiles_are_laid() -> None:  # R12
    state = table("0,0 W n", hands={1: "C6", 2: "C1"}, decks={1: "", 2: ""})
    state = act(state, "1 lay C6 0,1 s")
    after, events = play(state, "2 lay C1 0,-1 n")
    assert only(events, GameEnded) == [GameEnded("tiles", 0)]
    assert asked(after) == ()


def test_a_laid_tile_stays_where_it_is() -> None:  # R35
    state = act(table("0,0 W n", hands={1: "C6 C7", 2: "C1"}), "1 lay C6 0,1 s")
    state = act(state, "2 lay C1 0,-1 n")
    assert refused(state, "1 lay C6 1,0 n") == "error-tile-not-in-hand"
    assert refused(state, "1 lay C7 0,1 n") == "error-cell-taken"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("1 keep", "error-move-now"),
        ("1 cast n", "error-move-now"),
        ("1 enter a6", "error-move-now"),
    ],
)
def test_other_moves_are_refused_during_a_turn(line: str, message: str) -> None:  # R9
    assert refused(table("0,0 W n"), line) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("lay", "error-move-unknown"),
        ("lay C1 0,0", "error-move-unknown"),
        ("remove 9", "error-move-unknown"),
        ("remove x", "error-move-unknown"),
        ("lay W 0,1 n", "error-tile-unknown"),
        ("lay C1 99,1 n", "error-cell-unknown"),
        ("lay C1 0,1 q", "error-direction-unknown"),
        ("enter e9", "error-cell-unknown"),
        ("", "error-move-unknown"),
    ],
)
def test_a_move_that_cannot_be_read_is_refused(text: str, message: str) -> None:  # R9
    with pytest.raises(BadText) as caught:
        game().parse_move(text)
    assert caught.value.message == message


def test_chance_is_not_asked_during_a_turn() -> None:  # R9
    with pytest.raises(IllegalMove) as caught:
        game().chances(table("0,0 W n"))
    assert caught.value.message == "error-chance-not-asked"
