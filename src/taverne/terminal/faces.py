"""How each game shows itself in the terminal: its table, its end, and its scoring of a position in text."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from taverne.locale import Catalogue
from taverne.registry import AnyGame
from taverne.terminal import kingdom


@dataclass(frozen=True, slots=True)
class Face:
    """One family of games, drawn."""

    draw_table: Callable[[Catalogue, Any, list[str]], RenderableType]
    format_end: Callable[[Catalogue, Any, list[str]], list[str]]


_KINGDOM = Face(kingdom.draw_table, kingdom.format_end)
_FACES = {"aetherya": _KINGDOM, "drako": _KINGDOM}


def face_of(game: AnyGame) -> Face:
    """How a game is drawn."""
    return _FACES[game.ruleset.game]
