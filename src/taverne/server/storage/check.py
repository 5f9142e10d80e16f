"""Finds out whether anything can be stored: when the server starts, and whenever an operator asks."""

import asyncio
import errno
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing

from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidRequestError

from taverne.hosting.storage import StorageFailed
from taverne.kernel.errors import TaverneError
from taverne.server.storage.database import Database

LOG = logging.getLogger("taverne.storage")
EVERY = 2.0
"""Seconds for which an answer counts."""
LONGEST = 5.0
"""Seconds after which a storage that has not answered counts as failing."""
_SENTENCES = {
    sqlite3.SQLITE_BUSY: "error-database-locked",
    sqlite3.SQLITE_LOCKED: "error-database-locked",
    sqlite3.SQLITE_NOTADB: "error-database-other",
    sqlite3.SQLITE_CORRUPT: "error-database-other",
    sqlite3.SQLITE_FULL: "error-database-full",
    sqlite3.SQLITE_IOERR: "error-database-full",
}
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


async def check_database(url: str, patience: int, shown: str) -> None:
    """Opens a database, migrates it and stores something; a TaverneError says why if that fails."""
    try:
        database = Database(url, patience)
        if database.is_sqlite:
            _try_file(str(database.url.database), patience)
        try:
            await database.open()
            await database.probe()
        finally:
            await database.close()
    except (ArgumentError, InvalidRequestError, ImportError, TypeError, ValueError):
        raise TaverneError("error-database-url", found=shown) from None
    except (StorageFailed, OSError, sqlite3.Error) as error:
        raise TaverneError(
            _sentence_for(error.__cause__ or error, is_file=not shown.startswith("postgres")), found=shown
        ) from None
    except _migration_error():
        raise TaverneError("error-database-newer", found=shown) from None


def _migration_error() -> type[Exception]:
    """The error of a migration that is not known here."""
    from alembic.util import CommandError  # Slow to load, and seldom needed.

    return CommandError


def _try_file(path: str, patience: int) -> None:
    """Locks and unlocks a SQLite file, without the threads of the asynchronous driver, which outlive its errors."""
    with closing(sqlite3.connect(path, timeout=patience, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")


def _sentence_for(error: BaseException, *, is_file: bool) -> str:
    """What keeps a database from being opened."""
    if not is_file:
        return "error-database-server"
    if isinstance(error, OSError):
        return "error-database-full" if error.errno in _FULL else "error-database-file"
    code = getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlite_errorcode", 0)
    return _SENTENCES.get(code & 0xFF, "error-database-file")


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
