"""Games from the box: what is tapped in and what a link holds scores as `taverne score` does, with nobody serving."""

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from taverne.games.kingdom.cards import LEGENDS, SYMBOLS
from tests.e2e import hand
from tests.e2e.site import Host
from tests.e2e.test_pages import LANGUAGES, faults
from tests.e2e.test_site import go_offline
from tests.e2e.watching import Watch

Visit = Callable[..., Page]
EDITIONS = ["aetherya/fr2", "aetherya/fr1", "aetherya/de", "drako/fr"]
CARDS = SYMBOLS[:10]
LINES = ["elves", "dwarves", "humans", "goblins", "dragons", "legends", "conflicts", "total"]
EXAMPLE = "mfEf/DEfH/spHm/HORD"  # A11


@pytest.fixture
def host() -> Iterator[Host]:
    served = Host()
    yield served
    served.stop()


def random_kingdom(rng: random.Random) -> str:
    return "/".join("".join(rng.choice(CARDS) for _ in range(4)) for _ in range(4))


def scored(edition: str, kingdom: str, legends: str = "", stones: str = "") -> dict[str, int]:
    """What `taverne score` says."""
    beside = ["--legends", legends, "--stones", stones]
    command = [sys.executable, "-m", "taverne", "score", kingdom, "--ruleset", f"{edition}/competitive", "--json"]
    sheet = json.loads(subprocess.run([*command, *beside], capture_output=True, check=True, text=True).stdout)
    return {**sheet["lines"], "total": sheet["total"]}


def scored_all(edition: str, kingdoms: list[str]) -> list[dict[str, int]]:
    """The same of many kingdoms at once."""
    command = [sys.executable, "-m", "taverne", "score", "-", "--ruleset", f"{edition}/competitive", "--json"]
    found = subprocess.run(command, input="\n".join(kingdoms), capture_output=True, check=True, text=True).stdout
    return [{**sheet["lines"], "total": sheet["total"]} for sheet in map(json.loads, found.splitlines())]


def await_sheet(page: Page, expected: dict[str, int], seat: int = 1) -> None:
    """Waits until the sheet says so, and fails with what it says instead."""
    shown = """([seat, names]) => names.map(name =>
        Number(document.querySelector(`[data-score-line="${seat}:${name}"]`)?.textContent.replace('−', '-')))"""
    wanted = [expected[name] for name in LINES]
    try:
        page.wait_for_function(
            f"([seat, names, wanted]) => JSON.stringify(({shown})([seat, names])) === JSON.stringify(wanted)",
            arg=[seat, LINES, wanted],
            timeout=15_000,
        )
    except Exception:
        assert page.evaluate(shown, [seat, LINES]) == wanted
        raise


def open_scoring(visit: Visit, host: Host, path: str, **wishes: object) -> Page:
    page = visit(at=host.url, **wishes)
    page.goto(path)
    page.wait_for_selector("[data-score-line]")
    return page


def test_kingdoms_tapped_in_score_as_taverne_score_does(visit: Visit, host: Host) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    rng = random.Random(seed)
    page = open_scoring(visit, host, "/score/aetherya", phone=True)
    for edition in EDITIONS:
        page.locator('[data-score="edition"]').select_option(f"{edition}/competitive")
        for _ in range(5):
            page.locator('[data-score="new"]').tap()
            page.locator('[data-score="edition"]').select_option(f"{edition}/competitive")
            kingdom = random_kingdom(rng)
            for card in kingdom.replace("/", ""):
                page.locator(f'[data-put="{card}"]').tap()
            legends = rng.sample(LEGENDS, rng.randint(0, 4))
            for code in legends:
                page.locator(f'[data-legend="{code}"]').tap()
            stones = rng.sample("1234", 2) if edition.startswith("aetherya") else []
            for stone in stones:
                page.locator(f'[data-stone="{stone}"]').tap()
            await_sheet(page, scored(edition, kingdom, ",".join(legends), ",".join(stones)))


def test_kingdoms_opened_by_link_score_as_taverne_score_does_with_nobody_serving(
    visit: Visit, host: Host, watch: Watch
) -> None:
    seed = random.randrange(10**6)
    print("seed", seed)
    rng = random.Random(seed)
    page = open_scoring(visit, host, "/score/aetherya")
    go_offline(page, host, watch)
    address = page.url.partition("#")[0]
    for edition in EDITIONS:
        kingdoms = [random_kingdom(rng) for _ in range(50)]
        for kingdom, expected in zip(kingdoms, scored_all(edition, kingdoms), strict=True):
            page.goto(f"{address}#{urlencode({'rules': f'{edition}/competitive', 'k1': kingdom})}")
            await_sheet(page, expected)


def test_a_drag_paints_and_undo_brings_everything_back(visit: Visit, host: Host) -> None:
    page = open_scoring(visit, host, "/score/aetherya")
    hand.point_at(page, page.locator('[data-put="f"]'))
    hand.push(page)
    cells = [page.locator(f'[data-cell="{cell}"]') for cell in ("a2", "b2", "c2", "d2")]
    hand.point_at(page, cells[0])
    page.mouse.down()
    for cell in cells[1:]:
        box = cell.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    for cell in cells:
        expect(cell).to_have_attribute("aria-label", f"{cell.get_attribute('data-cell')}, Forest")
    for _ in range(6):
        undo = page.locator('[data-score="undo"]')
        if undo.is_enabled():
            undo.click()
    expect(page.locator("[data-cell]").filter(has=page.locator(".card"))).to_have_count(16)
    assert {cell.get_attribute("aria-label") for cell in page.locator("[data-cell]").all()} == {
        f"{column}{row}, unexplored land" for row in "1234" for column in "abcd"
    }


def test_the_keyboard_alone_enters_a_kingdom(visit: Visit, host: Host) -> None:
    page = open_scoring(visit, host, "/score/aetherya")
    page.locator('[data-cell="a1"]').focus()
    page.keyboard.type(EXAMPLE.replace("/", ""))
    await_sheet(page, scored("aetherya/fr2", EXAMPLE))


def test_a_tie_is_broken_and_said_and_links_lead_to_the_clause(visit: Visit, host: Host) -> None:  # A10
    page = open_scoring(visit, host, f"/score/aetherya#k1={EXAMPLE}&k2=mfEf/DEfH/spHm/HORG&l2=kin-H&n1=Ada&n2=Ben")
    expect(page.locator(".tie")).to_contain_text("Ada 10, 8, 4")
    expect(page.locator(".ranking li").first).to_contain_text("Ada 23")
    page.locator('[data-score-line="1:humans"]').click()
    expect(page.locator(".sheet li")).to_have_count(8)
    expect(page.locator(".board polyline.line")).to_have_count(8)
    assert page.locator(".sheet li a.clause").first.get_attribute("href") == "/rules/aetherya#A6"


def test_another_edition_shows_what_changes(visit: Visit, host: Host) -> None:  # D1
    page = open_scoring(visit, host, "/score/aetherya#k1=RRpp/pppp/pppp/pppp")
    await_sheet(page, scored("aetherya/fr2", "RRpp/pppp/pppp/pppp"))
    edition = page.locator('[data-score="edition"]')
    edition.select_option("drako/fr/competitive")
    await_sheet(page, {**dict.fromkeys(LINES, 0), "dragons": -6, "total": -6})
    expect(page.locator(".change").first).to_have_text("+4")
    edition.select_option("aetherya/fr1/competitive")
    edition.select_option("aetherya/de/competitive")
    expect(page.get_by_text("nothing changes")).to_be_visible()


def test_swapping_shows_the_difference_and_leads_back(visit: Visit, host: Host) -> None:
    page = open_scoring(visit, host, f"/score/aetherya#k1={EXAMPLE}")
    before = scored("aetherya/fr2", EXAMPLE)
    await_sheet(page, before)
    page.locator('[data-score="swap"]').click()
    page.locator('[data-cell="b2"]').click()
    page.locator('[data-cell="d2"]').click()
    after = scored("aetherya/fr2", "mfEf/DHfE/spHm/HORD")
    await_sheet(page, after)
    by = after["total"] - before["total"]
    expect(page.locator("tfoot .change")).to_have_text(f"+{by}")
    page.locator('[data-score="back"]').click()
    await_sheet(page, before)
    page.locator('[data-score="best"]').click()
    page.locator('[data-score="show-swap"]').click()
    page.locator('[data-score="keep"]').click()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-score-line=\"1:total\"]').textContent) > before",
        arg=before["total"],
    )


def test_scored_games_stay_on_the_device_and_can_be_forgotten(visit: Visit, host: Host) -> None:
    page = open_scoring(visit, host, f"/score/aetherya#k1={EXAMPLE}&n1=Ada")
    expect(page.locator("[data-scored]")).to_have_text("Ada 23")
    page.locator('[data-score="new"]').click()
    page.goto("/score/drako")
    page.locator("[data-scored]").click()
    await_sheet(page, scored("aetherya/fr2", EXAMPLE))
    page.get_by_role("button", name="Forget Ada 23").click()
    expect(page.locator("[data-scored]")).to_have_count(0)


def test_a_battlefield_is_tapped_in_and_every_tile_has_its_reason(visit: Visit, host: Host) -> None:  # R13
    page = open_scoring_field(visit, host, phone=True)
    more, others = '[data-more="1"]', '[data-more="2"]'
    for what in (more, more, others, '[data-free="0,-1"]', '[data-kind="fortress"]', others):
        page.locator(what).tap()
    row = page.locator("tbody tr")
    expect(row.nth(0).locator("td b")).to_have_text("3")
    expect(row.nth(1).locator("td b")).to_have_text("4")
    page.locator('[data-wizard="1"]').tap()
    expect(row.nth(1).locator("td b")).to_have_text("0")
    row.nth(0).locator("button").tap()
    expect(page.locator(".why a.clause").first).to_have_attribute("href", "/rules/rivality#R13")


def open_scoring_field(visit: Visit, host: Host, **wishes: object) -> Page:
    page = visit(at=host.url, **wishes)
    page.goto("/score/rivality")
    page.wait_for_selector("tbody tr")
    return page


def test_a_question_about_the_rules_is_settled_with_its_clause(visit: Visit, host: Host) -> None:  # A15, A17
    page = visit(at=host.url)
    page.goto("/settle/aetherya")
    hand.point_at(page, page.locator('[data-settle="go"]'))
    hand.push(page)
    page.wait_for_selector(".kingdom-table")
    expect(page.locator('[data-met="1"]')).to_contain_text("d2 and d3")
    ask, answer = page.locator('[data-settle="ask"]'), page.locator('[data-settle="answer"]')
    for move, said, clause in (("place b3", "Yes.", ""), ("legend four", "", "A20"), ("take a1", "", "A14")):
        ask.fill(move)
        page.locator('[data-settle="why"]').click()
        expect(answer).to_contain_text(said or clause)
        if clause:
            expect(answer.locator("a.clause")).to_have_text(clause)
    page.locator('.target[data-pick="cell:1:b3"]').click()
    page.locator(".prompt button", has_text="Take back").click()
    expect(page.locator('.target[data-pick="cell:1:b3"]')).to_be_visible()


def test_a_record_is_pasted_and_settled(visit: Visit, host: Host) -> None:
    page = visit(at=host.url)
    page.goto("/settle/rivality")
    page.locator('[data-settle="paste"]').click()
    record = '[Ruleset "rivality/fr/solo+normal"]\n[Seats "1"]\n\n* mine C6 C7 C8 C9 C10 H5 H6 H7 H8 F4 F5 F6\n'
    page.locator('[data-settle="text"]').fill(record + "* his C1 C2 C3 C4 C5 H1 H2 H3 H4 F1 F2 F3\n")
    page.locator('[data-settle="go"]').click()
    expect(page.locator("#moves")).to_have_text("4 legal moves")
    page.locator('[data-settle="text"]').fill(record.replace("C7", "C99"))
    page.locator('[data-settle="go"]').click()
    expect(page.get_by_role("alert").filter(has_text="C99")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_on_these_pages_and_they_fit_a_small_phone(visit: Visit, host: Host, lang: str) -> None:
    page = visit(at=host.url, lang=lang, phone=True)
    page.set_viewport_size({"width": 320, "height": 640})
    for path, ready in (
        (f"/score/aetherya#k1={EXAMPLE}&k2={EXAMPLE}", "[data-scored]"),
        ("/score/drako", "[data-score-line]"),
        ("/score/rivality", "tbody tr"),
        ("/settle/aetherya", "[data-put]"),
        ("/settle/rivality", "[data-free]"),
    ):
        page.goto(path)
        page.wait_for_selector(ready)
        assert page.evaluate("document.documentElement.scrollWidth") == 320, path
        assert not faults(page)
