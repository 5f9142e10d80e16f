"""Nonsense for the websocket: messages that are nearly right, wholly wrong, huge, or out of place."""

import asyncio
import json
import random
import string
from typing import Any

from websockets.asyncio.client import connect

from tests.server.client import Player
from tests.server.gathering import play_until, players, sit_down
from tests.server.services import PATIENCE, Deployment

TYPES = ("subscribe", "unsubscribe", "move", "confirm", "undo", "reveal", "ask", "look", "say", "mute", "ping")
WORDS = (
    "draw",
    "take a1",
    "place b2",
    "keep",
    "lay H1 0,1 n",
    "arrange pppp",
    "legend kin-H",
    "reveal a1",
    "",
    "?",
    "*",
)
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    1e308,
    "",
    "x",
    "\x00",
    "\ud7ff",
    "🐉" * 50,
    [],
    {},
    [[]],
    "9" * 300,
)
PARTS = (
    "type",
    "table",
    "request",
    "move",
    "expected",
    "since",
    "chat_since",
    "number",
    "text",
    "line",
    "undo",
    "nonce",
)


class Nonsense:
    """Makes fuzzed messages, the same ones for the same seed."""

    def __init__(self, tables: list[str], seed: int) -> None:
        self.rng = random.Random(seed)
        self.tables = tables

    def message(self) -> str | bytes:
        rng = self.rng
        kind = rng.randrange(20)
        if kind == 0:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
        if kind == 1:
            return "".join(rng.choice(string.printable) for _ in range(rng.randrange(200)))
        if kind == 2:
            return "[" * rng.randrange(2000)
        if kind == 3 and rng.random() < 0.02:
            return "x" * rng.choice((16_385, 70_000, 1_000_000))
        text = json.dumps(self._object())
        if kind == 4:
            place = rng.randrange(len(text))
            return text[:place] + rng.choice(string.printable) + text[place + rng.randrange(3) :]
        if kind == 5:
            return text[: rng.randrange(len(text))]
        return text

    def _object(self) -> dict[str, Any]:
        rng = self.rng
        message: dict[str, Any] = {
            "type": rng.choice(TYPES),
            "table": rng.choice([*self.tables, "nowhere"]),
            "request": rng.randrange(1000),
        }
        if message["type"] == "ping":
            del message["table"]
        fields: dict[str, Any] = {
            "move": rng.choice(WORDS),
            "expected": rng.randrange(-1, 80),
            "since": rng.randrange(-1, 80),
            "number": rng.randrange(-1, 80),
            "text": rng.choice(("hello", "\x00", "   ", "a" * 501, "🐉")),
            "line": rng.randrange(-1, 5),
            "nonce": rng.choice(("00", "zz", "")),
        }
        wanted = {
            "subscribe": ("since",),
            "move": ("move", "expected"),
            "ask": ("move",),
            "look": ("number",),
            "say": ("text",),
            "mute": ("line",),
            "reveal": ("nonce",),
        }.get(message["type"], ())
        message.update({name: fields[name] for name in wanted})
        for _ in range(rng.choice((0, 0, 0, 1, 2))):
            message[rng.choice(PARTS)] = rng.choice(ODD)
        if rng.random() < 0.1:
            message.pop(rng.choice(list(message)))
        return message


async def fuzz(deployment: Deployment, count: int, seed: int) -> int:
    """Sends nonsense in the name of someone who plays; each message is answered, and the game can be played on."""
    async with players(deployment.urls, 2, seed=seed) as people:
        table = await sit_down(people, "aetherya", 2)
        solo = await people[0].create("rivality/solo")
        await people[0].start(table)
        await play_until(people, table, 60)
        answered = await _throw(deployment, people[0], [table, solo], count, seed)
        await asyncio.gather(*(person.play(table) for person in people))
        assert all(person.tables[table].is_over for person in people), "a game is stuck"
        return answered


async def _throw(deployment: Deployment, person: Player, tables: list[str], count: int, seed: int) -> int:
    """Throws nonsense over a connection of its own; a ping after each batch shows that the socket is open."""
    nonsense = Nonsense(tables, seed)
    answers = 0
    url = deployment.urls[seed % len(deployment.urls)].replace("http", "ws") + "/api/socket"
    async with connect(url, additional_headers={"Cookie": f"taverne={person.token}"}, max_size=None) as socket:
        for start in range(0, count, 100):
            for _ in range(min(100, count - start)):
                await socket.send(nonsense.message())
            mark = 2_000_000 + start
            await socket.send(json.dumps({"type": "ping", "request": mark}))
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if message["type"] == "problem":
                    answers += 1
                    assert message["code"], message
                    assert message["code"] != "internal", message
                    assert message["sentence"], message
                    assert "Traceback" not in message["sentence"]
                if message["type"] == "pong" and message["request"] == mark:
                    break
    return answers
