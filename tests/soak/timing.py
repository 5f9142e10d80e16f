"""Response times of real bots in two worlds that look the same to the observer, told apart by two-sample tests.

The bots think for real, on what they see in their world; then they play what the script says, so that both worlds go
on looking the same. Tables of both worlds are played side by side in random order, so that a busy machine slows both
down alike: if they took turns, those of one world would always be a little ahead of the other's.
"""

import random
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from scipy.stats import ks_2samp, mannwhitneyu  # type: ignore[import-untyped]

from taverne.bots.bot import LEVELS
from taverne.hosting.tables import Tables
from taverne.kernel.chance import CHANCE
from taverne.kernel.game import Move
from taverne.match import state as state_module
from taverne.match.log import Entry
from taverne.match.match import Match
from taverne.match.state import MatchState
from taverne.registry import AnyGame, find_game
from taverne.server.app import Sources
from taverne.server.settings import Settings
from tests.server.services import threaded_server
from tests.server.worlds import TABLES, Script, ScriptedDice, Stage, hides_choices, replay, script_dice, worlds_for

AT_ONCE = {LEVELS[0]: 12, LEVELS[-1]: 8}
"""The bots, and how many tables of each are played side by side, each with a worker process: a queue would blur what is
measured. The weakest hardly thinks."""
SURE = 0.0005
"""Below this p-value the worlds differ; about one full run in forty gets there by chance."""
SEARCHED = 200
"""Deals among which to find those that differ most."""
EARLY = 4
"""Decisions after which nothing is measured, because each table has to get there."""


class TableDice(ScriptedDice):
    """Chance as the script of the table's world has it; the secret says which."""

    scripts: dict[bytes, Script] = {}  # noqa: RUF012

    def __init__(self, secret: bytes, nonces: object) -> None:
        super().__init__(secret, nonces)
        self.script = self.scripts[secret].draws


class Opener:
    """Opens tables one after the other, so that each gets the secret that stands for its world."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.secret = bytes(32)

    def open(self, client: httpx.Client, script: Script, asked: dict[str, Any]) -> str:
        with self._lock:
            self.secret = next(secret for secret, one in TableDice.scripts.items() if one is script)
            return str(client.post("/api/tables", json=asked).json()["id"])


def soak_timing(answers: int) -> str:
    """Tests so many answers of each world, for each ruleset with a hidden choice; the smallest p-value."""
    smallest, tests = 1.0, 0
    rulesets = {key: seats for key, seats in TABLES if hides_choices(find_game(key), seats)}
    for key, seats in rulesets.items():
        worlds, watched = find_worlds(find_game(key), seats, random.Random(key))
        for bot in AT_ONCE:
            one, two = measure(find_game(key), seats, worlds, watched, bot, answers)
            values = [float(mannwhitneyu(one, two).pvalue), float(ks_2samp(one, two).pvalue)]
            tests += len(values)
            smallest = min(smallest, *values)
            medians = " and ".join(f"{1000 * sorted(world)[len(world) // 2]:.1f}" for world in (one, two))
            told = f"{key}, {bot}: {len(one)} answers in each world, median {medians} ms"
            print(f"{told}, p = {values[0]:.3f} (Mann–Whitney), {values[1]:.3f} (Kolmogorov–Smirnov)", flush=True)
            if min(values) < SURE:
                sys.exit(f"{key}, {bot}: the worlds can be told apart")
    return f"{len(rulesets)} rulesets, {answers} answers in each world, {tests} tests, smallest p = {smallest:.3f}"


def find_worlds(game: AnyGame, seats: int, rng: random.Random) -> tuple[tuple[Script, Script], int]:
    """Two games and the seat they look the same to, up to a decision of a bot that differs as much as possible: in one
    world it has no choice, or at least fewer moves, or only plays another move.
    """
    best: tuple[float, tuple[Script, Script], int] | None = None
    for _ in range(SEARCHED):
        watched = rng.randint(1, seats)
        worlds = worlds_for(game, seats, watched, rng)
        for place, (seat, move) in enumerate(worlds[0].moves[:EARLY]):
            if seat == watched or worlds[0] == worlds[1]:
                continue
            one, two = (len(moves_at(game, seats, world, place)) for world in worlds)
            differs = max(one, two) / min(one, two) + (move != worlds[1].moves[place][1])
            if best is None or differs > best[0]:
                first, second = (Script(world.draws, world.moves[: place + 1]) for world in worlds)
                best = differs, (first, second), watched
        if best is not None and not any(drawn.known for drawn in worlds[0].draws):
            break  # Every secret answer differs as much.
    assert best is not None, f"{game.ruleset.key} hides nothing"
    return best[1:]


def moves_at(game: AnyGame, seats: int, script: Script, place: int) -> tuple[Move, ...]:
    """The legal moves of whoever decides at a place of a script."""
    state, _ = replay(game, seats, Script(script.draws, script.moves[:place]), 1)
    return game.legal(state, script.moves[place][0])


def measure(
    game: AnyGame, seats: int, worlds: tuple[Script, Script], watched: int, bot: str, answers: int
) -> list[list[float]]:
    """For each world, how many seconds the observer waited for each of so many answers."""
    at_once = AT_ONCE[bot]
    TableDice.scripts = {bytes([number] * 32): world for number, world in enumerate(worlds)}
    opener = Opener()
    waited: list[list[float]] = [[], []]
    with pytest.MonkeyPatch.context() as monkeypatch, tempfile.TemporaryDirectory() as folder:
        script_dice(monkeypatch)
        monkeypatch.setattr(state_module, "FairDice", TableDice)
        monkeypatch.setattr(Match, "play", play_script)
        monkeypatch.setattr(Tables, "next_bot", next_bot)
        settings = Settings(
            database_url=str(Path(folder) / "taverne.db"),
            bot_pause=0,
            bot_workers=at_once,
            messages_per_second=10**6,
            requests_per_minute=10**6,
            guests_per_hour=10**6,
        )
        with (
            threaded_server(settings, Sources(new_secret=lambda: opener.secret)) as url,
            ThreadPoolExecutor(at_once) as threads,
        ):
            stage = Stage(url)
            stage.play_with_bots(game, seats, worlds[0], watched, bot, opener.open)  # The bots warm up.

            def play(world: int) -> None:
                ear = stage.play_with_bots(game, seats, worlds[world], watched, bot, opener.open)
                waited[world].append(ear.waits_for_others(watched)[-1])

            order = random.Random(game.ruleset.key)
            while min(map(len, waited)) < answers:
                list(threads.map(play, order.sample([0, 1], counts=[2 * at_once] * 2, k=4 * at_once)))
                print(f"  {min(map(len, waited))}/{answers}", end="\r", flush=True)
    return [world[:answers] for world in waited]


def play_script(match: Match, seat: int, text: str, at: int, expected: int | None = None) -> list[Entry]:
    """Plays what the script of the table's world has for a bot, in place of what it chose."""
    moves = TableDice.scripts[match.state.secret].moves
    made = sum(turn.actor != CHANCE for turn in match.state.turns)
    if match.state.occupants[seat].bot is not None and made < len(moves):
        assert moves[made][0] == seat
        text = moves[made][1]
    return _play(match, seat, text, at, expected)


def next_bot(tables: Tables, state: MatchState) -> tuple[int, int] | None:
    """Which bot decides next, and when; none once the script is over, so that finished tables cost no time."""
    made = sum(turn.actor != CHANCE for turn in state.turns)
    return None if made >= len(TableDice.scripts[state.secret].moves) else _next_bot(tables, state)


_play = Match.play
_next_bot = Tables.next_bot
