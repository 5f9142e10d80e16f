"""Kills servers under load and looks for what was lost. The tests run it in short, `make soak` in full."""

import asyncio
import random
import tempfile
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

from taverne.match.fair import verify_fair
from taverne.record.verify import verify
from tests.server.client import Player, Refusal, Seen
from tests.server.killing import MOMENTS
from tests.server.services import PATIENCE, Nursery, TaverneServer, postgres, redis

RULESETS = ("aetherya", "rivality/duel", "drako", "rivality/duel+expert", "aetherya/objects", "aetherya/fr1")
BY_HAND = "by hand"
LOOK_EVERY = 0.01
"""Seconds between two looks at whether a server is dead."""


@dataclass
class Toll:
    """What happened."""

    kills: dict[str, int] = field(default_factory=dict)
    moves: int = 0
    games: int = 0
    finished: int = 0
    reconnections: int = 0

    @property
    def count(self) -> int:
        return sum(self.kills.values())


def run_kills(kind: str, kills: int, seed: int = 0, *, say: bool = False) -> Toll:
    """Kills a server so many times while people play; raises if anything acknowledged is lost or half made."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="taverne-kill-"))
        if kind == "sqlite":
            environment = {"TAVERNE_DATABASE_URL": str(Path(folder) / "taverne.db")}
            count = 1
        else:
            news = stack.enter_context(redis())
            environment = {"TAVERNE_DATABASE_URL": stack.enter_context(postgres()), "TAVERNE_REDIS_URL": news.url}
            count = 2
        nursery = Nursery()
        stack.callback(nursery.close)
        servers = [TaverneServer(dict(environment), nursery=nursery).start() for _ in range(count)]
        for server in servers:
            stack.callback(server.stop)
        return asyncio.run(_play_and_kill(servers, environment, kills, random.Random(seed), say))


async def _play_and_kill(
    servers: list[TaverneServer], environment: dict[str, str], kills: int, rng: random.Random, say: bool
) -> Toll:
    toll = Toll()
    stop = asyncio.Event()
    pairs = [Pair([server.url for server in servers], RULESETS[place % len(RULESETS)], place) for place in range(6)]
    playing = [asyncio.create_task(pair.play_on(stop, toll)) for pair in pairs]
    try:
        while toll.count < kills:
            # One dies several times in a row while the other, if there is one, goes on; then they change places.
            chosen = toll.count // 5 % len(servers)
            for server in servers[:chosen] + servers[chosen + 1 :]:
                await _revive(server, environment)
            await _kill_once(servers[chosen], environment, rng, toll, pairs)
            for task in playing:
                if task.done():
                    task.result()
            if say:
                print(f"  {toll.count}/{kills} kills, {toll.moves} moves", end="\r", flush=True)
        for server in servers:
            await _revive(server, environment)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), 4 * PATIENCE)
        for pair in pairs:
            toll.games += len(pair.tables)
            for table in pair.tables:
                await _check(pair.people, table, toll)
            for person in pair.people:
                toll.reconnections = max(toll.reconnections, person.reconnections)
                await person.close()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return toll


async def _revive(server: TaverneServer, environment: dict[str, str]) -> None:
    if server.process is None or server.process.poll() is not None:
        server.environment = environment
        await asyncio.to_thread(server.start)


async def _kill_once(
    server: TaverneServer, environment: dict[str, str], rng: random.Random, toll: Toll, pairs: list["Pair"]
) -> None:
    """Lets a server die at a chosen moment; it stays dead until it is its turn again."""
    moment = rng.choice((*MOMENTS, BY_HAND))
    if server.process is not None and server.process.poll() is None:
        server.kill()
    if moment == BY_HAND:
        server.environment = environment
    else:
        server.environment = {**environment, "KILL_AT": moment, "KILL_AFTER": str(rng.randrange(12))}
    await asyncio.to_thread(server.start, wait=False)
    assert server.process is not None
    with suppress(RuntimeError):  # It may be dead before it is ready.
        await asyncio.to_thread(server.wait)
    if moment == BY_HAND:
        await asyncio.sleep(rng.random() * 0.3)  # Not a wait for anything: power cuts come at any moment.
        server.kill()
    for look in range(int(PATIENCE / LOOK_EVERY)):
        if server.process.poll() is not None:
            break
        if look % 50 == 0:
            for pair in pairs:
                pair.people[rng.randrange(2)].stumble()  # So that this server is used, too.
        await asyncio.sleep(LOOK_EVERY)
    else:
        raise AssertionError(f"the server did not reach “{moment}”")
    toll.kills[moment] = toll.kills.get(moment, 0) + 1


class Pair:
    """Two people who play game after game until they are told to stop, then end the one they are at."""

    def __init__(self, urls: list[str], ruleset: str, seed: int) -> None:
        self.people = [Player(urls, f"P{place}", seed * 10 + place) for place in range(2)]
        self.ruleset = ruleset
        self.tables: list[str] = []

    async def play_on(self, stop: asyncio.Event, toll: Toll) -> None:
        for person in self.people:
            await person.enter()
            await person.connect()

        async def count() -> None:
            toll.moves += 1
            await asyncio.sleep(0.1)  # People think; and a machine that is busy starts no server.

        while not stop.is_set():
            table = await _begin(self.people, self.ruleset)
            self.tables.append(table)
            await asyncio.gather(*(person.play(table, before=count) for person in self.people))


async def _begin(people: list[Player], ruleset: str) -> str:
    """A game of two, however often the server dies meanwhile; what was asked twice may be refused the second time."""
    table = ""
    while True:
        try:
            table = table or await people[0].create(ruleset, 2)
            for seat, person in enumerate(people, 1):
                await _insist(
                    person, f"/api/tables/{table}/sit", person.sitting(table, seat), "seat-taken", "seated-twice"
                )
            for person in people:
                await person.subscribe(table)
            await _insist(people[0], f"/api/tables/{table}/start", {"nonce": people[0].nonces[table]}, "started")
            return table
        except (OSError, TimeoutError):
            await asyncio.sleep(0.1)


async def _insist(person: Player, path: str, body: dict[str, object], *done_already: str) -> None:
    try:
        await person.call("POST", path, body)
    except Refusal as refusal:
        if refusal.code not in done_already:
            raise


async def _check(people: list[Player], table: str, toll: Toll) -> None:
    """Everything acknowledged or told is stored, in one unbroken log that verifies."""
    for person in people:
        seen: Seen = person.tables[table]
        assert seen.is_over, f"{table} is not over"
        stored = await person.events(table)
        assert [entry["number"] for entry in stored] == list(range(len(stored)))
        assert seen.entries == stored[: len(seen.entries)], "what was told is not what is stored"
        assert len(seen.entries) == len(stored), "not everything was told"
        seat = seen.table["you"]
        for at, known, number, move in person.acknowledged:
            if at == table:
                made = [entry for entry in stored[known + 1 : number + 1] if entry["seat"] == seat and entry["move"]]
                assert any(entry["move"]["text"] == move for entry in made), f"{move} was acknowledged and is lost"
    record = (await people[0].call("GET", f"/api/tables/{table}/record"))["record"]
    assert verify(record).is_finished
    assert verify_fair(record) > 0
    toll.finished += 1
