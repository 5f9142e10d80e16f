"""Analyses a finished game: compares every decision with the moves a search prefers, given what the seat knew."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.move_stats import MoveStats, best_of
from taverne.bots.search.bot import find_search
from taverne.kernel.chance import CHANCE
from taverne.kernel.game import view_of
from taverne.record.replay import Replay

SCARCE = 4
"""A move played that got less than a quarter of the tries is searched on its own, with a quarter of the budget."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision, the best moves, and what the move played cost."""

    number: int
    """Its event line in the record."""
    seat: int
    played: MoveStats
    best: tuple[MoveStats, ...]
    """The moves tried most, the best first; the move played has the same value here as in `played`."""
    cost: float
    """How much less likely to win the seat is after the move played than after the best, from 0 to 1."""


def decisions(replay: Replay, seat: int | None = None) -> int:
    """How many decisions there are to judge."""
    return sum(1 for _ in _choices(replay, seat))


def analyse(replay: Replay, budget: Budget, seed: int, *, top: int = 3, seat: int | None = None) -> Iterator[Judged]:
    """Judges the decisions of all seats, or of one, in order; decisions without a choice are skipped."""
    search = find_search(replay.game).search
    for number, actor, move, state in _choices(replay, seat):
        legal = replay.game.legal(state, actor)
        view = view_of(replay.game, state, actor)
        rng = random.Random(f"{seed}/{number}/{actor}")
        stats = search(view, legal, rng, budget)
        tried = sorted((one for one in stats if one.tries), key=lambda one: (-one.tries, -one.value))
        # A move tried less may seem better by luck alone: the best is the one tried most.
        best = best_of(tried)
        played = next(one for one in stats if one.move == move)
        if played is not best and played.tries * SCARCE < sum(one.tries for one in tried):
            # The search hardly considered it, so a search of its own gives it a reliable value.
            only = search(view, legal, rng, _part(budget), move)
            played = next(one for one in only if one.move == move)
            tried = [replace(one, value=played.value) if one.move == move else one for one in tried]
        cost = max(0.0, best.value - played.value)
        yield Judged(number, actor, played, tuple(tried[:top]), cost)


def _part(budget: Budget) -> Budget:
    return replace(
        budget,
        milliseconds=None if budget.milliseconds is None else -(-budget.milliseconds // SCARCE),
        simulations=None if budget.simulations is None else -(-budget.simulations // SCARCE),
    )


def _choices(replay: Replay, seat: int | None) -> Iterator[tuple[int, int, Any, Any]]:
    """The decisions with more than one legal move: event line, actor, move played and the state before it."""
    state = replay.start
    for entry in replay.entries:
        if entry.actor != CHANCE and seat in (None, entry.actor) and len(replay.game.legal(state, entry.actor)) > 1:
            yield entry.number, entry.actor, entry.move, state
        state = entry.state
