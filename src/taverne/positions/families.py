"""How each family reads positions that people lay out: registered here and nowhere else."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from taverne.kernel.errors import BadText
from taverne.kernel.families import Families
from taverne.registry import AnyGame


class Improvement(NamedTuple):
    """A single change to what a seat has that would have been worth more points."""

    kind: str
    """A word for it: `swap` or `replace`."""
    cells: tuple[str, ...]
    what: str
    """The card that is placed; empty if none is."""
    lines: dict[str, int]
    """By how much each line of the sheet changes; lines that stay as they are are left out."""

    @property
    def points(self) -> int:
        """By how much the total grows."""
        return sum(self.lines.values())


def _lays_nothing_out(game: AnyGame, lines: tuple[str, ...]) -> Any:
    raise BadText("error-score-family", game=game.ruleset.game)


@dataclass(frozen=True, slots=True)
class PositionFamily:
    """How the positions of one family are read."""

    lay_out_end: Callable[[AnyGame, tuple[str, ...]], Any] = _lays_nothing_out
    """The table of a finished game, of which the lines of a snapshot that matter for the score are given."""
    complete: Callable[[AnyGame, tuple[str, ...]], tuple[int, tuple[str, ...]]] = _lays_nothing_out
    """The seats and the lines of a snapshot in the middle of a game, of which some are given; the rest is unknown."""
    find_improvements: Callable[[Any, int], tuple[Improvement, ...]] = lambda table, seat: ()
    """The best single changes to what a seat has at the end, the best of each kind."""


FAMILIES: Families[PositionFamily] = Families(
    "taverne.positions",
    {"kingdom": "taverne.positions.kingdom:FAMILY", "rivality": "taverne.positions.rivality:FAMILY"},
    PositionFamily(),
)
