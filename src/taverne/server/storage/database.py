"""The connection to SQLite or PostgreSQL; migrates the schema when it opens."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from taverne.hosting.storage import StorageFailed

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0004"
"""The latest migration."""
_UPGRADE_LOCK = 0x7461_7665


class Taken(StorageFailed):
    """What was to be stored has a key that is taken, or refers to something that is gone."""


class Database:
    """Reads and writes; on SQLite with one writer at a time and synchronous commits."""

    def __init__(self, url: str, patience: int = 5) -> None:
        """Waits `patience` seconds for a lock that another program holds."""
        self.url = make_url(_with_driver(url))
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            if self.url.database:
                Path(self.url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                Path(self.url.database).touch(mode=0o600)  # It holds running games' secrets.
            self._writer = _sqlite_engine(self.url, "BEGIN IMMEDIATE", 1, patience)
            self._reader = _sqlite_engine(self.url, "BEGIN", 4, patience)
        else:
            self._writer = self._reader = _postgres_engine(self.url, patience)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that reads a consistent snapshot of the data."""
        with _failing():
            async with self._reader.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: durable once the block ends, rolled back if it raises."""
        with _failing():
            async with self._writer.begin() as connection:
                yield connection

    async def open(self) -> None:
        """Migrates the schema; safe if several processes start at once."""
        async with self.writing() as connection:
            if not self.is_sqlite:
                await connection.execute(text("SET LOCAL lock_timeout = 0"))  # Another process may be migrating.
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_UPGRADE_LOCK})"))
            if await connection.run_sync(_version) != HEAD:
                await connection.run_sync(upgrade)

    async def probe(self) -> None:
        """Commits the smallest change there is, one that changes nothing; raises if nothing can be stored."""
        async with self.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    async def close(self) -> None:
        """Closes all connections."""
        await self._writer.dispose()
        await self._reader.dispose()


@contextmanager
def _failing() -> Iterator[None]:
    """Turns the errors of SQLAlchemy into those of a storage."""
    try:
        yield
    except IntegrityError as error:
        raise Taken from error
    except SQLAlchemyError as error:
        raise StorageFailed from error


def _with_driver(url: str) -> str:
    """A database's URL with the driver used here; a plain path means a SQLite file."""
    if "://" not in url:
        return f"sqlite+aiosqlite:///{url}"
    scheme, _, rest = url.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
    return f"{drivers.get(scheme, scheme)}://{rest}"


def _sqlite_engine(url: Any, begin: str, pool_size: int, patience: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=pool_size, max_overflow=0, connect_args={"timeout": patience})

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # Transactions begin where `begin` says, not where the driver thinks.
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _postgres_engine(url: Any, patience: int) -> AsyncEngine:
    from asyncpg import PostgresError  # type: ignore[import-untyped]  # Slow to load, and SQLite does not need it.

    engine = create_async_engine(
        url,
        pool_size=8,
        max_overflow=8,
        pool_pre_ping=True,
        connect_args={"timeout": 10, "server_settings": {"lock_timeout": f"{patience}s"}},
    )

    @event.listens_for(engine.sync_engine, "do_connect")
    def _connect(dialect: Any, _record: object, arguments: Any, options: Any) -> Any:
        try:
            return dialect.connect(*arguments, **options)
        except PostgresError as error:  # SQLAlchemy translates all errors but those of connecting.
            raise ConnectionRefusedError(type(error).__name__) from error

    return engine


def _version(connection: Connection) -> str | None:
    """The last migration that was applied to this database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def upgrade(connection: Connection) -> None:
    """Applies the missing migrations."""
    from alembic import command  # Slow to load, and not needed by a database that is up to date.
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
