"""Non-interference on the wire: hidden cards change no byte that a seat which cannot know them is sent (decision 3).

A game is played through the real interface. From what one seat saw of it another game is made, in which everything that
seat could not know is different as far as it can be. Both are played again with the same ids, clock and commitment, and
all that the server sent to that seat is compared: snapshots, events, errors, legal moves, previews, undo, views, logs.
"""

import json
import logging
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from taverne.kernel.chance import CHANCE, Draw, random_dice
from taverne.kernel.errors import IllegalMove
from taverne.kernel.game import draw
from taverne.match import match as match_module
from taverne.match import state as state_module
from taverne.record.scribe import Scribe
from taverne.registry import AnyGame, find_game, rulesets
from taverne.server.app import Sources
from taverne.server.logs import JsonFormatter
from taverne.server.settings import Settings
from tests.server.services import PATIENCE, threaded_server

TABLES = [
    (ruleset.key, seats)
    for ruleset in rulesets()
    for seats in find_game(ruleset.key).seats
    if seats == find_game(ruleset.key).seats[0] or ruleset.edition in ("fr2", "fr")
]
NOW = 1_700_000_000_000
LONGEST = 20
"""Decisions of a game that are compared; what is hidden is hidden from the start."""


class ScriptedDice:
    """Chance as a script has it, draw by draw, in place of what the secret gives."""

    script: list[Draw] = []  # noqa: RUF012
    thrown = 0

    def __init__(self, _secret: bytes, _nonces: object) -> None:
        pass


@pytest.fixture(autouse=True)
def scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw_from_script(game: AnyGame, state: Any, dice: ScriptedDice) -> Draw:
        del state
        return ScriptedDice.script[dice.thrown]

    monkeypatch.setattr(state_module, "FairDice", ScriptedDice)
    monkeypatch.setattr(match_module, "draw", draw_from_script)


@dataclass
class Script:
    """A game: what chance draws, and what each seat decides, in order."""

    draws: list[Draw] = field(default_factory=list)
    moves: list[tuple[int, str]] = field(default_factory=list)


def first_game(game: AnyGame, seats: int, rng: random.Random) -> tuple[Script, list[str]]:
    """The beginning of a random game, before its end lays all open, and for each seat its record of it."""
    seed = rng.random()
    whole, _ = play_some(game, seats, random.Random(seed), 10_000)
    return play_some(game, seats, random.Random(seed), min(LONGEST, len(whole.moves) // 2))


def play_some(game: AnyGame, seats: int, rng: random.Random, most: int) -> tuple[Script, list[str]]:
    """So many decisions of a random game, and for each seat its record of them."""
    script = Script()
    scribes = [Scribe(seat) for seat in range(1, seats + 1)]
    dice = random_dice(rng)
    state = game.setup(seats)
    while (asked := game.asked(state)) and (len(script.moves) < most or asked == (CHANCE,)):
        actor = rng.choice(asked)
        move: Any = draw(game, state, dice) if actor == CHANCE else rng.choice(game.legal(state, actor))
        if actor == CHANCE:
            script.draws.append(move)
        else:
            script.moves.append((actor, str(move)))
        state, events = game.apply(state, actor, move)
        for scribe in scribes:
            scribe.note(actor, move, events, asked, game.asked(state))
    return script, ["\n".join(scribe.lines) for scribe in scribes]


def other_game(game: AnyGame, seats: int, script: Script, watched: int, record: str, rng: random.Random) -> Script:
    """A game with other hidden things that looks the same in a seat's record: hidden draws change places in pairs."""
    other = script
    hidden = [place for place, drawn in enumerate(script.draws) if drawn.token_for(watched) == "?"]
    for _ in range(60 if len(hidden) > 1 else 0):
        one, two = rng.sample(hidden, 2)
        draws = list(other.draws)
        if draws[one].head.split()[0] != draws[two].head.split()[0]:
            continue
        for place, source in ((one, other.draws[two]), (two, other.draws[one])):
            draws[place] = replace(draws[place], token=source.token, value=source.value)
        tried = Script(draws, script.moves)
        with suppress(IllegalMove):
            if record_of(game, seats, tried, watched) == record:
                other = tried
    return other


def record_of(game: AnyGame, seats: int, script: Script, watched: int) -> str:
    """A seat's record of a game."""
    scribe = Scribe(watched)
    draws, moves = iter(script.draws), iter(script.moves)
    state = game.setup(seats)
    for _ in range(len(script.draws) + len(script.moves)):
        asked = game.asked(state)
        if asked == (CHANCE,):
            actor: int = CHANCE
            move: Any = next(draws)
        else:
            actor, text = next(moves)
            move = game.parse_move(text)
        state, events = game.apply(state, actor, move)
        scribe.note(actor, move, events, asked, game.asked(state))
    return "\n".join(scribe.lines)


@contextmanager
def stage(folder: str) -> Iterator["Stage"]:
    """A server with injected ids, clock and secret."""
    names = iter(f"id{number:05}" for number in range(1, 100_000))
    sources = Sources(
        clock=lambda: NOW,
        steady=lambda: 0.0,
        new_id=lambda: next(names),
        new_secret=lambda: bytes(32),
        new_seed=lambda: 0,
    )
    settings = Settings(database_url=folder, messages_per_second=10**6, requests_per_minute=10**6, bot_workers=0)
    with threaded_server(settings, sources) as url:
        yield Stage(url)


@dataclass(frozen=True)
class Stage:
    """A server on which a script is played, with a client for each seat."""

    url: str

    def play(self, game: AnyGame, seats: int, script: Script, watched: int) -> list[str]:
        """Plays a script; everything that was sent to one seat."""
        ScriptedDice.script = script.draws
        with ExitStack() as stack:
            clients = [stack.enter_context(httpx.Client(base_url=self.url, timeout=PATIENCE)) for _ in range(seats)]
            for place, client in enumerate(clients):
                client.post("/api/people/guest", json={"name": f"P{place + 1}"})
            table = clients[0].post("/api/tables", json={"ruleset": game.ruleset.key, "seats": seats}).json()["id"]
            for place, client in enumerate(clients, 1):
                assert client.post(f"/api/tables/{table}/sit", json={"seat": place}).status_code == 200
            assert clients[0].post(f"/api/tables/{table}/start", json={}).status_code == 200
            cookie = {"Cookie": f"taverne={clients[watched - 1].cookies['taverne']}"}
            address = self.url.replace("http", "ws") + "/api/socket"
            socket = stack.enter_context(connect(address, additional_headers=cookie, max_size=None))
            return self._watch(clients, socket, table, script, watched)

    def _watch(
        self, clients: list[httpx.Client], socket: ClientConnection, table: str, script: Script, watched: int
    ) -> list[str]:
        ear = Ear(socket)
        heard: list[str] = []
        mine = clients[watched - 1]
        socket.send(json.dumps({"type": "subscribe", "table": table}))
        number = ear.listen_for_update(-1)
        for place, (seat, move) in enumerate(script.moves):
            before = mine.get(f"/api/tables/{table}/game").json()["position"]
            response = clients[seat - 1].post(f"/api/tables/{table}/moves", json={"move": move, "expected": number})
            assert response.status_code == 200, (move, response.text)
            number = ear.listen_for_update(number)
            for request in (
                f"/game|{place}",
                "/legal",
                f"/events?since={max(-1, number - 3)}",
                f"/views/{max(0, number - place)}",
                "/record",
                *(f"/preview?move={tried}" for tried in (texts(before)[:3] or ["draw", "keep"])),
            ):
                answer = mine.get(f"/api/tables/{table}{request.partition('|')[0]}")
                heard.append(f"{answer.status_code} {answer.text}")
            for wrong in ("draw", "take a1", "lay H1 0,1 n", "keep", "fly", move):
                if wrong not in texts(before):
                    body = {"move": wrong, "expected": number}
                    if wrong not in texts(mine.get(f"/api/tables/{table}/legal").json()):
                        answer = mine.post(f"/api/tables/{table}/moves", json=body)
                        heard.append(f"{answer.status_code} {answer.text}")
        if mine.get(f"/api/tables/{table}/game").json()["position"]["can_undo"]:
            heard.append(mine.post(f"/api/tables/{table}/undo").text)
            ear.listen_for_update(number)
        else:
            answer = mine.post(f"/api/tables/{table}/undo")
            heard.append(f"{answer.status_code} {answer.text}")
        return heard + ear.updates + ear.others


def texts(position: Any) -> list[str]:
    return [move["text"] for move in position.get("legal", [])]


class Ear:
    """Hears a websocket: updates in their order, and the rest in theirs."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.updates: list[str] = []
        self.others: list[str] = []

    def listen_for_update(self, known: int) -> int:
        while True:
            text = self._socket.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            message = json.loads(text)
            if message["type"] == "update":
                self.updates.append(text)
                if message["table"]["number"] > known:
                    return int(message["table"]["number"])
            else:
                self.others.append(text)


@pytest.fixture
def logged() -> Iterator[list[str]]:
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.name.startswith("taverne"):
                record.created = 0
                lines.append(JsonFormatter().format(record))

    handler = Keep()
    root = logging.getLogger()
    root.addHandler(handler)
    yield lines
    root.removeHandler(handler)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_hidden_cards_change_no_byte_on_the_wire(key: str, seats: int, tmp_path: Any, logged: list[str]) -> None:
    game = find_game(key)
    rng = random.Random(f"{key} {seats}")
    for _ in range(20):
        watched = rng.randint(1, seats)
        script, records = first_game(game, seats, rng)
        other = other_game(game, seats, script, watched, records[watched - 1], rng)
        if other.draws == script.draws:
            continue
        sent = []
        for place, played in enumerate((script, other)):
            logged.clear()
            with stage(str(tmp_path / f"{watched}-{place}.db")) as served:
                bytes_sent = served.play(game, seats, played, watched)
            sent.append((bytes_sent, list(logged)))
        (one, one_log), (two, two_log) = sent
        assert len(one) > 20
        for first, second in zip(one, two, strict=True):
            assert first == second
        assert one_log == two_log
        return
    pytest.fail("nothing was hidden")
