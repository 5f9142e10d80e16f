"""Writes docs/protocol.md and docs/openapi.json, and for the web client the JSON Schema its types are made of and what
is printed on cards and tiles: `make protocol`."""

import inspect
import json
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec

from docs.components import components
from taverne.kernel.events import Event
from taverne.protocol import VERSION, message, people, play, socket, tables
from taverne.protocol.message import Message
from taverne.protocol.socket import ClientMessage, ServerMessage
from taverne.registry import rulesets
from taverne.server.endpoints import ENDPOINTS
from taverne.server.openapi import ALWAYS, MEANINGS, openapi

ROOT = Path(__file__).parent.parent
MODULES = (message, people, tables, play, socket)

INTRODUCTION = """# The protocol

Written by `make protocol` from the messages themselves; do not edit it by hand.

A client needs this page and [the notation](notation.md), and no rule of any game: it is told the legal moves, what
each would lead to, and what happened. Everything is JSON in UTF-8. An unknown field is an error. Times are
milliseconds since 1970. Version {version}.

## How a game goes

1. **Enter.** `POST /api/people/guest` with a nickname sets the cookie `taverne`; send it with everything that
   follows.
2. **Open a table**, or have its id from a link: `POST /api/tables`.
3. **Sit down**: `POST /api/tables/{{table}}/sit`. Draw a nonce of 16 random bytes, keep it, and send its SHA-256 as
   `commitment` ([why](fairness.md)).
4. **Connect** a websocket to `/api/socket`. The first message is `hello`. Send `subscribe` for each table; its
   `since` is the last entry you have, -1 at first. An `update` follows at once and whenever something happens.
5. **Start**: `POST /api/tables/{{table}}/start` with one's nonce. While `table.status` is `starting`, each seat
   that made a commitment sends `reveal` with its nonce, within five seconds; then the game begins.
6. **Play**: when `position.legal` is not empty, you are asked: send `move` with one of them and `expected`, the
   `number` of the position. When `position.must_confirm` is true, send `confirm`. `done` says that it is stored.
   The `update` that tells what followed comes to everyone, to you too.
7. **Lost the connection?** Connect again and `subscribe` with the last number you have: you are told what you
   missed, once. If that is refused because of the `storage`, ask again a little later: until then you are told
   nothing. A `move` whose `done` you did not get may have been stored; if you send it again it is refused as
   `stale` then.

A request that is not carried out is answered by a `problem`: a `code` for programs and a `sentence` in the reader's
language (`?lang=fr`, `de` or `en`, else the header Accept-Language). The connection stays open and nothing was
changed.

An `update` has `after`, the last entry told before; the `entries` after it, each once and in order; the `table`;
and the `position` as you see it now, null before the game began. `position.view` is a snapshot in the notation with
`?` for what is unknown to you.

The answer to a request and the `update` it leads to may come in either order.

Several seats may be asked at once, to answer in secret: there the answers of the others do not make one's
`expected` old. `undo` is possible (`position.can_undo`) until something new is seen or someone else moves; a bot
waits a moment for it. What an undone move showed has been seen.

Any seated person may start. When someone leaves or their clock runs out, a bot takes over; they come back with
`sit`. Who resigns does not: alone or between two rivals that ends the game, with `points` and `ranks` empty; else a
bot plays on. A rematch is a new table where everyone sits down again, with a new commitment; the seats, one further
on, are kept for them.

The websocket is closed with 1012 when the server stops (come back soon), 4001 when the session has ended (enter
again), 1008 after too many messages, sent or left unread, 1013 after a `problem` that says why there is no room,
1009 after an absurdly large message. A page of another origin gets 403 instead of a websocket.

Limits: messages of at most 16,384 signs by websocket (one of more than 2 MiB ends the connection) and 65,536 bytes
by HTTP; how often is up to the server ([operations](operations.md)).
"""


def events_of_all_games() -> list[type[Event]]:
    """The kinds of events, game by game."""
    rulesets()  # Loads the games.
    found = {(kind.__module__, kind.__name__): kind for kind in Event.__subclasses__() if kind.__name__ != "Split"}
    return [kind for _, kind in sorted(found.items(), key=lambda item: item[0])]


def describe_type(kind: Any) -> str:
    """A field's type in few words."""
    schema, parts = msgspec.json.schema_components([kind], ref_template="{name}")
    return _words(schema[0], parts)


def _words(schema: Any, parts: Any) -> str:
    if "$ref" in schema:
        name = schema["$ref"]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_words(one, parts) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(one)}`" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_words(schema['items'], parts)}"
    words = {"integer": "int", "string": "text", "boolean": "bool", "null": "null", "object": "object"}
    text = words.get(schema.get("type", ""), "any")
    limits = [
        f"{sign} {schema[name]}"
        for name, sign in (("minimum", "≥"), ("maximum", "≤"), ("minLength", "length ≥"), ("maxLength", "length ≤"))
        if name in schema
    ]
    if "pattern" in schema:
        limits.append(f"`{schema['pattern']}`")
    return f"{text} ({', '.join(limits)})" if limits else text


def field_notes(kind: type) -> dict[str, str]:
    """What a class says of each of its fields, below it."""
    notes: dict[str, str] = {}
    try:
        lines = inspect.getsource(kind).splitlines()
    except OSError:
        return notes
    for place, line in enumerate(lines[:-1]):
        name, colon, _ = line.strip().partition(":")
        below = lines[place + 1].strip()
        if colon and name.isidentifier() and below.startswith('"""'):
            text = below[3:]
            rest = place + 2
            while not text.endswith('"""') and rest < len(lines):
                text += " " + lines[rest].strip()
                rest += 1
            notes[name] = text.removesuffix('"""').strip()
    return notes


def describe_struct(kind: Any, heading: str) -> list[str]:
    """A message as a section."""
    lines = [f"{heading} {kind.__name__}", "", " ".join((inspect.getdoc(kind) or "").split()), ""]
    config = kind.__struct_config__
    rows = []
    if config.tag is not None:
        rows.append(f"| `{config.tag_field}` | `{json.dumps(config.tag)}` | |")
    notes = {
        name: note for base in reversed(kind.__mro__) if base is not object for name, note in field_notes(base).items()
    }
    for field in msgspec.structs.fields(kind):
        default = "" if field.required else f" May be left out{_default(field)}."
        rows.append(
            f"| `{field.name}` | {describe_type(field.type)} | {(notes.get(field.name, '') + default).strip()} |"
        )
    if rows:
        lines += ["| field | type | |", "| --- | --- | --- |", *(row.replace("|  |", "| |") for row in rows), ""]
    return lines


def _default(field: Any) -> str:
    """What is taken for a field that is left out."""
    value = msgspec.to_builtins(field.default) if isinstance(field.default, msgspec.Struct) else field.default
    return "" if value is msgspec.NODEFAULT else f": `{json.dumps(value)}` then"


def messages() -> list[Any]:
    """All messages but those of the websocket, in the order of the modules."""
    wire = {*get_args(ClientMessage), *get_args(ServerMessage)}
    return [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if inspect.isclass(kind)
        and issubclass(kind, Message)
        and kind is not Message
        and kind.__module__ == module.__name__
        and kind not in wire
    ]


def protocol_page() -> str:
    """The page."""
    lines = INTRODUCTION.format(version=VERSION).splitlines()
    lines += [
        "",
        "## HTTP",
        "",
        "The same in OpenAPI's form: `/api/openapi.json`.",
        "",
        "| | takes | gives | besides |",
        "| --- | --- | --- | --- |",
    ]
    for endpoint in ENDPOINTS:
        takes = "" if endpoint.takes is None else f"[{endpoint.takes.__name__}](#{endpoint.takes.__name__.lower()})"
        gives = (
            "nothing" if endpoint.gives is None else f"[{endpoint.gives.__name__}](#{endpoint.gives.__name__.lower()})"
        )
        query = " ".join(f"`{name}`" for name in endpoint.query)
        statuses = ", ".join(str(status) for status in endpoint.errors)
        lines.append(
            f"| `{endpoint.method} {endpoint.path}` {query}<br>{endpoint.summary} | {takes} | {gives} | {statuses} |"
        )
    always = ", ".join(str(status) for status in ALWAYS)
    lines += ["", f"Each may also answer {always}. Every status from 400 on comes with a [Problem](#problem):", ""]
    lines += [f"- {status}: {meaning}" for status, meaning in MEANINGS.items()]
    lines += ["", "## What a client sends by the websocket", ""]
    for kind in get_args(ClientMessage):
        lines += describe_struct(kind, "###")
    lines += ["## What the server sends by the websocket", ""]
    for kind in get_args(ServerMessage):
        lines += describe_struct(kind, "###")
    lines += ["## The other messages", ""]
    for kind in messages():
        lines += describe_struct(kind, "###")
    lines += [
        "## Game events",
        "",
        "What can stand in `events`, by game; cells, cards and tiles in the notation's words.",
        "",
    ]
    module = ""
    for event in events_of_all_games():
        if event.__module__ != module:
            module = event.__module__
            lines += [f"### {module.split('.')[2].capitalize()}", "", "| type | fields | |", "| --- | --- | --- |"]
        names = " ".join(f"`{field.name}`" for field in fields(event))
        lines.append(f"| `{event.__name__}` | {names} | {' '.join((inspect.getdoc(event) or '').split())} |")
    return "\n".join(_spaced(lines)) + "\n"


def _spaced(lines: list[str]) -> list[str]:
    """The lines with an empty one before each heading, and never two."""
    spaced: list[str] = []
    for line in lines:
        if line.startswith("#") and spaced and spaced[-1]:
            spaced.append("")
        if line or (spaced and spaced[-1]):
            spaced.append(line.rstrip())
    return spaced


def json_schema() -> dict[str, Any]:
    """All messages as one JSON Schema; the web client's types are made of it."""
    kinds: list[Any] = [*get_args(ClientMessage), *get_args(ServerMessage), *messages()]
    _, parts = msgspec.json.schema_components([ClientMessage, ServerMessage, *kinds], ref_template="#/$defs/{name}")
    names = sorted(parts)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "Made by `make protocol`; do not edit.",
        "type": "object",
        "properties": {
            "ClientMessage": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(ClientMessage)]},
            "ServerMessage": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(ServerMessage)]},
        },
        "additionalProperties": False,
        "$defs": {name: parts[name] for name in names},
    }


def written() -> dict[Path, str]:
    """The files this makes."""
    return {
        ROOT / "docs" / "protocol.md": protocol_page(),
        ROOT / "docs" / "openapi.json": json.dumps(openapi(), indent=1, ensure_ascii=False) + "\n",
        ROOT / "web" / "protocol.schema.json": json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n",
        ROOT / "web" / "src" / "components.json": json.dumps(components(), indent=1, ensure_ascii=False) + "\n",
    }


def main() -> None:
    for path, text in written().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT), file=sys.stderr)


if __name__ == "__main__":
    main()
