"""Kills browsers in the middle of games of their own device and looks for what was lost.

The tests run it in short, `make soak` in full.
"""

import json
import random
import tempfile
import threading
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Error, Page, Playwright, expect

from taverne.match.fair import verify_fair
from tests.e2e import hand
from tests.e2e.chromium import Chromium
from tests.e2e.playing import VANISHED, choose, click, is_over, play_now, play_to_the_end, wait_for_picks
from tests.e2e.site import Host
from tests.e2e.watching import Watch

MODES = {
    "aetherya/competitive": 2,
    "rivality/duel": 2,
    "aetherya/objects": 3,
    "drako/competitive": 2,
    "rivality/solo": 1,
    "aetherya/cooperative": 2,
}
CALM = 12
"""Picks in a game after which it is brought to its end."""
MOST_PICKS, LATEST = 5, 1.2
"""How many picks are made before a kill, and how many seconds it comes after the last of them, at most."""
OPENING = 0.2
"""How often a browser is killed while it opens the table."""

WITNESS = """(() => {
    const views = {};
    window.Worker = class extends Worker {
        constructor(...how) {
            super(...how);
            this.addEventListener('message', ({ data: { text } }) => {
                const message = text ? JSON.parse(text) : {}, moment = message.position ?? message;
                if (moment.view) views[moment.number] = JSON.stringify(moment.view);
            });
        }
    };
    window.viewAt = number => views[number] ?? null;
    let last = '';
    new MutationObserver(() => {
        const lines = [...document.querySelectorAll('.log li')].map(line => line.innerText);
        const number = [...document.querySelectorAll('.log [data-number]')].at(-1)?.dataset.number ?? null;
        const shown = JSON.stringify([location.pathname, lines, number, views[number] ?? null]);
        if (lines.length && shown !== last) noteShown(last = shown);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    localStorage.setItem('taverne-regular', 'yes');
    localStorage.setItem('taverne-bot-pause', '0');
})()"""
"""Tells of everything that the page shows as done, at once: its log, and the view of the table after the last entry."""


@dataclass
class Shown:
    """What a page showed last."""

    path: str = ""
    lines: list[str] = field(default_factory=list)
    number: str | None = None
    view: str | None = None


@dataclass
class Toll:
    """What happened."""

    kills: int = 0
    opening: int = 0
    entries: int = 0
    """Log entries that were there when a browser was killed, counted each time."""
    finished: int = 0


class Device:
    """Someone's browser, its profile, and the game they play on it."""

    def __init__(self, playwright: Playwright, profile: Path, host: Host, seed: int) -> None:
        self._playwright = playwright
        self._profile = profile
        self._host = host
        self.rng = random.Random(seed)
        self.toll = Toll()
        self.shown = Shown()
        self._picked = 0
        self._start()

    def _start(self) -> None:
        self.chromium = Chromium(self._playwright, self._profile)
        self.watch = Watch()
        self.page: Page = self.chromium.context.new_page()
        self.page.set_default_timeout(hand.PATIENCE)
        self.page.emulate_media(reduced_motion="reduce")
        self.page.set_viewport_size({"width": 1440, "height": 900})
        self.page.expose_function("noteShown", self._note)
        self.page.add_init_script(hand.NOTICE)
        self.page.add_init_script(WITNESS)
        self.watch.follow(self.page, self._host.url)

    def _note(self, text: str) -> None:
        self.shown = Shown(*json.loads(text))

    def begin(self) -> None:
        """Opens a table of the next mode and begins to play."""
        mode, seats = list(MODES.items())[self.toll.finished % len(MODES)]
        play_now(self.page, mode, seats=max(2, seats), at=self._host.url)
        wait_for_picks(self.page)
        self._picked = 0

    def play(self, picks: int) -> bool:
        """Picks so many things; false if the game is over."""
        for _ in range(picks):
            if not (found := wait_for_picks(self.page)):
                return False
            try:
                click(self.page, choose(found, self.rng, self._picked > CALM), VANISHED)
            except Error:
                if self.page.is_closed():
                    raise
                continue  # It went away in the meantime.
            self._picked += 1
        return True

    def kill_while(self, opens: bool) -> None:
        """Kills the browser while it opens the table or plays on, and starts another one."""
        self.watch.check()
        timer = threading.Timer(self.rng.uniform(0, LATEST), self.chromium.kill)  # Nothing tells when it will be.
        timer.start()
        try:
            if opens:
                self.page.goto(self._host.url)
                self._open_table()
            while self.play(1):
                pass
            self.page.wait_for_event("close")
        except (Error, AssertionError):
            if timer.is_alive():
                raise
        timer.join()
        self.chromium.end()
        self.toll.kills += 1
        self.toll.opening += opens
        self.toll.entries += len(self.shown.lines)
        self._start()

    def _open_table(self) -> None:
        """From the first page, which lists it."""
        hand.press(self.page, self.page.locator(f'main a[href="{self.shown.path}"]').first)
        wait_for_picks(self.page)

    def check(self) -> None:
        """Everything that was shown is there, and the table was the same then."""
        before = self.shown
        self.page.goto(self._host.url)
        self._open_table()
        after = self.shown
        assert after.path == before.path
        assert after.lines[: len(before.lines)] == before.lines, f"lost: {before.lines}, left: {after.lines}"
        if before.view is not None:
            entry = self.page.locator(f'.log [data-number="{before.number}"]')
            entry.click()
            self.page.wait_for_function("number => viewAt(number)", arg=before.number)
            view = self.page.evaluate("number => viewAt(number)", before.number)
            assert json.loads(view) == json.loads(before.view), f"after entry {before.number}"
            self.page.locator(".log [data-number]").last.click()

    def finish(self) -> None:
        """Plays the game to its end; the shuffles of its record verify."""
        play_to_the_end(self.page, self.rng.randrange(1000), calm_moves=0)
        expect(self.page.locator("section:has(#ending) table").first).to_be_visible()
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="record").click()
        assert verify_fair(download.value.path().read_text())
        self.toll.finished += 1


def run_kills(playwright: Playwright, kills: int, seed: int, *, say: bool = False) -> Toll:
    """Kills a browser so many times while it plays; raises if anything it had shown is lost."""
    print(f"seed {seed}")
    host = Host()
    with tempfile.TemporaryDirectory(prefix="taverne-profile-", ignore_cleanup_errors=True) as folder:
        device = Device(playwright, Path(folder), host, seed)
        try:
            device.begin()
            while device.toll.kills < kills:
                going_on = device.play(device.rng.randint(0, MOST_PICKS))
                if going_on:
                    device.kill_while(opens=device.rng.random() < OPENING)
                    device.check()
                if is_over(device.page):
                    device.finish()
                    device.begin()
                if say:
                    print(f"  {device.toll.kills}/{kills} kills, {device.toll.finished} games", end="\r", flush=True)
            device.finish()
            device.watch.check()
        finally:
            device.chromium.end()
            host.stop()
    return device.toll
