"""The entries of a match's log: everything that happened to it, as plain data. A match is its log."""

from dataclasses import asdict, dataclass
from typing import Any, get_args

from taverne.match.clock import Clock

RESIGNED = "resigned"
"""Why a bot plays on for someone who gave up and cannot come back."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened: its rules, clock, and the commitment to the secret of its chance."""

    ruleset: str
    seats: int
    clock: Clock
    confirms: bool
    commitment: str
    reserved: tuple[str | None, ...] = ()
    """By seat, the person it is kept for; in a rematch."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Someone sat down: a person, or a bot by its name; with a commitment to a nonce, if one was given."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    commitment: str | None


@dataclass(frozen=True, slots=True)
class Vacated:
    """A seat was left before the start."""

    seat: int


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was given up before its game began."""

    at: int


@dataclass(frozen=True, slots=True)
class Called:
    """The seats are fixed and the nonces are to be shown."""

    at: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """A seat showed the nonce it had committed to."""

    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class Started:
    """The game began; each seat's nonce, empty where none was shown or it did not fit."""

    at: int
    nonces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance drew."""

    head: str
    value: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat decided."""

    seat: int
    move: str
    at: int


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A seat confirmed its turn."""

    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took its last decision back: the entry of that number does not count any more."""

    seat: int
    entry: int
    at: int


@dataclass(frozen=True, slots=True)
class TakenOver:
    """A bot plays on for a seat: its player left, resigned, or ran out of time."""

    seat: int
    bot: str
    reason: str
    at: int


@dataclass(frozen=True, slots=True)
class Returned:
    """Who had left, or ran out of time, plays on for themselves."""

    seat: int
    person: str | None
    at: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat gave the game up, and it is over: the other side wins."""

    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same players have a new table."""

    table: str


Entry = (
    Opened
    | Seated
    | Vacated
    | Closed
    | Called
    | Revealed
    | Started
    | Drawn
    | Moved
    | Confirmed
    | Undone
    | TakenOver
    | Returned
    | Resigned
    | Rematched
)
_KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in get_args(Entry)}


def to_plain(entry: Entry) -> dict[str, Any]:
    """An entry as data that any storage can hold."""
    return {"kind": type(entry).__name__, **asdict(entry)}


def from_plain(data: dict[str, Any]) -> Entry:
    """The entry of such data."""
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    kind = _KINDS[fields.pop("kind")]
    if kind is Opened:
        fields["clock"] = Clock(**fields["clock"])
    entry: Entry = kind(**fields)
    return entry
