"""How each family of games shows itself in the terminal: its table, its end, and the score of a position in text."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from taverne.locale import Catalogue
from taverne.registry import AnyGame
from taverne.terminal import kingdom, rivality, scoring


@dataclass(frozen=True, slots=True)
class Face:
    """One family of games, drawn."""

    draw_table: Callable[[Catalogue, Any, list[str]], RenderableType]
    format_end: Callable[[Catalogue, Any, list[str]], list[str]]
    say_shown: Callable[[Catalogue, str, list[str]], str]
    """What was hidden and is seen now, in words."""
    print_score: Callable[[Catalogue, Any, str, scoring.Held, bool], bool]
    """Prints the score of a position given as text or file, as a sheet or as JSON; whether all was good."""


_KINGDOM = Face(kingdom.draw_table, kingdom.format_end, kingdom.say_shown, scoring.print_kingdoms)
_RIVALITY = Face(rivality.draw_table, rivality.format_end, rivality.say_shown, scoring.print_battlefield)
_FACES = {"aetherya": _KINGDOM, "drako": _KINGDOM, "rivality": _RIVALITY}


def face_of(game: AnyGame) -> Face:
    """How a game is drawn."""
    return _FACES[game.ruleset.game]
