"""The web client's files, built by `make web`, and the page that lists the endpoints."""

import mimetypes
from html import escape
from os import PathLike, stat_result
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from taverne.locale import Catalogue
from taverne.server.endpoints import ENDPOINTS

CLIENT = Path(__file__).parent / "client"
"""The folder the web client is built into."""
INDEX = CLIENT / "index.html"
PAGES = (
    *("/", "/new", "/learn", "/learn/{lesson}", "/tables/{table}", "/account", "/about", "/rules", "/rules/{game}"),
    *("/score", "/score/{game}", "/settle", "/settle/{game}"),
)
"""The addresses of the web client's pages."""
ROOT_FILES = {
    "icon.svg": "max-age=3600",
    "icon-turn.svg": "max-age=3600",
    "icon-192.png": "max-age=3600",
    "icon-512.png": "max-age=3600",
    "icon-maskable-512.png": "max-age=3600",
    "manifest.webmanifest": "max-age=3600",
    "badge-96.png": "max-age=3600",
    "sw.js": "no-cache",
}
"""Files whose address cannot change, and for how long browsers may keep them. A service worker must never be old."""
for _ending, _kind in (
    (".css", "text/css"),
    (".js", "text/javascript"),
    (".webmanifest", "application/manifest+json"),
    (".mjs", "text/javascript"),
    (".svg", "image/svg+xml"),
    (".wasm", "application/wasm"),
):
    mimetypes.add_type(_kind, _ending)  # Some systems are configured to say something else.


class Assets(StaticFiles):
    """Files whose names contain a hash of their content, so that browsers may keep them for good."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, or that it has not changed."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = "max-age=31536000, immutable"
        return response


async def show_root_file(request: Request) -> Response:
    """One of the files whose address cannot change."""
    name = request.url.path.removeprefix("/")
    return FileResponse(CLIENT / name, headers={"Cache-Control": ROOT_FILES[name]})


def interface_page(t: Catalogue) -> str:
    """The page that lists the endpoints."""
    lines = "".join(
        f"<dt><code>{endpoint.method} {escape(endpoint.path)}</code></dt><dd>{escape(endpoint.summary)}</dd>"
        for endpoint in ENDPOINTS
    )
    return _page(
        t,
        f"<h1>{escape(t.say('page-interface'))}</h1><p>{escape(t.say('page-interface-more'))} "
        f'<a href="/api/openapi.json">/api/openapi.json</a></p><dl lang="en">{lines}</dl>'
        f'<p><a href="/?lang={t.language}">{escape(t.say("page-back"))}</a></p>',
    )


def unbuilt_page(t: Catalogue) -> str:
    """The page that says that the web client has not been built."""
    return _page(
        t,
        f"<h1>Taverne</h1><p>{escape(t.say('page-unbuilt'))}</p>"
        f'<p><a href="/api/docs?lang={t.language}">{escape(t.say("page-interface"))}</a></p>',
    )


def _page(t: Catalogue, body: str) -> str:
    return (
        f'<!doctype html><html lang="{t.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Taverne</title>'
        f'<link rel="icon" href="/icon.svg"></head><body><main>{body}</main></body></html>\n'
    )
