"""How soon the top level answers on a real server on loopback, with many games at once; `python -m bench.answers`.

Bounded in time and games. Prints how long bots and people's own moves took.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from tests.server.client import Json, Player
from tests.server.services import TaverneServer

from taverne.bots.bot import LEVELS

RULESETS = ("aetherya", "rivality/duel", "drako", "rivality/duel+expert", "aetherya/objects")
THINKING = 1000
"""Milliseconds the server lets bots think."""
GRACE = 500
"""Milliseconds beyond, within which 95 of 100 answers are to come."""


def answers_in(entries: list[Json]) -> list[float]:
    """How long each answer of the bot took: from the entry before it that tells its time."""
    found, last = [], None
    for entry in entries:
        if entry["kind"] == "Moved" and entry["seat"] == 2 and last is not None:
            found.append(float(entry["at"] - last))
        last = entry["at"] if entry.get("at") is not None else last
    return found


async def measure(url: str, games: int, seconds: float, think: float) -> tuple[list[float], list[float]]:
    """One run: the times of the bots' answers and of the people's acknowledgements, in milliseconds."""
    people = [Player([url], f"P{number}", number) for number in range(games)]
    tables = []
    for number, person in enumerate(people):
        await (await person.enter()).connect()
        table = await person.create(RULESETS[number % len(RULESETS)], 2)
        await person.sit(table, 1)
        await person.sit(table, 2, LEVELS[-1])
        await person.subscribe(table)
        await person.start(table)
        tables.append(table)
    started = time.perf_counter()

    def is_over() -> bool:
        return time.perf_counter() - started > seconds

    async def play(person: Player, table: str) -> None:
        async def pause() -> None:
            await asyncio.sleep(think * (0.5 + person.rng.random()))

        await person.play(table, stop=is_over, before=pause, patience=seconds + 60)

    playing = [asyncio.create_task(play(person, table)) for person, table in zip(people, tables, strict=True)]
    await asyncio.wait(playing, timeout=seconds + 5)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    answers: list[float] = []
    for person, table in zip(people, tables, strict=True):
        answers += answers_in(person.tables[table].entries)
    for person in people:
        await person.close()
    return answers, [1000 * spent for person in people for spent in person.times]


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--think", type=float, default=3.0, help="seconds a client thinks before each move, on average")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="taverne-answers-") as folder:
        environment = {
            "TAVERNE_DATABASE_URL": str(Path(folder) / "taverne.db"),
            "TAVERNE_BOT_WORKERS": "1",
            "TAVERNE_BOT_THINKING": str(THINKING),
        }
        server = TaverneServer(environment).start()
        try:
            time.sleep(10)  # The searches are read or compiled.
            answers, own = asyncio.run(measure(server.url, given.games, given.seconds, given.think))
        finally:
            server.stop()
    answers.sort()
    own.sort()
    late = answers[int(len(answers) * 0.95)]
    print(
        f"{given.games} games against {LEVELS[-1]}: {len(answers)} answers,"
        f" {statistics.median(answers):.0f} ms (median),"
        f" {late:.0f} ms (95 of 100; at most {THINKING + GRACE});"
        f" people's moves acknowledged in {statistics.median(own):.1f} ms (median), {own[int(len(own) * 0.95)]:.1f} ms"
        f" (95 of 100)"
    )


if __name__ == "__main__":
    main()
