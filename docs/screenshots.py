"""Takes the pictures of the tables for the documentation in a real browser: `make screenshots`."""

import hashlib
import io
import random
import secrets
import shutil
import time
from pathlib import Path

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.services import serve_sqlite

HERE = Path(__file__).parent / "img"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
TABLES = {
    "aetherya": ("aetherya/competitive", 3, 14, "fr"),
    "objects": ("aetherya/objects", 2, 22, "en"),
    "solo": ("aetherya/solo", 1, 16, "en"),
    "cooperative": ("aetherya/cooperative", 2, 14, "de"),
    "drako": ("drako", 4, 12, "de"),
    "rivality": ("rivality/duel", 2, 6, "en"),
    "teams": ("rivality/teams+expert", 4, 4, "fr"),
    "souramoun": ("rivality/solo", 1, 4, "de"),
}
LESSONS = {"lesson": ("aetherya", 4, "en"), "lesson-rivality": ("rivality", 3, "de")}
"""Lessons to show, how many steps into them, and the language."""
SCORED = "k1=mfEf/DEfH/spHm/HORD&n1=Ada&l1=alliance-HE&k2=pHDm/ffEO/sGRE/pmHE&n2=Ben&l2=kin-E+land-f"
"""Two kingdoms to score."""
PREFERRED = ("legend", "keep", "place", "take", "lay", "move", "end")
PATIENCE = 90
COLOURS = 255
"""Enough for a picture to look right, few enough for it to be small."""


def play(client: httpx.Client, ruleset: str, seats: int, moves: int) -> str:
    """A table with bots some moves into the game, the reader to decide; its id."""
    table = client.post("/api/tables", json={"ruleset": ruleset, "seats": seats}).json()
    at = f"/api/tables/{table['id']}"
    nonce = secrets.token_hex(16)
    commitment = hashlib.sha256(bytes.fromhex(nonce)).hexdigest()
    client.post(f"{at}/sit", json={"commitment": commitment, "against": table["commitment"]}).raise_for_status()
    for seat in range(2, seats + 1):
        client.post(f"{at}/sit", json={"seat": seat, "bot": "journeyman"}).raise_for_status()
    client.post(f"{at}/start", json={"nonce": nonce}).raise_for_status()
    rng = random.Random(ruleset)
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        game = client.get(f"{at}/game").json()
        position = game.get("position")
        if game["table"]["status"] == "over":
            break
        if not position or not position["legal"]:
            time.sleep(0.05)
            continue
        if moves <= 0:
            break
        moves -= 1
        legal = [str(move["text"]) for move in position["legal"]]
        words = ("reveal", "draw") if moves % 3 == 0 else PREFERRED
        pool = next((good for word in words if (good := [move for move in legal if move.startswith(word)])), legal)
        sent = {"move": rng.choice(pool), "expected": position["number"]}
        client.post(f"{at}/moves", json=sent).raise_for_status()
    return str(table["id"])


def open_page(browser: Browser, url: str, token: str | None, size: str, language: str, theme: str = "dark") -> Page:
    """A browser of a size and language, at a page."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme=theme,  # type: ignore[arg-type]
        has_touch=size == "phone",
        device_scale_factor=2 if size == "phone" else 1,
        reduced_motion="reduce",
    )
    if token is not None:
        context.add_cookies([{"name": "taverne", "value": token, "url": "/".join(url.split("/")[:3])}])
    page = context.new_page()
    page.goto(url)
    page.wait_for_timeout(1200)
    return page


def shoot(page: Page, name: str) -> None:
    HERE.mkdir(exist_ok=True)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE).save(HERE / f"{name}.png", optimize=True)
    print(f"docs/img/{name}.png")
    page.context.close()


def show_a_choice(page: Page) -> None:
    """Points at what can be chosen, so that the picture shows what it would lead to."""
    for start in ("hand:", "cell:"):
        target = page.locator(f'.target[data-pick^="{start}"]')
        if target.count():
            chosen = target.nth(target.count() // 2)
            if start == "cell:" and not page.locator('[data-pick^="hand:"]').count():
                chosen.hover()
            else:
                chosen.click()
            page.wait_for_timeout(500)


def show_lesson(page: Page, steps: int) -> None:
    """Goes some steps into a lesson."""
    for step in range(2, steps + 1):
        page.locator("[data-lesson]").click()
        page.locator(f'[data-step="{step}"]').wait_for()


def main() -> None:
    chromium = shutil.which("chromium")
    with (
        serve_sqlite() as deployment,
        sync_playwright() as playwright,
        httpx.Client(base_url=deployment.urls[0]) as client,
    ):
        client.post("/api/people/guest", json={"name": "Ada"}).raise_for_status()
        token = client.cookies["taverne"]
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for size in SIZES:
            shoot(open_page(browser, deployment.urls[0], None, size, "en"), f"welcome-{size}")
            shoot(open_page(browser, deployment.urls[0], token, size, "en"), f"home-{size}")
            for name, (lesson, steps, language) in LESSONS.items():
                page = open_page(browser, f"{deployment.urls[0]}/learn/{lesson}", None, size, language)
                show_lesson(page, steps)
                shoot(page, f"{name}-{size}")
            rules = open_page(browser, f"{deployment.urls[0]}/rules/aetherya#A3", None, size, "en")
            rules.wait_for_selector("#A3:focus")
            shoot(rules, f"rules-{size}")
            score = open_page(browser, f"{deployment.urls[0]}/score/aetherya#{SCORED}", None, size, "en")
            score.locator('[data-score-line="1:humans"]').click()
            shoot(score, f"score-{size}")
            settle = open_page(browser, f"{deployment.urls[0]}/settle/aetherya", None, size, "en")
            settle.locator('[data-settle="go"]').click()
            settle.wait_for_selector(".kingdom-table")
            shoot(settle, f"settle-{size}")
        for name, (ruleset, seats, moves, language) in TABLES.items():
            table = play(client, ruleset, seats, moves)
            for size in SIZES:
                theme = "light" if name == "objects" else "dark"
                page = open_page(browser, f"{deployment.urls[0]}/tables/{table}", token, size, language, theme)
                show_a_choice(page)
                shoot(page, f"{name}-{size}")
        browser.close()


if __name__ == "__main__":
    main()
