"""JSON Schema of the games' views, moves, events and summaries, made from the families' own dataclasses.

Messages only say which kind of data a field holds (`protocol/play.py`); `with_data` replaces that by references to the
classes of the built-in families. Data of any other family is described as an object with a `type`.
"""

import ast
import inspect
import sys
import types
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from taverne.kernel.data import DataTypes, Tagged, Term, find_term, type_name
from taverne.protocol.play import KIND, OTHER
from taverne.registry import find_game, rulesets

Schema = dict[str, Any]
_SCALARS: dict[Any, Schema] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
}


@cache
def data_types() -> dict[str, DataTypes]:
    """The classes of the built-in families, by family."""
    games = [find_game(ruleset.key) for ruleset in rulesets()]
    return {game.family: game.data_types for game in games if type(game).__module__.startswith("taverne.games.")}


def with_data(schemas: Schema, ref: str) -> Schema:
    """Schemas of messages together with those of the data in them; `ref` is the template of references."""
    definitions: Schema = {}
    unions: dict[str, list[Schema]] = {kind: [] for kind in OTHER}
    for family, classes in data_types().items():
        described = FamilySchema(family, classes, ref)
        definitions |= described.definitions
        for kind, union in described.unions.items():
            unions[kind].append({"$ref": ref.format(name=union)})
    for kind, described_as in OTHER.items():
        other = f"Other{kind.removeprefix('Game')}"
        properties = {name: {"type": "string"} for name in (("type", "text") if kind == "GameMove" else ("type",))}
        definitions[other] = {
            "title": other,
            "description": f"{described_as} of a game that is not part of Taverne.",
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": True,
        }
        options = [*unions[kind], {"$ref": ref.format(name=other)}]
        definitions[kind] = {"title": kind, "description": f"{described_as}, by the game's family.", "anyOf": options}
    return {**_resolve(schemas, ref), **definitions}


def _resolve(schema: Any, ref: str) -> Any:
    """A schema in which each object marked with a kind of data refers to that kind."""
    if isinstance(schema, list):
        return [_resolve(part, ref) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if KIND in schema:
        return {"$ref": ref.format(name=schema[KIND])}
    return {name: _resolve(part, ref) for name, part in schema.items()}


class FamilySchema:
    """The schemas of one family's data, each class under its name with the family's before it."""

    def __init__(self, family: str, classes: DataTypes, ref: str) -> None:
        self._prefix = family.capitalize()
        self._ref = ref
        self._classes = classes
        self.definitions: Schema = {}
        self.unions = {"GameView": self._define(classes.view, tag=True)}
        """For each kind of data, the name of the union of the family's classes."""
        for kind, members in (
            ("GameMove", classes.moves),
            ("GameEvent", classes.events),
            ("GameSummary", classes.summaries),
        ):
            if members:
                self.unions[kind] = self._define_union(kind, members)

    def _name(self, kind: type) -> str:
        return kind.__name__ if kind.__name__.startswith(self._prefix) else f"{self._prefix}{kind.__name__}"

    def _refer(self, name: str) -> Schema:
        return {"$ref": self._ref.format(name=name)}

    def _define_union(self, kind: str, members: Iterable[type]) -> str:
        name = f"{self._prefix}{kind.removeprefix('Game')}"
        names = [self._define(member, tag=True, is_move=kind == "GameMove") for member in members]
        if names != [name]:  # Otherwise the only class has that name itself.
            self.definitions[name] = {"title": name, "anyOf": [self._refer(member) for member in names]}
        return name

    def _define(self, kind: type, *, tag: bool, is_move: bool = False) -> str:
        name = self._name(kind)
        if name in self.definitions:
            return name
        properties: Schema = {}
        self.definitions[name] = {
            "title": name,
            "description": " ".join((inspect.getdoc(kind) or "").split()),
            "type": "object",
            "properties": properties,
        }
        if tag:
            properties["type"] = {"enum": [type_name(kind)]}
        if is_move:
            properties["text"] = {
                "type": "string",
                "description": "The move in the notation; send it to play the move.",
            }
        hints = get_type_hints(kind, include_extras=True)
        notes = field_notes(kind)
        for field in kind._fields if hasattr(kind, "_fields") else [field.name for field in fields(kind)]:
            properties[field] = _noted(self._schema(hints[field]), notes.get(field, ""))
        self.definitions[name] |= {"required": list(properties), "additionalProperties": False}
        return name

    def _schema(self, hint: Any) -> Schema:
        term = find_term(hint) if get_origin(hint) is Annotated else None
        if term is not None:
            return _word(term, is_list=get_args(hint)[0] is bytes)
        if hint in _SCALARS:
            return dict(_SCALARS[hint])
        if get_origin(hint) is tuple:
            return {"type": "array", "items": self._schema(get_args(hint)[0])}
        if get_origin(hint) in (Union, types.UnionType):
            return {"anyOf": [self._schema(option) for option in get_args(hint)]}
        parts = [part for part in self._classes.parts if issubclass(part, hint)]
        if parts and issubclass(hint, Tagged):
            return {"anyOf": [self._refer(self._define(part, tag=True)) for part in parts]}
        return self._refer(self._define(hint, tag=issubclass(hint, Tagged)))


def _word(term: Term, *, is_list: bool) -> Schema:
    word: Schema = {"type": "string"}
    if term.can_be_null:
        word = {"anyOf": [word, {"type": "null"}]}
    return {**({"type": "array", "items": word} if is_list else word), "description": term.description}


def _noted(schema: Schema, note: str) -> Schema:
    """A field's schema with what its class says about it; a reference allows no description beside it."""
    if not note:
        return schema
    if "$ref" in schema:
        return {"anyOf": [schema], "description": note}
    described = schema.get("description")
    return {**schema, "description": f"{note} ({described})" if described else note}


def field_notes(kind: type) -> dict[str, str]:
    """What a class says about each of its fields, in the string below it."""
    return _notes_of_module(kind.__module__).get(kind.__name__, {})


@cache
def _notes_of_module(module: str) -> dict[str, dict[str, str]]:
    """The notes on fields by class; none if the source is not there to be read."""
    try:
        tree = ast.parse(inspect.getsource(sys.modules[module]))
    except (OSError, TypeError):
        return {}
    return {
        node.name: {
            field.target.id: " ".join(note.value.value.split())
            for field, note in pairwise(node.body)
            if isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(note, ast.Expr)
            and isinstance(note.value, ast.Constant)
            and isinstance(note.value.value, str)
        }
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
