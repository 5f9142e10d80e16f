"""The one message catalogue: Fluent messages in French, German and English.

An installed package adds the messages of its games with an entry point in the group `taverne.locale` that names a
package with the same folders: `<language>/*.ftl`. A language it does not have is read in English.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from taverne.kernel.errors import BadRecord, TaverneError
from taverne.locale.bundle import Bundle

LANGUAGES = ("fr", "de", "en")
GROUP = "taverne.locale"
_DEFAULT = "en"
_LONGEST = 400


def read_source(language: str) -> str:
    """The Fluent source of a language: every file in its folder."""
    return _read_folder(files(__name__) / language)


def _read_installed(language: str) -> list[str]:
    """The Fluent sources that installed packages add."""
    sources = []
    for point in entry_points(group=GROUP):
        folders = (files(point.module) / name for name in (language, _DEFAULT))
        sources += [_read_folder(folder) for folder in folders if folder.is_dir()][:1]
    return sources


def _read_folder(folder: Traversable) -> str:
    sources = sorted(
        (source for source in folder.iterdir() if source.name.endswith(".ftl")), key=lambda file: file.name
    )
    return "\n".join(source.read_text("utf-8") for source in sources)


def _shorten(value: str | int) -> str | int:
    """An argument that fits into a sentence."""
    return f"{value[:_LONGEST]}…" if isinstance(value, str) and len(value) > _LONGEST else value


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # The first message with an id stays, so an installed package cannot change what others say.
        self._bundle = Bundle(language, (read_source(language), *_read_installed(language)))

    def say(self, message: str, **arguments: str | int) -> str:
        """A message with its arguments; an id that the catalogue lacks is a mistake in the program."""
        return self._bundle.format(message, {name: _shorten(value) for name, value in arguments.items()})

    def has(self, message: str) -> bool:
        """Whether the catalogue has a message."""
        return self._bundle.has(message)

    def name(self, kind: str, word: str) -> str:
        """What a thing of some kind is called; a game that brings no message for it is content with its word."""
        message = f"{kind}-{word}"
        return self.say(message) if self.has(message) else word

    def say_error(self, error: TaverneError) -> str:
        """One sentence that says what was found and what was expected, with the line and the clause."""
        if self.has(error.message):
            text = self.say(error.message, **{name: str(value) for name, value in error.arguments.items()})
        else:
            details = ", ".join(f"{name} {_shorten(value)}" for name, value in error.arguments.items())
            text = f"{error.message.removeprefix('error-').replace('-', ' ').capitalize()}: {details}".rstrip(": ")
        if error.clause:
            text = f"{text} ({error.clause})"
        return self.say("error-at-line", line=str(error.line), text=text) if isinstance(error, BadRecord) else text


@cache
def find_catalogue(language: str) -> Catalogue:
    """The catalogue of one of the languages."""
    return Catalogue(language)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that a terminal's environment asks for."""
    for name in ("TAVERNE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            code = value[:2].lower()
            return code if code in LANGUAGES else _DEFAULT
    return _DEFAULT
