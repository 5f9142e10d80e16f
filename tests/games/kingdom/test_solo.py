"""The solo campaign (A50–A57)."""

import random

import pytest

from taverne.bots.bot import find_bot
from taverne.bots.table import play_game
from taverne.games.kingdom.cards import LEGENDS, NO_CARD, SYMBOLS
from taverne.games.kingdom.kingdom import Kingdom, format_kingdom
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import CENTRE
from taverne.games.kingdom.modes.solo.campaign import Campaign, CampaignView, campaign_of
from taverne.games.kingdom.modes.solo.events import AgeEnded, BlockKept
from taverne.games.kingdom.state import State
from taverne.kernel.errors import IllegalMove
from taverne.kernel.game import view_of
from taverne.record.verify import verify
from tests.games.kingdom.boards import act, board, game, legal, table
from tests.games.kingdom.test_setup import deal

KEY = "aetherya/solo"
EARLY = board("????\n?Ep?\n?fH?\n????", "pfmsHEDGROps")
ROWS = (
    "kin-H kin-E kin-D kin-G / land-p land-f land-m land-s four / "
    "alliance-HE alliance-HD battle-HG battle-EG battle-DG battle-ED"
)


def legends(text: str) -> tuple[int, ...]:
    return tuple(parse_legend(code) for code in text.split())


def campaign(
    age: int = 1, rows: str = "land-p land-f / four", scores: tuple[tuple[int, int], ...] = (), pair: str = ""
) -> Campaign:
    coming = tuple(legends(row) for row in rows.split("/")) if rows else ()
    return Campaign(age, coming, scores, bytes(SYMBOLS.index(card) for card in pair), NO_CARD, False, 0)


def solo(
    kingdom: Kingdom = EARLY, river: str = "kin-H", held: str = "", extra: Campaign | None = None, **more: str
) -> State:
    deck, discard, step, hand = (
        more.get(name, default)
        for name, default in (("deck", "pfmsHEDGRO"), ("discard", "m"), ("step", "turn"), ("hand", ""))
    )
    state = table(kingdom, key=KEY, river=river, held=(held,), deck=deck, discard=discard, step=step, hand=hand)
    return state._replace(extra=extra or campaign())


def refused(state: State, line: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        act(state, line, KEY)
    return caught.value.message


def test_the_legends_lie_in_rows_of_four_five_and_six() -> None:  # A50
    state = act(game(KEY).setup(1), f"* rows {ROWS}", KEY)
    assert len(state.river) == 4
    assert [len(row) for row in campaign_of(state).rows] == [5, 6]
    assert state.legend_deck == 0
    with pytest.raises(IllegalMove):
        act(game(KEY).setup(1), "* rows kin-H kin-H", KEY)


@pytest.mark.parametrize("edition", ["fr2", "fr1", "de"])
def test_the_rows_are_the_same_in_every_edition(edition: str) -> None:  # A50
    state = deal(1, key=f"aetherya/{edition}/solo")
    assert [len(state.river), *(len(row) for row in campaign_of(state).rows)] == [4, 5, 6]


def test_the_kingdom_is_set_up_alone_with_the_two_player_deck() -> None:  # A51
    state = deal(1, key=KEY)
    assert game(KEY).seats == (1,)
    assert sum(count for name, count in game(KEY).census(state) if name.startswith("card")) == 40
    assert sum(state.deck) == 40 - 16 - 1
    assert game(KEY).asked(state) == (1,)
    assert len(legal(state, KEY)) == 24


def test_before_ages_one_and_two_a_legend_may_be_swapped_last_of_all() -> None:  # A52
    state = deal(1, key=KEY)
    state = act(state, f"1 {legal(state, KEY)[0]}", KEY)
    moves = legal(state, KEY)
    assert len(moves) == 4 * 5 + 1
    assert moves[-1] == "noswap"
    mine, other = state.river[1], campaign_of(state).rows[0][2]
    swapped = act(state, f"1 swap {LEGENDS[mine]} {LEGENDS[other]}", KEY)
    assert swapped.river[1] == other
    assert campaign_of(swapped).rows[0][2] == mine
    assert act(state, "1 noswap", KEY).river == state.river
    assert swapped.step.name == "turn"


def test_a_swap_takes_one_of_each_of_the_two_rows() -> None:  # A52
    state = solo(step="swap", river="kin-H kin-E")
    assert refused(state, "1 swap kin-H kin-E") == "error-swap-row"
    assert refused(state, "1 swap four kin-E") == "error-swap-row"


def test_there_is_no_swap_before_age_three() -> None:  # A52
    state = solo(campaign_end(), river="", held="kin-H", step="block", extra=campaign(2, "four", ((9, 2),)))
    state = act(state, "1 block a1", KEY)
    state = act(state, f"* lands 1 {rest_of(state)}", KEY)
    state = act(state, f"* discard {next(s for s in SYMBOLS if state.deck[SYMBOLS.index(s)])}", KEY)
    assert state.step.name == "turn"


def campaign_end() -> Kingdom:
    return board("EppH\nfpHH\nmmms\nDDGR")


def rest_of(state: State) -> str:
    """Twelve cards of the deck."""
    return "".join(SYMBOLS[kind] * count for kind, count in enumerate(state.deck))[:12]


def test_a_turn_takes_two_of_the_deck_or_the_discard_and_one() -> None:  # A53
    state = solo()
    assert legal(state, KEY) == ["pair deck", "pair discard"]
    two = act(act(state, "1 pair deck", KEY), "* card D H", KEY)
    assert legal(two, KEY) == ["drop H", "drop D"]
    one = act(act(state, "1 pair discard", KEY), "* card D", KEY)
    assert legal(one, KEY) == ["drop m", "drop D"]
    assert one.discards == (b"",)


def test_the_dropped_card_is_the_new_top_discard_and_the_decks_is_placed_or_reveals() -> None:  # A53
    state = act(act(act(solo(), "1 pair deck", KEY), "* card D H", KEY), "1 drop H", KEY)
    assert state.discards[0][-1] == SYMBOLS.index("H")
    assert {move.split()[0] for move in legal(state, KEY)} == {"place", "reveal"}
    after = act(state, "1 reveal a1", KEY)
    assert after.discards[0][-1] == SYMBOLS.index("D")


def test_the_kept_discard_must_be_placed() -> None:  # A53
    state = act(act(act(solo(), "1 pair discard", KEY), "* card D", KEY), "1 drop D", KEY)
    assert {move.split()[0] for move in legal(state, KEY)} == {"place"}
    assert refused(state, "1 reveal a1") == "error-must-place"
    other = act(act(act(solo(), "1 pair discard", KEY), "* card D", KEY), "1 drop m", KEY)
    assert "reveal a1" in legal(other, KEY)


def test_of_two_alike_the_kept_one_counts_as_the_decks() -> None:  # A53
    state = act(act(solo(), "1 pair discard", KEY), "* card m", KEY)
    assert legal(state, KEY) == ["drop m"]
    assert "reveal a1" in legal(act(state, "1 drop m", KEY), KEY)


def test_no_legend_is_written_between_taking_the_two_and_discarding_one() -> None:  # A53
    state = act(act(solo(board("????\n?HH?\n?fp?\n????", "pfmsHEDGROps")), "1 pair deck", KEY), "* card D E", KEY)
    assert legal(state, KEY) == ["drop E", "drop D"]
    assert refused(state, "1 legend kin-H") == "error-move-now"
    assert refused(state, "1 drop p") == "error-drop-card"


def test_a_legend_of_the_row_is_written_once_a_turn_and_worth_nothing() -> None:  # A54
    met = board("????\n?HH?\n?EE?\n????", "pfmsHEDGROps")
    state = solo(met, river="kin-H kin-E")
    written = act(state, "1 legend kin-H", KEY)
    assert written.held == ((2,),)
    assert written.river == legends("kin-E")
    assert not any(move.startswith("legend") for move in legal(written, KEY))
    in_hand = act(act(act(state, "1 pair deck", KEY), "* card D f", KEY), "1 drop f", KEY)
    assert "legend kin-E" in legal(in_hand, KEY)
    closing = act(in_hand, "1 place a1", KEY)
    assert legal(closing, KEY) == ["legend kin-H", "legend kin-E", "end"]


def test_the_age_ends_at_once_without_a_land_left() -> None:  # A55
    last = board("?ppH\nfpHH\nmmms\nDDGR", "E")
    state = act(act(act(solo(last), "1 pair deck", KEY), "* card D f", KEY), "1 drop f", KEY)
    after, events = game(KEY).apply(state, 1, game(KEY).parse_move("place a1"))
    assert isinstance(events[1], AgeEnded)
    assert game(KEY).asked(after) == (), "kin-H is unwritten: lost, though it is met"
    assert game(KEY).results(after)[-1] == "lost"


def test_the_age_ends_with_the_turn_that_left_the_deck_empty() -> None:  # A55
    met = board("????\n?HH?\n?EE?\n????", "pfmsHEDGROps")
    state = solo(met, deck="Df", river="kin-H")
    state = act(act(act(state, "1 pair deck", KEY), "* card D f", KEY), "1 drop f", KEY)
    state = act(state, "1 place b3", KEY)
    assert legal(state, KEY) == ["legend kin-H", "end"], "the turn is completed first"
    after, events = game(KEY).apply(state, 1, game(KEY).parse_move("legend kin-H"))
    assert after.step.name == "block"
    ended = next(event for event in events if isinstance(event, AgeEnded))
    assert len(ended.shown()) == 12
    assert not after.kingdoms[0].hidden


def test_with_one_card_in_the_deck_only_the_discard_and_it_can_be_taken() -> None:  # A55
    state = solo(deck="D")
    assert legal(state, KEY) == ["pair discard"]
    assert refused(state, "1 pair deck") == "error-pair-deck"


def test_writing_the_last_legend_does_not_end_the_age() -> None:  # A55
    state = act(solo(board("????\n?HH?\n?fp?\n????", "pfmsHEDGROps")), "1 legend kin-H", KEY)
    assert state.step.name == "turn"


def test_an_age_scores_its_kingdom_minus_its_rows_values() -> None:  # A56
    last = board("?EEp\nfpHH\nmmms\nDDGs", "E")
    state = solo(last, river="", held="kin-H land-m", extra=campaign(3, "", ((30, 8), (20, 25))))
    state = act(act(act(state, "1 pair deck", KEY), "* card f O", KEY), "1 drop O", KEY)
    after = act(state, "1 place a1", KEY)
    kingdom = campaign_of(after).scores[2][0]
    assert game(KEY).results(after) == (
        "age 1 kingdom 30 objective 8 score 22",
        "age 2 kingdom 20 objective 25 score -5",
        f"age 3 kingdom {kingdom} objective 6 score {kingdom - 6}",
        f"total {22 - 5 + kingdom - 6}",
    )
    outcome = game(KEY).outcome(after)
    assert outcome is not None
    assert (outcome.won, outcome.points) == (True, (22 - 5 + kingdom - 6,))


def test_an_unwritten_legend_loses_the_campaign_with_a_score_of_zero() -> None:  # A56
    last = board("?EEp\nfpHH\nmmms\nDDGs", "E")
    state = solo(last, river="four", held="kin-H", extra=campaign(2, "land-p", ((30, 8),)))
    state = act(act(act(state, "1 pair deck", KEY), "* card f O", KEY), "1 drop O", KEY)
    after = act(state, "1 place a1", KEY)
    outcome = game(KEY).outcome(after)
    assert outcome is not None
    assert (outcome.won, outcome.points, outcome.winners) == (False, (0,), ())
    assert game(KEY).results(after)[-1] == "lost"
    assert len(game(KEY).results(after)) == 3


def test_points_at_or_below_the_objective_are_a_poor_score_but_no_loss() -> None:  # A56
    last = board("?ppp\npppp\npppp\npppp", "p")
    state = solo(last, river="", held="land-p", extra=campaign(3, "", ((2, 9), (3, 9))))
    state = act(act(act(state, "1 pair deck", KEY), "* card f O", KEY), "1 drop O", KEY)
    after = act(state, "1 place a1", KEY)
    outcome = game(KEY).outcome(after)
    assert outcome is not None
    assert outcome.won
    assert outcome.points[0] < 0


def test_a_block_is_the_next_ages_centre_and_the_rest_is_shuffled() -> None:  # A57
    state = solo(
        campaign_end(), river="", held="kin-H", step="block", extra=campaign(1, "land-p land-f / four", ((9, 2),))
    )
    assert legal(state, KEY) == [f"block {cell}" for cell in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")]
    after, events = game(KEY).apply(state, 1, game(KEY).parse_move("block c1"))
    assert BlockKept(1, 2) in events
    assert after.river == legends("land-p land-f")
    assert campaign_of(after).age == 2
    assert sum(after.deck) == 36
    after = act(after, f"* lands 1 {rest_of(after)}", KEY)
    after = act(after, f"* discard {next(s for s in SYMBOLS if after.deck[SYMBOLS.index(s)])}", KEY)
    assert after.step.name == "swap"
    assert "".join(SYMBOLS[after.kingdoms[0].cards[cell]] for cell in CENTRE) == "pHHH"
    assert format_kingdom(after.kingdoms[0]) == "????/?pH?/?HH?/????"
    assert sum(after.deck) == 36 - 12 - 1
    assert refused(state, "1 block d4") == "error-block-cell"


@pytest.mark.slow
def test_whole_campaigns_of_greedy_verify_and_reach_their_last_age() -> None:  # A57
    rules = game(KEY)
    bot = find_bot("greedy", rules)
    ages = set()
    for seed in range(40):
        end = play_game(rules, [bot], random.Random(seed))
        verdict = verify(end.record)
        assert verdict.is_finished
        view = "\n".join([*end.record.splitlines()[:2], '[View "1"]', "", *verdict.replay.lines_for(1)])
        results = [line for line in end.record.splitlines() if line.startswith("=")]
        assert verify("\n".join([view, *results, ""])).is_partial
        ages.add(len(campaign_of(end.state).scores))
    assert ages == {1, 2, 3}


def test_legends_written_are_no_points_on_the_sheet() -> None:  # A54, A56
    state = solo(EARLY)._replace(held=(legends("kin-H four"),))
    (sheet,) = game(KEY).sheets(state)
    assert sheet.lines["legends"] == 0


def test_the_objectives_of_this_age_and_the_next_are_shown() -> None:  # A50, A56
    state = solo(river="kin-H land-p", held="four", extra=campaign(age=2, rows="land-f battle-HG"))
    view = game(KEY).present(view_of(game(KEY), state, 1)).mode
    assert isinstance(view, CampaignView)
    assert [(age.age, age.objective) for age in view.ages] == [(2, 10), (3, 7)]
