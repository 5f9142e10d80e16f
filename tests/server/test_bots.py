"""Bots think in worker processes, for a limited time; one that fails is replaced and the game goes on."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from taverne.server.bot_workers import lower_priority
from tests.server.client import Json, Player, Refusal
from tests.server.gathering import begin, play_out, players, sit_down
from tests.server.services import Deployment, serve_sqlite, wait_until

BOTS = '''
import os, threading

class Sleepy:
    """Never answers in time."""
    def __init__(self, game):
        pass
    def choose(self, view, legal, rng, budget):
        threading.Event().wait()

class Crashing(Sleepy):
    """Takes its whole process with it."""
    def choose(self, view, legal, rng, budget):
        os._exit(3)

class Cheating(Sleepy):
    """Chooses what is not legal, and says what it saw."""
    def choose(self, view, legal, rng, budget):
        raise ValueError(f"SECRET {view}")
'''
POINTS = """[taverne.bots]
sleepy = dummybots:Sleepy
crashing = dummybots:Crashing
cheating = dummybots:Cheating
"""


def install(folder: Path) -> None:
    """A package of bots, as `pip install` would leave it."""
    (folder / "dummybots.py").write_text(BOTS)
    info = folder / "dummybots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: dummybots\nVersion: 1\n")
    (info / "entry_points.txt").write_text(POINTS)


async def play_against(deployment: Deployment, bot: str) -> None:
    async with players(deployment.urls, 1, seed=len(bot)) as people:
        table = await sit_down(people, "rivality/duel", 2, bot=bot)
        await play_out(people, table)
        seen = people[0].tables[table]
        taken = [entry for entry in seen.entries if entry["kind"] == "TakenOver"]
        assert [(entry["seat"], entry["bot"], entry["reason"]) for entry in taken] == [(2, "random", "failed")]


def test_a_bot_that_hangs_crashes_or_cheats_is_replaced_by_random(tmp_path: Path) -> None:
    install(tmp_path)
    with serve_sqlite(PYTHONPATH=str(tmp_path), TAVERNE_BOT_SECONDS="1") as deployment:
        for bot in ("sleepy", "crashing", "cheating"):
            asyncio.run(play_against(deployment, bot))
        logs = deployment.logs()
        assert logs.count("a bot failed") == 3
        assert "SECRET" not in logs, "what a bot saw is not logged"


def has_begun(person: Player, table: str) -> bool:
    return person.tables[table].position is not None


async def hint_for(person: Player, table: str) -> Json:
    """A hint, once the bots are ready: on a machine that has never compiled them that takes minutes."""
    for _ in range(3000):
        try:
            return await person.call("GET", f"/api/tables/{table}/hint")
        except Refusal as refusal:
            if refusal.code != "hint-wait":
                raise
        await asyncio.sleep(0.2)
    raise TimeoutError


async def ask_for_hints(deployment: Deployment) -> None:
    async with players(deployment.urls, 2) as people:
        alone = await sit_down(people[:1], "aetherya", 2, bot="archmage")
        with_others = await sit_down(people, "aetherya", 3, bot="greedy")
        solo = await sit_down(people[:1], "rivality/solo", 1)
        for table in (alone, solo):
            await people[0].start(table)
            await people[0].until(partial(has_begun, people[0], table))
            assert (await people[0].call("GET", f"/api/tables/{table}/game"))["position"]["can_hint"]
            hint = await hint_for(people[0], table)
            assert hint["move"] in (await people[0].call("GET", f"/api/tables/{table}/legal"))["legal"]
            assert hint["simulations"] > 0
            assert hint["reasons"], "an opening has something to say for it"
        await begin(people, with_others)
        with pytest.raises(Refusal) as refused:
            await people[0].call("GET", f"/api/tables/{with_others}/hint")
        assert refused.value.code == "hint-people"
        position = (await people[0].call("GET", f"/api/tables/{with_others}/game"))["position"] or {}
        assert not position.get("can_hint"), "what would be refused is not offered"
        with pytest.raises(Refusal) as refused:
            await people[1].call("GET", f"/api/tables/{alone}/hint")
        assert refused.value.status in (403, 409)
        # Someone who went away may come back: no hints meanwhile.
        await people[1].call("POST", f"/api/tables/{with_others}/leave", {"seat": 2})
        with pytest.raises(Refusal) as refused:
            await people[0].call("GET", f"/api/tables/{with_others}/hint")
        assert refused.value.code == "hint-people"


def test_hints_are_given_alone_and_against_bots_only() -> None:
    with serve_sqlite(TAVERNE_BOT_SECONDS="60") as deployment:
        asyncio.run(ask_for_hints(deployment))


async def play_the_top_level(deployment: Deployment) -> None:
    async with players(deployment.urls, 1) as people:
        table = await sit_down(people, "rivality/duel", 2, bot="archmage")
        await play_out(people, table)
        assert not [entry for entry in people[0].tables[table].entries if entry["kind"] == "TakenOver"]


def test_the_top_level_is_rehearsed_and_answers_in_time() -> None:
    with serve_sqlite(TAVERNE_BOT_WORKERS="1", TAVERNE_BOT_SECONDS="10") as deployment:
        asyncio.run(play_the_top_level(deployment))


def test_worker_processes_start_where_there_is_no_niceness(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows has no `os.nice`."""
    monkeypatch.delattr(os, "nice")
    lower_priority()


def think_for_ever(place: str) -> None:
    """What a compiler looks like from outside; it says that it has begun by writing its process's number."""
    Path(place).write_text(str(os.getpid()), "utf-8")
    while True:
        pass


def test_no_bot_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    program = tmp_path / "server.py"
    program.write_text(
        "import sys, time\n"
        "from taverne.server.bot_workers import _new_pool\n"
        "from tests.server.test_bots import think_for_ever\n"
        "if __name__ == '__main__':\n"
        "    pool = _new_pool(1)\n"
        "    pool.schedule(think_for_ever, args=[sys.argv[1]])\n"
        "    time.sleep(3600)\n",
        "utf-8",
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, str(program), str(begun)], env=environment) as server:
        wait_until(lambda: begun.exists() and begun.read_text("utf-8") != "", "the bot to begin")
        bot = int(begun.read_text("utf-8"))
        server.kill()
    try:
        wait_until(lambda: not is_running(bot), "the bot to end")
    finally:
        with suppress(ProcessLookupError):
            os.kill(bot, signal.SIGKILL)


def is_running(process: int) -> bool:
    """Whether a process is there and has not ended; one that ended may wait for someone to take note of it."""
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
