"""`taverne balance`: many games between equal bots, summed up in a report."""

import json
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from taverne.arena.balance import play_parts, split
from taverne.arena.findings import find
from taverne.arena.report import Report
from taverne.arena.sums import Sums
from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue
from taverne.registry import AnyGame
from taverne.terminal.arena import MOST_JOBS
from taverne.terminal.families import FAMILIES
from taverne.terminal.files import check_writable
from taverne.terminal.progress import show_progress


def balance(
    t: Catalogue,
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
    """Plays the games and writes the report, the figures as JSON, or both; the report if no file is named."""
    if games < 1:
        raise TaverneError("error-games", found=games)
    if not 1 <= jobs <= MOST_JOBS:
        raise TaverneError("error-jobs", found=jobs, expected=MOST_JOBS)
    if not figures:
        page = page or f"{game.ruleset.key.replace('/', '-')}-balance.html"
    parts = split(game, seats, bot, games, seed)
    for file in filter(None, (page, figures)):
        check_writable(file)
    playing: Iterable[Sums] = play_parts(parts, jobs)
    playing = show_progress(playing, len(parts), t.say("selfplay-progress"))
    findings = find(game, parts[0], _add_up(playing))
    if figures:
        Path(figures).write_text(json.dumps(findings.as_json(), indent=1) + "\n", "utf-8")
        print(t.say("balance-written", file=figures))
    if page:
        Path(page).write_text(Report(findings, t, partial(FAMILIES.of(game).name_item, t)).write(), "utf-8")
        print(t.say("balance-written", file=page))


def _add_up(playing: Iterable[Sums]) -> Sums:
    parts = iter(playing)
    whole = next(parts)
    for sums in parts:
        whole.merge(sums)
    return whole
