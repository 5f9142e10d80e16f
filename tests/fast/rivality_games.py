"""Plays games of Rivality by `games/` and by the kernels side by side, and compares everything after every move."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from taverne.bots.bot import Budget, find_bot
from taverne.fast import bits
from taverne.fast.rivality import game as kernels
from taverne.fast.rivality import layout, moves
from taverne.fast.rivality.packing import pack, same, to_move, to_number, unpack
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import Move, draw, view_of
from taverne.registry import find_game, rulesets

KEYS = [ruleset.key for ruleset in rulesets() if ruleset.game == "rivality"]
WHOLE = 10
"""In one game of so many, every legal move is compared; in the others the first and the last ones."""

Choose = Callable[[Any, Any, int, Sequence[Move]], int]
"""Picks the index of a move, given a game, a state, the seat and its legal moves."""


@dataclass
class Comparison:
    """The buffers of a comparison, and the steps that came up."""

    moves: Any = field(default_factory=lambda: np.empty(moves.MOST_LEGAL, np.int64))
    points: Any = field(default_factory=lambda: np.zeros(4, np.int64))
    ranks: Any = field(default_factory=lambda: np.zeros(4, np.int64))
    steps: set[str] = field(default_factory=set)

    def play(self, game: Any, rng: random.Random, choose: Choose, is_whole: bool) -> None:
        """Plays one game from its first draw to its results."""
        dice = random_dice(rng)
        state = game.setup(game.seats[0])
        table = layout.new_row(state.rules)
        row = bits.view_row(table)
        kernels.begin(row)
        while asked := game.asked(state):
            packed = pack(state)
            assert same(table, packed), f"{state.step.name}: another table"
            check_links(table)
            assert unpack(packed, state.rules) == state
            self.steps.add(state.step.name)
            assert not kernels.is_over(row)
            assert kernels.awaits_chance(row) == (asked == (CHANCE,))
            if asked == (CHANCE,):
                drawn = draw(game, state, dice)
                state, _ = game.apply(state, CHANCE, drawn)
                kernels.apply_draw(row, drawn.value)
                continue
            seat = asked[0]
            assert asked == (kernels.asked(row) + 1,)
            legal = game.legal(state, seat)
            numbers = self.moves[: kernels.list_legal(row, self.moves)].tolist()
            check_moves(state, seat, legal, numbers, is_whole)
            chosen = choose(game, state, seat, legal)
            state, _ = game.apply(state, seat, legal[chosen])
            kernels.apply_move(row, numbers[chosen])
        assert same(table, pack(state))
        assert unpack(table, state.rules) == state
        assert kernels.is_over(row)
        assert not kernels.awaits_chance(row)
        self.check_results(game, state, row)

    def check_results(self, game: Any, state: Any, row: Any) -> None:
        """Points and ranks are those of the outcome."""
        kernels.write_results(row, self.points, self.ranks)
        outcome, seats = game.outcome(state), game.seats[0]
        assert tuple(self.points[:seats]) == outcome.points
        ranks = outcome.ranks if outcome.won is None else (1 if outcome.won else 2,)
        assert tuple(self.ranks[:seats]) == ranks


def check_links(table: layout.Row) -> None:
    """The grid tells where in the frontier each of its cells is listed."""
    for number in range(table[layout.OPEN]):
        word, shift = layout.grid_position(table[layout.FRONTIER + number])
        assert table[word] >> shift & 255 == layout.AHEAD + number


def check_moves(state: Any, seat: int, legal: Sequence[Move], numbers: list[int], is_whole: bool) -> None:
    """The numbers stand for the legal moves, in their order, and all are within the list of the mode's moves."""
    assert len(legal) == len(numbers)
    assert 0 <= min(numbers) <= max(numbers) < moves.count_moves(state.rules)
    for place in range(len(legal)) if is_whole else {0, len(legal) // 2, len(legal) - 1}:
        assert to_number(state, seat, legal[place]) == numbers[place]
        assert to_move(state, seat, numbers[place]) == legal[place]


def random_choice(rng: random.Random, hoards: bool) -> Choose:
    """Picks any move; or, to come to tables where spells and rivals are chosen, often one that leaves few golems."""

    def choose(game: Any, state: Any, seat: int, legal: Sequence[Move]) -> int:
        place = int(rng.random() * len(legal))
        if hoards and len(legal) > 1 and seat == state.seat:
            tried = rng.choices(range(len(legal)), k=4)
            place = min(tried, key=lambda place: min(game.apply(state, seat, legal[place])[0].reserves))
        return place

    return choose


def greedy_choice(game: Any, rng: random.Random) -> Choose:
    """Picks the move of the bot `greedy`."""
    bot = find_bot("greedy", game)

    def choose(game: Any, state: Any, seat: int, legal: Sequence[Move]) -> int:
        return legal.index(bot.choose(view_of(game, state, seat), legal, rng, Budget()))

    return choose


def compare_games(key: str, games: int, greedy: int) -> set[str]:
    """Compares so many random and greedy games of a ruleset; the steps that came up."""
    game, rng, comparison = find_game(key), random.Random(key), Comparison()
    for number in range(games):
        comparison.play(game, rng, random_choice(rng, hoards=number % 3 == 0), number % WHOLE == 0)
    for _ in range(greedy):
        comparison.play(game, rng, greedy_choice(game, rng), is_whole=True)
    return comparison.steps
