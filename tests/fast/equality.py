"""Plays games on a family's kernels and on `games/` at the same time and compares every state between them."""

import random
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import numpy as np

from taverne.bots.bot import Budget, find_bot
from taverne.fast import bits
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import Move, draw, view_of
from taverne.registry import find_game, rulesets

MOST_SEATS = 4
Choose = Callable[[Any, int, Sequence[Move]], Move]
"""Chooses a move of a state for a seat."""


def tables(*games: str) -> list[tuple[str, int]]:
    """Every ruleset of these games with each number of seats."""
    keys = [ruleset.key for ruleset in rulesets() if ruleset.game in games]
    return [(key, seats) for key in keys for seats in find_game(key).seats]


def random_choice(game: Any, rng: random.Random) -> Choose:
    """Chooses any legal move."""
    return lambda state, seat, legal: legal[int(rng.random() * len(legal))]


def greedy_choice(game: Any, rng: random.Random) -> Choose:
    """Chooses as the bot `greedy` does."""
    bot = find_bot("greedy", game)
    return lambda state, seat, legal: bot.choose(view_of(game, state, seat), legal, rng, Budget())


class Comparison:
    """Games of one ruleset and number of seats, on kernels and on `games/`."""

    def __init__(self, key: str, seats: int, kernels: ModuleType, packing: ModuleType, most_legal: int) -> None:
        self.game: Any = find_game(key)
        self.seats = seats
        self.kernels = kernels
        self.packing = packing
        self.moves = np.empty(most_legal, np.int64)
        self.rng = random.Random(f"{key} {seats}")
        self.dice = random_dice(self.rng)
        self.steps: set[str] = set()
        """The steps that were seen."""

    def play(self, choose: Choose, normal: Callable[[Any], Any]) -> None:
        """Plays one game; `normal` puts what a row keeps without an order into the order of the numbers."""
        game, kernels, packing = self.game, self.kernels, self.packing
        state = game.setup(self.seats)
        while game.asked(state) == (CHANCE,):
            state, _ = game.apply(state, CHANCE, draw(game, state, self.dice))
        table = packing.pack(state)
        row = bits.view_row(table)
        while asked := game.asked(state):
            self.steps.add(state.step.name)
            assert not kernels.is_over(row)
            if asked == (CHANCE,):
                assert kernels.awaits_chance(row)
                drawn = draw(game, state, self.dice)
                state, _ = game.apply(state, CHANCE, drawn)
                kernels.apply_draw(row, drawn.value)
            else:
                assert not kernels.awaits_chance(row)
                state = self._decide(state, row, asked, choose)
            assert packing.same(table, packing.pack(state))
            assert packing.unpack(table, state.rules) == normal(state)
        assert kernels.is_over(row)
        self._compare_results(state, row)

    def _decide(self, state: Any, row: Any, asked: tuple[int, ...], choose: Choose) -> Any:
        seat = asked[0]
        assert self.kernels.asked(row) + 1 == seat
        legal = self.game.legal(state, seat)
        numbers = [self.packing.to_number(state, seat, move) for move in legal]
        count = self.kernels.list_legal(row, self.moves)
        listed = self.moves[:count].tolist()
        if state.step.name == "swap":  # `games/` lists these in the order in which the legends lie.
            assert sorted(numbers) == sorted(listed)
        else:
            assert numbers == listed
        move = choose(state, seat, legal)
        number = numbers[legal.index(move)]
        assert self.packing.to_move(state, seat, number) == move
        self.kernels.apply_move(row, number)
        after, _ = self.game.apply(state, seat, move)
        return after

    def _compare_results(self, state: Any, row: Any) -> None:
        points, ranks = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        self.kernels.write_results(row, points, ranks)
        outcome = self.game.outcome(state)
        assert tuple(points[: self.seats]) == outcome.points
        lost = (2,) * self.seats
        assert tuple(ranks[: self.seats]) == (lost if outcome.won is False else outcome.ranks)
