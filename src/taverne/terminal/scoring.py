"""`taverne score`: kingdoms from the command line or standard input, as a sheet or as JSON."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TextIO

from taverne.games.kingdom.editions import EDITIONS, Edition
from taverne.games.kingdom.kingdom import parse_kingdom
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.proof import prove
from taverne.kernel.errors import BadText, TaverneError
from taverne.locale import Catalogue
from taverne.registry import parse_ruleset
from taverne.terminal.kingdom import format_sheet, proof_json


@dataclass(frozen=True, slots=True)
class Held:
    """What is scored beside the kingdom."""

    legends: tuple[int, ...] = ()
    stones: tuple[int, ...] = ()


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


def parse_stones(text: str) -> tuple[int, ...]:
    """The power stones held, as a list with commas (A42)."""
    stones = text.replace(",", " ").split()
    for stone in stones:
        if stone not in ("1", "2", "3", "4"):
            raise BadText("error-stone", clause="A42", found=stone)
    return tuple(int(stone) for stone in stones)


def score_sheet(words: Catalogue, text: str, edition: Edition, held: Held) -> list[str]:
    """The score sheet of one kingdom."""
    kingdom = parse_kingdom(text)
    return format_sheet(words, kingdom, prove(kingdom, edition, held.legends, held.stones))


def score_json(text: str, edition: Edition, held: Held) -> dict[str, Any]:
    """The score of one kingdom as data."""
    return proof_json(prove(parse_kingdom(text), edition, held.legends, held.stones))


def score_lines(words: Catalogue, lines: Iterable[str], edition: Edition, held: Held, out: TextIO) -> bool:
    """Scores a kingdom a line, each as a JSON line; a bad one is told and passed over. Whether all were good."""
    good = True
    for line in lines:
        if not line.strip():
            continue
        try:
            answer = score_json(line, edition, held)
        except TaverneError as error:
            answer = {"error": words.say_error(error)}
            good = False
        out.write(json.dumps(answer, ensure_ascii=False) + "\n")
    return good
