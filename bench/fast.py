"""The compiled kernels on one core, beside OpenSpiel's hearts in the same run: random play, and searches."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]

from bench.timing import beside
from taverne.bots.bot import Budget, find_bot
from taverne.fast import bits
from taverne.fast.kingdom import layout as kingdom
from taverne.fast.kingdom import packing
from taverne.fast.kingdom.series import play_randomly
from taverne.fast.kingdom.workspace import Workspace
from taverne.fast.rivality import layout as rivality
from taverne.fast.rivality import playout as rivality_playout
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


def compiled(play: Callable[..., Any], row: Any) -> Callable[[], int]:
    """Plays many random games at once in a kernel."""
    generator = bits.new_random(1)
    return lambda: int(play(row, generator, GAMES)[0])


def random_battles() -> Callable[[], int]:
    """Plays many random duels at once in a kernel."""
    duel: Any = find_game("rivality/duel")
    row, generator, points = bits.view_row(rivality.new_row(duel.rules(2))), bits.new_random(1), np.empty(4, np.int64)
    return lambda: int(rivality_playout.play_games(row, generator, points, GAMES)[0])


def main() -> None:
    """Prints the table."""
    hearts = pyspiel.load_game("hearts")
    theirs = partial(random_hearts, hearts, random.Random(1))
    aetherya: Any = find_game("aetherya/competitive")
    kingdoms = compiled(play_randomly, bits.view_row(kingdom.new_row(aetherya.rules(2))))
    battles = random_battles()
    for name, ours, least in (("aetherya/competitive, 2 seats", kingdoms, 30), ("rivality/duel", battles, 10)):
        rate, peer, ratio = beside(ours, theirs)
        told = f"{rate:,.0f} random decisions/s; OpenSpiel hearts: {peer:,.0f}"
        print(f"{name}: {told}; ratio {ratio:.1f} (at least {least})")
    row, generator = bits.view_row(kingdom.new_row(aetherya.rules(2))), bits.new_random(1)
    decisions, _ = play_randomly(row, generator, GAMES)
    rate, _, _ = beside(kingdoms, theirs)
    print(f"    {rate * GAMES / decisions:,.0f} games/s (at least 100,000)")
    rate, peer, ratio = beside(SearchedKingdoms().decide, SearchedHearts().decide)
    print(
        f"search on aetherya/competitive: {rate:,.0f} simulations/s;"
        f" OpenSpiel's ISMCTS on hearts: {peer:,.0f}; ratio {ratio:.2f} (at least 0.8)"
    )


if __name__ == "__main__":
    main()
