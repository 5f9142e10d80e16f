"""Who someone is: guests, accounts with a password, and their sessions."""

import asyncio
import base64
import hashlib
import secrets
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from taverne.bots.bot import bot_names
from taverne.hosting.errors import Forbidden
from taverne.hosting.rows import Person
from taverne.hosting.tables import storing
from taverne.protocol.people import Account
from taverne.server.names import clean_name, fold, look_of
from taverne.server.storage.people import PeopleStore

SESSION_LASTS = 180 * 24 * 60 * 60 * 1000
"""Milliseconds after which a session expires."""
CODES = 8
_HASHING_AT_ONCE = 2


class People:
    """Guests and accounts. Passwords are hashed off the event loop, a few at a time."""

    def __init__(self, store: PeopleStore, clock: Callable[[], int], new_id: Callable[[], str], rounds: int) -> None:
        self._store = store
        self._clock = clock
        self._new_id = new_id
        self._hasher = PasswordHasher(time_cost=max(1, rounds))
        self._decoy: str | None = None
        self._hashing = asyncio.Semaphore(_HASHING_AT_ONCE)

    async def who(self, token: str | None) -> Person | None:
        """The person whose session has this token."""
        if not token or len(token) > 100:
            return None
        return await storing(self._store.by_session(digest(token), self._clock() - SESSION_LASTS))

    async def add_guest(self, name: str) -> tuple[Person, str]:
        """A new guest and the token of their session."""
        person = Person(self._new_id(), await self._free_name(name))
        await storing(self._store.add(person, self._clock()))
        return person, await self._open_session(person.id)

    async def make_account(self, person: Person, name: str, password: str) -> Account:
        """Turns a guest into an account; returns its recovery codes."""
        if person.has_account:
            raise Forbidden("error-account-exists")
        name = await self._free_name(name)
        codes = [_recovery_code() for _ in range(CODES)]
        hashed = await self._hash(password)
        stored = [digest(_plain_code(code)) for code in codes]
        if not await storing(self._store.make_account(person.id, name, fold(name), look_of(name), hashed, stored)):
            raise Forbidden("error-name-taken", found=name)
        return Account(name=name, recovery_codes=codes)

    async def sign_in(self, name: str, password: str) -> tuple[Person, str]:
        """The account with this name and password, and the token of a new session."""
        person = await storing(self._store.by_sign_in(fold(name)))
        if not await self._is_password(person, password) or person is None:
            raise Forbidden("error-sign-in")
        return person, await self._open_session(person.id)

    async def recover(self, name: str, code: str, password: str) -> tuple[Person, str]:
        """Sets a new password with a recovery code; all other sessions end."""
        person = await storing(self._store.by_sign_in(fold(name)))
        hashed = await self._hash(password)
        stored = digest(_plain_code(code))
        if person is None or not await storing(self._store.set_password(person.id, hashed, code=stored)):
            raise Forbidden("error-recover")
        return person, await self._open_session(person.id)

    async def change_password(self, person: Person, password: str, new_password: str) -> str:
        """Changes the password and ends all sessions; returns the token of a new one."""
        if not await self._is_password(person, password):
            raise Forbidden("error-sign-in")
        await storing(self._store.set_password(person.id, await self._hash(new_password)))
        return await self._open_session(person.id)

    async def rename(self, person: Person, name: str) -> Person:
        """Changes the name that others see from the next table on."""
        name = await self._free_name(name, person.id)
        await storing(self._store.rename(person.id, name, look_of(name) if person.has_account else None))
        return Person(person.id, name, person.sign_in)

    async def live_sessions(self, sessions: list[str]) -> set[str]:
        """Those of these sessions, given by their digests, that have not ended."""
        return await storing(self._store.live_sessions(sessions, self._clock() - SESSION_LASTS))

    async def sign_out(self, token: str) -> None:
        """Ends one session."""
        await storing(self._store.end_session(digest(token)))

    async def sign_out_everywhere(self, person: Person) -> None:
        """Ends all sessions."""
        await storing(self._store.end_sessions(person.id))

    async def check_deletion(self, person: Person, password: str) -> None:
        """Checks the password of an account that is to be deleted."""
        if person.has_account and not await self._is_password(person, password):
            raise Forbidden("error-sign-in")

    async def delete(self, person: Person) -> None:
        """Deletes a person."""
        await storing(self._store.delete(person.id))

    async def _free_name(self, name: str, own: str | None = None) -> str:
        """The cleaned name, if nobody could take it for a bot's or for that of someone else's account."""
        name = clean_name(name)
        look = look_of(name)
        if look in map(look_of, bot_names()) or await storing(self._store.has_look_alike(fold(name), look, own)):
            raise Forbidden("error-name-taken", found=name)
        return name

    async def _open_session(self, person: str) -> str:
        token = secrets.token_urlsafe(32)
        await storing(self._store.open_session(digest(token), person, self._clock()))
        return token

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _is_password(self, person: Person | None, password: str) -> bool:
        """Whether the password is right; takes just as long if there is no such account."""
        stored = None if person is None else person.password
        if stored is None:
            if self._decoy is None:
                self._decoy = await self._hash(secrets.token_hex())
            stored = self._decoy
        async with self._hashing:
            matches = await asyncio.to_thread(self._verify, stored, password)
        return matches and person is not None

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def digest(token: str) -> str:
    """The hash under which a random secret is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def _recovery_code() -> str:
    text = base64.b32encode(secrets.token_bytes(10)).decode().lower()
    return "-".join(text[start : start + 4] for start in range(0, 16, 4))


def _plain_code(code: str) -> str:
    return "".join(sign for sign in code.lower() if sign.isalnum())
