"""Information-set Monte Carlo tree search on the rules themselves: works for any game, without compiled kernels.

Estimates decide which moves a node considers first and how rollouts continue after the tree.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.families import heuristics_of
from taverne.bots.heuristics import outcome_value
from taverne.bots.move_stats import MoveStats, batches
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import Move, View, draw, view_of
from taverne.registry import AnyGame

BREADTH = 6
"""How many moves a node considers, by estimate; all of them where there are no estimates."""
EXPLORATION = 0.15
PRIOR_WEIGHT = 3.0
"""How many tries a move's prior counts for."""
POINTS_SCALE = 8.0
"""The lead in points at which a win is likely (73 %)."""
MAX_DEPTH = 12
NEUTRAL = 0.5
"""The prior of a move without an estimate."""


@dataclass(slots=True)
class _Edge:
    """A move at a node: its prior, its results and the node behind it."""

    prior: float
    tries: int = 0
    availability: int = 0
    """How often the move was legal when the node was visited."""
    value: float = 0.0
    child: "_Node" = field(default_factory=dict)


_Node = dict[str, _Edge]
_UNTRIED = _Edge(NEUTRAL)


class PythonSearch:
    """Searches the moves of any game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.heuristics = heuristics_of(game)

    def search(
        self,
        view: View[Any],
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget,
        only: Move | None = None,
    ) -> list[MoveStats]:
        """The statistics of every legal move; with `only`, all simulations start with that move."""
        root: _Node = {} if only is None else {str(only): _Edge(NEUTRAL)}
        start: dict[int, float] = {}
        for _ in batches(budget, 1):
            self._simulate(view, root, start, rng)
        return _stats(root, legal)

    def _simulate(self, view: View[Any], root: _Node, start: dict[int, float], rng: random.Random) -> None:
        """Walks the tree with one determinisation, plays a rollout and backs up its value.

        `start` holds what the view is worth to each seat, so that values measure what was gained since.
        """
        game = self.game
        state = determinised = game.determinise(view, rng)
        dice = random_dice(rng)
        node = root
        path: list[tuple[int, _Edge]] = []
        first = view.seat
        left = self.heuristics.rollout
        is_new = False
        while asked := game.asked(state):
            if asked == (CHANCE,):
                state, _ = game.apply(state, CHANCE, draw(game, state, dice))
                continue
            seat = first if first in asked else asked[0]
            first = None
            legal = game.legal(state, seat)
            if len(legal) == 1:
                move = legal[0]
            elif is_new or len(path) >= MAX_DEPTH:
                if not left:
                    break
                left -= 1
                move = self._rollout_move(state, seat, legal, rng)
            else:
                move, edge = self._select(state, seat, legal, node, view if state is determinised else None, rng)
                path.append((seat, edge))
                is_new = not edge.tries
                node = edge.child
            state, _ = game.apply(state, seat, move)
        values = {seat: _logistic(self._value(state, seat) - self._start(view, seat, start)) for seat, _ in path}
        for seat, edge in path:
            edge.tries += 1
            edge.value += values[seat]

    def _value(self, state: Any, seat: int) -> float:
        outcome = self.game.outcome(state)
        return self.heuristics.evaluate(state, seat) if outcome is None else outcome_value(outcome, seat)

    def _start(self, view: View[Any], seat: int, start: dict[int, float]) -> float:
        if seat not in start:
            start[seat] = self.heuristics.evaluate(view.table, seat)
        return start[seat]

    def _rollout_move(self, state: Any, seat: int, legal: Sequence[Move], rng: random.Random) -> Move:
        if self.heuristics.estimates is None:
            return rng.choice(legal)
        worth = self.heuristics.estimates(self.game, view_of(self.game, state, seat), legal)
        best = max(worth)
        return rng.choice([move for move, value in zip(legal, worth, strict=True) if value == best])

    def _select(
        self, state: Any, seat: int, legal: Sequence[Move], node: _Node, view: View[Any] | None, rng: random.Random
    ) -> tuple[Move, _Edge]:
        """The move to try next at a node, which is expanded first if it knows none of the moves that are legal now."""
        known = [(move, node[name]) for move in legal if (name := str(move)) in node]
        if not known:
            for move, prior in self._priors(state, seat, legal, view, rng):
                node[str(move)] = _Edge(prior)
                known.append((move, node[str(move)]))
        for _, edge in known:
            edge.availability += 1
        return max(known, key=lambda pair: _upper_bound(pair[1]))

    def _priors(
        self, state: Any, seat: int, legal: Sequence[Move], view: View[Any] | None, rng: random.Random
    ) -> list[tuple[Move, float]]:
        """The moves a new node considers, in the order they are tried, each with its prior."""
        if self.heuristics.estimates is None:
            return [(move, NEUTRAL) for move in rng.sample(legal, len(legal))]
        worth = self.heuristics.estimates(self.game, view or view_of(self.game, state, seat), legal)
        order = sorted(range(len(legal)), key=worth.__getitem__, reverse=True)[:BREADTH]
        return [(legal[place], _logistic(worth[place] - worth[order[0]])) for place in order]


def _upper_bound(edge: _Edge) -> float:
    mean = (edge.value + PRIOR_WEIGHT * edge.prior) / (edge.tries + PRIOR_WEIGHT)
    return mean + EXPLORATION * sqrt(log(edge.availability + 1) / (edge.tries + 1))


def _logistic(points: float) -> float:
    """How likely a lead in points wins, from 0 to 1."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, points / POINTS_SCALE))))


def _stats(root: _Node, legal: Sequence[Move]) -> list[MoveStats]:
    edges = [(move, root.get(str(move), _UNTRIED)) for move in legal]
    return [MoveStats(move, edge.value / max(1, edge.tries), edge.tries, is_chance=False) for move, edge in edges]
