"""The settings: all in one dialog on every page, and each of them does what it says."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hand
from tests.e2e.playing import click, picks, play_now, tap, target, wait_for_picks
from tests.e2e.test_pages import faults

Visit = Callable[..., Page]
HEARD = """(() => {
    window.tones = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...given) { tones++; return start.apply(this, given); };
})()"""
"""Counts the tones a page plays."""
MOVED = """(() => {
    window.lengths = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
        lengths.push(options.duration);
        return animate.call(this, frames, options);
    };
    addEventListener('animationstart', ({ target, animationName }) => {
        if (/drop|fly/.test(animationName)) lengths.push(1000 * parseFloat(getComputedStyle(target).animationDuration));
    }, true);
})()"""
"""Notes how long the animations of what happens at a table take, in milliseconds."""


def open_settings(page: Page) -> Locator:
    page.locator("header").get_by_role("button", name=re.compile("Settings|Einstellungen|Réglages")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def close_settings(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize(("lang", "phone", "theme"), [("de", True, "dark"), ("fr", False, "light")])
def test_every_page_has_the_settings_and_they_take_effect_at_once(
    visit: Visit, lang: str, phone: bool, theme: str
) -> None:
    page = visit(lang=lang, phone=phone, theme=theme)
    for path in ("/", "/new", "/account", "/about", "/tables/nosuchtable"):
        page.goto(path)
        open_settings(page)
        close_settings(page)
    dialog = open_settings(page)
    assert not faults(page)
    wide = dialog.evaluate(
        "one => [one.scrollWidth - one.clientWidth, document.documentElement.scrollWidth - innerWidth]"
    )
    assert max(wide) <= 0, "something is wider than the dialog or the window"
    other = "dark" if theme == "light" else "light"
    name = {"light": "Hell", "dark": "Sombres"}[other]
    dialog.get_by_text(name, exact=True).click()
    expect(page.locator(f"html[data-theme={other}]")).to_be_attached()
    dialog.get_by_text("English").click()
    expect(dialog.get_by_role("heading", name="Settings")).to_be_visible()
    expect(dialog.get_by_role("radio", name="English")).to_be_focused()
    page.reload()
    expect(page.locator(f"html[lang=en][data-theme={other}]")).to_be_attached()
    open_settings(page).get_by_text("Like my device").click()
    expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()


def test_the_settings_close_when_the_page_behind_them_is_clicked_and_open_from_the_table(visit: Visit) -> None:
    page = visit()
    play_now(page, "aetherya/solo")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Settings")).to_be_visible()
    page.mouse.click(5, 450)
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_sound_is_heard_when_and_as_loud_as_wanted(visit: Visit) -> None:
    page = visit()
    page.add_init_script(HEARD)
    page.goto("/")
    dialog = open_settings(page)
    sound = dialog.get_by_label("Sound")
    expect(sound).to_have_value("elsewhere")
    dialog.get_by_role("button", name="Listen").click()
    page.wait_for_function("() => tones === 2")
    sound.select_option("off")
    expect(dialog.get_by_role("button", name="Listen")).to_be_hidden()
    close_settings(page)
    page.evaluate("tones = 0")
    page.locator('[data-play="drako/competitive"]').click()
    click(page, "do:arrange")
    page.wait_for_selector('.target[data-pick="deck"]')
    assert page.evaluate("tones") == 0, "nothing sounds"
    open_settings(page).get_by_label("Sound").select_option("move")
    page.wait_for_function("() => tones === 2")
    close_settings(page)
    click(page, "deck")
    page.wait_for_function("() => tones > 2")


@pytest.mark.parametrize("mode", ["drako/competitive", "rivality/duel"])
def test_animations_are_as_fast_as_wanted(visit: Visit, mode: str) -> None:
    page = visit(motion="no-preference")
    page.add_init_script(MOVED)
    play_now(page, mode)
    wait_for_picks(page)
    seen: dict[str, set[float]] = {}
    for speed in ("Slow", "None", "Fast"):
        open_settings(page).get_by_text(speed, exact=True).click()
        close_settings(page)
        page.evaluate("lengths = []")
        for _ in range(6):
            advance(page)
        hand.settle(page)
        seen[speed] = set(page.evaluate("lengths"))
    assert not seen["None"]
    assert min(seen["Slow"]) > max(seen["Fast"]) > 0


def advance(page: Page) -> None:
    """Brings a game on by one press."""
    found = wait_for_picks(page)
    order = ("do:confirm", "do:arrange", "do:keep", "ghost", "cell:", "hand:", "pile:", "deck")
    chosen = [pick for start in order for pick in found if pick.startswith(start)]
    click(page, (chosen or found)[0])


@pytest.mark.parametrize("phone", [False, True])
def test_every_move_of_a_kingdom_waits_for_a_confirmation_if_wanted(visit: Visit, phone: bool) -> None:
    page, act = visit(phone=phone), tap if phone else click
    play_now(page, "drako/competitive")
    page.wait_for_selector('.target[data-pick="do:arrange"]')
    open_settings(page).get_by_label("Confirm every move").check()
    close_settings(page)
    act(page, "do:arrange")
    page.wait_for_selector('.target[data-pick="deck"]')
    before = page.locator(".log li").count()
    act(page, "deck")
    expect(page.get_by_text("Play this?")).to_be_visible()
    hand.settle(page)
    assert page.locator(".log li").count() == before, "nothing is played before it is confirmed"
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Play this?")).to_be_hidden()
    if not phone:
        # Dropping a card is no confirmation, either; cancelling puts it back.
        page.locator('[data-spot="pile:1"]').drag_to(page.locator('[data-spot="cell:1:a1"]'))
        expect(page.get_by_text("Play this?")).to_be_visible()
        hand.settle(page)
        assert page.locator(".log li").count() == before
        page.keyboard.press("Escape")
        expect(page.get_by_text("Play this?")).to_be_hidden()
        page.keyboard.press("Escape")
        page.wait_for_selector('.target[data-pick="deck"]')
    act(page, "deck")
    act(page, "do:confirm")
    expect(page.locator(".log li")).not_to_have_count(before)


def test_every_move_of_a_battle_waits_for_a_confirmation_if_wanted(visit: Visit) -> None:
    page = visit()
    play_now(page, "rivality/duel")
    page.wait_for_selector('.target[data-pick="do:keep"]')
    open_settings(page).get_by_label("Confirm every move").check()
    close_settings(page)
    before = page.locator(".log li").count()
    for _ in range(2):
        click(page, "do:keep")
        expect(page.get_by_text("Play this?")).to_be_visible()
        hand.settle(page)
        assert page.locator(".log li").count() == before, "nothing is played before it is confirmed"
        page.get_by_role("button", name="Cancel").click()
        expect(page.get_by_text("Play this?")).to_be_hidden()
    click(page, "do:keep")
    click(page, "do:confirm")
    expect(page.locator(".log li")).not_to_have_count(before)
    hand.press(page, page.locator('.target[data-pick^="hand:"]').first)
    assert target(page, "do:confirm").count() == 0
    click(page, next(pick for pick in picks(page) if pick.startswith("cell:")))
    expect(target(page, "do:confirm")).to_be_visible()
