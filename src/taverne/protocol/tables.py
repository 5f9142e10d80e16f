"""Messages about tables: who sits where, by which rules."""

from typing import Annotated, Literal

from taverne.protocol.codec import Meta, field
from taverne.protocol.message import Message, Seat, Text

Status = Literal["open", "starting", "playing", "over", "closed", "stopped"]
"""`stopped`: an imported record that ends before its game does; it can only be looked at."""


class NoClock(Message, frozen=True, kw_only=True, tag_field="kind", tag="none"):
    """No limit."""


class LiveClock(Message, frozen=True, kw_only=True, tag_field="kind", tag="live"):
    """Seconds for each decision, and a reserve for the whole game."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]
    reserve: Annotated[int, Meta(ge=0, le=36_000)] = 0


class DaysClock(Message, frozen=True, kw_only=True, tag_field="kind", tag="days"):
    """Days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


AnyClock = NoClock | LiveClock | DaysClock


class NewTable(Message, frozen=True, kw_only=True):
    """Opens a table."""

    ruleset: Text
    seats: Annotated[int, Meta(ge=0, le=8, description="how many; 0 for the ruleset's smallest table")] = 0
    clock: AnyClock = NoClock()
    confirms: bool = False
    """Each person confirms their turn before the others go on."""
    public: bool = False
    """Listed for everyone; otherwise only those with the link find it."""


class SeatInfo(Message, frozen=True, kw_only=True):
    """Who sits in a seat. `name` is empty if nobody does, or if their data was deleted."""

    seat: Seat
    side: int
    """Partners share a side."""
    is_kept: bool = False
    """The seat is free and kept for someone of the game before; only they, or a bot, can take it."""
    name: str = ""
    bot: str | None = None
    """Which bot plays here: under a name of its own, or under that of a person who left."""
    is_taken: bool = False
    is_you: bool = False
    commitment: str | None = None
    nonce: str | None = None
    """The nonce it revealed at the start; null if it has revealed none."""
    must_commit: bool = False
    """Its commitment was for a start that was called off: the game cannot start before it commits to a new nonce."""


class Table(Message, frozen=True, kw_only=True):
    """A table; `you` is one's seat, null for a spectator."""

    id: str
    ruleset: str
    family: str
    """The family of its game, which determines the classes of its data."""
    seats: list[SeatInfo]
    clock: AnyClock
    confirms: bool
    public: bool
    status: Status
    commitment: str
    """SHA-256 of the server's secret for the shuffles; a new one after each start that was called off."""
    number: int
    """The last log entry."""
    asked: list[int]
    you: int | None = None
    away: int | None = None
    """The seat that one left to a bot; `sit` takes it back."""
    is_host: bool = False
    is_removed: bool = False
    """The host removed one from this table: one can no longer sit down."""
    can_start: bool = False
    """One may start the game now: true for the host, and for anyone seated if the host is not."""
    restarts: int = 0
    """How many starts were called off because someone left or a nonce did not arrive."""
    secret: str | None = None
    """The server's secret, in hexadecimal; null until the game is over."""
    rematch: str | None = None
    """The table of the rematch."""
    is_imported: bool = False
    """The game was played elsewhere, and this table was made from its record."""


class TableLine(Message, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    ruleset: str
    status: Status
    players: list[str]
    """The names by seat; empty for a free seat."""
    clock: AnyClock
    your_turn: bool = False
    is_invited: bool = False
    """It is a rematch that keeps a free seat for one."""
    has_won: bool | None = None
    """Whether one won, if the game is over and one played in it."""
    points: list[int] = field(default_factory=list)
    """By seat, once the game is over; empty if someone resigned."""
    updated_at: int = 0
    is_imported: bool = False
    """The game was played elsewhere."""


class TableList(Message, frozen=True, kw_only=True):
    """At most 100 of one's tables, the latest first. Or public ones: at most 100 that wait for players, the latest
    first, then at most 50 that are being played, most recently active first."""

    tables: list[TableLine]


class MutedLine(Message, frozen=True, kw_only=True):
    """Someone whom one has muted, and one of their lines, by which to unmute them."""

    line: int
    name: str


class Muted(Message, frozen=True, kw_only=True):
    """Those who spoke at a table and whom one has muted."""

    lines: list[MutedLine]


class RulesetInfo(Message, frozen=True, kw_only=True):
    """A ruleset that can be played."""

    key: str
    family: str
    """The family of its game, which determines the classes of its data."""
    game: str
    edition: str
    mode: str
    options: list[str]
    seats: list[int]


class Offers(Message, frozen=True, kw_only=True):
    """What can be played, and with which bots."""

    rulesets: list[RulesetInfo]
    bots: list[str]
    levels: list[str]
    """The bots meant as opponents, easiest first."""
    address: str
    """Where others on the network reach the server; only told to clients on the same machine."""
