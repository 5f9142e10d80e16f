"""Rivality's battlefield and hands as text."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from taverne.games.rivality.game import RivalityGame
from taverne.games.rivality.grid import DIRECTIONS
from taverne.games.rivality.state import State
from taverne.games.rivality.tiles import POINTS, SHIELDS, SPELLS, TILE_OF
from taverne.games.rivality.view import LandView, RivalityView
from taverne.kernel.game import View
from taverne.locale import Catalogue
from taverne.terminal.rivality.names import MARKS, format_golems, tile_name

_STYLES = ("", "#ff9a7a", "#c9a2ff", "#5fd7d7")
"""The colours of the sides."""
_INSIDE = 13
_WIDTH = _INSIDE + 2
_BLANK = [(" " * _WIDTH, "")]


def draw_table(t: Catalogue, game: RivalityGame, views: Sequence[View[State]], names: list[str]) -> RenderableType:
    """The battlefield with spells, golems, shields and wizards; reserves, decks and known hands below."""
    table = _merge([game.present(view) for view in views])
    lines: list[RenderableType] = [FieldDrawing(table)]
    for side in table.sides:
        who = ", ".join(names[seat - 1] for seat in side.seats) or t.say("souramoun")
        text = t.say("table-side", mark=MARKS[side.side], names=who, reserve=side.reserve, deck=side.deck)
        lines.append(Text(text, style=_STYLES[side.side]))
    for hand in table.hands:
        known = [tile for tile in hand.tiles if tile != "?"]
        if known:
            lines.append(t.say("table-hand-of", name=names[hand.seat - 1]))
            lines += [f"    {_describe_tile(t, tile)}" for tile in known]
    return Group(*lines)


def _merge(seen: Sequence[RivalityView]) -> RivalityView:
    """One view; of several, the first with each seat's hand as that seat sees it."""
    if len(seen) == 1:
        return seen[0]
    return replace(seen[0], hands=tuple(view.hands[number] for number, view in enumerate(seen)))


def _describe_tile(t: Catalogue, code: str) -> str:
    tile = TILE_OF[code]
    spells = {spell.direction: _format_spell(spell.golems, spell.distance, spell.breaker) for spell in SPELLS[tile][0]}
    left, front, right = (spells.get(direction, "–") for direction in (3, 0, 1))
    return t.say(
        "table-tile",
        tile=tile_name(t, code),
        left=left,
        front=front,
        right=right,
        points=POINTS[tile],
        shields=SHIELDS[tile],
    )


def _format_spell(golems: int, distance: int, is_breaker: bool, is_armed: bool = False) -> str:
    """A spell as printed: golems × range, `!` for a breaker, `*` while it is armed."""
    return f"{golems}×{distance}{'!' * is_breaker}{'*' * is_armed}"


class FieldDrawing:
    """The tiles as boxes on their grid, with the names of free cells; those at the edges only if they fit."""

    def __init__(self, table: RivalityView) -> None:
        self.table = table
        self.armed = set() if table.is_fixed else {(spell.cell, spell.direction) for spell in table.armed}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        free = {} if self.table.is_fixed else {(square.x, square.y): square.cell for square in self.table.frontier}
        lands = {(land.square.x, land.square.y): land for land in self.table.lands}
        columns = _span(x for x, _ in (*lands, *free))
        if len(columns) * _WIDTH > options.max_width:
            columns = _span(x for x, _ in lands)
        text = Text(no_wrap=True, overflow="ignore")
        for y in _span(y for _, y in (*lands, *free)):
            boxes = [
                self._draw_land(lands[x, y]) if (x, y) in lands else _draw_free(free.get((x, y), "")) for x in columns
            ]
            for parts in zip(*boxes, strict=True):
                for content, style in parts:
                    text.append(content, style=style)
                text.append("\n")
        yield text

    def _draw_land(self, land: LandView) -> list[tuple[str, str]]:
        cell = land.square.cell
        spells = {
            spell.direction: _format_spell(
                spell.golems, spell.distance, spell.is_breaker, (cell, spell.direction) in self.armed
            )
            for spell in land.spells
        }
        north, east, south, west = (spells.get(direction, "") for direction in DIRECTIONS)
        style = _STYLES[land.controller]
        wizard = f"♟{MARKS[land.wizard]}" if land.wizard else ""
        shields = "" if land.tile == "?" else "◊" * SHIELDS[TILE_OF[land.tile]]
        edge = MARKS[land.controller] or "─"
        return [
            (f"╭─{cell:─<{_INSIDE - 2}}{edge}╮", style),
            (f"│{north:^{_INSIDE}}│", style),
            (f"│{west:<5}{land.tile:^3}{east:>5}│", style),
            (f"│{south:^{_INSIDE}}│", style),
            (f"│{format_golems(land.golems) + ' ' + wizard:^{_INSIDE}}│", f"bold {style}".strip()),
            (f"╰{shields:─^{_INSIDE}}╯", style),
        ]


def _draw_free(cell: str) -> list[tuple[str, str]]:
    return [*_BLANK * 2, (f"{cell:^{_WIDTH}}", "grey50"), *_BLANK * 3]


def _span(numbers: Iterable[int]) -> range:
    found = list(numbers)
    return range(min(found), max(found) + 1) if found else range(0)
