"""Messages on a game that is being played."""

from typing import Annotated, Any

from msgspec import Meta, field

from taverne.protocol.message import Message
from taverne.protocol.tables import Table

GameEvent = Annotated[
    dict[str, Any],
    Meta(description="one event of a game: its `type` and fields, in the notation's words; see the list of events"),
]


class Happened(Message, frozen=True, kw_only=True):
    """One log entry as its reader may know it."""

    number: int
    kind: str
    """Opened, Seated, Vacated, Closed, Called, Revealed, Started, Drawn, Moved, Confirmed, Undone, TakenOver,
    Returned, Resigned or Rematched."""
    seat: int | None = None
    at: int | None = None
    """When, in milliseconds since 1970."""
    name: str | None = None
    bot: str | None = None
    reason: str | None = None
    """Why a bot took over: left, resigned, clock or failed."""
    move: str | None = None
    """The decision in the notation's words, unless it is secret."""
    undone: int | None = None
    """The entry that was taken back."""
    table: str | None = None
    """The table of the rematch."""
    events: list[GameEvent] = field(default_factory=list)


class ClockFace(Message, frozen=True, kw_only=True):
    """A seat's time."""

    seat: int
    reserve: int
    """Milliseconds left beyond the time for each decision."""
    deadline: int | None = None
    """When its time runs out, in milliseconds since 1970; null while it is not asked."""


class Result(Message, frozen=True, kw_only=True):
    """How the game ended, by seat. `won` is null unless the players faced the game itself."""

    winners: list[int]
    points: list[int]
    ranks: list[int]
    won: bool | None = None
    lines: list[str] = field(default_factory=list)
    """The result lines of the record; none if the game was given up."""
    resigned: int | None = None


class Reason(Message, frozen=True, kw_only=True):
    """Why some points count."""

    line: str
    """The line of the sheet; empty where sheets have no lines."""
    reason: str
    what: str
    """The card, legend or tile that counts, in the notation's words."""
    cell: str | None
    linked: list[str]
    routes: list[list[str]]
    """For each linked cell, the portals its link runs through, in order."""
    golems: list[int]
    points: int
    clause: str


class Sheet(Message, frozen=True, kw_only=True):
    """The points of a seat or, in Rivality, a side; of nobody if `side` is 0."""

    side: int
    total: int
    lines: dict[str, int]
    reasons: list[Reason]
    met: dict[str, list[str]]
    """Legends whose condition the kingdom meets, with the cells that meet it."""


class Position(Message, frozen=True, kw_only=True):
    """The table as its reader sees it after entry `number`."""

    number: int
    view: list[str]
    """The lines of the notation's snapshot, `?` for what is unknown."""
    sheets: list[Sheet]
    """The score as it stands, with the reason for every point."""
    marks: list[str]
    """What follows from the table: `control CELL SIDE SHIELDS`, `contested CELL`, `armed CELL d CELL` in Rivality,
    `objective AGE POINTS` in the campaign, `target POINTS` in the cooperative game."""
    asked: list[int]
    legal: list[str]
    """All one's moves, in the notation's words; empty if one is not asked."""
    can_undo: bool = False
    must_confirm: bool = False
    can_hint: bool = False
    """One is asked, and nobody else plays but bots."""
    clocks: list[ClockFace] = field(default_factory=list)
    result: Result | None = None


class Game(Message, frozen=True, kw_only=True):
    """A table and its position; null before the game began."""

    table: Table
    position: Position | None


class Legal(Message, frozen=True, kw_only=True):
    """One's legal moves after the last entry."""

    number: int
    legal: list[str]


class Hint(Message, frozen=True, kw_only=True):
    """What a strong bot would do in one's place, from what one sees after entry `number`."""

    number: int
    move: str


class Preview(Message, frozen=True, kw_only=True):
    """What a move would lead to, as far as one can know."""

    move: str
    events: list[GameEvent]
    view: list[str]
    sheets: list[Sheet]
    marks: list[str]


class Accepted(Message, frozen=True, kw_only=True):
    """A command was carried out and stored; `number` is the table's last entry."""

    number: int


class View(Message, frozen=True, kw_only=True):
    """The table as it was seen after an entry."""

    number: int
    view: list[str]
    sheets: list[Sheet]
    marks: list[str]


class Events(Message, frozen=True, kw_only=True):
    """The entries after one."""

    after: int
    entries: list[Happened]


class Fairness(Message, frozen=True, kw_only=True):
    """Whether every draw of a finished game follows from the secret and the nonces."""

    is_fair: bool
    draws: int
    """How many draws were recomputed."""


class RecordText(Message, frozen=True, kw_only=True):
    """A game in the notation: in full once it is over, before that as one sees it."""

    record: str
