"""`taverne score` for kingdoms: one on the command line, or one per line of standard input."""

import json
import sys
from collections.abc import Iterable, Mapping
from typing import NamedTuple, TextIO

from taverne.games.kingdom.cards import SYMBOLS
from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.game import KingdomGame
from taverne.games.kingdom.kingdom import Kingdom, parse_kingdom
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import CELL_NAMES
from taverne.games.kingdom.results import sheet_of
from taverne.games.kingdom.scoring import prove
from taverne.kernel.errors import BadText, TaverneError
from taverne.kernel.sheet import Sheet
from taverne.locale import Catalogue
from taverne.terminal.kingdom.sheet import format_sheet, sheet_json


class Held(NamedTuple):
    """What a seat holds and scores beside its kingdom."""

    legends: tuple[int, ...]
    stones: tuple[int, ...]


def print_score(t: Catalogue, game: KingdomGame, target: str, beside: Mapping[str, str], as_json: bool) -> bool:
    """Prints the score of one kingdom, or of the kingdoms on standard input."""
    held = Held(_parse_legends(beside["legends"]), _parse_stones(beside["stones"]))
    if held.stones:
        _check_has_tiles(game.edition)
    if target == "-":
        return _score_lines(t, sys.stdin, game.edition, held, sys.stdout)
    kingdom = _parse_kingdom(target, game.edition)
    sheet = _score(kingdom, game.edition, held)
    if as_json:
        print(json.dumps(sheet_json(sheet), ensure_ascii=False))
    else:
        cards = {CELL_NAMES[cell]: SYMBOLS[card] for cell, card in enumerate(kingdom.cards)}
        print("\n".join(format_sheet(t, sheet, cards, tuple(sheet.lines))))
    return True


def _score_lines(t: Catalogue, lines: Iterable[str], edition: Edition, held: Held, out: TextIO) -> bool:
    """Writes one JSON object per kingdom, with the error for an invalid one; returns whether all were valid."""
    is_good = True
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            answer = sheet_json(_score(_parse_kingdom(line, edition), edition, held))
        except TaverneError as error:
            answer = {"error": t.say_error(error), "line": number}
            is_good = False
        out.write(json.dumps(answer, ensure_ascii=False) + "\n")
    return is_good


def _score(kingdom: Kingdom, edition: Edition, held: Held) -> Sheet:
    return sheet_of(1, prove(kingdom, edition, held.legends, held.stones))


def _parse_kingdom(text: str, edition: Edition) -> Kingdom:
    kingdom = parse_kingdom(text)
    if kingdom.treaties or kingdom.staffs:
        _check_has_tiles(edition)
    return kingdom


def _check_has_tiles(edition: Edition) -> None:
    if edition.staff_counts_tame is None:
        raise BadText("error-no-tiles", clause="D5")


def _parse_legends(text: str) -> tuple[int, ...]:
    """The legends in a comma-separated list; each exists once (A8)."""
    legends: list[int] = []
    for code in text.replace(",", " ").split():
        legend = parse_legend(code)
        if legend in legends:
            raise BadText("error-legend-count", clause="A8", legend=code, found=2)
        legends.append(legend)
    return tuple(legends)


def _parse_stones(text: str) -> tuple[int, ...]:
    """The power stones in a comma-separated list (A42)."""
    stones = text.replace(",", " ").split()
    for stone in stones:
        if stone not in ("1", "2", "3", "4"):
            raise BadText("error-stone", clause="A42", found=stone)
    return tuple(int(stone) for stone in stones)
