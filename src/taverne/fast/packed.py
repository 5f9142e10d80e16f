"""Small numbers side by side in one word, and how they are written as bytes."""

import numpy as np

from taverne.fast.bits import inlined, store_word

BYTE = 8
COUNT_BITS = 6
"""The bits of each kind's count in a word that counts cards by kind."""
_SPREAD = np.array([sum(1 << BYTE * bit for bit in range(8) if mask >> bit & 1) for mask in range(256)], dtype=np.int64)
"""The bits of each byte, a byte for each."""


@inlined
def spread_bits(mask):  # type: ignore[no-untyped-def]
    """The bits of a byte, a byte for each.

    Only this function reads the table: a kernel for a GPU contains a copy of it for each function that refers to it.
    """
    return _SPREAD[mask]


@inlined
def write_mask(mask, size, out, at):  # type: ignore[no-untyped-def]
    """Writes the members of a mask of 8 to 16 as zeros and ones."""
    store_word(spread_bits(mask & 255), out, at)
    store_word(spread_bits(mask >> size - 8 & 255), out, at + size - 8)


@inlined
def write_counts(counts, kinds, out, at):  # type: ignore[no-untyped-def]
    """Writes how many cards of each kind there are."""
    for kind in range(kinds):
        out[at + kind] = counts >> COUNT_BITS * kind & (1 << COUNT_BITS) - 1
