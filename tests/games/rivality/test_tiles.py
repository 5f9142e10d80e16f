"""Tiles, cells and directions (R1, R2) and the components."""

import re
from collections import Counter
from pathlib import Path

import pytest

from taverne.games.rivality.grid import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    cell_at,
    format_cell,
    format_square,
    neighbours,
    parse_cell,
    parse_direction,
    parse_square,
)
from taverne.games.rivality.tiles import (
    FARSIGHTED,
    KIND,
    LAND_TILES,
    MOST_CAST,
    PLAIN,
    POINTS,
    SHIELDS,
    SPELLS,
    STARRED,
    TILE_OF,
    TILES,
    UNKNOWN,
    WELL,
    format_tiles,
    parse_land_tile,
    parse_tile,
)
from taverne.kernel.errors import BadText


def spells(tile: str, front: int) -> list[tuple[int, int, int]]:
    return [(spell.direction, spell.golems, spell.distance) for spell in SPELLS[TILE_OF[tile]][front]]


def test_left_and_right_follow_the_front() -> None:  # R1
    assert spells("H1", NORTH) == [(NORTH, 2, 3), (EAST, 2, 2), (WEST, 1, 1)]
    assert spells("H1", EAST) == [(NORTH, 1, 1), (EAST, 2, 3), (SOUTH, 2, 2)]
    assert spells("H1", SOUTH) == [(EAST, 1, 1), (SOUTH, 2, 3), (WEST, 2, 2)]
    assert spells("H1", WEST) == [(NORTH, 2, 2), (SOUTH, 1, 1), (WEST, 2, 3)]


def test_x_grows_to_the_east_and_y_to_the_south() -> None:  # R1
    north, east, south, west = neighbours(cell_at(0, 0))
    assert [format_cell(cell) for cell in (north, east, south, west)] == ["0,-1", "1,0", "0,1", "-1,0"]


def test_cells_sort_northernmost_then_westernmost_first() -> None:  # R33
    names = ["0,-1", "-1,0", "0,0", "1,0", "0,1"]
    assert sorted(names, key=parse_cell) == names


@pytest.mark.parametrize("name", ["0,0", "-24,24", "3,-1"])
def test_cells_come_back_from_their_text(name: str) -> None:  # R1
    assert format_cell(parse_cell(name)) == name


@pytest.mark.parametrize("text", ["", "0", "0,0,0", "25,0", "0,-25", "-0,1", "01,1", "a1", "x,y", "٣,1"])
def test_bad_cells_are_refused(text: str) -> None:  # R1
    with pytest.raises(BadText) as caught:
        parse_cell(text)
    assert caught.value.message == "error-cell-unknown"


def test_solo_cells_are_a1_to_d6() -> None:  # R40
    assert format_square(parse_square("d6")) == "d6"
    for text in ("e1", "a7", "a0", "0,0", "A1"):
        with pytest.raises(BadText):
            parse_square(text)


def test_directions_are_one_letter() -> None:  # R1
    assert [parse_direction(letter) for letter in "nesw"] == [NORTH, EAST, SOUTH, WEST]
    for text in ("", "ne", "N"):
        with pytest.raises(BadText):
            parse_direction(text)


def test_each_deck_has_five_circles_four_cottages_and_three_fortresses() -> None:  # R6
    for deck in (STARRED, PLAIN):
        assert Counter(KIND[tile] for tile in deck) == {"circle": 5, "cottage": 4, "fortress": 3}
    assert sorted(STARRED + PLAIN) == list(LAND_TILES)


def test_the_decks_pair_off_with_the_same_spells() -> None:  # R6
    def printed(tile: int) -> tuple[str, list[tuple[int, int]]]:
        return KIND[tile], sorted((spell.golems, spell.distance) for spell in SPELLS[tile][NORTH])

    assert sorted(map(printed, STARRED)) == sorted(map(printed, PLAIN))


def test_values_and_shields_are_printed() -> None:  # R5, R13
    worth = {KIND[tile]: (POINTS[tile], SHIELDS[tile]) for tile in (*LAND_TILES, WELL)}
    assert worth == {"circle": (1, 0), "cottage": (2, 1), "fortress": (4, 2), "well": (3, 0)}


def test_spells_of_range_three_and_no_others_are_breakers() -> None:  # R5
    for tile in LAND_TILES:
        for spell in SPELLS[tile][NORTH]:
            assert spell.breaker == (spell.distance == 3)


def test_no_tile_casts_backwards_and_the_well_casts_nothing() -> None:  # R1
    for tile in LAND_TILES:
        for front in range(4):
            assert (front + 2) % 4 not in [spell.direction for spell in SPELLS[tile][front]]
    assert SPELLS[WELL][NORTH] == SPELLS[UNKNOWN][NORTH] == ()


def test_a_spell_aims_exactly_its_range_away() -> None:  # R2
    origin = cell_at(0, 0)
    aims = {format_cell(origin + spell.offset) for spell in SPELLS[TILE_OF["H2"]][EAST]}
    assert aims == {"0,-3", "2,0", "0,1"}


def test_four_tiles_have_no_spell_of_range_one() -> None:  # R8
    assert format_tiles(FARSIGHTED) == "H4 H8 F2 F6"


def test_no_tile_calls_more_than_six_golems() -> None:  # R11
    assert MOST_CAST == 6


def test_tiles_come_back_from_their_codes() -> None:  # R6
    for code in TILES[:WELL]:
        assert TILES[parse_tile(code)] == TILES[parse_land_tile(code)] == code
    assert parse_tile("W") == WELL
    for parse, text in ((parse_tile, "?"), (parse_tile, "C11"), (parse_land_tile, "W"), (parse_land_tile, "c1")):
        with pytest.raises(BadText) as caught:
            parse(text)
        assert caught.value.message == "error-tile-unknown"


def test_the_tiles_are_those_of_the_components_page() -> None:  # R6
    page = (Path(__file__).parents[3] / "docs" / "rules" / "components.md").read_text("utf-8")
    rows = re.findall(r"^\| ([CHF]\d+) \| [\w ]+ \| (.) \|(.*?)\|(.*?)\|(.*?)\|$", page, re.M)
    assert len(rows) == len(LAND_TILES)
    for code, star, *ways in rows:
        assert (TILE_OF[code] in STARRED) == (star == "★")
        printed = {
            turn % 4: tuple(int(number) for number in way.strip().rstrip("!").split("×"))
            for turn, way in zip((-1, 0, 1), ways, strict=True)
            if way.strip()
        }
        assert {way: (golems, distance) for way, golems, distance in spells(code, NORTH)} == printed, code
