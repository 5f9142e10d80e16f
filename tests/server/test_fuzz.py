"""Nonsense gets a typed answer and changes nothing: HTTP by schemathesis, the websocket by fuzzed messages."""

import asyncio
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.client import Player
from tests.server.fuzzing import fuzz
from tests.server.services import Deployment

MESSAGES = 20_000
SHARES = 4


@pytest.mark.parametrize("share", range(SHARES))
def test_fuzzed_websocket_messages_are_answered_and_no_game_is_stuck(deployment: Deployment, share: int) -> None:
    answered = asyncio.run(fuzz(deployment, MESSAGES // SHARES // 2, share))
    assert answered > MESSAGES // SHARES // 4


def check_http(deployment: Deployment, examples: int) -> int:
    """Holds every endpoint against its own description; how many requests were made."""
    url = deployment.urls[-1]
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    token, table = asyncio.run(_prepare(deployment))
    calls = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        strategies = [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]
        if operation.path in ("/api/people/delete", "/api/people/sign-out-everywhere"):
            continue  # They would end the session the others are tried with; other tests hold them.

        @hypothesis.settings(
            max_examples=examples,
            database=None,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(case=hypothesis.strategies.one_of(strategies))
        def check(case: Case[Any]) -> None:
            nonlocal calls
            calls += 1
            if "table" in case.path_parameters and calls % 2:
                case.path_parameters["table"] = table
            response = case.call(cookies={"taverne": token})
            case.validate_response(
                response, checks=[not_a_server_error, status_code_conformance, response_schema_conformance]
            )

        check()
    return calls


async def _prepare(deployment: Deployment) -> tuple[str, str]:
    person = await Player(deployment.urls, "Fuzzy", 3).enter()
    table = await person.create("aetherya/solo")
    await person.sit(table)
    await person.start(table)
    await person.http.aclose()
    return person.token, table


def test_every_endpoint_keeps_to_its_description(deployment: Deployment) -> None:
    assert check_http(deployment, 25) > 500
    assert httpx.get(f"{deployment.urls[0]}/health").json()["status"] == "ok"
