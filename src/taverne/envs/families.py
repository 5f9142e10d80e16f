"""What environments know about each family of games, registered here and nowhere else."""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from taverne.fast.bits import view_row
from taverne.kernel.errors import TaverneError
from taverne.kernel.families import Families
from taverne.kernel.game import Move
from taverne.registry import AnyGame


@dataclass(frozen=True, slots=True)
class Limits:
    """What no game of a ruleset exceeds. The limits follow from the rules; few of them are ever reached."""

    decisions: int
    chances: int
    """Draws of chance."""
    shown: int
    """Hidden things that moves lay open."""
    outcomes: int
    """Different outcomes of one draw."""
    points: int
    """The points of one seat, whatever their sign."""


@dataclass(frozen=True, slots=True)
class EnvFamily:
    """How the games of one family become environments: the modules of its compiled rules, and the limits of games."""

    limits: Callable[[AnyGame, int], Limits]
    """The limits of a game with that number of seats."""
    layout: Any
    """`new_row(rules)`."""
    moves: Any
    """`count_moves(rules)` and `MOST_LEGAL`."""
    packing: Any
    """`pack`, `unpack`, `to_number` and `to_move`."""
    kernels: Any
    """`deal`, `asked`, `is_over`, `list_legal`, `apply_move`, `settle` and `write_results`."""
    observation: Any
    """`observe(row, seat, out)` and `SIZE`."""

    def count_moves(self, game: AnyGame, seats: int) -> int:
        """The size of the action space."""
        return int(self.moves.count_moves(rules_of(game, seats)))

    def to_number(self, state: Any, seat: int, move: Move) -> int:
        """The number of a seat's move."""
        return int(self.packing.to_number(state, seat, move))

    def to_move(self, state: Any, seat: int, number: int) -> Move:
        """The seat's move with a number."""
        move: Move = self.packing.to_move(state, seat, number)
        return move

    def new_row(self, game: AnyGame, seats: int) -> NDArray[np.int64]:
        """A row for a table, not yet dealt."""
        return view_row(self.layout.new_row(rules_of(game, seats)))

    def unpack(self, row: NDArray[np.int64], game: AnyGame, seats: int) -> Any:
        """The state that a row holds."""
        return self.packing.unpack(array("q", row.tobytes()), rules_of(game, seats))

    def observe_state(self, state: Any, seat: int, out: NDArray[np.float32]) -> None:
        """Writes what a seat, from 1, sees of a state, once the cards or tiles are dealt."""
        self.observation.observe(view_row(self.packing.pack(state)), seat - 1, out)


def rules_of(game: Any, seats: int) -> Any:
    """The rules of a table of this size, as layouts and packings take them."""
    return game.rules(seats)


class NoEnvironment(TaverneError):
    """The game's family has registered no environments."""


FAMILIES: Families[EnvFamily | None] = Families(
    "taverne.envs.families",
    {"kingdom": "taverne.envs.kingdom:FAMILY", "rivality": "taverne.envs.rivality:FAMILY"},
    None,
)
"""A package that adds a family of games adds its environments with an entry point in this group."""


def family_of(game: AnyGame) -> EnvFamily:
    """What environments know about a game's family."""
    family = FAMILIES.of(game)
    if family is None:
        raise NoEnvironment("error-no-environment", found=game.ruleset.key)
    return family
