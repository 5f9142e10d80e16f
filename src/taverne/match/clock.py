"""Clocks of a match: none, live (time for each decision and a reserve), or days for each decision."""

from collections.abc import Iterable
from dataclasses import dataclass

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a seat may take, in milliseconds; there is no limit unless `per_move` is set."""

    per_move: int | None = None
    reserve: int = 0

    def spend(self, reserve: int, used: int) -> int:
        """The reserve left after a decision; below zero, time has run out."""
        return reserve if self.per_move is None else reserve - max(0, used - self.per_move)

    def deadline(self, asked_at: int, reserve: int) -> int | None:
        """When a seat's time runs out."""
        return None if self.per_move is None else asked_at + self.per_move + reserve


NO_CLOCK = Clock()


class Clocks:
    """The clocks of a match: each seat's reserve, and when each seat that is asked began to think."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self.reserves = [clock.reserve] * seats
        self.asked_at: dict[int, int] = {}
        self._before: list[tuple[int, int | None]] = []

    def deadline(self, seat: int) -> int | None:
        """When a seat's time runs out; None without a clock or if it is not asked."""
        if seat not in self.asked_at:
            return None
        return self._clock.deadline(self.asked_at[seat], self.reserves[seat - 1])

    def start(self, seats: Iterable[int], at: int) -> None:
        """These seats are asked now; the clocks of those asked before keep running."""
        self.asked_at = {seat: self.asked_at.get(seat, at) for seat in seats}

    def decide(self, seat: int, at: int) -> None:
        """A seat has decided."""
        self._before.append((self.reserves[seat - 1], self.asked_at.get(seat)))
        self.stop(seat, at)

    def stop(self, seat: int, at: int) -> None:
        """Stops a seat's clock and takes what it used beyond the time for a decision from its reserve."""
        if seat in self.asked_at:
            used = at - self.asked_at.pop(seat)
            self.reserves[seat - 1] = self._clock.spend(self.reserves[seat - 1], used)

    def resume(self, seat: int) -> None:
        """Someone takes the seat back: its time runs on, but what a bot took beyond the reserve is not owed."""
        self.reserves[seat - 1] = max(0, self.reserves[seat - 1])

    def restart(self, seat: int) -> None:
        """Restarts a seat's time for its current decision, as earlier versions did."""
        self.asked_at.pop(seat, None)
        self.resume(seat)

    def last_deadline(self) -> int | None:
        """When the time for the last decision would have run out."""
        reserve, asked_at = self._before[-1]
        return None if asked_at is None else self._clock.deadline(asked_at, reserve)

    def take_back(self, seat: int) -> None:
        """Takes a seat's last decision back but not its time: the clock runs on from when the seat was asked."""
        self.reserves[seat - 1], asked_at = self._before.pop()
        if asked_at is not None:
            self.asked_at[seat] = asked_at


def live(seconds: int, reserve: int) -> Clock:
    """Seconds for each decision, and a reserve in seconds for the whole game."""
    return Clock(seconds * SECOND, reserve * SECOND)


def correspondence(days: int) -> Clock:
    """Days for each decision."""
    return Clock(days * DAY)
