"""Gymnasium environments of the modes that are played alone, such as `taverne/AetheryaSolo-v0`."""

from typing import Any

import gymnasium

from taverne.envs.naming import gymnasium_id, is_for_one
from taverne.envs.spaces import action_space, observation_space
from taverne.envs.table import Table
from taverne.fast.rewards import Reward
from taverne.registry import find_game, rulesets

Observation = dict[str, Any]


class SoloEnv(gymnasium.Env[Observation, Any]):
    """One game for one seat. An action that the mask rules out ends it, with a reward of -1.

    `reward`: `result` or `difference`, both at the end of the game.
    `text`: observations have what the seat sees in the words of the notation, too.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self, ruleset: str, *, reward: str = "result", text: bool = False, render_mode: str | None = None
    ) -> None:
        self.render_mode = render_mode
        self._text = text
        self._table = Table(find_game(ruleset).ruleset.key, 1, Reward(reward))
        self.action_space = action_space(self._table)
        self.observation_space = observation_space(self._table, text=text)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new game."""
        super().reset(seed=seed)
        self._table.reset(int(self.np_random.integers(1 << 62)))
        return self._observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action, by its number."""
        table = self._table
        if not table.is_legal(int(action)):
            return self._observe(), -1.0, True, False, {"illegal": True}
        table.step(int(action))
        if self.render_mode == "human":
            self.render()
        reward = table.rewards()[0] if table.is_over else 0.0
        return self._observe(), reward, table.is_over, False, {}

    def _observe(self) -> Observation:
        seen: Observation = {"observation": self._table.observe(0), "action_mask": self._table.mask(0)}
        if self._text:
            seen["text"] = self._table.format(0)
        return seen

    def render(self) -> Any:
        """What the seat sees, as text: returned (`ansi`) or printed (`human`)."""
        seen = self._table.format(0)
        if self.render_mode == "human":
            print(seen)
            return None
        return seen if self.render_mode == "ansi" else None


def register_all() -> None:
    """Makes `gymnasium.make` know every ruleset that is played alone."""
    for ruleset in rulesets():
        if is_for_one(ruleset) and gymnasium_id(ruleset) not in gymnasium.registry:
            gymnasium.register(
                id=gymnasium_id(ruleset),
                entry_point="taverne.envs.solo:SoloEnv",
                vector_entry_point="taverne.envs.vector:SoloVectorEnv",
                kwargs={"ruleset": ruleset.key},
            )
