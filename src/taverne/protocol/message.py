"""What all messages share."""

from typing import Annotated

from taverne.protocol.codec import Meta, Struct


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A JSON object; an unknown field is an error."""


TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description="a table's id")]
Seat = Annotated[int, Meta(ge=1, le=8, description="a seat, counted from 1")]
Number = Annotated[int, Meta(ge=-1, le=1_000_000, description="the number of a log entry; -1 is before the first")]
ChatNumber = Annotated[int, Meta(ge=-1, le=1_000_000, description="the number of a chat line; -1 is before the first")]
Text = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="a name people see")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Commitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", description="SHA-256 of a nonce, in hexadecimal")]
Nonce = Annotated[
    str,
    Meta(pattern=r"^([0-9a-f]{2}){1,255}$", max_length=510, description="a nonce, in hexadecimal"),
]


class Problem(Message, frozen=True, kw_only=True):
    """What went wrong: a code for programs and a sentence for people. Nothing changed."""

    code: str
    sentence: str
    clause: str = ""
    """The clause of the rules that forbids it."""
