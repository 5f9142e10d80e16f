"""The web client's files, built by `make web`, and the list of the interface's addresses."""

import gzip
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

from taverne.locale import Catalogue
from taverne.server.endpoints import ENDPOINTS

CLIENT = "client"
"""The folder the web client is built into."""
ASSETS = "assets"
"""Files whose names tell their content: a browser may keep them for good."""
_KINDS = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "woff": "font/woff",
    "woff2": "font/woff2",
}
"""By ending; what a machine believes of endings differs."""
_PACKED = ("css", "html", "js", "svg")


@dataclass(frozen=True, slots=True)
class File:
    """A file to be served, also compressed if that makes it smaller."""

    kind: str
    body: bytes
    packed: bytes | None


@cache
def client_files() -> dict[str, File]:
    """The web client by path; empty if it was not built."""
    folder = files(__name__) / CLIENT
    return dict(_read(folder, "")) if folder.is_dir() else {}


def _read(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for entry in folder.iterdir():
        name = f"{path}{entry.name}"
        if entry.is_dir():
            found += _read(entry, f"{name}/")
        else:
            ending = name.rpartition(".")[2]
            body = entry.read_bytes()
            packed = gzip.compress(body, 9, mtime=0) if ending in _PACKED else None
            found.append((name, File(_KINDS.get(ending, "application/octet-stream"), body, packed)))
    return found


def interface_page(words: Catalogue) -> str:
    """Lists the endpoints."""
    lines = "".join(
        f"<dt><code>{endpoint.method} {escape(endpoint.path)}</code></dt><dd>{escape(endpoint.summary)}</dd>"
        for endpoint in ENDPOINTS
    )
    return _page(
        words,
        f"<h1>{escape(words.say('page-interface'))}</h1><p>{escape(words.say('page-interface-more'))} "
        f'<a href="/api/openapi.json">/api/openapi.json</a></p><dl lang="en">{lines}</dl>'
        f'<p><a href="/?lang={words.language}">{escape(words.say("page-back"))}</a></p>',
    )


def unbuilt_page(words: Catalogue) -> str:
    """Says that the web client was not built, and the way on."""
    return _page(
        words,
        f"<h1>Taverne</h1><p>{escape(words.say('page-unbuilt'))}</p>"
        f'<p><a href="/api/docs?lang={words.language}">{escape(words.say("page-interface"))}</a></p>',
    )


def _page(words: Catalogue, body: str) -> str:
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Taverne</title>'
        f'<link rel="icon" href="/icon.svg"></head><body><main>{body}</main></body></html>\n'
    )
