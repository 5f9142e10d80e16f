"""People gathered at a table, for tests."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from tests.server.client import Player


@asynccontextmanager
async def players(urls: list[str], count: int, seed: int = 0) -> AsyncIterator[list[Player]]:
    """People who have entered and are connected, one server process after the other."""
    people = [
        Player(urls[place % len(urls) :] + urls[: place % len(urls)], f"P{place + 1}", seed * 100 + place)
        for place in range(count)
    ]
    for person in people:
        await (await person.enter()).connect()
    try:
        yield people
    finally:
        for person in people:
            await person.close()


async def sit_down(people: Sequence[Player], ruleset: str, seats: int, bot: str = "random", **more: object) -> str:
    """A table where these people sit, bots in the other seats, all told of it."""
    table = await people[0].create(ruleset, seats, **more)
    for seat, person in enumerate(people[:seats], 1):
        await person.sit(table, seat)
    for seat in range(len(people) + 1, seats + 1):
        await people[0].sit(table, seat, bot)
    for person in people:
        await person.subscribe(table)
    return table


async def begin(people: Sequence[Player], table: str) -> None:
    """Starts the game; everyone reveals their nonce."""
    await people[0].start(table)
    await asyncio.gather(*(_begin(person, table) for person in people))


async def _begin(person: Player, table: str) -> None:
    await person.play(table, stop=lambda: person.tables[table].status == "playing")


async def play_until(people: Sequence[Player], table: str, number: int) -> None:
    """Plays until everyone has been told of an entry."""
    await asyncio.gather(*(_play_until(person, table, number) for person in people))


async def _play_until(person: Player, table: str, number: int) -> None:
    await person.play(table, stop=lambda: person.tables[table].number > number)


async def play_out(people: Sequence[Player], table: str) -> None:
    """Plays to the end."""
    await people[0].start(table)
    await asyncio.gather(*(person.play(table) for person in people))
