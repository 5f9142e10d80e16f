"""Plays through the interface: what glows is pressed with the mouse, tapped, dragged, or reached by keys."""

import contextlib
import random
import re
import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page

from tests.e2e import hand

LONGEST_GAME = 900.0
"""Seconds after which a game that goes on is taken for one that does not end."""
VANISHED = 3_000
"""Milliseconds after which a target that cannot be reached is taken for one that went away."""
SCENE = "dialog.scene[open]"
"""The end of an age or of a game, which stays until it is closed."""
TARGETS = ".target[data-pick]:not(:disabled)"
Act = Callable[[Page, str, float], None]
PICKS = """selector => [...document.querySelectorAll(selector)]
    .filter(one => one.checkVisibility()).map(one => one.dataset.pick)"""


def picks(page: Page) -> list[str]:
    """What can be picked now."""
    found: list[str] = page.evaluate(PICKS, TARGETS)
    return found


def target(page: Page, pick: str) -> Locator:
    return page.locator(f'{TARGETS}[data-pick="{pick}"]').first


def click(page: Page, pick: str, timeout: float = hand.PATIENCE) -> None:
    hand.press(page, target(page, pick), timeout=timeout)


def tap(page: Page, pick: str, timeout: float = hand.PATIENCE) -> None:
    hand.tap(page, target(page, pick), timeout=timeout)


def drag(page: Page, pick: str, timeout: float = hand.PATIENCE) -> None:
    """Drags a thing to where it glows then; a cell or a discard is where the card in hand is dragged to."""
    goal: Locator | None = None
    source = target(page, pick)
    if pick.startswith(("cell:", "discard:")) and "hand" in picks(page):
        goal, source = source, target(page, "hand")
    elif pick == "do:keep":
        source = page.locator('[data-spot="turned"]').first
    elif not pick.startswith(("deck", "pair:", "pile:", "drop:", "legend:", "tile:")):
        click(page, pick, timeout)
        return
    hand.point_at(page, source, timeout=timeout)
    before = hand.look(page)
    page.mouse.down()
    box = source.bounding_box(timeout=timeout)
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2 + 9, box["y"] + box["height"] / 2 + 9)
    glowing = page.locator(".home, " + f'{TARGETS}:not([data-pick^="do:"]):not([data-pick="{pick}"])').first
    (goal or glowing).hover(timeout=timeout, force=True)
    hand.settle(page)
    page.mouse.up()
    hand.await_change(page, before)


WHERE = """pick => {
    const here = document.activeElement, there = document.querySelector(`.target[data-pick="${pick}"]:not(:disabled)`);
    if (!there) return 'gone';
    if (here === there) return 'here';
    if (there.tabIndex >= 0 || !here.closest('[role=group]')?.contains(there)) return 'elsewhere';
    const middle = one => (box => [box.x + box.width / 2, box.y + box.height / 2])(one.getBoundingClientRect());
    const [x, y] = middle(here), [a, b] = middle(there);
    return Math.abs(a - x) > Math.abs(b - y) ? (a > x ? 'ArrowRight' : 'ArrowLeft') : (b > y ? 'ArrowDown' : 'ArrowUp');
}"""


def press(page: Page, pick: str, _timeout: float = hand.PATIENCE) -> None:
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
    limit = time.monotonic() + LONGEST_GAME
    while found := wait_for_picks(page):
        assert time.monotonic() < limit, f"the game does not end: {page.url}, {found}"
        try:
            act(page, choose(found, rng, picked > calm_moves), VANISHED)
        except Error:
            continue  # It went away in the meantime.
        picked += 1
    return picked


def wait_for_picks(page: Page) -> list[str]:
    """Waits until something can be picked, and says what; nothing when the game is over. Scenes are closed."""
    while True:
        found: list[str] = page.wait_for_function(
            f"""([selector, scene]) => {{
                if (document.querySelector(scene)) return [scene];
                const found = ({PICKS})(selector);
                return document.querySelector('#ending') ? [] : found.length ? found : null;
            }}""",
            arg=[TARGETS, SCENE],
            timeout=hand.PATIENCE,
        ).json_value()
        if found != [SCENE]:
            return found
        with contextlib.suppress(Error):  # It may have been closed by the press before.
            page.locator(f"{SCENE} button").press("Enter", timeout=VANISHED)


def play_now(page: Page, mode: str, *, level: str = "apprentice", seats: int = 2, at: str = "/") -> None:
    """From the first page to a table with bots."""
    page.goto(at)
    page.locator("main select").nth(0).select_option(level)
    page.locator("main select").nth(1).select_option(str(seats))
    page.locator(f'[data-play="{mode}"]').click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+$"))
