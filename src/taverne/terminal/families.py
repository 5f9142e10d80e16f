"""How the terminal shows each family of games: registered here and nowhere else."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from taverne.kernel.events import Event
from taverne.kernel.families import Families
from taverne.kernel.game import View
from taverne.locale import Catalogue
from taverne.terminal import generic


@dataclass(frozen=True, slots=True)
class TerminalFamily:
    """How the terminal shows the games of one family."""

    draw_table: Callable[[Catalogue, Any, Sequence[View[Any]], list[str]], RenderableType]
    """Draws one view, or everything that the views of all seats show between them."""
    format_end: Callable[[Catalogue, Any, View[Any], list[str]], list[str]]
    """The final score as lines of text."""
    narrate: Callable[[Catalogue, Any, Event, list[str]], list[str]]
    """What to say about an event beyond the move that caused it."""
    print_score: Callable[[Catalogue, Any, str, Mapping[str, str], bool], bool]
    """Prints the score of a position given as text or file, as a sheet or as JSON.

    The mapping holds what is scored beside the position, by option name. Returns whether every position was valid.
    """
    name_item: Callable[[Catalogue, str, str], str] = generic.name_item
    """The name of an item in a group of the balance report."""
    name_hinted: Callable[[Catalogue, str], str] = lambda t, what: what
    """The name of the card, legend or tile that a hint's reason is about."""
    name_cell: Callable[[Catalogue, str], str] = lambda t, cell: cell
    """A cell as people read it."""
    nobody: Callable[[Catalogue], str] = lambda t: ""
    """What a side without seats is called."""


FAMILIES: Families[TerminalFamily] = Families(
    "taverne.terminal",
    {"kingdom": "taverne.terminal.kingdom:FAMILY", "rivality": "taverne.terminal.rivality:FAMILY"},
    TerminalFamily(generic.draw_table, generic.format_end, generic.narrate, generic.print_score),
)
