"""The rulebook: pages, deep links, search; and at the table help, clauses and refusals."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hand
from tests.e2e.playing import click, picks, play_now, wait_for_picks
from tests.e2e.test_pages import faults
from tests.e2e.watching import Watch

Visit = Callable[..., Page]
SEARCHED = {"en": ("locked portal", "A15"), "fr": ("verrouilles", "A15"), "de": ("gesperrt", "A15")}


def is_in_view(heading: Locator) -> bool:
    seen: bool = heading.evaluate(
        "one => (box => box.top >= 0 && box.bottom <= innerHeight)(one.getBoundingClientRect())"
    )
    return seen


@pytest.mark.parametrize("lang", SEARCHED)
def test_a_reader_finds_a_clause_by_its_link_by_search_and_from_another_clause(visit: Visit, lang: str) -> None:
    page = visit(lang=lang, phone=lang == "de", theme="light" if lang == "fr" else "dark")
    page.goto("/rules/aetherya#A15")
    clause = page.locator("h3#A15")
    expect(clause).to_be_focused()
    assert is_in_view(clause)
    words, code = SEARCHED[lang]
    page.get_by_role("searchbox").fill(words)
    found = page.locator(".found a").filter(has_text=code)
    follow(page, found)
    expect(clause).to_be_focused()
    # D3 is a clause of another book.
    follow(page, page.locator("section.clause", has=page.locator("#A18")).get_by_role("link", name="D3"))
    expect(page).to_have_url(re.compile("/rules/drako#D3$"))
    expect(page.locator("h3#D3")).to_be_focused()
    page.go_back()
    expect(clause).to_be_focused()


def test_the_rules_list_every_game_and_its_pictures_are_drawn(visit: Visit, watch: Watch) -> None:
    page = visit()
    page.goto("/")
    follow(page, page.get_by_role("banner").get_by_role("link", name="Rules"))
    expect(page.locator(".games li")).to_have_count(3)
    assert not faults(page)
    for game in ("aetherya", "drako", "rivality"):
        page.goto(f"/rules/{game}")
        expect(page.locator("h3").first).to_be_visible()
        assert page.locator("article pre").count() == 0, "a picture that nothing draws"
        assert page.locator("article figure").count() > 1
    assert not faults(page)
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("article")).to_be_visible()


def follow(page: Page, link: Locator) -> None:
    """Presses a link; where it leads is awaited by whoever asks."""
    hand.point_at(page, link)
    hand.push(page)


def press_long(page: Page, thing: Locator) -> None:
    """Rests a finger on a thing until help appears."""
    thing.scroll_into_view_if_needed()
    hand.settle(page)
    box = thing.bounding_box()
    assert box is not None
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    expect(page.get_by_role("dialog")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_explains_a_thing_with_a_picture_and_its_clause_opens_at_the_table(visit: Visit) -> None:
    page = visit()
    play_now(page, "aetherya/competitive")
    click(page, "do:arrange")
    wait_for_picks(page)
    before = len(picks(page))
    press_long(page, page.locator(".river .legend").first)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("figure svg").first).to_be_visible()
    table = page.url
    follow(page, dialog.get_by_role("link", name=re.compile("A2[01]")))
    expect(dialog.get_by_role("heading")).to_contain_text(re.compile("A2[01]"))
    expect(dialog.get_by_role("heading")).to_be_focused()
    assert not faults(page)
    dialog.get_by_role("button", name="Back").click()
    expect(dialog.get_by_role("link", name=re.compile("A2[01]"))).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    assert page.url == table
    assert len(picks(page)) == before, "a long press chose something"


def test_a_legend_that_is_not_met_says_why_and_cites_its_clause(visit: Visit) -> None:
    page = visit()
    play_now(page, "aetherya/competitive")
    click(page, "do:arrange")
    wait_for_picks(page)
    unmet = page.locator(".river .legend:not(.target)")
    hand.press(page, unmet.first)
    refusal = page.get_by_role("dialog").locator(".refusal")
    expect(refusal).to_contain_text("do not meet")
    expect(refusal.get_by_role("link")).to_have_attribute("href", re.compile(r"/rules/aetherya#A2[01]"))


def test_a_taken_cell_of_the_battlefield_says_why_and_cites_its_clause(visit: Visit) -> None:
    page = visit()
    play_now(page, "rivality/duel")
    wait_for_picks(page)
    while not any(pick.startswith("hand:") for pick in picks(page)):
        click(page, next(pick for pick in picks(page) if pick.startswith("do:") and "mulligan" not in pick))
        wait_for_picks(page)
    click(page, next(pick for pick in picks(page) if pick.startswith("hand:")))
    hand.press(page, page.locator(".land").first)
    refusal = page.get_by_role("dialog").locator(".refusal")
    expect(refusal.get_by_role("link", name="R9")).to_be_visible()


def test_the_reasons_of_a_score_cite_clauses_that_open(visit: Visit) -> None:
    page = visit(phone=True)
    play_now(page, "aetherya/competitive")
    click(page, "do:arrange")
    wait_for_picks(page)
    page.locator(".lines button").first.click()
    link = page.locator(".why a.clause").first
    hand.tap(page, link)
    expect(page.get_by_role("dialog").get_by_role("heading")).to_contain_text(re.compile(r"^[AD]\d+ · "))


def test_a_clause_is_tried_on_a_live_board_and_taken_back(visit: Visit) -> None:
    page = visit()
    page.goto("/rules/aetherya#A3")
    clause = page.locator("section.clause", has=page.locator("#A3"))
    follow(page, clause.locator(".try > button"))
    board = clause.locator(".practice")
    forest = board.locator('.board.large [data-spot="cell:1:d2"]')
    elves = board.locator(".lines button").first
    expect(elves).to_contain_text("0")
    follow(page, board.get_by_role("button", name="Show me"))
    hand.press(page, board.locator('.target[data-pick="pile:1"]:has(.hint)'))
    hand.press(page, board.locator('.target[data-pick="cell:1:d2"]'))
    expect(elves).to_contain_text("2")
    assert not faults(page)
    follow(page, board.get_by_role("button", name="Take back"))
    expect(elves).to_contain_text("0")
    # Help opens over the page, and the book's own links still lead on.
    press_long(page, forest)
    page.keyboard.press("Escape")
    follow(page, clause.locator(".try > button"))
    expect(board).to_have_count(0)


def test_a_board_of_the_battle_opens_on_a_phone(visit: Visit) -> None:
    page = visit(lang="fr", phone=True)
    page.goto("/rules/rivality#R9")
    clause = page.locator("section.clause", has=page.locator("#R9"))
    clause.locator(".try > button").tap()
    expect(clause.locator(".practice .target").first).to_be_visible()
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "the page is wider than the phone"
    assert not faults(page)
