"""How a game ended: ranks with ties, points, and for games played against the box, won or lost."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game, by seat (index 0 is seat 1).

    Partners share rank and points. `won` is None unless the players faced the game itself.
    """

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    won: bool | None = None
    sides: tuple[int, ...] = ()
    """The side of each seat, where seats play together; without it each plays for itself."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several share the win."""
        if self.won is False:
            return ()
        return tuple(seat for seat, rank in enumerate(self.ranks, 1) if rank == 1)


def win_shares(outcome: Outcome) -> tuple[float, ...]:
    """What each seat won, from 0 to 1: rival sides share a win, the seats of one side win together."""
    winners = outcome.winners
    sides = {outcome.sides[seat - 1] for seat in winners} if outcome.sides else winners
    return tuple(1 / len(sides) if seat in winners else 0.0 for seat in range(1, len(outcome.points) + 1))


def ranks_by(keys: Sequence[Hashable], best_first: Sequence[Hashable]) -> tuple[int, ...]:
    """Each key's rank, 1 the best, where `best_first` lists the keys in order; equal keys share one."""
    ordered = list(best_first)
    return tuple(ordered.index(key) + 1 for key in keys)
