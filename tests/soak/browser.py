"""Browsers that are killed while they play games of their own device."""

from playwright.sync_api import sync_playwright

from tests.e2e.kills import run_kills


def soak_browser(kills: int) -> str:
    """Kills a browser so many times."""
    with sync_playwright() as playwright:
        toll = run_kills(playwright, kills, seed=kills, say=True)
    return f"{toll.kills:,} kills, {toll.entries:,} entries shown before, {toll.finished:,} games, nothing lost"
