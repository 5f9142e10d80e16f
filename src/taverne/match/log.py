"""The entries of a match's log, as plain data. A match is its log."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, get_args

from taverne.match.clock import Clock

RESIGNED = "resigned"
"""Why a bot plays on for someone who gave up and cannot come back."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened: its rules, its clock, and the commitment to the secret of its shuffles."""

    ruleset: str
    seats: int
    clock: Clock
    confirms: bool
    commitment: str
    reserved: tuple[str | None, ...] = ()
    """In a rematch, the person each seat is reserved for."""
    tags: Mapping[str, str] | None = None
    """If the game was played elsewhere and imported, the tags of its record, without the names of the seats."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A person or a bot sat down, perhaps with a commitment to a nonce."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    commitment: str | None


@dataclass(frozen=True, slots=True)
class Vacated:
    """Someone left their seat before the start."""

    seat: int


@dataclass(frozen=True, slots=True)
class Removed:
    """The host removed a person from their seat before the start."""

    seat: int


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was given up before its game began."""

    at: int


@dataclass(frozen=True, slots=True)
class Called:
    """The seats were fixed; nonces have to be revealed."""

    at: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """A seat revealed the nonce it had committed to."""

    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class CalledOff:
    """A start was called off: seats are open again, and all commitments are void.

    The shuffles have a new secret, to which this is the commitment; every seat that had committed to a nonce has to
    commit to a new one.
    """

    reason: str
    """`left` if someone left their seat, `late` if a nonce did not arrive in time."""
    commitment: str
    at: int


@dataclass(frozen=True, slots=True)
class Committed:
    """A seat committed to a nonce after it was taken."""

    seat: int
    commitment: str


@dataclass(frozen=True, slots=True)
class Started:
    """The game began, with each seat's nonce; empty if it committed to none."""

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
    """A seat took its last decision back: that entry no longer counts."""

    seat: int
    entry: int
    at: int


@dataclass(frozen=True, slots=True)
class TakenOver:
    """A bot took over a seat whose player left, resigned or ran out of time, or whose bot failed."""

    seat: int
    bot: str
    reason: str
    at: int


@dataclass(frozen=True, slots=True)
class Returned:
    """What earlier versions logged instead of `Resumed`: the time for the decision began afresh."""

    seat: int
    person: str | None
    at: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """Someone who had left, or run out of time, took their seat back; its time had kept running."""

    seat: int
    person: str | None
    at: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat gave up, which ended the game."""

    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class Stopped:
    """The imported record ends here, before its game does."""

    at: int


@dataclass(frozen=True, slots=True)
class Rematched:
    """The rematch takes place at another table."""

    table: str


Entry = (
    Opened
    | Seated
    | Vacated
    | Removed
    | Closed
    | Called
    | Revealed
    | CalledOff
    | Committed
    | Started
    | Drawn
    | Moved
    | Confirmed
    | Undone
    | TakenOver
    | Returned
    | Resumed
    | Resigned
    | Stopped
    | Rematched
)
_KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in get_args(Entry)}


def to_plain(entry: Entry) -> dict[str, Any]:
    """An entry as plain data for storage."""
    data = {"kind": type(entry).__name__, **asdict(entry)}
    if isinstance(entry, Opened) and entry.tags is None:
        del data["tags"]  # Few games are imported.
    return data


def from_plain(data: dict[str, Any]) -> Entry:
    """The entry that was stored as this data."""
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    kind = _KINDS[fields.pop("kind")]
    if kind is Opened:
        fields["clock"] = Clock(**fields["clock"])
    entry: Entry = kind(**fields)
    return entry
