"""The static site, served by a plain file server that can be stopped."""

import http.server
import re
import shutil
import threading
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "site"


NEXT = "next00000000"
KEPT_FOR = 600
"""Seconds for which browsers may use a file without asking again, as hosts of static sites allow."""


class _Files(http.server.SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Cache-Control", f"max-age={KEPT_FOR}")
        super().end_headers()

    def translate_path(self, path: str) -> str:
        assert isinstance(self.server, _Server)
        self.directory = str(self.server.folder)  # Browsers connect before they know what to ask for.
        return super().translate_path(path)

    def log_message(self, *_: Any) -> None: ...


class _Server(http.server.ThreadingHTTPServer):
    folder: Path


class Host:
    """Serves a folder, which can be exchanged for another; after `stop`, nobody is there."""

    def __init__(self, folder: Path = SITE, port: int = 0) -> None:
        assert (folder / "index.html").exists(), "the site is not built: run `make site`"
        self._server = _Server(("127.0.0.1", port), _Files)
        self._server.folder = folder
        self._server.daemon_threads = True
        self.port = self._server.server_address[1]
        self.url = f"http://localhost:{self.port}"
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def exchange(self, folder: Path) -> None:
        """Serves another folder from now on."""
        self._server.folder = folder

    def stop(self) -> None:
        """Serves nobody any more."""
        self._server.shutdown()
        self._server.server_close()


def build_next(folder: Path) -> str:
    """Writes the next version of the site, as a build writes it after a change everywhere; its version.

    What changed has another name: all scripts, and the folder of the engine. A page of this version says `data-next`.
    """
    shutil.copytree(SITE, folder)
    assets = folder / "assets"
    renamed = {path.name: f"{path.stem[:-1]}{'-' if path.stem[-1] == '_' else '_'}.js" for path in assets.glob("*.js")}
    (engine,) = assets.glob("engine-*")
    renamed[engine.name] = f"{engine.name[:-8]}{'0' * 8}"
    for old, new in renamed.items():
        (assets / old).rename(assets / new)
    for path in folder.rglob("*.*"):
        if path.parent.name in renamed.values() or path.suffix not in (".js", ".html"):
            continue
        text = path.read_text()
        for old, new in renamed.items():
            text = text.replace(old, new)
        path.write_text(text)
    (entry,) = re.findall(r'<script type="module"[^>]* src="/(.*?)"', (folder / "index.html").read_text())
    with (folder / entry).open("a") as script:
        script.write('\ndocument.documentElement.dataset.next = "";\n')
    worker = folder / "sw.js"
    worker.write_text(re.sub(r'"version":"\w+"', f'"version":"{NEXT}"', worker.read_text()))
    return NEXT
