"""What one can do at a table, each a value. HTTP bodies are these; websocket messages carry the same fields."""

from typing import Annotated

from taverne.protocol.codec import Meta
from taverne.protocol.message import ChatNumber, Commitment, Message, Name, Nonce, Number, Text

ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class TakeSeat(Message, frozen=True, kw_only=True):
    """Takes a seat, with a commitment to a nonce for the shuffles; the host may put a bot there instead."""

    seat: Annotated[int, Meta(ge=0, le=8, description="0 for the first free seat")] = 0
    commitment: Commitment | None = None
    against: Commitment | None = None
    """The table's commitment, which one must know before one commits; refused if there is a newer one."""
    bot: Name | None = None


class LeaveSeat(Message, frozen=True, kw_only=True):
    """Leaves one's seat. Before the start the host may also remove a bot and, while the table is open, a guest, who
    cannot sit down there again."""

    seat: Annotated[int, Meta(ge=0, le=8, description="0 for one's own")] = 0


class CommitNonce(Message, frozen=True, kw_only=True):
    """Commits one's seat to a nonce if it has no commitment, as after a start that was called off."""

    commitment: Commitment
    against: Commitment
    """The table's commitment, which one must know before one commits; refused if there is a newer one."""


class StartGame(Message, frozen=True, kw_only=True):
    """Fixes the seats and their commitments; the game begins when every seat has revealed the nonce it promised."""

    nonce: Nonce | None = None
    """Reveals one's own at once. To be sure that all commitments are fixed first, reveal it when the table starts."""


class RevealNonce(Message, frozen=True, kw_only=True):
    """Reveals one's nonce while the table is starting; if one does not, the start is called off."""

    nonce: Nonce


class PlayMove(Message, frozen=True, kw_only=True):
    """Plays a move."""

    move: Text
    """The `text` of one of the legal moves."""
    expected: Number
    """The last entry one knows, so that nothing is played on an outdated table."""


class ConfirmTurn(Message, frozen=True, kw_only=True):
    """Confirms one's turn."""


class UndoMove(Message, frozen=True, kw_only=True):
    """Takes one's last move back."""


class ResignGame(Message, frozen=True, kw_only=True):
    """Gives the game up."""


class SendChat(Message, frozen=True, kw_only=True):
    """Says something at the table."""

    text: ChatText


class MuteAuthor(Message, frozen=True, kw_only=True):
    """Mutes the author of a chat line or, with `undo`, unmutes them."""

    line: ChatNumber
    undo: bool = False


TableCommand = (
    TakeSeat | LeaveSeat | CommitNonce | StartGame | RevealNonce | PlayMove | ConfirmTurn | UndoMove | ResignGame
)
"""What changes the log of a table."""
Command = TableCommand | SendChat | MuteAuthor
"""Everything one can do at a table."""
