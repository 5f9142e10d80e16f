"""What a page of the site has shown as done is kept, even if the browser dies the next moment."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, Playwright

from tests.e2e.kills import run_kills
from tests.e2e.playing import choose, click, play_now, wait_for_picks
from tests.e2e.site import Host

KILLS = 4
WATCH_WRITING = """() => {
    const { transaction } = IDBDatabase.prototype;
    self.writing = [];
    IDBDatabase.prototype.transaction = function (...how) {
        const begun = transaction.apply(this, how);
        if (begun.mode === 'readwrite') self.writing.push(begun.durability);
        return begun;
    };
}"""
"""Notes how sure each transaction of the engine asks to be before it is done."""


def test_a_killed_browser_has_lost_nothing_that_it_had_shown(playwright: Playwright) -> None:
    toll = run_kills(playwright, KILLS, seed=1)
    assert toll.kills == KILLS
    assert toll.entries > 0
    assert toll.finished > 0


def test_every_move_waits_until_the_disk_has_it(visit: Callable[..., Page], host: Host) -> None:
    """A process that is killed loses nothing that the system was handed, but a power cut would."""
    page, rng = visit(at=host.url), random.Random(1)
    play_now(page, "rivality/duel")
    wait_for_picks(page)
    page.workers[0].evaluate(WATCH_WRITING)
    lines = page.locator(".log li").count()
    while page.locator(".log li").count() < lines + 3:
        click(page, choose(wait_for_picks(page), rng, False))
    assert set(page.workers[0].evaluate("writing")) == {"strict"}
