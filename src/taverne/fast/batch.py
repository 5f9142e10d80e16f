"""Many games of one ruleset at once, in arrays with a row for each game: on the threads of a CPU, or on a GPU.

With TAVERNE_TARGET=cuda the arrays lie on the GPU; CuPy, JAX and torch take them without a copy
(`__cuda_array_interface__`), as they take numpy's (DLPack). Steps overwrite all of them.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from taverne.fast.bits import IS_CUDA, view_row
from taverne.fast.families import BATCHES
from taverne.fast.memory import first_random
from taverne.registry import find_game

MOST_SEATS = 4
_CHUNK = 64
"""The fewest games that are worth a thread."""


@dataclass(frozen=True, slots=True, eq=False)
class BatchKernels:
    """The kernels of a family that work on a range of games: each takes the first game, the last and arrays."""

    width: int
    """The words of a table's row."""
    most_legal: int
    """Room for all moves that can be legal at once."""
    observation: int
    """How many numbers an observation has."""
    dtype: Any
    """What kind of numbers they are."""
    new_row: Callable[[Any], Any]
    """A row for a table with these rules."""
    count_moves: Callable[[Any], int]
    """How many moves there are with these rules."""
    reset: Any
    step: Any
    play: Any
    choose: Any
    ask: Any
    mask: Any
    observe: Any
    look: Any


class _Device(Protocol):
    """Where games are played: makes arrays and runs kernels on them."""

    def put(self, array: Any) -> Any: ...

    def run(self, kernel: Any, games: int, *arrays: Any) -> None: ...


class _Threads:
    """The threads of a CPU."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def put(self, array: Any) -> Any:
        return array

    def run(self, kernel: Any, games: int, *arrays: Any) -> None:
        if self._pool is None or games <= _CHUNK:
            kernel(0, games, *arrays)
            return
        size = max(_CHUNK, -(-games // self.threads))
        starts = range(0, games, size)
        for done in [self._pool.submit(kernel, start, min(start + size, games), *arrays) for start in starts]:
            done.result()


def _find_device(threads: int) -> _Device:
    if IS_CUDA:
        from taverne.fast.gpu import Gpu

        return Gpu()
    return _Threads(threads)


@dataclass(frozen=True, slots=True)
class Share:
    """Some games of a batch: how many play a ruleset with a number of seats."""

    ruleset: str
    seats: int
    games: int


class Batch:
    """Games of one ruleset, each waiting for a decision of the seat it asks; `others` are games of the same family
    that follow them.
    """

    def __init__(
        self, ruleset: str, seats: int | None = None, *, games: int, others: Sequence[Share] = (), threads: int = 1
    ) -> None:
        game: Any = find_game(ruleset)
        kernels: BatchKernels | None = BATCHES.of(game)
        if kernels is None:
            raise ValueError(f"{game.family} has no kernels")
        self.kernels = kernels
        self.seats = seats or game.seats[0]
        self.shares = (Share(ruleset, self.seats, games), *others)
        self.games = games = sum(share.games for share in self.shares)
        rules = [_rules_of(share) for share in self.shares]
        self.moves = max(map(kernels.count_moves, rules))
        """The size of the action space: of the largest one, if rulesets differ."""
        self._device = _find_device(threads)
        put, zeros = self._device.put, np.zeros
        rows = [view_row(kernels.new_row(rule)) for rule in rules]
        self.rows = put(np.repeat(rows, [share.games for share in self.shares], axis=0))
        """The tables."""
        self.randoms = put(zeros((games, 1), np.uint64))
        """The states of the games' random generators."""
        self.asked = put(zeros(games, np.int64))
        """Which seat each game asks, from 0."""
        self.masks = put(zeros((games, self.moves), np.int8))
        """1 for each legal move."""
        self.observations = put(zeros((games, kernels.observation), kernels.dtype))
        """What the seats that are asked see."""
        self.ended = put(zeros(games, np.int8))
        """Whether the last step ended the game, which was then dealt anew."""
        self.points = put(zeros((games, MOST_SEATS), np.int64))
        """The points of each seat in the last game that ended."""
        self.ranks = put(zeros((games, MOST_SEATS), np.int64))
        """The rank of each seat in the last game that ended, 1 the best; against the game itself, 2 for lost."""
        self.chosen = put(zeros(games, np.int64))
        """The moves that `choose` chose."""
        self._listed = put(zeros((games, kernels.most_legal), np.int64))

    def reset(self, seed: int) -> None:
        """Deals a new game at every table."""
        randoms = np.array([[first_random(seed + game)] for game in range(self.games)], np.uint64)
        if IS_CUDA:
            self.randoms.copy_to_device(randoms)
        else:
            self.randoms[:] = randoms
        self._run(self.kernels.reset, self.rows, self.randoms)

    def step(self, moves: Any) -> None:
        """Plays a legal move at every table; a game that ends notes its result and is dealt anew."""
        self._run(self.kernels.step, self.rows, self.randoms, moves, self.points, self.ranks, self.ended)

    def ask(self) -> None:
        """Writes which seat each game asks."""
        self._run(self.kernels.ask, self.rows, self.asked)

    def mask(self) -> None:
        """Writes which moves are legal."""
        self._run(self.kernels.mask, self.rows, self._listed, self.masks)

    def observe(self) -> None:
        """Writes what the seats that are asked see."""
        self._run(self.kernels.observe, self.rows, self.observations)

    def look(self) -> None:
        """Writes which seats are asked, which moves are legal and what those seats see: faster than one by one."""
        self._run(self.kernels.look, self.rows, self._listed, self.asked, self.masks, self.observations)

    def choose(self) -> None:
        """Chooses a random legal move at every table."""
        self._run(self.kernels.choose, self.rows, self.randoms, self._listed, self.chosen)

    def play(self) -> Any:
        """Deals a game at every table and plays it at random to its end; the decisions of each."""
        self._run(self.kernels.play, self.rows, self.randoms, self._listed, self.chosen)
        return self.chosen

    def _run(self, kernel: Any, *arrays: Any) -> None:
        self._device.run(kernel, self.games, *arrays)


def _rules_of(share: Share) -> Any:
    """The rules of a table, as layouts take them."""
    game: Any = find_game(share.ruleset)
    return game.rules(share.seats)
