"""A state of a game as OpenSpiel takes it. Players count from 0, seats from 1."""

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel  # type: ignore[import-not-found,unused-ignore]

from taverne.envs.spiel.logged import LoggedState
from taverne.kernel.chance import CHANCE

if TYPE_CHECKING:
    from taverne.envs.spiel.game import TaverneGame


class TaverneState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A state that OpenSpiel can change. OpenSpiel copies and pickles its only attribute, which never changes."""

    def __init__(self, game: "TaverneGame") -> None:
        super().__init__(game)
        self.logged: LoggedState = game.first

    def current_player(self) -> int:
        """Who is to act: a player, chance, or nobody at the end."""
        actor = self.logged.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor - 1

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.logged.actor is None

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.logged.moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with its probability."""
        return [(number, probability) for number, (_, probability) in self.logged.draws.items()]

    def _apply_action(self, action: int) -> None:
        self.logged = self.logged.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.logged.moves[action])
        draw, _ = self.logged.draws[action]
        return f"{draw.head} {draw.token or action}"

    def returns(self) -> list[float]:
        """The reward of each player; nothing before the end."""
        outcome = self.logged.outcome
        return self.get_game().score(outcome) if outcome else [0.0] * self.num_players()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "TaverneState":
        """A random state that looks the same to a player and has the same information-state string for it.

        Its history is empty, because the draws that would have led to it are unknown.
        """
        state = TaverneState(self.get_game())
        state.logged = self.logged.resampled(player_id + 1, random.Random(probability_sampler()))
        return state

    def __str__(self) -> str:
        return self.logged.format()
