"""The memory in which a compiled search runs, and the kernels that work on it: numba's, or a browser's WebAssembly.

A memory is a list of 64-bit words. Every array of a search has a fixed place in it, so kernels need only its address.
"""

from typing import TYPE_CHECKING, Protocol

from taverne.fast import HAS_NUMBA

if TYPE_CHECKING:
    from array import array

    Words = array[int] | array[float]

WORD = 8
"""The bytes of a word."""


class Memory(Protocol):
    """Words that kernels work on."""

    def write(self, place: int, words: "Words") -> None:
        """Writes words from a place on."""
        ...

    def read(self, place: int, words: "Words") -> None:
        """Replaces all of these words by those from a place on."""
        ...

    def run(self, kernel: str, place: int, *arguments: int) -> float:
        """Runs a kernel on the arrays from a place on."""
        ...


def new_memory(size: int) -> Memory:
    """A memory of this many words, all zero, for one thread."""
    if HAS_NUMBA:
        from taverne.fast.native import NativeMemory

        return NativeMemory(size)
    from taverne.fast.browser import BrowserMemory

    return BrowserMemory(size)


def first_random(seed: int) -> int:
    """The first state of a random generator."""
    return (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) % 2**64 or 1
