"""`taverne serve`: sentences instead of tracebacks, and several workers behind one port."""

import os
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from taverne.cli import main
from tests.server.services import GENEROUS, PATIENCE, Deployment, free_port, is_healthy, wait_until


def sentence(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as caught:
        main(["serve", *arguments])
    assert caught.value.code == 2
    return capsys.readouterr().err


def test_what_cannot_be_served_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--redis" in sentence(capsys, "--workers", "2")
    assert "1 to 64" in sentence(capsys, "--workers", "0")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in sentence(capsys, "--port", port)
    assert "--port" in sentence(capsys, "--port", "99999")


def places(folder: Path) -> dict[str, str]:
    """Databases that cannot be used, and a word of the sentence about each."""
    garbage, later = folder / "garbage.db", folder / "later.db"
    garbage.write_bytes(b"garbage" * 1000)
    with closing(sqlite3.connect(later)) as database:
        database.execute("CREATE TABLE alembic_version AS SELECT '9999' AS version_num")
    return {
        "/proc/taverne/taverne.db": "folder",
        "/proc/taverne.db": "folder",
        str(folder): "folder",
        str(garbage / "taverne.db"): "folder",
        str(garbage): "damaged",
        str(later): "newer",
        "foo://bar": "postgresql://",
        "postgresql://ann:secret@127.0.0.1:bar": "postgresql://",
        f"postgresql://ann:secret@127.0.0.1:{free_port()}/taverne": "does not answer",
    }


def test_a_database_that_cannot_be_used_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVERNE_STORAGE_SECONDS", "1")
    for place, word in places(tmp_path).items():
        found = sentence(capsys, "--port", str(free_port()), "--database", place)
        assert word in found
        assert found.count("\n") == 1, found
        assert "secret" not in found
    with closing(sqlite3.connect(tmp_path / "locked.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "locked" in sentence(capsys, "--port", str(free_port()), "--database", str(tmp_path / "locked.db"))
    assert "redis://" in sentence(capsys, "--port", str(free_port()), "--redis", "foo://bar")


def test_a_server_that_refuses_gets_a_sentence(capsys: pytest.CaptureFixture[str], postgres: Deployment) -> None:
    database = postgres.servers[0].environment["TAVERNE_DATABASE_URL"] + "-not-there"
    assert "refuses" in sentence(capsys, "--port", str(free_port()), "--database", database)


def test_a_full_disk_gets_a_sentence_in_the_readers_language(tmp_path: Path) -> None:
    def fill_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    done = subprocess.run(
        [sys.executable, "-m", "taverne", "--lang", "fr", "serve", "--port", str(free_port())],
        env={**os.environ, "TAVERNE_DATABASE_URL": str(tmp_path / "taverne.db")},
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=fill_disk,
    )
    assert done.returncode == 2, done.stderr
    assert "le disque est plein" in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr


def test_several_workers_serve_one_port_and_count_together(postgres: Deployment) -> None:
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "taverne", "serve", "--port", str(port), "--workers", "2", "--json-logs"],
        env={**os.environ, **GENEROUS, **postgres.servers[0].environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        url = f"http://127.0.0.1:{port}"
        wait_until(lambda: is_healthy(url), "taverne with two workers")
        for _ in range(40):
            assert httpx.get(f"{url}/api/offers").status_code == 200
        found = re.search(
            r'taverne_requests_total\{route="what_is_offered",status="200"\} (\d+)', httpx.get(f"{url}/metrics").text
        )
        assert found is not None
        assert int(found[1]) == 40
        assert process.stdout is not None
        assert url in process.stdout.readline()
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
        process.communicate()
