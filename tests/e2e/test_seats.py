"""Seats: the lobby, where nothing moves under the pointer, removing a guest, the rematch, signing out, replays."""

import re
from collections.abc import Callable
from itertools import pairwise
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import hand
from tests.e2e.playing import play_now
from tests.e2e.watching import Watch

Visit = Callable[..., Page]
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.lobby button, .lobby input, .lobby select')]
    .filter(one => one.checkVisibility()).map((one, place) => [one.textContent || one.id || one.value,
        (({x, y}) => [x, y + scrollY].map(Math.round).join())(one.getBoundingClientRect())]))"""
"""Where everything stands that can be pressed in the lobby."""


def act(page: Page, thing: Locator) -> None:
    """Moves the mouse onto a thing, or puts a finger on it, and presses once."""
    expect(thing).to_be_enabled()
    if page.evaluate("navigator.maxTouchPoints"):
        thing.tap()
        return
    hand.point_at(page, thing)
    hand.push(page)


def open_table(page: Page, *, game: str = "drako", mode: str = "") -> str:
    """A table whose other seats are free."""
    page.goto("/new")
    page.locator(f'input[name="game"][value="{game}"]').check()
    if mode:
        page.locator(f'input[name="mode"][value="{mode}"]').check()
    act(page, page.locator("form button.main, form button").last)
    page.wait_for_url(re.compile(r"/tables/"))
    page.wait_for_selector(".lobby")
    return page.url


def sit_down(page: Page, table: str, name: str, sit: str = "Sit here") -> None:
    page.goto(table)
    page.locator(".lobby input[autocomplete=nickname]").fill(name)
    act(page, page.get_by_role("button", name=sit).first)
    expect(page.get_by_role("button", name=re.compile("Stand up|Aufstehen"))).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_moves_in_the_lobby_when_others_come_and_go(visit: Visit, phone: bool) -> None:
    """The host aims at Start while the last guest sits down; the press counts."""
    host, guest = visit(phone=phone), visit()
    table = open_table(host)
    start = host.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    hand.settle(host)
    before = host.evaluate(PLACES)
    sit_down(guest, table, "Berta")
    expect(start).to_be_enabled()
    expect(host.locator(".lobby li", has_text="Berta")).to_be_visible()
    after = host.evaluate(PLACES)
    assert {name: after[name] for name in before} == before
    guest.goto("/")
    expect(host.locator(".lobby li", has_text="Berta")).to_contain_text("absent")
    assert host.evaluate(PLACES) == after
    guest.goto(table)
    expect(host.get_by_text("absent")).to_be_hidden()
    act(host, start)
    host.wait_for_selector('.target[data-pick="do:arrange"]')
    guest.wait_for_selector('.target[data-pick="do:arrange"]')
    guest.goto("/")
    expect(host.locator(".seat", has_text="Berta").first).to_contain_text("absent")


@pytest.mark.parametrize("phone", [False, True])
def test_the_link_comes_first_and_teams_are_marked(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    open_table(page, game="rivality", mode="teams")
    link = page.locator(".lobby").get_by_role("textbox", name="Link to the table")
    expect(link).to_be_in_viewport()
    prose = page.get_by_role("heading", name="How it is played")
    above, below = link.bounding_box(), prose.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    seats = page.locator(".lobby li")
    assert [re.search(r"Team \d", text).group() for text in seats.all_inner_texts()] == [  # type: ignore[union-attr]
        "Team 1",
        "Team 2",
        "Team 1",
        "Team 2",
    ]
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]


def test_the_host_removes_a_guest_who_is_told(visit: Visit) -> None:
    host, guest = visit(), visit(lang="de", phone=True)
    table = open_table(host)
    sit_down(guest, table, "Berta", "Hier Platz nehmen")
    expect(guest.get_by_role("button", name="Entfernen")).to_have_count(0)
    remove = host.get_by_role("button", name="Remove Berta")
    act(host, remove)
    dialog = host.get_by_role("dialog")
    expect(dialog).to_contain_text("They cannot sit down here again.")
    host.mouse.click(5, 5)
    expect(dialog).to_be_hidden()
    expect(host.locator(".lobby li", has_text="Berta")).to_be_visible()
    act(host, remove)
    act(host, dialog.get_by_role("button", name="Remove"))
    expect(host.locator(".lobby li", has_text="Berta")).to_be_hidden()
    expect(host.get_by_text("The host removes Berta from the table.").first).to_be_visible()
    expect(guest.get_by_text("hat dich von ihm genommen")).to_be_visible()
    expect(guest.get_by_role("button", name="Hier Platz nehmen")).to_have_count(0)


def test_a_rematch_seats_who_asked_and_invites_the_others(visit: Visit) -> None:
    host, guest, watcher = visit(), visit(), visit()
    table = open_table(host)
    sit_down(guest, table, "Berta")
    act(host, host.get_by_role("button", name="Start the game"))
    host.wait_for_selector('.target[data-pick="do:arrange"]')
    watcher.goto(table)
    act(guest, guest.get_by_role("button", name="Table", exact=True))
    act(guest, guest.get_by_role("button", name="Resign"))
    act(guest, guest.get_by_role("dialog").get_by_role("button", name="Resign"))
    for page in (host, guest, watcher):
        expect(page.locator("#ending")).to_be_visible()
    ending = watcher.locator("section", has=watcher.locator("#ending"))
    offered = ending.get_by_role("button", name=re.compile("Play again|rematch", re.IGNORECASE))
    expect(offered).to_have_count(0)
    act(host, host.get_by_role("button", name="Play again"))
    host.wait_for_url(lambda url: url != table)
    expect(host.locator(".lobby li").nth(1)).to_contain_text("(you)")
    expect(host.locator(".lobby li").first).to_contain_text("kept")
    expect(guest.get_by_text("would like to play again")).to_be_visible()
    expect(offered).to_have_count(0)
    expect(watcher.get_by_role("link", name="Watch the rematch")).to_be_visible()
    act(guest, guest.get_by_role("button", name="Join the rematch"))
    guest.wait_for_url(host.url)
    expect(guest.locator(".lobby li").first).to_contain_text("(you)")
    act(host, host.get_by_role("button", name="Start the game"))
    for page in (host, guest):
        page.wait_for_selector('.target[data-pick="do:arrange"]')
    watcher.goto("/")
    expect(watcher.locator("#open-tables")).to_be_visible()
    expect(watcher.locator(f'a[href$="{urlsplit(host.url).path}"]')).to_have_count(0)


def test_a_problem_is_told_without_moving_the_lobby_and_can_be_closed(visit: Visit, watch: Watch) -> None:
    page = visit(phone=True)
    open_table(page)
    start = page.get_by_role("button", name="Start the game")
    act(page, page.get_by_role("button", name="Fill the free seats with bots"))
    expect(start).to_be_enabled()
    before = start.bounding_box()
    watch.is_offline = True
    page.context.set_offline(True)
    expect(page.get_by_text("The connection was lost")).to_be_in_viewport()
    act(page, start)
    problem = page.get_by_role("alert").filter(has_text="cannot be reached")
    expect(problem).to_be_in_viewport()
    assert start.bounding_box() == before
    act(page, problem.get_by_role("button", name="Close"))
    expect(problem).to_be_hidden()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection was lost")).to_be_hidden()
    watch.is_offline = False


def test_a_guest_is_warned_before_signing_out(visit: Visit) -> None:
    page = visit()
    open_table(page)
    page.goto("/account")
    act(page, page.get_by_role("button", name="Sign out", exact=True))
    warning = page.get_by_role("alert").filter(has_text="a bot takes your seat")
    expect(warning).to_be_visible()
    act(page, page.get_by_role("button", name="Cancel"))
    expect(warning).to_be_hidden()
    expect(page.get_by_text("a guest. This browser remembers you.")).to_be_visible()
    act(page, page.get_by_role("button", name="Sign out", exact=True))
    act(page, page.get_by_role("button", name="Sign out anyway"))
    expect(page.get_by_text("You are signed out.")).to_be_visible()


def finished(page: Page) -> None:
    """A short game against a bot, given up after the first cards."""
    play_now(page, "drako/competitive")
    page.wait_for_selector('.target[data-pick="do:arrange"]')
    act(page, page.locator('.target[data-pick="do:arrange"]'))
    page.wait_for_selector('.target[data-pick="deck"]')
    act(page, page.locator('.target[data-pick="deck"]'))
    page.wait_for_selector('.target[data-pick^="cell:"]')
    act(page, page.get_by_role("button", name="Table", exact=True))
    act(page, page.get_by_role("button", name="Resign"))
    act(page, page.get_by_role("dialog").get_by_role("button", name="Resign"))
    expect(page.locator("#ending")).to_be_visible()


def now(page: Page) -> int | None:
    """The entry that is being looked at."""
    found: str | None = page.evaluate("document.querySelector('.log li.now button')?.dataset.number ?? null")
    return None if found is None else int(found)


def test_replays_follow_the_arrow_keys_and_play_by_themselves(visit: Visit) -> None:
    page = visit()
    finished(page)
    marked = page.locator(".log li.now button")
    seen = []
    page.keyboard.press("Home")
    expect(marked).to_be_visible()
    seen.append(now(page))
    for _ in range(2):
        before = now(page)
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "n => document.querySelector('.log li.now button')?.dataset.number !== `${n}`", arg=before
        )
        seen.append(now(page))
    assert all(one is not None and other is not None and one < other for one, other in pairwise(seen))
    page.keyboard.press("ArrowLeft")
    expect(marked).to_have_attribute("data-number", str(seen[1]))
    page.keyboard.press("End")
    expect(marked).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    expect(marked).to_be_visible()
    act(page, page.get_by_role("button", name="Go to the start"))
    expect(marked).to_have_attribute("data-number", str(seen[0]))
    box = page.get_by_role("button", name="Play automatically").bounding_box()
    assert box is not None
    assert box["height"] < 80
    act(page, page.get_by_role("button", name="Play automatically"))
    expect(marked).to_have_attribute("data-number", str(seen[1]))
    act(page, page.get_by_role("button", name="Pause"))
    expect(page.get_by_role("button", name="Play automatically")).to_be_visible()
    paused = now(page)
    act(page, page.get_by_role("tab", name="Chat"))
    page.locator("#chat-line").focus()
    page.keyboard.press("Home")
    hand.settle(page)
    assert now(page) == paused, "keys for a field are not for the replay"


def test_a_press_beside_a_dialog_closes_it_and_one_inside_does_not(visit: Visit) -> None:
    page = visit()
    play_now(page, "rivality/solo")
    for name in ("Table", "Rules"):
        act(page, page.get_by_role("button", name=name, exact=True))
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        box = dialog.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + 6, box["y"] + 6)
        expect(dialog).to_be_visible()
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] - 20, box["y"] + 20)
        page.mouse.up()
        expect(dialog).to_be_visible()
        page.mouse.click(box["x"] - 20, box["y"] + 20)
        expect(dialog).to_be_hidden()
