"""PettingZoo environments: `aec_env("aetherya/competitive", seats=3)`."""

from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv  # type: ignore[import-untyped,unused-ignore]

from taverne.envs.naming import module_name
from taverne.envs.spaces import action_space, observation_space
from taverne.envs.table import Table
from taverne.fast.rewards import Reward
from taverne.registry import find_game

Observation = dict[str, Any]


def aec_env(ruleset: str, seats: int | None = None, **options: Any) -> "TaverneEnv":
    """The environment of a ruleset. Without `seats`, the smallest number that can play.

    The options are those of `TaverneEnv`.
    """
    return TaverneEnv(ruleset, seats, **options)


class TaverneEnv(AECEnv, EzPickle):  # type: ignore[misc,unused-ignore]
    """One table. Agents are `seat_1`, `seat_2` … in turn order; each observes with a mask of its legal actions.

    An action that the mask rules out ends the game, with a reward of -1 for that agent and 0 for the others. This is
    what PettingZoo's wrappers do; the environment needs none of them and is several times as fast without.

    `reward`: `result` or `difference`, both at the end of the game.
    `text`: observations have what the agent sees in the words of the notation, too.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        ruleset: str,
        seats: int | None = None,
        *,
        reward: str = "result",
        text: bool = False,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, ruleset, seats, reward=reward, text=text, render_mode=render_mode)
        super().__init__()
        game = find_game(ruleset)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": module_name(game.ruleset)}
        self._table = Table(game.ruleset.key, seats or game.seats[0], Reward(reward))
        self._text = text
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self._table.seats + 1)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: action_space(self._table) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self._table, text=text) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.Space[Observation]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all moves, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game."""
        self._table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._table.seat]

    def step(self, action: int | None) -> None:
        """Plays the action of the agent that is asked; an agent whose game is over takes None."""
        if not self.agents:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        self._cumulative_rewards[agent] = 0.0
        if action is None or not table.is_legal(int(action)):
            self._end({other: -1.0 if other == agent else 0.0 for other in self.agents})
            self.infos[agent]["illegal"] = True
            return
        table.step(int(action))
        if table.is_over:
            self._end(dict(zip(self.agents, table.rewards(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[table.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, with a mask of its legal actions: none unless it is asked."""
        seat = self._seat_of[agent]
        seen: Observation = {"observation": self._table.observe(seat), "action_mask": self._table.mask(seat)}
        if self._text:
            seen["text"] = self._table.format(seat)
        return seen

    def render(self) -> str | None:
        """What the agent that is asked sees, as text: returned (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows something only with a render mode: `ansi` or `human`")
            return None
        seen = self._table.format(self._table.seat)
        if self.render_mode == "ansi":
            return seen
        print(seen)
        return None

    def close(self) -> None:
        """There is nothing to close."""
