"""Game families and the one place in each layer that lists them.

A family is a set of games that share an engine. Each layer registers what it needs to know about a family once, under
the family's name. Packages that add a family register theirs as entry points, so nothing here has to name them.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Generic, Protocol, TypeVar, cast

from taverne.kernel.game import Game
from taverne.kernel.ruleset import Offer, Ruleset

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Family:
    """Games that share an engine: what they offer and how to make the game of a ruleset."""

    name: str
    offers: tuple[Offer, ...]
    make: Callable[[Ruleset], Game[Any]]


class HasFamily(Protocol):
    """Anything that belongs to a family, such as a game."""

    @property
    def family(self) -> str:
        """The name of the family."""
        ...


class Families(Generic[T]):
    """What one layer knows about each family.

    Built-in entries are references (`module:attribute`), imported when they are first needed. Other packages add
    entry points of the layer's group, named after their family. A family with neither gets the fallback.
    """

    def __init__(self, group: str, built_in: Mapping[str, str], fallback: T) -> None:
        self.group = group
        self.fallback = fallback
        self._built_in = dict(built_in)
        self._loaded: dict[str, T] = {}

    def of(self, game: HasFamily) -> T:
        """What the layer knows about a game's family."""
        return self.find(game.family)

    def find(self, name: str) -> T:
        """What the layer knows about the family with this name."""
        if name in self._loaded:
            return self._loaded[name]
        if name in self._built_in:
            entry = _load(self._built_in[name])
        elif name in (points := _entry_points(self.group, tuple(sys.path))):
            entry = points[name].load()
        else:
            return self.fallback
        self._loaded[name] = cast(T, entry)
        return self._loaded[name]

    def names(self) -> tuple[str, ...]:
        """The registered families: built in first, then installed."""
        return tuple(dict.fromkeys([*self._built_in, *_entry_points(self.group, tuple(sys.path))]))

    def __iter__(self) -> Iterator[T]:
        """Every registered entry, in the order of the names."""
        return map(self.find, self.names())


def _load(reference: str) -> object:
    module, _, attribute = reference.partition(":")
    return getattr(import_module(module), attribute)


@lru_cache(maxsize=64)
def _entry_points(group: str, path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """The entry points of a group by name, cached because finding them reads every folder on `sys.path`."""
    return {point.name: point for point in entry_points(group=group)}
