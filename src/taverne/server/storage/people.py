"""People in the database: guests, accounts, their sessions and recovery codes."""

from collections.abc import Sequence

from sqlalchemy import and_, delete, insert, or_, select, update

from taverne.hosting.rows import Person
from taverne.server.storage.database import Database, Taken
from taverne.server.storage.schema import PEOPLE, RECOVERY, SESSIONS

_COLUMNS = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.sign_in, PEOPLE.c.password)


class PeopleStore:
    """Reads and writes people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: Person, at: int) -> None:
        """Adds a guest."""
        async with self._database.writing() as connection:
            await connection.execute(insert(PEOPLE).values(id=person.id, name=person.name, created_at=at))

    async def make_account(
        self, person: str, name: str, sign_in: str, look: str, password: str, codes: Sequence[str]
    ) -> bool:
        """Gives a person an account; false if the name is taken."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(
                    update(PEOPLE)
                    .where(PEOPLE.c.id == person)
                    .values(name=name, sign_in=sign_in, look=look, password=password)
                )
                await connection.execute(insert(RECOVERY), [{"person": person, "code": code} for code in codes])
        except Taken:
            return False
        return True

    async def rename(self, person: str, name: str, look: str | None) -> None:
        """Changes the name others see, and how an account's name looks."""
        async with self._database.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name, look=look))

    async def by_sign_in(self, sign_in: str) -> Person | None:
        """The account with this sign-in name."""
        async with self._database.reading() as connection:
            found = (await connection.execute(select(*_COLUMNS).where(PEOPLE.c.sign_in == sign_in))).first()
        return None if found is None else Person(*found)

    async def has_look_alike(self, sign_in: str, look: str, besides: str | None) -> bool:
        """Whether someone else's account could be mistaken for one with this sign-in name and look."""
        alike = or_(PEOPLE.c.sign_in == sign_in, PEOPLE.c.look == look)
        async with self._database.reading() as connection:
            found = (await connection.execute(select(PEOPLE.c.id).where(alike))).scalars()
            return any(person != besides for person in found)

    async def set_password(self, person: str, password: str, *, code: str | None = None) -> bool:
        """Sets a password and ends all sessions. A recovery code is used up; false if it is not one of theirs."""
        async with self._database.writing() as connection:
            if code is not None:
                used = delete(RECOVERY).where(and_(RECOVERY.c.person == person, RECOVERY.c.code == code))
                if (await connection.execute(used)).rowcount != 1:
                    return False
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=password))
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))
        return True

    async def open_session(self, token: str, person: str, at: int) -> None:
        """Stores a session by the hash of its token."""
        async with self._database.writing() as connection:
            await connection.execute(insert(SESSIONS).values(token=token, person=person, created_at=at))

    async def by_session(self, token: str, since: int) -> Person | None:
        """The person a session belongs to, unless it is older than that."""
        chosen = (
            select(*_COLUMNS)
            .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
            .where(and_(SESSIONS.c.token == token, SESSIONS.c.created_at >= since))
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(chosen)).first()
        return None if found is None else Person(*found)

    async def live_sessions(self, tokens: list[str], since: int) -> set[str]:
        """Those of these sessions that have not ended and are not older than that."""
        chosen = select(SESSIONS.c.token).where(and_(SESSIONS.c.token.in_(tokens), SESSIONS.c.created_at >= since))
        async with self._database.reading() as connection:
            return set((await connection.execute(chosen)).scalars())

    async def end_session(self, token: str) -> None:
        """Ends one session."""
        async with self._database.writing() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.token == token))

    async def end_sessions(self, person: str) -> None:
        """Ends all sessions of a person."""
        async with self._database.writing() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))

    async def delete(self, person: str) -> None:
        """Deletes a person and, with them, their sessions, codes and mutes."""
        async with self._database.writing() as connection:
            await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
