"""Compiled playouts and searches: the one deliberate second copy of the rules, proven equal to `games/` state by state.

They need numba (`pip install "taverne[fast]"`); everything else works without. `wasm` compiles the same searches to
WebAssembly for browsers, where `layout`, `weights` and `workspace` run without numba and numpy.
"""

from importlib.util import find_spec

HAS_NUMBA = find_spec("numba") is not None
"""Whether this machine can compile kernels."""
IS_AVAILABLE = HAS_NUMBA or find_spec("browser_kernels") is not None
"""Whether there are compiled searches: numba's, or those that a browser's worker has loaded."""
