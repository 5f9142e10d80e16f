"""`taverne balance`: many games between equal bots, and a report on what they tell."""

import json
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.progress import track

from taverne.arena.balance import play_parts, split
from taverne.arena.findings import Findings, find
from taverne.arena.report import Report
from taverne.arena.sums import Sums
from taverne.games.rivality.tiles import KIND, TILE_OF
from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue
from taverne.registry import AnyGame
from taverne.terminal.arena import MOST_JOBS
from taverne.terminal.files import check_writable
from taverne.terminal.kingdom_words import card_name, legend_name, tile_name


def balance(
    words: Catalogue,
    game: AnyGame,
    bot: str,
    *,
    seats: int,
    games: int,
    jobs: int,
    seed: int,
    page: str,
    figures: str,
) -> None:
    """Plays the games and writes the report, the figures as JSON, or both; without a file named, the report."""
    if games < 1:
        raise TaverneError("error-games", found=games)
    if not 1 <= jobs <= MOST_JOBS:
        raise TaverneError("error-jobs", found=jobs, expected=MOST_JOBS)
    if not figures:
        page = page or f"{game.ruleset.key.replace('/', '-')}-balance.html"
    parts = split(game, seats, bot, games, seed)
    for file in filter(None, (page, figures)):
        check_writable(file)
    told = Console(stderr=True)
    playing: Iterable[Sums] = play_parts(parts, jobs)
    if told.is_terminal:
        playing = track(playing, total=len(parts), description=words.say("selfplay-progress"), console=told)
    findings = find(game, parts[0], _add_up(playing))
    if figures:
        Path(figures).write_text(json.dumps(findings.as_json(), indent=1) + "\n", "utf-8")
        print(words.say("balance-written", file=figures))
    if page:
        Path(page).write_text(_page(words, findings), "utf-8")
        print(words.say("balance-written", file=page))


def _add_up(playing: Iterable[Sums]) -> Sums:
    parts = iter(playing)
    whole = next(parts)
    for sums in parts:
        whole.merge(sums)
    return whole


def _page(words: Catalogue, findings: Findings) -> str:
    return Report(findings, words, lambda group, item: _name_item(words, group, item)).write()


def _name_item(words: Catalogue, group: str, item: str) -> str:
    match group:
        case "legends":
            return legend_name(words, item)
        case "cards":
            return card_name(words, item)
        case "objects":
            return tile_name(words, item)
    return f"{words.say(f'land-{KIND[TILE_OF[item]]}')} {item}"
