"""A score sheet as every client shows it: points with their reasons, in the notation's words."""

from typing import NamedTuple


class Reason(NamedTuple):
    """Why some points count."""

    line: str
    """The line of the sheet it belongs to; "" where sheets have no lines."""
    reason: str
    """A word for why, the same in all languages."""
    what: str
    """The card, legend or tile that counts."""
    cell: str | None
    linked: tuple[str, ...]
    """The cells it counts for."""
    routes: tuple[tuple[str, ...], ...]
    """For each of them, the cells its link runs through, in order."""
    golems: tuple[int, ...]
    """The golems on the cell, by side."""
    points: int
    clause: str


class Sheet(NamedTuple):
    """The points of a seat or a side; of nobody if it is 0."""

    side: int
    total: int
    lines: dict[str, int]
    reasons: tuple[Reason, ...]
    met: dict[str, tuple[str, ...]]
    """Goals that are met, with the cells that meet them."""
