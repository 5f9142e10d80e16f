"""Encrypts notifications and hands them to browsers' push services.

A push service's address comes from a client. So that nobody makes the server talk to its own network, it has to be
HTTPS, its name is resolved here and only public addresses are connected to, and redirects are not followed.
"""

import asyncio
import socket
import time
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from taverne.server.storage.push import Subscription

if TYPE_CHECKING:
    from aiohttp import ClientSession

SECONDS = 10
"""How long a push service may take."""
LASTS = 3 * 24 * 60 * 60
"""Seconds for which a push service keeps a notification for a device that is offline."""
SIGNATURE_LASTS = 12 * 60 * 60
_NAT64 = ip_network("64:ff9b::/96")


class NotPublic(ValueError):
    """A push service that is not a public HTTPS address."""


class PushSender:
    """Sends notifications; without connections until the first one."""

    def __init__(self, contact: str, *, anywhere: bool) -> None:
        self._contact = contact
        self._anywhere = anywhere
        self._session: ClientSession | None = None

    def check(self, endpoint: str) -> None:
        """Raises NotPublic unless the address may be a push service's."""
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname, parts.port
        except ValueError:
            raise NotPublic(endpoint) from None
        if not host or parts.username is not None or not endpoint.isascii() or not endpoint.isprintable():
            raise NotPublic(endpoint)
        if self._anywhere and parts.scheme in ("http", "https"):
            return
        if parts.scheme != "https" or port not in (None, 443) or not _may_be_public(host):
            raise NotPublic(endpoint)

    async def send(self, subscription: Subscription, key: str, message: dict[str, str]) -> int:
        """Encrypts a message for a subscription and sends it; the push service's status. OSError or TimeoutError if
        there is none."""
        self.check(subscription.endpoint)
        headers, body = await asyncio.to_thread(self._seal, subscription, key, message)
        from aiohttp import ClientError

        try:
            async with self._connected().post(
                subscription.endpoint, data=body, headers=headers, allow_redirects=False
            ) as answer:
                return answer.status
        except ClientError as error:
            raise ConnectionError(type(error).__name__) from error

    def _seal(self, subscription: Subscription, key: str, message: dict[str, str]) -> tuple[dict[str, str], bytes]:
        from py_vapid import Vapid02  # type: ignore[import-untyped]
        from pywebpush import WebPusher  # type: ignore[import-untyped]  # Slow to load, and rarely needed.

        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
        service = urlsplit(subscription.endpoint)
        claims = {
            "sub": self._contact,
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": int(time.time()) + SIGNATURE_LASTS,
        }
        headers = {
            **Vapid02.from_raw(key.encode()).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Urgency": "normal",
        }
        return headers, bytes(pusher.encode(msgspec.json.encode(message))["body"])

    def _connected(self) -> "ClientSession":
        if self._session is None:
            from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector

            resolver: Any = None if self._anywhere else _public_resolver()
            self._session = ClientSession(
                connector=TCPConnector(resolver=resolver, limit=20),
                timeout=ClientTimeout(total=SECONDS),
                cookie_jar=DummyCookieJar(),
                trust_env=False,
            )
        return self._session

    async def close(self) -> None:
        """Ends the connections."""
        if self._session is not None:
            await self._session.close()


def is_public(address: str) -> bool:
    """Whether an IP address is on the public internet, and leads nowhere else."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found in _NAT64 or found.teredo is not None:
            return False
        found = found.ipv4_mapped or found.sixtofour or found
    return found.is_global and not found.is_multicast


def _may_be_public(host: str) -> bool:
    """Whether a host is a public address or a name with a dot; what the name leads to is seen when it is resolved."""
    try:
        return is_public(host)
    except ValueError:
        return "." in host and not host.endswith((".local", ".localhost", ".internal"))


def _public_resolver() -> Any:
    """A resolver that gives public addresses alone: these, and no others, are connected to."""
    from aiohttp import ThreadedResolver
    from aiohttp.abc import AbstractResolver, ResolveResult

    class PublicResolver(AbstractResolver):
        def __init__(self) -> None:
            self._resolver = ThreadedResolver()

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            found = await self._resolver.resolve(host, port, family)
            public = [one for one in found if is_public(one["host"])]
            if not public:
                raise OSError("no public address")
            return public

        async def close(self) -> None:
            await self._resolver.close()

    return PublicResolver()
