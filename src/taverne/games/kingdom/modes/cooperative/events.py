"""What happens to the legends of a cooperative game (A62, A63)."""

from dataclasses import dataclass

from taverne.games.kingdom.cards import Legend
from taverne.kernel.events import Event


@dataclass(frozen=True, slots=True)
class LegendWritten(Event):
    """A river legend was met and is turned over (A62)."""

    seat: int
    legend: Legend


@dataclass(frozen=True, slots=True)
class LegendGivenUp(Event):
    """After a round without a legend one joins the target (A63)."""

    seat: int
    legend: Legend
