"""The compiled kingdom is equal to `games/`, state by state (decision 8)."""

import random
from typing import Any

import numpy as np
import pytest

from taverne.fast import bits
from taverne.fast.kingdom import layout, playout, scoring, turn
from taverne.games.kingdom.cards import KINDS
from taverne.games.kingdom.editions import EDITIONS
from taverne.games.kingdom.kingdom import lay_out
from taverne.games.kingdom.legends import met
from taverne.games.kingdom.results import sheets
from taverne.games.kingdom.scoring import score
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import draw
from taverne.registry import find_game, rulesets

pytestmark = pytest.mark.slow

TABLES = [
    (ruleset.key, seats)
    for ruleset in rulesets()
    if ruleset.mode == "competitive"
    for seats in find_game(ruleset.key).seats
]
GAMES = 1000
KINGDOMS = 100_000


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_games_are_equal_state_by_state(key: str, seats: int) -> None:
    game = find_game(key)
    rng = random.Random(f"{key} {seats}")
    dice = random_dice(rng)
    moves = np.empty(layout.MOST_LEGAL, np.int64)
    lines = np.empty(7, np.int64)
    for _ in range(GAMES // 3 + 1):
        state: Any = game.setup(seats)
        while state.opening is not None:
            actor = game.asked(state)[0]
            move: Any = draw(game, state, dice) if actor == CHANCE else rng.choice(game.legal(state, actor))
            state, _ = game.apply(state, actor, move)
        table = layout.pack(state)
        row = bits.view_row(table)
        while asked := game.asked(state):
            if asked == (CHANCE,):
                drawn = draw(game, state, dice)
                state, _ = game.apply(state, CHANCE, drawn)
                turn.apply_draw(row, drawn.value)
            else:
                legal = game.legal(state, asked[0])
                count = turn.list_legal(row, moves)
                assert [layout.format_move(move) for move in moves[:count]] == [str(move) for move in legal]
                place = rng.randrange(count)
                state, _ = game.apply(state, asked[0], legal[place])
                turn.apply_move(row, moves[place])
            assert layout.same(table, layout.pack(state))
        for seat, sheet in enumerate(sheets(state)):
            assert scoring.score_lines(row, seat, lines) == sheet.total
            assert tuple(lines) == tuple(sheet)


def test_kingdoms_are_scored_the_same_and_meet_the_same_legends() -> None:
    rng = random.Random(1)
    lines = np.empty(7, np.int64)
    for number in range(KINGDOMS):
        edition = list(EDITIONS.values())[number % len(EDITIONS)]
        kinds = rng.choices(list(KINDS), weights=[rng.random() ** 2 + 0.01 for _ in KINDS], k=16)
        hidden = rng.getrandbits(16) & rng.getrandbits(16)
        kingdom = lay_out(bytes(kinds), hidden)
        row = bits.view_row(layout.new_row(edition, 2))
        row[layout.UP : layout.UP + 10] = kingdom.up[:10]
        held = rng.getrandbits(15)
        row[layout.HELD] = held
        expected = score(kingdom, edition, tuple(legend for legend in range(15) if held >> legend & 1))
        assert scoring.score_lines(row, 0, lines) == expected.total
        assert tuple(lines) == tuple(expected)
        assert scoring.met(row, 0, (1 << 15) - 1) == met(kingdom.up, edition.battle_spreads)


def test_any_move_is_as_likely_as_the_others() -> None:
    row, generator = bits.view_row(layout.new_row(EDITIONS["aetherya", "fr2"], 2)), bits.new_random(5)
    moves = np.empty(layout.MOST_LEGAL, np.int64)
    playout.deal(row, generator)
    for _ in range(12):
        count = turn.list_legal(row, moves)
        chosen = [int(playout.choose_random(row, generator)) for _ in range(400 * count)]
        assert set(chosen) == set(moves[:count].tolist())
        assert min(chosen.count(int(move)) for move in moves[:count]) > 300
        turn.apply_move(row, chosen[0])
        playout.settle(row, generator)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_dealt_tables_have_all_cards_and_end(key: str, seats: int) -> None:
    edition = EDITIONS["drako" if key.startswith("drako") else "aetherya", key.split("/")[1]]
    row, generator = bits.view_row(layout.new_row(edition, seats)), bits.new_random(7)
    starts = set()
    for _ in range(50):
        playout.deal(row, generator)
        lying = [
            int(card) for seat in range(seats) for card in row[layout.CARDS + seat * 16 : layout.CARDS + seat * 16 + 16]
        ]
        for kind in KINDS:
            assert lying.count(kind) + row[layout.DECK + kind] + (row[layout.PILE] == kind) == 2 * max(2, seats)
        assert bin(row[layout.RIVER]).count("1") == 8
        starts.add(tuple(lying))
        assert playout.play_out(row, generator) > 10
        assert row[layout.STEP] == layout.OVER
    assert len(starts) == 50
