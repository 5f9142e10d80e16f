"""A phone in both ways it is held: dragging with a finger, looking back, sheets, and room for the board."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e import hand
from tests.e2e.playing import picks, play_now, tap, target, wait_for_picks
from tests.e2e.test_learning import is_in_sight
from tests.e2e.test_pages import faults
from tests.e2e.test_touch import BROKEN, begin_step, scroll_to

Visit = Callable[..., Page]
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}


def draw(page: Page) -> None:
    """A game of Aetherya in which the reader has just drawn a card."""
    play_now(page, "aetherya/competitive")
    wait_for_picks(page)
    tap(page, "do:arrange")
    expect(target(page, "deck")).to_be_visible()
    tap(page, "deck")
    expect(target(page, "hand")).to_be_visible()


def try_clause(page: Page, code: str) -> Locator:
    """The board on which a clause of Aetherya can be tried."""
    page.goto(f"/rules/aetherya#{code}")
    clause = page.locator("section.clause", has=page.locator(f"#{code}"))
    clause.locator(".try > button").tap()
    return clause.locator(".practice")


def lay(page: Page) -> None:
    """A duel in which the reader has laid a tile, and the bot has answered."""
    play_now(page, "rivality/duel")
    expect(target(page, "do:keep")).to_be_visible()
    tap(page, "do:keep")
    tap(page, next(pick for pick in wait_for_picks(page) if pick.startswith("hand:")))
    tap(page, "cell:0,1")
    tap(page, "do:confirm")
    expect(page.locator('.hand .target[data-pick^="hand:"]').first).to_be_visible()


def wild(page: Page) -> Locator:
    """A place in the kingdom for the card in hand."""
    return target(page, next(pick for pick in picks(page) if pick.startswith("cell:1:a")))


@pytest.mark.parametrize("is_selected", [True, False])
def test_a_card_dropped_with_a_finger_is_shown_before_it_is_placed_selected_or_not(
    visit: Visit, is_selected: bool
) -> None:
    page = visit(phone=True)
    draw(page)
    card = page.locator('[data-spot="hand"]')
    if is_selected:
        tap(page, "hand")
        expect(page.locator('.chosen[data-spot="hand"]')).to_be_visible()
    told, scrolled = page.locator(".log li").count(), page.evaluate("scrollY")
    hand.carry(page, card, wild(page))
    expect(page.locator(".board.large .change")).to_be_visible()
    assert page.evaluate("scrollY") == scrolled, "the drag scrolls the page"
    assert page.locator(".log li").count() == told, "nothing is played before it is confirmed"
    page.get_by_role("button", name="Cancel").tap()
    expect(page.locator(".change")).to_have_count(0)
    hand.carry(page, card, wild(page))
    tap(page, "do:confirm")
    expect(page.locator(".log li")).not_to_have_count(told)


def test_a_selected_card_is_dragged_on_a_board_of_the_rulebook(visit: Visit) -> None:
    page = visit(phone=True)
    board = try_clause(page, "A16")
    card = board.locator('[data-spot="hand"]')
    hand.tap(page, board.locator('.target[data-pick="deck"]'))
    scroll_to(page, card, 330)
    hand.tap(page, board.locator('.target[data-pick^="discard:"]').first)
    scrolled = page.evaluate("scrollY")
    cell = board.locator('.board.large .target[data-pick^="cell:"]').first
    hand.carry(page, card, cell)
    assert page.evaluate("scrollY") == scrolled, "the drag scrolls the page"
    expect(board.locator('.target[data-pick="do:confirm"]')).to_be_visible()


def test_the_last_land_is_chosen_like_the_others_before_it_is_explored(visit: Visit) -> None:
    page = visit(phone=True)
    board = try_clause(page, "A19")
    hand.tap(page, board.locator('.target[data-pick="deck"]'))
    hand.tap(page, board.locator('.target[data-pick^="discard:"]').first)
    expect(board.get_by_text("Which land do you explore?").first).to_be_visible()
    lands = board.locator('.board.large .target[data-pick^="cell:"]')
    expect(lands).to_have_count(1)
    hand.tap(page, lands)
    expect(board.get_by_text("This ends the game").first).to_be_visible()
    hand.tap(page, board.locator('.target[data-pick="do:confirm"]'))
    expect(board.locator(".board.large").get_by_text("?", exact=True)).to_have_count(0)
    expect(board.locator('.target[data-pick="do:confirm"]')).to_have_count(0)


def test_a_move_that_revealed_something_says_why_it_cannot_be_taken_back(visit: Visit) -> None:
    page = visit(phone=True)
    play_now(page, "aetherya/competitive")
    wait_for_picks(page)
    prompt = page.locator(".prompt .inside")
    before = prompt.bounding_box()
    expect(prompt).not_to_contain_text("No undo")
    tap(page, "do:arrange")
    expect(target(page, "deck")).to_be_visible()
    tap(page, "deck")
    expect(prompt).to_contain_text("No undo")
    assert prompt.bounding_box() == before


FREE = """() => {
    const bar = document.querySelector('.looking')?.getBoundingClientRect();
    const board = document.querySelector('.play .stage .frame, .play .board').getBoundingClientRect();
    return board.top >= 0 && board.bottom <= (bar?.height ? bar.top : innerHeight) + 1;
}"""
"""Whether all of the board is in the window, above the controls."""


@pytest.mark.parametrize("begin", [draw, lay])
def test_looking_back_keeps_the_board_and_the_controls_in_sight(visit: Visit, begin: Callable[[Page], None]) -> None:
    page = visit(phone=True)
    begin(page)
    back = page.locator(".log").get_by_role("button", name="One step back")
    back.scroll_into_view_if_needed()
    back.tap()
    expect(page.get_by_text("You are looking at an earlier moment")).to_be_visible()
    hand.settle(page)
    assert page.evaluate(FREE)
    bar = page.locator(".looking")
    told = bar.locator("p").inner_text()
    expect(page.locator(".news a")).to_have_text(told)
    again = bar.get_by_role("button", name="One step back")
    place = again.bounding_box()
    again.tap()
    expect(bar.locator("p")).not_to_have_text(told)
    expect(page.locator(".news a")).to_have_text(bar.locator("p").inner_text())
    hand.settle(page)
    assert page.evaluate(FREE)
    assert again.bounding_box() == place, "the buttons stay under the finger"
    assert not faults(page)
    line = page.locator(".log button[data-number]").nth(1)
    line.scroll_into_view_if_needed()
    line.tap()
    hand.await_true(page, lambda: bool(page.evaluate(FREE)))
    page.set_viewport_size(LANDSCAPE)
    page.locator(".prompt").get_by_role("button", name="One step forward").tap()
    hand.await_true(page, lambda: bool(page.evaluate(FREE)))
    page.get_by_role("button", name="Back to the present").tap()
    expect(bar).to_have_count(0)


@pytest.mark.parametrize(
    ("lesson", "step", "thing", "height"), [("aetherya", 13, "lines:1", 400), ("rivality", 7, "points:1", 600)]
)
def test_once_a_sheet_is_closed_the_page_is_where_it_was(
    visit: Visit, lesson: str, step: int, thing: str, height: int
) -> None:
    page = visit(phone=True, newcomer=True)
    begin_step(page, lesson, step)
    asker = page.locator(f'[data-spot="{thing}"]')
    asker = asker.locator("button").first if lesson == "aetherya" else asker
    scroll_to(page, asker, height)
    scrolled = page.evaluate("scrollY")
    asker.tap()
    close = page.locator("section.why").get_by_role("button", name="Close")
    expect(close).to_be_visible()
    hand.settle(page)
    close.tap()
    expect(close).to_be_hidden()
    hand.settle(page)
    assert page.evaluate("scrollY") == scrolled


@pytest.mark.parametrize(
    ("seats", "front", "asked"), [(2, 2, 1), (2, 1, 2), (4, 3, 1), (4, 1, 4)], ids=lambda seat: str(seat)
)
def test_the_kingdom_of_a_card_that_is_explained_is_the_one_in_sight(
    visit: Visit, seats: int, front: int, asked: int
) -> None:
    page = visit(phone=True)
    play_now(page, "aetherya/competitive", seats=seats)
    wait_for_picks(page)
    tap(page, "do:arrange")
    expect(target(page, "deck")).to_be_visible()
    large = page.locator(".board.large")
    if front != 1:
        page.locator(f'[data-look="{front}"]').tap()
    expect(large.locator(f'[data-spot="cell:{front}:b2"]')).to_be_visible()
    card = page.locator(f'.others [data-spot="cell:{asked}:b2"]')
    scroll_to(page, card, 600)
    scrolled = page.evaluate("scrollY")
    card.tap()
    sheet = page.locator("section.why")
    expect(sheet).to_be_visible()
    hand.await_true(page, lambda: is_in_sight(page, f'.board.large .lit[data-spot="cell:{asked}:b2"]'))
    if sheet.locator("li", has_text="linked to").count():
        expect(large.locator("polyline.line")).not_to_have_count(0)
    if asked != 1:
        name = page.locator(".stage .name").get_attribute("title")
        expect(sheet.get_by_role("heading")).to_contain_text(f"{name} ·")
    sheet.get_by_role("button", name="Close").tap()
    expect(large.locator(f'[data-spot="cell:{front}:b2"]')).to_be_visible()
    hand.settle(page)
    assert page.evaluate("scrollY") == scrolled


def test_a_long_rule_is_read_to_its_end(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True, lang="de")
    page.set_viewport_size({"width": 360, "height": 500})
    begin_step(page, "aetherya", 3)
    page.locator('[data-why="1:dragons"]').tap()
    last = page.locator("section.why p", has_text="Hier zählt nichts.")
    last.scroll_into_view_if_needed()
    box = last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 500


def width_of(page: Page) -> float:
    box = page.locator(".land").first.bounding_box()
    assert box is not None
    return box["width"]


def test_the_battlefield_uses_the_room_of_places_where_nothing_can_be_laid_now(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True)
    begin_step(page, "rivality", 7)
    assert width_of(page) > 40
    page = visit(phone=True)
    lay(page)
    before = width_of(page)
    tap(page, next(pick for pick in wait_for_picks(page) if pick.startswith("hand:")))
    assert width_of(page) < before
    frame = page.locator(".board .viewport").bounding_box()
    assert frame is not None
    for cell in page.locator('.target[data-pick^="cell:"]').all():
        box = cell.bounding_box()
        assert box is not None
        assert frame["x"] <= box["x"], "every place is in the frame"
        assert box["x"] + box["width"] <= frame["x"] + frame["width"], "every place is in the frame"
        assert frame["y"] <= box["y"], "every place is in the frame"
        assert box["y"] + box["height"] <= frame["y"] + frame["height"], "every place is in the frame"


def test_a_battlefield_moved_by_hand_stays_as_it_is_when_a_tile_is_taken_up(visit: Visit) -> None:
    page = visit(phone=True)
    lay(page)
    page.get_by_role("button", name="Zoom in").tap()
    hand.settle(page)
    before = width_of(page)
    tap(page, next(pick for pick in wait_for_picks(page) if pick.startswith("hand:")))
    assert width_of(page) == before


def test_the_text_of_a_lesson_folds_away_and_the_next_step_unfolds_it(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True)
    begin_step(page, "rivality", 1)
    expect(page.locator(".play .prompt .inside")).to_be_hidden()
    fold = page.get_by_role("button", name="The text of the lesson")
    text = page.locator("#lesson-said")
    before = page.locator(".play .board").bounding_box()
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.tap()
    expect(text).to_be_hidden()
    expect(fold).to_have_attribute("aria-expanded", "false")
    hand.settle(page)
    after = page.locator(".play .board").bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > before["height"] + 60
    assert not faults(page)
    fold.press("Enter")
    expect(text).to_be_visible()
    fold.press("Enter")
    expect(text).to_be_hidden()
    page.locator('[data-lesson="next"]').tap()
    expect(page.locator('[data-step="2"]')).to_be_visible()


@pytest.mark.parametrize("begin", [draw, lay])
def test_a_phone_on_its_side_tells_the_last_move_and_the_others_points(
    visit: Visit, begin: Callable[[Page], None]
) -> None:
    page = visit(phone=True)
    page.set_viewport_size(LANDSCAPE)
    begin(page)
    if begin is draw:
        hand.tap(page, wild(page))
        tap(page, "do:confirm")
        if "do:end" in wait_for_picks(page):  # The cards happen to satisfy a legend, so the turn is not over yet.
            tap(page, "do:end")
    news = page.locator(".notices .news")
    expect(news).to_be_visible()
    expect(news.locator("a")).not_to_be_empty()
    expect(news.locator("b")).to_have_text(re.compile(r".+\s−?\d+ points?$"))


CUT = """row => {
    const frame = row.closest('.inside').getBoundingClientRect();
    return [...row.querySelectorAll('button')].filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom
            || one.scrollWidth > one.clientWidth + 1;
    }).map(one => one.innerText);
}"""
"""The buttons of a prompt that are not seen whole."""


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_phone_on_its_side_shows_every_button_of_the_prompt_whole(visit: Visit, lang: str) -> None:
    page = visit(phone=True, lang=lang)
    page.set_viewport_size(LANDSCAPE)
    draw(page)
    hand.tap(page, wild(page))
    row = page.locator(".prompt .row")
    expect(target(page, "do:confirm")).to_be_visible()
    for width, height in ((844, 390), (740, 360), (640, 360), (568, 320)):
        page.set_viewport_size({"width": width, "height": height})
        hand.settle(page)
        assert not row.evaluate(CUT), (width, height)


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_no_word_on_a_button_of_the_score_page_is_broken(visit: Visit, lang: str) -> None:
    page = visit(phone=True, lang=lang)
    page.goto("/score")
    tools = page.locator(".palette .tools button")
    expect(tools.first).to_be_visible()
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 844})
        hand.settle(page)
        for button in tools.all():
            assert not button.evaluate(BROKEN), width


def test_running_games_say_when_something_last_happened(visit: Visit) -> None:
    page = visit(phone=True)
    play_now(page, "rivality/duel")
    wait_for_picks(page)
    page.goto("/")
    expect(page.locator("[aria-labelledby='my-games'] li a").first).to_contain_text("this minute")


def test_a_lesson_taken_back_lays_the_cards_out_as_they_were_dealt(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True)
    begin_step(page, "aetherya", 1)
    card = page.locator('[data-pick="swap:c2"]')
    dealt = card.get_attribute("aria-label")
    for cell in ("c2", "c3"):
        page.locator(f'[data-pick="swap:{cell}"]').tap()
    expect(card).not_to_have_attribute("aria-label", dealt or "")
    page.locator('[data-pick="do:arrange"]').tap()
    expect(page.locator('[data-step="2"]')).to_be_visible()
    page.get_by_role("button", name="Take back").tap()
    expect(page.locator('[data-step="1"]')).to_be_visible()
    expect(card).to_have_attribute("aria-label", dealt or "")
