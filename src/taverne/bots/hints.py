"""Hints: the move the search prefers, and why."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from taverne.bots.bot import Budget
from taverne.bots.families import FAMILIES
from taverne.bots.move_stats import MoveStats, best_of
from taverne.bots.reasons import MOST_REASONS, HintReason, sheet_of
from taverne.bots.search.bot import find_search
from taverne.kernel.game import Move, View, preview
from taverne.registry import AnyGame

NOTABLE = 3
"""Percentage points below which a lead is luck rather than a reason."""
WELL_TRIED = 100
"""Simulations of a move without which its value says little."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The move the search prefers, its reasons and the search's own numbers."""

    move: str
    """In the notation."""
    reasons: tuple[HintReason, ...]
    """What the move gains, prepares or denies others, the most important first."""
    simulations: int
    """How many games the search played ahead; 0 if there was nothing to choose."""
    lead: int
    """By how many percentage points the move is likelier to win than the other moves tried; 0 if it is not, or if the
    search does not find that out."""
    as_good: tuple[str, ...] = ()
    """The other moves that the search finds as good."""


def advise(
    game: AnyGame, view: View[Any], side: int, legal: Sequence[Move], rng: random.Random, budget: Budget
) -> Advice:
    """What the strongest bot would do in a seat's place, knowing what the seat knows."""
    if len(legal) == 1:
        return Advice(str(legal[0]), _reasons(game, view, side, legal[0]), simulations=0, lead=0)
    stats = find_search(game).search(view, legal, rng, budget)
    best = _advised(game, view, side, stats)
    simulations = sum(one.tries for one in stats)
    reasons = _reasons(game, view, side, best.move)
    as_good = tuple(str(one.move) for one in _as_good(best, stats) if one is not best)
    return Advice(str(best.move), reasons, simulations, _lead(best, stats), as_good)


def _advised(game: AnyGame, view: View[Any], side: int, stats: list[MoveStats]) -> MoveStats:
    """The best move, or one about as good that gains more points now: nobody should give points away for luck."""
    best = best_of(stats)
    close = _as_good(best, stats)
    return max((best, *close), key=lambda one: _points_after(game, view, side, one.move)) if len(close) > 1 else best


def _as_good(best: MoveStats, stats: list[MoveStats]) -> list[MoveStats]:
    """The moves whose value the search does not tell from that of the best."""
    return [one for one in stats if one.tries >= WELL_TRIED and 100 * (best.value - one.value) < NOTABLE]


def _points_after(game: AnyGame, view: View[Any], side: int, move: Move) -> int:
    sheet = sheet_of(game.sheets(preview(game, view, move)[0].table), side)
    return 0 if sheet is None else sheet.total


def _reasons(game: AnyGame, view: View[Any], side: int, move: Move) -> tuple[HintReason, ...]:
    return tuple(FAMILIES.of(game).explain(game, view, side, move)[:MOST_REASONS])


def _lead(best: MoveStats, stats: list[MoveStats]) -> int:
    """Weighted by tries: what the search hardly tried says little about the alternatives."""
    others = [one for one in stats if one is not best]
    tries = sum(one.tries for one in others)
    if not tries or not best.is_chance:
        return 0
    average = sum(one.tries * one.value for one in others) / tries
    lead = round(100 * (best.value - average))
    return lead if lead >= NOTABLE else 0
