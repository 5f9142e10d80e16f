"""The compiled kingdoms are equal to `games/`, state by state (decision 8)."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from taverne.fast import bits
from taverne.fast.kingdom import game as kernels
from taverne.fast.kingdom import layout, legends, packing, scoring
from taverne.fast.kingdom.moves import MOST_LEGAL, MOVES, move_names
from taverne.fast.kingdom.resampling import resample
from taverne.games.kingdom.cards import KINDS
from taverne.games.kingdom.editions import EDITIONS
from taverne.games.kingdom.kingdom import lay_out
from taverne.games.kingdom.legends import met
from taverne.games.kingdom.mode import Rules
from taverne.games.kingdom.modes.competitive import COMPETITIVE
from taverne.games.kingdom.modes.cooperative.team import Team
from taverne.games.kingdom.modes.solo.campaign import Campaign
from taverne.games.kingdom.scoring import score
from taverne.games.kingdom.state import State
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import draw, view_of
from taverne.registry import find_game
from tests.fast.equality import Comparison, greedy_choice, random_choice, tables

pytestmark = pytest.mark.slow

TABLES = tables("aetherya", "drako")
GAMES = 100
GREEDY_GAMES = 10
"""`make soak` plays 1,000 random and 200 greedy games of each."""
KINGDOMS = 100_000


def normal(state: State) -> State:
    """The state with everything in the order of the numbers that a row keeps as a set."""
    extra = state.extra
    match extra:
        case Team():
            extra = extra._replace(written=tuple(sorted(extra.written)), target=tuple(sorted(extra.target)))
        case Campaign():
            extra = extra._replace(rows=tuple(tuple(sorted(row)) for row in extra.rows))
    opening = state.opening
    if opening is not None:
        opening = opening._replace(dealt=tuple(bytes(sorted(cards)) for cards in opening.dealt))
    return state._replace(
        river=tuple(sorted(state.river)),
        held=tuple(tuple(sorted(legends)) for legends in state.held),
        opening=opening,
        extra=extra,
    )


def compare(key: str, seats: int, games: int, greedy_games: int) -> Comparison:
    """Compares this many games of a ruleset."""
    comparison = Comparison(key, seats, kernels, packing, MOST_LEGAL)
    for choice, count in ((random_choice, games), (greedy_choice, greedy_games)):
        choose = choice(comparison.game, comparison.rng)
        for _ in range(count):
            comparison.play(choose, normal)
    return comparison


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_games_are_equal_state_by_state(key: str, seats: int) -> None:
    seen = compare(key, seats, GAMES, GREEDY_GAMES).steps
    mode = find_game(key).mode  # type: ignore[attr-defined]
    steps = {step.name for step in (mode.steps.turn, mode.steps.hand, *mode.steps.others)}
    rare = {"over", "rebuild", "refill", "give-up"}
    assert seen >= steps - rare


def test_kingdoms_are_scored_the_same_and_meet_the_same_legends() -> None:
    rng = random.Random(1)
    lines = np.empty(7, np.int64)
    for number in range(KINGDOMS):
        edition = list(EDITIONS.values())[number % len(EDITIONS)]
        kinds = rng.choices(list(KINDS), weights=[rng.random() ** 2 + 0.01 for _ in KINDS], k=16)
        hidden = rng.getrandbits(16) & rng.getrandbits(16)
        kingdom = lay_out(bytes(kinds), hidden)
        row = bits.view_row(layout.new_row(Rules(edition, COMPETITIVE, 2)))
        row[layout.UP : layout.UP + 10] = kingdom.up[:10]
        held = rng.getrandbits(15)
        row[layout.HELD] = held
        expected = score(kingdom, edition, tuple(legend for legend in range(15) if held >> legend & 1))
        assert scoring.score_lines(row, 0, lines) == expected.total
        assert tuple(lines) == tuple(expected)
        assert legends.met(row, 0, (1 << 15) - 1) == met(kingdom.up, edition.battle_spreads)


def new_table(key: str, seats: int, seed: int) -> tuple[Any, Any, Any]:
    """A game, a table of it that the kernels have dealt, and the generator that dealt it."""
    game: Any = find_game(key)
    table, generator = layout.new_row(game.rules(seats)), bits.new_random(seed)
    kernels.deal(bits.view_row(table), generator)
    return game, table, generator


@pytest.mark.parametrize("key", ["aetherya", "aetherya/objects", "aetherya/solo", "aetherya/cooperative"])
def test_any_move_is_as_likely_as_the_others(key: str) -> None:
    _, table, generator = new_table(key, find_game(key).seats[0], 5)
    row, moves, chosen_from = bits.view_row(table), np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL, np.int64)
    for _ in range(12):
        count = kernels.list_legal(row, moves)
        chosen = [int(kernels.choose_random(row, generator, chosen_from)) for _ in range(400 * count)]
        assert set(chosen) == set(moves[:count].tolist())
        assert min(chosen.count(int(move)) for move in moves[:count]) > 300
        kernels.apply_move(row, chosen[0])
        kernels.settle(row, generator)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_dealt_tables_are_those_of_the_rules_and_end(key: str, seats: int) -> None:
    game, table, generator = new_table(key, seats, 7)
    row, moves = bits.view_row(table), np.empty(MOST_LEGAL, np.int64)
    starts = set()
    for _ in range(50):
        kernels.deal(row, generator)
        state = packing.unpack(table, game.rules(seats))
        game.parse_table(game.format_table(state), seats)  # Refuses tables that the mode cannot come to.
        start = game.setup(seats)
        assert game.census(state) == game.census(start)
        assert len(state.river) == len(settled(game, seats, 1).river)
        starts.add(tuple(row[layout.CARDS : layout.CARDS + 16 * seats].tolist()))
        assert kernels.play_out(row, generator, moves) > 5
        assert game.census(packing.unpack(table, game.rules(seats))) == game.census(start)
    assert len(starts) == 50


def settled(game: Any, seats: int, seed: int) -> Any:
    """A table of `games/` at the first decision."""
    state, dice = game.setup(seats), random_dice(random.Random(seed))
    while game.asked(state) == (CHANCE,):
        state, _ = game.apply(state, CHANCE, draw(game, state, dice))
    return state


def test_cards_are_dealt_as_often_as_the_rules_deal_them() -> None:
    """Doubles of starting cards are set aside (A12), which makes some deals likelier than others."""
    game, table, generator = new_table("aetherya", 2, 3)
    row, ours, theirs = bits.view_row(table), Counter[int](), Counter[int]()
    for number in range(4000):
        kernels.deal(row, generator)
        state = settled(game, 2, number)
        ours[deck_pattern(packing.unpack(table, game.rules(2)))] += 1
        theirs[deck_pattern(state)] += 1
    for pattern, count in theirs.items():
        assert abs(ours[pattern] - count) < 6 * (count + ours[pattern]) ** 0.5 + 5


def deck_pattern(state: State) -> int:
    """How many kinds both seats started with."""
    one, other = (state.opening or packing.unpack(packing.pack(state), state.rules).opening).dealt  # type: ignore[union-attr]
    return len(set(one) & set(other))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_a_seat_cannot_see_is_dealt_anew_and_nothing_else(key: str, seats: int) -> None:
    game, table, generator = new_table(key, seats, 11)
    row, moves = bits.view_row(table), np.empty(MOST_LEGAL, np.int64)
    changed = 0
    for _ in range(4):
        kernels.deal(row, generator)
        while not kernels.is_over(row):
            before = packing.unpack(table, game.rules(seats))
            for seat in range(seats):
                copy = table[:]
                resample(bits.view_row(copy), seat, generator)
                after = packing.unpack(copy, game.rules(seats))
                assert view_of(game, after, seat + 1) == view_of(game, before, seat + 1)
                assert game.census(after) == game.census(before)
                changed += after != before
            kernels.apply_move(row, kernels.choose_random(row, generator, moves))
            kernels.settle(row, generator)
    assert changed > 20


def test_every_move_has_a_number_of_its_own() -> None:
    for mode, count in MOVES.items():
        assert len(set(move_names(mode))) == len(move_names(mode)) == count
