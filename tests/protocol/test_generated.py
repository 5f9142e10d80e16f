"""What is generated from the messages is up to date: `make protocol` writes it."""

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from docs.protocol import written

from taverne.protocol.socket import ClientMessage, Move, ServerMessage
from taverne.server.data_schema import data_types

GENERATED = written()


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.name)
def test_the_documents_are_current(path: Path) -> None:
    assert path.read_text("utf-8") == GENERATED[path], f"{path.name} is outdated: run `make protocol`"


def test_every_message_and_event_is_documented() -> None:
    page = next(text for path, text in GENERATED.items() if path.name == "protocol.md")
    for kind in (*get_args(ClientMessage), *get_args(ServerMessage)):
        assert f"### {kind.__name__}\n" in page
    for family, classes in data_types().items():
        for event in classes.events:
            assert f"### {family.capitalize()}{event.__name__}\n" in page


def test_messages_are_read_strictly() -> None:
    good = {"type": "move", "table": "t", "move": "draw", "expected": 3, "request": 1}
    read = msgspec.json.decode(json.dumps(good), type=ClientMessage)
    assert read == Move(table="t", move="draw", expected=3, request=1)
    for wrong in ({"expected": -2}, {"extra": 1}, {"table": "a/b"}, {"move": "x" * 201}, {"type": "fly"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(json.dumps({**good, **wrong}), type=ClientMessage)
