"""The compiled kernels on one core, beside OpenSpiel's hearts in the same run: random play, and searches."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pyspiel  # type: ignore[import-not-found,unused-ignore]

from bench.timing import beside
from taverne.bots.bot import Budget, find_bot
from taverne.fast.batch import Batch
from taverne.fast.kingdom import layout as kingdom
from taverne.fast.kingdom import packing
from taverne.fast.kingdom.workspace import Workspace
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import draw, view_of
from taverne.registry import find_game

GAMES = 2000
"""Games a measured call plays."""
SIMULATIONS = 1000
"""Simulations of a decision, ours and theirs."""
POSITIONS = 40
PASSED = 65
"""Cards are dealt and passed by then: while they are passed, OpenSpiel's search of hearts crashes now and then."""


def random_hearts(game: Any, rng: random.Random) -> int:
    """Plays one game of hearts at random from Python, and says how many decisions it took."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions


class SearchedHearts:
    """A game of hearts in which OpenSpiel's own search decides, one decision after the other."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game("hearts")
        self.evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        self.bot = pyspiel.ISMCTSBot(seed=1, evaluator=self.evaluator, uct_c=2.0, max_simulations=SIMULATIONS)
        self.rng = random.Random(1)
        self.state = self.game.new_initial_state()

    def decide(self) -> int:
        """The next decision that is one; how many simulations it took."""
        while True:
            if self.state.is_terminal():
                self.state = self.game.new_initial_state()
            if self.state.is_chance_node():
                actions, weights = zip(*self.state.chance_outcomes(), strict=True)
                self.state.apply_action(self.rng.choices(actions, weights)[0])
            elif len(legal := self.state.legal_actions()) == 1 or self.state.move_number() < PASSED:
                self.state.apply_action(self.rng.choice(legal))
            else:
                self.state.apply_action(self.bot.step(self.state))
                return SIMULATIONS


def kingdom_rows(count: int) -> list[kingdom.Row]:
    """Tables of games that two search bots play, from the first turn on."""
    game = find_game("aetherya/competitive")
    rng = random.Random(1)
    bot = find_bot("quick", game)
    rows: list[kingdom.Row] = []
    while len(rows) < count:
        state: Any = game.setup(2)
        while asked := game.asked(state):
            if asked == (CHANCE,):
                state, _ = game.apply(state, CHANCE, draw(game, state, random_dice(rng)))
                continue
            legal = game.legal(state, asked[0])
            if state.opening is None and len(legal) > 1:
                rows.append(packing.pack(state))
            view = view_of(game, state, asked[0])
            state, _ = game.apply(state, asked[0], bot.choose(view, legal, rng, Budget()))
    return rows[:count]


class SearchedKingdoms:
    """Tables of Aetherya that our search looks at, one after the other."""

    def __init__(self) -> None:
        self.space = Workspace()
        self.rows = kingdom_rows(POSITIONS)
        self.next = 0

    def decide(self) -> int:
        """The next table; how many simulations it took."""
        self.next += 1
        self.space.begin(self.next)
        self.space.search(self.rows[self.next % len(self.rows)], SIMULATIONS)
        return SIMULATIONS


TABLES = (
    ("aetherya/competitive", 2),
    ("rivality/duel", 2),
    ("aetherya/objects", 2),
    ("aetherya/solo", 1),
    ("aetherya/cooperative", 2),
    ("drako", 2),
    ("rivality/three", 3),
    ("rivality/teams", 4),
    ("rivality/duel+expert", 2),
    ("rivality/solo", 1),
)
LEAST = 20
"""How many times as many decisions as OpenSpiel's hearts are wanted."""


def random_games(key: str, seats: int) -> Callable[[], int]:
    """Plays many random games at once in a kernel."""
    batch = Batch(key, seats, games=GAMES)
    batch.reset(1)
    return lambda: int(batch.play().sum())


def main() -> None:
    """Prints the table."""
    hearts = pyspiel.load_game("hearts")
    theirs = partial(random_hearts, hearts, random.Random(1))
    for key, seats in TABLES:
        play = random_games(key, seats)
        rate, peer, ratio = beside(play, theirs)
        games = rate * GAMES / play()
        told = f"{rate:,.0f} random decisions/s ({games:,.0f} games/s); OpenSpiel hearts: {peer:,.0f}"
        print(f"{key}, {seats} seats: {told}; ratio {ratio:.1f} (at least {LEAST})", flush=True)
    rate, peer, ratio = beside(SearchedKingdoms().decide, SearchedHearts().decide)
    print(
        f"search on aetherya/competitive: {rate:,.0f} simulations/s;"
        f" OpenSpiel's ISMCTS on hearts: {peer:,.0f}; ratio {ratio:.2f} (at least 1.2)"
    )


if __name__ == "__main__":
    main()
