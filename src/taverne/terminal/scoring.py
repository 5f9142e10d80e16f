"""`taverne score`: kingdoms from the command line or standard input, as a sheet or as JSON."""

import json
from collections.abc import Iterable
from typing import Any, TextIO

from taverne.games.kingdom.editions import EDITIONS, Edition
from taverne.games.kingdom.kingdom import parse_kingdom
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.proof import prove
from taverne.kernel.errors import BadText, TaverneError
from taverne.locale import Catalogue
from taverne.registry import parse_ruleset
from taverne.terminal.kingdom import format_sheet, proof_json


def edition_of(key: str) -> Edition:
    """The edition a kingdom is scored by."""
    ruleset = parse_ruleset(key)
    return EDITIONS[ruleset.game, ruleset.edition]


def parse_legends(text: str) -> tuple[int, ...]:
    """The legends held, as a list with commas; each exists once."""
    legends: list[int] = []
    for code in text.replace(",", " ").split():
        legend = parse_legend(code)
        if legend in legends:
            raise BadText("error-legend-count", clause="A8", legend=code, found=2)
        legends.append(legend)
    return tuple(legends)


def score_sheet(words: Catalogue, text: str, edition: Edition, legends: tuple[int, ...]) -> list[str]:
    """The score sheet of one kingdom."""
    kingdom = parse_kingdom(text)
    return format_sheet(words, kingdom, prove(kingdom, edition, legends))


def score_json(text: str, edition: Edition, legends: tuple[int, ...]) -> dict[str, Any]:
    """The score of one kingdom as data."""
    return proof_json(prove(parse_kingdom(text), edition, legends))


def score_lines(
    words: Catalogue, lines: Iterable[str], edition: Edition, legends: tuple[int, ...], out: TextIO
) -> bool:
    """Scores a kingdom a line, each as a JSON line; a bad one is told and passed over. Whether all were good."""
    good = True
    for line in lines:
        if not line.strip():
            continue
        try:
            answer = score_json(line, edition, legends)
        except TaverneError as error:
            answer = {"error": words.say_error(error)}
            good = False
        out.write(json.dumps(answer, ensure_ascii=False) + "\n")
    return good
