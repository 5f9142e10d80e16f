"""Aetherya competitive, Drako, and the plain moves of objects & characters, searched by the compiled kernel."""

import random
import threading
from collections.abc import Sequence
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.kingdom.objects import VALUES
from taverne.bots.search.opinion import Opinion, portions
from taverne.bots.search.plain import PlainSearch
from taverne.fast import tree as trees
from taverne.fast.kingdom import layout
from taverne.fast.kingdom.scoring import score_lines
from taverne.fast.kingdom.search import Workspace
from taverne.games.kingdom.moves import DrawCard, Place, Reveal, Take
from taverne.games.kingdom.results import sheets
from taverne.games.kingdom.state import State
from taverne.games.kingdom.tiles import tiles_of
from taverne.kernel.game import Move, View
from taverne.registry import AnyGame

PORTION = 32
LAND_WITH_TILE = -2.0
"""What a land less explored costs where a tile lies on it, for the kernel does not see the tile."""
BY_LOOKS = Budget(simulations=1)
_CARD_MOVES = (DrawCard, Place, Reveal, Take)


class _Own(threading.local):
    """What belongs to this thread alone."""

    def __init__(self) -> None:
        self.space = Workspace()


_OWN = _Own()


class CompiledKingdom:
    """Weighs the moves of a kingdom table.

    The kernel knows cards and legends. The opening is searched on `games/`; whether to keep or use a tile of objects &
    characters is decided by looks, which did better in matches than a search as short as time allows there.
    """

    def __init__(self, game: AnyGame, *, by_looks: bool) -> None:
        self.game = game
        self.plain = PlainSearch(game)
        self.by_looks = by_looks
        self.has_tiles = game.ruleset.mode == "objects"

    def weigh(
        self,
        view: View[Any],
        legal: Sequence[Move],
        rng: random.Random,
        budget: Budget,
        only: Move | None = None,
    ) -> list[Opinion]:
        """What the moves look worth after so many simulations; or what one of them does, if only that is asked."""
        has_card_move = any(isinstance(move, _CARD_MOVES) for move in legal)
        if view.table.opening is not None or (self.has_tiles and not has_card_move and not self.by_looks):
            return self.plain.weigh(view, legal, rng, budget, only)
        if self.has_tiles and not has_card_move:
            return self.plain.weigh(view, legal, rng, BY_LOOKS, only)
        code = trees.NONE if only is None else layout.MOVE_OF.get(str(only), trees.NONE)
        root = layout.pack(self.game.determinise(view, rng))
        space = _OWN.space
        if self.has_tiles:
            space.begin(rng.getrandbits(64), LAND_WITH_TILE, _beside(view.table, root, space))
        else:
            space.begin(rng.getrandbits(64))
        for times in portions(budget, PORTION):
            space.search(root, times, code)
        return _opinions(space, legal)


def _beside(table: State, root: layout.Row, space: Workspace) -> list[float]:
    """What each seat's tiles bring: points they count now, and what those held may still do."""
    held = tiles_of(table).held
    return [
        sheet.total - int(score_lines(root, seat, space.mind.lines)) + sum(VALUES.get(tile, 0.0) for tile in held[seat])
        for seat, sheet in enumerate(sheets(table))
    ]


def _opinions(space: Workspace, legal: Sequence[Move]) -> list[Opinion]:
    found = {layout.format_move(code): (value, tries) for code, value, tries in space.looked_at()}
    return [Opinion(move, *found.get(str(move), (0.0, 0))) for move in legal]
