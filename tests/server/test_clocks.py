"""Clocks against people who would rather they stood still."""

import asyncio
from pathlib import Path

import httpx
import pytest

from taverne.hosting.tables import Tables
from taverne.match.clock import live
from taverne.match.log import Opened
from taverne.match.state import Occupant
from taverne.server.app import Sources
from taverne.server.settings import Settings
from tests.server.services import PATIENCE, threaded_server, wait_until
from tests.server.test_storage import ROW, SECRET, opened


def test_leaving_and_sitting_down_stretches_no_decision_not_even_over_restarts(tmp_path: Path) -> None:
    now = started = 1_000_000
    settings = Settings(database_url=str(tmp_path / "t.db"), bot_workers=0)
    sources = Sources(clock=lambda: now)
    with httpx.Client(timeout=PATIENCE) as ann, httpx.Client(timeout=PATIENCE) as bob:
        with threaded_server(settings, sources) as url:
            for person, name in ((ann, "Ann"), (bob, "Bob")):
                assert person.post(f"{url}/api/people/guest", json={"name": name}).status_code == 200
            wanted = {"ruleset": "rivality/duel", "seats": 2, "clock": {"kind": "live", "seconds": 5}}
            table = "/api/tables/" + ann.post(f"{url}/api/tables", json=wanted).json()["id"]
            for person in (ann, bob):
                assert person.post(f"{url}{table}/sit", json={}).status_code == 200
            assert ann.post(f"{url}{table}/start", json={}).json()["status"] == "playing"
        for _ in range(6):  # Each round is a server of its own, which knows the clocks from the log alone.
            with threaded_server(settings, sources) as url:
                now += 3_900
                ann.post(f"{url}{table}/leave", json={})
                now += 100
                back = ann.post(f"{url}{table}/sit", json={})
                if back.status_code == 409:
                    assert back.json()["code"] == "time-up"
                    assert now - started == 8_000, "the first time Ann comes back too late"
                    now += 1_000
                    wait_until(lambda url=url: _has_moved(bob, url + table), "the bot that decides instead")  # type: ignore[misc]
                    return
        pytest.fail("five seconds became twenty-four")


def _has_moved(person: httpx.Client, table: str) -> bool:
    return any(entry["kind"] == "Moved" for entry in person.get(f"{table}/events?since=30").json()["entries"])


def test_nobody_delays_a_bot_or_anothers_clock(tmp_path: Path) -> None:
    """Ann has left and a bot decides for her; Bob, asked at the same time, keeps leaving and coming back."""

    async def run() -> None:
        async with opened(tmp_path / "t.db") as (_, journal, store):
            tables = Tables(store, journal, lambda: 5, bot_pause=900, most=10)
            await tables.create(
                ROW, SECRET, lambda cached: cached.match.open(Opened("drako", 3, live(5, 0), False, ""))
            )
            for seat, name in enumerate(("ann", "bob", "eve"), 1):
                await tables.change("t", lambda cached, s=seat, n=name: cached.match.sit(s, Occupant(n, n, None)))  # type: ignore[misc]
            await tables.change("t", lambda cached: cached.match.start(0))
            await tables.change("t", lambda cached: cached.match.leave(1, 1_000, "greedy"))
            for at in range(1_010, 1_290, 20):
                await tables.change("t", lambda cached, at=at: cached.match.leave(2, at, "greedy"))  # type: ignore[misc]
                await tables.change("t", lambda cached, at=at: cached.match.come_back(2, "bob", at + 10))  # type: ignore[misc]
                async with tables.reading("t") as cached:
                    assert tables.due_at(cached.match.state, at) == 1_300
                    assert tables.next_bot(cached.match.state) == (1_300, 1)
            await tables.change("t", lambda cached: cached.match.leave(2, 4_900, "greedy"))
            await tables.change("t", lambda cached: cached.match.play(1, legal(cached), 4_950))
            async with tables.reading("t") as cached:
                assert tables.due_at(cached.match.state, 4_960) == 5_001, "Eve's time is up before the bot decides"

    asyncio.run(run())


def legal(cached: object) -> str:
    state = cached.match.state  # type: ignore[attr-defined]
    return str(state.game.legal(state.game_state, 1)[0])
