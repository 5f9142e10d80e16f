"""Record files become games of this device, and games of this device are uploaded, on a phone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from taverne.match.fair import verify_fair
from tests.e2e import hand
from tests.e2e.playing import play_now
from tests.match.test_imported import DUEL, play, record_of

Visit = Callable[..., Page]
DROP = """([target, name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type: 'text/plain' }));
    for (const type of ['dragover', 'drop'])
        target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def sign_up(page: Page, name: str) -> None:
    page.goto("/account")
    status = page.evaluate(
        """name => fetch('/api/people/account', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ name, password: 'correct horse' }),
        }).then(({ status }) => status)""",
        name,
    )
    assert status == 200
    page.goto("/")


def choose_files(page: Page, *files: Path) -> None:
    page.locator("input[type=file]").set_input_files(files)


def download_record(page: Page) -> str:
    """What the button saves."""
    with page.expect_download() as download:
        hand.settle(page)
        page.get_by_role("button", name="Download record").tap()
    return download.value.path().read_text()


def test_records_are_imported_looked_at_exported_checked_and_uploaded(visit: Visit, tmp_path: Path) -> None:
    whole = record_of(play("aetherya", 2))
    duel = record_of(play(DUEL, 2))
    files = {
        "whole.txt": whole,
        "cut.txt": duel[: duel.index("= ") - 30],
        "story.txt": "Once upon a time\n",
        "wrong.txt": duel.replace("= ", "= 1", 1),
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    page = visit(phone=True)
    sign_up(page, "Records Phone")
    choose_files(page, *(tmp_path / name for name in files))
    games = page.locator("section", has=page.locator("#my-games"))
    expect(games.get_by_text("2 games were imported.")).to_be_visible()
    expect(games.get_by_text("story.txt: This is not the record of a game.")).to_be_visible()
    expect(games.get_by_text("wrong.txt: line")).to_be_visible()
    expect(games.get_by_role("listitem")).to_have_count(2)
    page.evaluate(DROP, [games.get_by_role("group").element_handle(), "again.txt", whole])
    expect(games.get_by_text("again.txt: this game is here already.")).to_be_visible()
    expect(games.get_by_role("listitem")).to_have_count(2)

    # A record that was cut can be looked at, and nothing else.
    games.get_by_role("link").filter(has_text="Rivality").tap()
    expect(page.get_by_text("This record ends before its game does.")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    assert files["cut.txt"].startswith(download_record(page).rstrip("\n"))

    # A finished one is a finished game.
    page.goto("/")
    games.get_by_role("link").filter(has_text="Aetherya").tap()
    expect(page.locator("section:has(#ending) table").first).to_be_visible()
    assert download_record(page) == whole
    page.get_by_role("button", name="Was it shuffled fairly?").tap()
    expect(page.get_by_text(f"all {verify_fair(whole)} draws follow from the numbers in the record")).to_be_visible()
    page.get_by_role("button", name="One step back").last.tap()
    expect(page.get_by_text("You are looking at an earlier moment")).to_be_visible()
    page.get_by_role("button", name="Back to the present").tap()

    # Its copy on the server is a table of its own, and found again.
    here = page.url
    page.get_by_role("button", name="Upload this game").tap()
    page.get_by_role("link", name="See the copy").tap()
    page.wait_for_url(lambda url: url != here)
    assert "/tables/local-" not in page.url
    expect(page.locator("section:has(#ending) table").first).to_be_visible()
    expect(page.get_by_text("played elsewhere")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    assert download_record(page) == whole
    page.goto("/")
    expect(games.get_by_role("listitem")).to_have_count(3)
    expect(games.get_by_text("played elsewhere")).to_have_count(3)
    expect(games.get_by_text("Uploaded")).to_have_count(1)


def test_a_game_of_this_device_is_uploaded_from_its_end(visit: Visit) -> None:
    page = visit(phone=True)
    sign_up(page, "Device Phone")
    page.evaluate("localStorage.setItem('taverne-place', 'device')")
    play_now(page, "rivality/duel")
    assert "/tables/local-" in page.url
    page.get_by_role("button", name="Table", exact=True).tap()
    page.get_by_role("button", name="Resign").tap()
    page.get_by_role("button", name="Resign").tap()
    page.get_by_role("button", name="Upload this game").tap()
    expect(page.get_by_text("Uploaded")).to_be_visible()
    page.get_by_role("link", name="See the copy").tap()
    expect(page.get_by_text("played elsewhere")).to_be_visible()
    me = page.evaluate("fetch('/api' + location.pathname).then(one => one.json())")
    assert (me["you"], me["status"], me["public"]) == (1, "over", False)


@pytest.mark.parametrize("missing", ["indexedDB", "WebAssembly"])
def test_nothing_is_imported_where_no_game_can_be_kept(visit: Visit, missing: str) -> None:
    page = visit(phone=True)
    page.add_init_script(f"Object.defineProperty(globalThis, '{missing}', {{ value: undefined }})")
    page.goto("/")
    expect(page.locator("#my-games")).to_be_visible()
    expect(page.get_by_role("button", name="Import games")).to_have_count(0)
