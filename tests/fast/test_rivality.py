"""The compiled Rivality is equal to `games/`, state by state (decision 8)."""

import random
from typing import Any

import numpy as np
import pytest

from taverne.fast import bits
from taverne.fast.rivality import layout, playout, scoring, turn
from taverne.games.rivality.results import count
from taverne.games.rivality.tiles import FORTRESSES
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import draw
from taverne.registry import find_game, rulesets

pytestmark = pytest.mark.slow

KEYS = [ruleset.key for ruleset in rulesets() if ruleset.game == "rivality" and ruleset.mode != "solo"]
GAMES = 1000


def first_turn(game: Any, rng: random.Random) -> Any:
    """A dealt table whose first seat has kept or returned its hand."""
    dice = random_dice(rng)
    state = game.setup(game.seats[0])
    while state.step is not game.mode.turn:
        actor = game.asked(state)[0]
        move: Any = draw(game, state, dice) if actor == CHANCE else rng.choice(game.legal(state, actor))
        state, _ = game.apply(state, actor, move)
    return state


@pytest.mark.parametrize("key", KEYS)
def test_games_are_equal_state_by_state(key: str) -> None:
    game: Any = find_game(key)
    rng = random.Random(key)
    moves = np.empty(layout.MOST_LEGAL, np.int64)
    points = np.empty(3, np.int64)
    steps = set()
    for number in range(GAMES):
        state = first_turn(game, rng)
        table = layout.pack(state)
        row = bits.view_row(table)
        # Some games are played with few golems left, where spells and rivals are chosen more often.
        hoards = number % 3 == 0
        while asked := game.asked(state):
            assert asked == (turn.asked(row) + 1,)
            legal = game.legal(state, asked[0])
            size = turn.list_legal(row, moves)
            assert [layout.to_code(move) for move in legal] == moves[:size].tolist()
            assert [layout.to_move(int(code)) for code in moves[: min(size, 3)]] == list(legal[:3])
            place = rng.randrange(size)
            if hoards and legal[0] != legal[-1]:
                place = max(rng.choices(range(size), k=4), key=lambda place: -_reserve(game, state, legal[place]))
            state, _ = game.apply(state, asked[0], legal[place])
            turn.apply_move(row, moves[place])
            assert layout.describe(table) == layout.describe(layout.pack(state))
            steps.add(state.step.name)
        expected, first = count(state)
        scoring.score(row, points)
        assert tuple(points[: game.mode.sides]) == expected
        assert scoring.winners(row, points) == sum(1 << (side - 1) for side in first)
    assert steps >= {"turn", "cast", "over"} | ({"delayed"} if "expert" in key else set())


def _reserve(game: Any, state: Any, move: Any) -> int:
    after, _ = game.apply(state, state.seat if state.step.is_turn else game.asked(state)[0], move)
    return int(min(after.reserves))


@pytest.mark.parametrize("key", KEYS)
def test_dealt_tables_are_those_of_the_rules(key: str) -> None:
    game: Any = find_game(key)
    rules = game.rules(game.seats[0])
    table = layout.new_row(rules)
    row, generator = bits.view_row(table), bits.new_random(7)
    hands = set()
    for _ in range(100):
        playout.deal(row, generator)
        told = layout.describe(table)
        assert sorted(tile for tiles in told["hands"] + told["decks"] for tile in tiles) == list(range(24))
        for side, deck in enumerate(told["decks"]):
            own = [*deck, *(tile for seat in rules.seats_of[side + 1] for tile in told["hands"][seat - 1])]
            assert sum(tile in FORTRESSES for tile in own) == rules.mode.fortresses
            assert side == 0 or deck[-1] not in FORTRESSES
        hands.add(tuple(told["hands"][0]))
        other = layout.new_row(rules)
        playout.copy_table(row, bits.view_row(other))
        assert layout.describe(other) == told
        assert playout.play_out(row, generator, np.empty(layout.MOST_LEGAL, np.int64)) > 5
        assert row[layout.STEP] == layout.OVER
        playout.copy_table(row, bits.view_row(other))
        assert layout.describe(other) == layout.describe(table)
    assert len(hands) > 30
