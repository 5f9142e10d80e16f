"""`taverne score`: kingdoms and battlefields from the command line, a file or standard input."""

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TextIO

from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.game import KingdomGame
from taverne.games.kingdom.kingdom import Kingdom, parse_kingdom
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.proof import prove
from taverne.games.rivality.game import RivalityGame
from taverne.kernel.errors import BadText, TaverneError
from taverne.locale import Catalogue
from taverne.terminal import rivality
from taverne.terminal.files import read_text
from taverne.terminal.kingdom import format_sheet, proof_json


@dataclass(frozen=True, slots=True)
class Held:
    """What is scored beside the kingdom."""

    legends: tuple[int, ...] = ()
    stones: tuple[int, ...] = ()


def parse_legends(text: str) -> tuple[int, ...]:
    """The legends held, as a list with commas; each exists once."""
    legends: list[int] = []
    for code in text.replace(",", " ").split():
        legend = parse_legend(code)
        if legend in legends:
            raise BadText("error-legend-count", clause="A8", legend=code, found=2)
        legends.append(legend)
    return tuple(legends)


def parse_stones(text: str) -> tuple[int, ...]:
    """The power stones held, as a list with commas (A42)."""
    stones = text.replace(",", " ").split()
    for stone in stones:
        if stone not in ("1", "2", "3", "4"):
            raise BadText("error-stone", clause="A42", found=stone)
    return tuple(int(stone) for stone in stones)


def _parse(text: str, edition: Edition) -> Kingdom:
    kingdom = parse_kingdom(text)
    if kingdom.treaties or kingdom.staffs:
        _check_tiles(edition)
    return kingdom


def _check_tiles(edition: Edition) -> None:
    if edition.staff_counts_tame is None:
        raise BadText("error-no-tiles", clause="D5")


def score_sheet(words: Catalogue, text: str, edition: Edition, held: Held) -> list[str]:
    """The score sheet of one kingdom."""
    kingdom = _parse(text, edition)
    return format_sheet(words, kingdom, prove(kingdom, edition, held.legends, held.stones))


def score_json(text: str, edition: Edition, held: Held) -> dict[str, Any]:
    """The score of one kingdom as data."""
    return proof_json(prove(_parse(text, edition), edition, held.legends, held.stones))


def score_lines(words: Catalogue, lines: Iterable[str], edition: Edition, held: Held, out: TextIO) -> bool:
    """Scores a kingdom a line, each as a JSON line; a bad one is told and passed over. Whether all were good."""
    good = True
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            answer = score_json(line, edition, held)
        except TaverneError as error:
            answer = {"error": words.say_error(error), "line": number}
            good = False
        out.write(json.dumps(answer, ensure_ascii=False) + "\n")
    return good


def print_kingdoms(words: Catalogue, game: KingdomGame, target: str, held: Held, as_json: bool) -> bool:
    """Prints the score of one kingdom, or of one a line of standard input."""
    if held.stones:
        _check_tiles(game.edition)
    if target == "-":
        return score_lines(words, sys.stdin, game.edition, held, sys.stdout)
    if as_json:
        print(json.dumps(score_json(target, game.edition, held), ensure_ascii=False))
    else:
        print("\n".join(score_sheet(words, target, game.edition, held)))
    return True


def print_battlefield(words: Catalogue, game: RivalityGame, target: str, held: Held, as_json: bool) -> bool:
    """Prints the score of the battlefield in a file or on standard input."""
    if held != Held():
        raise TaverneError("error-score-held")
    proof = game.prove_text(read_text(target))
    if as_json:
        print(json.dumps(rivality.proof_json(proof, game.mode.grid), ensure_ascii=False))
    else:
        print("\n".join(rivality.format_sheet(words, proof, game.mode.grid)))
    return True
