"""What is stored about tables and people besides the logs."""

from dataclasses import dataclass

from taverne.hosting.errors import NotSignedIn


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who plays here; an account has a name to sign in with and a password."""

    id: str
    name: str
    sign_in: str | None = None
    password: str | None = None

    @property
    def has_account(self) -> bool:
        """Whether they can sign in again."""
        return self.sign_in is not None

    def __repr__(self) -> str:
        return f"Person({self.id!r})"  # Never the hash.


def must_be(person: Person | None) -> Person:
    """The person, who has to have an identity."""
    if person is None:
        raise NotSignedIn("error-not-signed-in")
    return person


@dataclass(frozen=True, slots=True)
class MatchRow:
    """What is stored about a match besides its log and its secret."""

    id: str
    ruleset: str
    public: bool
    host: str
    status: str
    asked: str
    due_at: int | None
    updated_at: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits in a seat, so that a person's matches are found, and how the game ended for them."""

    seat: int
    person: str | None
    name: str
    points: int | None = None
    has_won: bool | None = None


@dataclass(frozen=True, slots=True)
class Append:
    """What one change adds to a match: its entries from a number on, and the match's row after them."""

    match: str
    first: int
    entries: tuple[str, ...]
    status: str
    asked: str
    due_at: int | None
    at: int
    seats: tuple[SeatRow, ...] | None = None
    """All seats, if their occupants changed or the game is over."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat line; `person` is empty if its author was deleted."""

    number: int
    person: str
    seat: int | None
    name: str
    text: str
    at: int
