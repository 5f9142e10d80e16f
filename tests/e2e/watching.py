"""Notes what a page must never do: errors in the console, failed requests, anything from another host."""

from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request, Response

IGNORED = "The Cross-Origin-Opener-Policy header has been ignored"
"""What Chromium says about every page on plain HTTP."""


class Watch:
    """What went wrong on the pages of a test."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.loaded: dict[str, int] = {}
        """Bytes as they came over the wire, by address."""
        self.is_offline = False
        """While a page is meant to be offline its requests may fail."""

    def follow(self, page: Page, base_url: str) -> None:
        """Watches a page from now on."""
        host = urlsplit(base_url).netloc

        def on_console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not self.is_offline and IGNORED not in message.text:
                self.faults.append(f"console: {message.text}")

        def on_failed(request: Request) -> None:
            # A request that a page no longer wants when it is left is no failure.
            if not self.is_offline and request.failure != "net::ERR_ABORTED":
                self.faults.append(f"failed: {request.method} {request.url} {request.failure}")

        def on_request(request: Request) -> None:
            if urlsplit(request.url).netloc != host and not request.url.startswith(("data:", "blob:")):
                self.faults.append(f"another host: {request.url}")

        def on_response(response: Response) -> None:
            if response.status >= 400:
                self.faults.append(f"{response.status}: {response.url}")

        page.on("console", on_console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("requestfailed", on_failed)
        page.on("request", on_request)
        page.on("response", on_response)

    def check(self) -> None:
        """Fails with all that went wrong."""
        assert not self.faults, "\n".join(self.faults)
