"""Why a move in Rivality is good: the tiles it takes, the holds it breaks, the spells it leaves in wait."""

from taverne.bots.reasons import HintReason
from taverne.games.rivality.battlefield import Battlefield
from taverne.games.rivality.events import GameEnded, SpellArmed
from taverne.games.rivality.game import RivalityGame
from taverne.games.rivality.golems import NOBODY
from taverne.games.rivality.scoring import claimant_of, deduction
from taverne.games.rivality.state import State, battlefield_of
from taverne.games.rivality.tiles import POINTS, TILES
from taverne.kernel.game import Move, View, preview


def explain(game: RivalityGame, view: View[State], side: int, move: Move) -> list[HintReason]:
    """The reasons for a move, the most important first."""
    seen, events = preview(game, view, move)
    before, after = battlefield_of(view.table), battlefield_of(seen.table)
    changes = [
        change
        for cell in sorted(after.field)
        if (change := _change(game, view.table, before, after, cell, side)) is not None
    ]
    changes.sort(key=lambda change: _RANK[change.reason] * change.points, reverse=True)
    armed = sum(isinstance(event, SpellArmed) and event.side == side for event in events)
    if any(isinstance(event, GameEnded) for event in events):
        # Nothing that only matters later matters any more: no wizard moves on and no spell is armed for long.
        return [HintReason("end"), *(change for change in changes if change.reason not in _LATER)]
    return [
        *changes,
        *([HintReason("spell-armed", points=armed)] if armed else []),
    ]


_RANK = {
    "tile-captured": 2.0,
    "tile-taken": 1.0,
    "tile-left": 1.0,
    "tile-broken": 1.0,
    "tile-later": 0.5,
    "tile-firmer": 0.1,
}
"""A captured tile counts twice: for the side that takes it, and against the one that loses it."""
_LATER = {"tile-later", "tile-firmer"}
"""What gains nothing in a game that ends."""


def _change(
    game: RivalityGame, table: State, before: Battlefield, after: Battlefield, cell: int, side: int
) -> HintReason | None:
    """What becomes of a tile whose owner changes, which starts to count, or that its owner holds with more golems.

    A tile with a wizard on it counts for nobody until he moves on (R13).
    """
    scoring = table.rules.variant.scoring
    tile, _, golems = after.field[cell]
    was = claimant_of(before, cell, scoring) if cell in before.field else NOBODY
    now = claimant_of(after, cell, scoring)
    points = POINTS[tile]
    if not points or (side not in (was, now) and now != NOBODY):
        return None
    is_held, was_held = cell in after.wizards, cell in before.wizards
    if now == side:
        if was != side:
            reason = "tile-later" if is_held else "tile-taken" if was == NOBODY else "tile-captured"
        elif was_held and not is_held:
            reason = "tile-left"
        elif golems[side - 1] > before.field[cell].golems[side - 1]:
            reason = "tile-firmer"
        else:
            return None
        points -= deduction(golems, side, scoring)
    elif was not in (NOBODY, side) and not was_held:
        reason = "tile-broken"
    else:
        return None
    return HintReason(reason, TILES[tile], game.mode.grid.format(cell), 0 if was == side else was, points)
