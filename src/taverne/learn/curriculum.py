"""What a network trains for: at which tables, and how often at each."""

from dataclasses import dataclass

from taverne.fast.batch import Share


@dataclass(frozen=True, slots=True)
class Weighted:
    """A kind of table, and how often it is played in proportion to the others."""

    ruleset: str
    seats: int
    weight: float = 1.0


Curriculum = dict[str, tuple[Weighted, ...]]
"""By network: the tables it plays at, the first of which tells how strong it is."""


def share_out(tables: tuple[Weighted, ...], games: int) -> list[Share]:
    """About this many games, shared out by weight."""
    total = sum(table.weight for table in tables)
    return [Share(table.ruleset, table.seats, max(1, round(games * table.weight / total))) for table in tables]
