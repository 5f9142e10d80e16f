"""Metrics for Prometheus."""

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

REQUESTS = Counter("taverne_requests", "HTTP requests", ["route", "status"])
SECONDS = Histogram("taverne_request_seconds", "Time to answer an HTTP request", ["route"])
MESSAGES = Counter("taverne_messages", "Websocket messages that could be read", ["type"])
MOVES = Counter("taverne_moves", "Decisions of people that were stored")
BOT_MOVES = Counter("taverne_bot_moves", "Decisions of bots that were stored", ["bot"])
BOT_FAILURES = Counter("taverne_bot_failures", "Bots that failed and were replaced", ["bot"])
PUSHES = Counter("taverne_pushes", "Notifications handed to push services", ["result"])
SOCKETS = Gauge("taverne_sockets", "Open websockets", multiprocess_mode="livesum")
MATCHES = Gauge("taverne_matches_in_memory", "Matches in memory", multiprocess_mode="livesum")


def exposition(*, shared: bool) -> tuple[bytes, str]:
    """The metrics of this process, or of all workers that share a metrics folder."""
    registry = REGISTRY
    if shared:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
