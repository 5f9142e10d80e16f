"""Messages without msgspec, of which there is no build for browsers: dataclasses, written and read the same way.

`taverne.protocol.codec` chooses between the two. Tests compare what both write and refuse.
"""

import dataclasses
import json
import re
from collections.abc import Callable
from dataclasses import MISSING, dataclass, field
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, dataclass_transform, get_args, get_origin, get_type_hints

__all__ = ["Meta", "Struct", "ValidationError", "decode", "encode", "field", "read", "to_data"]


class ValidationError(ValueError):
    """Data that is not what it should be."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Meta:
    """The limits of a value; in an annotation."""

    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    description: str = ""
    extra_json_schema: Any = None


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
@dataclass(frozen=True)
class Struct:
    """A message; a subclass with a tag writes it in its first field."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    _tag_field: ClassVar[str] = ""
    _forbids_unknown: ClassVar[bool] = False
    _tag_rule: ClassVar[str | Callable[[str], str]] = ""

    def __init_subclass__(
        cls,
        *,
        frozen: bool = True,
        kw_only: bool = False,
        forbid_unknown_fields: bool = False,
        tag_field: str = "",
        tag: str | Callable[[str], str] = "",
    ) -> None:
        """Makes the subclass a dataclass; all are frozen."""
        super().__init_subclass__()
        if forbid_unknown_fields:
            cls._forbids_unknown = True
        if tag:
            cls._tag_rule = tag
            cls._tag_field = tag_field or cls._tag_field or "type"
        dataclass(frozen=True, kw_only=kw_only)(cls)
        cls.__struct_fields__ = tuple(one.name for one in dataclasses.fields(cls))

    @classmethod
    def tag(cls) -> str:
        """What the class writes in its tag field."""
        rule = cls._tag_rule
        return rule if isinstance(rule, str) else rule(cls.__name__)


def to_data(value: Any) -> Any:
    """A message as JSON data, if it is one; the messages in it stay as they are until they are encoded."""
    if not isinstance(value, Struct):
        return value
    data = {value._tag_field: value.tag()} if value._tag_field else {}
    return data | {name: getattr(value, name) for name in value.__struct_fields__}


def encode(value: Any) -> bytes:
    """A message as JSON."""
    return json.dumps(value, default=to_data, ensure_ascii=False, separators=(",", ":")).encode()


def decode(text: str | bytes) -> Any:
    """JSON data; ValueError if it is none."""
    return json.loads(text)


def read(data: Any, kind: Any, *, strict: bool = True) -> Any:
    """Data as a value of a type; ValidationError if it is none. If not strict, a number may be given as text."""
    if not strict and isinstance(data, str) and int in (kind, *get_args(kind)):
        try:
            data = int(data)
        except ValueError:
            raise ValidationError("Expected `int`, got `str`") from None
    return _read(data, kind, "$")


def _read(data: Any, kind: Any, place: str) -> Any:
    origin = get_origin(kind)
    if kind is Any:
        return data
    if origin is Annotated:
        inner, *extras = get_args(kind)
        value = _read(data, inner, place)
        for extra in extras:
            if isinstance(extra, Meta):
                _check_limits(value, extra, place)
        return value
    if origin is Literal:
        if data not in get_args(kind):
            raise ValidationError(f"Invalid enum value {data!r} - at `{place}`")
        return data
    if origin in (Union, UnionType):
        return _read_union(data, get_args(kind), place)
    if origin is list:
        (part,) = get_args(kind)
        return [_read(one, part, f"{place}[...]") for one in _checked(data, list, place)]
    if origin is dict:
        _, part = get_args(kind)
        return {name: _read(one, part, f"{place}[...]") for name, one in _checked(data, dict, place).items()}
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _read_struct(data, kind, place)
    return _checked(data, kind, place)


def _checked(data: Any, kind: type, place: str) -> Any:
    """A value of exactly this type: no number is a truth value, or the other way round."""
    if type(data) is not kind and not (kind is NoneType and data is None):
        raise ValidationError(f"Expected `{kind.__name__}`, got `{type(data).__name__}` - at `{place}`")
    return data


def _check_limits(value: Any, limits: Meta, place: str) -> None:
    length = len(value) if isinstance(value, str | list) else 0
    if (limits.ge is not None and value < limits.ge) or (limits.le is not None and value > limits.le):
        raise ValidationError(f"Expected a number from {limits.ge} to {limits.le} - at `{place}`")
    if (limits.min_length or 0) > length or (limits.max_length is not None and length > limits.max_length):
        raise ValidationError(f"Expected length {limits.min_length or 0} to {limits.max_length} - at `{place}`")
    if limits.pattern is not None and not re.search(limits.pattern, value):
        raise ValidationError(f"Expected text like {limits.pattern} - at `{place}`")


def _read_union(data: Any, kinds: tuple[Any, ...], place: str) -> Any:
    structs = {kind.tag(): kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)}
    if isinstance(data, dict) and structs:
        tag_field = next(iter(structs.values()))._tag_field
        if not tag_field:
            return _read(data, next(iter(structs.values())), place)
        chosen = structs.get(data.get(tag_field))  # type: ignore[arg-type]
        if chosen is None:
            raise ValidationError(f"Invalid value {data.get(tag_field)!r} - at `{place}.{tag_field}`")
        return _read(data, chosen, place)
    for kind in kinds:
        try:
            return _read(data, kind, place)
        except ValidationError:
            continue
    raise ValidationError(f"Unexpected `{type(data).__name__}` - at `{place}`")


def _read_struct(data: Any, kind: type[Struct], place: str) -> Any:
    given = dict(_checked(data, dict, place))
    if kind._tag_field and given.pop(kind._tag_field, kind.tag()) != kind.tag():
        raise ValidationError(f"Invalid value - at `{place}.{kind._tag_field}`")
    hints = get_type_hints(kind, include_extras=True)
    unknown = given.keys() - set(kind.__struct_fields__)
    if unknown and kind._forbids_unknown:
        raise ValidationError(f"Object contains unknown field `{min(unknown)}` - at `{place}`")
    for one in dataclasses.fields(kind):
        if one.name in given:
            given[one.name] = _read(given[one.name], hints[one.name], f"{place}.{one.name}")
        elif one.default is MISSING and one.default_factory is MISSING:
            raise ValidationError(f"Object missing required field `{one.name}` - at `{place}`")
    return kind(**{name: value for name, value in given.items() if name not in unknown})
