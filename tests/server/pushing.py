"""A push service on loopback: it keeps what arrives and decrypts it as a browser would."""

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.services import wait_until


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Browser:
    """A browser's subscription, with the keys that it alone has."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"sixteen bytes ok"

    def subscription(self, **more: Any) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encoded(point), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, **keys, "language": "en", **more}

    def decrypt(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        message: dict[str, str] = json.loads(plain)
        return message


@dataclass
class PushService:
    """What arrived, by the path of the address, and the statuses to answer with."""

    url: str
    arrived: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    statuses: dict[str, list[int]] = field(default_factory=dict)
    """By path, the statuses of the next answers; 201 when there are none left."""

    def browser(self, path: str) -> Browser:
        return Browser(f"{self.url}/{path}")

    def bodies(self, path: str) -> list[bytes]:
        return [body for found, _, body in self.arrived if found == f"/{path}"]

    def headers(self, path: str) -> dict[str, str]:
        return next(headers for found, headers, _ in self.arrived if found == f"/{path}")

    def wait_for(self, path: str, count: int = 1) -> list[bytes]:
        wait_until(lambda: len(self.bodies(path)) >= count, f"{count} notifications for {path}")
        return self.bodies(path)


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.arrived.append((self.path, dict(self.headers), body))
            left = service.statuses.get(self.path.lstrip("/"), [])
            status = left.pop(0) if left else 201
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", f"{service.url}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(f"http://127.0.0.1:{server.server_address[1]}")
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()
