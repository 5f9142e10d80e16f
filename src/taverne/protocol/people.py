"""Messages on people: guests, accounts, sessions."""

from typing import Annotated

from msgspec import Meta

from taverne.protocol.message import Message, Name, Password

RecoveryCode = Annotated[str, Meta(min_length=1, max_length=40)]


class NewGuest(Message, frozen=True, kw_only=True):
    """Asks for an identity at once: a nickname is enough."""

    name: Name


class NewAccount(Message, frozen=True, kw_only=True):
    """Makes an account of the guest that asks, or a new person."""

    name: Name
    password: Password


class SignIn(Message, frozen=True, kw_only=True):
    """Signs in to an account."""

    name: Name
    password: Password


class Recover(Message, frozen=True, kw_only=True):
    """Sets a new password with one of the recovery codes, which is used up."""

    name: Name
    code: RecoveryCode
    password: Password


class NewPassword(Message, frozen=True, kw_only=True):
    """Changes the password; all other sessions end."""

    password: Password
    new_password: Password


class Rename(Message, frozen=True, kw_only=True):
    """Changes the name others see."""

    name: Name


class Deletion(Message, frozen=True, kw_only=True):
    """Deletes the person and all data on them; an account confirms it with its password."""

    password: str = ""


class Me(Message, frozen=True, kw_only=True):
    """Who one is here."""

    name: str
    has_account: bool
    sign_in: str | None = None
    """The name one signs in with, which renaming does not change."""


class Visitor(Message, frozen=True, kw_only=True):
    """Who is there: null for somebody who has not entered yet."""

    me: Me | None


class Account(Message, frozen=True, kw_only=True):
    """A new account: its recovery codes are shown this once."""

    name: str
    recovery_codes: list[str]
