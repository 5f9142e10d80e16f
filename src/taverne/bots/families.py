"""What bots know about each game family, registered here and nowhere else."""

from collections.abc import Callable
from dataclasses import dataclass

from taverne.bots.heuristics import Heuristics
from taverne.bots.reasons import Explain, explain_points
from taverne.kernel.families import Families
from taverne.registry import AnyGame


@dataclass(frozen=True, slots=True)
class BotFamily:
    """What bots know about the games of one family."""

    heuristics: Callable[[AnyGame], Heuristics]
    """The heuristics for a ruleset of the family."""
    warmup: tuple[str, ...] = ()
    """The rulesets whose searches, between them, use every compiled kernel of the family."""
    explain: Explain = explain_points
    """Why a move is good, for hints."""


FAMILIES: Families[BotFamily] = Families(
    "taverne.bots.families",
    {"kingdom": "taverne.bots.kingdom:FAMILY", "rivality": "taverne.bots.rivality:FAMILY"},
    BotFamily(lambda game: Heuristics()),
)


def heuristics_of(game: AnyGame) -> Heuristics:
    """The heuristics for a game; without any of its own, those that work for every game."""
    return FAMILIES.of(game).heuristics(game)
