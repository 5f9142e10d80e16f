"""Messages about practising: prepared positions and lessons, of which the server keeps nothing."""

from typing import Annotated

from taverne.protocol.codec import Meta, field
from taverne.protocol.message import Message, Text
from taverne.protocol.play import Happened, Position
from taverne.protocol.tables import Table

StartKey = Annotated[
    str,
    Meta(max_length=64, pattern=r"^[a-z]+/[A-Za-z0-9-]+$", description="a prepared start: `lessons/NAME`, `rules/A15`"),
]
Moves = Annotated[list[Text], Meta(max_length=120)]


class Practise(Message, frozen=True, kw_only=True):
    """Plays a prepared start."""

    start: StartKey
    moves: Moves = field(default_factory=list)
    """One's moves so far, by their `text`; leave out the last ones to take them back. A step of a lesson that asks for
    no move is answered with `next`."""


class TryMove(Message, frozen=True, kw_only=True):
    """Asks what a move would lead to."""

    start: StartKey
    moves: Moves = field(default_factory=list)
    move: Text


class LessonStep(Message, frozen=True, kw_only=True):
    """What a lesson says now."""

    place: int
    """Which step it is, counted from 1."""
    count: int
    """How many steps the lesson has."""
    text: str
    why: str
    """Why the move is a good one; may be empty."""
    move: str | None
    """The `text` of the move that it asks for; null if it only tells something."""
    things: list[str]
    """What to point at besides the move, as the tables call it."""
    wrong: str = ""
    """Why the last of one's moves is not what the step asks for; it was not played. Empty if it is."""


class Practice(Message, frozen=True, kw_only=True):
    """A prepared start after one's moves: what an `update` says of a table."""

    table: Table
    position: Position
    entries: list[Happened]
    """Everything since the start."""
    lesson: LessonStep | None
    """What the lesson says now; null if the start is no lesson."""
    suggested: str | None = None
    """The `text` of the move that shows what the start is about; null in a lesson and once it has been left."""


class LessonInfo(Message, frozen=True, kw_only=True):
    """A lesson."""

    start: str
    family: str
    ruleset: str
    title: str
    about: str
    steps: int
    is_first: bool
    """It teaches the game itself; the others build on it."""


class Lessons(Message, frozen=True, kw_only=True):
    """The lessons, each family's in the order to take them."""

    lessons: list[LessonInfo]
