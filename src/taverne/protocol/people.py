"""Messages about people: guests, accounts, sessions."""

from typing import Annotated

from taverne.protocol.codec import Meta
from taverne.protocol.message import Message, Name, Password

RecoveryCode = Annotated[str, Meta(min_length=1, max_length=40)]


class NewGuest(Message, frozen=True, kw_only=True):
    """Enters as a guest; a nickname is enough."""

    name: Name


class NewAccount(Message, frozen=True, kw_only=True):
    """Turns a guest into an account, or creates a new person."""

    name: Name
    password: Password


class SignIn(Message, frozen=True, kw_only=True):
    """Signs in to an account."""

    name: Name
    password: Password


class Recover(Message, frozen=True, kw_only=True):
    """Sets a new password, using up one of the recovery codes."""

    name: Name
    code: RecoveryCode
    password: Password


class NewPassword(Message, frozen=True, kw_only=True):
    """Changes the password; all other sessions end."""

    password: Password
    new_password: Password


class Rename(Message, frozen=True, kw_only=True):
    """Changes the name that others see."""

    name: Name


class Deletion(Message, frozen=True, kw_only=True):
    """Deletes the person and all their data; an account has to give its password."""

    password: str = ""


class Me(Message, frozen=True, kw_only=True):
    """Who one is."""

    name: str
    has_account: bool
    sign_in: str | None = None
    """The name to sign in with; renaming does not change it."""


class Visitor(Message, frozen=True, kw_only=True):
    """Who one is; null for someone who has not entered yet."""

    me: Me | None


class Account(Message, frozen=True, kw_only=True):
    """A new account; its recovery codes are shown only this once."""

    name: str
    recovery_codes: list[str]
