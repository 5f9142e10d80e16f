"""Being told that it is one's turn: by the tab on any page, and by a notification when no page is at the table."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import CDPSession, Page, expect

from taverne.locale import find_catalogue
from tests.e2e import hand
from tests.e2e.playing import TARGETS, click, picks, wait_for_picks
from tests.e2e.test_settings import open_settings
from tests.server.pushing import PushService, push_service
from tests.server.services import Deployment, serve_sqlite, wait_until

Visit = Callable[..., Page]
SUBSCRIBING = """given => {
    const fake = {
        endpoint: given.endpoint,
        toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
        unsubscribe: async () => localStorage.removeItem('fake'),
    };
    PushManager.prototype.getSubscription = async () => localStorage.getItem('fake') ? fake : null;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        localStorage.setItem('fake', applicationServerKey.length);
        return fake;
    };
}"""
"""Subscribes with the push service of the test, because Chromium does so only with its vendor's."""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))"""
CLICK = """async () => {
    const [notification] = await registration.getNotifications();
    const event = new NotificationEvent('notificationclick', { notification });
    let work;
    event.waitUntil = promise => work = promise.catch(() => {});
    dispatchEvent(event);
    await work;
}"""
"""Clicks a notification as far as a program may: it is not trusted to open or to focus a window."""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def pushing() -> Iterator[Deployment]:
    """A server that may use a push service on loopback, and does so at once."""
    with serve_sqlite(TAVERNE_PUSH_ANYWHERE="yes", TAVERNE_PUSH_DELAY="0") as served:
        yield served


def say(language: str, message: str) -> str:
    return find_catalogue(language).say(message)


def begin(host: Page, guest: Page) -> str:
    """Two people begin a game that lasts days; the table's id. It is the host's turn."""
    host.goto("/new")
    host.locator("select:has(option[value=days])").select_option("days")
    host.get_by_role("button", name=say("en", "web-open-table")).click()
    host.wait_for_url(re.compile("/tables/"))
    guest.goto(host.url)
    guest.get_by_role("button", name=say("de", "web-sit")).first.click()
    host.get_by_role("button", name=say("en", "web-start")).click()
    for page in (guest, host):
        page.wait_for_selector('.target[data-pick="do:arrange"]')
        click(page, "do:arrange")
    host.wait_for_selector('.target[data-pick="deck"]')
    return urlsplit(host.url).path.rpartition("/")[2]


def pass_turn(page: Page) -> None:
    """Plays until it is somebody else's turn."""
    order = ("do:end", "cell:", "to:", "deck")
    while True:
        page.wait_for_function(
            """selector => document.querySelector(selector) || /^\\W*Waiting/.test(
                document.querySelector('[role=status][aria-live]').textContent.trim())""",
            arg=TARGETS,
        )
        found = picks(page)
        if not found:
            return
        click(page, next(pick for start in order for pick in found if pick.startswith(start)))
        hand.settle(page)


def deliver(page: Page, message: dict[str, str]) -> None:
    """Hands a message to the page's service worker as the browser's push service would."""
    registrations: list[str] = []
    devtools: CDPSession = page.context.new_cdp_session(page)

    def note(event: dict[str, Any]) -> None:
        registrations.extend(one["registrationId"] for one in event["registrations"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", note)
    devtools.send("ServiceWorker.enable")
    while not registrations:
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    origin = page.evaluate("origin")
    arguments = {"origin": origin, "registrationId": registrations[0], "data": json.dumps(message)}
    devtools.send("ServiceWorker.deliverPushMessage", arguments)


def test_who_is_away_is_notified_and_a_click_leads_to_the_table(
    visit: Visit, pushing: Deployment, service: PushService
) -> None:
    at = pushing.urls[0].replace("127.0.0.1", "localhost")
    host, guest = visit(at=at), visit(at=at, lang="de")
    table = begin(host, guest)
    # Chromium subscribes with its vendor's push service alone, so the test brings a subscription of its own.
    browser = service.browser("guest")
    answer = guest.request.post("/api/people/me/push", data=browser.subscription(language="de"), headers={"Origin": at})
    assert answer.ok, answer.text()
    guest.goto("/about")
    expect(guest).to_have_title("Über Taverne · Taverne")
    pass_turn(host)
    (body,) = service.wait_for("guest")
    message = browser.decrypt(body)
    assert message == {
        "table": table,
        "title": "Du bist dran",
        "body": "Aetherya · Wettstreit",
        "lang": "de",
    }
    guest.context.grant_permissions(["notifications"], origin=at)
    guest.evaluate(
        "navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => {})"
    )
    deliver(guest, message)
    # A promise is true at once for wait_for_function, so Python does the waiting.
    wait_until(lambda: guest.evaluate(SHOWN) != [], "the notification")
    assert guest.evaluate(SHOWN) == [
        {"title": "Du bist dran", "body": "Aetherya · Wettstreit", "lang": "de", "tag": table}
    ]
    # Every page shows it, too.
    expect(guest).to_have_title("● Du bist dran · Über Taverne · Taverne")
    expect(guest.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    (worker,) = guest.context.service_workers
    worker.evaluate(CLICK)
    guest.wait_for_url(re.compile(f"/tables/{table}$"))
    assert guest.evaluate(SHOWN) == []
    assert wait_for_picks(guest)
    expect(guest).to_have_title(re.compile("● Du bist dran · Aetherya"))
    # The tab need not be marked.
    guest.locator("header").get_by_role("button", name="Einstellungen").click()
    guest.get_by_label("Am Tab anzeigen").uncheck()
    expect(guest).to_have_title(re.compile("^Aetherya"))
    expect(guest.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    guest.get_by_role("button", name="Überall ausschalten").click()
    expect(guest.get_by_role("button", name="Überall ausschalten")).to_be_hidden()
    assert guest.request.get("/api/people/me/push").json()["browsers"] == 0


def test_notifications_are_turned_on_for_one_person_and_off_again(
    visit: Visit, pushing: Deployment, service: PushService
) -> None:
    at = pushing.urls[0].replace("127.0.0.1", "localhost")
    page = visit(at=at)
    browser = service.browser("settings")
    page.add_init_script(f"({SUBSCRIBING})({json.dumps(browser.subscription())})")
    page.goto("/about")
    dialog = open_settings(page)
    expect(dialog.get_by_text("Take a seat or sign in first.")).to_be_visible()
    page.evaluate(
        "fetch('/api/people/guest', {method: 'POST', body: '{\"name\": \"Ann\"}', headers: "
        "{'Content-Type': 'application/json'}}).then(() => {})"
    )
    page.context.grant_permissions(["notifications"], origin=at)
    page.reload()

    def browsers() -> int:
        return int(page.request.get("/api/people/me/push").json()["browsers"])

    dialog = open_settings(page)
    expect(dialog.get_by_role("radio", name="Off")).to_be_checked()
    dialog.get_by_text("Games that last days").click()
    expect(dialog.get_by_role("radio", name="Games that last days")).to_be_checked()
    wait_until(lambda: browsers() == 1, "the subscription")
    assert page.evaluate("localStorage.getItem('fake')") == "65", "the server's key is a point of the curve"
    dialog.get_by_text("Off", exact=True).last.click()
    expect(dialog.get_by_role("radio", name="Off")).to_be_checked()
    wait_until(lambda: browsers() == 0, "the end of the subscription")
    dialog.get_by_text("All games").click()
    wait_until(lambda: browsers() == 1, "the subscription")
    # Whoever uses the browser next is not notified.
    page.keyboard.press("Escape")
    page.goto("/account")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign out anyway").click()
    expect(page.get_by_text("You are signed out")).to_be_visible()
    page.wait_for_function("() => localStorage.getItem('fake') === null")


def test_where_a_browser_cannot_be_notified_the_settings_say_so(visit: Visit, base_url: str) -> None:
    page = visit(at=base_url.replace("127.0.0.1", "tavern.test"))
    page.goto("/about")
    expect(open_settings(page).get_by_text("it takes a secure address")).to_be_visible()
