"""The kinds of errors a server answers with, and the HTTP status of each."""

from taverne.kernel.errors import BadText, IllegalMove, TaverneError
from taverne.match.state import Refused
from taverne.practice.lesson import WrongMove


class NotFound(TaverneError):
    """There is no such thing, or this person may not know of it."""


class NotSignedIn(TaverneError):
    """Only someone with an identity may do this."""


class Forbidden(TaverneError):
    """This person may not do this."""


class TooMuch(TaverneError):
    """A limit has been reached."""


class TooLarge(TaverneError):
    """A message is too large."""


class BadMessage(TaverneError):
    """A message that cannot be read."""


class Unavailable(TaverneError):
    """The storage does not answer; nothing changed."""


STATUSES: tuple[tuple[type[TaverneError], int], ...] = (
    (NotFound, 404),
    (NotSignedIn, 401),
    (Forbidden, 403),
    (TooMuch, 429),
    (TooLarge, 413),
    (BadMessage, 400),
    (Unavailable, 503),
    (Refused, 409),
    (IllegalMove, 409),
    (WrongMove, 409),
    (BadText, 422),
)


_SENTENCES = {
    "password": "error-password",
    "new_password": "error-password",
    "name": "error-name-length",
    "text": "error-chat-length",
    "record": "error-record-long",
}
"""Errors that people make rather than programs, by field."""


def misfit(found: str, expected: str) -> TaverneError:
    """The error for a message that is JSON but not what it should be, from what msgspec found."""
    place = found.rpartition("$.")[2].rstrip("`")
    if "length" in found and place in _SENTENCES:
        return TaverneError(_SENTENCES[place])
    return TaverneError("error-message", found=found, expected=expected)


def status_of(error: TaverneError) -> int:
    """The HTTP status of an error."""
    return next((status for kind, status in STATUSES if isinstance(error, kind)), 422)


def code_of(error: TaverneError) -> str:
    """The code by which programs recognise an error."""
    return error.message.removeprefix("error-")
