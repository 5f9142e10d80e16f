"""Writes the kernels as a WebAssembly module: `python -m taverne.fast.wasm FILE`."""

import os
import sys
import tempfile
import warnings
from pathlib import Path


def build() -> bytes:
    """The module; only for a process in which nothing has been compiled yet, because numba must not optimise."""
    with tempfile.TemporaryDirectory() as cache:
        os.environ.update(NUMBA_OPT="0", NUMBA_CACHE_DIR=cache)
        from numba.core.errors import NumbaWarning

        from taverne.fast.families import KERNELS
        from taverne.fast.wasm.compiling import compile_object
        from taverne.fast.wasm.linking import link

        warnings.simplefilter("ignore", NumbaWarning)  # What is not optimised cannot be cached; nor need it be.
        return link(compile_object(KERNELS), list(KERNELS))


def main() -> None:
    """Writes the module."""
    (name,) = sys.argv[1:]
    Path(name).write_bytes(build())


if __name__ == "__main__":
    main()
