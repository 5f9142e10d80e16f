"""The site that needs no server, in a real browser on this machine, beside its limits: `python -m bench.browser`.

What the first visit loads, how soon the engine is ready, what the page's own thread is busy with while bots think, and
how long bots take in the web worker. Everything comes from loopback, so none of the times includes a network.
"""

import gzip
import json
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, Playwright, Response, sync_playwright
from tests.e2e.playing import TARGETS, picks, play_now
from tests.e2e.site import ROOT, SITE, Host
from tests.e2e.test_site import MODES, await_kept

from bench.decisions import time_decisions

HEAVIEST = 300_000
"""Bytes of the first visit, compressed, besides fonts and the engine."""
COLD, WARM = 4_000, 2_000
"""Milliseconds until the engine is ready with an empty profile, and when everything is kept."""
LONGEST = 50
"""Milliseconds for which the page's thread may be busy."""
DECISIONS = {"greedy": 20, "apprentice": 20, "journeyman": 20, "master": 6, "archmage": 3}
"""How many decisions of each bot are measured in each mode."""
LIMITS = {"journeyman": 100}
"""Milliseconds for 95 of 100 decisions."""
PRESSES = 40

WATCH = """(() => {
    window.started = {}; window.busy = []; window.heard = [];
    window.Worker = class extends Worker {
        constructor(...how) {
            super(...how);
            started.from = performance.now();
            this.addEventListener('message', ({ data }) => {
                if (data.kind === 'ready') started.ready = performance.now() - started.from;
                heard.push([performance.now(), data.kind, (data.text ?? '').length]);
            });
        }
    };
    new PerformanceObserver(list => {
        for (const { startTime, duration, renderStart, styleAndLayoutStart, scripts } of list.getEntries())
            busy.push([startTime, duration, startTime + duration - (renderStart || startTime + duration),
                startTime + duration - (styleAndLayoutStart || startTime + duration),
                scripts.map(one => `${one.invoker} ${Math.round(one.duration)} ms`)]);
    }).observe({ type: 'long-animation-frame', buffered: true });
    window.tasks = [];
    new PerformanceObserver(list => {
        for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
    }).observe({ type: 'longtask', buffered: true });
    localStorage.setItem('taverne-bot-pause', '0');
    localStorage.setItem('taverne-regular', 'yes');
})()"""
"""Notes when the engine is ready, what it says, and which tasks keep the page's thread for more than 50 ms."""
LOAD = """async ([base, info, source]) => {
    const { loadPyodide } = await import(`${base}pyodide.mjs`);
    self.python = await loadPyodide({ indexURL: base, lockFileContents: { info, packages: {} } });
    const ours = await (await fetch(`${base}taverne.zip`)).arrayBuffer();
    python.unpackArchive(ours, 'zip', { extractDir: '/home/pyodide' });
    python.FS.writeFile('/home/pyodide/decisions.py', source);
}"""


@contextmanager
def visit(playwright: Playwright, profile: Path, host: Host) -> Iterator[Page]:
    """A browser on a profile, with a page that is watched."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=shutil.which("chromium"),
        args=["--no-sandbox"],
        base_url=host.url,
        reduced_motion="reduce",
        viewport={"width": 1440, "height": 900},
    )
    context.add_init_script(WATCH)
    try:
        yield context.new_page()
    finally:
        context.close()


def weigh(page: Page) -> tuple[int, int]:
    """The bytes of the first page, compressed as hosts do, and those of its fonts."""
    paths = set()

    def note(response: Response) -> None:
        paths.add(urlsplit(response.url).path)

    page.context.on("response", note)
    page.goto("/", wait_until="networkidle")
    page.context.remove_listener("response", note)
    loaded = {path: (SITE / ("index.html" if path == "/" else path[1:])).read_bytes() for path in sorted(paths)}
    fonts = sum(len(content) for path, content in loaded.items() if ".woff" in path)
    return sum(len(gzip.compress(content)) for path, content in loaded.items() if ".woff" not in path), fonts


def start_engine(page: Page) -> float:
    """Milliseconds from the start of the engine until it is ready, by opening a table."""
    play_now(page, "aetherya/competitive", level="archmage")
    page.wait_for_function("started.ready")
    page.wait_for_selector(TARGETS)
    ready: float = page.evaluate("started.ready")
    return ready


def play(page: Page) -> tuple[float, list[str]]:
    """Plays against bots that think; the longest task of the page's thread, and what ran in those over the limit."""
    page.wait_for_timeout(1000)  # The last tasks of loading are told.
    began = page.evaluate("performance.now()")
    for _ in range(PRESSES):
        page.wait_for_selector(f"{TARGETS}, #ending")
        found = picks(page)
        if not found:
            break
        pick = next((one for one in found if one.startswith(("do:", "discard", "deck", "hand"))), found[0])
        page.evaluate("selector => document.querySelector(selector)?.click()", f'{TARGETS}[data-pick="{pick}"]')
        page.wait_for_timeout(100)
    tasks, frames, heard = page.evaluate("[tasks, busy, heard]")
    told = []
    for start, duration, rendering, drawing, scripts in frames:
        if start >= began and duration > LONGEST:
            causes = [f"{kind} {size} bytes" for at, kind, size in heard if start - 5 <= at <= start + duration]
            parts = f"{', '.join(scripts)}; rendering {rendering:.0f} ms, of that style and layout {drawing:.0f} ms"
            told.append(f"  frame of {duration:.0f} ms: {parts}; from the engine: {', '.join(causes) or 'nothing'}")
    return max((duration for start, duration in tasks if start >= began), default=0.0), told


def summarise(taken: list[float]) -> tuple[float, float]:
    """The median, and what 95 of 100 stay below."""
    return statistics.median(taken), sorted(taken)[int(len(taken) * 0.95)]


def time_bots(page: Page) -> None:
    """Prints how long bots take in the site's own worker, and in CPython in the same run."""
    (engine,) = (SITE / "assets").glob("engine-*")
    worker = page.workers[0]
    source = (Path(__file__).parent / "decisions.py").read_text()
    info = json.loads((ROOT / "web/node_modules/pyodide/pyodide-lock.json").read_text())["info"]
    worker.evaluate(LOAD, [f"{page.evaluate('location.origin')}/assets/{engine.name}/", info, source])
    print("| mode | bot | p50 ms | p95 ms | limit | ratio | CPython p50 |\n| --- | --- | --: | --: | --: | --: | --: |")
    for mode, seats in MODES.items():
        for bot, most in DECISIONS.items():
            call = f"from decisions import time_decisions\ntime_decisions({mode!r}, {seats}, {bot!r}, {most})"
            middle, late = summarise(json.loads(worker.evaluate("code => python.runPython(code)", call)))
            peer = ""
            if bot not in ("master", "archmage"):
                peer = f"{summarise(json.loads(time_decisions(mode, seats, bot, most)))[0]:.1f}"
            limit = LIMITS.get(bot)
            beside = f"{limit} | {late / limit:.2f}" if limit else " | "
            print(f"| {mode} | {bot} | {middle:.1f} | {late:.1f} | {beside} | {peer} |", flush=True)


def main() -> None:
    """Prints the figures."""
    host = Host()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with visit(playwright, Path(folder), host) as page:
            heavy, fonts = weigh(page)
            print(
                f"first visit: {heavy / 1000:.0f} kB compressed, {heavy / HEAVIEST:.2f} of the limit; "
                f"fonts {fonts / 1000:.0f} kB"
            )
            cold = start_engine(page)
            await_kept(page)
            print(f"engine ready, empty profile: {cold:.0f} ms, {cold / COLD:.2f} of the limit")
        with visit(playwright, Path(folder), host) as page:
            warm = start_engine(page)
            print(f"engine ready, second visit: {warm:.0f} ms, {warm / WARM:.2f} of the limit")
            longest, told = play(page)
            print(f"longest task of the page while bots think: {longest:.0f} ms, {longest / LONGEST:.2f} of the limit")
            print("\n".join(told))
            time_bots(page)
    host.stop()


if __name__ == "__main__":
    main()
