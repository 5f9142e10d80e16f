"""Objects & characters: cards are searched by the compiled kernel, tiles by evaluating the table after each use.

The kernel knows no tiles. It is told how many dragons are tamed by staffs and how many conflicts are ended by treaties,
laid or held, so that it plays cards accordingly; the other tiles count as points beside the cards.
"""

import random
from collections.abc import Sequence
from math import exp, fsum
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.kingdom.compiled import LOCAL, CompiledKingdom
from taverne.bots.move_stats import MoveStats
from taverne.fast.kingdom import layout, packing
from taverne.fast.kingdom.workspace import Workspace
from taverne.games.kingdom.cards import LEGEND_POINTS
from taverne.games.kingdom.modes.objects.moves import UseGriffin, UsePalantir
from taverne.games.kingdom.modes.objects.tile_names import (
    GRIFFIN,
    HAMMER,
    PALANTIR,
    SMUGGLER,
    STAFF,
    SWORD,
    THIEF,
    TREATY,
)
from taverne.games.kingdom.modes.objects.tiles import tiles_of
from taverne.games.kingdom.moves import DrawCard, Place, Reveal, Take, TakeLegend
from taverne.games.kingdom.scoring import stone_points
from taverne.games.kingdom.state import State
from taverne.kernel.game import Move, View

HELD = {SWORD: 1.5, GRIFFIN: 1.0, HAMMER: 3.0, PALANTIR: 0.2, SMUGGLER: 1.0, THIEF: 1.5}
"""The points that a held tile may still bring."""
LAND = -1.0
"""What the tile on an unexplored land adds to the land's value."""
ENDED = 2
"""How many conflicts a treaty that is still held is expected to end."""
DEALS = 4
"""Over how many deals to average the value of a griffin's flight, whose result is unknown."""
LOOK = 0.01
"""What looking at an unknown tile is worth."""
AT_ONCE = 100.0
"""A legend is taken before any tile is used (A32)."""
POINTS_SCALE = 8.0
"""The lead in points at which a win is likely (73 %)."""
_CARD_MOVES = (DrawCard, Place, Reveal, Take)


class CompiledObjects(CompiledKingdom):
    """Searches a table with objects and characters."""

    def search(
        self,
        view: View[Any],
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget,
        only: Move | None = None,
    ) -> list[MoveStats]:
        """The statistics of every legal move; with `only`, all simulations start with that move."""
        if view.table.opening is None and not any(isinstance(move, _CARD_MOVES) for move in legal):
            return self._evaluate(view, legal, rng)
        return super().search(view, legal, rng, budget, only)

    def _lay_out(self, view: View[Any], rng: random.Random, space: Workspace) -> layout.Row:
        """The table to search, with what the tiles bring."""
        _set_extra_points(view.table, space)
        return _pack(self.game.determinise(view, rng))

    def _evaluate(self, view: View[State], legal: Sequence[Move], rng: random.Random) -> list[MoveStats]:
        """The value of the table after each move."""
        assert view.seat is not None
        deals = [self.game.determinise(view, rng) for _ in range(DEALS)]
        found = []
        for move in legal:
            chosen = deals if isinstance(move, UseGriffin) else deals[:1]
            value = fsum(self._lead_after(deal, view.seat, move) for deal in chosen) / len(chosen)
            found.append(MoveStats(move, 1 / (1 + exp(-value / POINTS_SCALE)), 1, is_chance=False))
        return found

    def _lead_after(self, table: State, seat: int, move: Move) -> float:
        """How many points a seat is ahead after a move."""
        if isinstance(move, TakeLegend):
            return AT_ONCE + LEGEND_POINTS[move.legend]
        after, _ = self.game.apply(table, seat, move)
        space = LOCAL.space
        _set_extra_points(after, space)
        value = space.lead(_pack(after), seat - 1)
        if isinstance(move, UsePalantir):
            value += -LOOK if tiles_of(table).knows(seat, move.owner, move.cell) else LOOK
        return value


def _pack(table: State) -> layout.Row:
    """The table as the kernel sees it, with what staffs and treaties do."""
    row = packing.pack(table)
    row[layout.MODE] = layout.COMPETITIVE
    for seat, held in enumerate(tiles_of(table).held):
        row[layout.TAMED + seat] = held.count(STAFF)
        row[layout.PACTS + seat] = ENDED * held.count(TREATY)
    return row


def _set_extra_points(table: State, space: Workspace) -> None:
    """Tells the kernel how many points each seat's tiles count, and how many those held may still bring."""
    stones, held = table.rules.mode.ending.stones, tiles_of(table).held
    sure = [float(stone_points(stones(table, seat))) for seat in range(1, len(held) + 1)]
    space.set_extra_points(sure, [sum(HELD.get(tile, 0.0) for tile in tiles) for tiles in held], LAND)
