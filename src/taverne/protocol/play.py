"""Messages about a game: its position, what happened, what a move would lead to."""

from typing import Annotated, Any

from taverne.protocol.codec import Meta, field
from taverne.protocol.message import Message
from taverne.protocol.tables import Table

KIND = "x-kind"
"""Marks the schema of a field that holds data of a game: which kind of data."""
OTHER = {
    "GameView": "What a table shows its reader",
    "GameMove": "A move",
    "GameEvent": "Something that happened in a game",
    "GameSummary": "How a finished game is summed up beyond points and ranks",
}
"""The kinds of data of a game. Their classes belong to the games; here they are plain objects with a `type`."""

GameView = Annotated[dict[str, Any], Meta(extra_json_schema={KIND: "GameView"})]
GameMove = Annotated[dict[str, Any], Meta(extra_json_schema={KIND: "GameMove"})]
GameEvent = Annotated[dict[str, Any], Meta(extra_json_schema={KIND: "GameEvent"})]
GameSummary = Annotated[dict[str, Any], Meta(extra_json_schema={KIND: "GameSummary"})]


class Happened(Message, frozen=True, kw_only=True):
    """A log entry as its reader may know it."""

    number: int
    kind: str
    """`Opened`, `Seated`, `Vacated` (a seat is free again), `Removed` (the host removed a guest), `Closed`, `Called`
    (the seats are fixed, nonces are due), `Revealed` (a nonce), `CalledOff` (the start: seats are open again),
    `Committed` (to a nonce), `Started`, `Drawn` (chance; often without an event that you may know of), `Moved`,
    `Confirmed`, `Undone`, `TakenOver` (by a bot), `Returned`, `Resigned`, `Stopped` (an imported record ends before its
    game does) or `Rematched`."""
    seat: int | None = None
    at: int | None = None
    """In milliseconds since 1970."""
    name: str | None = None
    bot: str | None = None
    reason: str | None = None
    """Why a bot took over: `left`, `resigned`, `clock` or `failed`; why a start was called off: `left` or `late`."""
    move: GameMove | None = None
    """What was decided; null for another seat's secret answer, which later events reveal."""
    undone: int | None = None
    """The entry that was taken back."""
    table: str | None = None
    """The table of the rematch."""
    events: list[GameEvent] = field(default_factory=list)


class ClockFace(Message, frozen=True, kw_only=True):
    """A seat's clock."""

    seat: int
    reserve: int
    """Milliseconds left beyond the time for each decision."""
    deadline: int | None = None
    """When its time runs out, in milliseconds since 1970; null while the seat is not asked."""


class Result(Message, frozen=True, kw_only=True):
    """How the game ended; points and ranks by seat. `won` is null unless all play together against the game."""

    winners: list[int]
    points: list[int]
    ranks: list[int]
    won: bool | None = None
    lines: list[str] = field(default_factory=list)
    """The result lines of the record, without the `=`; none if someone resigned."""
    summary: GameSummary | None = None
    """What else the game has to say about its end."""
    resigned: int | None = None
    """The seat that gave up."""


class Reason(Message, frozen=True, kw_only=True):
    """Why some points are scored."""

    line: str
    """The line of the sheet; empty where sheets have no lines."""
    reason: str
    what: str
    """The card, tile or the like that counts, as the notation writes it."""
    cell: str | None
    linked: list[str]
    routes: list[list[str]]
    """For each linked cell, the portals its link runs through, in order."""
    golems: list[int]
    points: int
    clause: str


class Sheet(Message, frozen=True, kw_only=True):
    """The points of a side; of nobody if `side` is 0."""

    side: int
    total: int
    lines: dict[str, int]
    """Points by line of the sheet; empty where sheets have no lines."""
    reasons: list[Reason]
    met: dict[str, list[str]]
    """Goals that are met, with the cells that meet them."""


class Position(Message, frozen=True, kw_only=True):
    """The table as its reader sees it after entry `number`."""

    number: int
    view: GameView
    sheets: list[Sheet]
    """The score as it stands, with the reason for every point."""
    asked: list[int]
    """The seats that have to decide."""
    legal: list[GameMove]
    """All one's moves; empty if one is not asked."""
    can_undo: bool = False
    must_confirm: bool = False
    can_hint: bool = False
    """One is asked, and plays with nobody but bots."""
    clocks: list[ClockFace] = field(default_factory=list)
    result: Result | None = None


class Game(Message, frozen=True, kw_only=True):
    """A table and its position, which is null before the game begins."""

    table: Table
    position: Position | None


class Legal(Message, frozen=True, kw_only=True):
    """One's legal moves after the last entry."""

    number: int
    legal: list[GameMove]


class HintReason(Message, frozen=True, kw_only=True):
    """One thing that a suggested move gains, prepares or denies others."""

    reason: str
    """A word for it: `gain`, `cost` or `deny` for points, or one of the game's own."""
    what: str
    """The card, legend, tile or the like it is about, as the notation writes it; empty for none."""
    cell: str | None
    side: int
    """The other side it is about; 0 for none."""
    points: int
    lines: dict[str, int]
    """How many points each line of the sheet changes by; empty where sheets have no lines."""


class Hint(Message, frozen=True, kw_only=True):
    """What a strong bot would do in one's place, knowing what one sees after entry `number`, and why."""

    number: int
    move: GameMove
    reasons: list[HintReason]
    """The most important first; none if only the search can tell."""
    simulations: int
    """How many games the bot played ahead."""
    lead: int
    """By how many percentage points the move is likelier to win than the other moves it tried; 0 if it is not, or
    if the bot cannot tell."""
    as_good: list[str]
    """The other moves that the bot finds as good, as texts that play them."""


class Preview(Message, frozen=True, kw_only=True):
    """What a move would lead to, as far as one can know."""

    move: GameMove
    events: list[GameEvent]
    view: GameView
    sheets: list[Sheet]


class Accepted(Message, frozen=True, kw_only=True):
    """A command was carried out and stored; `number` is the table's last entry."""

    number: int


class View(Message, frozen=True, kw_only=True):
    """The table as one saw it after an entry."""

    number: int
    view: GameView
    sheets: list[Sheet]


class Events(Message, frozen=True, kw_only=True):
    """The entries after one, at most 100 of them."""

    after: int
    entries: list[Happened]
    more: bool
    """Whether there are more: ask again for those since the last of these."""


class Fairness(Message, frozen=True, kw_only=True):
    """Whether every draw of a finished game follows from the server's secret and the nonces.

    This is the server's own word. Compare the numbers with the commitments you saw before the game, and recompute the
    draws from the record if you do not trust it.
    """

    is_fair: bool
    draws: int
    """How many draws were recomputed."""
    secret: str
    """The server's secret, in hexadecimal; the record has all these numbers as tags."""
    nonces: list[str]
    """By seat, in hexadecimal; empty for a seat that committed to none."""
    restarts: int
    """How many starts were called off before."""


class RecordText(Message, frozen=True, kw_only=True):
    """A game in the notation: in full once it is over, before that as one sees it."""

    record: str
