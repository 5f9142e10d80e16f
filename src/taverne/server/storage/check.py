"""Finds out whether anything can be stored, without letting those who ask cause work."""

import asyncio
import logging
from collections.abc import Callable

from taverne.server.storage.database import Database

LOG = logging.getLogger("taverne.storage")
EVERY = 2.0
"""Seconds for which an answer counts."""
LONGEST = 5.0
"""Seconds after which a storage that has not answered counts as failing."""


class StorageCheck:
    """Commits to the database at most once in a few seconds, however many ask."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._checked_at = 0.0
        self._checking: asyncio.Task[bool] | None = None

    async def passes(self) -> bool:
        """Whether something could be stored just now."""
        checking = self._checking
        if checking is None or (checking.done() and self._clock() >= self._checked_at + EVERY):
            checking = self._checking = asyncio.create_task(self._check(), name="storage check")
        done, _ = await asyncio.wait([checking], timeout=LONGEST)
        return bool(done) and checking.result()

    async def close(self) -> None:
        """Waits for the check under way."""
        if self._checking is not None:
            await asyncio.wait([self._checking])

    async def _check(self) -> bool:
        try:
            await self._database.probe()
        except Exception as error:
            LOG.warning("nothing can be stored", extra={"failure": type(error).__name__})
            return False
        else:
            return True
        finally:
            self._checked_at = self._clock()
