"""The one catalogue of words: Fluent messages in French, German and English."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from taverne.kernel.errors import BadRecord, TaverneError

LANGUAGES = ("fr", "de", "en")
_DEFAULT = "en"
_LONGEST = 400


def read_source(language: str) -> str:
    """The Fluent source of a language: all files of its folder."""
    sources = sorted((files(__name__) / language).iterdir(), key=lambda source: source.name)
    return "\n".join(source.read_text("utf-8") for source in sources)


def _short(value: str | int) -> str | int:
    """An argument no longer than a sentence can bear."""
    return f"{value[:_LONGEST]}…" if isinstance(value, str) and len(value) > _LONGEST else value


class Catalogue:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(read_source(language)))

    def say(self, message: str, **arguments: str | int) -> str:
        """A message in words; an id the catalogue lacks is a mistake in the program."""
        found = self._bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(
            found.value, {name: _short(value) for name, value in arguments.items()}
        )
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        """Whether the catalogue has a message."""
        return self._bundle.has_message(message)

    def say_error(self, error: TaverneError) -> str:
        """One sentence on what was found and what was expected, with the line and the clause."""
        text = self.say(error.message, **{name: str(value) for name, value in error.arguments.items()})
        if error.clause:
            text = f"{text} ({error.clause})"
        return self.say("error-at-line", line=str(error.line), text=text) if isinstance(error, BadRecord) else text


@cache
def find_catalogue(language: str) -> Catalogue:
    """The catalogue of a language that exists."""
    return Catalogue(language)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language a terminal's environment asks for."""
    for name in ("TAVERNE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            code = value[:2].lower()
            return code if code in LANGUAGES else _DEFAULT
    return _DEFAULT
