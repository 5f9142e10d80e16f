"""Real servers for tests, on loopback and in temporary folders: PostgreSQL, Redis, and taverne itself."""

import json
import os
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from taverne.server.app import Sources, build_app
from taverne.server.serving import OPTIONS
from taverne.server.settings import Settings

GENEROUS = {
    "TAVERNE_BOT_PAUSE": "0",
    "TAVERNE_BOT_WORKERS": "0",
    "TAVERNE_BOT_THINKING": "50",
    "TAVERNE_HOLD_ANSWERS": "no",
    "TAVERNE_CONNECTIONS_PER_ADDRESS": "5000",
    "TAVERNE_REQUESTS_PER_MINUTE": "1000000",
    "TAVERNE_SIGN_INS_PER_MINUTE": "100000",
    "TAVERNE_GUESTS_PER_HOUR": "1000000",
    "TAVERNE_MESSAGES_PER_SECOND": "100000",
    "TAVERNE_CHAT_PER_MINUTE": "100000",
    "TAVERNE_TABLES_PER_PERSON": "100000",
    "TAVERNE_PUBLIC_PER_PERSON": "100000",
    "TAVERNE_PUBLIC_PER_ADDRESS": "100000",
    "TAVERNE_PASSWORD_ROUNDS": "1",
}
"""Limits that tests, all from one address, do not meet; those on limits set their own."""
PATIENCE = 600.0
"""Seconds after which something that should happen has failed to; a busy machine is slow, not wrong."""
PORTS = range(10_000, 32_000)
"""Below those the system gives to outgoing connections, so that a server that comes back finds its port free."""
POSTGRES_PLACES = ("/usr/lib/postgresql", "/usr/local/lib/postgresql", "/opt/homebrew/opt")


def free_port() -> int:
    # Not the seeded generator: two test processes would choose the same ports.
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port


def _postgres_programs() -> Path:
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    for place in POSTGRES_PLACES:
        for initdb in sorted(Path(place).glob("*/bin/initdb"), reverse=True):
            return initdb.parent
    raise RuntimeError("PostgreSQL is not installed; `make services` installs it")


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of its own; its address. It does not run as root."""
    programs = _postgres_programs()
    folder = tempfile.mkdtemp(prefix="taverne-postgres-")
    data = str(Path(folder) / "data")
    as_owner: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
        as_owner = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    port = free_port()
    initdb = [str(programs / "initdb"), "-D", data, "-U", "taverne", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run([*as_owner, *initdb], check=True, cwd=folder, capture_output=True)
    server = subprocess.Popen(
        [*as_owner, str(programs / "postgres"), "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        is_ready = [str(programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
        wait_until(lambda: subprocess.run(is_ready, check=False, capture_output=True).returncode == 0, "PostgreSQL")
        yield f"postgresql://taverne@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


@dataclass
class RedisServer:
    """A Redis of its own, that can be lost and come back."""

    port: int
    folder: str
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", self.folder]
        self.process = subprocess.Popen(["redis-server", *arguments], stdout=subprocess.DEVNULL)
        wait_until(lambda: _answers(self.port), "Redis")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def redis() -> Iterator[RedisServer]:
    if shutil.which("redis-server") is None:
        raise RuntimeError("Redis is not installed; `make services` installs it")
    folder = tempfile.mkdtemp(prefix="taverne-redis-")
    server = RedisServer(free_port(), folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
    except OSError:
        return False


def wait_until(is_ready: Callable[[], bool], what: str) -> None:
    """Waits for a condition outside this process, which can only be asked again and again."""
    limit = time.monotonic() + PATIENCE
    while not is_ready():
        if time.monotonic() > limit:
            raise RuntimeError(f"{what}: waited in vain")
        time.sleep(0.05)


def is_healthy(url: str) -> bool:
    """Whether a server answers and reaches its database."""
    try:
        return httpx.get(f"{url}/health", timeout=10).status_code == 200
    except httpx.HTTPError:
        return False


@dataclass
class TaverneServer:
    """A server process that can be killed and started again at the same port."""

    environment: Mapping[str, str]
    port: int = field(default_factory=free_port)
    nursery: "Nursery | None" = None
    log: Path = field(default_factory=lambda: Path(tempfile.mkstemp(prefix="taverne-log-")[1]))
    descriptors: int | None = None
    """How many files and sockets it may have open, if fewer than usual."""
    process: "subprocess.Popen[bytes] | Forked | None" = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, *, wait: bool = True) -> "TaverneServer":
        if self.nursery is not None:
            self.process = self.nursery.start(self.port, self.environment, self.log)
        else:
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [sys.executable, "-m", "taverne", "serve", "--port", str(self.port)],
                    env={**os.environ, **GENEROUS, **self.environment},
                    stdout=log,
                    stderr=log,
                    start_new_session=True,  # Its bots' processes are ended with it.
                    preexec_fn=None if self.descriptors is None else self._limit_descriptors,
                )
        if wait:
            self.wait()
        return self

    def _limit_descriptors(self) -> None:
        assert self.descriptors is not None
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    def wait(self) -> None:
        wait_until(self._is_ready, "taverne")

    def _is_ready(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"taverne ended: {self.log.read_text()[-2000:]}")
        return is_healthy(self.url)

    def kill(self) -> None:
        """Ends it at once, with all its processes, as a power cut would."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except (subprocess.TimeoutExpired, RuntimeError):
                self.kill()
        self.log.unlink(missing_ok=True)


@dataclass
class Forked:
    """A process that another one has started for us."""

    pid: int

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return -9
        return None

    def wait(self, timeout: float = PATIENCE) -> int:
        del timeout
        wait_until(lambda: self.poll() is not None, "the end of a server")
        return -9

    def terminate(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)


class Nursery:
    """Starts servers that may kill themselves, quickly: the program is loaded once for all of them."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.killing"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, port: int, environment: Mapping[str, str], log: Path) -> Forked:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        asked = {"port": port, "environment": {**GENEROUS, **environment}, "log": str(log)}
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        return Forked(int(self._process.stdout.readline()))

    def close(self) -> None:
        self._process.communicate(timeout=PATIENCE)


@dataclass
class Deployment:
    """The server processes under test, and what they store in."""

    kind: str
    servers: list[TaverneServer]
    redis: RedisServer | None = None

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def logs(self) -> str:
        return "".join(server.log.read_text() for server in self.servers)


@contextmanager
def serve_sqlite(**environment: str) -> Iterator[Deployment]:
    """One process with SQLite."""
    folder = tempfile.mkdtemp(prefix="taverne-data-")
    server = TaverneServer({"TAVERNE_DATABASE_URL": str(Path(folder) / "taverne.db"), **environment})
    server.start()
    try:
        yield Deployment("sqlite", [server])
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def threaded_server(settings: Settings, sources: Sources, **options: Any) -> Iterator[str]:
    """A server in a thread of this process, so that its clocks, ids and secrets can be injected; its address."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(uvicorn.Config(build_app(settings, sources), **{**OPTIONS, **options}))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            wait_until(lambda: server.started or not thread.is_alive(), "taverne in a thread")
            assert thread.is_alive(), "the server did not start"
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


@contextmanager
def serve_postgres(processes: int = 2, **environment: str) -> Iterator[Deployment]:
    """Processes that share a PostgreSQL and a Redis."""
    with postgres() as database, redis() as news:
        shared = {"TAVERNE_DATABASE_URL": database, "TAVERNE_REDIS_URL": news.url, **environment}
        servers = [TaverneServer(shared) for _ in range(processes)]
        for server in servers:
            server.start(wait=False)  # All bring the database up to date at once.
        try:
            for server in servers:
                server.wait()
            yield Deployment("postgres", servers, news)
        finally:
            for server in servers:
                server.stop()


DEPLOYMENTS: dict[str, Callable[..., AbstractContextManager[Deployment]]] = {
    "sqlite": serve_sqlite,
    "postgres": serve_postgres,
}
