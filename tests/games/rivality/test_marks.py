"""What is shown on a battlefield follows from it: who controls what, with which shields, and what is armed."""

from tests.games.rivality.boards import game, table

FIELD = "0,0 W n 1:2 2:2\n0,1 F2 n 2:5\n1,0 H7 n 1:3 2:1\n0,-1 C1 n"


def test_control_is_told_with_the_shields_that_work_for_it() -> None:  # R4, R5
    marks = game().marks(table(FIELD))
    assert sorted(marks) == ["contested 0,0", "control 0,1 2 3", "control 1,0 1 1"], "an empty tile is nobody's"


def test_armed_spells_are_told_in_the_expert_game_only() -> None:  # R30
    armed = [
        mark for mark in game("rivality/duel+expert").marks(table(FIELD, "rivality/duel+expert")) if "armed" in mark
    ]
    assert "armed 0,-1 n 0,-2" in armed
    assert not any("armed" in mark for mark in game().marks(table(FIELD)))


def test_nothing_is_told_of_the_shields_of_a_tile_face_down() -> None:  # R40
    hidden = table("a1 ? s 2:1\nb1 F2 s 2:1", "rivality/solo")
    assert sorted(game("rivality/solo").marks(hidden)) == ["control a1 2 0", "control b1 2 2"]
