"""The search on `games/` itself: any mode, with or without the compiled kernels.

The greedy bot's estimates tell which moves a node looks at first and how play goes on behind the tree.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.greedy import estimates_of
from taverne.bots.search.opinion import Opinion, portions
from taverne.bots.search.standing import standing_of
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import Move, View, draw, view_of
from taverne.registry import AnyGame

BREADTH = 6
"""Moves a node looks at, the best looking first."""
CURIOSITY = 0.15
FAITH = 3.0
"""How many tries a move's looks count for."""
DOUBT = 8.0
"""How many points ahead make a win likely."""
DEEPEST = 12
PLAYED_ON = {"rivality/solo": 40, "aetherya/solo": 3}
"""Decisions played by looks behind the tree, where it is not one."""


@dataclass(slots=True)
class _Edge:
    """A move at a node: how it looked, how it did, and what comes behind it."""

    prior: float
    tries: int = 0
    chances: int = 0
    value: float = 0.0
    behind: "_Node" = field(default_factory=dict)


_Node = dict[str, _Edge]


class PlainSearch:
    """Weighs the moves of any game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.estimates = estimates_of(game)
        self.stand = standing_of(game)
        self.played_on = PLAYED_ON.get(f"{game.ruleset.game}/{game.ruleset.mode}", 1)

    def weigh(
        self,
        view: View[Any],
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget,
        only: Move | None = None,
    ) -> list[Opinion]:
        """What the moves look worth after so many simulations; or what one of them does, if only that is asked."""
        root: _Node = {} if only is None else {str(only): _Edge(0.5)}
        start = [self.stand(view.table, seat) for seat in range(1, view.table.rules.seats + 1)]
        for _ in portions(budget, 1):
            self._simulate(view, root, start, rng)
        return _opinions(root, legal)

    def _simulate(self, view: View[Any], root: _Node, start: list[float], rng: random.Random) -> None:
        """One determinisation walks the tree, plays on and is judged."""
        game = self.game
        state = dealt = game.determinise(view, rng)
        dice = random_dice(rng)
        node = root
        path: list[tuple[int, _Edge]] = []
        asker = view.seat
        left = self.played_on
        is_new = False
        while asked := game.asked(state):
            if asked == (CHANCE,):
                state, _ = game.apply(state, CHANCE, draw(game, state, dice))
                continue
            seat = asker if asker in asked else asked[0]
            asker = None
            legal = game.legal(state, seat)
            if len(legal) == 1:
                move = legal[0]
            elif is_new or len(path) >= DEEPEST:
                if not left:
                    break
                left -= 1
                move = self._look_best(state, seat, legal, rng)
            else:
                move, edge = self._walk(state, seat, legal, node, view if state is dealt else None)
                path.append((seat, edge))
                is_new = not edge.tries
                node = edge.behind
            state, _ = game.apply(state, seat, move)
        worth = {seat: 1 / (1 + exp(-_within((self.stand(state, seat) - start[seat - 1]) / DOUBT))) for seat, _ in path}
        for seat, edge in path:
            edge.tries += 1
            edge.value += worth[seat]

    def _look_best(self, state: Any, seat: int, legal: Sequence[Move], rng: random.Random) -> Move:
        looks = self.estimates(self.game, view_of(self.game, state, seat), legal)
        best = max(looks)
        return rng.choice([move for move, look in zip(legal, looks, strict=True) if look == best])

    def _walk(
        self, state: Any, seat: int, legal: Sequence[Move], node: _Node, view: View[Any] | None
    ) -> tuple[Move, _Edge]:
        """The move to try next at a node; one that knows none of the moves allowed now looks at the best of them."""
        known = [(move, node[name]) for move in legal if (name := str(move)) in node]
        if not known:
            looks = self.estimates(self.game, view or view_of(self.game, state, seat), legal)
            order = sorted(range(len(legal)), key=looks.__getitem__, reverse=True)[:BREADTH]
            for place in order:
                prior = 1 / (1 + exp(-_within((looks[place] - looks[order[0]]) / DOUBT)))
                node[str(legal[place])] = _Edge(prior)
            known = [(legal[place], node[str(legal[place])]) for place in order]
        for _, edge in known:
            edge.chances += 1
        return max(known, key=lambda pair: _worth_trying(pair[1]))


def _worth_trying(edge: _Edge) -> float:
    mean = (edge.value + FAITH * edge.prior) / (edge.tries + FAITH)
    return mean + CURIOSITY * sqrt(log(edge.chances + 1) / (edge.tries + 1))


def _within(number: float) -> float:
    return max(-30.0, min(30.0, number))


def _opinions(root: _Node, legal: Sequence[Move]) -> list[Opinion]:
    edges = [(move, root.get(str(move))) for move in legal]
    return [
        Opinion(move, edge.value / edge.tries, edge.tries) if edge and edge.tries else Opinion(move, 0.0, 0)
        for move, edge in edges
    ]
