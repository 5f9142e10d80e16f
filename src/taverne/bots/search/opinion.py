"""What a search thinks of the moves, and how long it may think."""

import time
from collections.abc import Iterator
from dataclasses import dataclass

from taverne.bots.bot import Budget
from taverne.kernel.game import Move

UNASKED = 1000
"""Simulations when no budget is given."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a search thinks of a legal move."""

    move: Move
    value: float
    """How likely the mover looks to win with it, from 0 to 1."""
    tries: int
    """How many simulations began with it."""


def best_of(opinions: list[Opinion]) -> Opinion:
    """The move tried most; among equals the one that did best."""
    return max(opinions, key=lambda opinion: (opinion.tries, opinion.value))


def portions(budget: Budget, size: int) -> Iterator[int]:
    """How many simulations to do before looking at the clock again, until the budget is spent; at least once."""
    if budget.milliseconds is None:
        left = UNASKED if budget.simulations is None else budget.simulations
        while left > 0:
            yield min(size, left)
            left -= size
        return
    deadline = time.perf_counter() + budget.milliseconds / 1000
    left = budget.simulations if budget.simulations is not None else 1 << 40
    began = time.perf_counter()
    done = 0
    while left > 0:
        yield min(size, left)
        left -= size
        done += 1
        now = time.perf_counter()
        if now + (now - began) / done > deadline:
            return
