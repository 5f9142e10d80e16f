"""Appends to the logs of many matches in one transaction, so that durable writes stay fast."""

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from taverne.hosting.rows import Append
from taverne.hosting.storage import Conflict
from taverne.server.storage.database import Database, Taken
from taverne.server.storage.schema import ENTRIES, MATCHES, SEATS

MOST_AT_ONCE = 200


class Journal:
    """The process's only writer: commits everything that is waiting together."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Starts to write."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Writes what is waiting, then stops."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def append(self, addition: Append) -> None:
        """Returns once the entries are durable; Conflict if their numbers are taken."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((addition, written))
        await written

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._write(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _write(self, batch: Sequence[tuple[Append, "asyncio.Future[None]"]]) -> None:
        try:
            async with self._database.writing() as connection:
                # In one order everywhere, so that two processes never wait for each other.
                await write(connection, sorted((addition for addition, _ in batch), key=lambda one: one.match))
        except Taken:
            if len(batch) == 1:
                _settle(batch[0][1], Conflict(batch[0][0].match))
            else:
                for one in batch:
                    await self._write([one])
        except Exception as error:
            for _, written in batch:
                _settle(written, error)
        else:
            for _, written in batch:
                _settle(written, None)


def _settle(written: "asyncio.Future[None]", error: Exception | None) -> None:
    if written.done():  # Whoever asked has gone; it is written all the same.
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


_UPDATE = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("match"))
    .values(
        status=bindparam("new_status"),
        asked=bindparam("new_asked"),
        due_at=bindparam("new_due_at"),
        updated_at=bindparam("new_updated_at"),
    )
)


async def write(connection: AsyncConnection, additions: Sequence[Append]) -> None:
    """Writes additions to several matches."""
    rows = [
        {"match": addition.match, "number": addition.first + place, "data": data}
        for addition in additions
        for place, data in enumerate(addition.entries)
    ]
    if rows:
        await connection.execute(insert(ENTRIES), rows)
    summaries = [
        {
            "match": addition.match,
            "new_status": addition.status,
            "new_asked": addition.asked,
            "new_due_at": addition.due_at,
            "new_updated_at": addition.at,
        }
        for addition in additions
    ]
    await connection.execute(_UPDATE, summaries)
    for addition in additions:
        if addition.seats is not None:
            await connection.execute(delete(SEATS).where(SEATS.c.match == addition.match))
            seats = [{"match": addition.match, **asdict(row)} for row in addition.seats]
            if seats:
                await connection.execute(insert(SEATS), seats)
