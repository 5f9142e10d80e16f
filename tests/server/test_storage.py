"""The storage: migrations, a journal where nobody overwrites anybody, processes that lose Redis and find it again."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from taverne.hosting.rows import Append, MatchRow, SeatRow
from taverne.hosting.storage import Conflict
from taverne.hosting.tables import CachedMatch, Tables
from taverne.match.clock import NO_CLOCK
from taverne.match.log import Opened
from taverne.match.state import Occupant
from taverne.server.names import fold, look_of
from taverne.server.storage.database import HEAD, MIGRATIONS, Database
from taverne.server.storage.journal import Journal
from taverne.server.storage.matches import MatchStore
from taverne.server.storage.people import PeopleStore
from taverne.server.storage.schema import METADATA
from tests.server.gathering import play_until, players, sit_down
from tests.server.services import Deployment

SECRET = bytes(32)
SETTINGS = Opened("aetherya", 2, NO_CLOCK, False, "")
ROW = MatchRow("t", "aetherya", False, "ann", "open", "", None, 0)


def addition(first: int, *entries: str) -> Append:
    return Append("t", first, entries, "open", "", None, 1)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[tuple[Database, Journal, MatchStore]]:
    database = Database(str(path))
    await database.open()
    journal = Journal(database)
    journal.open()
    try:
        yield database, journal, MatchStore(database)
    finally:
        await journal.close()
        await database.close()


def test_the_migrations_make_the_schema(deployment: Deployment) -> None:
    async def run() -> None:
        database = Database(deployment.servers[0].environment["TAVERNE_DATABASE_URL"])
        async with database.writing() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA)
            )
        await database.close()
        assert differences == []

    asyncio.run(run())
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """Games that were over before have no results to tell and lose nothing else; accounts get their looks."""

    async def run() -> None:
        path = tmp_path / "t.db"
        async with opened(path) as (database, journal, store):
            await Tables(store, journal, lambda: 5, bot_pause=0, most=10).create(
                ROW, SECRET, lambda cached: cached.match.open(SETTINGS)
            )
            async with database.writing() as connection:
                for table in ("notices", "subscriptions", "push_keys"):
                    await connection.execute(text(f"DROP TABLE {table}"))
                for column in ("points", "has_won"):
                    await connection.execute(text(f"ALTER TABLE seats DROP COLUMN {column}"))
                await connection.execute(
                    text("INSERT INTO seats (match, seat, person, name) VALUES ('t', 1, 'ann', 'A')")
                )
                await connection.execute(text("DROP INDEX ix_people_look"))
                await connection.execute(text("ALTER TABLE people DROP COLUMN look"))
                await connection.execute(
                    text("INSERT INTO people (id, name, sign_in, created_at) VALUES ('ann', 'Paul', 'paul', 5)")
                )
                await connection.execute(
                    text(
                        "INSERT INTO people (id, name, sign_in, created_at) VALUES ('ada', 'A', 'ada \u2764\ufe0f', 5)"
                    )
                )
                await connection.execute(text("UPDATE matches SET status = 'over'"))
                await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        async with opened(path) as (database, _, store):
            [(row, seats, _)] = await store.tables_of("ann", 10)
            assert (row.status, seats) == ("over", [SeatRow(1, "ann", "A", None, None)])
            people = PeopleStore(database)
            assert await people.has_look_alike("paui", look_of("PAUI"), None)
            assert not await people.has_look_alike("paui", look_of("PAUI"), "ann")
            assert await people.by_sign_in(fold("Ada \u2764\ufe0f")) is not None, (
                "an emoji keeps nobody from signing in"
            )

    asyncio.run(run())


def test_sqlite_is_durable_and_does_not_block_readers(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "t.db") as (database, _, _), database.writing() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            async with database.reading() as reader:
                assert (await reader.execute(text("SELECT count(*) FROM matches"))).scalar() == 0

    asyncio.run(run())


def test_two_writers_cannot_both_win_an_entry_and_the_others_of_their_batch_do(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "t.db") as (_, journal, store):
            await store.create(ROW, SECRET, addition(0, '{"n":0}'))
            results = await asyncio.gather(
                journal.append(addition(1, '{"n":1}', '{"n":2}')),
                journal.append(addition(2, '{"n":"late"}')),
                journal.append(addition(3, '{"n":3}')),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [type(None), Conflict, type(None)]
            assert await store.entries_from("t", 0) == ['{"n":0}', '{"n":1}', '{"n":2}', '{"n":3}']

    asyncio.run(run())


def test_a_process_with_an_old_copy_of_a_match_does_not_overwrite_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "t.db") as (_, journal, store):
            one, two = (Tables(store, journal, lambda: 5, bot_pause=0, most=10) for _ in range(2))
            await one.create(ROW, SECRET, lambda cached: cached.match.open(SETTINGS))
            async with two.reading("t"):
                pass  # It has a copy now.
            await one.change("t", lambda cached: cached.match.sit(1, Occupant("Ann", "ann", None)))
            with pytest.raises(Exception, match="error-seat-taken"):
                await two.change("t", lambda cached: cached.match.sit(1, Occupant("Bob", "bob", None)))
            await two.change("t", lambda cached: cached.match.sit(2, Occupant("Bob", "bob", None)))
            await one.change("t", lambda cached: cached.match.start(6))
            async with one.reading("t") as mine, two.reading("t") as theirs:
                assert mine.match.state.log == theirs.match.state.log
                assert mine.match.state.status.has_begun

    asyncio.run(run())


def test_a_bot_leaves_people_time_to_follow_and_more_to_take_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "t.db") as (_, journal, store):
            tables = Tables(store, journal, lambda: 5, bot_pause=900, most=10)
            await tables.create(ROW, SECRET, lambda cached: cached.match.open(Opened("drako", 2, NO_CLOCK, False, "")))
            await tables.change("t", lambda cached: cached.match.sit(1, Occupant("greedy", None, "greedy")))
            await tables.change("t", lambda cached: cached.match.sit(2, Occupant("Ann", "ann", None)))
            await tables.change("t", lambda cached: cached.match.start(6))
            async with tables.reading("t") as cached:
                assert tables.due_at(cached.match.state, 100) == 6 + 300, (
                    "all lay their cards out, and the bot has not yet"
                )
            move = str(cached.match.state.game.legal(cached.match.state.game_state, 2)[0])
            await tables.change("t", lambda cached: cached.match.play(2, move, 7, cached.match.state.number))
            async with tables.reading("t") as cached:
                assert tables.due_at(cached.match.state, 100) == 7 + 900, "what Ann laid out she may still take back"

    asyncio.run(run())


def test_a_command_that_could_not_be_stored_is_told_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(tmp_path / "t.db") as (_, journal, store):
            tables = Tables(store, journal, lambda: 5, bot_pause=0, most=10)
            await tables.create(ROW, SECRET, lambda cached: cached.match.open(SETTINGS))
            append = journal.append
            is_storing, is_read = asyncio.Event(), asyncio.Event()

            async def fail(one: Append) -> None:
                is_storing.set()
                await is_read.wait()
                raise OSError("no room")

            monkeypatch.setattr(journal, "append", fail)
            failing = asyncio.create_task(
                tables.change("t", lambda cached: cached.match.sit(1, Occupant("Ann", "ann", None)))
            )
            await is_storing.wait()

            async def look() -> int:
                is_read.set()
                async with tables.cached("t") as cached:
                    return len(cached.match.state.log)

            looking = asyncio.create_task(look())
            with pytest.raises(Exception, match="error-storage"):
                await failing
            assert await looking == 1, "a reader who waited sees what is stored"
            monkeypatch.setattr(journal, "append", append)
            await tables.change("t", lambda cached: cached.match.sit(2, Occupant("Bob", "bob", None)))
            assert len(await store.entries_from("t", 0)) == 2

    asyncio.run(run())


def test_a_refusal_that_nobody_waits_for_is_not_logged_as_an_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with opened(tmp_path / "t.db") as (_, journal, store):
            tables = Tables(store, journal, lambda: 5, bot_pause=0, most=10)
            await tables.create(ROW, SECRET, lambda cached: cached.match.open(SETTINGS))
            asking = asyncio.create_task(tables.change("t", lambda cached: cached.match.start(6)))
            await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            await tables.close()
        gc.collect()

    asyncio.run(run())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_command_refused_halfway_leaves_nothing_behind(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "t.db") as (_, journal, store):
            tables = Tables(store, journal, lambda: 5, bot_pause=0, most=10)
            await tables.create(ROW, SECRET, lambda cached: cached.match.open(SETTINGS))

            def twice(cached: CachedMatch) -> list[object]:
                cached.match.sit(1, Occupant("Ann", "ann", None))
                return [*cached.match.sit(1, Occupant("Bob", "bob", None))]

            with pytest.raises(Exception, match="error-seat-taken"):
                await tables.change("t", twice)  # type: ignore[arg-type]
            async with tables.cached("t") as cached:
                assert len(cached.match.state.log) == 1
                assert not cached.match.state.occupants

    asyncio.run(run())


def test_without_redis_moves_are_taken_and_everyone_catches_up(postgres: Deployment) -> None:
    async def run() -> None:
        assert postgres.redis is not None
        async with players(postgres.urls, 2, seed=51) as people:
            table = await sit_down(people, "rivality/duel", 2)
            await people[0].start(table)
            await play_until(people, table, 36)
            postgres.redis.stop()
            try:
                await play_until(people, table, 44)
            finally:
                postgres.redis.start()
            await asyncio.gather(*(person.play(table) for person in people))
            assert people[0].tables[table].number == people[1].tables[table].number

    asyncio.run(run())
    assert "Redis is lost" in postgres.logs()


def test_idle_matches_leave_the_memory_and_followed_ones_stay(tmp_path: Path) -> None:
    """Thousands of idle games cost next to nothing, and a table somebody watches is not read again and again."""

    async def run() -> None:
        async with opened(tmp_path / "t.db") as (_, journal, store):
            tables = Tables(store, journal, lambda: 5, bot_pause=0, most=2)
            tables.followed = {"m0", "m1"}
            for number in range(9):
                row = replace(ROW, id=f"m{number}")
                await tables.create(row, SECRET, lambda cached: cached.match.open(SETTINGS))
            assert tables.in_memory == 4
            async with tables.cached("m0") as stays, tables.cached("m8"):
                pass
            async with tables.cached("m2") as read_again:
                assert read_again.match.state.settings.ruleset == "aetherya"
            async with tables.cached("m0") as still:
                assert still is stays
            assert tables.in_memory == 4

    asyncio.run(run())
