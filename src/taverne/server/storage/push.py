"""Web Push in the database: the server's key, people's subscriptions, and the turns they were notified of."""

from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import and_, delete, func, insert, select, update

from taverne.server.storage.database import Database, Taken
from taverne.server.storage.schema import NOTICES, PUSH_KEYS, SUBSCRIPTIONS


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that shows someone's notifications. Its endpoint is a secret between it, its push service and us."""

    id: str
    person: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    every_game: bool
    created_at: int

    def __repr__(self) -> str:
        return f"Subscription({self.id[:8]!r})"


class PushStore:
    """Reads and writes what notifications need."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self, new: str) -> str:
        """The server's private key; on the first start the new one, and the same for all processes."""
        chosen = select(PUSH_KEYS.c.private)
        async with self._database.reading() as connection:
            found = (await connection.execute(chosen)).scalar()
        if found is None:
            try:
                async with self._database.writing() as connection:
                    await connection.execute(insert(PUSH_KEYS).values(id=1, private=new))
            except Taken:
                pass  # Another process was first.
            async with self._database.reading() as connection:
                found = (await connection.execute(chosen)).scalar_one()
        return str(found)

    async def subscribe(self, wanted: Subscription, most: int) -> None:
        """Adds or replaces a subscription; of too many, the person's oldest go."""
        own = SUBSCRIPTIONS.c.person == wanted.person
        kept = select(SUBSCRIPTIONS.c.id).where(own).order_by(SUBSCRIPTIONS.c.created_at.desc()).limit(most)
        async with self._database.writing() as connection:
            await connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == wanted.id))
            await connection.execute(insert(SUBSCRIPTIONS).values(asdict(wanted)))
            ids = list((await connection.execute(kept)).scalars())
            await connection.execute(delete(SUBSCRIPTIONS).where(and_(own, SUBSCRIPTIONS.c.id.not_in(ids))))

    async def unsubscribe(self, subscription: str, person: str | None = None) -> None:
        """Removes a subscription; if a person is given, only one of theirs."""
        chosen = SUBSCRIPTIONS.c.id == subscription
        if person is not None:
            chosen = and_(chosen, SUBSCRIPTIONS.c.person == person)
        async with self._database.writing() as connection:
            await connection.execute(delete(SUBSCRIPTIONS).where(chosen))

    async def unsubscribe_everywhere(self, person: str) -> None:
        """Removes all subscriptions of a person."""
        async with self._database.writing() as connection:
            await connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person))

    async def count(self, person: str) -> int:
        """How many subscriptions a person has."""
        counted = select(func.count()).select_from(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person)
        async with self._database.reading() as connection:
            return int((await connection.execute(counted)).scalar_one())

    async def of(self, people: Collection[str]) -> list[Subscription]:
        """The subscriptions of these people."""
        chosen = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person.in_(people))
        async with self._database.reading() as connection:
            return [Subscription(**row) for row in (await connection.execute(chosen)).mappings()]

    async def claim(self, person: str, match: str, asked_at: int, decisions: int) -> bool:
        """Notes that someone is being notified of a turn; false if they have been, by whichever process."""
        own = and_(NOTICES.c.person == person, NOTICES.c.match == match)
        values = {"asked_at": asked_at, "decisions": decisions}
        # Neither a partner's answer to the same question nor a move played again makes a new turn.
        is_new = and_(own, NOTICES.c.asked_at != asked_at, NOTICES.c.decisions != decisions)
        try:
            async with self._database.writing() as connection:
                if (await connection.execute(update(NOTICES).where(is_new).values(values))).rowcount:
                    return True
                if (await connection.execute(select(NOTICES.c.match).where(own))).first() is not None:
                    return False
                await connection.execute(insert(NOTICES).values(person=person, match=match, **values))
        except Taken:
            return False
        return True
