"""What a search found out about the moves, and how it spends its budget."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from taverne.bots.bot import Budget
from taverne.kernel.game import Move, View

DEFAULT_SIMULATIONS = 1000
"""Simulations when no budget is given."""


@dataclass(frozen=True, slots=True)
class MoveStats:
    """What a search found out about one legal move."""

    move: Move
    value: float
    """What it is worth to the mover, from 0 to 1."""
    tries: int
    """How many simulations started with it."""
    is_chance: bool = True
    """Whether the value is the mover's chance of winning; otherwise it only orders the moves."""


class MoveSearch(Protocol):
    """Simulates games from a view and collects statistics about each legal move."""

    def search(
        self,
        view: View[Any],
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget,
        only: Move | None = None,
    ) -> list[MoveStats]:
        """The statistics of every legal move; with `only`, all simulations start with that move."""
        ...


def best_of(stats: list[MoveStats]) -> MoveStats:
    """The move tried most; among equals the one with the highest value."""
    return max(stats, key=lambda one: (one.tries, one.value))


def batches(budget: Budget, size: int) -> Iterator[int]:
    """How many simulations to run before checking the clock again, until the budget is spent; at least one batch."""
    if budget.milliseconds is None:
        left = DEFAULT_SIMULATIONS if budget.simulations is None else budget.simulations
        while left > 0:
            yield min(size, left)
            left -= size
        return
    deadline = budget.clock() + budget.milliseconds / 1000
    left = budget.simulations if budget.simulations is not None else 1 << 40
    began = budget.clock()
    done = 0
    while left > 0:
        yield min(size, left)
        left -= size
        done += 1
        now = budget.clock()
        if now + (now - began) / done > deadline:
            return
