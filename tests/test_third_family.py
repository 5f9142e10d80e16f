"""A game of which Taverne knows nothing, installed from its own package, plays everywhere."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from taverne.bots.bot import bot_names
from tests.installing import KEY, SOURCE, install_example
from tests.server.gathering import play_out, players, sit_down
from tests.server.services import serve_sqlite

pytestmark = pytest.mark.slow

WEB = SOURCE.parent / "web" / "src"
CONFORMANCE = """
import random
from taverne.registry import find_game
from taverne.testing.conformance import check_game
check_game(find_game("magpie"), 2, random.Random(5), games=10)
"""

POSITION = """
[Ruleset "magpie"]
[Seats "2"]

turn turn 1
hand 1 1 2
hand 2 3 4
deck 9
led
trick 1 8 5
trick 2 6 7
"""

Taverne = Callable[..., str]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which the package is installed."""
    return install_example(tmp_path_factory.mktemp("installed"))


@pytest.fixture
def run(environment: dict[str, str], tmp_path: Path) -> Callable[..., str]:
    """Runs Python in that environment and returns its output."""

    def run_python(*arguments: str, stdin: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            input=stdin,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**os.environ, **environment},
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run_python


@pytest.fixture
def taverne(run: Callable[..., str]) -> Taverne:
    """Runs the `taverne` command in that environment and returns its output."""
    return lambda *arguments, stdin="": run("-m", "taverne", *arguments, stdin=stdin)


def test_nothing_of_ours_mentions_it() -> None:
    sources = [path for folder in (SOURCE / "taverne", WEB) for path in folder.rglob("*") if path.is_file()]
    named = [path for path in sources if re.search(rb"magpie", path.read_bytes(), re.IGNORECASE)]
    assert not named
    assert len(sources) > 200


def test_it_passes_the_conformance_suite(run: Callable[..., str]) -> None:
    run("-c", CONFORMANCE)


def test_it_is_listed_with_the_names_of_its_own_catalogue(taverne: Taverne) -> None:
    assert f"{KEY}  " in taverne("rulesets")
    assert "Magpie (pocket edition), four tricks" in taverne("rulesets")
    assert "Magpie (pocket edition)" in taverne("--lang", "de", "rulesets"), "in English where it has no German"


def test_it_plays_in_the_arena(taverne: Taverne) -> None:
    table = taverne("arena", "magpie", "--bots", "greedy,random,quick", "--games", "6", "--ms", "5")
    assert all(re.search(rf"^{bot} ", table, re.M) for bot in ("greedy", "random", "quick"))


def test_every_bot_plays_it_and_the_records_verify(taverne: Taverne) -> None:
    bots = bot_names()
    pairs = [f"{bot},{bots[place - 1]}" for place, bot in enumerate(bots)][::2]
    records = "".join(taverne("selfplay", "magpie", "--games", "2", "--bots", pair, "--record", "-") for pair in pairs)
    assert records.count("= 1 points ") == 2 * len(pairs)
    assert f"{2 * len(pairs)} verified in full" in taverne("verify", "-", stdin=records)
    with pytest.raises(AssertionError, match="points 99"):
        taverne("verify", "-", stdin=re.sub(r"= 1 points \d+", "= 1 points 99", records))


def test_it_is_played_at_the_prompt_to_its_end(taverne: Taverne, tmp_path: Path) -> None:
    told = taverne("play", "magpie", "--seed", "3", "--record", "mine.txt", stdin="nonsense\nplay 1\n" + "1\n\n" * 20)
    assert "Your moves" in told
    assert "The trick goes to " in told, "its events are told in its own words"
    assert re.search(r"Hands:\n  – seat You, cards( \d){4}, points 0\n  – seat .* cards( \?){4}", told)
    assert "The game is over" in told
    assert "a trick taken with" in told
    assert "all fair" in taverne("verify", "--fair", "mine.txt")
    assert "The game is over" in taverne("show", "mine.txt")


def test_a_game_left_early_is_a_partial_record_that_verifies(taverne: Taverne, tmp_path: Path) -> None:
    taverne("play", "magpie", "--seed", "3", "--record", "left.txt", stdin="1\n\nquit\n")
    record = (tmp_path / "left.txt").read_text("utf-8")
    assert "* hand 2 ? ? ? ?" in record
    assert "0 verified in full, 1 in part" in taverne("verify", "left.txt")
    forged = re.sub(r"^2 play \d", "2 play " + re.findall(r"^1 play (\d)", record, re.M)[0], record, flags=re.M)
    (tmp_path / "forged.txt").write_text(forged, "utf-8")
    with pytest.raises(AssertionError, match="forged"):
        taverne("verify", "forged.txt")


def test_its_games_are_analysed_reported_and_scored(taverne: Taverne, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(taverne("selfplay", "magpie", "--games", "1", "--record", "-"), "utf-8")
    assert re.search(r"^3 +1 +play \d ", taverne("analyse", "game.txt", "--ms", "10"), re.M)
    taverne("balance", "magpie", "--games", "10", "--out", "report.html")
    assert "magpie" in (tmp_path / "report.html").read_text("utf-8")
    assert taverne("score", "-", "--ruleset", "magpie", stdin=POSITION).startswith(
        "1: 5\n    +5  a trick taken with 8 (M4)"
    )


def test_it_is_played_over_websockets_with_fair_shuffles(
    environment: dict[str, str], taverne: Taverne, tmp_path: Path
) -> None:
    async def play() -> str:
        async with players(deployment.urls, 3, seed=9) as people:
            *seated, watcher = people
            table = await sit_down(seated, KEY, 2)
            seen = await watcher.subscribe(table)
            await play_out(seated, table)
            await watcher.until(lambda: seen.is_over)
            hidden = [hand for text in watcher.heard for hand in re.findall(r'"cards":\[([^\]]*)\]', text)]
            assert hidden
            assert not any(re.search(r"\d", hand) for hand in hidden), "a spectator sees no hand"
            record: str = (await watcher.call("GET", f"/api/tables/{table}/record"))["record"]
            assert all(person.nonces[table] in record for person in seated)
            return record

    with serve_sqlite(**environment) as deployment:
        (tmp_path / "fair.txt").write_text(asyncio.run(play()), "utf-8")
    assert "8 draws, all fair" in taverne("verify", "--fair", "fair.txt")


def test_bots_take_the_seats_that_people_leave_free(environment: dict[str, str]) -> None:
    async def play() -> None:
        async with players(deployment.urls, 1, seed=2) as people:
            await play_out(people, await sit_down(people, KEY, 2, bot="journeyman"))

    with serve_sqlite(**environment) as deployment:
        asyncio.run(play())
