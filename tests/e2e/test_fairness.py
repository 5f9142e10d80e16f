"""The browser adds its number to the shuffles wherever it runs, and notices a server that leaves it out."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from taverne.match.fair import verify_fair
from taverne.match.log import Entry
from taverne.match.match import Match
from taverne.server.app import Sources
from taverne.server.settings import Settings
from tests.e2e.playing import play_now
from tests.server.services import threaded_server

Visit = Callable[..., Page]
IN_CLUB = "http://tavern.test"
"""An address on the network, as on a club evening; Chromium finds this one on this machine (conftest)."""


def ask(page: Page, path: str, method: str = "GET") -> dict[str, object]:
    """What the server answers the page about its table."""
    body = ", headers: {'Content-Type': 'application/json'}, body: '{}'" if method == "POST" else ""
    table = page.url.rsplit("/", 1)[-1]
    given: dict[str, object] = page.evaluate(
        f"fetch('/api/tables/{table}{path}', {{method: '{method}'{body}}}).then(one => one.json())"
    )
    return given


def test_over_plain_http_the_browser_adds_a_number_and_checks_it(visit: Visit, base_url: str) -> None:
    page = visit(at=base_url.replace("http://127.0.0.1", IN_CLUB))
    page.goto("/")
    assert page.evaluate("!isSecureContext && crypto.subtle === undefined")
    play_now(page, "drako/competitive")
    nonces = [seat["nonce"] for seat in ask(page, "")["seats"]]  # type: ignore[attr-defined]
    assert nonces[0], "the reader's seat has one"
    ask(page, "/resign", "POST")
    page.get_by_role("button", name="Was it shuffled fairly?").click()
    draws = verify_fair(str(ask(page, "/record")["record"]))
    expect(page.get_by_text(f"Checked on this device: {draws} draws were recomputed, and every one")).to_be_visible()
    assert ask(page, "/fairness")["nonces"] == [nonces[0], ""]
    # Another browser, or this one after it forgot, has nothing to compare with and says so.
    page.evaluate("localStorage.clear()")
    page.reload()
    page.get_by_role("button", name="Was it shuffled fairly?").click()
    expect(page.get_by_text("This browser knew none of these numbers before the game")).to_be_visible()


def test_a_browser_whose_number_is_declared_late_says_so(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Match._begin

    def declare_late(match: Match, at: int) -> list[Entry]:
        match.state.revealed.pop(1, None)
        return honest(match, at)

    monkeypatch.setattr(Match, "_begin", declare_late)
    settings = Settings(database_url=str(tmp_path / "taverne.db"), bot_workers=0)
    with threaded_server(settings, Sources()) as url:
        page = visit(at=url)
        play_now(page, "drako/competitive")
        warning = page.get_by_role("alert").filter(has_text="Your own random number is not part of this game")
        expect(warning).to_be_visible()
        ask(page, "/resign", "POST")
        expect(page.locator("#ending")).to_be_visible()
        expect(warning).to_be_visible()
        page.get_by_role("button", name="Was it shuffled fairly?").click()
        expect(page.get_by_role("status").filter(has_text="Your own random number is not part")).to_be_visible()
        assert ask(page, "/fairness")["is_fair"], "by the server's own word, all is well"
        page.close()  # Before the server goes.


def finish(page: Page) -> str:
    """A game that is given up, with its score sheet; its record."""
    play_now(page, "rivality/duel")
    ask(page, "/resign", "POST")
    expect(page.locator("#ending")).to_be_visible()
    return str(ask(page, "/record")["record"])


def answer_with(page: Page, record: str) -> None:
    """The server's answer is not the record that it has."""

    def lie(route: Route) -> None:
        route.fulfill(json={"record": record})

    page.route("**/record?*", lie)


LIES = {
    "the draws do not follow": r"(?<=\* deck 2 )(\w+) (\w+)|\2 \1",
    "The record does not say which numbers": r'(?<=FairSecret "\w)\w|g',
    "Your own random number is not part of this game": r'(?<=FairNonce1 ")\w\w|',
    "not a complete record of the game you saw": r"\n\* deck 2 .*|",
}


def test_a_server_that_lies_about_a_finished_game_is_found_out(visit: Visit) -> None:
    page = visit()
    told = finish(page)
    check = page.get_by_role("button", name="Was it shuffled fairly?")
    for sentence, change in LIES.items():
        pattern, by = change.split("|")
        record, count = re.subn(pattern, by, told, count=1)
        assert count
        answer_with(page, record)
        check.click()
        expect(page.get_by_role("status").filter(has_text=sentence)).to_be_visible()
        page.unroute("**/record?*")
    # Another fair game, with other numbers.
    other = visit()
    record = finish(other)
    assert verify_fair(record)
    answer_with(page, record)
    check.click()
    expect(page.get_by_role("status").filter(has_text="Your own random number is not part")).to_be_visible()
    page.unroute("**/record?*")
    check.click()
    expect(page.get_by_text("Checked on this device")).to_be_visible()


def test_a_browser_without_webassembly_says_so_and_offers_the_servers_word(visit: Visit) -> None:
    page = visit()
    page.add_init_script("delete globalThis.WebAssembly")
    finish(page)
    page.get_by_role("button", name="Was it shuffled fairly?").click()
    expect(page.get_by_text("This browser has no WebAssembly")).to_be_visible()
    page.get_by_role("button", name="Take the server’s word").click()
    expect(page.get_by_text("Checked by the server: every draw follows from them")).to_be_visible()
