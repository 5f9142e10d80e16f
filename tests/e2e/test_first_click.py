"""A press of the mouse counts the first time, whatever its preview draws under the pointer."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hand
from tests.e2e.playing import play_now

Visit = Callable[..., Page]
TARGET = '.target[data-pick="{}"]'


def press(page: Page, thing: Locator, appears: Locator | None = None) -> None:
    """Moves the mouse onto a thing, waits for what appears, presses and releases."""
    hand.point_at(page, thing)
    if appears is not None:
        expect(appears).to_be_visible()
    hand.push(page)


@pytest.mark.parametrize(
    "game", ["aetherya/competitive", "aetherya/objects", "aetherya/cooperative", "drako/competitive"]
)
def test_the_first_press_on_a_previewed_cell_places_the_card(visit: Visit, game: str) -> None:
    page = visit()
    play_now(page, game)
    press(page, page.locator(TARGET.format("do:arrange")))
    press(page, page.locator(TARGET.format("pile:1")))
    cell = page.locator('.board.large .target[data-pick^="cell:1:"]').first
    press(page, cell, cell.locator(".change"))
    if game == "aetherya/cooperative":
        press(page, page.locator(TARGET.format("to:1")))
    expect(page.get_by_text(re.compile("^You place .* on ")).first).to_be_visible()


def test_the_first_press_on_a_previewed_move_of_the_solo_campaign_plays_it(visit: Visit) -> None:
    page = visit()
    play_now(page, "aetherya/solo")
    press(page, page.locator(TARGET.format("do:arrange")))
    press(page, page.locator(f"{TARGET.format('do:noswap')}, .target[data-pick='pair:deck']").first)
    press(page, page.locator(TARGET.format("pair:deck")))
    press(page, page.locator(".target[data-pick^='drop:']").first)
    cell = page.locator('.board.large .target[data-pick^="cell:1:"]').first
    press(page, cell, cell.locator(".change"))
    expect(page.get_by_text(re.compile("^You place .* on ")).first).to_be_visible()


def test_the_first_press_on_a_previewed_land_picks_it(visit: Visit) -> None:
    page = visit()
    play_now(page, "rivality/solo")
    lands = page.locator('.land.target[data-pick^="cell:"]')
    for land in (lands.first, lands.nth(1)):
        press(page, land, page.locator(".ahead .sum"))
        expect(land).to_have_attribute("aria-pressed", "true")
    press(page, lands.nth(1))
    expect(page.get_by_text(re.compile("^Your wizard ")).first).to_be_visible()
