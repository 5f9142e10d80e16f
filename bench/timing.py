"""Measures two things in turn, so that a noisy machine is noisy for both."""

import statistics
import time
from collections.abc import Callable

ROUNDS = 7
SECONDS = 0.6


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """How many units of work are done in a second."""
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent


def beside(ours: Callable[[], int], peer: Callable[[], int]) -> tuple[float, float, float]:
    """The median rates of ours and the peer's, measured alternately, and the median of their ratio."""
    for work in (ours, peer):
        rate(work, SECONDS / 2)
    pairs = [(rate(ours), rate(peer)) for _ in range(ROUNDS)]
    return (
        statistics.median(one for one, _ in pairs),
        statistics.median(other for _, other in pairs),
        statistics.median(one / other for one, other in pairs),
    )
