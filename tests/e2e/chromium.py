"""A Chromium of its own on a profile folder, which can be killed and started again, as a phone kills its browser."""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright

from tests.server.services import PATIENCE

PORT_FILE = "DevToolsActivePort"
"""Where Chromium writes at which port it can be driven."""


class Chromium:
    """A running browser with all its processes."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        chromium = shutil.which("chromium")
        assert chromium is not None, "Chromium is missing: `make services` installs it"
        written = profile / PORT_FILE
        written.unlink(missing_ok=True)
        options = ["--headless=new", "--no-sandbox", "--no-first-run", "--remote-debugging-port=0"]
        self._process = subprocess.Popen(
            [chromium, *options, f"--user-data-dir={profile}", "about:blank"],
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            port = self._read_port(written)
            self.context: BrowserContext = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}").contexts[0]
        except BaseException:
            self.kill()
            raise

    def _read_port(self, written: Path) -> int:
        limit = time.monotonic() + PATIENCE
        while not written.exists() or "\n" not in (text := written.read_text()):
            assert self._process.poll() is None, "Chromium does not start"
            assert time.monotonic() < limit, "Chromium is not ready in time"
            time.sleep(0.01)
        return int(text.splitlines()[0])

    def kill(self) -> None:
        """Kills all its processes at once; none of them can write anything any more."""
        os.killpg(self._process.pid, signal.SIGKILL)

    def end(self) -> None:
        """Kills it, and waits until its profile is free."""
        if self._process.returncode is None:
            self.kill()
            self._process.wait()
