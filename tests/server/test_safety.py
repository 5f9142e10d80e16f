"""Limits, origins, cookies, headers, logs: what stands between the network and the tables."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from taverne.hosting.errors import TooMuch
from taverne.hosting.limits import Bucket, Limit
from taverne.kernel.errors import TaverneError
from taverne.server.app import Sources
from taverne.server.logs import JsonFormatter, PlainFormatter
from taverne.server.names import clean_name
from taverne.server.safety import is_loopback, network_of
from taverne.server.serving import _shown, home_addresses
from taverne.server.settings import Settings, read_settings, to_environment
from tests.server.client import Player, Refusal
from tests.server.services import Deployment, serve_sqlite, threaded_server


def test_every_answer_has_strict_headers_and_no_inline_script(sqlite: Deployment) -> None:
    for path in ("/", "/api/docs", "/api/tables", "/nowhere", "/api/nowhere", "/about", "/icon.svg"):
        response = httpx.get(sqlite.urls[0] + path)
        policy = response.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        # The engine in the browser is WebAssembly, and nothing else may be evaluated.
        assert "unsafe" not in policy.replace("script-src 'self' 'wasm-unsafe-eval';", "")
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["x-frame-options"] == "DENY"
        assert "server" not in response.headers
        assert re.search(r"<script(?![^>]* src=)|<style| style=", response.text) is None
    assert httpx.get(sqlite.urls[0] + "/api/tables").headers["cache-control"] == "no-store"
    assert httpx.get(sqlite.urls[0] + "/nowhere").status_code == 404


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites(sqlite: Deployment) -> None:
    def enter(**headers: str) -> str:
        response = httpx.post(sqlite.urls[0] + "/api/people/guest", json={"name": "Ann"}, headers=headers)
        assert response.status_code == 200, response.text
        return response.headers["set-cookie"].lower()

    plain = enter()
    assert "httponly" in plain
    assert "samesite=lax" in plain
    assert "secure" not in plain
    assert "secure" in enter(**{"X-Forwarded-Proto": "https"}), "behind a proxy that serves HTTPS"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "SAME"}, 200),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://friend.example"}, 200),
        ({"Origin": "http://["}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
    ],
)
def test_other_origins_may_not_act_in_ones_name(friendly: Deployment, headers: dict[str, str], status: int) -> None:
    url = friendly.urls[0]
    given = {name: url if value == "SAME" else value for name, value in headers.items()}
    response = httpx.post(url + "/api/people/guest", json={"name": "Ann"}, headers=given)
    assert response.status_code == status
    address = url.replace("http", "ws") + "/api/socket"
    expected: AbstractContextManager[Any] = nullcontext() if status == 200 else pytest.raises(InvalidStatus)
    with expected, connect(address, additional_headers=given):
        pass


@pytest.fixture(scope="module")
def friendly() -> Iterator[Deployment]:
    with serve_sqlite(TAVERNE_ORIGINS="http://friend.example") as deployment:
        yield deployment


def test_forms_of_other_sites_are_not_json_and_are_refused(sqlite: Deployment) -> None:
    url = sqlite.urls[0] + "/api/people/guest"
    response = httpx.post(url, content=b'{"name":"Ann"}', headers={"Content-Type": "text/plain"})
    assert response.status_code == 400
    assert httpx.post(url, content=b"x" * 70_000).status_code == 413

    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    assert httpx.post(url, content=chunks()).status_code == 413


def test_limits_are_met_by_those_who_overdo_it_and_the_socket_stays_open(tmp_path: Path) -> None:
    settings = Settings(
        database_url=str(tmp_path / "t.db"),
        bot_workers=0,
        password_rounds=1,
        tables_per_person=2,
        connections_per_address=2,
        messages_per_second=5,
        sign_ins_per_minute=3,
        chat_per_minute=2,
        guests_per_hour=2,
    )
    seconds = 0.0

    async def run(url: str) -> None:
        nonlocal seconds
        ann = await (await Player([url], "Ann").enter()).connect()
        bob = await (await Player([url], "Bob").enter()).connect()
        with connect(url.replace("http", "ws") + "/api/socket") as third:
            assert json.loads(third.recv())["code"] == "too-many-connections"
            with pytest.raises(ConnectionClosed):
                third.recv()
        eve = Player([url], "Eve")
        assert await code(eve.enter()) == ("too-often", 429)
        table = await ann.create("aetherya")
        await ann.create("aetherya")
        assert await code(ann.create("aetherya")) == ("too-many-tables", 429)
        await bob.subscribe(table)
        for _ in range(2):
            await bob.ask({"type": "say", "table": table, "text": "hi"})
        assert (await code(bob.ask({"type": "say", "table": table, "text": "hi"})))[0] == "too-often"
        found = [await code(ann.ask({"type": "look", "table": "nowhere", "number": 1})) for _ in range(25)]
        assert found == [("table-unknown", 0)] * 15 + [("too-often", 0)] * 10, "three seconds' worth at once"
        seconds += 1
        await ann.ask({"type": "ping"})
        assert ann.reconnections == 0
        wrong = {"name": "nobody", "password": "wrong horse"}
        tries = [await code(ann.call("POST", "/api/people/sign-in", wrong)) for _ in range(5)]
        assert tries == [("sign-in", 403)] * 3 + [("too-often", 429)] * 2
        for person in (ann, bob, eve):
            await person.close()

    with threaded_server(settings, Sources(steady=lambda: seconds)) as url:
        asyncio.run(run(url))


async def code(work: object) -> tuple[str | None, int]:
    with pytest.raises(Refusal) as caught:
        await work  # type: ignore[misc]
    return caught.value.code, caught.value.status


def test_a_bucket_fills_with_time() -> None:
    now = 0.0
    bucket = Bucket(2, 1, lambda: now)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 1.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    limit = Limit(1, 60, lambda: now)
    limit.take("ann")
    limit.take("bob")
    with pytest.raises(TooMuch):
        limit.take("ann")


def test_logs_tell_where_an_error_was_and_not_what_was_said() -> None:
    def fail() -> None:
        raise ValueError("hidden card")

    try:
        fail()
    except ValueError as error:
        record = logging.makeLogRecord(
            {
                "msg": "it failed",
                "levelno": 40,
                "levelname": "ERROR",
                "exc_info": (ValueError, error, error.__traceback__),
                "table": "t",
            }
        )
    for formatter in (PlainFormatter(), JsonFormatter()):
        line = formatter.format(record)
        assert "hidden card" not in line
        assert "ValueError" in line
        assert "in fail" in line
    assert json.loads(JsonFormatter().format(record))["table"] == "t"


def test_settings_come_from_the_environment_or_get_a_sentence() -> None:
    settings = read_settings({"TAVERNE_BOT_PAUSE": "7", "TAVERNE_JSON_LOGS": "yes", "TAVERNE_REDIS_URL": "redis://x"})
    assert settings == Settings(bot_pause=7, json_logs=True, redis_url="redis://x")
    assert read_settings(to_environment(settings)) == settings
    for name, value in (("TAVERNE_BOT_PAUSE", "soon"), ("TAVERNE_JSON_LOGS", "perhaps")):
        with pytest.raises(TaverneError, match="error-setting"):
            read_settings({name: value})


def test_no_password_is_shown_and_home_addresses_are_not_loopback() -> None:
    assert _shown("postgresql://ann:secret@db/taverne") == "postgresql://db/taverne"
    assert _shown("/data/taverne.db") == "/data/taverne.db"
    assert not any(address.startswith("127.") for address in home_addresses())


def test_names_are_visible_and_short() -> None:
    assert clean_name("  Zo\u0065\u0301  B ") == "Zoé B"
    for name in ("", " ", "a" * 25, "\u202edrow", "a\tb\u0007", "\u200b"):
        with pytest.raises(TaverneError, match="error-name"):
            clean_name(name)


def test_health_and_metrics_tell_an_operator_how_it_goes(sqlite: Deployment) -> None:
    assert httpx.get(sqlite.urls[0] + "/health").json() == {"status": "ok", "news": "connected"}
    text = httpx.get(sqlite.urls[0] + "/metrics").text
    for name in ("taverne_requests_total", "taverne_moves_total", "taverne_sockets", "taverne_matches_in_memory"):
        assert name in text


def test_the_page_for_programmers_is_in_the_readers_language(sqlite: Deployment) -> None:
    for language, word in (("fr", "programmes"), ("de", "Programme"), ("en", "programs")):
        page = httpx.get(f"{sqlite.urls[0]}/api/docs?lang={language}").text
        assert word in page
        assert f'<html lang="{language}">' in page


def test_the_web_client_is_served_small_and_kept_by_browsers(sqlite: Deployment) -> None:
    page = httpx.get(sqlite.urls[0] + "/tables/anything")
    assert page.headers["cache-control"] == "no-cache"
    script = re.findall(r'src="(/assets/[^"]+)"', page.text)[0]
    asked = {
        name: httpx.get(sqlite.urls[0] + script, headers={"Accept-Encoding": name}) for name in ("gzip", "identity")
    }
    assert asked["gzip"].headers["content-encoding"] == "gzip"
    assert "content-encoding" not in asked["identity"].headers
    assert asked["gzip"].content == asked["identity"].content
    assert "immutable" in asked["gzip"].headers["cache-control"]
    assert httpx.get(sqlite.urls[0] + "/assets/nothing.js").status_code == 404


def test_clients_over_ipv4_have_addresses_of_their_own_on_a_dual_stack_socket() -> None:
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8::1") == network_of("2001:db8::2") == "2001:db8::/64"
    assert not is_loopback(network_of("::ffff:192.0.2.7"))


def test_the_home_address_is_told_on_this_machine_alone() -> None:
    assert [is_loopback(address) for address in ("127.0.0.1", "::/64", "192.168.1.7", "2001:db8::/64", "?")] == [
        True,
        True,
        False,
        False,
        False,
    ]
