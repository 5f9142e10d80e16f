"""OpenSpiel's information-set search against Taverne's own, both with the same time for each decision.

python -m taverne.envs.examples.search_match
python -m taverne.envs.examples.search_match aetherya/competitive --games 20 --ms 200

Every deal is played from both seats. OpenSpiel's search plays its own Python version of a game, with random playouts.
"""

import argparse
import random
import time
from collections.abc import Iterator
from itertools import count
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped,unused-ignore]

from taverne.bots.bot import Budget, find_bot
from taverne.envs.spiel import NAME
from taverne.envs.spiel.logged import LoggedState
from taverne.kernel.game import view_of
from taverne.registry import rulesets

EXPLORATION = 1.4


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc,unused-ignore]
    """OpenSpiel's search, as many simulations as fit into a time."""

    def __init__(self, game: Any, milliseconds: int, seed: int) -> None:
        rng = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        super().__init__(game, evaluator, EXPLORATION, max_simulations=1, random_state=rng)
        self._seconds = milliseconds / 1000
        self.simulations = 0
        self.decisions = 0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        """The policy after the time is over; at least one simulation expands the root and one tries an action."""
        self.reset()
        actions = state.legal_actions()
        if len(actions) == 1:
            return [(actions[0], 1.0)]
        self._root_node = self.create_new_node(state)
        self.decisions += 1
        end = time.perf_counter() + self._seconds
        for simulation in count():
            if simulation > 1 and time.perf_counter() > end:
                break
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


class OurSearch:
    """Taverne's search behind the same interface."""

    def __init__(self, game: Any, milliseconds: int, seed: int) -> None:
        self._bot = find_bot("search", game.rules)
        self._budget = Budget(milliseconds=milliseconds)
        self._rng = random.Random(seed)

    def step(self, state: Any) -> int:
        """The number of the move that was searched most."""
        logged: LoggedState = state.logged
        view = view_of(logged.game, logged.state, logged.actor)
        legal = logged.game.legal(logged.state, state.current_player() + 1)
        return logged.number_of(self._bot.choose(view, legal, self._rng, self._budget))


def play(game: Any, bots: list[Any], deal: int) -> list[float]:
    """One game; the returns of both players."""
    state, rng = game.new_initial_state(), random.Random(deal)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def match(ruleset: str, games: int, milliseconds: int, seed: int) -> Iterator[tuple[float, float]]:
    """For each game, the return of OpenSpiel's search, and its simulations a decision so far."""
    game = pyspiel.load_game(NAME, {"ruleset": ruleset, "players": 2})
    theirs, ours = TimedSearch(game, milliseconds, seed), OurSearch(game, milliseconds, seed)
    ours.step(_first_decision(game))  # Compiles the kernels, so that this does not count as thinking.
    for number in range(games):
        seat = number % 2
        returns = play(game, [theirs, ours] if seat == 0 else [ours, theirs], seed + number // 2)
        yield returns[seat], theirs.simulations / max(1, theirs.decisions)


def _first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def default_rulesets() -> list[str]:
    """The first ruleset of every game."""
    return list({ruleset.game: ruleset.key for ruleset in reversed(rulesets())}.values())[::-1]


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rulesets", nargs="*", default=default_rulesets())
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for ruleset in chosen.rulesets:
        played = list(match(ruleset, chosen.games, chosen.ms, chosen.seed))
        won = sum((value + 1) / 2 for value, _ in played)
        simulations = played[-1][1]
        print(
            f"{ruleset}: OpenSpiel's search won {won:g} of {chosen.games} games with {simulations:.0f} simulations"
            f" a decision, {chosen.ms} ms each",
            flush=True,
        )


if __name__ == "__main__":
    main()
