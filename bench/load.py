"""Load on a real server on loopback: many games at once, a scripted client on each seat; `python -m bench.load`.

Bounded in time and connections. Prints moves a second, how long an acknowledgement takes, what a move costs the server,
memory a game: at full speed for a game of each family, then with people who think, then the same with idle games beside
them.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.client import Player
from tests.server.services import TaverneServer

RULESETS = ("aetherya", "rivality/duel", "drako", "rivality/duel+expert", "aetherya/objects")
FAST = ("aetherya", "rivality/duel")


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


def memory_of(server: TaverneServer) -> int:
    """The resident memory of a server process, in KiB."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise RuntimeError("no VmRSS")


def cpu_of(server: TaverneServer) -> float:
    """The processor time of a server process so far, in seconds."""
    assert server.process is not None
    user, system = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def open_games(url: str, count: int, seed: int, rulesets: Sequence[str]) -> list[tuple[list[Player], str]]:
    """Games of two people each, begun; a few people have many of the idle ones."""
    games = []
    for number in range(count):
        people = [Player([url], f"P{place}", seed + number * 2 + place) for place in range(2)]
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


async def measure(
    server: TaverneServer, games: int, idle: int, seconds: float, think: float, rulesets: Sequence[str] = RULESETS
) -> Measured:
    """One run: at most so many seconds of play."""
    measured = Measured(games, idle, before=memory_of(server))
    if idle:
        await open_idle(server.url, idle)
    opened = await open_games(server.url, games, 1000, rulesets)
    for people, table in opened:
        for person in people:
            await person.connect()
            await person.subscribe(table)
            person.times = measured.times
    started, cpu = time.perf_counter(), cpu_of(server)

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
    measured.cpu = cpu_of(server) - cpu
    measured.after = memory_of(server)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for people, _ in opened:
        for person in people:
            await person.close()
    return measured


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--idle", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a client thinks before each move, on average")
    parser.add_argument("--fast", type=int, default=100, help="games at full speed")
    given = parser.parse_args()
    for ruleset in FAST:
        print(f"{ruleset} at full speed:", run(given.fast, 0, given.seconds, 0, (ruleset,)), flush=True)
    for idle in (0, given.idle):
        print(run(given.games, idle, given.seconds, given.think), flush=True)


def run(games: int, idle: int, seconds: float, think: float, rulesets: Sequence[str] = RULESETS) -> Measured:
    """One run on a server of its own."""
    with tempfile.TemporaryDirectory(prefix="taverne-load-") as folder:
        server = TaverneServer({"TAVERNE_DATABASE_URL": str(Path(folder) / "taverne.db")}).start()
        try:
            return asyncio.run(measure(server, games, idle, seconds, think, rulesets))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
