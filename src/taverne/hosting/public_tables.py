"""Limits how many public tables may wait for players, so that nobody floods the list that everyone sees."""

from collections import OrderedDict

from taverne.hosting.errors import TooMuch
from taverne.hosting.limits import MOST_BUCKETS
from taverne.hosting.storage import MatchStore


class PublicTables:
    """Counts the waiting public tables of each person and each network address.

    Addresses are not stored: a process remembers from where the tables that it opened came, until it ends.
    """

    def __init__(self, store: MatchStore, per_person: int, per_address: int) -> None:
        self._store = store
        self._per_person = per_person
        self._per_address = per_address
        self._opened: OrderedDict[str, set[str]] = OrderedDict()

    async def check(self, person: str, address: str) -> None:
        """Raises TooMuch if too many tables of the person or the address wait for players."""
        opened = self._opened.get(address)
        if opened is not None:
            opened &= await self._store.still_waiting(opened)
            if len(opened) >= self._per_address:
                raise TooMuch("error-too-many-public-here", expected=self._per_address)
        if await self._store.count_waiting(person) >= self._per_person:
            raise TooMuch("error-too-many-public", expected=self._per_person)

    def add(self, table: str, address: str) -> None:
        """Remembers from where a table was opened."""
        self._opened.setdefault(address, set()).add(table)
        self._opened.move_to_end(address)
        if len(self._opened) > MOST_BUCKETS:
            self._opened.popitem(last=False)
