"""Load on a real server on loopback: many games at once, a scripted client on each seat; `python -m bench.load`.

Bounded in time and connections. Prints moves a second, how long an acknowledgement takes, what a move costs the server,
memory a game: at full speed for a game of each family, then with people who think, then the same with idle games beside
them and with many more in the database, then at full speed on PostgreSQL with one and two processes.
"""

import argparse
import asyncio
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.client import Player
from tests.server.services import TaverneServer, serve_postgres

RULESETS = ("aetherya", "rivality/duel", "drako", "rivality/duel+expert", "aetherya/objects")
FAST = ("aetherya", "rivality/duel")
COPIED = 100
"""Of the games that are stored beforehand, so many are opened; the others are copies of them."""
Servers = Sequence[TaverneServer]


@dataclass
class Measured:
    """What a run showed."""

    games: int
    idle: int
    seconds: float = 0.0
    cpu: float = 0.0
    """Seconds of the server's processor."""
    times: list[float] = field(default_factory=list)
    before: int = 0
    after: int = 0

    def __str__(self) -> str:
        ordered = sorted(self.times)
        median = statistics.median(ordered) * 1000
        late = ordered[int(len(ordered) * 0.99)] * 1000
        memory = (self.after - self.before) / max(1, self.games + self.idle)
        return (
            f"{self.games} games at once, {self.idle} idle beside them: "
            f"{len(ordered) / self.seconds:.0f} moves a second, "
            f"acknowledged in {median:.1f} ms (median), {late:.1f} ms (99 of 100), "
            f"{1000 * self.cpu / len(ordered):.2f} ms of the server's processor a move, "
            f"server {self.after / 1024:.0f} MiB, {memory:.0f} KiB a game"
        )


def folders_of(servers: Servers) -> list[Path]:
    """Where the system tells of the server processes."""
    return [Path(f"/proc/{server.process.pid}") for server in servers if server.process is not None]


def memory_of(servers: Servers) -> int:
    """The resident memory of the server processes, in KiB."""
    lines = [line for folder in folders_of(servers) for line in (folder / "status").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def cpu_of(servers: Servers) -> float:
    """The processor time of the server processes so far, in seconds."""
    times = [(folder / "stat").read_text().rpartition(")")[2].split()[11:13] for folder in folders_of(servers)]
    return sum(int(user) + int(system) for user, system in times) / os.sysconf("SC_CLK_TCK")


async def open_games(servers: Servers, count: int, rulesets: Sequence[str]) -> list[tuple[list[Player], str]]:
    """Games of two people each, begun, spread over the processes."""
    games = []
    for number in range(count):
        url = servers[number % len(servers)].url
        people = [Player([url], f"P{place}", 1000 + number * 2 + place) for place in range(2)]
        for person in people:
            await person.enter()
        table = await people[0].create(rulesets[number % len(rulesets)], 2)
        for seat, person in enumerate(people, 1):
            await person.call("POST", f"/api/tables/{table}/sit", {"seat": seat})
        await people[0].call("POST", f"/api/tables/{table}/start", {})
        games.append((people, table))
    return games


async def open_idle(url: str, count: int) -> None:
    """Games that were begun and where nobody moves; two people have them all."""
    people = [Player([url], f"Idle{place}", place) for place in range(2)]
    for person in people:
        await person.enter()
    for number in range(count):
        table = await people[0].create(RULESETS[number % len(RULESETS)], 2)
        for seat, person in enumerate(people, 1):
            await person.call("POST", f"/api/tables/{table}/sit", {"seat": seat})
        await people[0].call("POST", f"/api/tables/{table}/start", {})
    for person in people:
        await person.close()


def copy_games(database: Path, count: int) -> None:
    """Copies the games of a database, under other names, until there are so many; nobody is connected to it."""
    with sqlite3.connect(database) as connection:
        found = connection.execute("SELECT COUNT(*) FROM matches").fetchone()[0]
        for number in range(1, count // found):
            for table, key in (("matches", "id"), ("entries", "match"), ("seats", "match")):
                columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
                copied = ", ".join(f"{one} || '-copy-{number}'" if one == key else one for one in columns)
                connection.execute(f"INSERT INTO {table} SELECT {copied} FROM {table} WHERE {key} NOT LIKE '%-copy-%'")  # noqa: S608
    connection.close()


async def measure(
    servers: Servers, games: int, idle: int, seconds: float, think: float, rulesets: Sequence[str] = RULESETS
) -> Measured:
    """One run: at most so many seconds of play."""
    measured = Measured(games, idle, before=memory_of(servers))
    if idle:
        await open_idle(servers[0].url, idle)
    opened = await open_games(servers, games, rulesets)
    for people, table in opened:
        for person in people:
            await person.connect()
            await person.subscribe(table)
            person.times = measured.times
    started, cpu = time.perf_counter(), cpu_of(servers)

    def is_over() -> bool:
        return time.perf_counter() - started > seconds

    async def play(person: Player, table: str) -> None:
        async def pause() -> None:
            await asyncio.sleep(think * (0.5 + person.rng.random()))

        await person.play(table, stop=is_over, before=pause, patience=seconds + 60)

    playing = [asyncio.create_task(play(person, table)) for people, table in opened for person in people]
    while not is_over() and sum(not task.done() for task in playing) > len(playing) / 2:  # The last few say little.
        await asyncio.sleep(0.05)
    measured.seconds = time.perf_counter() - started
    measured.cpu = cpu_of(servers) - cpu
    measured.after = memory_of(servers)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for people, _ in opened:
        for person in people:
            await person.close()
    return measured


@contextmanager
def serving(stored: int = 0) -> Iterator[Servers]:
    """A process with SQLite, where so many games are stored."""
    with tempfile.TemporaryDirectory(prefix="taverne-load-") as folder:
        database = Path(folder) / "taverne.db"
        environment = {"TAVERNE_DATABASE_URL": str(database)}
        if stored:
            server = TaverneServer(environment).start()
            try:
                asyncio.run(open_idle(server.url, COPIED))
            finally:
                server.stop()
            copy_games(database, stored)
        server = TaverneServer(environment).start()
        try:
            yield [server]
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--idle", type=int, default=3000)
    parser.add_argument(
        "--stored", type=int, default=20_000, help="idle games that are in the database before it starts"
    )
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a client thinks before each move, on average")
    parser.add_argument("--fast", type=int, default=100, help="games at full speed")
    given = parser.parse_args()
    for ruleset in FAST:
        with serving() as servers:
            measured = asyncio.run(measure(servers, given.fast, 0, given.seconds, 0, (ruleset,)))
        print(f"{ruleset} at full speed:", measured, flush=True)
    for idle, stored in ((0, 0), (given.idle, 0), (0, given.stored)):
        with serving(stored) as servers:
            measured = asyncio.run(measure(servers, given.games, idle, given.seconds, given.think))
        print(f"{stored:,} games in the database:", measured, flush=True)
    for processes in (1, 2):
        with serve_postgres(processes) as deployment:
            measured = asyncio.run(measure(deployment.servers, given.fast, 0, given.seconds, 0, FAST))
        print(f"PostgreSQL and Redis, processes: {processes};", measured, flush=True)


if __name__ == "__main__":
    main()
