"""When a legend is met, and by which cells (A20, A21, D4)."""

import pytest
from hypothesis import given, settings

from taverne.games.kingdom.cards import LEGENDS
from taverne.games.kingdom.kingdom import parse_kingdom
from taverne.games.kingdom.legends import cells_meeting, met, parse_legend
from taverne.games.kingdom.links import CELL_NAMES
from taverne.kernel.errors import BadText
from tests.games.kingdom.boards import board
from tests.games.kingdom.test_links import kingdoms


def meets(picture: str, legend: str, spreads: bool = False) -> bool:
    return met(board(picture).up, spreads) >> parse_legend(legend) & 1 == 1


@pytest.mark.parametrize("tribe", "HEDG")
def test_kin_are_two_linked_cards_of_a_tribe(tribe: str) -> None:  # A20
    assert meets(f"{tribe}{tribe}??\n????\n????\n????", f"kin-{tribe}")
    assert not meets(f"{tribe}???\n?{tribe}??\n????\n????", f"kin-{tribe}")
    assert not meets(f"{tribe}???\n????\n????\n????", f"kin-{tribe}")


@pytest.mark.parametrize("tribe", "HED")
def test_kin_may_be_linked_through_a_portal(tribe: str) -> None:  # A20
    assert meets(f"{tribe}O{tribe}?\n????\n????\n????", f"kin-{tribe}")


def test_goblin_kin_must_touch() -> None:  # A20
    assert not meets("GOG?\n????\n????\n????", "kin-G")


def test_one_card_at_a_portal_is_no_kin() -> None:  # A20
    assert not meets("HO??\n????\n????\n???H", "kin-H")


@pytest.mark.parametrize("land", "pfms")
def test_a_realm_hangs_together_in_a_line_an_l_or_through_portals(land: str) -> None:  # A20
    assert meets(f"{land}{land}{land}?\n????\n????\n????", f"land-{land}")
    assert meets(f"{land}{land}??\n{land}???\n????\n????", f"land-{land}")
    assert meets(f"{land}O{land}?\n?{land}??\n????\n????", f"land-{land}")
    assert meets(f"{land}O{land}{land}\n????\n????\n????", f"land-{land}")
    assert not meets(f"{land}{land}??\n????\n{land}???\n????", f"land-{land}")
    assert not meets(f"{land}???\n?{land}??\n??{land}?\n????", f"land-{land}")


def test_two_small_groups_make_no_realm_but_the_second_may_be_one() -> None:  # A20
    assert not meets("pp??\n????\npp??\n????", "land-p")
    assert meets("pp??\n????\nppp?\n????", "land-p")


def test_four_needs_each_tribe_linked_or_not() -> None:  # A20
    assert meets("H??E\n????\n????\nD??G", "four")
    assert not meets("H??E\n????\n????\nD??D", "four")


@pytest.mark.parametrize("ally", "ED")
def test_an_alliance_is_a_human_linked_to_another(ally: str) -> None:  # A20
    assert meets(f"H{ally}??\n????\n????\n????", f"alliance-H{ally}")
    assert meets(f"HO{ally}?\n????\n????\n????", f"alliance-H{ally}")
    assert not meets(f"H???\n?{ally}??\n????\n????", f"alliance-H{ally}")


@pytest.mark.parametrize("pair", ["HG", "EG", "DG", "ED"])
def test_a_battle_is_one_against_two(pair: str) -> None:  # A21
    x, y = pair[0], pair[1]
    assert meets(f"{y}{x}{y}?\n????\n????\n????", f"battle-{pair}")
    assert meets(f"{x}{y}{x}?\n????\n????\n????", f"battle-{pair}")
    assert not meets(f"{x}{y}??\n????\n{x}{y}??\n????", f"battle-{pair}")
    assert not meets(f"{x}{y}??\n????\n????\n????", f"battle-{pair}")


def test_a_battle_runs_through_portals_goblins_included() -> None:  # A21
    assert meets("GOH?\n?G??\n????\n????", "battle-HG")


@pytest.mark.parametrize("pair", ["HG", "EG", "DG", "ED"])
def test_in_drako_a_battle_is_two_that_each_face_an_enemy(pair: str) -> None:  # D4
    x, y = pair[0], pair[1]
    assert meets(f"{x}{y}??\n????\n{x}{y}??\n????", f"battle-{pair}", spreads=True)
    assert meets(f"{y}{x}{y}?\n????\n????\n????", f"battle-{pair}", spreads=True)
    assert meets(f"{x}O{y}?\n????\n{x}{y}??\n????", f"battle-{pair}", spreads=True)
    assert not meets(f"{x}{y}??\n????\n????\n{x}??{y}", f"battle-{pair}", spreads=True)


def test_a_met_legend_names_the_cells_that_meet_it() -> None:  # A20
    kingdom = board("HEOH\npppD\nmG?D\n????")
    found = {
        code: " ".join(CELL_NAMES[cell] for cell in cells_meeting(kingdom, number, False))
        for number, code in enumerate(LEGENDS)
        if met(kingdom.up, False) >> number & 1
    }
    assert found == {
        "alliance-HE": "a1 b1",
        "alliance-HD": "d1 d2",
        "kin-D": "d2 d3",
        "land-p": "a2 b2 c2",
        "four": "a1 b1 d2 b3",
    }
    assert cells_meeting(kingdom, parse_legend("kin-H"), False) == ()


def test_the_worked_example_meets_no_legend() -> None:  # A20
    assert met(board("mfEf\nDEfH\nspHm\nHORD").up, False) == 0


@settings(max_examples=300)
@given(kingdoms)
def test_the_cells_that_meet_a_legend_meet_it_alone_with_the_portals(text: str) -> None:  # A20
    kingdom = parse_kingdom(text)
    for spreads in (False, True):
        for number, code in enumerate(LEGENDS):
            cells = cells_meeting(kingdom, number, spreads)
            assert bool(cells) == (met(kingdom.up, spreads) >> number & 1 == 1), code
            if cells:
                kept = "".join(
                    symbol if cell in cells or symbol == "O" else "?"
                    for cell, symbol in enumerate(text.replace("/", ""))
                )
                alone = "/".join(kept[start : start + 4] for start in range(0, 16, 4))
                assert met(parse_kingdom(alone).up, spreads) >> number & 1, code


def test_an_unknown_legend_is_named() -> None:  # A20
    with pytest.raises(BadText) as caught:
        parse_legend("kin-X")
    assert caught.value.arguments["found"] == "kin-X"
