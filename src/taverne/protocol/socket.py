"""The messages of the websocket. Each has a `type`; an answer repeats the `request` it answers."""

from typing import Annotated

from taverne.protocol import play
from taverne.protocol.codec import Meta, Struct
from taverne.protocol.commands import (
    ChatText,
    Command,
    CommitNonce,
    ConfirmTurn,
    MuteAuthor,
    PlayMove,
    ResignGame,
    RevealNonce,
    SendChat,
    UndoMove,
)
from taverne.protocol.message import ChatNumber, Commitment, Nonce, Number, TableId, Text
from taverne.protocol.people import Me
from taverne.protocol.tables import Table

RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1, description="chosen by the client; the answer repeats it")]


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client sends."""

    request: RequestId = 0


class AtTable(Request, frozen=True, kw_only=True):
    """A request about a table."""

    table: TableId


class Subscribe(AtTable, frozen=True, kw_only=True):
    """Follows a table from the entry after `since`; an `update` with everything since then comes at once.

    If the connection already follows the table, it continues after the last entry it was sent; `unsubscribe` first to
    start over.
    """

    since: Number = -1
    chat_since: ChatNumber = -1


class Unsubscribe(AtTable, frozen=True, kw_only=True):
    """Stops following a table."""


class Move(AtTable, frozen=True, kw_only=True):
    """Plays a move. `done` says that it is stored."""

    move: Text
    """The `text` of one of the legal moves."""
    expected: Number
    """The last entry one knows, so that nothing is played on an outdated table."""


class Confirm(AtTable, frozen=True, kw_only=True):
    """Confirms one's turn."""


class Undo(AtTable, frozen=True, kw_only=True):
    """Takes one's last move back."""


class Resign(AtTable, frozen=True, kw_only=True):
    """Gives the game up."""


class Commit(AtTable, frozen=True, kw_only=True):
    """Commits one's seat to a nonce if it has no commitment, as after a start that was called off."""

    commitment: Commitment
    against: Commitment
    """The table's commitment, which one must know before one commits; refused if there is a newer one."""


class Reveal(AtTable, frozen=True, kw_only=True):
    """Reveals the nonce one committed to, while the table's status is `starting`."""

    nonce: Nonce


class Ask(AtTable, frozen=True, kw_only=True):
    """Asks what a move would lead to. `previewed` answers."""

    move: Text
    """The `text` of one of the legal moves."""


class Look(AtTable, frozen=True, kw_only=True):
    """Asks how the table looked after an entry. `seen` answers."""

    number: Number


class Say(AtTable, frozen=True, kw_only=True):
    """Says something at the table."""

    text: ChatText


class Mute(AtTable, frozen=True, kw_only=True):
    """Mutes the author of a chat line or, with `undo`, unmutes them."""

    line: ChatNumber
    undo: bool = False


class Ping(Request, frozen=True, kw_only=True):
    """Checks that the server answers."""


CommandMessage = Move | Confirm | Undo | Resign | Commit | Reveal | Say | Mute
"""The messages that carry commands."""
ClientMessage = Subscribe | Unsubscribe | CommandMessage | Ask | Look | Ping

_COMMANDS: dict[type[CommandMessage], type[Command]] = {
    Move: PlayMove,
    Confirm: ConfirmTurn,
    Undo: UndoMove,
    Resign: ResignGame,
    Commit: CommitNonce,
    Reveal: RevealNonce,
    Say: SendChat,
    Mute: MuteAuthor,
}


def command_of(message: CommandMessage) -> Command:
    """The command that a message carries."""
    kind = _COMMANDS[type(message)]
    return kind(**{name: getattr(message, name) for name in kind.__struct_fields__})


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
    """A request was carried out and stored.

    `number` is the table's last entry; -1 after `unsubscribe`, `say` and `mute`, which have nothing to do with the log.
    """

    request: int
    number: int


class Previewed(Answer, frozen=True, kw_only=True):
    """What a move would lead to."""

    request: int
    preview: play.Preview


class Seen(Answer, frozen=True, kw_only=True):
    """How the table looked after an entry."""

    request: int
    view: play.View


class Presence(Answer, frozen=True, kw_only=True):
    """Which seats are connected, and how many people watch."""

    table: str
    seats: list[int]
    watching: int


class Said(Answer, frozen=True, kw_only=True):
    """A chat line; `seat` is null if its author only watches."""

    table: str
    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Pong(Answer, frozen=True, kw_only=True):
    """The server answers; `time` is its clock."""

    request: int
    time: int


class SocketProblem(Answer, frozen=True, kw_only=True, tag="problem"):
    """A request was not carried out and nothing changed. `request` is null if it could not be read."""

    request: int | None
    code: str
    sentence: str
    clause: str = ""


ServerMessage = Hello | Update | Done | Previewed | Seen | Presence | Said | Pong | SocketProblem
