"""What a seat may see, and full states guessed from it (R6, R8, R20, R40)."""

import random
from collections import Counter

import pytest

from taverne.games.rivality.state import State
from taverne.games.rivality.tiles import FARSIGHTED, FORTRESSES, UNKNOWN
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import draw, settle, view_of
from tests.games.rivality.boards import TABLES, act, find_rules, game, table, tiles

BATTLES = [key for key in TABLES if "solo" not in key]


def mulligan_deck(key: str, rng: random.Random) -> list[int]:
    """A deck of the first side whose owner may return its hand."""
    mode = game(key).mode
    hand = rng.sample([tile for tile in FARSIGHTED if tile in mode.pools[0]], 2)
    while True:
        rest = rng.sample([tile for tile in mode.pools[0] if tile not in hand], mode.deck_size - 2)
        deck = [*hand, *rest]
        if deck[-1] not in FORTRESSES and sum(tile in FORTRESSES for tile in deck) == mode.fortresses:
            return deck


def states(key: str, rng: random.Random, mulligan: bool = False) -> list[State]:
    """The states of a random game, with a mulligan if it is asked for."""
    rules = game(key)
    dice = random_dice(rng)
    state = rules.setup(rules.mode.seats)
    met = [state]
    script = mulligan_deck(key, rng) if mulligan else []
    while asked := rules.asked(state):
        if asked == (CHANCE,):
            move = (
                next(m for m in rules.chances(state).draws if m.value == script[0])
                if script
                else draw(rules, state, dice)
            )
            script = script[1:]
            state, _ = rules.apply(state, CHANCE, move)
        else:
            legal = rules.legal(state, asked[0])
            choice = legal[-1] if state.step.name == "mulligan" else rng.choice(legal)
            state, _ = rules.apply(state, asked[0], choice)
        met.append(state)
    return met


def check_known(real: State, guess: State) -> None:
    """What everyone knows holds of a guessed state: tiles of each side, fortresses, bottoms."""
    mode = real.rules.mode
    for side in range(1, mode.sides + 1):
        own = guess.decks[side - 1] + b"".join(
            guess.hands[seat - 1] + guess.laid[seat - 1] for seat in real.rules.seats_of[side]
        )
        if own:
            assert len(set(own)) == mode.deck_size
            assert all(tile in mode.pools[side - 1] for tile in own)
            assert sum(tile in FORTRESSES for tile in own) == mode.fortresses
        deck = guess.decks[side - 1]
        if deck and not (side == 1 and real.returned):
            assert deck[-1] not in FORTRESSES
    assert UNKNOWN not in b"".join((*guess.decks, *guess.hands, guess.written, guess.returned))


@pytest.mark.parametrize("mulligan", [False, True])
@pytest.mark.parametrize("key", BATTLES)
def test_a_guess_agrees_with_the_view_and_with_what_all_know(key: str, mulligan: bool) -> None:  # R6, R8
    rules = game(key)
    rng = random.Random(f"{key} {mulligan}")
    for _ in range(4):
        for state in states(key, rng, mulligan):
            assert rules.redact(state, None) == rules.redact(rules.redact(state, 1), None)
            for seat in (None, *range(1, rules.mode.seats + 1)):
                view = view_of(rules, state, seat)
                guess = rules.determinise(view, rng)
                assert view_of(rules, guess, seat) == view
                assert rules.census(guess) == rules.census(state)
                check_known(state, guess)


@pytest.mark.parametrize("key", ["rivality/solo", "rivality/solo+veteran"])
def test_souramouns_unseen_tiles_are_guessed(key: str) -> None:  # R40
    rules = game(key)
    rng = random.Random(key)
    for state in states(key, rng):
        for seat in (None, 1):
            view = view_of(rules, state, seat)
            guess = rules.determinise(view, rng)
            assert view_of(rules, guess, seat) == view
            assert rules.census(guess) == rules.census(state)


def test_each_seat_sees_its_own_hand_and_sizes_of_the_rest() -> None:  # R6
    state = table("0,0 W n", hands={1: "C6 C7", 2: "C1 C2"}, decks={1: "C8 C9", 2: "C3"})
    seen = view_of(game(), state, 2).table
    assert seen.hands == (bytes([UNKNOWN] * 2), tiles("C1 C2"))
    assert seen.decks == (bytes([UNKNOWN] * 2), bytes([UNKNOWN]))


def guesses(state: State, seat: int, count: int = 60) -> list[State]:
    rules = find_rules(state)
    rng = random.Random(1)
    return [rules.determinise(view_of(rules, state, seat), rng) for _ in range(count)]


def test_the_last_hand_of_a_deck_is_not_two_fortresses() -> None:  # R6
    state = table(
        "0,0 W n",
        "rivality/three",
        hands={1: "C1 C2", 2: "F1 C3", 3: "F2 C4"},
        decks={1: "", 2: "", 3: ""},
    )
    others = tiles("H1 H2 H3 H4 H5 H6 C5 C6 C7 C8 C9 C10 F3 F4 F5 F6 H7 H8")
    state = state._replace(
        laid=(others[:4] + tiles("F3 F4"), others[4:8] + tiles("F5 H7"), others[8:12] + tiles("F6 H8"))
    )
    for guess in guesses(state, 1):
        for hand in guess.hands[1:]:
            assert sum(tile in FORTRESSES for tile in hand) == 1
            assert hand[-1] not in FORTRESSES, "the bottom tile was drawn last"


MULLIGAN = (
    "* deck 1 H8 F6 C9 C10 C6 C7 F4 F5 C8 H5 H6 H7",
    "* deck 2 C1 C2 F1 F2 F3 H1 H2 H3 H4 C3 C4 C5",
    "1 mulligan",
    "* deck 1 C6 C7 C9 C10 F4 F5 C8 H5 H6 H7 F6 H8",
)


def test_returned_tiles_are_not_guessed_into_a_hand_held_since() -> None:  # R8, R20
    state = act(game("rivality/teams").setup(4), *MULLIGAN)
    for seat in (1, 2, 3):
        for guess in guesses(state, seat):
            assert not set(tiles("H8 F6")) & set(guess.hands[0] + guess.hands[2])
            assert set(guess.returned) == set(tiles("H8 F6")), "there are no others in the ★ deck"


def test_returned_tiles_stay_with_the_first_seat_of_three() -> None:  # R8
    deck = "* deck 1 H8 F6 C9 C10 C6 C7 F4 H5"
    state = act(
        game("rivality/three").setup(3),
        deck,
        "* deck 2 C1 C2 F1 F2 H1 H2 H3 C3",
        "* deck 3 C4 C5 F3 F5 H4 H6 H7 C8",
        "1 mulligan",
        "* deck 1 C9 C10 C6 F6 F4 H8 C7 H5",
    )
    for guess in guesses(state, 1):
        assert set(tiles("H8 F6")) <= set(guess.decks[0])
    pairs = Counter(guess.returned for guess in guesses(state, 2))
    assert all(set(pair) <= set(FARSIGHTED) for pair in pairs)
    assert len(pairs) > 1, "seat 2 cannot know which two"
    for guess in guesses(state, 2):
        assert set(guess.returned) <= set(guess.decks[0])


def test_guesses_vary() -> None:  # R6
    state, _ = settle(game(), game().setup(2), random_dice(random.Random(3)))
    hands = {guess.hands[1] for guess in guesses(state, 1)}
    assert len(hands) > 30
    assert {guess.hands[0] for guess in guesses(state, 1)} == {state.hands[0]}
