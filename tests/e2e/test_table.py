"""What a table offers while playing: dragging, previews, Why?, help, hints, taking back, looking back."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.e2e import hand
from tests.e2e.playing import click, picks, play_now, tap, wait_for_picks
from tests.server.services import wait_until

Visit = Callable[..., Page]


def begin(page: Page, mode: str = "drako/competitive", first: str = "pile:1") -> None:
    """Lays the starting cards out; then something can be picked first."""
    play_now(page, mode)
    page.wait_for_selector('.target[data-pick="do:arrange"]')
    click(page, "do:arrange")
    page.wait_for_selector(f'.target[data-pick="{first}"]')


def test_a_card_is_dragged_from_the_discard_to_its_place(visit: Visit) -> None:
    page = visit(motion="no-preference")
    begin(page)
    page.locator('[data-spot="pile:1"]').drag_to(page.locator('[data-spot="cell:1:a1"]'))
    expect(page.get_by_text(re.compile("You place .* on a1")).first).to_be_visible()


def test_a_move_pointed_at_shows_what_the_score_would_become(visit: Visit) -> None:
    page = visit()
    begin(page)
    click(page, "pile:1")
    target = page.locator('.target[data-pick^="cell:1:"]').first
    hand.point_at(page, target)
    expect(target.locator(".change")).to_have_text(re.compile("^[+−]?[0-9]+$"))
    page.keyboard.press("Escape")
    expect(page.locator('.target[data-pick="deck"]')).to_be_visible()


def test_by_touch_a_card_is_shown_before_it_is_placed(visit: Visit) -> None:
    page = visit(phone=True)
    begin(page)
    tap(page, "pile:1")
    cell = next(pick for pick in picks(page) if pick.startswith("cell:1:"))
    before = page.locator(".log li").count()
    tap(page, cell)
    expect(page.locator(f'[data-pick="{cell}"] .change')).to_be_visible()
    page.get_by_role("button", name="Cancel").tap()
    expect(page.locator(".change")).to_have_count(0)
    tap(page, cell)
    expect(page.locator(f'[data-pick="{cell}"] .change')).to_be_visible()
    assert page.locator(".log li").count() == before, "nothing is played before it is confirmed"
    tap(page, "do:confirm")
    expect(page.locator(".log li")).not_to_have_count(before)


def test_by_keyboard_a_card_that_was_drawn_leads_to_where_it_may_go(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.locator('.target[data-pick="deck"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('.target[data-pick^="cell:1:"]:focus')).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("You place .* on ")).first).to_be_visible()


def test_what_a_bot_changed_stays_marked(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.locator('[data-spot="pile:1"]').drag_to(page.locator('[data-spot="cell:1:a1"]'))
    expect(page.get_by_text(re.compile("You place .* on a1")).first).to_be_visible()
    if "do:end" in wait_for_picks(page):  # The cards happen to satisfy a legend, so the turn is not over yet.
        click(page, "do:end")
    changed = page.locator('[data-spot^="cell:2:"].news')
    expect(changed).to_have_count(1)
    assert "changed just now" in (changed.get_attribute("aria-label") or "")


def test_why_draws_where_points_come_from_and_tells_it_in_words(visit: Visit) -> None:
    page = visit()
    begin(page, "aetherya/competitive", "deck")
    for line in ("elves", "dwarves", "humans", "goblins", "dragons", "conflicts"):
        why = page.locator(f'[data-why="1:{line}"]')
        if re.search(r"[1-9]", why.inner_text()):
            why.click()
            expect(page.locator("section.why li").first).to_be_visible()
            assert page.locator(".board svg polyline.line").count() or line == "dragons"
            return
    page.locator('[data-why="1:total"]').click()
    expect(page.locator("section.why")).to_be_visible()


def test_help_hint_take_back_and_looking_back(visit: Visit) -> None:
    page = visit()
    begin(page, "aetherya/solo", "do:noswap")
    click(page, "do:noswap")
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector('.target[data-pick="do:noswap"]')
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("(A50")
    page.get_by_role("button", name="Close").click()
    # On a machine that has never compiled the search the first hint takes minutes, and the page would be told to wait.
    wait_until(lambda: page.request.get(f"/api{urlsplit(page.url).path}/hint").ok, "the first hint")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint").first).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text("You are looking at an earlier moment")).to_be_visible()
    assert page.locator(".target").count() == 0, "the past cannot be played"
    page.get_by_role("button", name="Back to the present").click()
    page.wait_for_selector(".target")


def test_a_placement_is_previewed_turned_and_confirmed(visit: Visit) -> None:
    page = visit(motion="no-preference")
    play_now(page, "rivality/duel")
    page.wait_for_selector('.target[data-pick="do:keep"]')
    click(page, "do:keep")
    hand.press(page, page.locator('.target[data-pick^="hand:"]').first)
    click(page, "cell:0,1")
    before = (
        page.locator('[data-pick="ghost"]').get_attribute("aria-label")
        or page.locator('[data-pick="ghost"]').inner_text()
    )
    click(page, "turn:right")
    after = (
        page.locator('[data-pick="ghost"]').get_attribute("aria-label")
        or page.locator('[data-pick="ghost"]').inner_text()
    )
    assert before != after
    page.get_by_role("button", name="Why?").first.click()
    expect(page.locator("section.why")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("section.why")).to_be_hidden()
    click(page, "do:confirm")
    expect(page.get_by_text(re.compile(r"You lay .* on \(0\s\|\u2060\s1\)")).first).to_be_visible()
    expect(page.locator('[data-pick="ghost"]')).to_be_hidden()
