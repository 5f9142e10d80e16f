"""Plays the games of a tournament on a Ray cluster: the same games, on many machines."""

import os
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from taverne.arena.tournament import CHUNK, GameResult, Pairing, play
from taverne.kernel.errors import TaverneError

LOCAL = "local"
"""The address that starts a cluster on this machine alone."""
RUNNING = "auto"
"""The address of the cluster that already runs on this machine."""
_IN_FLIGHT = 2
"""The most tasks per processor of the cluster, including the one it is playing."""
_ANSWER_SECONDS = 5
_QUIET = {"RAY_USAGE_STATS_ENABLED": "0"}
"""No usage statistics for Ray's makers."""
_LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Keeps a cluster of one machine on the loopback interface; despite its name it works on every system."""


class ClusterMissing(TaverneError):
    """Ray is not installed, or no cluster answers."""


def play_on_cluster(chosen: Sequence[Pairing], jobs: int, address: str) -> Iterator[GameResult]:
    """Plays all games on the cluster at an address and yields the results in order; `jobs` is for a local one."""
    with _connected(address, jobs) as ray:
        task = ray.remote(num_cpus=1)(_play_some)
        most = _IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
        flying: deque[Any] = deque()
        for first in range(0, len(chosen), CHUNK):
            if len(flying) == most:
                yield from ray.get(flying.popleft())
            flying.append(task.remote(chosen[first : first + CHUNK]))
        while flying:
            yield from ray.get(flying.popleft())


def _play_some(some: Sequence[Pairing]) -> list[GameResult]:
    return [play(pairing) for pairing in some]


@contextmanager
def _connected(address: str, jobs: int) -> Iterator[Any]:
    """Ray, connected to a cluster while the games last."""
    os.environ.update(_QUIET | (_LOOPBACK if address == LOCAL else {}))
    try:
        import ray
    except ImportError:
        raise ClusterMissing("error-ray-missing") from None
    options: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address == LOCAL:
        options |= {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    else:
        _check_answers(address)
    try:
        ray.init(address=address, **options)
    except (OSError, RuntimeError, ValueError) as error:
        raise ClusterMissing("error-ray-address", found=address) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_answers(address: str) -> None:
    """Refuses an address where nothing answers; Ray itself would wait for minutes."""
    if address == RUNNING:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=_ANSWER_SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        raise ClusterMissing("error-ray-address", found=address) from error
