"""Events as plain data, in the notation's words: what clients are sent and logs are written from."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from taverne.kernel.events import Event

Words = Mapping[str, Callable[[Any], object]]
"""How a game writes the fields of its events, by their names; a field without an entry is told as it is."""


def tell(words: Words, event: Event) -> dict[str, object]:
    """An event as its type and its fields."""
    told: dict[str, object] = {"type": type(event).__name__}
    for field in fields(event):
        value = getattr(event, field.name)
        told[field.name] = words[field.name](value) if field.name in words else value
    return told
