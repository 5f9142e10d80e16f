"""One address of the HTTP interface, and one request to it."""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, Protocol, TypeVar
from urllib.parse import unquote

from taverne.hosting.chat import Chat
from taverne.hosting.errors import BadMessage, misfit
from taverne.hosting.rows import Person, must_be
from taverne.hosting.table_service import TableService
from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue
from taverne.protocol.codec import DecodeError, ValidationError, decode, read
from taverne.protocol.message import Message

_DESCRIPTION = "/api/openapi.json"


class Host(Protocol):
    """What hosts tables: all services of a process."""

    service: TableService
    chat: Chat

    def address_for(self, client: str) -> str:
        """Where others reach the tables, as far as a client at this address may know; empty for nowhere."""
        ...


HostT = TypeVar("HostT", bound=Host)


@dataclass(slots=True)
class Call(Generic[HostT]):
    """One request, decoded and checked."""

    server: HostT
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


Handler = Callable[[Call[Any]], Awaitable[Message | None]]


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


def find_endpoint(endpoints: Iterable[Endpoint], method: str, path: str) -> tuple[Endpoint, dict[str, str]] | None:
    """The endpoint at an address, with the values of its variable parts."""
    for endpoint in endpoints:
        if endpoint.method == method and (found := _pattern(endpoint.path).fullmatch(path)):
            return endpoint, {name: unquote(value) for name, value in found.groupdict().items()}
    return None


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


def read_query(endpoint: Endpoint, given: Mapping[str, str]) -> dict[str, Any]:
    """The parameters of an address, each of its type."""
    try:
        return {name: read(given[name], kind, strict=False) for name, kind in endpoint.query.items()}
    except KeyError as missing:
        raise BadMessage("error-parameter-missing", expected=str(missing.args[0])) from None
    except ValidationError as error:
        raise TaverneError("error-message", found=str(error), expected=_DESCRIPTION) from None


def read_body(endpoint: Endpoint, raw: str | bytes) -> Any:
    """The message that a request brings."""
    try:
        return read(decode(raw), endpoint.takes)
    except ValidationError as error:
        raise misfit(str(error), _DESCRIPTION) from None
    except (DecodeError, UnicodeError, RecursionError):
        shown = raw[:40] if isinstance(raw, str) else raw[:40].decode(errors="replace")
        raise BadMessage("error-message", found=shown, expected="JSON") from None
