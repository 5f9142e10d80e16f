"""Messages about records of games that were played elsewhere."""

from typing import Annotated, Literal

from taverne.protocol.codec import Meta, field
from taverne.protocol.message import Message, Seat
from taverne.protocol.play import GameView, Happened

FullRecord = Annotated[str, Meta(max_length=40_000, description="a full record in the notation")]


class VerifyRecord(Message, frozen=True, kw_only=True):
    """Asks whether a game was shuffled fairly. Only the engine in the browser answers: a server could lie."""

    record: FullRecord
    seat: Seat | None = None
    """Whose view to show; null for a spectator."""


class Verification(Message, frozen=True, kw_only=True):
    """What follows from a record alone. Compare the numbers with those you saw before the game, and the game with the
    one you saw."""

    fault: Literal["", "record", "numbers", "draws"]
    """What is wrong: the `record` breaks the rules or is not of a whole game; the `numbers` behind the draws are
    missing or contradict each other; one of the `draws` is not what follows from the numbers. Empty if nothing is."""
    sentence: str = ""
    """The fault, for people."""
    draws: int = 0
    """How many draws were recomputed, if nothing is wrong."""
    secret: str = ""
    """The server's secret, in hexadecimal."""
    nonces: list[str] = field(default_factory=list)
    """By seat, in hexadecimal; empty for a seat that committed to none."""
    restarts: int = 0
    """How many starts were called off before."""
    view: GameView | None = None
    """The table at the end, as the seat sees it; null unless nothing or only a draw is wrong."""
    entries: list[Happened] = field(default_factory=list)
    """The log as the seat may know it."""


class ImportRecord(Message, frozen=True, kw_only=True):
    """Makes a table of a game that was played elsewhere."""

    record: FullRecord


class UploadRecord(Message, frozen=True, kw_only=True):
    """Stores a finished game that was played elsewhere among one's tables. Its draws are verified if its tags say what
    they follow from."""

    record: FullRecord
    seat: Seat | None = None
    """One's own seat; null if one only watched."""
