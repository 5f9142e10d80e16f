"""What differs between the printings, one by one: a flipped switch of any edition fails here."""

import pytest

from taverne.games.kingdom.editions import EDITIONS, Edition
from taverne.games.kingdom.legends import met, parse_legend
from taverne.games.kingdom.scoring import prove, score
from tests.games.kingdom.boards import WILD, act, board, game, table

KEYS = ["/".join(key) for key in EDITIONS]
PRINTED = [key for key in KEYS if key.startswith("aetherya")]


def edition_of(key: str) -> Edition:
    return game(key).edition


@pytest.mark.parametrize("key", PRINTED)
def test_a_wild_dragon_costs_what_a_tame_one_scores(key: str) -> None:  # A7
    for picture, points in (
        ("R???\n????\n????\n????", -3),
        ("R?R?\n????\n????\n????", -10),
        ("R?R?\n????\nR???\n????", -18),
    ):
        assert score(board(picture), edition_of(key)).dragons == points


@pytest.mark.parametrize("key", PRINTED)
def test_the_rebuilt_deck_turns_up_its_first_card(key: str) -> None:  # A18
    state = act(act(table(WILD, WILD, key=key, discard="pfm", deck="D"), "1 draw", key), "* card D", key)
    assert act(state, "1 place a1", key).discards == (b"",)


@pytest.mark.parametrize("key", PRINTED)
def test_a_battle_needs_one_against_two(key: str) -> None:  # A21
    spread = board("HG??\n????\nHG??\n????")
    one_two = board("GHG?\n????\n????\n????")
    battle = parse_legend("battle-HG")
    assert not met(spread.up, edition_of(key).battle_spreads) >> battle & 1
    assert met(one_two.up, edition_of(key).battle_spreads) >> battle & 1


def test_drako_differs_in_dragons_rebuilding_and_battles() -> None:  # D1, D3, D4
    edition = edition_of("drako/fr")
    assert score(board("R?R?\n????\n????\n????"), edition).dragons == -6
    assert met(board("HG??\n????\nHG??\n????").up, edition.battle_spreads) >> parse_legend("battle-HG") & 1
    state = act(act(table(WILD, WILD, key="drako", discard="pfm", deck="D"), "1 draw", "drako"), "* card D", "drako")
    assert act(state, "1 place a1", "drako").discards == (b"\x00",)


@pytest.mark.parametrize(("key", "clause"), [*((key, "A7") for key in PRINTED), ("drako/fr", "D1")])
def test_a_lone_wild_dragon_costs_by_its_editions_clause(key: str, clause: str) -> None:  # A7, D1
    (item,) = prove(board("R???\n????\n????\n????"), edition_of(key)).items
    assert (item.reason, item.points, item.clause) == ("wild", -3, clause)
