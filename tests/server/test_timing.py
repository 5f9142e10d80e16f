"""A bot's answers come at times that say nothing about what it sees (decision 3)."""

import asyncio
import random
import zlib
from concurrent.futures import Future
from pathlib import Path

import pytest

from taverne.bots.bot import LEVELS, bot_names, longest_thought
from taverne.hosting.bots import BotFailed
from taverne.hosting.pace import MARGIN, Pace
from taverne.registry import find_game
from taverne.server import bot_workers as bots_module
from taverne.server.bot_workers import BotWorkers
from taverne.server.settings import Settings
from tests.server.worlds import TABLES, Script, VirtualTime, hides_choices, script_dice, stage, worlds_for

HIDING = {key: seats for key, seats in TABLES if hides_choices(find_game(key), seats)}
"""The rulesets with a hidden choice, each with the most seats that are tried."""
BOTS = bot_names()
LONGEST = 1.3
"""Seconds that a scripted bot takes at most: its thinking time and nearly all of the margin."""
QUICK = 0.3
"""The same for bots that do not search."""


class ScriptedBots:
    """Bots that play a script, and take as long over each decision as what they see suggests."""

    def __init__(self, script: Script, watched: int, time: VirtualTime, failing: tuple[str, ...]) -> None:
        self._left = [(seat, move) for seat, move in script.moves if seat != watched]
        self._time = time
        self._failing = failing
        self.taken: list[float] = []

    async def choose(self, _workers: object, bot: str, snapshot: str, seat: int) -> str:
        move = next((move for mover, move in self._left if mover == seat), None)
        if move is None and bot not in self._failing:
            await asyncio.Event().wait()
        limit = LONGEST if longest_thought(bot) is None else QUICK
        self.taken.append(zlib.crc32(f"{snapshot} {move}".encode()) / 2**32 * limit)
        self._time.now += self.taken[-1]
        if move is None or bot in self._failing:
            raise BotFailed(bot)
        self._left.remove((seat, move))
        return move


def play_both(
    key: str, bot: str, folder: Path, monkeypatch: pytest.MonkeyPatch, failing: tuple[str, ...] = ()
) -> list[tuple[list[str], list[float]]]:
    """For each of two worlds: all that was sent to one seat, and how long the bots took."""
    script_dice(monkeypatch)
    game, seats = find_game(key), HIDING[key]
    rng = random.Random(key)
    watched = rng.randint(1, seats)
    found = []
    for place, script in enumerate(worlds_for(game, seats, watched, rng)):
        time = VirtualTime()
        bots = ScriptedBots(script, watched, time, failing)
        monkeypatch.setattr(BotWorkers, "choose", lambda *given, bots=bots: bots.choose(*given))
        with stage(str(folder / f"{place}.db"), time) as served:
            ear = served.play_with_bots(game, seats, script, watched, bot)
        found.append(([*map(str, ear.entries), *ear.others], bots.taken))
    return found


@pytest.mark.parametrize("key", HIDING)
def test_bots_answer_at_the_same_moments_whatever_they_hold(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = BOTS[list(HIDING).index(key) % len(BOTS)]
    (one, one_taken), (two, two_taken) = play_both(key, bot, tmp_path, monkeypatch)
    assert one_taken != two_taken, "the bots see the same in both worlds"
    for first, second in zip(one, two, strict=True):
        assert first == second


def test_a_bot_that_fails_is_replaced_at_a_moment_that_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (one, one_taken), (two, two_taken) = play_both(
        next(iter(HIDING)), LEVELS[0], tmp_path, monkeypatch, failing=(LEVELS[0],)
    )
    assert one_taken != two_taken
    assert any("TakenOver" in entry for entry in one)
    assert one == two


@pytest.mark.parametrize(("taken", "released"), [(0.0, 1.4), (1.399, 1.4), (1.401, 1.8), (1.799, 1.8), (9.0, 9.0)])
def test_an_answer_is_late_by_whole_margins(taken: float, released: float) -> None:
    time = VirtualTime()
    pace = Pace(1000, time.steady, time.sleep, holds=True)
    time.now = taken
    asyncio.run(pace.hold_answer(LEVELS[-1], 0.0))
    assert time.now == pytest.approx(released)


class InstantPool:
    """Worker processes whose bots need no time, as if every move were forced."""

    def schedule(self, *_work: object, **_more: object) -> "Future[str]":
        answer: Future[str] = Future()
        answer.set_result("keep")
        return answer


@pytest.mark.parametrize(("bot", "seconds"), [(LEVELS[-1], 1.0), (LEVELS[-2], 0.1), (LEVELS[0], 0.0)])
def test_a_forced_move_occupies_a_worker_as_long_as_a_search(
    bot: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the bots waiting for it at other tables would answer sooner."""
    monkeypatch.setattr(bots_module, "_new_pool", lambda _workers: InstantPool())
    monkeypatch.setattr(bots_module, "needs_warmup", lambda _bots: False)
    time = VirtualTime()

    async def run() -> None:
        workers = BotWorkers(1, 1000, 10, lambda: 0, Pace(1000, time.steady, time.sleep, holds=True))
        await workers.choose(bot, "", 1)

    asyncio.run(run())
    assert time.now == pytest.approx(seconds)


def test_bots_answer_no_later_than_if_they_were_not_held_back() -> None:
    """The margin is part of the pause that lets people follow."""
    assert Settings().bot_pause // 3 >= MARGIN
