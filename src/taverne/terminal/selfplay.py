"""`taverne selfplay`: games between bots, with their records and a summary."""

import random
import sys
from collections.abc import Iterable, Iterator

from taverne.bots.bot import find_bot
from taverne.bots.table import Finished, play_game
from taverne.kernel.errors import TaverneError
from taverne.kernel.outcome import win_shares
from taverne.locale import Catalogue
from taverne.registry import AnyGame
from taverne.terminal.files import make_folder
from taverne.terminal.progress import show_progress


def seat_bots(bots: str, seats: int) -> list[str]:
    """The name of each seat's bot, repeating the list if it is shorter than the number of seats."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) > seats:
        raise TaverneError("error-bots-many", found=len(names), expected=seats)
    return [names[seat % len(names)] for seat in range(seats)]


def play_games(game: AnyGame, names: list[str], games: int, seed: int) -> Iterator[Finished]:
    """Plays a series; each game depends only on the seed and its number."""
    bots = [find_bot(name, game) for name in names]
    for number in range(1, games + 1):
        yield play_game(game, bots, random.Random(f"{seed}/{number}"), names=names)


def selfplay(t: Catalogue, game: AnyGame, names: list[str], games: int, seed: int, record: str | None) -> None:
    """Plays a series, writes its records and prints a summary: on standard error if the records go to the output."""
    to_output = record == "-"
    folder = make_folder(record) if record and not to_output else None
    finished: Iterable[Finished] = play_games(game, names, games, seed)
    finished = show_progress(finished, games, t.say("selfplay-progress"))
    points, wins, decisions = [0] * len(names), [0.0] * len(names), 0
    stem = game.ruleset.key.replace("/", "-")
    for number, end in enumerate(finished, 1):
        if folder is not None:
            (folder / f"{stem}-{len(names)}-{seed}-{number:0{len(str(games))}}.txt").write_text(end.record, "utf-8")
        elif to_output:
            sys.stdout.write(end.record + "\n")
        decisions += end.decisions
        for seat in range(len(names)):
            points[seat] += end.outcome.points[seat]
        for seat, share in enumerate(win_shares(end.outcome)):
            wins[seat] += share
    out = sys.stderr if to_output else sys.stdout
    print(t.say("selfplay-played", games=games, ruleset=game.ruleset.key, decisions=decisions), file=out)
    for seat, name in enumerate(names, 1):
        share, mean = 100 * wins[seat - 1] / games, points[seat - 1] / games
        text = t.say("selfplay-seat", seat=seat, bot=name, share=f"{share:.1f}", points=f"{mean:.1f}")
        print(text, file=out)
