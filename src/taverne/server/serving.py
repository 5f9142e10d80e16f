"""Runs the server for `taverne serve`: prints its addresses and opens the browser."""

import asyncio
import ipaddress
import os
import socket
import tempfile
import threading
import time
import webbrowser
from dataclasses import replace
from typing import Any

import uvicorn

from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue
from taverne.server.settings import read_settings, to_environment
from taverne.server.storage.check import check_database
from taverne.server.tcp import PROTOCOLS, backlog, raise_descriptors

LONGEST_MESSAGE = 2 * 1024 * 1024
"""Bytes of the largest websocket message; a larger one ends the connection without an answer."""
OPTIONS: dict[str, Any] = {
    **PROTOCOLS,
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "ws_max_size": LONGEST_MESSAGE,
    "ws_max_queue": 4,
    "ws_per_message_deflate": False,  # A small message could be a huge one.
    "timeout_graceful_shutdown": 5,
}
"""How uvicorn serves the tables."""
REDIS_SCHEMES = ("redis://", "rediss://", "unix://")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104


def serve(
    t: Catalogue, host: str, port: int, workers: int, database: str, redis: str, *, opens: bool, json_logs: bool
) -> None:
    """Serves until it is stopped."""
    settings = read_settings()
    settings = replace(
        settings,
        database_url=database or settings.database_url,
        redis_url=redis or settings.redis_url,
        json_logs=json_logs or settings.json_logs,
    )
    if settings.redis_url and not settings.redis_url.startswith(REDIS_SCHEMES):
        raise TaverneError("error-redis-url", found=_shown(settings.redis_url))
    if not 1 <= workers <= 64:
        raise TaverneError("error-workers", found=workers)
    if workers > 1 and not settings.redis_url:
        raise TaverneError("error-workers-redis")
    _check_port(host, port)
    asyncio.run(check_database(settings.database, settings.storage_seconds, _shown(settings.database)))
    raise_descriptors()
    at_home = [f"http://{_in_address(address)}:{port}" for address in home_addresses()] if host in EVERYWHERE else []
    if at_home and not settings.address:
        settings = replace(settings, address=at_home[0])
    os.environ.update(to_environment(settings))
    if workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="taverne-metrics-"))
    here = f"http://{'localhost' if host in EVERYWHERE else _in_address(host)}:{port}"
    print(t.say("serve-here", address=here), flush=True)
    for address in at_home:
        print(t.say("serve-network", address=address), flush=True)
    print(t.say("serve-data", place=_shown(settings.database)), flush=True)
    print(t.say("serve-stop"), flush=True)
    if opens:
        threading.Thread(target=_open_browser, args=(here, port), daemon=True).start()
    uvicorn.run(
        "taverne.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        backlog=backlog(),
        **OPTIONS,
    )


def _check_port(host: str, port: int) -> None:
    """Raises an error for people if the port cannot be used."""
    try:
        if not 0 < port < 65_536:
            raise OverflowError
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except (OSError, OverflowError):
        raise TaverneError("error-port", host=host, found=port) from None


def home_addresses() -> list[str]:
    """The addresses at which others on the network reach this machine."""
    found = set()
    for family, probe in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as trial:
                trial.connect((probe, 9))  # Sends nothing; it only chooses the address one would send from.
                address = ipaddress.ip_address(trial.getsockname()[0])
        except OSError:
            continue
        if not address.is_loopback and not address.is_link_local:
            found.add(str(address))
    return sorted(found)


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _shown(database: str) -> str:
    """The database's location without its password."""
    scheme, separator, rest = database.partition("://")
    return f"{scheme}{separator}{rest.rpartition('@')[2]}" if separator else database


def _open_browser(address: str, port: int) -> None:
    for _ in range(100):
        try:
            with socket.create_connection(("localhost", port), timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
