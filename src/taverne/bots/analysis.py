"""What a search thinks of the decisions of a game already played, each from what its seat knew."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.move_stats import MoveStats, best_of
from taverne.bots.search.bot import find_search
from taverne.kernel.chance import CHANCE
from taverne.kernel.game import view_of
from taverne.record.replay import Replay

SCARCE = 4
"""A move played that has less than one in so many tries gets as much time for itself."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision, the moves that looked best, and what the one played cost."""

    number: int
    """Its event line in the record."""
    seat: int
    played: MoveStats
    best: tuple[MoveStats, ...]
    """The moves tried most, the best first."""
    cost: float
    """How much less likely to win the seat looks with the move played than with the best, from 0 to 1."""


def decisions(replay: Replay, seat: int | None = None) -> int:
    """How many decisions there are to judge."""
    return sum(1 for _ in _choices(replay, seat))


def analyse(replay: Replay, budget: Budget, seed: int, *, top: int = 3, seat: int | None = None) -> Iterator[Judged]:
    """Judges the decisions of all seats, or of one, in their order; those without a choice are passed over."""
    weigher = find_search(replay.game)
    for number, actor, move, state in _choices(replay, seat):
        legal = replay.game.legal(state, actor)
        view = view_of(replay.game, state, actor)
        rng = random.Random(f"{seed}/{number}/{actor}")
        opinions = weigher.search(view, legal, rng, budget)
        tried = sorted((one for one in opinions if one.tries), key=lambda one: (-one.tries, -one.value))
        played = next(one for one in opinions if one.move == move)
        if played.tries * SCARCE < sum(one.tries for one in tried):
            # It was hardly looked at: its value is looked up with a search of its own.
            only = weigher.search(view, legal, rng, _part(budget), move)
            played = next(one for one in only if one.move == move)
        # A move tried less may look better by luck alone: the best is the one tried most.
        best = best_of(tried)
        cost = 0.0 if best.move == move else max(0.0, best.value - played.value)
        yield Judged(number, actor, played, tuple(tried[:top]), cost)


def _part(budget: Budget) -> Budget:
    return Budget(
        None if budget.milliseconds is None else -(-budget.milliseconds // SCARCE),
        None if budget.simulations is None else -(-budget.simulations // SCARCE),
    )


def _choices(replay: Replay, seat: int | None) -> Iterator[tuple[int, int, Any, Any]]:
    state = replay.start
    for entry in replay.entries:
        if entry.actor != CHANCE and seat in (None, entry.actor) and len(replay.game.legal(state, entry.actor)) > 1:
            yield entry.number, entry.actor, entry.move, state
        state = entry.state
