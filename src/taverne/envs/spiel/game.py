"""Every ruleset as an OpenSpiel game: `pyspiel.load_game("python_taverne", {"ruleset": ..., "players": ...})`.

Its parameters:

ruleset  a key such as `aetherya/competitive` (the default) or `rivality/duel+expert`
players  the number of seats; 0, the default, stands for the smallest number that can play
reward   `result` (the default) or `difference`
"""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]

from taverne.envs.families import family_of
from taverne.envs.family import Limits
from taverne.envs.spiel.logged import LoggedState, begin
from taverne.envs.spiel.observer import Observer
from taverne.envs.spiel.state import TaverneState
from taverne.fast.rewards import Reward, Scorer
from taverne.kernel.game import MAX_SEATS
from taverne.kernel.outcome import Outcome
from taverne.registry import AnyGame, find_game, rulesets

NAME = "python_taverne"
_DEFAULTS = {"ruleset": rulesets()[0].key, "players": 0, "reward": Reward.RESULT.value}


def _game_type(utility: Any, most: int, least: int) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Taverne",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


def _utility(game: AnyGame, seats: int, reward: Reward) -> Any:
    """What is known about the sum of the rewards."""
    if game.faces_game:
        return pyspiel.GameType.Utility.IDENTICAL if seats > 1 else pyspiel.GameType.Utility.GENERAL_SUM
    is_zero_sum = reward is Reward.RESULT or len(set(game.sides(seats))) == 2
    return pyspiel.GameType.Utility.ZERO_SUM if is_zero_sum else pyspiel.GameType.Utility.GENERAL_SUM


def _most_reward(game: AnyGame, limits: Limits, reward: Reward) -> float:
    if reward is Reward.RESULT:
        return 1.0
    return float(limits.points if game.faces_game else 2 * limits.points)


class TaverneGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """One ruleset with one number of seats."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        self.rules = find_game(str(chosen["ruleset"]))
        self.seats = int(chosen["players"]) or self.rules.seats[0]
        self.reward = Reward(chosen["reward"])
        self._scorer = Scorer(self.rules, self.seats, self.reward)
        self.first: LoggedState = begin(self.rules.ruleset.key, self.seats)
        self.limits = family_of(self.rules).limits(self.rules, self.seats)
        utility = _utility(self.rules, self.seats, self.reward)
        most = _most_reward(self.rules, self.limits, self.reward)
        is_zero_sum = utility == pyspiel.GameType.Utility.ZERO_SUM
        super().__init__(
            _game_type(utility, self.seats, self.seats),
            pyspiel.GameInfo(
                num_distinct_actions=self.first.count,
                max_chance_outcomes=self.limits.outcomes,
                num_players=self.seats,
                min_utility=-most,
                max_utility=most,
                utility_sum=0.0 if is_zero_sum else None,
                max_game_length=self.limits.decisions,
            ),
            {**chosen, "ruleset": self.rules.ruleset.key, "players": self.seats},
        )

    def new_initial_state(self, state: object = None) -> TaverneState:
        """The table before anything is drawn."""
        return TaverneState(self)

    def score(self, outcome: Outcome) -> list[float]:
        """What an outcome is worth to each player."""
        ranks = (2,) * self.seats if outcome.won is False else outcome.ranks
        rewards: list[float] = self._scorer.score(np.array([outcome.points]), np.array([ranks]))[0].tolist()
        return rewards

    def max_chance_nodes_in_history(self) -> int:
        """The most draws that a game has."""
        return self.limits.chances

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What writes observations, or with perfect recall information states."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


pyspiel.register_game(_game_type(pyspiel.GameType.Utility.GENERAL_SUM, MAX_SEATS, 1), TaverneGame)
