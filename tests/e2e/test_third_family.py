"""A game of which the client knows nothing is played in the browser to the end."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from taverne.locale import find_catalogue
from tests.e2e.playing import TARGETS, click, picks, play_to_the_end, press, tap
from tests.installing import install_example
from tests.server.services import Deployment, serve_sqlite

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def magpie_deployment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    """A server with the example family installed."""
    with serve_sqlite(**install_example(tmp_path_factory.mktemp("installed"))) as served:
        yield served


def begin(page: Page) -> None:
    page.goto("/")
    page.locator("[data-play='magpie/competitive']").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]+$"))


@pytest.mark.parametrize(("act", "phone"), [(click, False), (press, False), (tap, True)])
def test_a_game_without_pictures(
    visit: Visit, magpie_deployment: Deployment, act: Callable[[Page, str, float], None], phone: bool
) -> None:
    page = visit(at=magpie_deployment.urls[0], phone=phone)
    begin(page)
    expect(page.get_by_text("Hands")).to_be_visible()
    expect(page.get_by_text("Waiting for").or_(page.get_by_text("Choose a move."))).to_be_visible()
    assert play_to_the_end(page, 3, act) > 0
    expect(page.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    expect(page.get_by_text(re.compile("Card played, card")).first).to_be_visible()


def say(language: str, message: str) -> str:
    return find_catalogue(language).say(message)


def test_two_people_open_a_table_and_each_is_offered_only_the_own_hand(
    visit: Visit, magpie_deployment: Deployment
) -> None:
    host, guest = visit(at=magpie_deployment.urls[0]), visit(at=magpie_deployment.urls[0], lang="fr")
    host.goto("/new")
    host.get_by_label("Magpie").check()
    host.get_by_role("button", name=say("en", "web-open-table")).click()
    host.wait_for_url(re.compile(r"/tables/"))
    guest.goto(host.url)
    guest.get_by_role("button", name=say("fr", "web-sit")).first.click()
    host.get_by_role("button", name=say("en", "web-start")).click()
    expect(host.locator(TARGETS)).to_have_count(4)
    own = picks(host)
    click(host, own[0])
    expect(guest.locator(TARGETS)).to_have_count(4)
    assert set(own).isdisjoint(picks(guest))
