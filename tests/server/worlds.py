"""Two games that look the same to one seat although hidden things differ, and a server to play them on.

Tests compare all that the server sends to that seat in both: its bytes, and when they come.
"""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
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


def script_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets chance draw what a script says."""

    def draw_from_script(game: AnyGame, state: Any, dice: ScriptedDice) -> Draw:
        del state
        return dice.script[dice.thrown]

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


def play_some(
    game: AnyGame, seats: int, rng: random.Random, most: int, last: int | None = None
) -> tuple[Script, list[str]]:
    """So many decisions of a random game, and for each seat its record of them.

    Of several seats asked at once any may answer first; if `last` is given, that one waits for the others.
    """
    script = Script()
    scribes = [Scribe(seat) for seat in range(1, seats + 1)]
    dice = random_dice(rng)
    state = game.setup(seats)
    while (asked := game.asked(state)) and (len(script.moves) < most or asked == (CHANCE,)):
        actor = rng.choice(asked) if last is None else min(asked, key=lambda seat: (seat == last, seat))
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


def other_answer(game: AnyGame, seats: int, script: Script, watched: int, rng: random.Random) -> tuple[Script, Script]:
    """The game up to a secret answer, and with another one in its place; the same game twice if there is none."""
    places = list(range(len(script.moves)))
    rng.shuffle(places)
    for place in places:
        seat, answer = script.moves[place]
        before = Script(script.draws, script.moves[:place])
        first = Script(script.draws, script.moves[: place + 1])
        state, _ = replay(game, seats, before, watched)
        others = [str(move) for move in game.legal(state, seat) if str(move) != answer]
        if seat == watched or len(game.asked(state)) == 1 or not others:
            continue
        second = Script(script.draws, [*before.moves, (seat, rng.choice(others))])
        if record_of(game, seats, first, watched) == record_of(game, seats, second, watched):
            return first, second
    return script, script


def record_of(game: AnyGame, seats: int, script: Script, watched: int) -> str:
    """A seat's record of a game."""
    return replay(game, seats, script, watched)[1]


def replay(game: AnyGame, seats: int, script: Script, watched: int) -> tuple[Any, str]:
    """The state at the end of a script, and a seat's record."""
    scribe = Scribe(watched)
    draws, moves = iter(script.draws), iter(script.moves)
    state = game.setup(seats)
    while asked := game.asked(state):
        if asked == (CHANCE,):
            actor: int = CHANCE
            move: Any = next(draws, None)
        else:
            actor, text = next(moves, (CHANCE, ""))
            move = game.parse_move(text) if text else None
        if move is None:
            break
        state, events = game.apply(state, actor, move)
        scribe.note(actor, move, events, asked, game.asked(state))
    return state, "\n".join(scribe.lines)


def hides_choices(game: AnyGame, seats: int) -> bool:
    """Whether seats decide on what others cannot know: on cards of their own, or all at once in secret."""
    script, _ = play_some(game, seats, random.Random(1), 0)
    state, _ = replay(game, seats, script, 1)
    return any(drawn.known for drawn in script.draws) or len(game.asked(state)) > 1


def worlds_for(game: AnyGame, seats: int, watched: int, rng: random.Random) -> tuple[Script, Script]:
    """Two games that look the same to one seat, although the others decide on other grounds or something else."""
    whole, _ = play_some(game, seats, random.Random(seed := rng.random()), 10_000, watched)
    most = min(LONGEST, len(whole.moves) // 2)
    script, records = play_some(game, seats, random.Random(seed), most, watched)
    if any(drawn.known for drawn in script.draws):
        return script, other_game(game, seats, script, watched, records[watched - 1], rng)
    return other_answer(game, seats, script, watched, rng)


class VirtualTime:
    """Time that passes only when somebody sleeps or `now` is moved on."""

    def __init__(self) -> None:
        self.now = 0.0

    def steady(self) -> float:
        return self.now

    def clock(self) -> int:
        return NOW + round(1000 * self.now)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


@contextmanager
def stage(folder: str, virtual: VirtualTime | None = None) -> Iterator["Stage"]:
    """A server with injected ids, clock and secret."""
    names = iter(f"id{number:05}" for number in range(1, 100_000))
    virtual = virtual or VirtualTime()
    sources = Sources(
        clock=virtual.clock,
        steady=virtual.steady,
        sleep=virtual.sleep,
        new_id=lambda: next(names),
        new_secret=lambda: bytes(32),
        new_seed=lambda: 0,
    )
    settings = Settings(
        database_url=folder, messages_per_second=10**6, requests_per_minute=10**6, bot_workers=0, bot_pause=0
    )
    with threaded_server(settings, sources) as url:
        yield Stage(url)


Opening = Callable[[httpx.Client, Script, dict[str, Any]], str]
"""Opens a table where chance draws what a script says; its id."""


def _open(client: httpx.Client, script: Script, asked: dict[str, Any]) -> str:
    ScriptedDice.script = script.draws
    return str(client.post("/api/tables", json=asked).json()["id"])


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

    def play_with_bots(
        self, game: AnyGame, seats: int, script: Script, watched: int, bot: str, opening: Opening = _open
    ) -> "Ear":
        """Plays a script with bots in all seats but one, which hears everything it is sent."""
        own = [move for seat, move in script.moves if seat == watched]
        left = len(script.moves)
        with ExitStack() as stack:
            client = stack.enter_context(httpx.Client(base_url=self.url, timeout=PATIENCE))
            client.post("/api/people/guest", json={"name": "P1"})
            clock = {"kind": "live", "seconds": 5, "reserve": 60}  # Its hands are shown to everyone.
            asked = {"ruleset": game.ruleset.key, "seats": seats, "clock": clock}
            table = opening(client, script, asked)
            for seat in range(1, seats + 1):
                body = {"seat": seat} if seat == watched else {"seat": seat, "bot": bot}
                assert client.post(f"/api/tables/{table}/sit", json=body).status_code == 200
            cookie = {"Cookie": f"taverne={client.cookies['taverne']}"}
            address = self.url.replace("http", "ws") + "/api/socket"
            ear = Ear(stack.enter_context(connect(address, additional_headers=cookie, max_size=None)))
            ear.subscribe(table)
            assert client.post(f"/api/tables/{table}/start", json={}).status_code == 200
            known = -1
            while left:
                known = ear.listen_for_update(known)
                update = json.loads(ear.updates[-1])
                left -= sum(entry["kind"] == "Moved" for entry in update["entries"])
                if own and update["position"] is not None and update["position"]["asked"] == [watched]:
                    body = {"move": own.pop(0), "expected": update["table"]["number"]}
                    response = client.post(f"/api/tables/{table}/moves", json=body)
                    assert response.status_code == 200, (body, response.text)
            for address in (
                f"/api/tables/{table}/game",
                f"/api/tables/{table}/events?since=-1",
                "/api/people/me/tables",
            ):
                ear.others.append(client.get(address).text)
        return ear

    def _watch(
        self, clients: list[httpx.Client], socket: ClientConnection, table: str, script: Script, watched: int
    ) -> list[str]:
        ear = Ear(socket)
        heard: list[str] = []
        mine = clients[watched - 1]
        ear.subscribe(table)
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
        self.times: list[float] = []
        """When each update came, in seconds."""
        self.others: list[str] = []

    @property
    def entries(self) -> list[Any]:
        """The log as it was told, however many entries an update brought."""
        return [entry for update in self.updates for entry in json.loads(update)["entries"]]

    def waits_for_others(self, watched: int) -> list[float]:
        """How many seconds after the update before it each decision of another seat was told."""
        waits = []
        for place, update in enumerate(self.updates[1:], 1):
            moved = [entry["seat"] for entry in json.loads(update)["entries"] if entry["kind"] == "Moved"]
            if moved and moved != [watched]:
                waits.append(self.times[place] - self.times[place - 1])
        return waits

    def subscribe(self, table: str) -> None:
        self._socket.send(json.dumps({"type": "subscribe", "table": table}))

    def listen_for_update(self, known: int) -> int:
        while True:
            text = self._socket.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            message = json.loads(text)
            if message["type"] == "update":
                self.times.append(time.perf_counter())
                self.updates.append(text)
                if message["table"]["number"] > known:
                    return int(message["table"]["number"])
            else:
                self.others.append(text)
