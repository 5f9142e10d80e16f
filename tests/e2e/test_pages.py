"""The pages themselves: nothing for axe to find, light, steady, helpful when something is missing."""

import secrets
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import hand
from tests.e2e.playing import play_now, play_to_the_end
from tests.e2e.watching import Watch

Visit = Callable[..., Page]
AXE = (Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
LANGUAGES = ("en", "fr", "de")
HEAVIEST = 300_000
"""Bytes of a first load, compressed, fonts aside."""


def faults(page: Page) -> list[str]:
    """What axe finds."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{page.url} {fault['id']}: {node['html'][:200]} {node.get('failureSummary', '')[:300]}"
        for fault in found["violations"]
        for node in fault["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_on_any_page(visit: Visit, lang: str, theme: str) -> None:
    page = visit(lang=lang, theme=theme)
    for path in ("/", "/new", "/account", "/about", "/tables/nosuchtable"):
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        assert not faults(page)
    for mode in ("aetherya/objects", "rivality/duel"):
        play_now(page, mode)
        page.wait_for_selector(".target[data-pick]")
        assert not faults(page)


def test_axe_finds_nothing_where_a_table_waits_nor_in_its_dialogs(visit: Visit) -> None:
    page = visit(lang="de")
    page.goto("/new")
    page.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.get_by_role("img", name="QR-Code")).to_be_visible()
    assert not faults(page)
    page.get_by_role("button", name="Freie Plätze mit Bots besetzen").click()
    page.get_by_role("button", name="Partie beginnen").click()
    page.wait_for_selector('.target[data-pick="do:arrange"]')
    page.get_by_role("button", name="Tisch", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not faults(page)
    page.get_by_role("button", name="Schließen").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Nachricht schreiben").fill("Guten Abend!")
    page.get_by_role("button", name="Senden").click()
    expect(page.get_by_text("Guten Abend!")).to_be_visible()
    assert not faults(page)


@pytest.mark.parametrize("mode", ["aetherya/cooperative", "rivality/solo"])
def test_axe_finds_nothing_at_the_end_of_a_game_on_a_phone(visit: Visit, mode: str) -> None:
    page = visit(phone=True, lang="de")
    play_now(page, mode)
    play_to_the_end(page, seed=1, calm_moves=2)
    assert not faults(page)
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "the page is wider than the phone"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_chooses_the_language_and_a_reader_switches_it_at_once(visit: Visit, lang: str) -> None:
    names = {"en": "Play now", "fr": "Jouer maintenant", "de": "Jetzt spielen"}
    page = visit(lang=lang)
    page.goto("/")
    expect(page.locator("#play-now")).to_have_text(names[lang])
    other = "fr" if lang != "fr" else "de"
    page.locator("header [aria-haspopup=dialog]").click()
    page.get_by_role("dialog").get_by_text({"fr": "Français", "de": "Deutsch"}[other]).click()
    expect(page.locator("#play-now")).to_have_text(names[other])
    assert page.evaluate("document.documentElement.lang") == other


@pytest.mark.parametrize(("lang", "word"), [("en", "unofficial"), ("fr", "non officiel"), ("de", "inoffizielles")])
def test_the_pages_say_that_the_project_is_unofficial(visit: Visit, lang: str, word: str) -> None:
    page = visit(lang=lang)
    for path in ("/", "/about"):
        page.goto(path)
        expect(page.get_by_text(word)).to_be_visible()


def test_a_link_to_no_table_is_explained(visit: Visit) -> None:
    page = visit()
    page.goto("/tables/nosuchtable")
    expect(page.get_by_role("heading", name="This table does not exist")).to_be_visible()
    page.get_by_role("link", name="Back to the tavern").click()
    expect(page.locator("#play-now")).to_be_visible()


def calm(page: Page) -> None:
    """Waits until everything is loaded, fonts too, and drawn."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    hand.settle(page)


def test_the_first_load_is_light_and_steady(visit: Visit) -> None:
    """First load at most 300 kB compressed besides fonts; nothing moves after it (CLS 0)."""
    page = visit()
    page.add_init_script(
        """window.shift = 0; new PerformanceObserver(list => { for (const one of list.getEntries()) shift += one.value})
            .observe({type: 'layout-shift', buffered: true})"""
    )
    for path in ("/", "/new", "/account", "/about"):
        page.goto(path)
        calm(page)
        assert page.evaluate("shift") == 0, path
    for mode in ("aetherya/competitive", "rivality/solo"):
        play_now(page, mode)
        page.wait_for_selector(".target[data-pick]")
        page.reload()
        page.wait_for_selector(".target[data-pick]")
        calm(page)
        assert page.evaluate("shift") == 0, mode
    page.context.clear_cookies()
    fresh = visit()
    fresh.goto("/")
    calm(fresh)
    loaded = fresh.evaluate(
        "performance.getEntriesByType('resource').filter(one => !/woff/.test(one.name)).map(one => one.transferSize)"
    )
    assert 0 < sum(loaded) < HEAVIEST


def test_an_account_from_making_to_deletion(visit: Visit, watch: Watch) -> None:
    page = visit()
    page.goto("/account")
    page.get_by_role("button", name="Create an account").first.click()
    page.get_by_label("Name", exact=True).fill(f"Ada{secrets.token_hex(4)}")
    page.get_by_label("Password").fill("correct horse")
    page.locator("form").get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", name="Recovery codes")).to_be_visible()
    expect(page.locator(".codes li").first).to_be_visible()
    page.get_by_role("button", name="Delete all my data").click()
    form = page.locator("form").filter(has=page.get_by_role("button", name="Delete for good"))
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("All your data has been deleted.")).to_be_visible()
