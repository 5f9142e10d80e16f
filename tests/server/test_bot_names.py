"""A bot's name is chosen when it sits down and is the same for everyone, in the log and in the record."""

import asyncio

from taverne.bots.names import NAMES
from tests.server.gathering import begin, players, sit_down
from tests.server.services import Deployment


def test_bots_have_names_of_their_own_that_everyone_reads(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=41) as (ann, eve):
            table = await sit_down([ann], "aetherya", 4, bot="apprentice")
            seats = ann.tables[table].table["seats"]
            names = [seat["name"] for seat in seats[1:]]
            assert {seat["bot"] for seat in seats[1:]} == {"apprentice"}, "the level stays known"
            assert len(set(names)) == 3
            assert set(names) <= set(NAMES["apprentice"])
            await eve.subscribe(table)
            assert eve.tables[table].table["seats"][1]["name"] == names[0]
            told = [entry["name"] for entry in ann.tables[table].entries if entry.get("bot")]
            assert told == names
            await begin([ann], table)
            record = (await ann.call("GET", f"/api/tables/{table}/record"))["record"]
            assert f'[Seat2 "{names[0]}"]' in record

    asyncio.run(run())


def test_a_rematch_is_against_the_same_bot(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 1, seed=43) as (ann,):
            table = await sit_down([ann], "drako", 2, bot="apprentice")
            await begin([ann], table)
            await ann.call("POST", f"/api/tables/{table}/resign")
            again = await ann.call("POST", f"/api/tables/{table}/rematch")
            assert again["seats"][0]["name"] == ann.tables[table].table["seats"][1]["name"]

    asyncio.run(run())
