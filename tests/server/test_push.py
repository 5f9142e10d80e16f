"""Notifications: whoever is away is told once that it is their turn, and nothing else is told to anybody."""

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from sqlalchemy import insert

from taverne.hosting.rows import Person
from taverne.server.push_sender import NotPublic, PushSender, is_public
from taverne.server.storage.database import Database
from taverne.server.storage.people import PeopleStore
from taverne.server.storage.push import PushStore, Subscription
from taverne.server.storage.schema import MATCHES
from tests.server.client import Player, Refusal
from tests.server.gathering import begin, players, sit_down
from tests.server.pushing import Browser, PushService, push_service
from tests.server.services import Deployment, serve_postgres, serve_sqlite

PUSH = "/api/people/me/push"
DAYS = {"kind": "days", "days": 3}
RULESET = "drako/fr/competitive"
MATCH = {
    "id": "t",
    "ruleset": RULESET,
    "public": False,
    "host": "ben",
    "secret": b"",
    "status": "playing",
    "asked": "1",
    "created_at": 0,
    "updated_at": 0,
}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def pushing(request: pytest.FixtureRequest) -> Iterator[Deployment]:
    """Servers that may use a push service on loopback, and do so at once."""
    serve = serve_sqlite if request.param == "sqlite" else serve_postgres
    with serve(TAVERNE_PUSH_ANYWHERE="yes", TAVERNE_PUSH_DELAY="0") as served:
        yield served
        assert " ERROR " not in served.logs(), served.logs()


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def new_browser(service: PushService) -> tuple[Browser, str]:
    path = secrets.token_hex(8)
    return service.browser(path), path


async def go_away(person: Player, table: str, other: Player) -> None:
    """Stops following the table; the other one knows that."""
    seat = person.tables[table].table["you"]
    await person.ask({"type": "unsubscribe", "table": table})
    await other.until(lambda: seat not in other.tables[table].presence["seats"])


async def decide(person: Player, table: str) -> None:
    seen = person.tables[table]
    await person.until(lambda: bool(seen.moves))
    number = seen.number
    await person.ask({"type": "move", "table": table, "move": seen.moves[0], "expected": number})
    await person.until(lambda: seen.number > number)


async def play_until_asked(asked: Player, people: Sequence[Player], table: str) -> None:
    """Those who are asked decide until only one of them is."""
    seen = asked.tables[table]
    while seen.position is None or seen.position["asked"] != [seen.table["you"]]:
        mover = next((person for person in people if person.tables[table].moves), asked)
        if mover.tables[table].moves:
            await decide(mover, table)
        number = max(person.tables[table].number for person in people)
        for person in people:
            await hear(person, table, number)


async def hear(person: Player, table: str, number: int) -> None:
    await person.until(lambda: person.tables[table].number >= number)


async def pass_turn(mover: Player, table: str) -> None:
    """Decides until the turn is over."""
    seen = mover.tables[table]
    while seen.moves:
        await decide(mover, table)


def test_who_is_away_is_told_once_that_it_is_their_turn(pushing: Deployment, service: PushService) -> None:
    async def act() -> None:
        async with players(pushing.urls, 2) as (ann, ben):
            browser, path = new_browser(service)
            key = (await ben.call("GET", PUSH))["key"]
            await ben.call("POST", PUSH, browser.subscription(language="de"))
            table = await sit_down([ann, ben], RULESET, 2, clock=DAYS)
            await begin([ann, ben], table)
            for count in (1, 2):
                await play_until_asked(ann, [ann, ben], table)
                await go_away(ben, table, ann)
                assert len(service.bodies(path)) == count - 1, "nobody is told what they see themselves"
                await pass_turn(ann, table)
                bodies = await asyncio.to_thread(service.wait_for, path, count)
                assert len(bodies) == count, "one notification a turn"
                await ben.subscribe(table)
            assert browser.decrypt(bodies[0]) == {
                "table": table,
                "title": "Du bist dran",
                "body": "Drako – Aetherya Pocket · Wettstreit",
                "lang": "de",
            }
            assert f"k={key}" in service.headers(path)["Authorization"]

    asyncio.run(act())


def test_quick_games_notify_only_those_who_want_it(pushing: Deployment, service: PushService) -> None:
    async def act() -> None:
        async with players(pushing.urls, 3) as (ann, ben, eve):
            found = {}
            for person, every_game in ((ben, False), (eve, True)):
                browser, found[person.name] = new_browser(service)
                await person.call("POST", PUSH, browser.subscription(every_game=every_game))
            table = await sit_down([ann, ben, eve], RULESET, 3)
            for person in (ben, eve):
                await go_away(person, table, ann)
            await ann.start(table)
            for person in (ben, eve):
                await person.call("POST", f"/api/tables/{table}/reveal", {"nonce": person.nonces[table]})
            (body,) = await asyncio.to_thread(service.wait_for, found[eve.name])
            assert table.encode() not in body
            assert not service.bodies(found[ben.name])

    asyncio.run(act())


def test_a_subscription_that_ended_is_removed_and_a_service_that_is_busy_asked_again(
    pushing: Deployment, service: PushService
) -> None:
    async def act() -> None:
        async with players(pushing.urls, 2) as (ann, ben):
            gone, gone_path = new_browser(service)
            busy, busy_path = new_browser(service)
            moved, moved_path = new_browser(service)
            service.statuses.update({gone_path: [410], busy_path: [503], moved_path: [307]})
            for browser in (gone, busy, moved):
                await ben.call("POST", PUSH, browser.subscription())
            table = await sit_down([ann, ben], RULESET, 2, clock=DAYS)
            await go_away(ben, table, ann)
            await ann.start(table)
            await ben.call("POST", f"/api/tables/{table}/reveal", {"nonce": ben.nonces[table]})
            bodies = await asyncio.to_thread(service.wait_for, busy_path, 2)
            assert busy.decrypt(bodies[1])["table"] == table
            assert len(service.bodies(gone_path)) == 1
            assert len(service.bodies(moved_path)) == 1
            assert not service.bodies("elsewhere"), "a redirect is not followed"
            for _ in range(600):
                if (await ben.call("GET", PUSH))["browsers"] == 2:
                    break
                await asyncio.sleep(0.1)
            else:
                raise AssertionError("the subscription that ended is still there")

    asyncio.run(act())


def test_one_press_ends_all_notifications_and_so_does_the_end_of_a_session(
    pushing: Deployment, service: PushService
) -> None:
    async def act() -> None:
        ann, ben = [await Player(pushing.urls, name).enter() for name in ("Ann", "Ben")]

        async def count(person: Player) -> int:
            return int((await person.call("GET", PUSH))["browsers"])

        browsers = [new_browser(service)[0] for _ in range(12)]
        for browser in browsers:
            await ann.call("POST", PUSH, browser.subscription())
        assert await count(ann) == 10, "the oldest make room"
        await ann.call("POST", f"{PUSH}/remove", {"endpoint": browsers[-1].endpoint})
        await ben.call("POST", f"{PUSH}/remove", {"endpoint": browsers[-2].endpoint})
        assert await count(ann) == 9, "only one's own are removed"
        await ben.call("POST", PUSH, browsers[-2].subscription())
        assert (await count(ann), await count(ben)) == (8, 1), "a browser is notified for whoever uses it now"
        await ann.call("POST", f"{PUSH}/remove-all")
        assert (await count(ann), await count(ben)) == (0, 1)
        name = f"Ben {secrets.token_hex(4)}"
        await ben.call("POST", "/api/people/account", {"name": name, "password": "correct horse"})
        assert await count(ben) == 1
        await ben.call("POST", "/api/people/sign-out")
        await ben.call("POST", "/api/people/sign-in", {"name": name, "password": "correct horse"})
        assert await count(ben) == 0, "who signed out is not notified there"
        await ben.call("POST", PUSH, browsers[0].subscription())
        await ben.call("POST", "/api/people/delete", {"password": "correct horse"})
        await ann.call("POST", PUSH, browsers[1].subscription())
        await ann.close()
        await ben.close()

    asyncio.run(act())


def test_nonsense_is_refused(pushing: Deployment, service: PushService) -> None:
    async def act() -> None:
        ann = await Player(pushing.urls, "Ann").enter()
        good = new_browser(service)[0].subscription()
        for wrong in (
            {"endpoint": "ftp://push.example.com/a"},
            {"endpoint": "https://user@push.example.com/a"},
            {"endpoint": "https:///a"},
            {"p256dh": good["p256dh"][:-6] + "AAAAAA"},
            {"auth": "A" * 24},
        ):
            with pytest.raises(Refusal) as caught:
                await ann.call("POST", PUSH, {**good, **wrong})
            assert (caught.value.code, caught.value.status) == ("push-address", 400), wrong
        stranger = Player(pushing.urls, "X")
        with pytest.raises(Refusal, match="not-signed-in"):
            await stranger.call("POST", PUSH, good)
        await ann.close()
        await stranger.close()

    asyncio.run(act())


def test_all_processes_have_the_same_key_and_keep_it(pushing: Deployment) -> None:
    async def act() -> None:
        keys = set()
        for url in pushing.urls:
            ann = await Player([url], "Ann").enter()
            keys.add((await ann.call("GET", PUSH))["key"])
            await ann.close()
        assert len(keys) == 1
        assert len(keys.pop()) == 87

    asyncio.run(act())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.com/a",
        "https://localhost/a",
        "https://127.0.0.1/a",
        "https://10.1.2.3/a",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/a",
        "https://[fe80::1]/a",
        "https://[::ffff:10.0.0.1]/a",
        "https://[64:ff9b::a00:1]/a",
        "https://push.example.com:8443/a",
        "https://user@push.example.com/a",
        "https://printer.local/a",
        "https://push.example.com\\@127.0.0.1/\n",
        "https://[bad/a",
        "nonsense",
    ],
)
def test_a_push_service_is_a_public_https_address(endpoint: str) -> None:
    with pytest.raises(NotPublic):
        PushSender("mailto:a@example.org", anywhere=False).check(endpoint)


def test_public_push_services_are_allowed_and_private_addresses_are_not() -> None:
    sender = PushSender("mailto:a@example.org", anywhere=False)
    for endpoint in ("https://fcm.googleapis.com/fcm/send/a:b", "https://updates.push.services.mozilla.com/wpush/v2/x"):
        sender.check(endpoint)
    assert is_public("8.8.8.8")
    assert is_public("2001:4860:4860::8888")
    assert not any(map(is_public, ("192.168.1.1", "100.64.0.1", "0.0.0.0", "224.0.0.1", "2002:a00:1::", "fd00::1")))  # noqa: S104


def test_a_name_that_leads_to_a_private_address_is_not_connected_to(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is public when it is checked; only when it is resolved does it lead here."""

    async def act() -> None:
        sender = PushSender("mailto:a@example.org", anywhere=False)
        browser, path = new_browser(service)
        port = service.url.rpartition(":")[2]
        endpoint = f"https://rebound.example.com:{port}/{path}"
        monkeypatch.setattr(sender, "check", lambda _: None)
        loop = asyncio.get_running_loop()

        async def lead_here(*_: object, **__: object) -> list[tuple[object, ...]]:
            return [(2, 1, 6, "", ("127.0.0.1", int(port)))]

        monkeypatch.setattr(loop, "getaddrinfo", lead_here)
        given = browser.subscription()
        target = Subscription("i", "p", "s", endpoint, given["p256dh"], given["auth"], "en", True, 0)
        with pytest.raises(OSError, match="ClientConnector"):
            await sender.send(target, "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE", {"table": "t"})
        await sender.close()
        assert not service.bodies(path)

    asyncio.run(act())


def test_a_turn_is_told_once_whatever_others_do_and_take_back(tmp_path: Path) -> None:
    async def act() -> None:
        database = Database(str(tmp_path / "t.db"))
        await database.open()
        store = PushStore(database)
        await PeopleStore(database).add(Person("ben", "Ben"), 0)
        async with database.writing() as connection:
            await connection.execute(insert(MATCHES).values(**MATCH))
        assert await store.claim("ben", "t", 100, 0), "the game begins"
        assert not await store.claim("ben", "t", 100, 1), "another one answered the same question"
        assert await store.claim("ben", "t", 200, 2)
        assert not await store.claim("ben", "t", 300, 2), "the move was taken back and played again"
        assert await store.claim("ben", "t", 400, 3)
        key = await store.key("first")
        assert (key, await store.key("second")) == ("first", "first")
        await database.close()

    asyncio.run(act())
