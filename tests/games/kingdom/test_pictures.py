"""The rulebook's pictures agree with the rules: every drawn link, with its points, is a reason of the score."""

import pytest

from taverne.games.kingdom.cards import LEGENDS, SYMBOLS
from taverne.games.kingdom.modes.objects.tile_names import NAMES
from taverne.games.kingdom.results import sheet_of
from taverne.games.kingdom.scoring import prove
from taverne.kernel.sheet import Reason
from tests.games.kingdom.boards import board, game
from tests.test_rulebook import pictures

PICTURES = [(book, kind, text) for book in ("aetherya", "drako") for kind, text in pictures(book)]


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
