"""What compiling for a GPU needs: device functions, bits of a mask, and a launcher with a thread for each game."""

from functools import cache
from typing import Any

import numpy as np

for _name, _function in (("row_stack", np.vstack), ("in1d", np.isin), ("trapz", np.trapezoid)):
    if not hasattr(np, _name):  # Some releases of numba-cuda expect names that numpy no longer has.
        setattr(np, _name, _function)

from numba import cuda  # noqa: E402

THREADS_PER_BLOCK = 64
"""Games that one block of a GPU plays."""


def compile_function(function: Any) -> Any:
    """Compiles a function that kernels call."""
    return cuda.jit(device=True)(function)  # type: ignore[no-untyped-call]


@compile_function
def count_bits(mask):  # type: ignore[no-untyped-def]
    """How many bits a mask has."""
    return cuda.popc(mask)  # type: ignore[attr-defined]


@compile_function
def low_bit(mask):  # type: ignore[no-untyped-def]
    """The number of a mask's lowest bit; the mask must not be empty."""
    return cuda.ffs(mask) - 1  # type: ignore[attr-defined]


@compile_function
def store_word(word, array, at):  # type: ignore[no-untyped-def]
    """Stores the eight bytes of a word, the lowest first."""
    for byte in range(8):
        array[at + byte] = np.int8(word >> 8 * byte)


@compile_function
def store_half(word, array, at):  # type: ignore[no-untyped-def]
    """Stores the four lowest bytes of a word, the lowest first."""
    for byte in range(4):
        array[at + byte] = np.int8(word >> 8 * byte)


class Gpu:
    """A GPU, or numba's simulator of one."""

    def put(self, array: Any) -> Any:
        """The array in the GPU's memory."""
        return cuda.to_device(array)

    def run(self, kernel: Any, games: int, *arrays: Any) -> None:
        """Runs a kernel on every game."""
        make_launcher(kernel, len(arrays))[-(-games // THREADS_PER_BLOCK), THREADS_PER_BLOCK](games, *arrays)


@cache
def make_launcher(kernel: Any, arrays: int) -> Any:
    """A kernel that a GPU runs in a thread for each game, with this many arrays after the number of games.

    It is compiled once for all batches of a process, which takes a GPU's compiler up to a minute.
    """
    names = ", ".join(f"array{number}" for number in range(arrays))
    scope = {"cuda": cuda, "kernel": kernel}
    exec(  # noqa: S102 (numba wants a fixed number of parameters)
        f"def launch(games, {names}):\n"
        "    game = cuda.grid(1)\n"
        "    if game < games:\n"
        f"        kernel(game, game + 1, {names})\n",
        scope,
    )
    return cuda.jit(scope["launch"])  # type: ignore[no-untyped-call]
