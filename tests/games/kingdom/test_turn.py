"""A turn, legends, the empty deck and the end (A13–A19, D3, D5)."""

import pytest

from taverne.games.kingdom.cards import SYMBOLS
from taverne.games.kingdom.events import CardPlaced, DeckRebuilt, GameEnded, LandRevealed, TurnBegan
from taverne.games.kingdom.kingdom import format_kingdom
from taverne.kernel.chance import CHANCE
from taverne.kernel.errors import IllegalMove
from taverne.kernel.game import preview, view_of
from taverne.registry import rulesets
from tests.games.kingdom.boards import WILD, act, board, game, legal, table

LAST_LAND = board("?Epf\nmEpf\nmfHs\nHORD", "G")


def refused(state: object, line: str, key: str = "aetherya") -> str:
    with pytest.raises(IllegalMove) as caught:
        act(state, line, key)  # type: ignore[arg-type]
    return caught.value.message


def test_turns_go_from_seat_to_seat_and_round() -> None:  # A13
    state = table(WILD, WILD, WILD, discard="m")
    for seat in (1, 2, 3, 1):
        assert game().asked(state) == (seat,)
        state = act(state, f"{seat} take a1")


def test_a_seat_may_not_move_out_of_turn() -> None:  # A13
    assert refused(table(WILD, WILD), "2 draw") == "error-not-asked"


def test_a_turn_takes_the_discard_or_draws() -> None:  # A14
    state = table(WILD, WILD, discard="m")
    assert legal(state)[0] == "draw"
    assert {move.split()[0] for move in legal(state)} == {"draw", "take"}
    taken = act(state, "1 take a1")
    assert format_kingdom(taken.kingdoms[0]).startswith("m???")
    assert taken.discards == (b"\x00",), "the plain that a1 hid"
    assert taken.seat == 2


def test_a_drawn_card_is_seen_by_all_then_placed_or_discarded_for_a_land() -> None:  # A14
    state = act(act(table(WILD, WILD, discard="m"), "1 draw"), "* card D")
    for seat in (None, 1, 2):
        assert view_of(game(), state, seat).table.hand == SYMBOLS.index("D")
    assert {move.split()[0] for move in legal(state)} == {"place", "reveal"}
    placed = act(state, "1 place a1")
    assert format_kingdom(placed.kingdoms[0]).startswith("D???")
    revealed = act(state, "1 reveal a1")
    assert format_kingdom(revealed.kingdoms[0]).startswith("p???")
    assert revealed.discards[0][-1] == SYMBOLS.index("D")


def test_only_an_unexplored_land_can_be_revealed() -> None:  # A14
    state = act(act(table(WILD, WILD), "1 draw"), "* card D")
    assert refused(state, "1 reveal b2") == "error-land-explored"


def test_a_move_of_another_step_is_refused() -> None:  # A14
    assert refused(table(WILD, WILD), "1 place a1") == "error-move-now"
    assert refused(act(table(WILD, WILD), "1 draw"), "1 place a1") == "error-not-asked"
    assert refused(table(WILD, WILD), "1 end") == "error-move-now"


def test_the_replaced_card_goes_on_the_discard() -> None:  # A15
    state = act(table(WILD, WILD, discard="m"), "1 take b2")
    assert state.discards == (bytes([SYMBOLS.index("E")]),)


def test_portals_and_dragons_are_locked_and_a_kind_may_not_replace_itself() -> None:  # A15
    kingdom = board("????\n?OR?\n?pH?\n????", "pfmsHEDGROps")
    state = table(kingdom, WILD, discard="p")
    assert refused(state, "1 take b2") == "error-cell-locked"
    assert refused(state, "1 take c2") == "error-cell-locked"
    assert refused(state, "1 take b3") == "error-cell-same"
    cells = [move.split()[1] for move in legal(state) if move.startswith("take")]
    assert cells == ["a1", "b1", "c1", "d1", "a2", "d2", "a3", "c3", "d3", "a4", "b4", "c4", "d4"]


def test_a_land_can_be_replaced_whatever_it_hides() -> None:  # A15
    state = table(WILD, WILD, discard="R")
    assert next(move for move in legal(state) if move.startswith("take")) == "take a1"
    after = act(state, "1 take d3")
    assert after.discards[0] == bytes([SYMBOLS.index("G")])
    assert format_kingdom(after.kingdoms[0]) == "????/?Ep?/?fHR/????"


def test_a_discard_no_cell_can_take_may_not_be_taken() -> None:  # A16
    kingdom = board("OOOO\nORRR\nRRRR\nppp?", "G")
    assert [move for move in legal(table(kingdom, WILD, discard="p")) if move.startswith("take")] == ["take d4"]
    full = board("OOOO\nORRR\nRRRR\npppp")
    assert legal(table(full, WILD, discard="p")) == ["draw"]


def test_before_the_end_there_is_always_a_land_to_reveal() -> None:  # A16
    state = act(act(table(LAST_LAND, WILD, discard="m"), "1 draw"), "* card D")
    assert [move for move in legal(state) if move.startswith("reveal")] == ["reveal a1"]


MET = board("????\n?HH?\n?fp?\n????", "pfmsHEDGROps")


def test_a_legend_may_be_taken_before_drawing_with_the_card_in_hand_or_after() -> None:  # A17
    state = table(MET, WILD, discard="m", river="kin-H four")
    assert legal(state)[-1] == "legend kin-H"
    before = act(state, "1 legend kin-H")
    assert (before.held[0], before.seat, before.step.name) == ((2,), 1, "turn")
    in_hand = act(act(act(state, "1 draw"), "* card D"), "1 legend kin-H")
    assert (in_hand.held[0], in_hand.step.name) == ((2,), "hand")
    after = act(act(state, "1 take a1"), "1 legend kin-H")
    assert (after.held[0], after.seat) == ((2,), 2)


def test_one_legend_a_turn_at_most() -> None:  # A17
    state = table(MET, WILD, discard="E", river="kin-H alliance-HE land-p")
    state = act(state, "1 legend kin-H")
    assert not any(move.startswith("legend") for move in legal(state))
    assert refused(state, "1 legend land-p") == "error-legend-second"
    after = act(state, "1 take b1")
    assert after.seat == 2, "an alliance is met, but this turn's legend is taken: the turn ends by itself"


def test_only_a_river_legend_that_is_met_can_be_taken() -> None:  # A17
    state = table(MET, WILD, river="four")
    assert refused(state, "1 legend kin-H") == "error-legend-absent"
    assert refused(state, "1 legend four") == "error-legend-unmet"


def test_a_legend_may_be_declined_and_the_turn_ends_by_itself_when_none_is_open() -> None:  # A17
    state = table(MET, WILD, discard="m", river="kin-H")
    closing = act(state, "1 take a1")
    assert legal(closing) == ["legend kin-H", "end"]
    assert act(closing, "1 end").seat == 2
    assert act(table(WILD, WILD, discard="m", river="kin-H"), "1 take a1").seat == 2


def test_the_river_is_refilled_at_once_while_the_legend_deck_lasts() -> None:  # A17
    state = table(MET, WILD, river="kin-H four", legend_deck="land-p")
    state = act(state, "1 legend kin-H")
    assert game().asked(state) == (CHANCE,)
    state = act(state, "* river land-p")
    assert (state.river, state.legend_deck) == ((14, 10), 0)
    assert act(table(MET, WILD, river="kin-H"), "1 legend kin-H").river == ()


def test_a_legend_is_kept_whatever_the_kingdom_becomes() -> None:  # A17
    state = act(table(MET, WILD, discard="m", river="kin-H"), "1 legend kin-H")
    state = act(state, "1 take b2")
    assert state.held[0] == (2,)
    assert game().redact(state, None).held[0] == (2,)


def test_with_the_deck_empty_all_discards_are_shuffled_at_the_start_of_the_next_turn() -> None:  # A18
    state = act(act(table(WILD, WILD, discard="pfm", deck="D"), "1 draw"), "* card D")
    assert sum(state.deck) == 0
    after, events = game().apply(state, 1, game().parse_move("place a1"))
    assert DeckRebuilt(4) in events
    assert game().asked(after) == (CHANCE,)
    draws, weights = game().chances(after)
    assert {draw.token: weight for draw, weight in zip(draws, weights, strict=False) if weight} == {
        "p": 2,
        "f": 1,
        "m": 1,
    }
    turned = act(after, "* discard m")
    assert (turned.discards, sum(turned.deck), turned.seat) == ((b"\x02",), 3, 2)


def test_what_a_rebuilt_deck_holds_is_known_to_all() -> None:  # A18
    state = act(act(table(WILD, WILD, discard="pfm", deck="D"), "1 draw"), "* card D")
    state = act(act(state, "1 place a1"), "* discard m")
    assert view_of(game(), state, None).table.deck == state.deck


def test_in_drako_the_top_discard_stays_and_the_others_are_the_deck() -> None:  # D3
    state = act(act(table(WILD, WILD, key="drako", discard="pfm", deck="D"), "1 draw", "drako"), "* card D", "drako")
    after = act(state, "1 place a1", "drako")
    assert game("drako").asked(after) == (2,)
    assert after.discards == (b"\x00",), "the plain that a1 hid"
    assert "".join(SYMBOLS[kind] * count for kind, count in enumerate(after.deck)) == "pfm"


def test_the_game_ends_the_moment_a_seat_has_no_land_left() -> None:  # A19
    state = table(LAST_LAND, WILD, discard="m", river="land-m kin-H")
    after, events = game().apply(state, 1, game().parse_move("take a1"))
    assert game().asked(after) == ()
    assert all(not kingdom.hidden for kingdom in after.kingdoms)
    assert isinstance(events[-1], GameEnded)
    assert events[-1].shown()[0] == "2 a1 p"
    assert legal_for_all(after) == [(), ()], "no legend is taken any more"
    drawn = act(act(state, "1 draw"), "* card D")
    assert game().asked(act(drawn, "1 reveal a1")) == ()
    assert refused(after, "1 draw") == "error-game-over"


def legal_for_all(state: object) -> list[object]:
    return [game().legal(state, seat) for seat in (1, 2)]  # type: ignore[arg-type]


def test_the_lands_turned_up_at_the_end_are_scored() -> None:  # A19
    hidden = board("?f??\n????\n????\n????", "E" + "p" * 14)
    after = act(table(LAST_LAND, hidden, discard="m"), "1 take a1")
    assert "2 elves 2 " in game().results(after)[1]


def test_after_100_turns_without_a_land_the_game_ends_once_the_turn_is_complete() -> None:  # A19
    state = table(MET, WILD, discard="m", river="kin-H", idle=99)
    closing = act(state, "1 take b2")
    assert game().asked(closing) == (), "no legend is met any more, so the turn is over and the game too"
    closing = act(state, "1 take b3")
    assert legal(closing) == ["legend kin-H", "end"]
    ended = act(closing, "1 legend kin-H")
    assert game().asked(ended) == ()
    assert ended.held[0] == (2,)
    assert act(state, "1 take a1").idle == 0, "a replaced land counts as explored"
    assert act(table(MET, WILD, discard="m", idle=98), "1 take b2").idle == 99


def test_drako_has_the_competitive_mode_alone() -> None:  # D5
    assert [ruleset.key for ruleset in rulesets() if ruleset.game == "drako"] == ["drako/fr/competitive"]


def test_events_tell_what_happened_in_order() -> None:  # A14
    state = table(WILD, WILD, discard="m")
    _, events = game().apply(state, 1, game().parse_move("take a1"))
    assert events == (CardPlaced(1, 0, 2, 0, True, 1, 1), TurnBegan(2))
    assert events[0].shown() == ("1 a1 p",)


def test_a_preview_knows_no_more_than_the_view() -> None:  # A14
    state = act(act(table(WILD, WILD, discard="m"), "1 draw"), "* card D")
    after, events = preview(game(), view_of(game(), state, 1), game().parse_move("reveal a1"))
    assert isinstance(events[0], LandRevealed)
    assert SYMBOLS[events[0].card] == "?"
    with pytest.raises(IllegalMove):
        preview(game(), view_of(game(), state, None), game().parse_move("reveal a1"))
    assert after.seat == 1


def test_nothing_is_drawn_when_chance_is_not_asked() -> None:  # A14
    with pytest.raises(IllegalMove):
        game().chances(table(WILD, WILD))
