"""Views, moves and events as plain JSON data for clients, made from the families' own dataclasses.

A field whose number stands for a word of the notation is annotated with a `Term`; a game's `terms` turn it into the
word. JSON Schema, the protocol's documentation and the web client's types are generated from the same classes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import partial
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

JSON = None | bool | int | str | list["JSON"] | dict[str, "JSON"]
"""What JSON can hold, apart from fractions, which no game has."""

Terms = Mapping[str, Callable[[int], str | None]]
"""How a game writes the numbers of its events and moves, by the name of their term; None where there is nothing."""


_SCALARS = (int, str, bool, NoneType)


@dataclass(frozen=True, slots=True)
class Term:
    """Marks a number that stands for a word of the notation: `Cell = Annotated[int, Term("cell", "a cell: `b2`")]`."""

    name: str
    description: str
    can_be_null: bool = False


class Tagged:
    """A class of which one among several can stand in a field: its data begins with its `type` there, too."""

    __slots__ = ()


class Reused:
    """A part of views that many of them share as one and the same object, so that its text can be kept."""

    __slots__ = ()


class DataTypes(NamedTuple):
    """The classes of a family's data, for schemas and documentation."""

    view: type
    parts: tuple[type, ...]
    """The tagged classes that can stand in a view: what its modes add."""
    moves: tuple[type, ...]
    events: tuple[type, ...]
    summaries: tuple[type, ...] = ()
    """How a finished game is summed up beyond points and ranks."""


def type_name(kind: type) -> str:
    """What JSON calls a class: `CardPlaced` is `card-placed`."""
    name = kind.__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class DataWriter:
    """Makes JSON data of dataclasses, with one game's terms."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def write(self, value: object) -> dict[str, JSON]:
        """A dataclass as a JSON object: first its `type`, then its fields."""
        return {"type": _layout_of(type(value)).type_name, **self.write_fields(value)}

    def write_part(self, value: object) -> Any:
        """A dataclass inside another, as JSON data or as something that encodes as such."""
        return self.write_fields(value)

    def write_fields(self, value: object) -> dict[str, JSON]:
        """The fields of a dataclass."""
        return {
            name: getattr(value, name) if convert is None else convert(getattr(value, name), self)
            for name, convert in _layout_of(type(value)).fields
        }


def to_data(value: object, terms: Terms) -> dict[str, JSON]:
    """A dataclass as a JSON object: first its `type`, then its fields."""
    return DataWriter(terms).write(value)


def move_data(move: object, terms: Terms) -> dict[str, JSON]:
    """A move as a JSON object with its `text`, the notation's words for it, which a client sends to play it."""
    kind = _layout_of(type(move)).type_name
    return {"type": kind, "text": str(move), **DataWriter(terms).write_fields(move)}


def find_term(hint: Any) -> Term | None:
    """The term in a field's type: of an annotated number, or of the numbers in a collection."""
    if get_origin(hint) is Annotated:
        return next((extra for extra in hint.__metadata__ if isinstance(extra, Term)), None)
    return next((term for part in get_args(hint) if (term := find_term(part)) is not None), None)


Converter = Callable[[Any, DataWriter], JSON]
"""Makes JSON of one value."""


class _Layout(NamedTuple):
    """A data class as JSON writes it."""

    type_name: str
    fields: tuple[tuple[str, Converter | None], ...]
    """Each field with its converter; None for one whose value is JSON as it is."""


_LAYOUTS: dict[type, _Layout] = {}
"""The layouts of the classes met so far."""


def _layout_of(kind: type) -> _Layout:
    layout = _LAYOUTS.get(kind)
    if layout is None:
        hints = get_type_hints(kind, include_extras=True)
        names = kind._fields if hasattr(kind, "_fields") else [field.name for field in fields(kind)]
        layout = _Layout(type_name(kind), tuple((name, _converter(hints[name])) for name in names))
        _LAYOUTS[kind] = layout
    return layout


def _converter(hint: Any) -> Converter | None:
    """How a value of this type becomes JSON, found once for each field; None if it is JSON already."""
    term = find_term(hint)
    if term is not None:
        return partial(_write, term.name)
    if hint in _SCALARS:
        return None
    if get_origin(hint) is tuple and get_args(hint)[1:] == (...,):
        return partial(_list, _converter(get_args(hint)[0]))
    if isinstance(hint, UnionType) and all(part in _SCALARS for part in get_args(hint)):
        return None
    if is_dataclass(hint) and isinstance(hint, type) and not issubclass(hint, Tagged):
        return _part
    return _convert


def _write(term: str, value: Any, writer: DataWriter) -> JSON:
    """A number as its word, and a collection of numbers as a list of theirs."""
    if value is None:
        return None
    return writer.terms[term](value) if isinstance(value, int) else [_write(term, part, writer) for part in value]


def _list(convert: Converter | None, value: Any, writer: DataWriter) -> JSON:
    return list(value) if convert is None else [convert(part, writer) for part in value]


def _part(value: Any, writer: DataWriter) -> Any:
    return writer.write_part(value)


def _convert(value: Any, writer: DataWriter) -> JSON:
    """A value of which only its own class says what it is."""
    if isinstance(value, Tagged):
        return writer.write(value)
    if is_dataclass(value) or hasattr(value, "_fields"):
        part: JSON = writer.write_part(value)
        return part
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, (tuple, bytes)):
        return [_convert(part, writer) for part in value]
    raise TypeError(f"{type(value).__name__} is not data")
