"""What a server refuses, and the HTTP status each kind of refusal has."""

from taverne.kernel.errors import BadText, IllegalMove, TaverneError
from taverne.match.state import Refused


class NotFound(TaverneError):
    """There is no such thing, or it is not for this person to know of."""


class NotSignedIn(TaverneError):
    """Only someone with an identity may do this."""


class Forbidden(TaverneError):
    """This person may not do this."""


class TooMuch(TaverneError):
    """A limit is reached."""


class TooLarge(TaverneError):
    """A message is larger than any that makes sense."""


class BadMessage(TaverneError):
    """A message that cannot be read."""


class Unavailable(TaverneError):
    """The storage does not answer; nothing was changed."""


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
    (BadText, 422),
)


_SENTENCES = {
    "password": "error-password",
    "new_password": "error-password",
    "name": "error-name-length",
    "text": "error-chat-length",
}
"""What people, not programs, get wrong, by the field it is in."""


def misfit(found: str, expected: str) -> TaverneError:
    """A message that can be read but does not fit its type, by what msgspec found."""
    place = found.rpartition("$.")[2].rstrip("`")
    if "length" in found and place in _SENTENCES:
        return TaverneError(_SENTENCES[place])
    return TaverneError("error-message", found=found, expected=expected)


def status_of(error: TaverneError) -> int:
    """The HTTP status of an error."""
    return next((status for kind, status in STATUSES if isinstance(error, kind)), 422)


def code_of(error: TaverneError) -> str:
    """The code programs know an error by."""
    return error.message.removeprefix("error-")
