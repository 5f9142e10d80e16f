"""Messages about notifications that reach people who are not at a table (Web Push)."""

from typing import Annotated, Literal

from taverne.protocol.codec import Meta
from taverne.protocol.message import Message

Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]


class NewSubscription(Message, frozen=True, kw_only=True):
    """Notifies one through this browser when it is one's turn: its PushSubscription, and what to say. Replaces an
    earlier subscription with the same endpoint; ends with the session."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]
    language: Literal["fr", "de", "en"]
    every_game: bool = False
    """Also at tables whose clock does not count days."""


class EndSubscription(Message, frozen=True, kw_only=True):
    """Ends the notifications through one browser."""

    endpoint: Endpoint


class Notifications(Message, frozen=True, kw_only=True):
    """What a browser needs to subscribe, and in how many one is notified."""

    key: str
    """The server's public key (applicationServerKey), in base64url."""
    browsers: int
