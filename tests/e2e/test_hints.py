"""Hints that say why and cannot be overlooked, and the scenes at the end of an age and of a game."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.e2e import hand
from tests.e2e.playing import click, play_now, tap
from tests.server.services import wait_until

Visit = Callable[..., Page]
COMPILED = 600_000
"""Milliseconds within which a search is compiled, even on a busy machine."""
IN_SIGHT = """one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top >= 0 && box.bottom <= innerHeight && one.contains(top);
}"""


def await_search(page: Page) -> None:
    """On a machine that has never compiled the search the first hint takes minutes."""
    wait_until(lambda: page.request.get(f"/api{urlsplit(page.url).path}/hint", timeout=COMPILED).ok, "the first hint")


def test_a_hint_says_why_where_nobody_can_overlook_it(visit: Visit) -> None:
    page = visit()
    play_now(page, "drako/competitive")
    page.wait_for_selector('.target[data-pick="do:arrange"]')
    click(page, "do:arrange")
    page.wait_for_selector('.target[data-pick="deck"]')
    await_search(page)
    hand.point_at(page, page.get_by_role("button", name="Hint"))
    hand.push(page)
    advice = page.locator(".advising")
    expect(advice).to_contain_text(re.compile(r"This move |games played ahead"))
    expect(page.get_by_role("status").filter(has_text=re.compile("This move|played ahead"))).to_be_visible()
    assert advice.evaluate(IN_SIGHT), "it is on the screen and nothing covers it"
    expect(page.locator(".hint").first).to_be_visible()


def test_a_hint_on_a_phone_says_why_without_scrolling(visit: Visit) -> None:
    page = visit(phone=True, lang="de")
    play_now(page, "rivality/solo")
    page.wait_for_selector('.target[data-pick^="cell:"]')
    await_search(page)
    page.get_by_role("button", name="Tipp").tap()
    advice = page.locator(".advising")
    expect(advice).to_contain_text(re.compile("Dieser Zug|vorausgespielt"))
    assert advice.evaluate(IN_SIGHT)
    # What the hint suggests is there to be tapped, and choosing it asks for the next decision.
    before = advice.inner_text()
    tap(page, page.locator(".target:has(.lamp)").first.get_attribute("data-pick") or "")
    expect(page.locator(".prompt p").first).not_to_have_text(before)


def play_out(page: Page) -> None:
    """Plays the reader's game to its end behind the page's back: the page only sees it happen."""
    table = f"/api{urlsplit(page.url).path}"
    while True:
        game = page.request.get(f"{table}/game").json()
        position = game["position"]
        if game["table"]["status"] == "over":
            return
        # Taking two cards from the deck brings a campaign to its end soonest.
        moves = [move["text"] for move in position["legal"]]
        move = next((one for one in moves if one.startswith(("pair deck", "reveal", "end"))), moves[-1])
        answer = page.request.post(f"{table}/moves", data={"move": move, "expected": position["number"]})
        assert answer.ok, answer.text()


def test_a_lost_campaign_ends_in_a_scene_that_says_why_and_escape_skips(visit: Visit) -> None:
    page = visit(motion="no-preference")
    play_now(page, "aetherya/solo")
    page.wait_for_selector('.target[data-pick="do:arrange"]')
    play_out(page)
    scene = page.get_by_role("dialog")
    expect(scene).to_be_visible()
    expect(scene).to_contain_text("the campaign is lost")
    expect(scene).to_contain_text("Objective")
    assert page.locator("#ending").count() == 0, "the score sheet waits for the scene"
    page.keyboard.press("Escape")
    expect(scene).to_be_hidden()
    expect(page.locator(".panel .why")).to_have_text("A legend of this age is unwritten: the campaign is over.")


def test_a_battle_ends_in_a_scene_that_enter_or_a_tap_skips(visit: Visit) -> None:
    page = visit(phone=True, lang="de", motion="no-preference")
    play_now(page, "rivality/solo")
    page.wait_for_selector('.target[data-pick^="cell:"]')
    play_out(page)
    scene = page.get_by_role("dialog")
    expect(scene).to_be_visible()
    expect(scene).to_contain_text("Schlacht ist aus")
    expect(scene).to_contain_text("Souramoun")
    assert scene.evaluate("one => one.contains(document.activeElement)"), "Enter ends it, too"
    scene.locator("h2").tap()
    expect(scene).to_be_hidden()
    expect(page.locator("#ending")).to_be_visible()
    expect(page.locator(".panel .why")).to_contain_text("Schlacht ist aus")


def test_whoever_prefers_less_motion_reads_at_once_why_it_ended(visit: Visit) -> None:
    page = visit(motion="reduce")
    play_now(page, "rivality/solo")
    page.wait_for_selector('.target[data-pick^="cell:"]')
    play_out(page)
    expect(page.locator(".panel .why")).to_contain_text("the battle is over")
    expect(page.get_by_role("dialog")).to_have_count(0)
