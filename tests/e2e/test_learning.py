"""The way in: one question for newcomers, and lessons at the real table, by mouse, by touch and by keyboard."""

import functools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from taverne.practice.families import find_start
from taverne.practice.lesson import LessonStep, steps_of
from tests.e2e import hand
from tests.e2e.playing import press as press_key
from tests.e2e.playing import target
from tests.e2e.test_pages import faults

Visit = Callable[..., Page]
Use = Callable[[Page, str], None]


def by_mouse(page: Page, pick: str) -> None:
    hand.press(page, target(page, pick))


def by_touch(page: Page, pick: str) -> None:
    hand.tap(page, target(page, pick))


def picks_of(words: list[str]) -> list[str]:
    """What a person points at for a move."""
    match words:
        case ["draw"]:
            return ["deck"]
        case ["place", cell]:
            return [f"cell:1:{cell}"]
        case ["take", cell]:
            return ["pile:1", f"cell:1:{cell}"]
        case ["reveal", cell]:
            return ["discard:1", f"cell:1:{cell}"]
        case ["legend", legend]:
            return [f"legend:{legend}"]
        case ["lay", tile, cell, _]:
            return [f"hand:{tile}", f"cell:{cell}", "do:confirm"]
    raise AssertionError(words)


def follow(page: Page, steps: tuple[LessonStep, ...], use: Use) -> None:
    """Does what each step asks for, until the last one."""
    for place, step in enumerate(steps[:-1], 1):
        expect(page.locator(f'[data-step="{place}"]')).to_be_visible()
        if step.move is None:
            page.locator('[data-lesson="next"]').click()
            continue
        _, *words = step.move.line.split()
        if words[0] == "arrange":
            for cell in ("c2", "c3"):
                page.locator(f'[data-pick="swap:{cell}"]').click()
            picks = ["do:arrange"]
        else:
            picks = picks_of(words)
        for pick in picks:
            use(page, pick)
        confirm = page.locator('.target[data-pick="do:confirm"]')
        if use is by_touch and picks[-1].startswith("cell:"):
            confirm.tap()
    expect(page.locator(f'[data-step="{len(steps)}"]')).to_be_visible()


def test_a_newcomer_is_asked_once_and_learns_a_game_with_the_mouse(visit: Visit) -> None:
    page = visit(newcomer=True)
    page.goto("/")
    expect(page.locator("[data-learn]")).to_have_count(3)
    expect(page.locator("[data-play]")).to_have_count(0)
    assert not faults(page)
    page.locator("[data-learn]").first.click()
    steps = steps_of(find_start("lessons/aetherya"))
    expect(page.locator('[data-step="1"]')).to_be_visible()
    assert not faults(page)
    # Another arrangement is explained in a friendly way, and the cards lie as they were dealt again.
    dealt = page.locator('[data-pick="swap:b2"]').get_attribute("aria-label")
    for cell in ("b2", "c2"):
        page.locator(f'[data-pick="swap:{cell}"]').click()
    target(page, "do:arrange").click()
    expect(page.get_by_role("alert")).to_contain_text("Only the dwarf and the mountain should change places")
    expect(page.locator('[data-step="1"]')).to_be_visible()
    expect(page.locator('[data-pick="swap:b2"]')).to_have_attribute("aria-label", dealt or "")
    follow(page, steps, by_mouse)
    # A game of what was learned begins at once, against the weakest bot.
    page.get_by_role("button", name="Play a real game against bots").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
    table = page.request.get(page.url.replace("/tables", "/api/tables") + "/game").json()["table"]
    assert table["ruleset"] == "aetherya/fr2/competitive"
    assert [seat["bot"] for seat in table["seats"]] == [None, "apprentice"]
    expect(page.locator('.target[data-pick="do:arrange"]')).to_be_visible()
    page.goto("/")
    expect(page.locator("article").get_by_role("link", name="Learn Rivality")).to_be_visible()
    expect(page.locator("[data-learn]").first).to_have_attribute("data-learn", "rivality")
    page.goto("/learn")
    expect(page.get_by_text("completed")).to_be_visible()


def test_a_lesson_by_touch_goes_on_where_it_was_left(visit: Visit) -> None:
    page = visit(phone=True, lang="de", newcomer=True)
    page.goto("/learn/rivality")
    page.locator('[data-lesson="next"]').tap()
    expect(page.locator('[data-step="2"]')).to_be_visible()
    page.reload()
    expect(page.locator('[data-step="2"]')).to_be_visible()
    page.locator('[data-lesson="skip"]').tap()
    expect(page.locator('[data-step="3"]')).to_be_visible()
    page.get_by_role("button", name="Zurücknehmen").tap()
    expect(page.locator('[data-step="2"]')).to_be_visible()
    steps = steps_of(find_start("lessons/rivality"))
    for place, step in enumerate(steps[1:-2], 2):
        expect(page.locator(f'[data-step="{place}"]')).to_be_visible()
        if step.move is None:
            page.locator('[data-lesson="next"]').tap()
            continue
        for pick in picks_of(step.move.line.split()[1:]):
            by_touch(page, pick)
    expect(page.locator(f'[data-step="{len(steps) - 1}"]')).to_have_text(re.compile(r"Du führst mit \d+ zu \d+"))
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "the page is wider than the phone"


def is_in_sight(page: Page, selector: str) -> bool:
    """Whether a thing is in the window, and nothing covers its middle."""
    seen: bool = page.locator(selector).first.evaluate(
        """one => {
            const { top, bottom, left, right } = one.getBoundingClientRect();
            const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return top >= 0 && bottom <= innerHeight && one.contains(there);
        }"""
    )
    return seen


def test_on_a_phone_what_a_lesson_says_and_what_it_means_are_in_sight_together(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True)
    page.goto("/learn/aetherya")
    means = {"place": '[data-pick="cell:1:b1"]', "reveal": '[data-pick="cell:1:a2"]', "count": '[data-spot="lines:1"]'}
    means["legend"] = '[data-pick="legend:kin-E"]'
    for place, step in enumerate(steps_of(find_start("lessons/aetherya")), 1):
        expect(page.locator(f'[data-step="{place}"]')).to_be_visible()
        hand.settle(page)
        name = step.message.rpartition("-")[2]
        if selector := means.pop(name, ""):
            for thing in (selector, ".guide .text"):
                hand.await_true(page, functools.partial(is_in_sight, page, thing))
        if name == "reveal":
            # The hint is on one thing after the other.
            hinted = page.locator("button:has(.hint)")
            expect(hinted).to_have_count(1)
            expect(hinted).to_have_attribute("data-pick", "discard:1")
            by_touch(page, "discard:1")
            expect(hinted).to_have_attribute("data-pick", "cell:1:a2")
            by_touch(page, "cell:1:a2")
            expect(page.locator('[data-spot="cell:1:a2"] .change')).to_have_text("?")
        if name == "count":
            break
        page.locator("[data-lesson]").tap()
    assert not means
    width = page.locator('[data-spot="lines:1"]').evaluate("one => one.getBoundingClientRect().width")
    assert width > 0.9 * 390, "the names of the lines break in two"
    page.locator('[data-why="1:elves"]').tap()
    for cell in ("a1", "b3"):
        hand.await_true(page, functools.partial(is_in_sight, page, f'[data-spot="cell:1:{cell}"]'))
    page.get_by_role("button", name="Close", exact=True).tap()
    where = page.evaluate("scrollY")
    page.get_by_role("button", name="Explain a card").tap()
    expect(page.get_by_text("Choose what to explain").locator("visible=true").first).to_be_visible()
    page.locator('[data-spot="cell:1:b2"]').tap()
    page.get_by_role("button", name="Close", exact=True).tap()
    hand.settle(page)
    assert abs(page.evaluate("scrollY") - where) < 844 / 2, "the page jumps when an explanation is closed"


def test_a_lesson_is_read_and_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit(lang="fr")
    page.goto("/learn/aetherya")
    skip = page.locator("[data-lesson]")
    for place in (1, 2):
        expect(page.locator(f'[aria-live="polite"][data-step="{place}"]')).to_be_visible()
        skip.press("Enter")
    expect(page.locator('[data-step="3"]')).to_be_visible()
    press_key(page, "deck")
    expect(page.locator('[data-step="4"]')).to_be_visible()
    press_key(page, "cell:1:b1")
    expect(page.locator('[data-step="5"]')).to_be_visible()


def test_a_regular_sees_the_own_games_before_quick_play(visit: Visit) -> None:
    page = visit(newcomer=True)
    page.goto("/")
    page.locator('[data-learn="regular"]').click()
    expect(page.locator("[data-learn]")).to_have_count(0)
    page.reload()
    page.locator("[data-play]").first.click()
    page.wait_for_url(re.compile(r"/tables/"))
    page.goto("/")
    headings = page.locator("h2")
    expect(headings.first).to_have_attribute("id", "my-games")
    expect(headings.nth(1)).to_have_attribute("id", "play-now")


@pytest.mark.parametrize(("done", "other"), [("aetherya", "rivality"), ("rivality three", "aetherya")])
def test_who_learned_one_game_is_offered_the_other_until_it_is_learned_or_declined(
    visit: Visit, done: str, other: str
) -> None:
    page = visit(phone=True, lang="de")
    page.set_viewport_size({"width": 320, "height": 640})
    offer = page.locator("[data-learn]")

    def come_back(learned: str) -> None:
        page.evaluate("learned => localStorage.setItem('taverne-taught', learned)", learned)
        page.goto("/")
        expect(page.locator("#play-now")).to_be_visible()

    page.goto("/")
    expect(page.locator("#play-now")).to_be_visible()
    expect(offer).to_have_count(0)
    come_back(done)
    expect(offer).to_have_count(2)
    for button in offer.all():
        assert hand.middle_of(button)[1] < 640, "the offer is in sight"
    assert not faults(page)
    page.locator(f'[data-learn="{other}"]').tap()
    page.wait_for_url(f"**/learn/{other}")
    come_back(f"{done} {other}")
    expect(offer).to_have_count(0)
    come_back(done)
    page.get_by_role("button", name="Nein danke").tap()
    expect(offer).to_have_count(0)
    come_back(done)
    expect(offer).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_correction_on_a_small_phone_leaves_the_board_in_sight_and_goes_with_the_next_right_pick(
    visit: Visit, lang: str
) -> None:
    page = visit(phone=True, lang=lang, newcomer=True)
    page.set_viewport_size({"width": 360, "height": 680})
    page.goto("/learn/aetherya")
    steps = steps_of(find_start("lessons/aetherya"))
    (reveal,) = (place for place, step in enumerate(steps, 1) if step.message.endswith("-reveal"))
    for place in range(1, reveal):
        expect(page.locator(f'[data-step="{place}"]')).to_be_visible()
        page.locator("[data-lesson]").tap()
    expect(page.locator(f'[data-step="{reveal}"]')).to_be_visible()
    by_touch(page, "cell:1:a2")
    target(page, "do:confirm").tap()
    correction = page.get_by_role("alert").filter(visible=True)
    expect(correction).to_have_count(1)
    expect(page.locator(".guide .why")).to_have_count(0)
    hand.settle(page)
    guide = page.locator(".guide").bounding_box()
    assert guide is not None
    assert guide["height"] < 680 * 0.55, "the lesson hides the table"
    whole = page.locator(".guide .said").evaluate(
        "one => one.scrollHeight <= one.clientHeight + 2 || 'more' in one.dataset"
    )
    assert whole, "what is cut off is marked"
    by_touch(page, "discard:1")
    expect(correction).to_have_count(0)
    expect(page.locator(".guide .why")).to_have_count(1)
    expect(page.locator('[data-spot="cell:1:a2"] .hint')).to_have_count(1)
