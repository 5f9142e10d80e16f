"""The battlefield as text: what comes back, and what is refused with which words (R1, R3, R9)."""

import pytest

from taverne.games.rivality.battlefield import format_battlefield, frontier, parse_battlefield
from taverne.games.rivality.grid import SQUARES, format_cell
from taverne.kernel.errors import BadText
from tests.games.rivality.boards import game, lines

FIELD = """
0,-1 C5 s w1 1:1
0,0 W n 1:2 2:2
1,0 H7 w w2 1:2 2:3
"""


def test_a_battlefield_comes_back_from_its_text() -> None:  # R1
    assert format_battlefield(parse_battlefield(FIELD)).splitlines() == lines(FIELD)


def test_a_solo_battlefield_has_squares_and_tiles_face_down() -> None:  # R40
    text = "a1 ? s\nb2 H1 s w2 2:1\na6 C6 n w1 1:1"
    field = parse_battlefield(text, grid=SQUARES)
    assert len(field.hidden) == 1
    assert format_battlefield(field, SQUARES) == text


def test_tiles_are_laid_beside_tiles() -> None:  # R9
    field = parse_battlefield("0,0 W n\n1,0 C5 n").field
    assert [format_cell(cell) for cell in frontier(field)] == ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"]


@pytest.mark.parametrize(
    ("text", "message", "found"),
    [
        ("0,0 W", "error-field-line", "0,0 W"),
        ("zero W n", "error-cell-unknown", "zero"),
        ("0,0 X1 n", "error-tile-unknown", "X1"),
        ("0,0 ? n", "error-tile-unknown", "?"),
        ("0,0 W up", "error-direction-unknown", "up"),
        ("0,0 W n\n1,0 C1 n\n0,1 C1 n", "error-tile-twice", "0,1"),
        ("0,0 W n\n1,0 C1 n\n1,0 C2 n", "error-cell-twice", "C2"),
        ("0,0 W n 1:3 2:3", "error-golems-many", 6),
        ("0,0 W n 1:6", "error-golems-many", 6),
        ("0,0 W n\n2,0 C1 n", "error-tile-apart", None),
        ("0,0 W n\n1,1 C1 n", "error-tile-apart", None),
        ("0,0 W n 3:1", "error-side-unknown", "3:1"),
        ("0,0 W n w0", "error-side-unknown", "w0"),
        ("0,0 W n 1:1 1:2", "error-side-twice", "1:2"),
        ("0,0 W n 1:0", "error-golems-text", "1:0"),
        ("0,0 W n 1", "error-golems-text", "1"),
        ("0,0 W n 1:x", "error-golems-text", "1:x"),
        ("0,0 W n w1\n1,0 C1 n w1", "error-wizard-twice", "1,0"),
        ("1,0 W n", "error-well-place", "1,0 W"),
        ("0,0 C1 n", "error-well-place", "0,0 C1"),
        ("1,0 C1 n", "error-well-missing", None),
        ("", "error-well-missing", None),
    ],
)
def test_a_bad_battlefield_is_refused_with_what_was_found(  # R1
    text: str, message: str, found: str | int | None
) -> None:
    with pytest.raises(BadText) as caught:
        parse_battlefield(text)
    assert caught.value.message == message
    assert caught.value.arguments.get("found") == found
    assert caught.value.clause


def test_three_sides_may_stand_on_a_tile_of_three_players() -> None:  # R3
    assert game("rivality/three").prove_text("0,0 W n 1:1 2:1 3:3").points == (0, 0, 3)
