"""Tables under a finger: long presses, swipes, and texts that do not fit on a phone."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from taverne.practice.families import find_start
from taverne.practice.lesson import steps_of
from tests.e2e import hand
from tests.e2e.playing import play_now, target, wait_for_picks
from tests.e2e.test_hints import await_search
from tests.e2e.test_learning import is_in_sight

Visit = Callable[..., Page]


def begin_step(page: Page, lesson: str, step: int) -> None:
    """Opens a lesson and goes on to a step."""
    page.goto(f"/learn/{lesson}")
    for place in range(1, step):
        expect(page.locator(f'[data-step="{place}"]')).to_be_visible()
        page.locator("[data-lesson]").tap()
    expect(page.locator(f'[data-step="{step}"]')).to_be_visible()
    hand.settle(page)


def scroll_to(page: Page, thing: Locator, y: float) -> tuple[float, float]:
    """Scrolls a thing's middle to a height in the window, and says where it is then."""
    page.evaluate("by => scrollBy({ top: by, behavior: 'instant' })", hand.middle_of(thing)[1] - y)
    hand.settle(page)
    return hand.middle_of(thing)


@pytest.mark.parametrize(
    ("lesson", "step", "things", "column"),
    [("aetherya", 12, '.others [data-spot^="cell:2:"]', 1), ("rivality", 4, ".land", 0)],
)
def test_lifting_the_finger_that_opened_a_sheet_presses_nothing_in_it(
    visit: Visit, lesson: str, step: int, things: str, column: int
) -> None:
    page = visit(phone=True, newcomer=True)
    begin_step(page, lesson, step)
    sheet = page.get_by_role("dialog")
    close = sheet.get_by_role("button", name="Close")
    thing = page.locator(things).nth(column)
    thing.click(button="right")
    at = hand.middle_of(close)
    close.tap()
    expect(sheet).to_be_hidden()
    # The button that closes the sheet comes up under the finger.
    page.evaluate(
        """([thing, x, y]) => {
            const box = thing.getBoundingClientRect();
            thing.style.translate = `${x - box.x - box.width / 2}px ${y - box.y - box.height / 2}px`;
            thing.style.zIndex = 99;
            document.querySelector('.guide').style.visibility = 'hidden';
        }""",
        [thing.element_handle(), *at],
    )
    hand.hold(page, at, sheet)
    expect(sheet).to_be_visible()
    # The next press counts again.
    close.tap()
    expect(sheet).to_be_hidden()


@pytest.mark.parametrize(
    ("lesson", "step", "thing"),
    [("aetherya", 12, '[data-pick^="legend:"]'), ("rivality", 4, ".land"), ("aetherya", 12, '[data-spot="cell:2:b2"]')],
)
def test_a_help_sheet_cannot_be_swiped_sideways(visit: Visit, lesson: str, step: int, thing: str) -> None:
    page = visit(phone=True, newcomer=True)
    begin_step(page, lesson, step)
    page.locator(thing).first.click(button="right")
    heading = page.get_by_role("dialog").get_by_role("heading")
    before = hand.middle_of(heading)
    hand.swipe(page, (340, 420), (40, 420))
    assert hand.middle_of(heading) == before
    wide = page.locator("dialog[open]").evaluate("one => one.scrollWidth - one.clientWidth")
    assert wide == 0, "something in the sheet is wider than it"


FIELD = """() => {
    const frame = document.querySelector('.board .viewport').getBoundingClientRect();
    const lands = [...document.querySelectorAll('.land')].map(one => one.getBoundingClientRect());
    return lands.filter(({ left, right, top, bottom }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    }).length;
}"""
"""How many tiles have their middle in the frame of the battlefield."""


def swipe_board(page: Page, across: float, down: float) -> None:
    x, y = hand.middle_of(page.locator(".board .viewport"))
    hand.swipe(page, (x - across / 2, y - down / 2), (x + across / 2, y + down / 2))


@pytest.mark.parametrize("zooms", [0, 4])
def test_the_battlefield_cannot_be_panned_out_of_sight(visit: Visit, zooms: int) -> None:
    page = visit(phone=True, newcomer=True)
    begin_step(page, "rivality", 7)
    for _ in range(zooms):
        page.get_by_role("button", name="Zoom in").tap()
    for across, down in ((260, 0), (-260, 0), (0, 140), (0, -140)):
        for _ in range(6):
            page.locator(".board .viewport").scroll_into_view_if_needed()
            swipe_board(page, across, down)
        assert page.evaluate(FIELD) >= 1, "no tile is in the frame"


def test_a_swipe_over_a_battlefield_that_fits_scrolls_the_page(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True)
    begin_step(page, "rivality", 7)
    where = page.locator(".world").get_attribute("style")
    before = page.evaluate("scrollY")
    swipe_board(page, 0, -140)
    assert page.evaluate("scrollY") > before
    assert page.locator(".world").get_attribute("style") == where


def test_a_swipe_beyond_the_edge_of_the_battlefield_scrolls_the_page(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True)
    begin_step(page, "rivality", 7)
    for _ in range(4):
        page.get_by_role("button", name="Zoom in").tap()
    hand.settle(page)
    before = page.evaluate("scrollY")
    where = page.locator(".world").get_attribute("style")
    swipe_board(page, 0, -40)
    assert page.locator(".world").get_attribute("style") != where, "it moves as long as there is more of it"
    for _ in range(12):
        swipe_board(page, 0, -140)
        if page.evaluate("scrollY") > before:
            return
    raise AssertionError("the battlefield keeps the finger to itself")


def test_two_fingers_zoom_a_battlefield_that_fits(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True)
    begin_step(page, "rivality", 7)
    land = page.locator(".land").first
    before = land.bounding_box()
    assert before is not None
    x, y = hand.middle_of(page.locator(".board .viewport"))
    fingers = page.context.new_cdp_session(page)
    for step in range(8):
        points = [{"x": x + way * (20 + 8 * step), "y": y + way * 10 * step, "id": way + 1} for way in (-1, 1)]
        kind = "touchMove" if step else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hand.settle(page)
    after = land.bounding_box()
    assert after is not None
    assert after["width"] > 1.5 * before["width"]


def test_a_reason_for_points_shows_its_tile_in_sight(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True, lang="de")
    begin_step(page, "rivality", 7)
    page.locator('[data-spot="points:1"]').tap()
    lines = page.locator("[data-reason]")
    expect(lines.first).to_be_visible()
    page.locator(".told .rest").tap()
    expect(page.locator(".told .rest")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    page.locator('[data-spot="points:1"]').tap()
    for place in range(2):
        line = lines.nth(place)
        line.tap()
        expect(line).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".land.meant")).to_have_count(1)
        cell = line.get_attribute("data-reason")
        assert is_in_sight(page, f'.land.meant[data-cell="{cell}"]'), "the reasons cover their tile"


HALVED = """one => {
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    const hidden = name => parseFloat(one.style.getPropertyValue(name) || 0);
    const [top, bottom] = [box.top + hidden('--above'), box.top + one.clientHeight - hidden('--below')];
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), range = document.createRange(), cut = [];
    while (texts.nextNode()) {
        if (texts.currentNode.parentElement.closest('.hidden')) continue;
        range.selectNodeContents(texts.currentNode);
        for (const line of range.getClientRects())
            if (line.width > 1 && line.height > 1 && line.top < bottom - 1 && line.bottom > top + 1
                && (line.top < top - 1 || line.bottom > bottom + 1)) cut.push(texts.currentNode.data.trim());
    }
    return cut;
}"""
"""The texts of a box of which a line is seen in part."""


def test_no_line_of_a_preview_is_seen_in_half_and_all_of_it_can_be_read(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True, lang="de")
    page.set_viewport_size({"width": 320, "height": 568})
    begin_step(page, "three", 4)
    page.locator('[data-pick^="side:"]').first.tap()
    text = page.locator(".told .text")
    expect(text.locator(".sum")).to_be_visible()
    hand.settle(page)
    assert text.evaluate("one => 'more' in one.dataset"), "this preview is long"
    assert not text.evaluate(HALVED)
    text.evaluate("one => one.scrollBy(0, 17)")
    hand.settle(page)
    assert not text.evaluate(HALVED)
    rest = page.locator(".told .rest")
    rest.scroll_into_view_if_needed()
    rest.tap()
    expect(rest).to_be_hidden()
    hand.settle(page)
    assert text.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), "all of it is there"
    # Another move is read from the beginning.
    page.locator('[data-pick^="side:"]').nth(1).tap()
    expect(page.locator(".told.open")).to_have_count(0)


BROKEN = """one => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), range = document.createRange(), found = [];
    while (texts.nextNode()) for (const { index, 0: word } of texts.currentNode.data.matchAll(/\\S+/g)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.push(word);
    }
    return found;
}"""
"""The words of a thing that are broken into two lines."""


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_no_word_on_a_button_is_broken(visit: Visit, lang: str) -> None:
    page = visit(phone=True, newcomer=True, lang=lang)
    begin_step(page, "three", 4)
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 844})
        hand.settle(page)
        for button in page.locator(".acts button").all():
            assert not button.evaluate(BROKEN)


RING = """one => {
    const box = one.getBoundingClientRect(), ring = 4, cut = [];
    for (let outer = one.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflow === 'visible') continue;
        const frame = outer.getBoundingClientRect();
        for (const side of ['left', 'top']) if (box[side] - ring < frame[side]) cut.push(side);
        if (box.bottom + ring > frame.bottom) cut.push('bottom');
        break;
    }
    const next = one.nextElementSibling?.getBoundingClientRect();
    if (next?.width && next.left - box.right < 2 * ring) cut.push('next');
    return cut;
}"""
"""On which sides the ring around a button is cut off, or touches the next button."""


@pytest.mark.parametrize("width", [360, 390, 1280])
def test_the_ring_around_a_button_is_whole(visit: Visit, width: int) -> None:
    page = visit(phone=width < 700, newcomer=True, lang="de")
    page.set_viewport_size({"width": width, "height": 844})
    page.goto("/learn/aetherya")
    done = page.locator('[data-pick="do:arrange"]')
    expect(done).to_be_visible()
    assert not done.evaluate(RING)


def test_the_numbers_beside_a_name_say_what_they_count(visit: Visit) -> None:
    page = visit(phone=True)
    play_now(page, "rivality/duel")
    page.locator('[data-stock="1"]').tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("30 golems in reserve")
    expect(sheet).to_contain_text(re.compile(r"\d+ tiles in the deck"))
    expect(sheet).to_contain_text("2 tiles in hand")


@pytest.mark.parametrize(("step", "picked", "bubble"), [(4, (), "+2"), (7, ("discard:1",), "?")])
def test_no_hint_covers_what_the_hinted_move_leads_to(
    visit: Visit, step: int, picked: tuple[str, ...], bubble: str
) -> None:
    page = visit(phone=True, newcomer=True)
    page.set_viewport_size({"width": 360, "height": 640})
    begin_step(page, "aetherya", step)
    for pick in picked:
        hand.tap(page, target(page, pick))
    cell = page.locator(".board.large .target:has(.hint)")
    expect(cell.locator(".hint")).to_be_visible()
    hand.tap(page, cell)
    expect(cell.locator(".change")).to_have_text(bubble)
    expect(cell.locator(".hint")).to_be_hidden()
    page.get_by_role("button", name="Cancel").tap()
    expect(page.locator(".hint").locator("visible=true").first).to_be_visible()


def laid_out(page: Page) -> list[str | None]:
    return [one.get_attribute("aria-label") for one in page.locator('.board.large [data-pick^="swap:"]').all()]


def test_a_hint_on_the_starting_cards_says_how_it_laid_them_out_or_that_ones_own_way_is_as_good(visit: Visit) -> None:
    page = visit(phone=True)
    play_now(page, "aetherya/competitive")
    wait_for_picks(page)
    await_search(page)
    position = page.request.get(page.url.replace("/tables", "/api/tables") + "/game").json()["position"]
    dealt = next(one["dealt"] for one in position["view"]["kingdoms"] if one["seat"] == 1)
    own = next(move for move in position["legal"] if move["cards"] == dealt)
    other = next(move for move in position["legal"] if move["cards"] != dealt)
    as_good = [own["text"]]

    def answer(route: Route) -> None:
        """The hint is to lay them out in another way, which is as good or not."""
        hint = route.fetch().json() | {"move": other, "as_good": as_good}
        route.fulfill(body=json.dumps(hint), content_type="application/json")

    page.route("**/hint?*", answer)
    before = laid_out(page)
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".advising p")).to_contain_text("Your arrangement is just as good")
    assert laid_out(page) == before
    page.reload()
    wait_for_picks(page)
    as_good.clear()
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".advising p")).to_contain_text(re.compile("I have laid them out like this: b2 .*, c3 "))
    assert laid_out(page) != before


def test_a_three_way_preview_tells_of_the_golem_that_waits(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True, lang="de")
    begin_step(page, "three", 3)
    page.locator(".hand .hinted").tap()
    page.locator('[data-pick^="cell:"].hinted').tap()
    expect(page.locator(".ahead")).to_contain_text("+1 Hütte (1\u00a0|\u2060\u00a00), einer kommt noch")


def test_the_card_that_ends_an_age_says_so_before_it_is_placed(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True)
    steps = steps_of(find_start("lessons/campaign"))
    (last,) = (place for place, step in enumerate(steps, 1) if step.message.endswith("-last"))
    begin_step(page, "campaign", last)
    move = steps[last - 1].move
    assert move is not None
    cell = move.line.split()[-1]
    hand.tap(page, target(page, f"cell:1:{cell}"))
    expect(page.locator(".prompt p").first).to_contain_text("This ends the age. Confirm")
