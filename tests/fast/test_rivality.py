"""The compiled Rivality is equal to `games/`, state by state (decision 8)."""

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from taverne.fast import bits
from taverne.fast.rivality import game as kernels
from taverne.fast.rivality import layout, moves, playout
from taverne.fast.rivality.packing import pack, same, unpack
from taverne.games.rivality.moves import MULLIGAN
from taverne.games.rivality.opening import exchanged
from taverne.games.rivality.tiles import FARSIGHTED, FORTRESSES, LAND_TILES
from taverne.games.rivality.unseen import is_possible
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import draw, view_of
from taverne.registry import find_game
from tests.fast.rivality_games import KEYS, compare_games

pytestmark = pytest.mark.slow

GAMES, GREEDY = 300, 5
"""`make soak` plays 200 greedy games: `games/` takes its time to estimate every move."""
BATTLES = [key for key in KEYS if "solo" not in key]
MODES = [key for key in KEYS if "+" not in key]


@pytest.mark.parametrize("key", KEYS)
def test_games_are_equal_state_by_state(key: str) -> None:
    steps = compare_games(key, GAMES, GREEDY)
    expected = {"mine", "his", "enter", "turn", "cast"} if "solo" in key else {"deck", "mulligan", "reshuffle", "turn"}
    assert steps >= expected | ({"delayed"} if "expert" in key else set())
    assert "three" not in key or "remove" in steps


def positions(key: str, games: int) -> list[Any]:
    """Every state of some random games; in every other one, the first hand may be returned and is."""
    game: Any = find_game(key)
    rng, dice, states = random.Random(key), random_dice(random.Random(key)), []
    for number in range(games):
        state = game.setup(game.seats[0])
        while asked := game.asked(state):
            states.append(state)
            if asked == (CHANCE,):
                move: Any = draw(game, state, dice)
                if number % 2 and state.step.name == "deck" and state.seat == 1 and len(state.written) < 2:
                    move = next(one for one in game.chances(state).draws if one.value in FARSIGHTED)
            else:
                legal = game.legal(state, asked[0])
                move = MULLIGAN if MULLIGAN in legal else rng.choice(legal)
            state, _ = game.apply(state, asked[0], move)
        states.append(state)
    return states


@pytest.mark.parametrize("key", MODES)
def test_chance_draws_with_the_weights_of_the_rules(key: str) -> None:
    game = find_game(key)
    steps = set()
    for state in positions(key, 30):
        if game.asked(state) == (CHANCE,):
            left, fortress, other = kernels.stakes(bits.view_row(pack(state)))
            ours = {tile: fortress if tile in FORTRESSES else other for tile in LAND_TILES if left >> tile & 1}
            draws, weights = game.chances(state)
            theirs = {one.value: weight for one, weight in zip(draws, weights, strict=True)}
            assert shares(ours) == shares(theirs)
            steps.add(state.step.name)
    assert steps == ({"mine", "his"} if "solo" in key else {"deck", "reshuffle"})


def shares(weights: dict[int, int]) -> dict[int, Fraction]:
    """How likely each tile is that can come."""
    return {tile: Fraction(weight, sum(weights.values())) for tile, weight in weights.items() if weight}


@pytest.mark.parametrize("key", MODES)
def test_a_draw_is_as_likely_as_its_weight_says(key: str) -> None:
    game, rng, generator = find_game(key), random.Random(1), bits.new_random(3)
    waiting = [state for state in positions(key, 3) if game.asked(state) == (CHANCE,)]
    for state in rng.sample(waiting, 4):
        left, fortress, other = kernels.stakes(bits.view_row(pack(state)))
        expected = shares({tile: fortress if tile in FORTRESSES else other for tile in LAND_TILES if left >> tile & 1})
        found: Counter[int] = Counter()
        for _ in range(4000):
            table = pack(state)
            kernels.draw(bits.view_row(table), generator)
            found[drawn_tile(state, unpack(table, state.rules))] += 1
        check_frequencies(found, {tile: float(share) for tile, share in expected.items()}, 4000)


def drawn_tile(before: Any, after: Any) -> int:
    """The tile that was drawn between two states."""
    if after.written:
        return int(after.written[-1])
    if not before.rules.mode.grid.has_well:
        return int(next(land.tile for cell, land in reversed(after.field.items()) if cell not in before.field))
    return int(after.decks[before.rules.side_of[before.seat] - 1][-1])


def check_frequencies(found: Counter[Any], expected: dict[Any, float], number: int) -> None:
    """Whether what was drawn this many times is as frequent as it should be: five standard deviations at most."""
    assert found.keys() <= expected.keys()
    for what, share in expected.items():
        assert abs(found[what] - number * share) <= 5 * (number * share * (1 - share)) ** 0.5 + 1, what


@pytest.mark.parametrize("key", MODES)
def test_every_legal_order_of_the_decks_is_as_likely(key: str) -> None:  # R6, R40
    game: Any = find_game(key)
    rules = game.rules(game.seats[0])
    table, generator = layout.new_row(rules), bits.new_random(7)
    row = bits.view_row(table)
    number, size = 6000, rules.mode.deck_size
    for is_dealt_at_once in (True, False):
        found: Counter[tuple[int, int, int]] = Counter()
        for _ in range(number):
            if is_dealt_at_once:
                kernels.deal(row, generator)
            else:
                kernels.begin(row)
                kernels.settle(row, generator)
            for side, tiles in enumerate(laid_out(unpack(table, rules))):
                found.update((side, place, tile) for place, tile in enumerate(tiles))
        expected = {
            (side, place, tile): chance
            for side, pool in enumerate(rules.mode.pools)
            for place in range(size)
            for tile in pool
            if (chance := likelihood(rules.mode, tile, place))
        }
        check_frequencies(found, expected, number)


def laid_out(state: Any) -> list[bytes]:
    """The tiles each side was dealt, in order."""
    rules = state.rules
    if not rules.mode.grid.has_well:
        tiles = [state.field[cell].tile for cell in sorted(state.field)]
        return [bytes(tiles[12:]), bytes(tiles[:12])]
    return [
        b"".join(state.hands[seat - 1] for seat in seats) + deck
        for seats, deck in zip(rules.seats_of[1:], state.decks, strict=True)
    ]


def likelihood(mode: Any, tile: int, place: int) -> float:
    """How likely a tile is to lie at a place of a deck whose last tile is no fortress."""
    size: int = mode.deck_size
    if not mode.grid.has_well:
        return 1 / size
    dealt = 1 / 3 if mode.sides == 3 else 1.0
    others: int = size - mode.fortresses
    if tile in FORTRESSES:
        return dealt / (size - 1) if place < size - 1 else 0.0
    return dealt / others if place == size - 1 else dealt * (1 - 1 / others) / (size - 1)


@pytest.mark.parametrize("key", MODES)
def test_what_a_seat_cannot_know_is_dealt_anew_as_it_may_be(key: str) -> None:
    game, generator = find_game(key), bits.new_random(5)
    changed = 0
    for state in positions(key, 40):
        if not game.asked(state) or game.asked(state) == (CHANCE,):
            continue
        for seat in range(1, game.seats[0] + 1):
            table = pack(state)
            kernels.resample(bits.view_row(table), seat - 1, generator)
            guess = unpack(table, state.rules)
            assert view_of(game, guess, seat) == view_of(game, state, seat)
            assert is_possible(guess)
            changed += guess != state
    assert changed > 200


@pytest.mark.parametrize("key", ["rivality/fr/duel", "rivality/fr/teams"])
def test_every_possible_hand_and_deck_is_as_likely(key: str) -> None:
    """Where every order can be listed: late in games without a mulligan."""
    generator, rng = bits.new_random(5), random.Random(2)
    late = [state for state in positions(key, 60) if state.step.name == "turn" and not state.returned]
    late = [state for state in late if sum(map(len, (*state.hands, *state.decks))) == 8]
    for state in rng.sample(late, 6):
        for side in (1, 2):
            unseen = b"".join((*(state.hands[seat - 1] for seat in state.rules.seats_of[side]), state.decks[side - 1]))
            other = 3 - side
            orders = {order for order in permutations(unseen) if is_possible(dealt(state, side, bytes(order)))}
            found: Counter[Any] = Counter()
            for _ in range(100 * len(orders)):
                table = pack(state)
                kernels.resample(bits.view_row(table), other - 1, generator)
                guess = unpack(table, state.rules)
                hands = (guess.hands[seat - 1] for seat in state.rules.seats_of[side])
                found[tuple(b"".join((*hands, guess.decks[side - 1])))] += 1
            check_frequencies(found, dict.fromkeys(orders, 1 / len(orders)), 100 * len(orders))


def dealt(state: Any, side: int, tiles: bytes) -> Any:
    """A state in which a side's hands and deck are these tiles."""
    hands = list(state.hands)
    for seat in state.rules.seats_of[side]:
        size = len(hands[seat - 1])
        hands[seat - 1], tiles = tiles[:size], tiles[size:]
    decks = tuple(tiles if number == side else deck for number, deck in enumerate(state.decks, 1))
    return state._replace(hands=tuple(hands), decks=decks)


@pytest.mark.parametrize("key", ["rivality/fr/duel", "rivality/fr/solo"])
def test_sides_may_have_exchanged_their_decks(key: str) -> None:  # R6, R40
    game: Any = find_game(key)
    rules = exchanged(game.rules(game.seats[0]))
    table, generator = layout.new_row(rules), bits.new_random(4)
    row = bits.view_row(table)
    kernels.deal(row, generator)
    state = unpack(table, rules)
    assert set(laid_out(state)[0]) == set(rules.mode.pools[0])
    kernels.resample(row, 0, generator)
    assert set(laid_out(unpack(table, rules))[1]) == set(rules.mode.pools[1])
    assert unpack(pack(state), rules) == state


@pytest.mark.parametrize("key", KEYS)
def test_random_games_end_and_any_move_is_as_likely(key: str) -> None:
    game: Any = find_game(key)
    table = layout.new_row(game.rules(game.seats[0]))
    row, generator = bits.view_row(table), bits.new_random(7)
    legal, points = np.empty(moves.MOST_LEGAL, np.int64), np.empty(4, np.int64)
    kernels.deal(row, generator)
    for _ in range(4):
        count = kernels.list_legal(row, legal)
        chosen = Counter(int(playout.choose_random(row, generator)) for _ in range(100 * count))
        check_frequencies(chosen, dict.fromkeys(legal[:count].tolist(), 1 / count), 100 * count)
        kernels.apply_move(row, legal[0])
        kernels.settle(row, generator)
    other = layout.new_row(game.rules(game.seats[0]))
    playout.copy_table(row, bits.view_row(other))
    assert same(table, other)
    assert playout.play_out(row, generator) > 2
    assert kernels.is_over(row)
    decisions, total = playout.play_games(row, generator, points, 100)
    assert decisions > 300
    assert total > 2000


def test_a_frontier_has_at_most_as_many_cells_as_moves_can_name() -> None:
    """Each tile is connected to another one: it takes a cell of the frontier and adds three at most (R9)."""
    tiles = 24  # The well and all tiles but the last, which is then laid.
    assert 4 + 2 * (tiles - 1) == moves.MOST_CELLS
    assert layout.MOST_OPEN == moves.MOST_CELLS + 2
    assert moves.BATTLE_MOVES == 421
    assert moves.SOLO_MOVES == 32
