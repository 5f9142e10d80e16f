"""Plays through the interface: what glows is clicked, tapped, or reached by keys."""

import random
import re
import time
from collections.abc import Callable

from playwright.sync_api import Error, Page

PATIENCE = 150.0
TARGETS = ".target[data-pick]:not(:disabled)"
Act = Callable[[Page, str], None]


def picks(page: Page) -> list[str]:
    """What can be picked now."""
    found: list[str] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)]
            .filter(one => one.checkVisibility()).map(one => one.dataset.pick)""",
        TARGETS,
    )
    return found


def click(page: Page, pick: str) -> None:
    page.locator(f'{TARGETS}[data-pick="{pick}"]').first.click(timeout=3000)


def tap(page: Page, pick: str) -> None:
    page.locator(f'{TARGETS}[data-pick="{pick}"]').first.tap(timeout=3000)


def drag(page: Page, pick: str) -> None:
    """Drags a thing to where it glows then; a cell or a discard is where the card in hand is dragged to."""
    goal = ""
    source = f'{TARGETS}[data-pick="{pick}"]'
    if pick.startswith(("cell:", "discard:")) and "hand" in picks(page):
        goal, source = source, f'{TARGETS}[data-pick="hand"]'
    elif pick == "do:keep":
        source = '[data-spot="turned"]'
    elif not pick.startswith(("deck", "pair:", "pile:", "drop:", "legend:", "tile:")):
        click(page, pick)
        return
    before = [picks(page), page.locator(".log li").count()]
    start = page.locator(source).first
    start.hover(timeout=3000)
    page.mouse.down()
    box = start.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2 + 9, box["y"] + box["height"] / 2 + 9)
    found = goal or ".home, " + f'{TARGETS}:not([data-pick^="do:"]):not([data-pick="{pick}"])'
    page.locator(found).first.hover(timeout=3000, force=True)
    page.mouse.up()
    for _ in range(100):
        if is_over(page) or before != [picks(page), page.locator(".log li").count()]:
            return
        page.wait_for_timeout(30)
    raise AssertionError(f"dragging {source} did nothing")


WHERE = """pick => {
    const here = document.activeElement, there = document.querySelector(`.target[data-pick="${pick}"]:not(:disabled)`);
    if (!there) return 'gone';
    if (here === there) return 'here';
    if (there.tabIndex >= 0 || !here.closest('[role=group]')?.contains(there)) return 'elsewhere';
    const middle = one => (box => [box.x + box.width / 2, box.y + box.height / 2])(one.getBoundingClientRect());
    const [x, y] = middle(here), [a, b] = middle(there);
    return Math.abs(a - x) > Math.abs(b - y) ? (a > x ? 'ArrowRight' : 'ArrowLeft') : (b > y ? 'ArrowDown' : 'ArrowUp');
}"""


def press(page: Page, pick: str) -> None:
    """Reaches a target by Tab, inside a board by the arrow keys, and picks it with Enter."""
    tabs = arrows = 0
    while tabs < 120:
        where = page.evaluate(WHERE, pick)
        if where == "gone":
            return
        if where == "here":
            page.keyboard.press("Enter")
            return
        if where.startswith("Arrow") and arrows < 20:
            page.keyboard.press(where)
            arrows += 1
        else:
            page.keyboard.press("Tab")
            tabs += 1
            arrows = 0
    raise AssertionError(f"{pick} cannot be reached by keyboard")


def is_over(page: Page) -> bool:
    return page.locator("#ending").count() > 0


def choose(found: list[str], rng: random.Random, hurry: bool) -> str:
    """Any target, but one that brings the game on when it should end soon."""
    first = ("do:confirm", "do:arrange", "do:keep", "do:noswap", "drop:", "block:")
    for start in first:
        if here := [pick for pick in found if pick.startswith(start)]:
            return rng.choice(here)
    if hurry:
        for start in ("legend:", "do:end", "discard:", "deck", "pair:deck"):
            if here := [pick for pick in found if pick.startswith(start)]:
                return rng.choice(here)
    calm = [pick for pick in found if not pick.startswith(("turn:", "do:mulligan"))]
    return rng.choice(calm or found)


def play_to_the_end(page: Page, seed: int, act: Act = click, *, calm_moves: int = 12) -> int:
    """Plays until the score sheet is there; how many things were picked."""
    rng = random.Random(seed)
    picked = 0
    last = time.monotonic()
    limit = last + PATIENCE
    while not is_over(page):
        assert time.monotonic() < limit, f"the game does not end: {page.url}, {picks(page)}"
        found = picks(page)
        if not found:
            assert time.monotonic() - last < 30, f"nothing to do: {page.locator('[role=status]').all_inner_texts()}"
            page.wait_for_timeout(30)
            continue
        try:
            act(page, choose(found, rng, picked > calm_moves))
        except Error:
            continue  # It went away in the meantime.
        picked += 1
        last = time.monotonic()
    return picked


def play_now(page: Page, mode: str, *, level: str = "apprentice", seats: int = 2) -> None:
    """From the first page to a table with bots."""
    page.goto("/")
    page.locator("select").nth(1).select_option(level)
    page.locator("select").nth(2).select_option(str(seats))
    page.locator(f'[data-play="{mode}"]').click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
