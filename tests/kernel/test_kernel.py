"""What every game shares: rulesets, chance, outcomes, events, errors."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taverne.kernel.chance import NOBODY, Draw, pick, random_dice
from taverne.kernel.errors import IllegalMove, UnknownRuleset
from taverne.kernel.events import Event, Split, told_to
from taverne.kernel.outcome import Outcome, ranks_by, win_shares
from taverne.kernel.ruleset import Offer
from taverne.registry import find_game, parse_ruleset, rulesets

OFFER = Offer(
    "chess",
    ("fide", "old"),
    ("duel", "solo"),
    {"duel": (("", "expert"),), "solo": (("normal", "beginner", "veteran"), ("", "timed"))},
)


def parse(key: str) -> str:
    name, *options = key.split("+")
    return OFFER.parse(name.split("/")[1:], options, key).key


@pytest.mark.parametrize(
    ("key", "meant"),
    [
        ("chess", "chess/fide/duel"),
        ("chess/solo", "chess/fide/solo"),
        ("chess/old", "chess/old/duel"),
        ("chess/old/solo", "chess/old/solo"),
        ("chess/duel+expert", "chess/fide/duel+expert"),
        ("chess/solo+normal", "chess/fide/solo"),
        ("chess/solo+timed+veteran", "chess/fide/solo+veteran+timed"),
    ],
)
def test_what_a_key_leaves_out_is_the_default(key: str, meant: str) -> None:
    assert parse(key) == meant


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("chess/new/duel", "error-edition-unknown"),
        ("chess/race", "error-mode-unknown"),
        ("chess/fide/duel/x", "error-ruleset-parts"),
        ("chess/duel+fast", "error-option-unknown"),
        ("chess/solo+beginner+veteran", "error-options-clash"),
        ("chess/duel+expert+expert", "error-option-unknown"),
    ],
)
def test_a_bad_key_says_what_was_found_and_expected(key: str, message: str) -> None:
    with pytest.raises(UnknownRuleset) as caught:
        parse(key)
    assert caught.value.message == message


def test_an_offer_lists_all_its_rulesets() -> None:
    keys = [ruleset.key for ruleset in OFFER.rulesets()]
    assert len(keys) == len(set(keys)) == 2 * 2 + 2 * 6
    assert keys[0] == "chess/fide/duel"
    assert all(parse(key) == key for key in keys)


def test_every_ruleset_of_the_registry_comes_back_from_its_key() -> None:
    for ruleset in rulesets():
        assert parse_ruleset(ruleset.key) == ruleset
        assert find_game(ruleset.key).ruleset == ruleset
    with pytest.raises(UnknownRuleset) as caught:
        find_game("go")
    assert caught.value.message == "error-game-unknown"


@given(st.lists(st.integers(0, 9), min_size=1).filter(any), st.integers(0))
def test_a_pick_falls_on_each_weight_in_proportion(weights: list[int], seed: int) -> None:
    drawn = [0] * len(weights)
    for throw in range(sum(weights)):
        drawn[pick(weights, lambda _, throw=throw: throw)] += 1  # type: ignore[misc]
    assert drawn == weights
    assert weights[pick(weights, random_dice(random.Random(seed)))] > 0


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing"):
        pick([], lambda n: 0)


def test_a_hidden_draw_is_a_question_mark_to_those_who_do_not_know() -> None:
    assert Draw("deck 1", "C1", 1, known=(1,)).token_for(1) == "C1"
    assert Draw("deck 1", "C1", 1, known=(1,)).token_for(2) == "?"
    assert Draw("lands 1", "p", 1, known=NOBODY).token_for(None) == "?"
    assert Draw("aside", "", 1, known=NOBODY).token_for(1) == ""


def test_ranks_are_shared_and_the_lost_have_no_winner() -> None:
    assert ranks_by([5, 9, 5, 1], [9, 5, 5, 1]) == (2, 1, 2, 4)
    assert Outcome((5, 9, 9), (3, 1, 1)).winners == (2, 3)
    assert Outcome((5,), (1,), won=False).winners == ()
    assert Outcome((5, 5), (1, 1), won=True).winners == (1, 2)


def test_rivals_share_a_win_and_partners_win_together() -> None:
    assert win_shares(Outcome((5, 5, 1), (1, 1, 3))) == (0.5, 0.5, 0)
    assert win_shares(Outcome((5, 1, 5, 1), (1, 3, 1, 3), sides=(1, 2, 1, 2))) == (1, 0, 1, 0)
    assert win_shares(Outcome((5, 5, 5, 5), (1, 1, 1, 1), sides=(1, 2, 1, 2))) == (0.5,) * 4
    assert win_shares(Outcome((5, 5), (1, 1), won=True, sides=(1, 1))) == (1, 1)
    assert win_shares(Outcome((5, 5), (1, 1), won=False, sides=(1, 1))) == (0, 0)


def test_an_event_is_told_to_each_audience_as_it_was_made_for_it() -> None:
    whole, part = Event(), Event()
    split = Split(None, ((2, part),))
    assert told_to((whole, split), 2) == (whole, part)
    assert told_to((whole, split), 1) == (whole,)
    assert told_to((split,), None) == ()
    assert whole.shown() == whole.opened() == ()


def test_an_error_carries_its_message_arguments_and_clause() -> None:
    error = IllegalMove("error-x", clause="A1", found="b2")
    assert str(error) == "error-x(found='b2') [A1]"
    assert (error.message, error.clause, dict(error.arguments)) == ("error-x", "A1", {"found": "b2"})
