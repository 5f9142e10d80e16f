"""The messages of the websocket. Each has a `type`; an answer repeats the `request` it answers."""

from typing import Annotated

from msgspec import Meta, Struct

from taverne.protocol import play
from taverne.protocol.message import Nonce, Number, TableId, Text
from taverne.protocol.people import Me
from taverne.protocol.tables import Table

ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1, description="chosen by the client; the answer repeats it")]


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client sends."""

    request: RequestId = 0


class AtTable(Request, frozen=True, kw_only=True):
    """A request on a table."""

    table: TableId


class Subscribe(AtTable, frozen=True, kw_only=True):
    """Asks to be told what happens at a table, from the entry after `since`. An `update` with all of it follows.

    Who is being told already goes on from the last entry told; `unsubscribe` first to begin anew.
    """

    since: Number = -1
    chat_since: Number = -1


class Unsubscribe(AtTable, frozen=True, kw_only=True):
    """Asks not to be told any more."""


class Move(AtTable, frozen=True, kw_only=True):
    """A decision; `expected` is the last entry one knew. `done` says that it is stored."""

    move: Text
    expected: Number


class Confirm(AtTable, frozen=True, kw_only=True):
    """Confirms one's turn."""


class Undo(AtTable, frozen=True, kw_only=True):
    """Takes one's last decision back."""


class Resign(AtTable, frozen=True, kw_only=True):
    """Gives the game up."""


class Reveal(AtTable, frozen=True, kw_only=True):
    """Shows the nonce one committed to; asked for when a table's status is `starting`."""

    nonce: Nonce


class Ask(AtTable, frozen=True, kw_only=True):
    """Asks what a move would lead to. `previewed` answers."""

    move: Text


class Look(AtTable, frozen=True, kw_only=True):
    """Asks how the table was seen after an entry. `seen` answers."""

    number: Number


class Say(AtTable, frozen=True, kw_only=True):
    """Says something at the table."""

    text: ChatText


class Mute(AtTable, frozen=True, kw_only=True):
    """Hears a person at the table, by the number of one of their chat lines, no more; or, with `undo`, again."""

    line: Number
    undo: bool = False


class Ping(Request, frozen=True, kw_only=True):
    """Asks whether the server is there."""


ClientMessage = Subscribe | Unsubscribe | Move | Confirm | Undo | Resign | Reveal | Ask | Look | Say | Mute | Ping


class Answer(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class Hello(Answer, frozen=True, kw_only=True):
    """The first message: who one is, and the protocol's version."""

    version: int
    me: Me | None


class Update(Answer, frozen=True, kw_only=True):
    """What happened at a table since entry `after`, and how it stands now."""

    table: Table
    after: int
    entries: list[play.Happened]
    position: play.Position | None


class Done(Answer, frozen=True, kw_only=True):
    """A request was carried out and is stored; `number` is the last entry of its table, -1 if no log was changed."""

    request: int
    number: int


class Previewed(Answer, frozen=True, kw_only=True):
    """What a move would lead to."""

    request: int
    preview: play.Preview


class Seen(Answer, frozen=True, kw_only=True):
    """How the table was seen after an entry."""

    request: int
    view: play.View


class Presence(Answer, frozen=True, kw_only=True):
    """Which seats are connected, and how many watch."""

    table: str
    seats: list[int]
    watching: int


class Said(Answer, frozen=True, kw_only=True):
    """A chat line; `seat` is null for someone who watches."""

    table: str
    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Pong(Answer, frozen=True, kw_only=True):
    """The server is there."""

    request: int
    time: int


class SocketProblem(Answer, frozen=True, kw_only=True, tag="problem"):
    """A request was not carried out; nothing was changed. `request` is null if it could not be read."""

    request: int | None
    code: str
    sentence: str
    clause: str = ""


ServerMessage = Hello | Update | Done | Previewed | Seen | Presence | Said | Pong | SocketProblem
