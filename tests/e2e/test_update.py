"""A new version of the site comes when its reader agrees, and games go on in it; until then the old one stays whole."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.playing import choose, click, play_now, wait_for_picks
from tests.e2e.site import SITE, Host, build_next
from tests.e2e.test_site import await_kept, go_offline, open_site
from tests.e2e.watching import Watch

Visit = Callable[..., Page]
NEXT = "[data-next]"


@pytest.fixture
def following(tmp_path: Path) -> Path:
    """The next version of the site."""
    folder = tmp_path / "next"
    build_next(folder)
    return folder


def play(page: Page, rng: random.Random, entries: int) -> list[str]:
    """Plays until the log has so many more entries; the whole log."""
    lines = page.locator(".log li")
    most = lines.count() + entries
    while lines.count() < most:
        click(page, choose(wait_for_picks(page), rng, False))
    return lines.all_inner_texts()


def kept_versions(page: Page) -> list[str]:
    found: list[str] = page.evaluate("caches.keys()")
    return found


def begin(visit: Visit, host: Host) -> tuple[Page, random.Random]:
    """A game on the first version, when all of that is kept."""
    page, rng = open_site(visit, host), random.Random(5)
    play_now(page, "rivality/duel")
    play(page, rng, 2)
    await_kept(page)
    return page, rng


def offer(page: Page, host: Host, following: Path) -> Locator:
    """Puts the next version in place of the first; opening the site once more, the browser notices."""
    host.exchange(following)
    other = page.context.new_page()
    other.goto("/")
    button = page.locator('[data-offline="update"]')
    expect(button).to_be_visible()
    other.close()
    return button


def test_an_update_is_offered_during_a_game_which_goes_on_before_and_after_it(
    visit: Visit, host: Host, watch: Watch, following: Path
) -> None:
    page, rng = begin(visit, host)
    (first,) = kept_versions(page)
    button = offer(page, host, following)
    lines = play(page, rng, 3)
    expect(page.locator(NEXT)).to_have_count(0)
    button.click()
    expect(page.locator(NEXT)).to_be_attached()
    expect(page.locator(".log li").nth(len(lines) - 1)).to_be_attached()
    assert page.locator(".log li").all_inner_texts()[: len(lines)] == lines
    lines = play(page, rng, 2)
    assert len(kept_versions(page)) == 1
    assert first not in kept_versions(page)
    go_offline(page, host, watch)
    page.reload()
    expect(page.locator(NEXT)).to_be_attached()
    assert play(page, rng, 2)[: len(lines)] == lines


def test_who_wants_no_update_now_plays_the_old_version_without_a_network_and_gets_it_later(
    visit: Visit, host: Host, watch: Watch, following: Path
) -> None:
    page, rng = begin(visit, host)
    button = offer(page, host, following)
    page.get_by_role("button", name="Later").click()
    expect(button).to_have_count(0)
    lines = play(page, rng, 2)
    go_offline(page, host, watch)
    page.reload()
    assert play(page, rng, 2)[: len(lines)] == lines
    expect(page.locator(NEXT)).to_have_count(0)
    button.click()
    expect(page.locator(NEXT)).to_be_attached()
    assert play(page, rng, 2)[: len(lines)] == lines


def lose_network(page: Page, host: Host, watch: Watch) -> None:
    """Stops the host, whatever is kept, and empties the browser's own cache: only what the site keeps is left."""
    watch.is_offline = True
    host.stop()
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def test_an_update_works_without_a_network_although_the_version_before_it_was_never_kept_completely(
    visit: Visit, host: Host, watch: Watch, following: Path, tmp_path: Path
) -> None:  # Hosts delete the files of the old version while a browser is still busy keeping them.
    lacking = tmp_path / "lacking"
    shutil.copytree(SITE, lacking)
    (missing,) = lacking.glob("assets/Settle-*.js")
    missing.unlink()
    host.exchange(lacking)
    page, rng = open_site(visit, host), random.Random(5)
    play_now(page, "rivality/duel")
    lines = play(page, rng, 2)
    (first,) = kept_versions(page)
    button = offer(page, host, following)
    assert page.evaluate("name => caches.match('/complete', { cacheName: name }).then(Boolean)", first) is False
    lose_network(page, host, watch)
    button.click()
    expect(page.locator(NEXT)).to_be_attached()
    assert play(page, rng, 2)[: len(lines)] == lines
    assert first not in kept_versions(page)


def test_an_update_works_without_a_network_for_somebody_who_has_not_played(
    visit: Visit, host: Host, watch: Watch, following: Path
) -> None:
    page = visit(at=host.url)
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    button = offer(page, host, following)
    lose_network(page, host, watch)
    button.click()
    expect(page.locator(NEXT)).to_be_attached()
    expect(page.locator("main h1").first).to_be_visible()


def test_an_update_that_lacks_what_the_game_needs_leaves_the_old_version_until_there_is_a_network(
    visit: Visit, host: Host, watch: Watch, following: Path, tmp_path: Path
) -> None:
    page, rng = open_site(visit, host), random.Random(5)
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    # This host still has the files of the old version, but not yet all of the new one's engine.
    mixed = tmp_path / "mixed"
    shutil.copytree(following, mixed)
    shutil.copytree(SITE / "assets", mixed / "assets", dirs_exist_ok=True)
    (missing,) = mixed.glob("assets/engine-*00000000/kernels.wasm")
    missing.unlink()
    button = offer(page, host, mixed)
    page.locator('[data-play="rivality/duel"]').click()
    play(page, rng, 2)
    await_kept(page)
    lose_network(page, host, watch)
    button.click()
    expect(page.locator(".update")).to_contain_text("cannot be reached")
    lines = play(page, rng, 2)
    assert len(kept_versions(page)) == 2
    expect(page.locator(NEXT)).to_have_count(0)
    again = Host(following, host.port)
    button.click()
    expect(page.locator(NEXT)).to_be_attached()
    assert play(page, rng, 2)[: len(lines)] == lines
    again.stop()


def test_a_page_that_is_opened_after_the_update_is_of_the_new_version_too(
    visit: Visit, host: Host, following: Path
) -> None:  # The browser may still have the old page, but what that needs is gone.
    page, _ = begin(visit, host)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.goto("/")
    expect(page.locator("main h1").first).to_be_visible()
    offer(page, host, following).click()
    expect(page.locator(NEXT)).to_be_attached()
    other = page.context.new_page()
    other.goto("/")
    expect(other.locator(NEXT)).to_be_attached()
    expect(other.locator("main h1").first).to_be_visible()


def test_other_tabs_go_over_to_the_new_version_too_because_the_files_of_the_old_one_are_gone(
    visit: Visit, host: Host, watch: Watch, following: Path
) -> None:
    page, rng = begin(visit, host)
    other = page.context.new_page()
    watch.follow(other, host.url)
    other.goto("/")
    button = offer(page, host, following)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    button.click()
    expect(page.locator(NEXT)).to_be_attached()
    expect(other.locator(NEXT)).to_be_attached()
    other.locator('header a[href="/rules"]').first.click()
    expect(other.locator("main h1").first).to_be_visible()
    play(page, rng, 2)


def test_a_page_that_was_loaded_past_the_service_worker_is_offered_the_update_too(
    visit: Visit, host: Host, following: Path
) -> None:
    page, _ = begin(visit, host)
    page.goto("/")
    expect(page.locator("main h1").first).to_be_visible()
    with page.expect_event("load"):  # Like reloading with Shift held down.
        page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    expect(page.locator("main h1").first).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.controller") is None
    offer(page, host, following).click()
    expect(page.locator(NEXT)).to_be_attached()


def test_a_page_whose_files_are_exchanged_while_it_loads_becomes_one_of_the_new_version(
    visit: Visit, host: Host, watch: Watch, following: Path
) -> None:
    page = visit(at=host.url)
    gone: list[str] = []

    def exchange(route: Route) -> None:
        """The first part that is loaded later is gone."""
        if not gone:
            gone.append(route.request.url)
            host.exchange(following)
        route.continue_()

    page.context.route("**/assets/web-*.js", exchange)
    page.goto("/")
    expect(page.locator(NEXT)).to_be_attached()
    expect(page.locator("main h1").first).to_be_visible()
    assert any(gone[0] in fault for fault in watch.faults)
    watch.faults.clear()  # That files are gone is what this is about.
