"""Draws of chance, each with its probability in `games/`."""

from taverne.fast.bits import count_bits, jit, nth_bit, throw
from taverne.fast.kingdom.layout import DECK, DECK_SIZE, KINDS, LEGEND_DECK


@jit
def draw_card(row, random):  # type: ignore[no-untyped-def]
    """A random card of the deck, which stays there."""
    place = throw(random, row[DECK_SIZE])
    kind = 0
    below = 0
    for other in range(KINDS - 1):  # Always all of them: where to stop would be hard to predict.
        below += row[DECK + other]
        kind += place >= below
    return kind


@jit
def draw_member(mask, random):  # type: ignore[no-untyped-def]
    """A random member of a mask of 16 bits."""
    return nth_bit(mask, throw(random, count_bits(mask)))


@jit
def draw_legend(row, random):  # type: ignore[no-untyped-def]
    """A random legend of the deck, which stays there."""
    return draw_member(row[LEGEND_DECK], random)
