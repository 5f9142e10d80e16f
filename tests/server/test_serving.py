"""`taverne serve`: sentences instead of tracebacks, and several workers behind one port."""

import os
import re
import signal
import socket
import subprocess
import sys

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
