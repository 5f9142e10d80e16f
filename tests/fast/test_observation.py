"""What a seat observes comes from its view alone, and says what `games/` says."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from taverne.fast import bits
from taverne.fast.kingdom import game as kernels
from taverne.fast.kingdom import layout, packing
from taverne.fast.kingdom.moves import MOST_LEGAL
from taverne.fast.kingdom.observation import PARTS, SIZE, STARTS, observe
from taverne.fast.kingdom.resampling import resample
from taverne.games.kingdom.cards import KINDS
from taverne.games.kingdom.kingdom import put
from taverne.games.kingdom.results import held_by, sheets
from taverne.games.kingdom.scoring import score
from taverne.games.kingdom.turn import free_cells
from taverne.registry import find_game
from tests.fast.equality import tables

pytestmark = pytest.mark.slow

TABLES = tables("aetherya", "drako")
GAMES = 3


class Playing:
    """Random games on the kernels."""

    def __init__(self, key: str, seats: int, seed: int) -> None:
        game: Any = find_game(key)
        self.rules = game.rules(seats)
        self.table = layout.new_row(self.rules)
        self.row, self.random = bits.view_row(self.table), bits.new_random(seed)
        self.moves = np.empty(MOST_LEGAL, np.int64)

    def __iter__(self) -> Any:
        for _ in range(GAMES):
            kernels.deal(self.row, self.random)
            while not kernels.is_over(self.row):
                yield int(kernels.asked(self.row))
                kernels.apply_move(self.row, kernels.choose_random(self.row, self.random, self.moves))
                kernels.settle(self.row, self.random)


def observed(row: Any, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
    """What a seat observes."""
    out = np.full(SIZE, -1, np.int8)
    observe(row, seat, out)
    return out


def part(observation: Any, name: str) -> Any:
    """One part of an observation, in its shape."""
    shape = dict(PARTS)[name]
    return observation[STARTS[name] :][: int(np.prod(shape))].reshape(shape)


def test_the_parts_follow_one_another_and_fill_the_observation() -> None:
    ends = [STARTS[name] + int(np.prod(shape)) for name, shape in PARTS]
    assert [*STARTS.values()][1:] == ends[:-1]
    assert ends[-1] == SIZE
    assert all(one < other for one, other in pairwise(STARTS.values()))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_an_observation_depends_on_nothing_that_the_seat_cannot_see(key: str, seats: int) -> None:
    playing = Playing(key, seats, 3)
    changed = 0
    for _ in playing:
        for seat in range(seats):
            copy = playing.table[:]
            resample(bits.view_row(copy), seat, playing.random)
            changed += copy != playing.table
            assert (observed(playing.row, seat) == observed(bits.view_row(copy), seat)).all()
    assert changed > 50


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_score_changes_are_those_of_placing_each_kind_on_each_cell(key: str, seats: int) -> None:
    playing = Playing(key, seats, 5)
    for number, seat in enumerate(playing):
        if number % 5:
            continue
        state = packing.unpack(playing.table, playing.rules)
        kingdom, held = state.kingdoms[seat], held_by(state, seat + 1)
        before = score(kingdom, state.rules.edition, *held).total
        changes = part(observed(playing.row, seat), "score changes")
        for kind in KINDS:
            cells = free_cells(kingdom, kind)
            for cell in range(16):
                after = score(put(kingdom, cell, kind), state.rules.edition, *held).total
                assert changes[cell, kind] == (after - before if cells >> cell & 1 else 0)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_seats_follow_in_turn_order_and_show_what_lies_there(key: str, seats: int) -> None:
    playing = Playing(key, seats, 7)
    for number, seat in enumerate(playing):
        if number % 7:
            continue
        state = packing.unpack(playing.table, playing.rules)
        observation = observed(playing.row, seat)
        planes, lines, held = (
            part(observation, name) for name in ("kingdoms", "score lines and total", "legends held")
        )
        for turn in range(seats):
            owner = (seat + turn) % seats
            kingdom, sheet = state.kingdoms[owner], sheets(state)[owner]
            for plane, mask in enumerate([*kingdom.up[:10], kingdom.hidden, kingdom.treaties, kingdom.staffs]):
                assert sum(1 << cell for cell in range(16) if planes[turn, plane, cell]) == mask
            assert (*lines[turn],) == (*sheet, sheet.total)
            assert (*np.flatnonzero(held[turn]),) == tuple(sorted(state.held[owner]))
        assert not planes[seats:].any()
        unseen = part(observation, "unseen cards") + part(observation, "deck, if known")
        assert (unseen >= 0).all()
        if state.opening is None:
            lands = sum(kingdom.hidden.bit_count() for kingdom in state.kingdoms)
            assert unseen.sum() == lands + sum(state.deck)
