"""What one address may ask of the server: pages instead of whole logs, and everything at its price."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from taverne.hosting.limits import Bucket
from taverne.match.state import MOST_UNDONE
from taverne.server.app import Sources
from taverne.server.settings import Settings
from tests.server.client import Player, Refusal
from tests.server.gathering import sit_down
from tests.server.services import PATIENCE, Deployment, threaded_server

PAGE = 100
"""Entries in an answer at most, as the protocol says."""


def test_alternating_move_and_undo_makes_a_log_that_ends_and_is_read_in_pages(sqlite: Deployment) -> None:
    async def run() -> None:
        ann = await (await Player(sqlite.urls, "Ann").enter()).connect()
        bob = await (await Player(sqlite.urls, "Bob").enter()).connect()
        table = await sit_down([ann, bob], "aetherya", 2)
        await ann.start(table)
        await bob.play(table, stop=lambda: bob.tables[table].status == "playing")
        seen = ann.tables[table]
        await ann.until(lambda: bool(seen.moves))
        move = {"type": "move", "table": table, "move": seen.moves[0]}
        number = seen.number
        for _ in range(MOST_UNDONE):
            number = (await ann.ask({**move, "expected": number}))["number"]
            number = (await ann.ask({"type": "undo", "table": table}))["number"]
        await ann.ask({**move, "expected": number})
        with pytest.raises(Refusal, match="undo-limit"):
            await ann.ask({"type": "undo", "table": table})
        await ann.until(lambda: seen.number > number)
        assert seen.position is not None
        assert not seen.position["can_undo"]

        stranger = Player(sqlite.urls, "Nobody")
        told, since, pages = [], -1, 0
        while True:
            page = await stranger.call("GET", f"/api/tables/{table}/events?since={since}")
            assert page["after"] == since
            assert len(page["entries"]) <= PAGE
            told += page["entries"]
            pages += 1
            if not page["more"]:
                break
            since = page["entries"][-1]["number"]
        assert [entry["number"] for entry in told] == list(range(seen.number + 1))
        assert pages == -(-len(told) // PAGE)
        assert told == await stranger.events(table)
        for person in (ann, bob, stranger):
            await person.close()

    asyncio.run(run())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A server whose clock for limits stands still, with a table."""
    settings = Settings(
        database_url=str(tmp_path / "t.db"), bot_workers=0, requests_per_minute=100, messages_per_second=2
    )
    with threaded_server(settings, Sources(steady=lambda: 0.0)) as url:
        yield url


def test_what_is_expensive_is_charged_by_its_cost(server: str) -> None:
    with httpx.Client(base_url=server, timeout=PATIENCE) as ann:
        ann.post("/api/people/guest", json={"name": "Ann"})
        table = "/api/tables/" + ann.post("/api/tables", json={"ruleset": "aetherya/solo"}).json()["id"]
        assert ann.post(f"{table}/sit", json={}).status_code == 200
        assert ann.post(f"{table}/start", json={}).json()["status"] == "playing"
        statuses = [ann.get(f"{table}/events?since=-1").status_code for _ in range(100)]
        answered = statuses.count(200)
        assert 10 < answered < 40, "a page costs several times as much as a plain request"
        assert statuses == [200] * answered + [429] * (100 - answered)
        assert ann.get(table).status_code == 429


@pytest.mark.parametrize("path", ["/metrics", "/api/openapi.json", "/api/docs"])
def test_pages_for_operators_and_programmers_are_limited_too(server: str, path: str) -> None:
    with httpx.Client(base_url=server, timeout=PATIENCE) as ann:
        statuses = [ann.get(path).status_code for _ in range(102)]
    assert statuses[0] == 200
    assert statuses[-1] == 429
    assert httpx.get(server + "/health").status_code == 200, "who watches over the server is not turned away"


def _ask(socket: ClientConnection, message: dict[str, object]) -> str:
    socket.send(json.dumps(message))
    while True:
        answer = json.loads(socket.recv(PATIENCE))
        if answer.get("request") == message["request"]:
            return str(answer.get("code", answer["type"]))


def test_a_long_log_costs_who_subscribes_to_it(tmp_path: Path) -> None:
    settings = Settings(database_url=str(tmp_path / "t.db"), bot_workers=0, messages_per_second=2)
    with (
        threaded_server(settings, Sources(steady=lambda: 0.0)) as url,
        httpx.Client(base_url=url, timeout=PATIENCE) as ann,
    ):
        ann.post("/api/people/guest", json={"name": "Ann"})
        table = ann.post("/api/tables", json={"ruleset": "aetherya", "seats": 2}).json()["id"]
        for _ in range(PAGE):
            for command, body in (("sit", {"seat": 2, "bot": "random"}), ("leave", {"seat": 2})):
                assert ann.post(f"/api/tables/{table}/{command}", json=body).status_code == 200
        with connect(url.replace("http", "ws") + "/api/socket") as socket:
            answers = [
                _ask(socket, {"type": "unsubscribe" if number % 2 else "subscribe", "request": number, "table": table})
                for number in range(8)
            ]
        assert answers == ["done"] * 3 + ["too-often"] * 5, "two hundred entries cost as much as two messages"


def test_many_connections_from_one_address_share_a_limit(server: str) -> None:
    address = server.replace("http", "ws") + "/api/socket"
    answers = []
    for _ in range(15):
        with connect(address) as socket:
            answers += [_ask(socket, {"type": "ping", "request": number}) for number in range(8)]
    assert answers[:6] == ["pong"] * 6, "three seconds' worth for one connection"
    assert answers[6:8] == ["too-often"] * 2
    assert answers.count("pong") == 60, "and ten connections' worth for the address"


def test_a_bucket_lends_to_a_single_expensive_request_and_waits_for_it_to_be_paid_back() -> None:
    now = 0.0
    bucket = Bucket(5, 1, lambda: now)
    assert bucket.take(20)
    assert not bucket.take()
    now = 15.0
    assert not bucket.take()
    now = 16.0
    assert bucket.take()
