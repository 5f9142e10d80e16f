"""A kingdom table as text: kingdoms, river, discards, hand, and the score sheets at the end."""

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taverne.games.kingdom.game import KingdomGame
from taverne.games.kingdom.state import State
from taverne.games.kingdom.view import KingdomCell, KingdomSeat
from taverne.kernel.game import View
from taverne.locale import Catalogue
from taverne.terminal.kingdom.modes import describe_mode
from taverne.terminal.kingdom.names import card_name, format_points, list_cards, list_legends, tile_name
from taverne.terminal.kingdom.sheet import format_sheet

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


def draw_table(t: Catalogue, game: KingdomGame, views: Sequence[View[State]], names: list[str]) -> RenderableType:
    """The whole table: kingdoms with their points, river, legends, discards, deck and hand."""
    seen = [game.present(view) for view in views]
    table, sheets = seen[0], game.sheets(views[0].table)
    boards = [
        _draw_kingdom(t, seat, t.say("table-seat", name=name, points=format_points(sheet.total)))
        for seat, name, sheet in zip(table.kingdoms, names, sheets, strict=True)
    ]
    lines = [t.say("table-river"), *list_legends(t, table.river)]
    for seat, name in zip(table.kingdoms, names, strict=True):
        if seat.legends:
            lines += [t.say("table-held", name=name), *list_legends(t, seat.legends)]
    tops = ", ".join(card_name(t, pile[-1]) if pile else "–" for pile in table.discards)
    lines.append(t.say("table-piles", deck=table.deck, discard=tops))
    if table.hand is not None:
        lines.append(t.say("table-hand", card=card_name(t, table.hand)))
    for seat, name in zip(table.kingdoms, names, strict=True):
        if seat.dealt:
            lines.append(t.say("table-dealt", name=name, cards=list_cards(t, seat.dealt)))
    return Group(Columns(boards, padding=(0, 2)), *lines, *describe_mode(t, seen, names))


def _draw_kingdom(t: Catalogue, seat: KingdomSeat, title: str) -> RenderableType:
    """A kingdom as a grid of named cards."""
    grid = Table(title=title, title_style="bold", title_justify="left", show_lines=True, padding=0, box=box.SQUARE)
    grid.add_column("")
    for column in "abcd":
        grid.add_column(f"{column:^{_WIDTH}}", width=_WIDTH, no_wrap=True)
    for row in range(4):
        grid.add_row(str(row + 1), *(_draw_cell(t, cell) for cell in seat.cells[4 * row : 4 * row + 4]))
    return grid


def _draw_cell(t: Catalogue, cell: KingdomCell) -> Text:
    if cell.card is None:
        return Text("\n")
    name = "" if cell.card == "?" else card_name(t, cell.card)
    if cell.has_treaty or cell.has_staff:
        name = tile_name(t, "treaty" if cell.has_treaty else "staff")
    return Text(f"{cell.card:^{_WIDTH}}\n{name[:_WIDTH]:^{_WIDTH}}", style=_STYLES[cell.card])


def format_end(t: Catalogue, game: KingdomGame, view: View[State], names: list[str]) -> list[str]:
    """The score sheet of every seat."""
    table = game.present(view)
    lines = []
    for seat, name, sheet in zip(table.kingdoms, names, game.sheets(view.table), strict=True):
        cards = {cell.cell: cell.card or "?" for cell in seat.cells}
        lines += ["", name, *format_sheet(t, sheet, cards, table.score_lines)]
    return lines
