"""Servers that the tests of one process share: SQLite alone, and PostgreSQL with Redis and two processes."""

from collections.abc import Iterator

import pytest

from tests.server.services import HOUSES, House


@pytest.fixture(scope="session")
def sqlite() -> Iterator[House]:
    with HOUSES["sqlite"]() as house:
        yield house


@pytest.fixture(scope="session")
def postgres() -> Iterator[House]:
    with HOUSES["postgres"]() as house:
        yield house


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    """Each test runs on both."""
    served: House = request.getfixturevalue(request.param)
    before = len(served.logs())
    yield served
    logs = served.logs()[before:]
    assert " ERROR " not in logs, logs
