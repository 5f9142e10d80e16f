"""One address of the HTTP interface, and one request to it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from taverne.locale import Catalogue
from taverne.protocol.message import Message
from taverne.server.people import must_be
from taverne.server.storage.people import Person

if TYPE_CHECKING:
    from taverne.server.app import Server


@dataclass(slots=True)
class Call:
    """One request, decoded and checked."""

    server: "Server"
    person: Person | None
    address: str
    token: str | None
    table: str
    query: dict[str, Any]
    body: Any
    words: Catalogue
    """The messages in the client's language."""
    new_token: str | None = None
    """A session for the client to keep; empty to end the one it has."""

    @property
    def me(self) -> Person:
        """The person, who has to have an identity."""
        return must_be(self.person)


Handler = Callable[[Call], Awaitable[Message | None]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An address of the interface."""

    method: str
    path: str
    summary: str
    handler: Handler
    takes: type[Message] | None = None
    gives: type[Message] | None = None
    query: dict[str, Any] = field(default_factory=dict)
    """The type of each query parameter; all are required."""
    errors: tuple[int, ...] = ()
    cost: int = 1
    """How many tokens of an address's limit a request takes."""

    @property
    def name(self) -> str:
        """Its name in the documentation and the logs."""
        return self.handler.__name__


def read_query(endpoint: Endpoint, given: dict[str, str]) -> dict[str, Any]:
    """The parameters of an address, each of its type."""
    return {name: msgspec.convert(given[name], kind, strict=False) for name, kind in endpoint.query.items()}
