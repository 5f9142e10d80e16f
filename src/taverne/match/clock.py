"""Clocks of a match: none, live (time for each decision and a reserve), or days for each decision."""

from dataclasses import dataclass

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a seat may take, in milliseconds. Without a time for a decision there is no limit."""

    per_move: int | None = None
    reserve: int = 0

    def spend(self, reserve: int, used: int) -> int:
        """The reserve that is left after a decision; below zero, the time ran out."""
        return reserve if self.per_move is None else reserve - max(0, used - self.per_move)

    def deadline(self, asked_at: int, reserve: int) -> int | None:
        """When a seat's time runs out."""
        return None if self.per_move is None else asked_at + self.per_move + reserve


NO_CLOCK = Clock()


def live(seconds: int, reserve: int) -> Clock:
    """Seconds for each decision and a reserve of seconds for the whole game."""
    return Clock(seconds * SECOND, reserve * SECOND)


def correspondence(days: int) -> Clock:
    """Days for each decision."""
    return Clock(days * DAY)
