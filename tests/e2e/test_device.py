"""Games of this device: several people at one of them, nothing shown to the wrong one; deleting; keeping the site."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import hand
from tests.e2e.playing import click, picks, play_now, wait_for_picks
from tests.e2e.site import Host

Visit = Callable[..., Page]
HAND = "[...document.querySelectorAll('[data-pick^=\"hand:\"]')].map(one => one.dataset.pick).sort().join()"


@pytest.fixture
def host() -> Iterator[Host]:
    served = Host()
    yield served
    served.stop()


def push(page: Page, name: str) -> None:
    """Presses a button as a hand does."""
    button = page.locator(f'[data-device="{name}"]')
    hand.point_at(page, button)
    hand.push(page)


def play_once(page: Page) -> None:
    """Lays a tile wherever it may lie."""
    before = page.url
    for _ in range(6):
        found = wait_for_picks(page)
        first = [pick for pick in found if pick.startswith("do:confirm")]
        click(page, first[0] if first else found[0])
        if first or page.locator('[data-device="pass"]').count():
            break
    assert page.url == before


def test_two_people_at_one_device_never_see_each_others_hand(visit: Visit, host: Host) -> None:  # R6
    page = visit(at=host.url)
    page.goto("/new")
    page.get_by_role("radio", name="Rivality").check()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    if (page.wait_for_selector(".target[data-pick]")) and "do:keep" in picks(page):
        click(page, "do:keep")
    wait_for_picks(page)
    mine = page.evaluate(HAND)
    assert mine
    play_once(page)
    expect(page.locator('[data-device="pass"]')).to_have_text("Pass to Ben")
    kept = page.evaluate(HAND)
    push(page, "pass")
    cover = page.get_by_role("dialog")
    expect(cover).to_contain_text("Pass the device to Ben")
    box = cover.bounding_box()
    assert box is not None
    assert box["width"] >= 1440
    assert box["height"] >= 900
    assert page.evaluate(HAND) == kept, "nothing of Ben's before he says that he is there"
    push(page, "uncover")
    wait_for_picks(page)
    theirs = page.evaluate(HAND)
    assert theirs
    assert not set(theirs.split(",")) & set(mine.split(","))
    expect(page.locator('[data-device="pass"]')).to_have_count(0)


def test_a_game_of_this_device_is_deleted_when_it_was_asked_for_twice(visit: Visit, host: Host) -> None:
    page = visit(at=host.url)
    play_now(page, "drako/competitive")
    wait_for_picks(page)
    page.goto("/")
    remove = page.locator("[data-remove]")
    remove.click()
    page.get_by_role("button", name="Cancel").click()
    remove.click()
    page.locator('[data-remove="sure"]').click()
    expect(page.locator("[data-remove]")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    expect(page.locator("[data-remove]")).to_have_count(0)


def test_the_settings_keep_the_site_for_when_there_is_no_network(visit: Visit, host: Host) -> None:
    page = visit(at=host.url)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.locator('[data-offline="keep"]').click()
    expect(page.get_by_text("Everything works without a network")).to_be_visible()
