"""One table of a family on the compiled rules: states as rows, moves as numbers, and what a seat observes."""

from array import array
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from taverne.fast.batch import BatchKernels
from taverne.fast.bits import view_row
from taverne.kernel.game import Move
from taverne.registry import AnyGame


@dataclass(frozen=True, slots=True)
class TableKernels:
    """The compiled rules of one family, for one table at a time."""

    packing: Any
    """The module with `pack`, `unpack`, `to_number` and `to_move`."""
    kernels: Any
    """The module with `deal`, `asked`, `is_over`, `list_legal`, `apply_move`, `settle` and `write_results`."""
    observe: Any
    """The kernel that writes what a seat, from 0, sees of a row into an array."""
    version: int
    """The version of the observation's layout."""
    batch: BatchKernels
    """The sizes of rows and observations, and the kernels for many games at once."""

    def count_moves(self, game: AnyGame, seats: int) -> int:
        """The size of the action space."""
        return self.batch.count_moves(rules_of(game, seats))

    def count_seats(self, state: Any) -> int:
        """How many seats a table has."""
        return int(state.rules.seats)

    def to_number(self, state: Any, seat: int, move: Move) -> int:
        """The number of a seat's move."""
        return int(self.packing.to_number(state, seat, move))

    def to_move(self, state: Any, seat: int, number: int) -> Move:
        """The seat's move with a number."""
        move: Move = self.packing.to_move(state, seat, number)
        return move

    def new_row(self, game: AnyGame, seats: int) -> NDArray[np.int64]:
        """A row for a table, not yet dealt."""
        return view_row(self.batch.new_row(rules_of(game, seats)))

    def unpack(self, row: NDArray[np.int64], game: AnyGame, seats: int) -> Any:
        """The state that a row holds."""
        return self.packing.unpack(array("q", row.tobytes()), rules_of(game, seats))

    def observe_row(self, row: NDArray[np.int64], seat: int) -> NDArray[Any]:
        """What a seat, from 0, sees of a row."""
        seen = np.zeros(self.batch.observation, self.batch.dtype)
        self.observe(row, seat, seen)
        return seen

    def observe_state(self, state: Any, seat: int) -> NDArray[Any]:
        """What a seat, from 1, sees of a state, once the cards or tiles are dealt."""
        return self.observe_row(view_row(self.packing.pack(state)), seat - 1)


def rules_of(game: Any, seats: int) -> Any:
    """The rules of a table of this size, as layouts and packings take them."""
    return game.rules(seats)
