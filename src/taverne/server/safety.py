"""Protects the server from the network: origins, sizes, connections, headers; and reads the client's language."""

import re
from collections import Counter
from ipaddress import IPv6Address, ip_network

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from taverne.hosting.errors import Forbidden, TooLarge
from taverne.locale import LANGUAGES, Catalogue, find_catalogue

LONGEST_BODY = 65_536
COOKIE = "taverne"
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
_LANGUAGE = re.compile(r"\s*([a-zA-Z]{2})[\w-]*\s*(?:;\s*q=([0-9.]{1,6}))?\s*")


class SafetyHeaders:
    """Adds security headers to every response and keeps the API out of caches."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send(message)

        await self._app(scope, receive, send_safely)


class Connections:
    """Counts the open websockets of each network address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Counts one more, unless there are too many."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Counts one less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def address_of(connection: HTTPConnection) -> str:
    """The network address of a client."""
    return network_of(connection.client.host if connection.client is not None else "?")


def network_of(host: str) -> str:
    """The network address of a host; for IPv6 the network of 64 bits that one subscriber has."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))


def is_loopback(address: str) -> bool:
    """Whether a client with this address is on the same machine."""
    return address.startswith("127.") or address == "::/64"


def check_origin(connection: HTTPConnection, allowed: frozenset[str]) -> None:
    """Refuses what a web page of another origin sends in someone's name."""
    headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Forbidden("error-origin")
        return
    host = headers.get("host", "")
    if origin not in (f"http://{host}", f"https://{host}") and origin not in allowed:
        raise Forbidden("error-origin")


def is_safe(method: str) -> bool:
    """Whether a method changes nothing."""
    return method in _SAFE


async def read_raw(request: Request) -> bytes:
    """A request's body, unless it is too large."""
    declared = request.headers.get("content-length", "0")
    if not declared.isdigit() or int(declared[:10]) > LONGEST_BODY:
        raise TooLarge("error-too-large", expected=LONGEST_BODY)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST_BODY:
            raise TooLarge("error-too-large", expected=LONGEST_BODY)
    return body


def catalogue_for(connection: HTTPConnection) -> Catalogue:
    """The catalogue of the language a client asks for: `lang` in the address, otherwise what the browser prefers."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return find_catalogue(asked)
    best, weight = "en", 0.0
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        found = _LANGUAGE.fullmatch(part)
        if found is not None and found[1].lower() in LANGUAGES:
            try:
                quality = float(found[2] or 1)
            except ValueError:
                continue
            if quality > weight:
                best, weight = found[1].lower(), quality
    return find_catalogue(best)
