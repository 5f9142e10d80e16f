"""Decks, opening hands and the mulligan (R6–R8), and their draws' exact chances."""

import random
from collections import Counter
from fractions import Fraction
from math import factorial

import pytest

from taverne.games.rivality.events import DeckLaidOut, HandDealt, HandReturned, TurnBegan
from taverne.games.rivality.opening import deck_weights
from taverne.games.rivality.state import State
from taverne.games.rivality.tiles import FORTRESSES, PLAIN, STARRED, TILES, UNKNOWN, format_tiles
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.errors import BadText, IllegalMove, UnknownRuleset
from taverne.kernel.events import told_to
from taverne.kernel.game import draw, preview, settle, view_of
from tests.games.rivality.boards import act, asked, find_rules, game, kinds, legal, only, play, tiles

DUEL_DECKS = (
    "* deck 1 H8 F6 C6 C7 F4 F5 C8 C9 C10 H5 H6 H7",
    "* deck 2 C1 C2 F1 F2 F3 H1 H2 H3 H4 C3 C4 C5",
)
"""The first seat may take a mulligan."""

AFTER_MULLIGAN = ("F4", "F5", "C8", "C9", "C10", "H5", "H6", "H7", "H8", "F6")
"""What is shuffled then."""


def opened(key: str, seed: int) -> State:
    rules = game(key)
    return settle(rules, rules.setup(rules.mode.seats), random_dice(random.Random(seed)))[0]


def deck_chance(state: State, order: list[str]) -> Fraction:
    """How likely chance is to draw just so."""
    rules = find_rules(state)
    likely = Fraction(1)
    for code in order:
        draws, weights = rules.chances(state)
        chosen = [index for index, draw in enumerate(draws) if draw.token == code]
        likely *= Fraction(weights[chosen[0]], sum(weights))
        state, _ = rules.apply(state, CHANCE, draws[chosen[0]])
    return likely


def test_two_players_have_30_golems_and_a_deck_of_one_star_each() -> None:  # R6
    state = opened("rivality/duel", 1)
    assert state.reserves == (30, 30)
    assert sorted(state.hands[0] + state.decks[0]) == list(STARRED)
    assert sorted(state.hands[1] + state.decks[1]) == list(PLAIN)
    assert [len(hand) for hand in state.hands] == [2, 2]


def test_three_players_have_20_golems_and_two_fortresses_each() -> None:  # R6
    for seed in range(20):
        state = opened("rivality/three", seed)
        assert state.reserves == (20, 20, 20)
        for hand, deck in zip(state.hands, state.decks, strict=True):
            assert (len(hand), len(deck)) == (2, 6)
            assert sum(tile in FORTRESSES for tile in hand + deck) == 2
            assert deck[-1] not in FORTRESSES


@pytest.mark.parametrize("key", ["rivality/duel", "rivality/teams"])
def test_no_deck_has_a_fortress_at_the_bottom(key: str) -> None:  # R6
    for seed in range(60):
        assert all(deck[-1] not in FORTRESSES for deck in opened(key, seed).decks)


def test_every_legal_order_of_a_duel_deck_is_as_likely() -> None:  # R6
    rng = random.Random(6)
    legal_orders = 9 * factorial(11)
    for _ in range(5):
        order = [TILES[tile] for tile in rng.sample(STARRED, 12)]
        while TILES.index(order[-1]) in FORTRESSES:
            rng.shuffle(order)
        assert deck_chance(game().setup(2), order) == Fraction(1, legal_orders)


def test_every_legal_deal_to_three_is_as_likely() -> None:  # R6
    rules = game("rivality/three")
    # In each deck the two fortresses lie at two of the first seven places.
    legal_deals = 21**3 * factorial(6) * factorial(18)
    for seed in range(5):
        state = opened("rivality/three", seed)
        order = [TILES[tile] for hand, deck in zip(state.hands, state.decks, strict=True) for tile in hand + deck]
        assert deck_chance(rules.setup(3), order) == Fraction(1, legal_deals)


def test_a_fortress_weighs_k_and_any_other_k_less_one() -> None:  # R6
    weights = dict(zip(STARRED, deck_weights(STARRED, 12, 12, 3), strict=True))
    assert {weights[tile] for tile in FORTRESSES if tile in STARRED} == {9}
    assert {weights[tile] for tile in STARRED if tile not in FORTRESSES} == {8}
    assert deck_weights(tiles("C6 F4"), 2, 12, 3) == (0, 1)
    assert deck_weights(tiles("C6"), 1, 12, 3) == (1,)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("* deck 1 C1 C6", "error-draw-impossible"),
        ("* deck 1 C6 C6", "error-draw-impossible"),
        ("* deck 1 H8 F6 C6 C7 H5 F5 C8 C9 C10 H6 H7 F4", "error-deck-order"),
        ("* deck 1 H8 C6 C7 H5 C8 C9 C10 H6 H7 F4", "error-deck-order"),
        ("* deck 2 C1", "error-draw-expected"),
        ("1 keep", "error-not-asked"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(line: str, message: str) -> None:  # R6
    with pytest.raises(IllegalMove) as caught:
        act(game().setup(2), line)
    assert caught.value.message == message


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("deck 3 C1", "error-seat-unknown"),
        ("deck 1 X1", "error-tile-unknown"),
        ("deck 1 W", "error-tile-unknown"),
        ("deck 1 " + "C6 " * 13, "error-deck-size"),
        ("card C6", "error-chance-unknown"),
        ("deck", "error-chance-unknown"),
    ],
)
def test_a_chance_line_that_cannot_be_read_is_refused(line: str, message: str) -> None:  # R6
    with pytest.raises(BadText) as caught:
        game().parse_draws(line, 2)
    assert caught.value.message == message


@pytest.mark.parametrize(("key", "seats"), [("rivality/duel", 3), ("rivality/three", 2), ("rivality/solo", 2)])
def test_each_mode_has_its_number_of_seats(key: str, seats: int) -> None:  # R6
    with pytest.raises(UnknownRuleset) as caught:
        game(key).setup(seats)
    assert caught.value.message == "error-seats"


def test_the_opening_hand_is_secret_from_the_others() -> None:  # R6
    _, events = play(game().setup(2), DUEL_DECKS[0])
    mine, theirs, spectators = (only(told_to(events, seat), HandDealt) for seat in (1, 2, None))
    assert mine[0].tiles == tiles("H8 F6")
    assert theirs[0].tiles == spectators[0].tiles == bytes([UNKNOWN, UNKNOWN])
    assert kinds(told_to(events, 2)) == ["DeckLaidOut", "HandDealt"]
    assert [draw.known for draw in game().parse_draws(DUEL_DECKS[0][2:], 2)] == [(1,), (1,)] + [()] * 10


def test_seat_1_begins_and_keeping_is_its_first_move() -> None:  # R7, R8
    state = act(game().setup(2), "* deck 1 C6 C7 H8 F6 F4 F5 C8 C9 C10 H5 H6 H7", DUEL_DECKS[1])
    assert asked(state) == (1,)
    assert legal(state) == ["keep"], "C6 and C7 reach the well: keeping tells nothing"
    kept, events = play(state, "1 keep")
    assert only(events, TurnBegan)[0].seat == 1
    assert legal(kept)[0] == "lay C6 0,-1 n"
    with pytest.raises(IllegalMove) as caught:
        act(state, "1 mulligan")
    assert (caught.value.message, caught.value.clause) == ("error-mulligan", "R8")


def test_a_mulligan_draws_the_next_two_and_shuffles_the_rest() -> None:  # R8
    state = act(game().setup(2), *DUEL_DECKS)
    assert legal(state) == ["keep", "mulligan"]
    state, events = play(state, "1 mulligan")
    assert only(told_to(events, 1), HandReturned)[0].tiles == tiles("H8 F6")
    assert only(told_to(events, 2), HandReturned)[0].tiles == bytes([UNKNOWN, UNKNOWN])
    rules = find_rules(state)
    for code in ("C6", "C7"):
        draws, weights = rules.chances(state)
        assert [(draw.token, weight) for draw, weight in zip(draws, weights, strict=True)] == [(code, 1)]
        state, _ = rules.apply(state, CHANCE, draws[0])
    draws, weights = rules.chances(state)
    assert {draw.token for draw in draws} == set(AFTER_MULLIGAN)
    assert set(weights) == {1}
    state, events = play(state, "* deck 1 F4 F5 C8 C9 C10 H5 H6 H7 H8 F6")
    assert state.hands[0] == tiles("C6 C7")
    assert format_tiles(state.decks[0]) == "F4 F5 C8 C9 C10 H5 H6 H7 H8 F6", "the bottom is not checked again"
    assert legal(state)[0].startswith("lay C6"), "once"
    assert only(events, DeckLaidOut)[0].size == 12


def test_after_a_mulligan_the_determined_tiles_must_be_written() -> None:  # R8
    state = act(game().setup(2), *DUEL_DECKS, "1 mulligan")
    with pytest.raises(IllegalMove) as caught:
        act(state, "* deck 1 H8")
    assert caught.value.message == "error-deck-redrawn"
    assert caught.value.arguments["expected"] == "C6"


def test_a_partner_keeps_its_hand_through_the_mulligan() -> None:  # R8, R20
    rules = game("rivality/teams")
    deck = "* deck 1 H8 F6 C9 C10 C6 C7 F4 F5 C8 H5 H6 H7"
    state = act(rules.setup(4), deck, "* deck 2 C1 C2 F1 F2 F3 H1 H2 H3 H4 C3 C4 C5", "1 mulligan")
    after = act(state, "* deck 1 C6 C7 C9 C10 F4 F5 C8 H5 H6 H7 F6 H8")
    assert after.hands == (tiles("C6 C7"), tiles("C1 C2"), tiles("C9 C10"), tiles("F1 F2"))
    assert [draw.known for draw in rules.parse_draws(deck[2:], 4)][:5] == [(1,), (1,), (3,), (3,), ()]


def test_the_shuffle_after_a_mulligan_is_uniform() -> None:  # R8
    state = act(game().setup(2), *DUEL_DECKS, "1 mulligan")
    rng = random.Random(8)
    rest = list(AFTER_MULLIGAN)
    for _ in range(3):
        rng.shuffle(rest)
        assert deck_chance(state, ["C6", "C7", *rest]) == Fraction(1, factorial(10))


def test_a_mulligan_can_be_previewed_without_knowing_the_deck() -> None:  # R8
    state = act(game().setup(2), *DUEL_DECKS)
    view, events = preview(game(), view_of(game(), state, 1), game().parse_move("mulligan"))
    assert view.table.step.name == "reshuffle"
    assert only(events, HandReturned)[0].tiles == tiles("H8 F6")


def test_the_draws_follow_their_weights() -> None:  # R6
    rules, dice = game(), random_dice(random.Random(1))
    first = Counter(draw(rules, rules.setup(2), dice).token for _ in range(3000))
    assert abs(sum(first[TILES[tile]] for tile in FORTRESSES) / 3000 - 3 / 11) < 0.03
