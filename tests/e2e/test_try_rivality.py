"""Rivality's clauses tried on their boards, help on the signs of tiles, and lessons that point at what they tell of."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from taverne.practice.families import find_start
from taverne.practice.lesson import FOLDER, steps_of
from tests.e2e import hand
from tests.e2e.playing import play_now, tap, target
from tests.e2e.test_pages import faults
from tests.e2e.test_rulebook import press_long
from tests.e2e.test_touch import BROKEN, begin_step

Visit = Callable[..., Page]


def try_it(page: Page, code: str) -> Locator:
    """Opens the board of a clause."""
    page.goto(f"/rules/rivality#{code}")
    clause = page.locator("section.clause", has=page.locator(f"#{code}"))
    clause.locator(".try > button").click()
    board = clause.locator(".practice")
    expect(board.locator(".land").first).to_be_visible()
    hand.settle(page)
    return board


def golems_on(board: Locator, cell: str) -> Locator:
    """The numbers of golems on a tile, by side."""
    return board.locator(f'[data-spot="cell:{cell}"] [data-sign="golem"] .number')


def test_the_shown_move_turns_a_tile_and_is_taken_back_by_touch(visit: Visit) -> None:
    page = visit(phone=True)
    board = try_it(page, "R10")
    golems = golems_on(board, "-1,0")
    expect(golems).to_have_text(["1", "4"])
    board.get_by_role("button", name="Show me").tap()
    for pick in ("hand:C7", "cell:-1,-1", "do:confirm"):
        hand.tap(page, board.locator(f'.target[data-pick="{pick}"]'))
    expect(golems).to_have_text(["4", "1"])
    assert not faults(page)
    board.get_by_role("button", name="Take back").tap()
    expect(golems).to_have_text(["1", "4"])


def test_every_sign_of_a_tile_is_explained_and_nothing_chosen(visit: Visit) -> None:
    page = visit()
    dialog = page.get_by_role("dialog")
    board = try_it(page, "R5")
    fortress, own = board.locator('[data-spot="cell:0,-2"]'), board.locator('[data-spot="hand:H7"]')
    for thing, title in (
        (fortress.locator('[data-sign="shield"]').first, "Shield"),
        (fortress.locator('[data-sign="golem"]'), "Golem"),
        (board.locator('[data-spot="cell:1,0"] [data-sign="wizard"]'), "Wizard"),
        (own.locator('[data-sign="spell"]'), "Spell"),
        (own.locator('[data-sign="breaker"]'), "Breaker"),
        (own.locator(".picture"), "Cottage"),
        (board.locator('[data-spot="reserve:1"]'), "Golem"),
    ):
        thing.click(button="right")
        expect(dialog.get_by_role("heading")).to_contain_text(title)
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    press_long(page, own.locator('[data-sign="breaker"]'))
    expect(dialog.get_by_role("heading")).to_contain_text("Breaker")
    page.keyboard.press("Escape")
    expect(own).to_have_attribute("aria-pressed", "false")
    own.press("?")
    expect(dialog.get_by_role("heading")).to_contain_text("Cottage")


@pytest.mark.parametrize("lesson", ["three", "teams"])
def test_a_lesson_points_at_the_tiles_it_tells_of(visit: Visit, lesson: str) -> None:
    page = visit(phone=lesson == "three")
    page.goto(f"/learn/{lesson}")
    steps = steps_of(find_start(f"{FOLDER}/{lesson}"))
    for place, step in enumerate(steps, 1):
        expect(page.locator(f'[data-step="{place}"]')).to_be_visible()
        for thing in step.things:
            spot = page.locator(f'[data-spot="{thing}"]')
            expect(spot).to_have_css("outline-style", "solid")
            expect(spot).to_be_in_viewport()
        if place < len(steps):
            page.locator("[data-lesson]").click()


def test_who_taps_a_place_before_a_tile_is_told_to_choose_one_and_sees_the_hand(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True)
    page.set_viewport_size({"width": 360, "height": 640})
    begin_step(page, "rivality", 2)
    told = page.get_by_role("alert").filter(has_text="First choose a tile from your hand")
    page.locator(".cell.hinted").tap()
    expect(told).to_be_visible()
    expect(page.locator(".hand")).to_be_in_viewport(ratio=1)
    assert not faults(page)
    page.locator(".hand .hinted").tap()
    expect(told).to_have_count(0)
    expect(target(page, "cell:-1,0")).to_be_visible()


def test_the_help_on_a_tile_shows_it_as_it_lies(visit: Visit) -> None:
    page = visit(phone=True)
    board = try_it(page, "R10")
    turned = board.locator(".land:has(path.front:not([transform*='rotate(0 ']))").first
    front = turned.locator("path.front").get_attribute("transform")
    assert front is not None
    press_long(page, turned.locator(".picture"))
    expect(page.get_by_role("dialog").locator("path.front")).to_have_attribute("transform", front)


@pytest.mark.parametrize("lang", ["de", "fr", "en"])
def test_the_names_of_the_signs_are_whole(visit: Visit, lang: str) -> None:
    page = visit(phone=True, lang=lang)
    play_now(page, "rivality/duel")
    tap(page, "do:keep")
    for width in (390, 375, 360, 320):
        page.set_viewport_size({"width": width, "height": 760})
        page.locator(".tools button").last.tap()
        signs = page.locator(".signs button")
        expect(signs.first).to_be_visible()
        for sign in signs.all():
            assert sign.evaluate("one => one.scrollWidth <= one.clientWidth"), (width, sign.inner_text())
            assert not sign.evaluate(BROKEN), (width, sign.inner_text())
        page.keyboard.press("Escape")
        expect(signs).to_have_count(0)


COVERING = """things => things.filter(one => {
    const { width, height } = one.getBoundingClientRect(), style = getComputedStyle(one);
    if (one.matches('.ring')) return style.zIndex !== 'auto' || document.querySelector('.land, .cell')
        .compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    const outlined = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    const outline = style.outlineStyle === 'none' ? 0 : outlined;
    const rings = [...style.boxShadow.matchAll(/ 0px 0px 0px ([\\d.]+)px/g)].map(found => parseFloat(found[1]));
    return Math.max(outline, ...rings) > 0.1 * Math.min(width, height);
}).map(one => one.className)"""
"""The rings around tiles and places that lie on others: those above them and wider than the space between them."""


def test_what_marks_tiles_covers_no_other_tile(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True)
    begin_step(page, "rivality", 7)
    things = page.locator(":is(.land, .cell, .board .ring)")
    page.locator('[data-spot="points:1"]').tap()
    page.locator("[data-reason]").first.tap()
    expect(page.locator(".board .ring")).to_have_count(1)
    assert not things.evaluate_all(COVERING)
    page = visit(phone=True)
    board = try_it(page, "R10")
    board.get_by_role("button", name="Show me").tap()
    things = board.locator(":is(.land, .cell, .ring)")
    expect(board.locator(".cell.hinted")).to_be_visible()
    assert not things.evaluate_all(COVERING)
