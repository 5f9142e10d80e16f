"""The list of public tables belongs to everyone: nobody floods it, and what is abandoned leaves it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from taverne.match.clock import DAY
from taverne.server.app import Sources
from taverne.server.settings import Settings
from tests.server.services import PATIENCE, threaded_server, wait_until

HOUR = 60 * 60 * 1000


class Street:
    """A server, the time there, and people who reach it from different addresses."""

    def __init__(self, folder: Path, stack: ExitStack, **more: int) -> None:
        self.now = 10 * DAY
        self._stack = stack
        settings = Settings(database_url=str(folder / "t.db"), bot_workers=0, guests_per_hour=10_000, **more)  # type: ignore[arg-type]
        self.url = stack.enter_context(threaded_server(settings, Sources(clock=lambda: self.now)))

    def person(self, address: str, name: str = "Ann") -> httpx.Client:
        headers = {"X-Forwarded-For": address}
        client = self._stack.enter_context(httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE))
        assert client.post("/api/people/guest", json={"name": name}).status_code == 200
        return client

    def open(self, person: httpx.Client, **more: Any) -> str:
        """A new public table, or why there is none."""
        self.now += 1
        wanted = {"ruleset": "aetherya", "seats": 2, "public": True, **more}
        answer = person.post("/api/tables", json=wanted)
        return str(answer.json()["id"] if answer.status_code == 200 else answer.json()["code"])

    def listed(self) -> list[str]:
        return [line["id"] for line in httpx.get(f"{self.url}/api/tables", timeout=PATIENCE).json()["tables"]]


@pytest.fixture
def street(tmp_path: Path) -> Iterator[Street]:
    with ExitStack() as stack:
        yield Street(tmp_path, stack)


def test_one_person_has_a_few_public_tables_that_wait_and_any_others_they_like(street: Street) -> None:
    ann = street.person("10.0.0.1")
    opened = [street.open(ann) for _ in range(4)]
    assert opened[3] == "too-many-public"
    assert street.open(ann, public=False) not in ("too-many-public", "too-many-tables")
    assert street.listed() == opened[2::-1], "the latest first"
    table = f"/api/tables/{opened[0]}"
    ann.post(f"{table}/sit", json={})
    ann.post(f"{table}/sit", json={"seat": 2, "bot": "random"})
    assert street.listed() == opened[2::-1], "nobody moves up by changing seats"
    assert ann.post(f"{table}/start", json={}).json()["status"] == "playing"
    fifth = street.open(ann)
    assert street.listed() == [fifth, opened[2], opened[1], opened[0]], "those that are played come last"


def test_one_address_cannot_flood_the_list(street: Street) -> None:
    honest = street.open(street.person("10.0.0.2"))
    flood = []
    for _ in range(120):
        eve = street.person("10.0.0.1")
        flood.append(street.open(eve))
        if flood[-1] == "too-many-public-here":
            break
    assert len(flood) == 21
    assert honest in street.listed()
    assert street.open(street.person("10.0.0.2")) in street.listed()
    rematching = street.person("10.0.0.1")
    alone = street.open(rematching, public=False, ruleset="aetherya/solo", seats=1)
    rematching.post(f"/api/tables/{alone}/sit", json={})
    rematching.post(f"/api/tables/{alone}/start", json={})
    assert rematching.post(f"/api/tables/{alone}/resign").status_code == 200
    assert rematching.post(f"/api/tables/{alone}/rematch").status_code == 200, "what is not listed is not limited"


def test_rematches_are_not_listed_and_do_not_get_around_the_limit(street: Street) -> None:
    eve = street.person("10.0.0.1")
    tables = []
    for _ in range(5):
        tables.append(f"/api/tables/{street.open(eve, ruleset='aetherya/solo', seats=1)}")
        for command in ("sit", "start"):
            eve.post(f"{tables[-1]}/{command}", json={})
        assert eve.post(f"{tables[-1]}/resign").status_code == 200
    codes = [eve.post(f"{table}/rematch").json().get("code") for table in tables]
    assert codes == [None] * 5, "what is not listed is not limited"
    assert street.listed() == [], "nobody else could sit down there"


def test_a_public_table_where_nothing_happens_is_closed_after_hours_and_one_by_mail_after_days(street: Street) -> None:
    ann = street.person("10.0.0.1")
    soon, later = street.open(ann), street.open(ann, clock={"kind": "days", "days": 3})
    hidden = street.open(ann, public=False)

    def status(table: str) -> str:
        return str(ann.get(f"/api/tables/{table}").json()["status"])

    street.now += 4 * HOUR
    wait_until(lambda: status(soon) == "closed", "the end of an abandoned table")
    assert street.listed() == [later]
    assert status(hidden) == "open"
    street.now += 7 * DAY
    wait_until(lambda: status(later) == status(hidden) == "closed", "the end of abandoned tables")
    assert street.listed() == []
    assert street.open(ann) in street.listed(), "closed tables do not count"


def call_off_a_start(street: Street, **settings: Any) -> Callable[[], dict[str, Any]]:
    """Two sit down and start, and one leaves; gives what the table shows to the other, who has yet to commit again."""
    ann, bob = street.person("10.0.0.1"), street.person("10.0.0.2", "Bob")
    table = f"/api/tables/{street.open(ann, **settings)}"
    for seat, person in enumerate((ann, bob), 1):
        person.post(f"{table}/sit", json={"seat": seat, "commitment": f"{seat}" * 64})
    assert ann.post(f"{table}/start", json={}).json()["status"] == "starting"
    assert bob.post(f"{table}/leave", json={}).json()["status"] == "open"

    def shown() -> dict[str, Any]:
        found: dict[str, Any] = ann.get(table).json()
        return found

    return shown


def test_where_decisions_take_weeks_a_late_seat_is_freed_and_the_table_stays(street: Street) -> None:
    shown = call_off_a_start(street, clock={"kind": "days", "days": 14})
    street.now += 13 * DAY
    assert shown()["seats"][0]["is_taken"], "there is as much time to commit again as for a decision"
    street.now += 2 * DAY
    wait_until(lambda: not any(seat["is_taken"] for seat in shown()["seats"]), "a seat that does not commit again")
    assert shown()["status"] == "open", "others may take the seats"


def test_a_table_whose_start_was_called_off_is_kept_as_long_as_any_other(street: Street) -> None:
    shown = call_off_a_start(street)
    street.now += 10_000
    wait_until(lambda: not any(seat["is_taken"] for seat in shown()["seats"]), "a seat that does not commit again")
    assert shown()["status"] == "open", "others may take the seats"
    street.now += 4 * HOUR
    wait_until(lambda: shown()["status"] == "closed", "the end of an abandoned table")
