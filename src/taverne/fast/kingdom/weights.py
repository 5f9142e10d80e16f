"""Which weights the evaluation of a kingdom has, and those that `learning` found."""

from array import array
from pathlib import Path

FEATURES = 48
"""The number of features; each has two weights, the second one scaled by how much of the game is left."""
DRAWN, REVEALED, SCALE = 2 * FEATURES, 2 * FEATURES + 2, 2 * FEATURES + 4
"""Where the weights for a draw, for a reveal and for the lead at which a win is likely start."""
WEIGHTS = 2 * FEATURES + 6
LANDS = 12
"""The feature that counts unexplored lands."""
LEARNED = Path(__file__).with_name("weights.txt")


def read_learned() -> "array[float]":
    """The weights that `learning` found."""
    return array("d", map(float, LEARNED.read_text("ascii").split()))
