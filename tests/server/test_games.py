"""A complete game of every ruleset over websockets, by clients that know only the protocol."""

import asyncio

import pytest

from taverne.match.fair import verify_fair
from taverne.record.verify import verify
from taverne.registry import find_game, rulesets
from tests.server.client import Player
from tests.server.gathering import play_out, players, sit_down
from tests.server.services import Deployment

TABLES = [(ruleset.key, find_game(ruleset.key).seats) for ruleset in rulesets()]


async def check_game(deployment: Deployment, key: str, seats: int) -> None:
    async with players(deployment.urls, seats + 1, seed=seats) as people:
        *seated, watcher = people
        table = await sit_down(seated, key, seats)
        await watcher.subscribe(table)
        await play_out(seated, table)
        seen = watcher.tables[table]
        await watcher.until(lambda: seen.is_over)
        last = {person.tables[table].number for person in people}
        assert len(last) == 1, "all have been told everything"
        await check_records(people, table, seats)


async def check_records(people: list[Player], table: str, seats: int) -> None:
    """The record verifies, its shuffles are fair, and every seat's nonce is in them (decision 2)."""
    seen = people[0].tables[table]
    assert seen.position is not None
    result = seen.position["result"]
    given = await people[-1].call("GET", f"/api/tables/{table}/record")
    record = given["record"]
    assert verify(record).is_finished
    assert verify_fair(record) > 0
    assert f'[FairCommitment "{seen.table["commitment"]}"]' in record
    for person in people[:seats]:
        nonce = person.nonces.get(table)
        assert nonce is None or nonce in record
    assert len(result["points"]) == seats
    assert await people[0].events(table) == seen.entries, "what was pushed is what is stored"


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_ruleset_is_played_to_its_end_over_websockets(
    deployment: Deployment, key: str, seats: tuple[int, ...]
) -> None:
    chosen = seats[0] if deployment.kind == "sqlite" else seats[-1]
    asyncio.run(check_game(deployment, key, chosen))


@pytest.mark.parametrize("key", ["aetherya", "aetherya/cooperative", "rivality/teams+expert"])
def test_bots_fill_the_seats_that_people_leave_free(deployment: Deployment, key: str) -> None:
    async def run() -> None:
        seats = find_game(key).seats[-1]
        async with players(deployment.urls, 1, seed=5) as people:
            table = await sit_down(people, key, seats, bot="greedy")
            await play_out(people, table)
            await check_records(people, table, seats)

    asyncio.run(run())


async def see_more(person: Player, table: str, entries: int) -> None:
    """Waits until someone has seen so many more log entries, so that the game goes on between two stumbles."""
    enough = person.tables[table].number + entries
    await person.until(lambda: person.tables[table].number >= enough)


@pytest.mark.parametrize("key", ["aetherya", "rivality/duel"])
def test_clients_that_come_and_go_miss_nothing_and_see_nothing_twice(deployment: Deployment, key: str) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=6) as people:
            table = await sit_down(people, key, 2)

            async def be_clumsy(person: Player) -> None:
                while True:
                    await see_more(person, table, person.rng.randint(1, 12))
                    person.stumble()

            clumsy = [asyncio.create_task(be_clumsy(person)) for person in people]
            await play_out(people, table)
            for task in clumsy:
                task.cancel()
            await asyncio.wait(clumsy)
            for person in people:
                await person.until(lambda person=person: person.tables[table].is_over)  # type: ignore[misc]
                assert person.reconnections > 0
            entries = await people[0].events(table)
            assert [entry["number"] for entry in entries] == list(range(people[0].tables[table].number + 1))
            told = [(entry["number"], entry["kind"]) for entry in people[0].tables[table].entries]
            assert told == [(entry["number"], entry["kind"]) for entry in entries]

    asyncio.run(run())


def test_two_tabs_of_one_person_agree(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=7) as people:
            first = people[0]
            tab = Player(deployment.urls[::-1], first.name, 99)
            tab.token = first.token
            tab.http.cookies.set("taverne", first.token)
            await tab.connect()
            table = await sit_down(people, "aetherya", 2)
            tab.nonces = first.nonces
            await tab.subscribe(table)
            await people[0].start(table)

            async def hesitate() -> None:
                if first.rng.random() < 0.5:  # So that either tab is the quicker one at times.
                    number = first.tables[table].number
                    await first.until(lambda: first.tables[table].number > number)

            await asyncio.gather(first.play(table, before=hesitate), tab.play(table), people[1].play(table))
            mine, other = first.tables[table], tab.tables[table]
            await tab.until(lambda: other.is_over)
            assert mine.entries == other.entries
            assert mine.position == other.position
            assert mine.table == other.table
            assert tab.acknowledged, "both tabs have played"
            await tab.close()

    asyncio.run(run())
