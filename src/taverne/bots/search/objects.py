"""Objects & characters: cards are searched by the compiled kernel; a tile is judged by what the table promises with it.

The kernel knows no tiles. It is told how many dragons staffs tame and how many conflicts treaties end, laid or held, so
that it plays cards towards them; the other tiles count as points beside the cards.
"""

import random
from collections.abc import Sequence
from math import exp
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.search.kingdom import OWN, CompiledKingdom
from taverne.bots.search.opinion import Opinion
from taverne.fast.kingdom import layout
from taverne.fast.kingdom.search import Workspace
from taverne.games.kingdom.cards import CONFLICT, LEGEND_POINTS
from taverne.games.kingdom.kingdom import Kingdom, lay_out
from taverne.games.kingdom.moves import DrawCard, Place, Reveal, Take, TakeLegend
from taverne.games.kingdom.scoring import score
from taverne.games.kingdom.state import State
from taverne.games.kingdom.tile_moves import UseGriffin, UsePalantir
from taverne.games.kingdom.tile_names import GRIFFIN, HAMMER, PALANTIR, SMUGGLER, STAFF, SWORD, THIEF, TREATY
from taverne.games.kingdom.tiles import tiles_of
from taverne.kernel.game import Move, View

HELD = {SWORD: 1.5, GRIFFIN: 1.0, HAMMER: 3.0, PALANTIR: 0.2, SMUGGLER: 1.0, THIEF: 1.5}
"""What a tile held may still bring, in points."""
LAND = -1.0
"""What a land unexplored is worth less than without a tile on it."""
ENDED = 2
"""The conflicts a treaty still held is taken to end."""
DEALS = 4
"""Over how many deals a griffin's flight is judged: what it brings is unknown."""
LOOK = 0.01
"""What looking at an unknown tile is worth."""
AT_ONCE = 100.0
"""A legend is taken before any tile is used (A32)."""
DOUBT = 8.0
"""How many points ahead make a win likely."""
NOTHING = lay_out(bytes(16), 0xFFFF, 0, 0)
"""A kingdom that shows no card."""
_CARD_MOVES = (DrawCard, Place, Reveal, Take)


class CompiledObjects(CompiledKingdom):
    """Weighs the moves of a table with objects and characters."""

    def weigh(
        self,
        view: View[Any],
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget,
        only: Move | None = None,
    ) -> list[Opinion]:
        """What the moves look worth after so many simulations; or what one of them does, if only that is asked."""
        if view.table.opening is None and not any(isinstance(move, _CARD_MOVES) for move in legal):
            return self._judge(view, legal, rng)
        return super().weigh(view, legal, rng, budget, only)

    def _lay_out(self, view: View[Any], rng: random.Random, space: Workspace) -> layout.Row:
        """The table to be searched, with what the tiles bring."""
        _set_beside(view.table, space)
        return _pack(self.game.determinise(view, rng))

    def _judge(self, view: View[State], legal: Sequence[Move], rng: random.Random) -> list[Opinion]:
        """What the table promises after each move."""
        assert view.seat is not None
        deals = [self.game.determinise(view, rng) for _ in range(DEALS)]
        found = []
        for move in legal:
            chosen = deals if isinstance(move, UseGriffin) else deals[:1]
            value = sum(self._promised(deal, view.seat, move) for deal in chosen) / len(chosen)
            found.append(Opinion(move, 1 / (1 + exp(-value / DOUBT)), 1))
        return found

    def _promised(self, table: State, seat: int, move: Move) -> float:
        """By how many points a seat looks ahead after a move."""
        if isinstance(move, TakeLegend):
            return AT_ONCE + LEGEND_POINTS[move.legend]
        after, _ = self.game.apply(table, seat, move)
        space = OWN.space
        _set_beside(after, space)
        value = space.lead(_pack(after), seat - 1)
        if isinstance(move, UsePalantir):
            value += -LOOK if tiles_of(table).knows(seat, move.owner, move.cell) else LOOK
        return value


def _pack(table: State) -> layout.Row:
    """The table as the kernel sees it, with what staffs and treaties do."""
    row = layout.pack(table)
    for seat, (kingdom, held) in enumerate(zip(table.kingdoms, tiles_of(table).held, strict=True)):
        row[layout.STAFFS + seat] = kingdom.staffs.bit_count() + held.count(STAFF)
        row[layout.PACTS + seat] = _ended(table, kingdom) + ENDED * held.count(TREATY)
    return row


def _ended(table: State, kingdom: Kingdom) -> int:
    """The conflicts that the treaties laid end."""
    if not kingdom.treaties:
        return 0
    edition = table.rules.edition
    saved = score(kingdom, edition).conflicts - score(kingdom._replace(treaties=0), edition).conflicts
    return saved // -CONFLICT


def _set_beside(table: State, space: Workspace) -> None:
    """Tells the kernel what each seat's tiles count, and what those held may still bring."""
    stones, edition = table.rules.mode.stones, table.rules.edition
    held = tiles_of(table).held
    sure = [float(score(NOTHING, edition, stones=stones(table, seat)).legends) for seat in range(1, len(held) + 1)]
    space.set_beside(sure, [sum(HELD.get(tile, 0.0) for tile in tiles) for tiles in held], LAND)
