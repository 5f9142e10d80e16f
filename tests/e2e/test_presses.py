"""Every press counts once, also when the hand shakes between press and release."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hand
from tests.e2e.playing import play_now, target, wait_for_picks

Visit = Callable[..., Page]
DECISIONS = """(() => {
    window.decisions = 0;
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
        if (['move', 'confirm', 'undo', 'resign'].includes(JSON.parse(text).type)) window.decisions++;
        return send.call(this, text);
    };
    window.presses = [];
    addEventListener('click', ({ timeStamp }) => presses.push(timeStamp), true);
})()"""
"""Counts what a page decides, and notes when it is clicked."""
DOUBLE = 300
"""Milliseconds within which two presses are a double click."""


def shake(page: Page, thing: Locator) -> None:
    """Presses a thing with a hand that moves a little before it releases."""
    hand.point_at(page, thing)
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.down()
    page.mouse.move(x + 9, y + 6, steps=3)
    hand.settle(page)
    page.mouse.up()


def decided(page: Page) -> int:
    found: int = page.evaluate("decisions")
    return found


@pytest.mark.parametrize("mode", ["aetherya/objects", "rivality/duel"])
def test_each_press_of_a_shaking_hand_has_one_effect(visit: Visit, mode: str) -> None:
    page = visit()
    page.add_init_script(DECISIONS)
    play_now(page, mode)
    for _ in range(6):
        found = wait_for_picks(page)
        if not found:
            break
        pick = next((one for one in found if one.startswith(("do:confirm", "do:arrange", "pile:", "deck"))), found[0])
        before, count = hand.look(page), decided(page)
        shake(page, target(page, pick))
        hand.await_change(page, before)
        hand.settle(page)
        assert decided(page) - count <= 1, f"{pick} was decided twice"


@pytest.mark.parametrize("mode", ["aetherya/solo", "rivality/solo"])
def test_the_second_half_of_a_double_click_decides_nothing(visit: Visit, mode: str) -> None:
    page = visit()
    page.add_init_script(DECISIONS)
    play_now(page, mode)
    for _ in range(6):
        if not (found := wait_for_picks(page)):
            break
        hand.point_at(page, target(page, found[0]))
        count, began = decided(page), page.evaluate("presses.length")
        for _ in range(2):
            page.mouse.down()
            page.mouse.up()
            hand.settle(page)
        first, second = page.evaluate("began => presses.slice(began)", began)
        # On a busy machine the two may come too far apart for a double click.
        assert decided(page) - count <= 1 or second - first >= DOUBLE, f"{found[0]} was decided twice"


def test_starting_cards_are_swapped_by_a_shaking_hand(visit: Visit) -> None:
    page = visit()
    play_now(page, "drako/competitive")
    page.wait_for_selector('.target[data-pick="do:arrange"]')
    cards = page.locator(".board.large .movable")
    shake(page, cards.first)
    expect(page.locator(".board.large .movable.chosen")).to_have_count(1)
    shake(page, cards.nth(1))
    expect(page.locator(".board.large .movable.chosen")).to_have_count(0)
    expect(page.locator(".dragged")).to_have_count(0)
