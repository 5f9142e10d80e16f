"""Guests at once, accounts that can be recovered, sessions that end everywhere, data that are deleted."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable

import pytest

from tests.server.client import Json, Player, Refusal
from tests.server.gathering import begin, play_out, players, sit_down
from tests.server.services import Deployment

PASSWORD = "correct horse"  # noqa: S105
NUMBERS = itertools.count(1)


def unique(deployment: Deployment, name: str) -> str:
    """A name no other test of this deployment has taken."""
    return f"{name} {deployment.servers[0].port} {next(NUMBERS)}"


async def newcomer(deployment: Deployment, name: str = "Ann") -> Player:
    return await Player(deployment.urls, name).enter()


async def refused(work: Awaitable[Json]) -> tuple[str | None, int]:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.code, caught.value.status


def on(deployment: Deployment, act: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await act()

    asyncio.run(run())


async def lose_connection(person: Player) -> None:
    """Waits until the server has ended an open connection."""
    await person.until(lambda: person.reconnections > 0)


def test_a_nickname_is_enough_and_must_be_one(deployment: Deployment) -> None:
    async def act() -> None:
        ann = await newcomer(deployment, "  Ann   Bee ")
        assert await ann.call("GET", "/api/people/me") == {
            "name": "Ann Bee",
            "has_account": False,
            "sign_in": None,
        }
        renamed = await ann.call("POST", "/api/people/name", {"name": "Cé"})
        assert renamed["name"] == "Cé"
        for name in ("\u202eevil", "a\u0000b", "   "):
            assert await refused(ann.call("POST", "/api/people/name", {"name": name})) == ("name", 422)
        stranger = Player(deployment.urls, "X")
        assert await refused(stranger.call("GET", "/api/people/me")) == ("not-signed-in", 401)
        assert await refused(stranger.call("POST", "/api/tables", {"ruleset": "aetherya"})) == ("not-signed-in", 401)
        await ann.close()
        await stranger.close()

    on(deployment, act)


def test_an_account_is_found_again_by_password_and_by_recovery_code(deployment: Deployment) -> None:
    async def act() -> None:
        ann = await newcomer(deployment)
        name = unique(deployment, "Änne")
        account = await ann.call("POST", "/api/people/account", {"name": name, "password": PASSWORD})
        assert len(set(account["recovery_codes"])) == 8
        table = await ann.create("aetherya")

        other = Player(deployment.urls, "other")
        wrong = {"name": name, "password": "wrong horse"}
        assert await refused(other.call("POST", "/api/people/sign-in", wrong)) == ("sign-in", 403)
        nobody = {"name": "nobody at all", "password": "wrong horse"}
        assert await refused(other.call("POST", "/api/people/sign-in", nobody)) == ("sign-in", 403)
        taken = {"name": name.upper(), "password": PASSWORD}
        assert await refused(other.call("POST", "/api/people/account", taken)) == ("name-taken", 403)
        me = await other.call("POST", "/api/people/sign-in", {"name": name.upper(), "password": PASSWORD})
        assert me == {"name": name, "has_account": True, "sign_in": name.casefold()}
        double = Player(deployment.urls, name)
        entering = double.call("POST", "/api/people/guest", {"name": name})
        assert await refused(entering) == ("name-taken", 403), "nobody enters under an account's name"
        await double.close()
        assert await refused(ann.call("POST", "/api/people/name", {"name": "Greedy"})) == ("name-taken", 403)
        short = {"name": "x", "password": "short"}
        assert await refused(ann.call("POST", "/api/people/account", short)) == ("password", 422)
        mine = await other.call("GET", "/api/people/me/tables")
        assert [line["id"] for line in mine["tables"]] == [table]

        code = account["recovery_codes"][3].upper().replace("-", " ")
        recover = {"name": name, "code": code, "password": "battery staple"}
        await other.call("POST", "/api/people/recover", recover)
        assert await refused(ann.call("GET", "/api/people/me")) == ("not-signed-in", 401), "other sessions end"
        assert await refused(other.call("POST", "/api/people/recover", recover)) == ("recover", 403), "once each"
        change = {"password": "battery staple", "new_password": PASSWORD}
        await other.call("POST", "/api/people/password", change)
        assert await refused(other.call("POST", "/api/people/password", change)) == ("sign-in", 403)
        assert (await other.call("GET", "/api/people/me"))["has_account"]
        for person in (ann, other):
            await person.close()

    on(deployment, act)


def test_signing_out_everywhere_ends_every_session_and_connection(deployment: Deployment) -> None:
    async def act() -> None:
        ann = await newcomer(deployment)
        await ann.connect()
        second = Player(deployment.urls[::-1], "Ann")
        second.token = ann.token
        second.http.cookies.set("taverne", ann.token)
        await second.connect()
        await ann.call("POST", "/api/people/sign-out-everywhere")
        assert await refused(second.call("GET", "/api/people/me")) == ("not-signed-in", 401)
        await lose_connection(second)
        for person in (ann, second):
            await person.close()

    on(deployment, act)


def test_signing_out_ends_this_session_and_its_connections_only(deployment: Deployment) -> None:
    async def act() -> None:
        ann = await newcomer(deployment)
        name = unique(deployment, "Sig")
        await ann.call("POST", "/api/people/account", {"name": name, "password": PASSWORD})
        other = Player(deployment.urls, "other")
        await other.call("POST", "/api/people/sign-in", {"name": name, "password": PASSWORD})
        await ann.connect()
        await other.connect()
        await ann.call("POST", "/api/people/sign-out")
        await lose_connection(ann)
        assert other.reconnections == 0
        assert await refused(ann.call("GET", "/api/people/me")) == ("not-signed-in", 401)
        assert (await other.call("GET", "/api/people/me"))["name"] == name
        await ann.close()
        await other.close()

    on(deployment, act)


def test_deleting_oneself_leaves_no_name_and_a_bot_plays_on(deployment: Deployment) -> None:
    async def act() -> None:
        async with players(deployment.urls, 2, seed=21) as (ann, bob):
            name = unique(deployment, "Deleted")
            await ann.call("POST", "/api/people/account", {"name": name, "password": PASSWORD})
            over = await sit_down([ann, bob], "rivality/duel", 2)
            await play_out([ann, bob], over)
            table = await sit_down([ann, bob], "aetherya", 2)
            await begin([ann, bob], table)
            await ann.ask({"type": "say", "table": table, "text": "good bye"})
            waiting = await ann.create("aetherya")
            await ann.sit(waiting)
            assert await refused(ann.call("POST", "/api/people/delete", {"password": "wrong"})) == ("sign-in", 403)
            await ann.call("POST", "/api/people/delete", {"password": PASSWORD})
            assert await refused(ann.call("GET", "/api/people/me")) == ("not-signed-in", 401)
            gone = {"name": name, "password": PASSWORD}
            assert await refused(ann.call("POST", "/api/people/sign-in", gone)) == ("sign-in", 403)
            for place in (over, table):
                shown = await bob.call("GET", f"/api/tables/{place}")
                record = await bob.call("GET", f"/api/tables/{place}/record")
                assert name not in str(shown) + str(record)
                assert shown["seats"][0]["name"] in ("", "greedy")
            assert (await bob.call("GET", f"/api/tables/{waiting}"))["status"] == "closed"
            await bob.play(table)
            assert bob.tables[table].is_over, "the game goes on to its end"
            async with players(deployment.urls, 1, seed=22) as (eve,):
                seen = await eve.subscribe(table)
                await bob.ask({"type": "say", "table": table, "text": "well played"})
                await eve.until(lambda: bool(seen.chat))
                assert [line["text"] for line in seen.chat] == ["well played"], "what they said is gone"
                await bob.until(lambda: bob.tables[table].chat[-1]["text"] == "well played")

    on(deployment, act)
