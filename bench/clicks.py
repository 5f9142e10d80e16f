"""How soon a click is answered in the browser, on loopback, beside the limit of 100 ms: `python -m bench.clicks`."""

import shutil
import statistics
import time

import httpx
from playwright.sync_api import Page, sync_playwright
from tests.e2e.playing import TARGETS, picks
from tests.server.services import serve_sqlite

LIMIT = 100
CLICKS = 60
WAIT = """selector => new Promise(done => {
    const began = performance.now();
    const watcher = new MutationObserver(() => requestAnimationFrame(() => {
        watcher.disconnect();
        done(performance.now() - began);
    }));
    const all = {subtree: true, childList: true, attributes: true, characterData: true};
    watcher.observe(document.getElementById('main'), all);
    document.querySelector(selector).click();
})"""
"""From the click until what it changed is drawn."""


def measure(page: Page) -> list[float]:
    """Milliseconds from clicks to what they change, at a table."""
    taken: list[float] = []
    limit = time.monotonic() + 120
    while len(taken) < CLICKS and time.monotonic() < limit and not page.locator("#ending").count():
        found = picks(page)
        if not found:
            page.wait_for_timeout(50)
            continue
        pick = next((one for one in found if one.startswith(("do:", "discard", "deck", "hand"))), found[0])
        taken.append(page.evaluate(WAIT, f'{TARGETS}[data-pick="{pick}"]'))
        page.wait_for_timeout(30)
    return taken


def main() -> None:
    with (
        serve_sqlite() as deployment,
        sync_playwright() as playwright,
        httpx.Client(base_url=deployment.urls[0]) as client,
    ):
        client.post("/api/people/guest", json={"name": "Ada"}).raise_for_status()
        table = client.post("/api/tables", json={"ruleset": "aetherya/competitive", "seats": 2}).json()["id"]
        client.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
        client.post(f"/api/tables/{table}/sit", json={"seat": 2, "bot": "apprentice"}).raise_for_status()
        client.post(f"/api/tables/{table}/start", json={}).raise_for_status()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
        context.add_cookies([{"name": "taverne", "value": client.cookies["taverne"], "url": deployment.urls[0]}])
        page = context.new_page()
        page.goto(f"{deployment.urls[0]}/tables/{table}")
        page.wait_for_selector(TARGETS)
        taken = sorted(measure(page))
        browser.close()
    late = taken[int(len(taken) * 0.95)]
    print(
        f"{len(taken)} clicks at a table: drawn after {statistics.median(taken):.0f} ms (median), {late:.0f} ms "
        f"(95 of 100); {late / LIMIT:.2f} of the limit of {LIMIT} ms"
    )


if __name__ == "__main__":
    main()
