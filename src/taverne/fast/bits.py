"""What the kernels of all games share: how functions are compiled, arrays by address, masks as sets, and chance.

With TAVERNE_TARGET=cuda the same functions become device functions for a GPU.
"""

import os
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import carray, config, njit, types  # type: ignore[attr-defined]
from numba.extending import intrinsic
from numpy.typing import NDArray

from taverne.fast.cache import CACHE, remove_outdated
from taverne.fast.memory import WORD, first_random

if TYPE_CHECKING:
    from array import array


IS_CUDA = os.environ.get("TAVERNE_TARGET") == "cuda"
"""Whether this process compiles kernels for a GPU."""

if IS_CUDA:
    from taverne.fast import gpu


if CACHE is not None:
    config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]
    remove_outdated(CACHE)


_OPTIONS = {"nogil": True, "boundscheck": False, "error_model": "numpy"}
_NO_COUNTING = {"_nrt": False}
"""Kernels own no arrays, and counting references to each array that is passed would take most of their time."""


def jit(function: Any) -> Any:
    """Compiles a function to run without the GIL, and caches it on disk where possible; or for a GPU."""
    return _compile(partial(njit, **_OPTIONS, **_NO_COUNTING), function)


def inlined(function: Any) -> Any:
    """Compiles a small function that is called often: every caller contains a copy of it."""
    return _compile(partial(njit, **_OPTIONS, **_NO_COUNTING, forceinline=True), function)


def _making_arrays(function: Any) -> Any:
    """Compiles a function that returns an array: numba allows it only where references are counted."""
    return _compile(partial(njit, **_OPTIONS, _nrt=True), function)


def _compile(compiling: Any, function: Any) -> Any:
    if IS_CUDA:
        return gpu.compile_function(function)
    try:
        return compiling(cache=True)(function)
    except RuntimeError:  # No cache folder is writable.
        return compiling()(function)


def _count_bits(typing_context, mask):  # type: ignore[no-untyped-def]
    """How many bits a mask has: a single machine instruction."""

    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def _low_bit(typing_context, mask):  # type: ignore[no-untyped-def]
    """The number of a mask's lowest bit; the mask must not be empty."""

    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        from llvmlite import ir  # type: ignore[import-untyped]

        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


def _pointer(typing_context, address):  # type: ignore[no-untyped-def]
    """An address as a pointer."""

    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        return builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))

    return types.voidptr(types.int64), generate


def _store(bits: int) -> Any:
    """A function that stores so many bits of a word in an array of bytes, the lowest byte first, by one instruction.

    If bytes are stored one by one, the compiler joins them only where it does not see how the word came about.
    """

    def store(typing_context, word, array, at):  # type: ignore[no-untyped-def]
        """Stores these bits where `at` says, which must not be negative."""

        def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            from llvmlite import ir

            number, target, place = arguments
            data = context.make_array(signature.args[1])(context, builder, target).data
            first = builder.bitcast(builder.gep(data, [place]), ir.IntType(bits).as_pointer())
            builder.store(builder.trunc(number, ir.IntType(bits)) if bits < 64 else number, first, align=1)

        return types.void(types.int64, array, types.int64), generate

    return intrinsic(store)


pointer: Any = intrinsic(_pointer)
store_word: Any = gpu.store_word if IS_CUDA else _store(64)
store_half: Any = gpu.store_half if IS_CUDA else _store(32)
count_bits: Any = gpu.count_bits if IS_CUDA else intrinsic(_count_bits)
low_bit: Any = gpu.low_bit if IS_CUDA else intrinsic(_low_bit)


@_making_arrays
def ints(address, place, size):  # type: ignore[no-untyped-def]
    """The whole numbers in this many words of a memory."""
    return carray(pointer(address + WORD * place), size, np.int64)


@_making_arrays
def floats(address, place, size):  # type: ignore[no-untyped-def]
    """The numbers in this many words of a memory."""
    return carray(pointer(address + WORD * place), size, np.float64)


@_making_arrays
def randoms(address, place):  # type: ignore[no-untyped-def]
    """The state of a random generator in a memory."""
    return carray(pointer(address + WORD * place), 1, np.uint64)


def view_row(row: "array[int]") -> NDArray[np.int64]:
    """A row as kernels take it: another view of the same numbers."""
    return np.frombuffer(row, np.int64)


_NTH = np.zeros(256 * 8, dtype=np.int8)
"""For each byte and index, the number of the set bit with that index."""
for _byte in range(256):
    for _place, _bit in enumerate(bit for bit in range(8) if _byte >> bit & 1):
        _NTH[_byte * 8 + _place] = _bit


@jit
def nth_bit(mask, place):  # type: ignore[no-untyped-def]
    """The number of the set bit with this index in a 16-bit mask."""
    below = count_bits(mask & 0xFF)
    is_high = place >= below  # Not a branch: it would be taken half of the time.
    first = 8 * is_high
    return first + _NTH[(mask >> first & 0xFF) * 8 + place - below * is_high]


@jit
def throw(random, n):  # type: ignore[no-untyped-def]
    """A random number below n; `random` holds the state of a xorshift generator."""
    x = random[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    random[0] = x
    return np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


def new_random(seed: int) -> NDArray[np.uint64]:
    """The state of a new generator."""
    return np.array([first_random(seed)], dtype=np.uint64)
