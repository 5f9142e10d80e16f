"""The mouse and the finger, used as people use them: move, wait for what appears, press, release.

`Locator.click()` presses before the page has reacted to the pointer, so it never meets what appears under it.
"""

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

PATIENCE = 120_000
"""Milliseconds after which something that should happen has failed to; a busy machine is slow, not wrong."""
DOUBLE, NEAR = 0.4, 16
"""Seconds and pixels within which a second press belongs to the first."""
TRIES = 10
"""How often the mouse follows a thing that moves away."""

NOTICE = """(() => {
    const open = new Set(), { send } = WebSocket.prototype, heard = new WeakSet();
    WebSocket.prototype.send = function (text) {
        if (!heard.has(this)) {
            heard.add(this);
            this.addEventListener('message', ({ data }) => open.delete(JSON.parse(data).request));
            this.addEventListener('close', () => open.clear());
        }
        const { request } = JSON.parse(text);
        if (request) open.add(request);
        return send.call(this, text);
    };
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    window.settled = async () => {
        await document.fonts.ready;
        do await drawn(); while (open.size);
        await drawn();
    };
    window.sight = () => JSON.stringify([
        location.href,
        document.querySelectorAll('.log li').length,
        document.querySelectorAll('#ending, dialog[open]').length,
        [...document.querySelectorAll('[data-pick]')].map(one =>
            [one.dataset.pick, one.className, one.disabled, one.ariaPressed,
             one.ariaLabel ?? one.querySelector('.hidden')?.textContent]),
    ]);
})()"""
"""Lets a page tell when all it asked has been answered and drawn (`settled`), and what can be done there (`sight`)."""


def settle(page: Page) -> None:
    """Waits until everything the page asked the server has been answered and drawn."""
    page.evaluate("settled()")


def point_at(page: Page, target: Locator, *, timeout: float = PATIENCE) -> None:
    """Moves the mouse onto a thing and waits for what appears there."""
    for _ in range(TRIES):
        target.hover(timeout=timeout)
        settle(page)
        if target.evaluate("one => one.matches(':hover')", timeout=timeout):
            return
    raise AssertionError("what appears moves the thing from under the mouse")


class Place:
    """Where a hand pressed last, and when."""

    x, y, at = 0.0, 0.0, 0.0


def rest(page: Page, target: Locator, *, timeout: float = PATIENCE) -> None:
    """Waits as long as a hand does before it presses the same place again; sooner it would be a double click."""
    box = target.bounding_box(timeout=timeout)
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    is_same = abs(x - Place.x) + abs(y - Place.y) < NEAR
    while is_same and time.monotonic() < Place.at + DOUBLE:
        settle(page)
    Place.x, Place.y, Place.at = x, y, time.monotonic()


def push(page: Page) -> None:
    """Presses where the mouse is, and releases once the page has reacted."""
    page.mouse.down()
    settle(page)
    page.mouse.up()


def press(page: Page, target: Locator, *, timeout: float = PATIENCE) -> None:
    """Moves onto a thing, waits for what appears, presses and releases; the press must change something."""
    point_at(page, target, timeout=timeout)
    rest(page, target, timeout=timeout)
    before = look(page)
    push(page)
    await_change(page, before)


def tap(page: Page, target: Locator, *, timeout: float = PATIENCE) -> None:
    """Taps a thing with a finger and waits for what appears; the tap must change something."""
    settle(page)
    rest(page, target, timeout=timeout)
    before = look(page)
    target.tap(timeout=timeout)
    await_change(page, before)
    settle(page)


def look(page: Page) -> str:
    """What can be done on the page, and what has been done."""
    sight: str = page.evaluate("sight()")
    return sight


def await_true(page: Page, check: Callable[[], bool]) -> None:
    """Waits until something is so."""
    limit = time.monotonic() + PATIENCE / 1000
    while not check():
        assert time.monotonic() < limit, "it does not come about"
        settle(page)


def await_change(page: Page, before: str) -> None:
    """Waits until the page offers something else than before."""
    try:
        page.wait_for_function("before => sight() !== before", arg=before, timeout=PATIENCE)
    except Late:
        raise AssertionError("the page did not react") from None


def middle_of(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(page: Page, at: tuple[float, float], until: Locator) -> None:
    """Holds a finger on a place until something appears, and lifts it there."""
    finger = page.context.new_cdp_session(page)
    [x, y] = at
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    until.wait_for()
    settle(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settle(page)
    finger.detach()


STEPS = 12
"""How many times a swiping finger is noticed on its way."""


def swipe(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Swipes with a finger, and waits until nothing scrolls any more."""
    finger = page.context.new_cdp_session(page)
    for step in range(STEPS + 1):
        x, y = (one + (other - one) * step / STEPS for one, other in zip(start, end, strict=True))
        kind = "touchMove" if step else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()
    page.evaluate(STILL)
    settle(page)


STILL = """async () => {
    const places = () => [scrollX, scrollY, ...[...document.querySelectorAll('dialog, .world')].flatMap(one =>
        [one.scrollLeft, one.scrollTop, one.getAttribute('style')])].join();
    for (let calm = 0, last = places(); calm < 12; last = places()) {
        await new Promise(requestAnimationFrame);
        calm = places() === last ? calm + 1 : 0;
    }
}"""
"""Waits until what a swipe moves has stayed where it is for a while."""


def carry(page: Page, thing: Locator, goal: Locator) -> None:
    """Drags a thing to a goal with a finger, and lifts it once the page has reacted."""
    start, end = middle_of(thing), middle_of(goal)
    finger = page.context.new_cdp_session(page)
    for step in range(STEPS + 1):
        x, y = (one + (other - one) * step / STEPS for one, other in zip(start, end, strict=True))
        kind = "touchMove" if step else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        settle(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()
    settle(page)
