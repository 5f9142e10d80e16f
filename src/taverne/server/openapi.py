"""The HTTP interface as an OpenAPI document, made from the endpoints and their messages."""

import re
from functools import cache
from typing import Any

import msgspec

from taverne import __version__
from taverne.hosting.endpoint import Endpoint
from taverne.protocol.message import Message, Problem, TableId
from taverne.server.data_schema import with_data
from taverne.server.endpoints import ENDPOINTS

REF = "#/components/schemas/{name}"
ALWAYS = (400, 413, 422, 429, 503)
"""Statuses that any endpoint may answer with."""
MEANINGS = {
    400: "The message cannot be read.",
    401: "One has to enter or sign in first.",
    403: "This person may not do this.",
    404: "There is no such table or prepared start.",
    409: "The table does not allow this now; nothing changed.",
    413: "The message is too large.",
    422: "Something in the message makes no sense.",
    429: "Too often, or too many.",
    503: "The storage does not answer; nothing changed.",
}


@cache
def openapi() -> dict[str, Any]:
    """The document."""
    types: list[Any] = [Problem]
    for endpoint in ENDPOINTS:
        types += [kind for kind in (endpoint.takes, endpoint.gives, *endpoint.query.values()) if kind is not None]
    _, messages = msgspec.json.schema_components(types, ref_template=REF)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Taverne",
            "version": __version__,
            "description": "Online tables for board games. An unofficial project.",
        },
        "paths": paths,
        "components": {
            "schemas": with_data(messages, REF),
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "taverne"}},
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [_parameter(endpoint, name) for name in _parameters(endpoint)],
        "responses": {
            ("204" if endpoint.gives is None else "200"): _answer("Done.", endpoint.gives),
            **{str(status): _answer(MEANINGS[status], Problem) for status in sorted({*ALWAYS, *endpoint.errors})},
        },
    }
    if 401 in endpoint.errors:
        operation["security"] = [{"session": []}]
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.takes)}
    return operation


def _parameters(endpoint: Endpoint) -> list[str]:
    in_path = re.findall(r"\{(\w+)\}", endpoint.path)
    return [*in_path, *(name for name in endpoint.query if name not in in_path)]


def _parameter(endpoint: Endpoint, name: str) -> dict[str, Any]:
    place = "path" if f"{{{name}}}" in endpoint.path else "query"
    kind = TableId if name == "table" else endpoint.query[name]
    return {"name": name, "in": place, "required": True, "schema": msgspec.json.schema(kind)}


def _answer(meaning: str, kind: type[Message] | None) -> dict[str, Any]:
    return {"description": meaning} if kind is None else {"description": meaning, "content": _content(kind)}


def _content(kind: type[Message]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}
