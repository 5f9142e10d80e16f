"""Fluent messages, formatted by fluent.runtime or, in a browser, by the library that the web client brings along."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Protocol


class _Bundle(Protocol):
    def __init__(self, language: str, sources: Iterable[str]) -> None: ...

    def has(self, message: str) -> bool:
        """Whether there is a message."""
        ...

    def format(self, message: str, values: Mapping[str, str | int]) -> str:
        """A message; KeyError if there is none, ValueError if a value is missing."""
        ...


if TYPE_CHECKING:
    Bundle: type[_Bundle]
else:
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError:
        from browser_fluent import make_bundle  # What web/src/device/worker.ts registers.

        class Bundle:
            """Messages formatted by JavaScript."""

            def __init__(self, language: str, sources: Iterable[str]) -> None:
                self._bundle = make_bundle(language, "\n".join(sources))

            def has(self, message: str) -> bool:
                return self._bundle.has(message)

            def format(self, message: str, values: Mapping[str, str | int]) -> str:
                text = self._bundle.format(message, list(values), list(values.values()))
                if text is None:
                    raise KeyError(message)
                return text

    else:

        class Bundle:
            """Messages formatted by fluent.runtime."""

            def __init__(self, language: str, sources: Iterable[str]) -> None:
                self._bundle = FluentBundle([language], use_isolating=False)
                for source in sources:
                    self._bundle.add_resource(FluentResource(source))

            def has(self, message: str) -> bool:
                return self._bundle.has_message(message)

            def format(self, message: str, values: Mapping[str, str | int]) -> str:
                found = self._bundle.get_message(message)  # KeyError if there is none
                if found.value is None:
                    raise KeyError(message)
                text, errors = self._bundle.format_pattern(found.value, dict(values))
                if errors:
                    raise ValueError(f"{message}: {errors[0]}")
                return str(text)
