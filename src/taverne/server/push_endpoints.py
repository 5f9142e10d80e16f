"""The endpoints about notifications."""

from typing import TYPE_CHECKING

from taverne.hosting.endpoint import Call, Endpoint
from taverne.protocol.push import EndSubscription, NewSubscription, Notifications
from taverne.server.people import digest

if TYPE_CHECKING:
    from taverne.server.app import Server

_PUSH = "/api/people/me/push"


async def my_notifications(call: "Call[Server]") -> Notifications:
    push = call.server.push
    return Notifications(key=push.public_key, browsers=await push.count(call.me))


async def subscribe_to_push(call: "Call[Server]") -> None:
    await call.server.push.subscribe(call.me, digest(call.token or ""), call.body)


async def unsubscribe_from_push(call: "Call[Server]") -> None:
    await call.server.push.unsubscribe(call.me, call.body.endpoint)


async def unsubscribe_everywhere(call: "Call[Server]") -> None:
    await call.server.push.unsubscribe_everywhere(call.me)


PUSH_ENDPOINTS = (
    Endpoint("GET", _PUSH, "What one needs to be notified.", my_notifications, gives=Notifications, errors=(401,)),
    Endpoint(
        "POST",
        _PUSH,
        "Be notified through this browser.",
        subscribe_to_push,
        NewSubscription,
        errors=(400, 401),
        cost=10,
    ),
    Endpoint(
        "POST",
        _PUSH + "/remove",
        "No longer be notified through a browser.",
        unsubscribe_from_push,
        EndSubscription,
        errors=(401,),
    ),
    Endpoint("POST", _PUSH + "/remove-all", "No longer be notified anywhere.", unsubscribe_everywhere, errors=(401,)),
)
