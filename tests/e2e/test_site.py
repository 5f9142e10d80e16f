"""Without a server: the static site plays, keeps and verifies everything, with a network and then without."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from taverne.match.fair import verify_fair
from tests.e2e import hand
from tests.e2e.playing import play_now, play_to_the_end
from tests.e2e.site import Host
from tests.e2e.watching import Watch

Visit = Callable[..., Page]
MODES = {
    "aetherya/competitive": 2,
    "aetherya/objects": 3,
    "aetherya/solo": 1,
    "aetherya/cooperative": 2,
    "drako/competitive": 2,
    "rivality/duel": 2,
    "rivality/three": 3,
    "rivality/teams": 4,
    "rivality/solo": 1,
}
IS_KEPT = "async () => !!(await caches.match('/complete'))"


def open_site(visit: Visit, host: Host, **wishes: object) -> Page:
    page = visit(at=host.url, **wishes)
    page.context.add_init_script("localStorage.setItem('taverne-bot-pause', '0')")
    return page


def await_kept(page: Page) -> None:
    """Waits until everything is kept. A promise is true at once for wait_for_function, so Python does the waiting."""
    hand.await_true(page, lambda: page.evaluate(IS_KEPT))


def go_offline(page: Page, host: Host, watch: Watch) -> None:
    """Stops the only host there is, once everything is kept."""
    await_kept(page)
    watch.is_offline = True
    host.stop()


def test_a_game_of_every_mode_to_its_score_sheet_and_then_with_nobody_serving(
    visit: Visit, host: Host, watch: Watch
) -> None:
    page = open_site(visit, host)
    for place, (mode, seats) in enumerate(MODES.items()):
        if place == 1:
            go_offline(page, host, watch)
        play_now(page, mode, seats=max(2, seats))
        assert "/tables/local-" in page.url
        play_to_the_end(page, seed=7, calm_moves=4)
        expect(page.locator("section:has(#ending) table").first).to_be_visible()
        with page.expect_download() as download:
            page.get_by_role("button", name="record").click()
        assert verify_fair(download.value.path().read_text())
