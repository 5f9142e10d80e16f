"""Nobody can choose the cards: attacks on the shuffles of a real server, by players and by an operator who plays."""

import asyncio
import hashlib
import sqlite3
from contextlib import closing

import pytest

from taverne.match.clock import NO_CLOCK
from taverne.match.fair import commit, nth_secret, read_fair_tags, verify_fair
from taverne.match.log import Drawn, Opened
from taverne.match.match import Match
from taverne.match.state import Occupant
from tests.server.client import Player
from tests.server.gathering import begin, play_out, players, sit_down
from tests.server.services import Deployment
from tests.server.test_tables import code

RULESET = "aetherya"
DRAGON = 6


def read_secret(deployment: Deployment, table: str) -> bytes:
    """What an operator finds in the database."""
    with closing(sqlite3.connect(deployment.servers[0].environment["TAVERNE_DATABASE_URL"])) as database:
        (secret,) = database.execute("select secret from matches where id = ?", (table,)).fetchone()
        return bytes(secret)


def dealt(secret: bytes, nonces: tuple[bytes, bytes]) -> list[str]:
    """The draws of the setup that these numbers lead to."""
    match = Match(secret)
    match.open(Opened(RULESET, 2, NO_CLOCK, False, ""))
    for seat, nonce in enumerate(nonces, 1):
        match.sit(seat, Occupant("", f"{seat}", None, commit(nonce) if nonce else None))
    match.start(0)
    for seat in match.awaited():
        match.reveal(seat, nonces[seat - 1], 0)
    return [f"{entry.head} {entry.value}" for entry in match.state.log if isinstance(entry, Drawn)]


def favourable(secret: bytes) -> bytes:
    """A nonce that, unless another seat adds one, deals the operator a dragon and puts another on top of their deck."""
    for attempt in range(2000):
        nonce = attempt.to_bytes(4, "big")
        draws = dealt(secret, (nonce, b""))
        deck = [draw for draw in draws if draw.startswith("lands 1 ")]
        if f"deal 1 {DRAGON}" in draws and deck[0] == f"lands 1 {DRAGON}":
            return nonce
    pytest.fail("no nonce deals as the operator wishes")


async def commit_as(operator: Player, table: str, nonce: bytes) -> None:
    """The operator sits down with a chosen nonce."""
    operator.nonces[table] = nonce.hex()
    await operator.call("POST", f"/api/tables/{table}/leave", {})
    await operator.sit(table, 1)


async def record_of(person: Player, table: str) -> str:
    return str((await person.call("GET", f"/api/tables/{table}/record"))["record"])


def test_an_operator_who_reads_the_secret_cannot_begin_without_the_others_nonce(sqlite: Deployment) -> None:
    async def run() -> None:
        async with players(sqlite.urls, 2, seed=151) as (operator, victim):
            table = await sit_down([operator, victim], RULESET, 2)
            secret = read_secret(sqlite, table)
            wish = favourable(secret)
            await commit_as(operator, table, wish)
            first = (await victim.call("GET", f"/api/tables/{table}"))["commitment"]
            await operator.start(table)
            left = await operator.call("POST", f"/api/tables/{table}/leave", {})  # From a second connection.
            assert left["status"] == "open", "leaving begins no game"
            assert left["commitment"] != first
            assert left["restarts"] == 1
            # The next secret is in the database, too; the operator tries to begin before the victim commits again.
            chosen = favourable(nth_secret(secret, 1))
            operator.nonces[table] = chosen.hex()
            back = await operator.sit(table, 1)
            assert back["seats"][1]["commitment"] is None, "what was committed to the old secret is void"
            assert await code(operator.start(table)) == "commitment-awaited"
            seen = victim.tables[table]
            await victim.until(lambda: bool(seen.table["restarts"]))
            await victim.play(table, stop=lambda: not seen.table["seats"][1]["must_commit"])
            await play_out([operator, victim], table)
            record = await record_of(victim, table)
            numbers = read_fair_tags(record)
            assert numbers.nonces == (chosen, bytes.fromhex(victim.nonces[table]))
            assert numbers.restarts == 1, "the record states that a start was called off"
            assert verify_fair(record) > 0
            drawn = dealt(numbers.secret, (chosen, numbers.nonces[1]))
            assert drawn != dealt(numbers.secret, (chosen, b"")), "not the cards the operator chose"
            told = await victim.call("GET", f"/api/tables/{table}/fairness")
            assert told["nonces"] == [nonce.hex() for nonce in numbers.nonces]
            assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == left["commitment"]
            assert told["restarts"] == 1

    asyncio.run(run())


def test_a_nonce_that_does_not_arrive_ends_the_start_and_frees_the_seat(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=152) as (ann, bob):
            table = await sit_down([ann, bob], RULESET, 2)
            first = ann.tables[table].table["commitment"]
            await ann.start(table)
            seen = ann.tables[table]
            await ann.until(lambda: seen.status == "open" and bool(seen.table["restarts"]))
            assert seen.table["commitment"] != first
            assert [seat["is_taken"] for seat in seen.table["seats"]] == [True, False]
            kinds = [entry["kind"] for entry in seen.entries]
            assert kinds[-2:] == ["CalledOff", "Vacated"]
            assert seen.entries[-2]["reason"] == "late"
            # Both gather again, and the game begins with new numbers.
            await asyncio.gather(*(person.play(table, stop=lambda: seen.status == "playing") for person in (ann, bob)))
            assert all(seat["nonce"] for seat in seen.table["seats"])

    asyncio.run(run())


def test_a_commitment_made_before_the_tables_own_was_known_is_refused(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=153) as (ann, bob):
            table = await ann.create(RULESET, 2)
            old = {"commitment": "0" * 64, "against": "1" * 64}
            assert await code(ann.call("POST", f"/api/tables/{table}/sit", {"seat": 1, **old})) == "commitment-old"
            shown = await ann.call("GET", f"/api/tables/{table}")
            against = {"against": shown["commitment"]}
            await ann.call("POST", f"/api/tables/{table}/sit", {"seat": 1, "commitment": "0" * 64, **against})
            assert await code(ann.call("POST", f"/api/tables/{table}/commit", {**old, **against})) == "committed"
            await bob.call("POST", f"/api/tables/{table}/sit", {"seat": 2})
            assert await code(bob.call("POST", f"/api/tables/{table}/commit", old)) == "commitment-old"
            seated = await bob.call("POST", f"/api/tables/{table}/commit", {**old, **against})
            assert seated["seats"][1]["commitment"] == "0" * 64

    asyncio.run(run())


def test_a_stranger_cannot_start_a_table_and_leave_its_host_with_a_bot(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 3, seed=154) as (host, stranger, third):
            table = await host.create(RULESET, 2, public=True)
            await host.sit(table, 1)
            await stranger.sit(table, 2)
            assert not (await stranger.call("GET", f"/api/tables/{table}"))["can_start"]
            assert await code(stranger.start(table)) == "host-only"
            assert (await stranger.call("POST", f"/api/tables/{table}/leave", {}))["status"] == "open"
            # A stranger who leaves while the host starts frees the seat for someone else.
            await stranger.sit(table, 2)
            assert (await host.start(table))["status"] == "starting"
            left = await stranger.call("POST", f"/api/tables/{table}/leave", {})
            assert left["status"] == "open"
            assert [(seat["is_taken"], seat["bot"]) for seat in left["seats"]] == [(True, None), (False, None)]
            await third.sit(table, 2)
            for person in (host, third):
                await person.subscribe(table)
            await asyncio.gather(
                *(person.play(table, stop=lambda: host.tables[table].status == "playing") for person in (host, third))
            )

    asyncio.run(run())


def test_whoever_is_seated_starts_a_table_its_host_does_not_sit_at(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 3, seed=155) as (host, ann, bob):
            table = await host.create(RULESET, 2)
            for seat, person in enumerate((ann, bob), 1):
                await person.sit(table, seat)
                await person.subscribe(table)
            await begin([ann, bob], table)
            other = await host.create(RULESET, 2)
            for seat in (1, 2):
                await host.sit(other, seat, bot="random")
            assert (await host.start(other))["status"] == "playing", "the host may also watch bots"

    asyncio.run(run())
