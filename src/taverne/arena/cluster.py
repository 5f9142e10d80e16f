"""The games of a tournament on a Ray cluster: the same games, played by many machines."""

import os
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from taverne.arena.tournament import PLAYED_AT_ONCE, Pairing, Played, play
from taverne.kernel.errors import TaverneError

LOCAL = "local"
"""The address that starts a cluster on this machine, for this machine alone."""
RUNNING = "auto"
"""The address of the cluster that runs on this machine."""
_IN_FLIGHT = 2
"""Tasks each processor of the cluster has at most, the one it plays included."""
_ANSWER_SECONDS = 5
_QUIET = {"RAY_USAGE_STATS_ENABLED": "0"}
"""Nothing is told to Ray's makers."""
_LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Despite its name it holds everywhere: a cluster of one machine that listens on the loopback interface alone."""


class ClusterMissing(TaverneError):
    """Ray is not installed, or no cluster answers."""


def play_on_cluster(chosen: Sequence[Pairing], jobs: int, address: str) -> Iterator[Played]:
    """Plays all games on the cluster at an address; as they end, in their order. A local one has so many processes."""
    with _connected(address, jobs) as ray:
        task = ray.remote(num_cpus=1)(_play_some)
        most = _IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
        flying: deque[Any] = deque()
        for first in range(0, len(chosen), PLAYED_AT_ONCE):
            if len(flying) == most:
                yield from ray.get(flying.popleft())
            flying.append(task.remote(chosen[first : first + PLAYED_AT_ONCE]))
        while flying:
            yield from ray.get(flying.popleft())


def _play_some(some: Sequence[Pairing]) -> list[Played]:
    return [play(pairing) for pairing in some]


@contextmanager
def _connected(address: str, jobs: int) -> Iterator[Any]:
    """Ray, connected to a cluster as long as the games last."""
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
    """Refuses an address nobody answers at, on which Ray itself would wait for minutes."""
    if address == RUNNING:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=_ANSWER_SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        raise ClusterMissing("error-ray-address", found=address) from error
