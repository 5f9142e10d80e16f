"""Kingdom tables and score sheets as text, in the reader's language."""

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taverne.games.kingdom.cards import NO_CARD, SYMBOLS
from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.links import CELL_NAMES
from taverne.games.kingdom.proof import Item, Proof, prove
from taverne.games.kingdom.scoring import score
from taverne.games.kingdom.state import State
from taverne.locale import Catalogue
from taverne.terminal.kingdom_modes import format_extra
from taverne.terminal.kingdom_words import card_name, format_points, legend_name, list_legends, tile_name

_STYLES = {
    "p": "bold #2b2205 on #e2c25c",
    "f": "bold #f4ffee on #1f6b3a",
    "m": "bold #101820 on #9fb4cf",
    "s": "bold #e6f2ea on #3f5a55",
    "H": "bold #ffffff on #1f4e9c",
    "E": "bold #07240f on #8fd694",
    "D": "bold #ffffff on #8c2f24",
    "G": "bold #1a2200 on #b9b04a",
    "R": "bold #ffffff on #b0261e",
    "O": "bold #ffffff on #5d3f9e",
    "?": "grey50",
}
_WIDTH = 8


def draw_kingdom(words: Catalogue, kingdom: Kingdom, title: str) -> RenderableType:
    """A kingdom as a grid of named cards."""
    grid = Table(title=title, title_style="bold", title_justify="left", show_lines=True, padding=0, box=box.SQUARE)
    grid.add_column("")
    for column in "abcd":
        grid.add_column(f"{column:^{_WIDTH}}", width=_WIDTH, no_wrap=True)
    for row in range(4):
        cells = [_draw_cell(words, kingdom, row * 4 + column) for column in range(4)]
        grid.add_row(str(row + 1), *cells)
    return grid


def _draw_cell(words: Catalogue, kingdom: Kingdom, cell: int) -> Text:
    symbol = "?" if kingdom.hidden >> cell & 1 else SYMBOLS[kingdom.cards[cell]]
    laid = [name for name, mask in (("treaty", kingdom.treaties), ("staff", kingdom.staffs)) if mask >> cell & 1]
    name = "" if symbol == "?" else card_name(words, symbol)
    under = tile_name(words, laid[0]) if laid else name
    return Text(f"{symbol:^{_WIDTH}}\n{under[:_WIDTH]:^{_WIDTH}}", style=_STYLES[symbol])


def draw_table(words: Catalogue, table: State, names: list[str]) -> RenderableType:
    """The whole table: kingdoms, river, discard, deck, hand and whose decision it is."""
    edition = table.rules.edition
    boards = []
    for seat, kingdom in enumerate(table.kingdoms, 1):
        total = score(kingdom, edition, table.held[seat - 1], table.rules.mode.stones(table, seat)).total
        boards.append(
            draw_kingdom(words, kingdom, words.say("table-kingdom", name=names[seat - 1], points=format_points(total)))
        )
    lines = [words.say("table-river"), *list_legends(words, table.river)]
    for seat, held in enumerate(table.held, 1):
        if held:
            lines += [words.say("table-held", name=names[seat - 1]), *list_legends(words, held)]
    tops = [card_name(words, SYMBOLS[pile[-1]]) if pile else "–" for pile in table.discards]
    lines.append(words.say("table-piles", deck=sum(table.deck), discard=", ".join(tops)))
    if table.hand != NO_CARD:
        lines.append(words.say("table-hand", card=card_name(words, SYMBOLS[table.hand])))
    if table.opening is not None:
        lines += [
            words.say("table-dealt", name=names[seat - 1], cards=_list_cards(words, cards))
            for seat, cards in enumerate(table.opening.dealt, 1)
            if cards
        ]
    return Group(Columns(boards, padding=(0, 2)), *lines, *format_extra(words, table, names))


def _list_cards(words: Catalogue, cards: bytes) -> str:
    return ", ".join(f"{card_name(words, SYMBOLS[card])} ({SYMBOLS[card]})" for card in cards)


def format_sheet(words: Catalogue, kingdom: Kingdom, proof: Proof) -> list[str]:
    """The score sheet, line by line, with a reason under it for every point."""
    names = [words.say(f"line-{line}") for line in proof.lines._fields]
    width = max(len(words.say("line-total")), *(len(name) for name in names)) + 2
    sheet = []
    for field, name, points in zip(proof.lines._fields, names, proof.lines, strict=True):
        sheet.append(f"{name:<{width}}{format_points(points):>4}")
        sheet += [f"    {_reason(words, kingdom, item)}" for item in proof.items if item.line == field]
    sheet.append(f"{words.say('line-total'):<{width}}{format_points(proof.total):>4}")
    if proof.legends_met:
        sheet.append(words.say("sheet-legends-met"))
        for code, cells in proof.legends_met:
            where = " ".join(CELL_NAMES[cell] for cell in cells)
            sheet.append(f"    {code:<12} {legend_name(words, code)}: {where}")
    return sheet


def _reason(words: Catalogue, kingdom: Kingdom, item: Item) -> str:
    """One item of a proof in words."""
    if item.cell is None:
        name = item.card if item.reason == "stones" else legend_name(words, item.card)
        text = words.say(f"reason-{item.reason}", card=name)
    else:
        linked = ", ".join(f"{card_name(words, _symbol(kingdom, cell))} {CELL_NAMES[cell]}" for cell in item.linked)
        text = words.say(
            f"reason-{item.reason}",
            card=card_name(words, item.card),
            kind=str(item.card),
            cell=CELL_NAMES[item.cell],
            linked=linked or "–",
        )
        if item.path:
            portals = " ".join(CELL_NAMES[cell] for cell in item.path)
            text += " " + words.say("reason-path", portals=portals, count=len(item.path))
    sign = "+" if item.points > 0 else ""
    return f"{sign}{format_points(item.points)}  {text} ({item.clause})"


def _symbol(kingdom: Kingdom, cell: int) -> str:
    return SYMBOLS[kingdom.cards[cell]]


def proof_json(proof: Proof) -> dict[str, Any]:
    """A proof as plain data."""
    return {
        "lines": proof.lines._asdict(),
        "total": proof.total,
        "legends_met": [code for code, _ in proof.legends_met],
        "legend_cells": {code: [CELL_NAMES[cell] for cell in cells] for code, cells in proof.legends_met},
        "items": [
            {
                "line": item.line,
                "reason": item.reason,
                "card": item.card,
                "cell": None if item.cell is None else CELL_NAMES[item.cell],
                "linked": [CELL_NAMES[cell] for cell in item.linked],
                "path": [CELL_NAMES[cell] for cell in item.path],
                "points": item.points,
                "clause": item.clause,
            }
            for item in proof.items
        ],
    }


def format_end(words: Catalogue, state: State, names: list[str]) -> list[str]:
    """Every seat's score sheet at the end of a game."""
    lines = []
    for seat, (kingdom, held) in enumerate(zip(state.kingdoms, state.held, strict=True), 1):
        proof = prove(kingdom, state.rules.edition, held, state.rules.mode.stones(state, seat))
        lines += ["", names[seat - 1], *format_sheet(words, kingdom, proof)]
    return lines


def say_shown(words: Catalogue, shown: str, names: list[str]) -> str:
    """A land's card or tile that is seen now, in words."""
    seat, cell, thing = shown.split()
    what = card_name(words, thing) if thing in SYMBOLS else tile_name(words, thing)
    return words.say("shown-land", name=names[int(seat) - 1], cell=cell, what=what)
