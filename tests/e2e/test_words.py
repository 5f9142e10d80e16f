"""What the tables and pages say agrees with what they show, and helps where it is asked for."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.e2e import hand
from tests.e2e.playing import click, play_now, tap
from tests.e2e.watching import Watch

Visit = Callable[..., Page]
MOST_TABLES = 40
"""How many deals are looked at for one in which a line scores; two of three have one."""


def press(page: Page, thing: Locator) -> None:
    """Moves the mouse onto a thing, waits for what appears, presses and releases."""
    hand.point_at(page, thing)
    hand.push(page)


def test_a_long_text_opens_at_its_beginning_and_links_clauses_of_its_own(visit: Visit) -> None:
    page = visit(phone=True)
    play_now(page, "rivality/duel")
    page.wait_for_selector(".target[data-pick]")
    tap_on = page.get_by_role("button", name="Rules", exact=True)
    tap_on.scroll_into_view_if_needed()
    hand.settle(page)
    tap_on.tap()
    dialog = page.get_by_role("dialog")
    title = dialog.get_by_role("heading")
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()
    expect(dialog.get_by_role("link", name=re.compile(r"^R\d+$")).first).to_be_attached()
    close = dialog.get_by_role("button", name="Close")
    expect(close).to_be_in_viewport()
    close.tap()
    expect(dialog).to_be_hidden()


def test_starting_cards_are_explained_before_they_are_laid(visit: Visit) -> None:
    page = visit()
    play_now(page, "drako/competitive")
    card = page.locator('[data-pick="swap:b3"]')
    label = card.get_attribute("aria-label")
    assert label is not None
    name = label.split(", ")[1]
    press(page, page.locator("button.explain"))
    expect(page.locator("button.explain")).to_have_attribute("aria-pressed", "true")
    press(page, card)
    expect(page.locator("section.why h2")).to_have_text(f"What the {name} on b3 is worth")
    expect(page.locator('[data-pick="swap:b3"]')).not_to_have_class(re.compile("chosen"))


def test_why_explains_the_points_that_are_displayed(visit: Visit) -> None:
    page = visit()
    scored = page.locator("[data-why]:not(.total):has(.change)")
    for _ in range(MOST_TABLES):
        play_now(page, "aetherya/solo")
        page.wait_for_selector('.target[data-pick="do:arrange"]')
        hand.settle(page)
        if scored.count():
            break
    shown = scored.first.locator(".change").inner_text()
    press(page, scored.first)
    why = page.locator("section.why")
    expect(why.get_by_role("heading")).to_contain_text(f"Why {shown.removeprefix('+')} with this move?")
    expect(why.locator("li").first).to_be_visible()
    reasons = [int(text.replace("−", "-")) for text in why.locator("li b").all_inner_texts()]
    assert sum(reasons) == int(shown.replace("−", "-"))


def test_battle_legends_show_one_against_two(visit: Visit) -> None:  # A21
    page = visit()
    play_now(page, "aetherya/solo")
    page.wait_for_selector('[data-pick^="legend:battle"]')
    battles = page.locator('[data-pick^="legend:battle"]')
    rows = battles.evaluate_all(
        """all => all.map(one => [...one.querySelectorAll('svg g')].map(row => row.querySelectorAll('path').length))"""
    )
    assert rows == [[4, 4]] * battles.count(), "three cards and the swords, for either side"


def test_in_french_to_cancel_and_to_take_back_are_two_words(visit: Visit) -> None:
    page = visit(lang="fr", phone=True)
    play_now(page, "aetherya/solo")
    for pick in ("do:arrange", "do:noswap", "pair:deck"):
        page.wait_for_selector(f'.target[data-pick="{pick}"]')
        tap(page, pick)
    dropped = page.locator(".target[data-pick^='drop:']").first
    dropped.wait_for()
    hand.tap(page, dropped)
    cell = page.locator('.board.large .target[data-pick^="cell:1:"]').first
    cell.wait_for()
    hand.tap(page, cell)
    buttons = page.locator(".prompt .row button")
    expect(buttons.filter(has_text=re.compile("^Annuler$"))).to_have_count(1)
    expect(buttons.filter(has_text=re.compile("^Reprendre le coup$"))).to_have_count(1)


def test_the_first_step_of_a_game_says_nothing_about_legends_that_are_not_there_yet(visit: Visit) -> None:
    page = visit()
    play_now(page, "drako/competitive")
    page.wait_for_selector('.target[data-pick="do:arrange"]')
    click(page, "do:arrange")
    hand.press(page, page.get_by_role("button", name="Go to the start"))
    river = page.locator("section.river")
    expect(river).to_contain_text("15 more in the deck")
    expect(river).to_contain_text("not turned up yet")
    expect(river).not_to_contain_text("no legends left")


def test_a_refusal_on_the_account_page_goes_with_its_form(visit: Visit, watch: Watch) -> None:
    page = visit()
    page.goto("/account")
    page.get_by_label("Name", exact=True).fill("Nobody of that name")
    page.get_by_label("Password").fill("wrong password")
    sign_in = page.locator("form").get_by_role("button", name="Sign in")
    press(page, sign_in)
    expect(page.get_by_role("alert")).to_have_text(re.compile("password"))
    assert [fault for fault in watch.faults if "403" not in fault] == []
    watch.faults.clear()  # The refusal is what this is about.
    other = page.get_by_role("button", name="Create an account").first
    press(page, other)
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("alert")).to_be_empty()


def test_bots_have_names_that_are_no_scores_and_show_their_level(visit: Visit) -> None:
    page, other = visit(), visit(lang="de", phone=True)
    play_now(page, "drako/competitive", seats=3)
    plates = page.locator(".others .look .name")
    expect(plates).to_have_count(2)
    shown = [plate.inner_text().split("\n") for plate in plates.all()]
    names = [name for name, _ in shown]
    assert [level for _, level in shown] == ["Apprentice", "Apprentice"]
    assert len(set(names)) == 2
    assert not any(re.search(r"\d|Apprentice", name) for name in names)
    expect(page.get_by_text(f"{names[0]} (Apprentice) sits down").first).to_be_attached()
    other.goto(page.url)
    expect(other.locator(".seat .name").filter(has_text=names[0]).first).to_contain_text("Lehrling")
