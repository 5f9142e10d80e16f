"""Whole games of Rivality as kernels: every ruleset, moves by number (`moves`), tables as rows (`layout`)."""

from taverne.fast.bits import jit
from taverne.fast.rivality.dealing import deal
from taverne.fast.rivality.layout import DEALING, OVER, STEP
from taverne.fast.rivality.opening import apply_draw, begin, draw, stakes
from taverne.fast.rivality.resampling import resample
from taverne.fast.rivality.scoring import write_results
from taverne.fast.rivality.turn import apply_move, asked, list_legal

__all__ = [
    "apply_draw",
    "apply_move",
    "asked",
    "awaits_chance",
    "begin",
    "deal",
    "draw",
    "is_over",
    "list_legal",
    "resample",
    "settle",
    "stakes",
    "write_results",
]


@jit
def is_over(row):  # type: ignore[no-untyped-def]
    """Whether the game has ended."""
    return row[STEP] == OVER


@jit
def awaits_chance(row):  # type: ignore[no-untyped-def]
    """Whether chance draws next."""
    return row[STEP] >= DEALING


@jit
def settle(row, random):  # type: ignore[no-untyped-def]
    """Draws until a seat is asked or the game is over."""
    while row[STEP] >= DEALING:
        draw(row, random)
