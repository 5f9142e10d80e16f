"""Rivality's battlefield, hands and score sheet as text, in the reader's language."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from taverne.games.rivality.golems import NOBODY, controller
from taverne.games.rivality.grid import Grid, place_of
from taverne.games.rivality.proof import Item, Proof, prove
from taverne.games.rivality.state import State, battlefield_of
from taverne.games.rivality.tiles import KIND, POINTS, SHIELDS, SPELLS, TILES, UNKNOWN, Spell
from taverne.locale import Catalogue

_STYLES = ("", "#ff9a7a", "#c9a2ff", "#5fd7d7")
_INSIDE = 13
_MARKS = ("", "①", "②", "③")
"""A side is told by its mark as much as by its colour."""


def tile_name(words: Catalogue, tile: int) -> str:
    """A land tile in words, with its code."""
    kind = words.say(f"land-{KIND[tile]}")
    return kind if TILES[tile] in ("W", "?") else f"{kind} {TILES[tile]}"


def format_spell(spell: Spell, armed: bool = False) -> str:
    """A spell as printed: golems × range, `!` for a breaker, `*` while it is armed."""
    return f"{spell.golems}×{spell.distance}{'!' * spell.breaker}{'*' * armed}"


def draw_table(words: Catalogue, table: State, names: list[str]) -> RenderableType:
    """The battlefield with spells, golems, shields and wizards; hands, reserves and decks below."""
    rules = table.rules
    lines: list[RenderableType] = [FieldDrawing(table)]
    for side in range(1, rules.mode.sides + 1):
        seats = rules.seats_of[side] if side < len(rules.seats_of) else ()
        who = ", ".join(names[seat - 1] for seat in seats if seat <= len(names)) or words.say("souramoun")
        deck = len(table.decks[side - 1]) if side <= len(table.decks) else 0
        text = words.say("table-side", mark=_MARKS[side], names=who, reserve=table.reserves[side - 1], deck=deck)
        lines.append(Text(text, style=_STYLES[side]))
    for seat, hand in enumerate(table.hands, 1):
        known = [tile for tile in hand if tile != UNKNOWN]
        if known:
            lines.append(words.say("table-hand-of", name=names[seat - 1]))
            lines += [f"    {_describe(words, tile)}" for tile in known]
    return Group(*lines)


def _describe(words: Catalogue, tile: int) -> str:
    spells = {spell.direction: format_spell(spell) for spell in SPELLS[tile][0]}
    left, front, right = (spells.get(direction, "–") for direction in (3, 0, 1))
    return words.say(
        "table-tile",
        tile=tile_name(words, tile),
        left=left,
        front=front,
        right=right,
        points=POINTS[tile],
        shields=SHIELDS[tile],
    )


class FieldDrawing:
    """The tiles as boxes on their grid; free cells show their names, at the edges only where there is room."""

    def __init__(self, table: State) -> None:
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = self.table
        free = set(table.frontier) if table.rules.mode.grid.has_well else set()
        cells = {place_of(cell): cell for cell in (*table.field, *free)}
        columns = _span(x for x, _ in cells)
        if len(columns) * (_INSIDE + 2) > options.max_width:
            columns = _span(place_of(cell)[0] for cell in table.field)
        text = Text(no_wrap=True, overflow="ignore")
        for y in _span(y for _, y in cells):
            boxes = [_box(table, cells.get((x, y)), free) for x in columns]
            for parts in zip(*boxes, strict=True):
                for content, style in parts:
                    text.append(content, style=style)
                text.append("\n")
        yield text


def _span(numbers: Iterable[int]) -> range:
    found = list(numbers)
    return range(min(found), max(found) + 1)


def _box(table: State, cell: int | None, free: set[int]) -> list[tuple[str, str]]:
    width = _INSIDE + 2
    if cell is None:
        return [(" " * width, "")] * 6
    grid = table.rules.mode.grid
    if cell in free and cell not in table.field:
        return [(" " * width, "")] * 2 + [(f"{grid.format(cell):^{width}}", "grey50")] + [(" " * width, "")] * 3
    return _tile_box(table, cell, grid)


def _tile_box(table: State, cell: int, grid: Grid) -> list[tuple[str, str]]:
    tile, front, golems = table.field[cell]
    hidden = cell in table.hidden
    arms = table.rules.variant.arms and bool(table.step.asked(table))
    spells = {} if hidden else {spell.direction: spell for spell in SPELLS[tile][front]}
    north, east, south, west = (
        format_spell(spells[direction], arms and cell + spells[direction].offset not in table.field)
        if direction in spells
        else ""
        for direction in range(4)
    )
    owner = controller(golems)
    style = _STYLES[owner]
    wizards = "".join(f"♟{_MARKS[side]}" for side, place in enumerate(table.wizards, 1) if place == cell)
    standing = " ".join(f"{_MARKS[side]}{count}" for side, count in enumerate(golems, 1) if count)
    code = "?" if hidden else TILES[tile]
    shields = "" if hidden else "◊" * SHIELDS[tile]
    edge = _MARKS[owner] or "─"
    return [
        (f"╭─{grid.format(cell):─<{_INSIDE - 2}}{edge}╮", style),
        (f"│{north:^{_INSIDE}}│", style),
        (f"│{west:<5}{code:^3}{east:>5}│", style),
        (f"│{south:^{_INSIDE}}│", style),
        (f"│{standing + ' ' + wizards:^{_INSIDE}}│", f"bold {style}".strip()),
        (f"╰{shields:─^{_INSIDE}}╯", style),
    ]


def format_end(words: Catalogue, state: State, names: list[str]) -> list[str]:
    """The final score, tile by tile."""
    proof = prove(battlefield_of(state), state.rules.variant.scoring)
    return ["", *format_sheet(words, proof, state.rules.mode.grid)]


def format_sheet(words: Catalogue, proof: Proof, grid: Grid) -> list[str]:
    """Each side's points with the tiles they come from, then what counts for nobody."""
    sheet = []
    for side, points in enumerate(proof.points, 1):
        sheet.append(words.say("sheet-side", side=side, mark=_MARKS[side], points=points))
        sheet += [f"    {_reason(words, item, grid)}" for item in proof.items if item.side == side]
    sheet.append(words.say("sheet-nobody"))
    sheet += [f"    {_reason(words, item, grid)}" for item in proof.items if item.side == NOBODY]
    winners = ", ".join(_MARKS[side] for side in proof.winners)
    return [*sheet, words.say("sheet-winners", sides=winners)]


def _reason(words: Catalogue, item: Item, grid: Grid) -> str:
    golems = " ".join(f"{_MARKS[side]}{count}" for side, count in enumerate(item.golems, 1) if count) or "–"
    kind = words.say(f"land-{item.kind}")
    text = words.say(f"reason-{item.reason}", cell=grid.format(item.cell), tile=f"{kind} {item.tile}", golems=golems)
    sign = f"+{item.points}" if item.points > 0 else f"−{-item.points}" if item.points < 0 else "0"
    return f"{sign}  {text} ({item.clause})"


def proof_json(proof: Proof, grid: Grid) -> dict[str, Any]:
    """A proof as plain data."""
    return {
        "points": {str(side): points for side, points in enumerate(proof.points, 1)},
        "winners": list(proof.winners),
        "well": proof.well or None,
        "items": [
            {
                "cell": grid.format(item.cell),
                "tile": item.tile,
                "kind": item.kind,
                "side": item.side or None,
                "golems": {str(side): count for side, count in enumerate(item.golems, 1) if count},
                "contested": list(item.tied) if len(item.tied) > 1 else [],
                "reason": item.reason,
                "points": item.points,
                "clause": item.clause,
            }
            for item in proof.items
        ],
    }


def say_shown(words: Catalogue, shown: str, names: list[str]) -> str:
    """A tile that came into the hand, or was turned up, in words."""
    place, code = shown.split()
    tile = tile_name(words, TILES.index(code))
    if place.isdecimal():
        return words.say("shown-drawn", name=names[int(place) - 1], tile=tile)
    return words.say("shown-turned", cell=place, tile=tile)
