"""Every mode, from the first page to the score sheet, through the interface."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from taverne.match.fair import verify_fair
from tests.e2e import hand
from tests.e2e.playing import click, drag, is_over, picks, play_now, play_to_the_end, press, tap, wait_for_picks
from tests.e2e.watching import Watch

Visit = Callable[..., Page]
MODES = {
    "aetherya/competitive": 2,
    "aetherya/objects": 2,
    "aetherya/solo": 2,
    "aetherya/cooperative": 3,
    "drako/competitive": 4,
    "rivality/duel": 2,
    "rivality/three": 2,
    "rivality/teams": 2,
    "rivality/solo": 2,
}


@pytest.mark.parametrize("mode", MODES)
def test_a_game_of_every_mode_against_bots(visit: Visit, mode: str) -> None:
    page = visit()
    play_now(page, mode, seats=MODES[mode])
    assert play_to_the_end(page, seed=7) > 5
    expect(page.locator("#ending")).to_be_visible()
    expect(page.locator("section:has(#ending) table").first).to_be_visible()


def test_an_expert_game_from_the_page_for_new_tables(visit: Visit) -> None:
    page = visit(lang="de", motion="no-preference")
    page.goto("/new")
    page.get_by_label("Rivality", exact=True).check()
    page.get_by_label("Optionen").select_option("expert")
    page.get_by_label("Platz 2").select_option("apprentice")
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_role("button", name="Partie beginnen").click()
    play_to_the_end(page, seed=3)


@pytest.mark.parametrize("mode", MODES)
def test_a_game_of_every_mode_by_keyboard_alone(visit: Visit, mode: str) -> None:
    page = visit()
    page.goto("/")
    button = page.locator(f'[data-play="{mode}"]')
    expect(button).to_be_enabled()
    expect(button).to_be_visible()  # What is not shown yet cannot be focused, and the key would go elsewhere.
    button.press("Enter")
    expect(page).to_have_url(re.compile(r"/tables/"))
    play_to_the_end(page, seed=5, act=press, calm_moves=2)


@pytest.mark.parametrize("mode", ["aetherya/competitive", "aetherya/objects", "aetherya/solo", "aetherya/cooperative"])
def test_a_game_by_drag_and_drop(visit: Visit, mode: str) -> None:
    """Draw, place, reveal, take, legends and tiles: what can be dragged is dragged, not clicked."""
    page = visit()
    play_now(page, mode)
    play_to_the_end(page, seed=11, act=drag, calm_moves=16)


def test_a_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True, lang="fr", motion="no-preference")
    play_now(page, "aetherya/competitive")
    play_to_the_end(page, seed=11, act=tap, calm_moves=4)
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "the page is wider than the phone"


def test_two_browsers_play_each_other_and_one_goes_offline(visit: Visit, watch: Watch) -> None:
    """Nothing is lost: the one who was away sees what happened and plays on."""
    host, guest = visit(), visit(lang="de", phone=True)
    host.goto("/new")
    host.get_by_label("Drako").check()
    host.get_by_role("button", name="Open table").click()
    host.wait_for_url(re.compile(r"/tables/"))
    guest.goto(host.url)
    guest.get_by_label("Dein Name am Tisch").fill("Berta")
    guest.get_by_role("button", name="Hier Platz nehmen").click()
    begin = host.get_by_role("button", name="Start the game")
    expect(begin).to_be_enabled()
    begin.click()
    pages = [host, guest]
    for page in pages:
        page.wait_for_selector('.target[data-pick="do:arrange"]')
        click(page, "do:arrange")
    turns = 0
    went_away = False
    while not any(is_over(page) for page in pages):
        # At the beginning of a turn: whatever the host does is told, and more than the end of a turn.
        if turns > 8 and not went_away and "deck" in picks(host):
            went_away = True
            _go_away_and_come_back(host, guest, watch)
            _stop_listening_and_hear_again(guest)
        for page in pages:
            hand.settle(page)
            _do_something(page)
        turns += 1
        assert turns < 2000
    assert went_away
    for page in pages:
        expect(page.locator("#ending")).to_be_visible()


def _do_something(page: Page) -> bool:
    """Picks what brings the game on, if anything can be picked."""
    for start in ("do:end", "legend", "discard", "deck", "cell", "do:"):
        if found := [pick for pick in picks(page) if pick.startswith(start)]:
            click(page, found[0])
            return True
    return False


def _go_away_and_come_back(host: Page, guest: Page, watch: Watch) -> None:
    """The guest misses something that the host does, and is told of it on coming back."""
    host.get_by_role("tab", name="Chat").click()
    guest.get_by_role("tab", name="Chat").click()
    watch.is_offline = True
    guest.context.set_offline(True)
    expect(guest.get_by_text("Die Verbindung ist unterbrochen")).to_be_visible()
    assert not picks(guest), "without a connection nothing can be chosen"
    host.get_by_label("Write a message").fill("Where are you?")
    host.get_by_role("button", name="Send").click()
    expect(host.get_by_text("Where are you?")).to_be_visible()
    expect(guest.get_by_text("Where are you?")).to_be_hidden()
    lines = host.locator(".log li")
    before = lines.count()
    while lines.count() == before:
        assert wait_for_picks(host)
        _do_something(host)
        hand.settle(host)
    expect(guest.locator(".log li")).to_have_count(before)
    guest.context.set_offline(False)
    expect(guest.get_by_text("Die Verbindung ist unterbrochen")).to_be_hidden()
    expect(guest.get_by_text("Where are you?")).to_be_visible()
    expect(guest.locator(".log li")).to_have_count(lines.count())
    watch.is_offline = False


def _stop_listening_and_hear_again(guest: Page) -> None:
    """Who is muted, and nobody else, stays so after a reload, and can be heard again with all that was said."""
    guest.get_by_label("Nachricht schreiben").fill("Hier!")
    guest.get_by_role("button", name="Senden").click()
    guest.get_by_role("button", name="stummschalten").click()
    expect(guest.get_by_text("Where are you?")).to_be_hidden()
    expect(guest.get_by_text("Hier!")).to_be_visible()
    guest.get_by_role("button", name="Stummschaltung aufheben").click()
    expect(guest.get_by_text("Where are you?")).to_be_visible()
    expect(guest.get_by_text("Hier!")).to_be_visible()
    guest.get_by_role("button", name="stummschalten").click()
    expect(guest.get_by_text("Where are you?")).to_be_hidden()
    guest.reload()
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_role("button", name="Stummschaltung aufheben").click()
    expect(guest.get_by_text("Where are you?")).to_be_visible()


def test_a_finished_game_replays_from_its_link(visit: Visit) -> None:
    player, other = visit(), visit()
    play_now(player, "drako/competitive")
    play_to_the_end(player, seed=2)
    other.goto(player.url)
    expect(other.locator("#ending")).to_be_visible()
    other.get_by_role("button", name="Go to the start").click()
    expect(other.get_by_text("You are looking at an earlier moment")).to_be_visible()
    for _ in range(5):
        other.get_by_role("button", name="One step forward").click()
    other.get_by_role("button", name="Back to the present").click()
    other.get_by_role("button", name="Was it shuffled fairly?").click()
    expect(other.get_by_text("it cannot tell whether they were fixed by then")).to_be_visible()
    player.get_by_role("button", name="Was it shuffled fairly?").click()
    expect(player.get_by_text("every one follows from the numbers that everyone committed to")).to_be_visible()
    with other.expect_download() as download:
        other.get_by_role("button", name="Download record").click()
    assert verify_fair(download.value.path().read_text()) > 0
    player.get_by_role("button", name="Play again").click()
    player.wait_for_url(lambda url: url != other.url)
    player.wait_for_selector('.target[data-pick="do:arrange"]')
    player.goto("/")
    finished = player.locator("li").filter(has_text=re.compile("won|lost"))
    expect(finished).to_have_text(re.compile(r"Drako.*: −?\d+, .*: −?\d+"))
