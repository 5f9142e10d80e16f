"""Clients that connect and then dawdle: they are dropped in time, and nobody else waits for them."""

import json
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from taverne.server.app import Sources
from taverne.server.settings import Settings
from tests.server.services import PATIENCE, Deployment, TaverneServer, serve_sqlite, threaded_server, wait_until

HALF_A_REQUEST = b"GET /health HTTP/1.1\r\nHost: taverne\r\n"
REQUEST = HALF_A_REQUEST + b"\r\n"
UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: taverne\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


Dial = Callable[[str], socket.socket]


@pytest.fixture
def dial() -> Iterator[Dial]:
    """Opens connections without any client's manners, and with room for few bytes."""
    with ExitStack() as opened:

        def connect_to(url: str) -> socket.socket:
            address = httpx.URL(url)
            raw = opened.enter_context(socket.socket())
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.settimeout(PATIENCE)
            raw.connect((address.host, address.port))
            return raw

        yield connect_to


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database_url=str(tmp_path / "taverne.db"), bot_workers=0)


def hang_up(raw: socket.socket) -> None:
    """Ends a connection as a crash does, by a reset."""
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    raw.close()


def is_dropped(raw: socket.socket) -> bool:
    """Whether the server has ended a connection on which it had nothing to say."""
    raw.setblocking(False)
    try:
        return raw.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_half_open_connections_do_not_use_up_the_descriptors(dial: Dial, tmp_path: Path) -> None:
    server = TaverneServer({"TAVERNE_DATABASE_URL": str(tmp_path / "taverne.db")}, descriptors=256).start()
    try:
        url = server.url
        half_open = [dial(url) for _ in range(300)]
        for raw in half_open:
            with suppress(ConnectionError):  # The first may have made room for the last.
                raw.sendall(HALF_A_REQUEST)
        assert httpx.get(url + "/health", timeout=PATIENCE).json()["status"] == "ok"
        with connect(url.replace("http", "ws") + "/api/socket", open_timeout=PATIENCE) as client:
            assert json.loads(client.recv())["type"] == "hello"
    finally:
        server.stop()


def test_one_address_may_not_open_any_number_of_connections(dial: Dial, settings: Settings) -> None:
    limited = replace(settings, connections_per_address=5)
    with threaded_server(limited, Sources(), forwarded_allow_ips="192.0.2.1") as url:
        dialled = [dial(url) for _ in range(30)]
        wait_until(lambda: sum(map(is_dropped, dialled)) == 20, "the oldest to be dropped")
        assert not any(map(is_dropped, dialled[20:])), "it is the newest that may still be on their way"
        assert httpx.get(url + "/health").status_code == 200


def test_a_trusted_proxy_may_open_as_many_as_it_needs(dial: Dial, settings: Settings) -> None:
    limited = replace(settings, connections_per_address=5)
    with threaded_server(limited, Sources(), forwarded_allow_ips="127.0.0.1") as url:
        dialled = [dial(url) for _ in range(30)]
        for raw in dialled:
            raw.sendall(REQUEST)
        assert [raw.recv(12) for raw in dialled] == [b"HTTP/1.1 200"] * 30


@pytest.fixture(scope="module")
def impatient() -> Iterator[Deployment]:
    with serve_sqlite(TAVERNE_REQUEST_SECONDS="1", TAVERNE_IDLE_SECONDS="1") as deployment:
        yield deployment


@pytest.mark.parametrize(
    ("begun", "drip"),
    [
        (b"", b""),
        (b"", b"\r\n"),
        (HALF_A_REQUEST, b"a: b\r\n"),
        (b"POST /api/people/guest HTTP/1.1\r\nHost: taverne\r\nContent-Length: 5000\r\n\r\n", b"x"),
        (b"POST /api/people/guest HTTP/1.1\r\nHost: taverne\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
        (b"GET /health HTTP/1.1\r\nHost: taverne\r\nContent-Length: 5000\r\n\r\n", b"x"),
        (REQUEST, b"\r\n"),
        (UPGRADE[:-2] + b"a: " + b"b" * 9000 + b"\r\n\r\n", b""),
        (UPGRADE[:-2] + b"a: b\r\n" * 200 + b"\r\n", b""),
    ],
    ids=[
        "nothing",
        "empty lines",
        "headers",
        "body",
        "chunks",
        "needless body",
        "after an answer",
        "handshake with a long header",
        "handshake with many headers",
    ],
)
def test_a_request_has_to_arrive_in_time_however_steadily_it_drips(
    impatient: Deployment, dial: Dial, begun: bytes, drip: bytes
) -> None:
    raw = dial(impatient.urls[0])
    raw.sendall(begun)

    def drips() -> bool:
        try:
            raw.sendall(drip)
            raw.setblocking(False)
            while raw.recv(65_536):
                pass
        except BlockingIOError:
            return True
        except ConnectionError:
            return False
        return False

    wait_until(lambda: not drips(), "the server to lose its patience")
    assert httpx.get(impatient.urls[0] + "/health").status_code == 200


def accepts(raw: socket.socket, more: bytes) -> bool:
    """Whether the other side still has the connection, be it that it reads no more of it."""
    raw.setblocking(False)
    try:
        raw.send(more)
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    return True


def test_an_answer_has_to_be_read_in_time(impatient: Deployment, dial: Dial) -> None:
    raw = dial(impatient.urls[0])
    raw.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: taverne\r\n\r\n" * 300)
    wait_until(lambda: not accepts(raw, b"\r\n"), "the server to lose its patience")


def test_a_websocket_that_follows_nothing_has_to_say_something(impatient: Deployment) -> None:
    address = impatient.urls[0].replace("http", "ws") + "/api/socket"
    with httpx.Client(base_url=impatient.urls[0]) as http:
        http.post("/api/people/guest", json={"name": "Ann"})
        table = http.post("/api/tables", json={"ruleset": "aetherya", "seats": 2}).json()["id"]
        cookie = {"Cookie": f"taverne={http.cookies['taverne']}"}
    with connect(address) as silent, connect(address, additional_headers=cookie) as follower:
        follower.send(json.dumps({"type": "subscribe", "request": 1, "table": table, "since": -1, "chat_since": -1}))
        while json.loads(follower.recv()).get("request") != 1:
            pass
        assert json.loads(silent.recv(PATIENCE))["type"] == "hello"
        with pytest.raises(ConnectionClosed) as caught:
            silent.recv(PATIENCE)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1001
        follower.send(json.dumps({"type": "ping", "request": 2}))
        while json.loads(follower.recv(PATIENCE)).get("request") != 2:
            pass


def test_a_websocket_that_answers_no_ping_is_dropped_though_its_messages_are_unread(tmp_path: Path, dial: Dial) -> None:
    settings = Settings(database_url=str(tmp_path / "t.db"), bot_workers=0, messages_per_second=100_000)
    with threaded_server(settings, Sources(), ws_ping_interval=0.5, ws_ping_timeout=0.5) as url:
        raw = dial(url)
        raw.sendall(UPGRADE)
        assert raw.recv(12) == b"HTTP/1.1 101"
        bad = b"\xff" * 100
        frame = b"\x82" + bytes([0x80 | len(bad)]) + b"\0\0\0\0" + bad
        wait_until(lambda: not accepts(raw, frame), "the server to miss its pong")


def test_clients_that_vanish_are_no_errors(dial: Dial, settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    post = b"POST /api/people/guest HTTP/1.1\r\nHost: taverne\r\nContent-Length: 50\r\n\r\n{"
    unread = b"GET /api/openapi.json HTTP/1.1\r\nHost: taverne\r\n\r\n" * 100
    with threaded_server(replace(settings, connections_per_address=3), Sources()) as url:
        for sent in (b"", HALF_A_REQUEST, post, UPGRADE, UPGRADE[:-2], unread):
            for _ in range(8):
                raw = dial(url)
                raw.sendall(sent)
                hang_up(raw)
        raw = dial(url)
        raw.sendall(UPGRADE)
        assert raw.recv(12) == b"HTTP/1.1 101"
        raw.sendall(b"\x81\x82\0\0\0\0\xff\xff")  # A text that is not UTF-8.
        while raw.recv(4096):
            pass
        assert httpx.get(url + "/health").status_code == 200
    assert [record for record in caplog.records if record.levelname == "ERROR" or record.exc_info] == []
