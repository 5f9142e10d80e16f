"""Tells people that it is their turn when they are not at the table, through their browsers' push services."""

import asyncio
import base64
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from taverne.hosting.errors import BadMessage
from taverne.hosting.rows import Person
from taverne.hosting.tables import Tables, storing
from taverne.kernel.chance import CHANCE
from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue, find_catalogue
from taverne.match.clock import DAY
from taverne.match.state import MatchState
from taverne.protocol.push import NewSubscription
from taverne.protocol.socket import Presence
from taverne.registry import find_game
from taverne.server.metrics import PUSHES
from taverne.server.push_sender import NotPublic, PushSender
from taverne.server.storage.push import PushStore, Subscription

LOG = logging.getLogger("taverne.push")
MOST = 10
"""Subscriptions of one person; the oldest make room."""
AT_ONCE = 8
"""Notifications being sent."""
MOST_WAITING = 1000
"""Notifications waiting to be sent; further ones are dropped."""
PAUSES = (1, 10, 60)
"""Seconds before each new attempt when a push service does not answer or is overloaded."""
GONE = (404, 410)
"""The statuses of a subscription that has ended."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A person's turn, of which they are notified once."""

    seat: int
    person: str
    asked_at: int
    decisions: int
    """How many decisions others have made."""


def turns_of(state: MatchState) -> list[Turn]:
    """The turns of the people who are asked, except of those who made the last decision themselves."""
    actors = [turn.actor for turn in state.turns if turn.actor != CHANCE]
    found = []
    for seat in state.asked():
        person = state.occupants[seat].person if seat in state.occupants else None
        if person is None or seat not in state.clocks.asked_at or actors[-1:] == [seat]:
            continue
        decisions = sum(actor != seat for actor in actors)
        found.append(Turn(seat, person, state.clocks.asked_at[seat], decisions))
    return found


class Push:
    """Watches the tables that change and notifies those whose turn it is and who do not follow the table.

    The process that stored a change considers it, off the path of the move: whoever moved waits for nothing here.
    """

    def __init__(
        self,
        store: PushStore,
        tables: Tables,
        presence: Callable[[str], Awaitable[Presence]],
        sender: PushSender,
        clock: Callable[[], int],
        *,
        delay: float,
    ) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence
        self._sender = sender
        self._clock = clock
        self._delay = delay
        self._private = ""
        self.public_key = ""
        """What browsers need to subscribe (applicationServerKey)."""
        self._considered: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def open(self) -> None:
        """Reads the key, which the first process ever makes, and starts to watch."""
        self._private = await self._store.key(_encode(secrets.randbelow(_ORDER - 1) + 1))
        self.public_key = _public_key(self._private)
        self._tables.listeners.append(self._changed)

    async def close(self) -> None:
        """Stops; notifications that have not been sent are lost."""
        if self._changed in self._tables.listeners:
            self._tables.listeners.remove(self._changed)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._sender.close()

    # Subscriptions

    async def subscribe(self, person: Person, session: str, wanted: NewSubscription) -> None:
        """Notifies a person through a browser from now on."""
        try:
            self._sender.check(wanted.endpoint)
        except NotPublic:
            raise BadMessage("error-push-address") from None
        if not _is_point(wanted.p256dh) or len(_decode(wanted.auth)) != 16:
            raise BadMessage("error-push-address")
        subscription = Subscription(
            id=id_of(wanted.endpoint),
            person=person.id,
            session=session,
            endpoint=wanted.endpoint,
            p256dh=wanted.p256dh,
            auth=wanted.auth,
            language=wanted.language,
            every_game=wanted.every_game,
            created_at=self._clock(),
        )
        await storing(self._store.subscribe(subscription, MOST))

    async def unsubscribe(self, person: Person, endpoint: str) -> None:
        """Ends the notifications through one browser."""
        await storing(self._store.unsubscribe(id_of(endpoint), person.id))

    async def unsubscribe_everywhere(self, person: Person) -> None:
        """Ends all notifications of a person."""
        await storing(self._store.unsubscribe_everywhere(person.id))

    async def count(self, person: Person) -> int:
        """In how many browsers a person is notified."""
        return await storing(self._store.count(person.id))

    # Turns

    def _changed(self, table: str, _due_at: int | None) -> None:
        if table not in self._considered:
            self._considered.add(table)
            self._spawn(self._consider(table))

    async def _consider(self, table: str) -> None:
        """Notifies those whose turn it is, after a moment in which the move can be taken back."""
        await asyncio.sleep(self._delay)
        self._considered.discard(table)
        async with self._tables.cached(table) as cached:
            state = cached.match.state
            turns = turns_of(state)
            takes_days = (state.settings.clock.per_move or 0) >= DAY
            ruleset = state.settings.ruleset
        if not turns:
            return
        present = (await self._presence(table)).seats
        absent = {turn.person: turn for turn in turns if turn.seat not in present}
        if not absent:
            return
        wanted: dict[str, list[Subscription]] = {}
        for one in await storing(self._store.of(absent)):
            if takes_days or one.every_game:
                wanted.setdefault(one.person, []).append(one)
        for person, subscriptions in wanted.items():
            turn = absent[person]
            if await storing(self._store.claim(person, table, turn.asked_at, turn.decisions)):
                for subscription in subscriptions:
                    self._queue(subscription, message_of(table, ruleset, subscription.language))

    def _queue(self, subscription: Subscription, message: dict[str, str]) -> None:
        if self._waiting >= MOST_WAITING:
            PUSHES.labels("dropped").inc()
            return
        self._waiting += 1
        self._spawn(self._send(subscription, message))

    async def _send(self, subscription: Subscription, message: dict[str, str]) -> None:
        try:
            for pause in (*PAUSES, None):
                async with self._sending:
                    status = await self._try(subscription, message)
                if status is not None and status < 500 and status != 429:
                    break
                if pause is not None:
                    await asyncio.sleep(pause)
        finally:
            self._waiting -= 1
        if status in GONE:
            await storing(self._store.unsubscribe(subscription.id))
        is_sent = status is not None and status < 300
        PUSHES.labels("sent" if is_sent else "gone" if status in GONE else "failed").inc()
        if not is_sent and status not in GONE:
            LOG.info("a notification was not accepted", extra={"status": status})

    async def _try(self, subscription: Subscription, message: dict[str, str]) -> int | None:
        try:
            return await self._sender.send(subscription, self._private, message)
        except NotPublic:
            return 410  # It was allowed once.
        except (OSError, TimeoutError):
            return None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, TaverneError):
            LOG.error("a notification failed", exc_info=error)


def message_of(table: str, ruleset: str, language: str) -> dict[str, str]:
    """All that a notification says: which table waits. Nothing that happened there."""
    t = find_catalogue(language)
    return {"table": table, "title": t.say("web-your-turn"), "body": _name(t, ruleset), "lang": language}


def _name(t: Catalogue, key: str) -> str:
    """A ruleset in words, as the web client shows it."""
    ruleset = find_game(key).ruleset
    mode = t.name(f"mode-{ruleset.game}", ruleset.mode).partition(":")[0].strip()
    options = [t.name("option", option) for option in ruleset.options]
    return " · ".join([t.name("game", ruleset.game), mode[:1].upper() + mode[1:], *options])


def id_of(endpoint: str) -> str:
    """The key of a subscription."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


_CURVE = ec.SECP256R1()
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve's group: a private key is a number below it."""


def _encode(number: int) -> str:
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def _public_key(private: str) -> str:
    key = ec.derive_private_key(int.from_bytes(_decode(private), "big"), _CURVE).public_key()
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def _is_point(text: str) -> bool:
    """Whether a text is a public key: a point of the curve."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, _decode(text))
    except ValueError:
        return False
    return True
