"""Cells, adjacency and links through portals (A1–A5)."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taverne.games.kingdom.cards import PORTAL
from taverne.games.kingdom.kingdom import format_kingdom, lay_out, parse_kingdom, put, unveil, veil
from taverne.games.kingdom.links import CELL_OF, CELLS, TOUCHING, cells_of, links, path
from taverne.kernel.errors import BadText
from tests.games.kingdom.boards import board, lines

kingdoms = st.text("pfmsHEDGRO?", min_size=16, max_size=16).map(
    lambda symbols: "/".join(symbols[start : start + 4] for start in range(0, 16, 4))
)


def linked(picture: str, one: str, other: str) -> bool:
    return links(board(picture).up[PORTAL])[CELL_OF[one]] >> CELL_OF[other] & 1 == 1


@given(kingdoms)
def test_a_kingdom_comes_back_from_its_text(text: str) -> None:  # A1
    assert format_kingdom(parse_kingdom(text)) == text


def test_columns_are_letters_and_rows_count_from_the_top() -> None:  # A1
    assert board("mfEf\nDEfH\nspHm\nHORD").cards[CELL_OF["b2"]] == board("EEEE\nEEEE\nEEEE\nEEEE").cards[0]
    assert list(CELL_OF)[:5] == ["a1", "b1", "c1", "d1", "a2"]


def test_only_face_up_cards_count() -> None:  # A1
    hidden = board("????\n?E??\n????\n????", "f" * 15)
    assert hidden.up[1] == 0
    assert sum(mask.bit_count() for mask in hidden.up) == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("mfEf/DEfH/spHm/HOR", "error-kingdom-row"),
        ("mfEf/DEfH/spHm", "error-kingdom-rows"),
        ("mfEf/DEfH/spHm/HORX", "error-kingdom-card"),
        ("", "error-kingdom-rows"),
        ("mfEf/DEfH/spHm/HORD treaty", "error-laid-tile"),
        ("mfEf/DEfH/spHm/HORD treaty@a1", "error-laid-tile-card"),
        ("mfEf/DEfH/spHm/HORD staff@a2", "error-laid-tile-card"),
        ("mfEf/DEfH/spHm/HORD treaty@a2 treaty@a2", "error-laid-tile-twice"),
        ("mfEf/DEfH/spHm/HORD treaty@e9", "error-cell-unknown"),
    ],
)
def test_a_bad_kingdom_text_says_what_was_found(text: str, message: str) -> None:  # A1
    with pytest.raises(BadText) as caught:
        parse_kingdom(text)
    assert caught.value.message == message


def test_laid_tiles_are_part_of_the_text() -> None:  # A1
    text = "mfEf/DEfH/spHm/HORD treaty@b2 staff@c4"
    assert format_kingdom(parse_kingdom(text)) == text


def test_diagonals_never_touch() -> None:  # A2
    assert TOUCHING[CELL_OF["b2"]] == sum(1 << CELL_OF[cell] for cell in ("b1", "a2", "c2", "b3"))
    assert cells_of(TOUCHING[CELL_OF["a1"]]) == (CELL_OF["b1"], CELL_OF["a2"])


def test_a_portal_links_the_cards_around_it() -> None:  # A3
    picture = "pppp\npOpp\npppp\npppp"
    assert linked(picture, "b1", "b3")
    assert linked(picture, "a2", "c2")
    assert linked(picture, "b1", "a2")
    assert not linked(picture, "b1", "d2")


def test_adjacent_portals_act_as_one() -> None:  # A3
    picture = "pppp\npOOp\npppp\npppp"
    assert linked(picture, "a2", "d2")
    assert path(board(picture).up[PORTAL], CELL_OF["a2"], CELL_OF["d2"]) == (CELL_OF["b2"], CELL_OF["c2"])


def test_portals_that_only_meet_at_a_corner_stay_apart() -> None:  # A3
    picture = "pppp\npOpp\nppOp\npppp"
    assert not linked(picture, "b1", "c4")
    assert linked(picture, "b1", "b3"), "through the portal b2"
    assert linked(picture, "b3", "c4"), "through the portal c3"


def test_two_cards_linked_twice_count_once() -> None:  # A3
    assert lines("Ef??\nOO??\n????\n????").elves == 2


def test_a_card_is_not_linked_to_itself() -> None:  # A3
    for portals in (0, 1 << CELL_OF["b2"], 0b0110_0110):
        assert all(not near >> cell & 1 for cell, near in enumerate(links(portals)) if not portals >> cell & 1)


@given(st.integers(0, 0xFFFF))
def test_links_are_mutual_and_their_paths_run_through_portals(portals: int) -> None:  # A3
    linked_to = links(portals)
    for cell in CELLS:
        if portals >> cell & 1:
            continue
        for other in cells_of(linked_to[cell] & ~portals):
            assert linked_to[other] >> cell & 1
            trail = path(portals, cell, other)
            steps = [cell, *trail, other]
            assert all(TOUCHING[a] >> b & 1 for a, b in itertools.pairwise(steps))
            assert all(portals >> portal & 1 for portal in trail)


def test_cells_that_are_not_linked_have_no_path() -> None:  # A3
    with pytest.raises(ValueError, match="not linked"):
        path(0, CELL_OF["a1"], CELL_OF["d4"])


def test_an_unexplored_portal_links_nothing() -> None:  # A3
    assert board("p?pp\npppp\npppp\npppp", "O").up[PORTAL] == 0


def test_a_goblin_earns_no_points_through_a_portal() -> None:  # A4
    assert lines("GOs?\n????\n????\n????").goblins == 0
    assert lines("Gs??\n????\n????\n????").goblins == 3


def test_others_reach_a_goblin_through_a_portal() -> None:  # A4
    assert lines("GOE?\n????\n????\n????").conflicts == -2


def test_dragons_terrains_and_tribes_travel_through_portals() -> None:  # A5
    assert lines("EOf?\n????\n????\n????").elves == 2
    assert lines("DOm?\n????\n????\n????").dwarves == 2
    assert lines("HOp?\n????\n????\n????").humans == 2
    assert lines("HRO?\n??H?\n????\n????").dragons == 3


@given(kingdoms)
def test_the_masks_of_what_is_up_follow_the_cards(text: str) -> None:  # A1
    kingdom = parse_kingdom(text)
    for cell, card in ((5, 3), (0, 8)):
        kingdom = put(kingdom, cell, card)
        assert kingdom == lay_out(kingdom.cards, kingdom.hidden)
    assert unveil(veil(kingdom)).hidden == 0
