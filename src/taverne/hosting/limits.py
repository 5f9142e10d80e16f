"""Rate limits: token buckets that refill with time. A token pays for about a millisecond of work."""

from collections import OrderedDict
from collections.abc import Callable

from taverne.hosting.errors import TooMuch

MOST_BUCKETS = 20_000


class Bucket:
    """A token bucket: its size limits bursts, its refill rate the average."""

    __slots__ = ("_at", "_clock", "_left", "_most", "_per_second")

    def __init__(self, most: float, per_second: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._per_second = per_second
        self._clock = clock
        self._left = most
        self._at = clock()

    def take(self, cost: int = 1) -> bool:
        """Takes tokens; false if there is none left. What is missing of a high cost has to be refilled later."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= cost
        return True


class Limit:
    """A bucket for each key: an address, a person."""

    def __init__(self, most: float, seconds: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: int = 1) -> None:
        """Takes tokens of the key's bucket; TooMuch if there is none left."""
        if not self.bucket(key).take(cost):
            raise TooMuch("error-too-often")

    def bucket(self, key: str) -> Bucket:
        """The key's bucket."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._most, self._most / self._seconds, self._clock)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket
