"""Compiled playouts and searches: the one deliberate second copy of the rules, proven equal to `games/` state by state.

Needs numba (`pip install "taverne[fast]"`); everything else works without.
"""

from importlib.util import find_spec

IS_AVAILABLE = find_spec("numba") is not None
"""Whether the kernels can be used on this machine."""
