"""Seats before and after a game: removing a guest, the rematch, guests who sign out."""

import asyncio

from tests.server.gathering import begin, players, sit_down
from tests.server.services import Deployment
from tests.server.test_tables import code


def test_a_rematch_carries_the_settings_over_and_is_never_listed(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 1, seed=40) as (ann,):
            clock = {"kind": "live", "seconds": 3600, "reserve": 60}
            table = await sit_down([ann], "drako", 2, clock=clock, confirms=True, public=True)
            await begin([ann], table)
            await ann.call("POST", f"/api/tables/{table}/resign")
            new = await ann.call("POST", f"/api/tables/{table}/rematch")
            assert (new["ruleset"], new["clock"], new["confirms"]) == ("drako/fr/competitive", clock, True)
            assert [seat["is_taken"] for seat in new["seats"]] == [True, True]
            listed = (await ann.call("GET", "/api/tables"))["tables"]
            assert new["id"] not in [line["id"] for line in listed]
            left = await ann.call("POST", f"/api/tables/{new['id']}/leave", {})
            assert left["status"] == "closed", "nobody else is expected"

    asyncio.run(run())


def test_the_host_removes_a_guest_before_the_start(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 3, seed=48) as people:
            ann, bob, eve = people
            table = await sit_down([ann, bob], "aetherya", 2)
            leave = f"/api/tables/{table}/leave"
            assert await code(eve.call("POST", leave, {"seat": 2})) == "not-your-seat"
            assert await code(bob.call("POST", leave, {"seat": 1})) == "not-your-seat"
            shown = await ann.call("POST", leave, {"seat": 2})
            assert [seat["is_taken"] for seat in shown["seats"]] == [True, False]
            await bob.until(lambda: bob.tables[table].table["is_removed"])
            assert [entry["kind"] for entry in bob.tables[table].entries][-1] == "Removed"
            assert await code(bob.sit(table)) == "removed"
            await eve.sit(table)
            await eve.subscribe(table)
            await begin([ann, eve], table)
            assert await code(ann.call("POST", leave, {"seat": 2})) == "not-your-seat"

    asyncio.run(run())


def test_a_guest_who_signs_out_leaves_every_seat(deployment: Deployment) -> None:
    async def run() -> None:
        async with players(deployment.urls, 2, seed=49) as (ann, bob):
            table = await sit_down([ann, bob], "rivality/duel", 2)
            await begin([ann, bob], table)
            waiting = await ann.create("aetherya", 2)
            await bob.sit(waiting, 1)
            await bob.call("POST", "/api/people/sign-out")
            await ann.until(lambda: ann.tables[table].table["seats"][1]["bot"] is not None)
            shown = await ann.call("GET", f"/api/tables/{waiting}")
            assert not shown["seats"][0]["is_taken"]

    asyncio.run(run())
