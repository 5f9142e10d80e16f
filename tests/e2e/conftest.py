"""A server of its own and Debian's Chromium; every page is watched for what must never happen."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from taverne.server.pages import INDEX
from tests.e2e import hand
from tests.e2e.site import Host
from tests.e2e.watching import Watch
from tests.server.services import DEPLOYMENTS, Deployment

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


expect.set_options(timeout=hand.PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    chromium = shutil.which("chromium")
    assert chromium is not None, "Chromium is missing: `make services` installs it"
    named = "--host-resolver-rules=MAP tavern.test 127.0.0.1"  # An address that is neither secure nor localhost.
    return {"executable_path": chromium, "args": ["--no-sandbox", "--force-color-profile=srgb", named]}


@pytest.fixture(scope="session")
def deployment() -> Iterator[Deployment]:
    assert INDEX.exists(), "the web client is not built: run `make web`"
    with DEPLOYMENTS["sqlite"]() as served:
        yield served
        assert " ERROR " not in served.logs(), served.logs()


@pytest.fixture(scope="session")
def base_url(deployment: Deployment) -> str:
    return deployment.urls[0]


@pytest.fixture
def host() -> Iterator[Host]:
    """A host of the static site."""
    served = Host()
    yield served
    served.stop()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """What the pages of a test did; nothing may have gone wrong at its end."""
    seen = Watch()
    yield seen
    seen.check()


@pytest.fixture
def visit(browser: Browser, base_url: str, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Opens a browser of its own for somebody: `visit(lang="de", phone=True)`; `at` another server."""
    opened: list[BrowserContext] = []

    def open_page(
        *,
        lang: str = "en",
        phone: bool = False,
        theme: str = "dark",
        motion: str = "reduce",
        at: str = base_url,
        newcomer: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=at,
            locale=lang,
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
        )
        context.set_default_timeout(hand.PATIENCE)
        context.add_init_script(hand.NOTICE)
        if not newcomer:
            context.add_init_script("try { localStorage.setItem('taverne-regular', 'yes') } catch {}")
        opened.append(context)
        page = context.new_page()
        watch.follow(page, at)
        return page

    yield open_page
    for context in opened:
        context.close()
