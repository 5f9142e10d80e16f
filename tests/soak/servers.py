"""Servers that are killed, or sent nonsense, on each database."""

import asyncio
import sys

from tests.server.fuzzing import fuzz
from tests.server.kills import run_kills
from tests.server.services import DEPLOYMENTS
from tests.server.test_fuzz import check_http

AT_ONCE = 10_000
"""Messages between two looks at whether the game can be played on."""
EXAMPLES = 200
"""Requests for each endpoint at full size."""


def soak_kills(kills: int) -> str:
    """Kills servers so many times on each database."""
    found = []
    for kind in DEPLOYMENTS:
        toll = run_kills(kind, kills, say=True)
        found.append(f"{kind}: {toll.count:,} kills, {toll.moves:,} moves, {toll.finished:,} games, nothing lost")
        print(found[-1], flush=True)
    return "; ".join(found)


def soak_fuzz(messages: int) -> str:
    """Sends servers so many fuzzed messages, and requests that nearly fit the description."""
    requests = sent = answered = 0
    share = messages // len(DEPLOYMENTS)
    for kind, deployment in DEPLOYMENTS.items():
        with deployment() as served:
            requests += check_http(served, max(5, min(EXAMPLES, share // 1000)))
            print(f"{kind}: {requests:,} requests keep to their description", flush=True)
            for part, start in enumerate(range(0, share, AT_ONCE)):
                count = min(AT_ONCE, share - start)
                answered += asyncio.run(fuzz(served, count, part))
                sent += count
                print(f"{kind}: {sent:,} messages, {answered:,} problems answered", flush=True)
            logs = served.logs()
            if " ERROR " in logs:
                sys.exit(logs)
    return f"{sent:,} messages and {requests:,} requests, no internal error"
