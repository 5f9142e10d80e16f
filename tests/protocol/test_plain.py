"""Messages without msgspec, as in a browser: the same text is written, and the same data is accepted and refused."""

import importlib
import json
import sys
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from taverne.protocol import message, socket
from taverne.protocol.codec import Meta, Struct
from taverne.server.endpoints import ENDPOINTS

KINDS: dict[str, Any] = {
    **{kind.__name__: kind for one in ENDPOINTS for kind in (one.takes, one.gives) if kind},
    "ClientMessage": socket.ClientMessage,
    "ServerMessage": socket.ServerMessage,
}


def without_msgspec() -> dict[str, ModuleType]:
    """The protocol's modules as they are where msgspec cannot be imported; the usual ones stay in use."""
    usual = {name: module for name, module in sys.modules.items() if name.startswith("taverne.protocol")}
    library = sys.modules["msgspec"]
    for name in usual:
        del sys.modules[name]
    sys.modules["msgspec"] = None  # type: ignore[assignment]
    try:
        return {name: importlib.import_module(name) for name in usual}
    finally:
        sys.modules["msgspec"] = library
        sys.modules.update(usual)
        for name, module in usual.items():
            parent, _, child = name.rpartition(".")
            setattr(sys.modules[parent], child, module)


PLAIN = without_msgspec()


def plain_kind(name: str) -> Any:
    module = KINDS[name].__module__ if isinstance(KINDS[name], type) else "taverne.protocol.socket"
    return getattr(PLAIN[module], name)


def anything() -> st.SearchStrategy[Any]:
    return st.sampled_from(["", "x" * 600, "4f", -2, 0, 3, 10**7, 1.5, 2.0, True, None, [], {}, [1], {"type": "move"}])


def data_of(kind: Any) -> st.SearchStrategy[Any]:
    """JSON data of a type, in which now and then something is wrong."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind is Any:
        return st.sampled_from([{"type": "thing", "cards": [1]}, "text", 4])
    if origin is Annotated:
        return st.one_of(data_of(parts[0]), *[limits(one, parts[0]) for one in parts[1:] if isinstance(one, Meta)])
    if origin is Literal:
        return st.sampled_from(parts)
    if origin in (Union, UnionType):
        return st.one_of([data_of(one) for one in parts])
    if origin is list:
        return st.lists(data_of(parts[0]), max_size=2)
    if origin is dict:
        return st.dictionaries(st.sampled_from(["a", "b"]), data_of(parts[1]), max_size=2)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return object_of(kind)
    simple = {str: st.sampled_from(["", "abc", "d3 n4", "ä" * 30]), int: st.integers(-3, 12), bool: st.booleans()}
    return st.none() if kind is NoneType else simple[kind]


def limits(meta: Meta, kind: type) -> st.SearchStrategy[Any]:
    if kind is int:
        return st.sampled_from([one + by for one in (meta.ge or 0, meta.le or 0) for by in (-1, 0, 1)])
    lengths = {one for at in (meta.min_length or 0, meta.max_length or 64) for one in (at - 1, at, at + 1) if one >= 0}
    return st.sampled_from([*("a" * one for one in lengths), "g" * 64, "a" * 64 + "\n", "0f\n"])


@st.composite
def object_of(draw: st.DrawFn, kind: type[Struct]) -> Any:
    hints = get_type_hints(kind, include_extras=True)
    tag = kind.__struct_config__.tag
    data: dict[str, Any] = {} if tag is None else {str(kind.__struct_config__.tag_field): tag}
    for name in kind.__struct_fields__:
        chance = draw(st.integers(0, 19))
        if chance == 0:
            continue
        data[name] = draw(anything() if chance == 1 else data_of(hints[name]))
    if draw(st.integers(0, 19)) == 0:
        data["more"] = 1
    return data


@pytest.mark.parametrize("name", sorted(KINDS))
def test_the_same_messages_are_read_refused_and_written(name: str) -> None:
    @given(data_of(KINDS[name]))
    def compare(data: Any) -> None:
        text = json.dumps(data)
        try:
            usual = msgspec.json.encode(msgspec.json.decode(text, type=KINDS[name]))
        except msgspec.ValidationError:
            usual = None
        codec = PLAIN["taverne.protocol.codec"]
        try:
            plain = codec.encode(codec.read(codec.decode(text), plain_kind(name)))
        except codec.ValidationError:
            plain = None
        assert plain == usual, data

    compare()


@pytest.mark.parametrize("text", ["3", "-1", "-2", "1000001", "x", "", "1.5"])
def test_numbers_in_addresses_are_read_alike(text: str) -> None:
    number, plain_number = message.Number, PLAIN["taverne.protocol.message"].Number
    codec = PLAIN["taverne.protocol.codec"]
    try:
        usual = msgspec.convert(text, number, strict=False)
    except msgspec.ValidationError:
        with pytest.raises(codec.ValidationError):
            codec.read(text, plain_number, strict=False)
    else:
        assert codec.read(text, plain_number, strict=False) == usual
