"""Servers that the tests of one process share: SQLite alone, and PostgreSQL with Redis and two processes."""

from collections.abc import Iterator

import pytest

from tests.server.services import DEPLOYMENTS, Deployment


@pytest.fixture(scope="session")
def sqlite() -> Iterator[Deployment]:
    with DEPLOYMENTS["sqlite"]() as deployment:
        yield deployment


@pytest.fixture(scope="session")
def postgres() -> Iterator[Deployment]:
    with DEPLOYMENTS["postgres"]() as deployment:
        yield deployment


@pytest.fixture(params=["sqlite", "postgres"])
def deployment(request: pytest.FixtureRequest) -> Iterator[Deployment]:
    """Each test runs on both."""
    served: Deployment = request.getfixturevalue(request.param)
    before = len(served.logs())
    yield served
    logs = served.logs()[before:]
    assert " ERROR " not in logs, logs
