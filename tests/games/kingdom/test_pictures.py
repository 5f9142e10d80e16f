"""Pictures of the rulebook and of help agree with the rules: every drawn link, with its points, is a reason
of the score.
"""

import json

import pytest

from taverne.games.kingdom.cards import LEGENDS, SYMBOLS
from taverne.games.kingdom.modes.objects.tile_names import NAMES
from taverne.games.kingdom.results import sheet_of
from taverne.games.kingdom.scoring import prove
from taverne.kernel.sheet import Reason
from tests.clauses import ROOT
from tests.games.kingdom.boards import board, game
from tests.test_rulebook import pictures

HELP = json.loads((ROOT / "web" / "src" / "kingdom" / "examples.json").read_text("utf-8"))
PICTURES = [(book, kind, text) for book in ("aetherya", "drako") for kind, text in pictures(book)]
PICTURES += [("aetherya", "kingdom", text) for text in HELP.values()]


def drawn(reason: Reason) -> str:
    """A reason as a picture writes it: the route to each linked card, then the points."""
    routes = reason.routes or ((),) * len(reason.linked)
    ways = [" ".join([reason.cell or "", *route, to]) for route, to in zip(routes, reason.linked, strict=True)]
    return f"{'; '.join(ways) or reason.cell} {reason.points:+}"


@pytest.mark.parametrize(("book", "kind", "text"), PICTURES)
def test_a_picture_of_the_rulebook_agrees_with_the_rules(book: str, kind: str, text: str) -> None:
    rows, *links = text.split("\n")
    match kind:
        case "kingdom":
            edition = game(book).rules(2).edition
            reasons = sheet_of(1, prove(board(rows.replace(".", "?").replace("/", "\n")), edition)).reasons
            assert set(links) <= set(map(drawn, reasons))
        case "cards":
            assert set(rows.split()) <= set(SYMBOLS)
        case "legends":
            assert set(rows.split()) <= set(LEGENDS)
        case "tiles":
            assert set(rows.split()) <= set(NAMES)
        case _:
            raise AssertionError(kind)


@pytest.mark.parametrize("book", ["aetherya", "drako"])
@pytest.mark.parametrize("code", LEGENDS)
def test_the_picture_of_a_legend_meets_it(book: str, code: str) -> None:  # A20, A21, D4
    kingdom = board(HELP[code].replace(".", "?").replace("/", "\n"))
    assert code in sheet_of(1, prove(kingdom, game(book).rules(2).edition)).met
