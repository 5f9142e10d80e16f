"""Every page and table in windows of every size: nothing cut off or overlapping, what matters visible at once."""

import os
import re
from collections.abc import Callable, Iterator
from itertools import count

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hand
from tests.e2e.playing import click, tap, target, wait_for_picks
from tests.e2e.seating import Sitting
from tests.e2e.sizes import SIZES, faults_at

Visit = Callable[..., Page]
MIDDLES = {
    ("aetherya/competitive", 2): 14,
    ("aetherya/competitive", 4): 14,
    ("aetherya/objects", 2): 14,
    ("aetherya/solo", 1): 14,
    ("aetherya/cooperative", 3): 14,
    ("drako", 4): 14,
    ("rivality/duel", 2): 5,
    ("rivality/three", 3): 4,
    ("rivality/teams+expert", 4): 3,
    ("rivality/solo", 1): 4,
}
"""Rulesets and numbers of seats, and after how many of the reader's moves such a game is in its middle."""
IS_LONG = "TAVERNE_ALL_SIZES" in os.environ
"""Every position in every language and size; otherwise languages and sizes take turns, so that each is tried often."""
LANGUAGES = ("de", "fr", "en")
PAGES = ("/", "/new", "/learn", "/rules", "/account", "/about", "/tables/nosuchtable")
PHONE = {"width": 360, "height": 640}


@pytest.fixture
def person(base_url: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=base_url, timeout=hand.PATIENCE / 1000) as client:
        client.post("/api/people/guest", json={"name": "Friederike Winter"}).raise_for_status()
        yield client


def open_table(page: Page, sitting: Sitting, language: str = "") -> None:
    """Opens the table as the person who sits there."""
    token = sitting.client.cookies["taverne"]
    page.context.add_cookies([{"name": "taverne", "value": token, "url": str(sitting.client.base_url)}])
    page.goto(f"/tables/{sitting.table}" + (f"?lang={language}" if language else ""))
    expect(page.locator(".board").first).to_be_visible()
    page.evaluate("document.fonts.ready")


def await_moment(page: Page, sitting: Sitting) -> None:
    """Waits until the page shows as much as has happened."""
    if sitting.is_over():
        expect(page.locator("#ending")).to_be_visible()
    else:
        wait_for_picks(page)
    hand.settle(page)


@pytest.mark.parametrize(("ruleset", "seats"), MIDDLES)
def test_a_table_fits_every_window_at_its_start_middle_and_end(
    visit: Visit, person: httpx.Client, ruleset: str, seats: int
) -> None:
    page = visit()
    sitting = Sitting(person, ruleset, seats)
    faults = []
    turn = count(list(MIDDLES).index((ruleset, seats)))
    for moment, moves in (("start", 0), ("middle", MIDDLES[ruleset, seats]), ("end", None)):
        sitting.play(moves)
        for language in LANGUAGES if IS_LONG else (LANGUAGES[next(turn) % 3],):
            open_table(page, sitting, language)
            await_moment(page, sitting)
            every = 1 if IS_LONG else 2 if moment == "middle" else 3
            for size in SIZES[next(turn) % every :: every]:
                found = faults_at(page, size, is_table=moment != "end")
                faults += [f"{ruleset}, {moment}, {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_fits_every_window(visit: Visit, person: httpx.Client, lang: str) -> None:
    page = visit(lang=lang)
    sitting = Sitting(person, "aetherya/competitive", 2)
    open_table(page, sitting)
    faults = []
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        for size in SIZES if IS_LONG else SIZES[LANGUAGES.index(lang) :: 3]:
            faults += [f"{path}, {fault}" for fault in faults_at(page, size, is_table=False)]
    assert not faults, "\n".join(faults)


def bottom(one: Locator) -> float:
    """How far down the page something ends."""
    where: float = one.evaluate("one => one.getBoundingClientRect().bottom + scrollY")
    return where


def test_the_own_legends_and_the_other_kingdom_are_above_the_fold(visit: Visit, person: httpx.Client) -> None:
    page = visit()
    open_table(page, Sitting(person, "aetherya/competitive", 2))
    wait_for_picks(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    assert bottom(page.locator('[data-spot="held:1"]')) <= 900
    page.set_viewport_size({"width": 1280, "height": 800})
    hand.settle(page)
    assert bottom(page.locator('.others [role="group"]')) <= 800


def test_legends_rules_and_clock_are_near_the_board_on_a_phone(visit: Visit, person: httpx.Client) -> None:
    page = visit(phone=True)
    open_table(page, Sitting(person, "aetherya/competitive", 2))
    wait_for_picks(page)
    board = page.locator(".board.large")
    assert bottom(page.get_by_role("list", name="Clocks")) < bottom(board)
    assert page.locator('[data-spot="river"]').evaluate("one => one.getBoundingClientRect().top") < 844
    page.get_by_role("button", name="Rules").tap()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_prompt_leaves_most_of_the_screen_at_twice_the_size(visit: Visit, person: httpx.Client) -> None:
    """A window of 1280 × 800 at 200 % is one of 640 × 400."""
    page = visit()
    open_table(page, Sitting(person, "aetherya/competitive", 2))
    wait_for_picks(page)
    for width, height in ((640, 400), (512, 384), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        hand.settle(page)
        for down in (0, 600):
            page.evaluate("down => scrollTo(0, down)", down)
            box = page.locator(".prompt .inside").bounding_box()
            assert box is not None
            seen = max(0.0, min(height, box["y"] + box["height"]) - max(0.0, box["y"]))
            assert box["width"] * seen < width * height / 3, f"{width} × {height}"


def place_of(page: Page) -> list[float]:
    """Where the board is, and how large."""
    box: list[float] = page.locator(".board").first.evaluate(
        "one => (({ x, y, width, height }) => [x, y + scrollY, width, height])(one.getBoundingClientRect())"
    )
    return box


def test_what_others_did_is_told_in_two_lines_that_lead_to_the_log(visit: Visit, person: httpx.Client) -> None:
    page = visit(phone=True, lang="fr")
    sitting = Sitting(person, "rivality/duel", 2)
    sitting.play(3)
    open_table(page, sitting)
    await_moment(page, sitting)
    news = page.locator(".news a")
    expect(news).not_to_be_empty()
    assert news.evaluate("one => getComputedStyle(one).webkitLineClamp") == "2"
    news.tap()
    hand.await_true(page, lambda: bool(page.locator(".log").evaluate("one => one.getBoundingClientRect().top < 844")))


LINES = """name => {
    const range = document.createRange();
    range.selectNodeContents(name.firstChild);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""
"""Into how many lines a name is broken."""


@pytest.mark.parametrize(("width", "height"), [(390, 760), (360, 640), (1280, 800)])
def test_names_and_points_have_their_place_beside_the_buttons_of_a_kingdom(
    visit: Visit, person: httpx.Client, width: int, height: int
) -> None:
    page = visit(phone=width < 700, lang="de")
    page.set_viewport_size({"width": width, "height": height})
    sitting = Sitting(person, "aetherya/competitive", 2)
    sitting.play(4)
    open_table(page, sitting)
    await_moment(page, sitting)
    head = page.locator(".stage .seat .seat")
    explain = page.locator("button.explain")
    for is_own in (True, False):
        if not is_own:
            page.locator('[data-look="2"]').tap() if width < 700 else page.locator('[data-look="2"]').click()
        for is_on in (False, True, False):
            hand.settle(page)
            for name in page.locator(".seat > .name").all():
                assert name.evaluate(LINES) == 1
            if not (is_own or is_on):
                assert head.locator(".name").evaluate("one => one.scrollWidth <= one.clientWidth"), "its name is short"
            points = head.locator(".points").bounding_box()
            assert points is not None
            assert points["x"] + points["width"] <= width, f"{is_own}, {is_on}"
            assert not faults_at(page, (width, height), is_table=False)
            expect(explain).to_have_attribute("aria-pressed", str(is_on).lower())
            explain.tap() if width < 700 else explain.click()
        explain.tap() if width < 700 else explain.click()


def test_a_phone_on_its_side_says_whose_kingdom_is_drawn_large(visit: Visit, person: httpx.Client) -> None:
    page = visit(phone=True, lang="de")
    page.set_viewport_size({"width": 640, "height": 360})
    open_table(page, Sitting(person, "aetherya/competitive", 2))
    wait_for_picks(page)
    page.locator('[data-look="2"]').tap()
    for width, height in ((844, 390), (640, 360), (568, 320)):
        page.set_viewport_size({"width": width, "height": height})
        hand.settle(page)
        head = page.locator(".stage .seat .seat")
        name, points = head.locator(".name").bounding_box(), head.locator(".points").bounding_box()
        assert name is not None
        assert points is not None
        assert name["width"] > 24, "there is room for some letters"
        assert points["x"] + points["width"] <= width
    page.get_by_role("button", name="Zurück zu deinem Königreich").tap()
    expect(page.locator('.board.large [data-spot="cell:1:a1"]')).to_be_visible()


ASKEW = """() => [...document.querySelectorAll('.sheet table')].flatMap(table => {
    const middle = one => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right } = range.getBoundingClientRect();
        return (left + right) / 2;
    };
    const heads = [...table.querySelectorAll('thead th')];
    return [...table.rows].slice(1).flatMap(row => [...row.cells].slice(1).flatMap((cell, place) => {
        const head = heads[place + 1], star = head.matches('.winner') ? 12 : 0;
        const by = middle(cell.querySelector('button')) - middle(head);
        return Math.abs(by) > 2 + star ? [`${head.innerText}: ${Math.round(by)}`] : [];
    }));
})"""
"""The names that are not above the middle of their numbers, and by how much; the winner's has a star beside it."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_names_on_a_score_sheet_are_above_their_numbers(visit: Visit, person: httpx.Client, seats: int) -> None:
    page = visit(phone=True, lang="de")
    sitting = Sitting(person, "aetherya/competitive", seats)
    sitting.play()
    open_table(page, sitting)
    await_moment(page, sitting)
    for width, height in ((390, 760), (360, 640), (1440, 900)):
        assert not faults_at(page, (width, height), is_table=False)
        assert not page.evaluate(ASKEW), width


def pick_of(page: Page, *starts: str) -> str:
    """Something to pick, of the first kind there is."""
    found = wait_for_picks(page)
    return next((pick for start in starts for pick in found if pick.startswith(start)), found[0])


@pytest.mark.parametrize("ruleset", ["aetherya/competitive", "rivality/duel"])
def test_the_board_stays_where_it_is_from_tap_to_confirmation(visit: Visit, person: httpx.Client, ruleset: str) -> None:
    page = visit(phone=True, lang="de")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    sitting = Sitting(person, ruleset, 2)
    open_table(page, sitting)
    where = []
    for _ in range(6):
        hand.settle(page)
        where.append(place_of(page))
        tap(page, pick_of(page, "do:", "hand:", "cell:"))
    assert all(place == where[0] for place in where), where


def test_the_board_stays_where_it_is_in_a_wide_window(visit: Visit, person: httpx.Client) -> None:
    page = visit(lang="de")
    open_table(page, Sitting(person, "aetherya/objects", 2))
    where = []
    for _ in range(5):
        hand.settle(page)
        where.append(place_of(page))
        click(page, pick_of(page, "do:", "cell:"))
    assert all(place == where[0] for place in where), where


def test_a_legend_that_can_be_taken_comes_into_sight_and_is_named(visit: Visit, person: httpx.Client) -> None:
    page = visit(phone=True)
    sitting = Sitting(person, "aetherya/competitive", 2)
    sitting.play_until(lambda legal: any(move.startswith("legend") for move in legal) and "end" in legal)
    open_table(page, sitting)
    await_moment(page, sitting)
    legend = page.locator('.river .target[data-pick^="legend:"]').first
    hand.await_true(page, lambda: bool(legend.evaluate(SEEN)))
    expect(page.locator(".prompt p").first).to_contain_text(re.compile("Take (the legend “|one of . legends)"))
    end = target(page, "do:end")
    assert end.evaluate("one => getComputedStyle(one).outlineStyle") == "none", "ending the turn is not recommended"


SEEN = """one => {
    const { top, bottom } = one.getBoundingClientRect();
    const covered = document.querySelector('.area > .prompt').getBoundingClientRect().bottom;
    return top >= covered && bottom <= innerHeight;
}"""
"""Whether the window shows a thing below the prompt."""

OUTSIDE = """cells => {
    const frame = document.querySelector('.board .viewport').getBoundingClientRect();
    return [...document.querySelectorAll(cells)].filter(one => {
        const box = one.getBoundingClientRect();
        return box.top < frame.top || box.bottom > frame.bottom || box.left < frame.left || box.right > frame.right;
    }).map(one => one.dataset.cell);
}"""
"""The cells that are not wholly in the frame of the battlefield."""


def test_a_long_battlefield_on_a_small_phone_shows_the_last_move_and_fits_when_asked(
    visit: Visit, person: httpx.Client
) -> None:
    page = visit(phone=True)
    page.set_viewport_size({"width": 360, "height": 680})
    sitting = Sitting(person, "rivality/duel", 2)
    sitting.play(10)
    sitting.play_until(lambda legal: legal[0].startswith("lay"))  # Amid one's own turn, nothing of the others is news.
    open_table(page, sitting)
    await_moment(page, sitting)
    expect(page.locator("[data-cell].news").first).to_be_visible()
    assert not page.evaluate(OUTSIDE, "[data-cell].news")
    page.get_by_role("button", name="Show everything").tap()
    hand.settle(page)
    assert not page.evaluate(OUTSIDE, "[data-cell]")
    where = page.locator("[data-cell].news").first.bounding_box()
    page.get_by_role("button", name="Zoom in").tap()
    hand.await_true(page, lambda: page.locator("[data-cell].news").first.bounding_box() != where)
