"""Looking one card ahead: what a kingdom is worth after a card, a land or a draw, by a given evaluation.

Averages use `fsum`: `sum` rounds differently in newer Pythons, and bots are to play alike here and in the browser's.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import fsum

from taverne.bots.heuristics import Estimates
from taverne.games.kingdom.cards import KINDS, UNKNOWN
from taverne.games.kingdom.kingdom import Kingdom, put
from taverne.games.kingdom.links import cells_of
from taverne.games.kingdom.moves import KingdomMove
from taverne.games.kingdom.state import State
from taverne.games.kingdom.turn import free_cells
from taverne.kernel.game import View
from taverne.registry import AnyGame

Worth = Callable[[State, int, Kingdom], float]
"""What a table would be worth to a seat if its kingdom were this one."""

WORST = -1000.0


def each_move(estimate: Callable[[State, int, KingdomMove], float]) -> Estimates:
    """Estimates every legal move with a function that estimates one."""

    def estimates(game: AnyGame, view: View[State], legal: Sequence[KingdomMove]) -> list[float]:
        table, seat = view.table, view.seat or 1
        return [estimate(table, seat, move) for move in legal]

    return estimates


def after(table: State, seat: int, cell: int, card: int, worth: Worth) -> float:
    """The worth once a card lies on a cell."""
    return worth(table, seat, put(table.kingdoms[seat - 1], cell, card))


def revealed(table: State, seat: int, cell: int, worth: Worth) -> float:
    """The average worth once a land is turned up, over all the cards it may hide."""
    weights = unseen(table)
    total = sum(weights)
    if not total:
        return WORST
    return fsum(weight * after(table, seat, cell, kind, worth) for kind, weight in enumerate(weights) if weight) / total


def best_reveal(table: State, seat: int, worth: Worth) -> float:
    """The worth of the best land to turn up."""
    lands = cells_of(table.kingdoms[seat - 1].hidden)
    return max((revealed(table, seat, cell, worth) for cell in lands), default=WORST)


def best_place(table: State, seat: int, card: int, worth: Worth) -> float:
    """The worth of the best cell for a card."""
    cells = cells_of(free_cells(table.kingdoms[seat - 1], card))
    return max((after(table, seat, cell, card, worth) for cell in cells), default=WORST)


def drawn(table: State, seat: int, worth: Worth) -> float:
    """The worth of drawing: the best use of each card that may come, weighted by how likely it is."""
    reveal, weights = best_reveal(table, seat, worth), in_deck(table)
    total = sum(weights)
    if not total:
        return WORST
    return (
        fsum(
            weight * max(reveal, best_place(table, seat, kind, worth)) for kind, weight in enumerate(weights) if weight
        )
        / total
    )


def in_deck(table: State) -> tuple[int, ...]:
    """How many cards of each kind may lie in the deck, as far as a view shows."""
    return tuple(table.deck[:UNKNOWN]) if table.deck_known else unseen(table)


@lru_cache(maxsize=64)
def unseen(table: State) -> tuple[int, ...]:
    """How many cards of each kind the view does not show."""
    seen = [0] * (UNKNOWN + 1)
    extra = table.extra.cards() if table.extra is not None else b""
    for kind in b"".join([*(kingdom.cards for kingdom in table.kingdoms), *table.discards, extra]):
        seen[kind] += 1
    if table.hand >= 0:
        seen[table.hand] += 1
    for kind in KINDS:
        seen[kind] += table.deck[kind]
    return tuple(max(table.rules.copies - seen[kind], 0) for kind in KINDS)
