"""Hints that say why and cannot be overlooked, and the scenes at the end of an age and of a game."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.e2e import hand
from tests.e2e.playing import click, play_now, tap
from tests.server.services import wait_until

Visit = Callable[..., Page]
IN_SIGHT = """one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top >= 0 && box.bottom <= innerHeight && one.contains(top);
}"""


def await_search(page: Page) -> None:
    """On a machine that has never compiled the search the first hint takes minutes."""
    wait_until(lambda: page.request.get(f"/api{urlsplit(page.url).path}/hint").ok, "the first hint")


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
