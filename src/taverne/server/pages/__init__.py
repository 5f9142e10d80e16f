"""The pages shown until the web client exists: that it is to come, and how to use the interface."""

from html import escape
from importlib.resources import files

from taverne.locale import LANGUAGES, Catalogue
from taverne.server.endpoints import ENDPOINTS

STATIC = {"style.css": "text/css; charset=utf-8", "icon.svg": "image/svg+xml"}


def read_static(name: str) -> bytes:
    """A file of the pages."""
    return (files(__name__) / name).read_bytes()


def home_page(words: Catalogue) -> str:
    """Says what this is, and where the interface is described."""
    say = words.say
    languages = " · ".join(f'<a href="/?lang={language}">{language}</a>' for language in LANGUAGES)
    return _page(
        words,
        f"<h1>Taverne</h1><p>{escape(say('page-welcome'))}</p><p>{escape(say('page-client-to-come'))}</p>"
        f'<p><a href="/api/docs?lang={words.language}">{escape(say("page-interface"))}</a> · '
        f'<a href="/api/openapi.json">OpenAPI</a></p><p>{escape(say("page-unofficial"))}</p><p>{languages}</p>',
    )


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


def missing_page(words: Catalogue) -> str:
    """Says that there is nothing here, and the way on."""
    return _page(
        words,
        f"<h1>{escape(words.say('page-missing'))}</h1>"
        f'<p><a href="/?lang={words.language}">{escape(words.say("page-back"))}</a></p>',
    )


def _page(words: Catalogue, body: str) -> str:
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Taverne</title>'
        '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/style.css"></head>'
        f"<body><main>{body}</main></body></html>\n"
    )
