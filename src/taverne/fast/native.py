"""Memory of this process, with kernels that numba compiles."""

from typing import TYPE_CHECKING

import numpy as np

from taverne.fast.families import KERNELS
from taverne.fast.memory import WORD

if TYPE_CHECKING:
    from taverne.fast.memory import Words


class NativeMemory:
    """Words in an array."""

    def __init__(self, size: int) -> None:
        self._words = np.zeros(size, np.int64)
        self._address = self._words.ctypes.data

    def write(self, place: int, words: "Words") -> None:
        """Writes words from a place on."""
        self._words[place : place + len(words)] = np.frombuffer(words, np.int64)

    def read(self, place: int, words: "Words") -> None:
        """Replaces all of these words by those from a place on."""
        np.frombuffer(words, np.int64)[:] = self._words[place : place + len(words)]

    def run(self, kernel: str, place: int, *arguments: int) -> float:
        """Runs a kernel on the arrays from a place on."""
        result: float = KERNELS[kernel](self._address + WORD * place, *arguments)
        return result
