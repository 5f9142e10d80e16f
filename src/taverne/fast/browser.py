"""Memory of a browser, with kernels in WebAssembly. Runs in Pyodide only.

The module `taverne.fast.wasm` makes is compiled by web/src/device/worker.ts, which registers `browser_kernels`.
"""

from typing import TYPE_CHECKING, Any

from browser_kernels import module  # type: ignore[import-not-found]
from js import Uint8Array, WebAssembly  # type: ignore[import-not-found]

from taverne.fast.memory import WORD

if TYPE_CHECKING:
    from taverne.fast.memory import Words

PAGE = 1 << 16
"""The bytes of a page, by which a memory grows."""


class BrowserMemory:
    """Words in an instance of the module."""

    def __init__(self, size: int) -> None:
        self._kernels = WebAssembly.Instance.new(module).exports
        memory = self._kernels.memory
        self._base: int = memory.buffer.byteLength
        memory.grow(-(-WORD * size // PAGE))
        self._bytes = Uint8Array.new(memory.buffer)

    def write(self, place: int, words: "Words") -> None:
        """Writes words from a place on."""
        self._part(place, words).assign(memoryview(words).cast("B"))

    def read(self, place: int, words: "Words") -> None:
        """Replaces all of these words by those from a place on."""
        self._part(place, words).assign_to(memoryview(words).cast("B"))

    def run(self, kernel: str, place: int, *arguments: int) -> float:
        """Runs a kernel on the arrays from a place on."""
        result: float = getattr(self._kernels, kernel)(self._base + WORD * place, *arguments)
        return result

    def _part(self, place: int, words: "Words") -> Any:
        start = self._base + WORD * place
        return self._bytes.subarray(start, start + WORD * len(words))
