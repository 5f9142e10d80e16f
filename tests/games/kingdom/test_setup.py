"""The setup and the secret arrangement (A12, D2)."""

import random
from collections import Counter

import pytest

from taverne.games.kingdom.cards import KINDS
from taverne.games.kingdom.links import CENTRE
from taverne.games.kingdom.state import State
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.errors import IllegalMove, UnknownRuleset
from taverne.kernel.events import told_to
from taverne.kernel.game import draw, view_of
from tests.games.kingdom.boards import act, game, legal


def deal(seats: int, seed: int = 1, key: str = "aetherya") -> State:
    rules = game(key)
    dice = random_dice(random.Random(seed))
    state = rules.setup(seats)
    while rules.asked(state) == (CHANCE,):
        state, _ = rules.apply(state, CHANCE, draw(rules, state, dice))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_has_two_of_each_kind_for_each_seat(seats: int) -> None:  # A12
    rules = game()
    counts = dict(rules.census(rules.setup(seats)))
    assert all(counts[f"card {kind}"] == 2 * seats for kind in KINDS)
    assert counts["legends"] == 15


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:  # A12
    with pytest.raises(UnknownRuleset):
        game().setup(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_has_four_different_cards_twelve_lands_and_there_is_a_discard(seats: int) -> None:  # A12
    for seed in range(20):
        state = deal(seats, seed)
        assert len(state.river) == len(set(state.river)) == 8
        assert state.opening is not None
        assert all(len(set(cards)) == 4 for cards in state.opening.dealt)
        assert all(kingdom.hidden == 0xFFFF for kingdom in state.kingdoms)
        assert len(state.discards[0]) == 1
        assert sum(state.deck) == 20 * seats - 16 * seats - 1


def test_doubles_are_set_aside_and_shuffled_back_when_all_are_dealt() -> None:  # A12
    state = act(game().setup(2), "* river kin-H kin-E kin-D kin-G land-p land-f land-m land-s")
    state = act(state, "* deal 1 p")
    draws, weights = game().chances(state)
    assert (draws[0].head, weights[0]) == ("aside", 3)
    state, _ = game().apply(state, CHANCE, draws[0])
    assert state.opening is not None
    assert (state.deck[0], state.opening.aside[0]) == (2, 1)
    state = act(state, "* deal 1 fms")
    assert state.deck[0] == 2, "what is set aside stays so while others draw"
    state = act(state, "* deal 2 HEDG")
    assert state.opening is not None
    assert (state.deck[0], sum(state.opening.aside)) == (3, 0)


def test_in_drako_what_was_drawn_too_much_goes_back_when_all_are_done() -> None:  # D2
    state = act(game("drako").setup(2), "* river kin-H kin-E kin-D kin-G land-p land-f land-m land-s", "drako")
    state = act(state, "* deal 1 p", "drako")
    draws, _ = game("drako").chances(state)
    state, _ = game("drako").apply(state, CHANCE, draws[0])
    state = act(act(state, "* deal 1 fms", "drako"), "* deal 2 pfms", "drako")
    assert state.deck[0] == 2
    assert state.opening is not None
    assert sum(state.opening.aside) == 0


def test_a_second_card_of_a_kind_cannot_be_dealt() -> None:  # A12
    state = act(game().setup(2), "* river kin-H kin-E kin-D kin-G land-p land-f land-m land-s")
    with pytest.raises(IllegalMove) as caught:
        act(state, "* deal 1 pp")
    assert caught.value.message == "error-deal-double"


@pytest.mark.parametrize(
    "line", ["* card p", "* river kin-H kin-H", "* river kin-H kin-E kin-D kin-G land-p land-f land-m land-s four"]
)
def test_chance_cannot_do_what_it_is_not_asked(line: str) -> None:  # A12
    with pytest.raises(IllegalMove):
        act(game().setup(2), line)


def test_there_are_24_ways_to_lay_the_centre() -> None:  # A12
    state = deal(2)
    assert len(legal(state)) == len(set(legal(state))) == 24
    assert state.opening is not None
    first = legal(state)[7]
    other = str(game().legal(state, 2)[3])
    laid = act(act(state, f"2 {other}"), f"1 {first}")
    shown = "".join("pfmsHEDGRO"[laid.kingdoms[0].cards[cell]] for cell in CENTRE)
    assert first == f"arrange {shown}"
    assert laid.kingdoms[0].hidden.bit_count() == 12
    assert laid.seat == 1


def test_only_the_cards_dealt_can_be_laid() -> None:  # A12
    state = deal(2)
    with pytest.raises(IllegalMove) as caught:
        act(state, "1 arrange pppp")
    assert caught.value.message == "error-arrange-cards"


def test_all_choose_at_once_and_nobody_sees_an_answer_before_all_are_given() -> None:  # A12
    rules = game()
    state = deal(3)
    assert rules.asked(state) == (1, 2, 3)
    moves = rules.legal(state, 2)
    one, events = rules.apply(state, 2, moves[0])
    two, other = rules.apply(state, 2, moves[1])
    assert rules.asked(one) == (1, 3)
    assert rules.legal(one, 2) == ()
    for seat in (None, 1, 3):
        assert view_of(rules, one, seat) == view_of(rules, two, seat)
        assert told_to(events, seat) == told_to(other, seat)
    assert view_of(rules, one, 2) != view_of(rules, two, 2)
    with pytest.raises(IllegalMove) as caught:
        rules.apply(one, 2, moves[0])
    assert caught.value.message == "error-not-asked"


def test_the_lands_are_unseen_by_all() -> None:  # A12
    rules = game()
    state = deal(2)
    for seat in (None, 1, 2):
        table = view_of(rules, state, seat).table
        assert all(set(kingdom.cards) == {10} for kingdom in table.kingdoms)
        assert Counter(table.deck) == Counter([0] * 10 + [7])


def test_starting_cards_come_as_often_as_the_deck_says() -> None:  # A12
    rules = game()
    counts: Counter[int] = Counter()
    for seed in range(300):
        opening = deal(2, seed).opening
        assert opening is not None
        counts.update(opening.dealt[1])
    assert set(counts) == set(KINDS)
    assert min(counts.values()) > 70, counts
    assert rules.seats == (2, 3, 4)
