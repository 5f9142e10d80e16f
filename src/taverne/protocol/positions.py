"""Messages about positions that people lay out themselves; the server keeps nothing of them."""

from typing import Annotated

from taverne.protocol.codec import Meta, field
from taverne.protocol.message import Message, Text
from taverne.protocol.play import Position
from taverne.protocol.tables import Table

Line = Annotated[str, Meta(max_length=400)]
Lines = Annotated[list[Line], Meta(max_length=80)]
RulesetKey = Annotated[str, Meta(max_length=60)]


class LaidOut(Message, frozen=True, kw_only=True):
    """The end of a game that was played elsewhere."""

    ruleset: RulesetKey
    lines: Lines
    """Lines of a snapshot, as far as they matter for the score. Kingdoms: `kingdom S …`, `legends S L…` and power
    stones as `held S stone-1 …`, for one to four seats. Rivality: the battlefield."""


class Scored(Message, frozen=True, kw_only=True):
    """The score of a game that was played elsewhere."""

    table: Table
    position: Position


class WhatIf(Message, frozen=True, kw_only=True):
    """Asks which single change would have been worth most to a seat at the end."""

    ruleset: RulesetKey
    lines: Lines
    seat: int


class Improvement(Message, frozen=True, kw_only=True):
    """A single change that would have been worth more points."""

    kind: str
    """`swap` two cards, or `replace` one by another."""
    cells: list[str]
    what: str
    """The card that is placed, as the notation writes it; empty if none is."""
    points: int
    lines: dict[str, int]
    """By how much each line of the sheet changes; lines that stay as they are are left out."""


class Improvements(Message, frozen=True, kw_only=True):
    """The best single changes, the best of each kind; none where no change gains points."""

    improvements: list[Improvement]


class Settle(Message, frozen=True, kw_only=True):
    """Plays a position that somebody laid out or pasted; the person plays every seat."""

    text: Annotated[str, Meta(max_length=40_000)]
    """A record, which may be cut anywhere, or a snapshot; without tags, the lines of a snapshot as far as they matter.
    What is unknown is filled in at random, always in the same way."""
    ruleset: RulesetKey = ""
    """Where the text has no tags: by which rules."""
    moves: Annotated[list[Text], Meta(max_length=120)] = field(default_factory=list)


class TrySettled(Message, frozen=True, kw_only=True):
    """Asks what a move would lead to there."""

    text: Annotated[str, Meta(max_length=40_000)]
    ruleset: RulesetKey = ""
    moves: Annotated[list[Text], Meta(max_length=120)] = field(default_factory=list)
    move: Text
