"""`taverne arena` and `taverne bots`: tournaments as a table or as JSON, and the list of bots."""

import json
from collections.abc import Iterable
from dataclasses import asdict

from taverne.arena.cluster import play_on_cluster
from taverne.arena.standings import duels, standings
from taverne.arena.tournament import GameResult, pairings, play_all
from taverne.bots.bot import LEVELS, Budget, bot_names
from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue
from taverne.registry import AnyGame
from taverne.terminal.progress import show_progress

MOST_JOBS = 256


def list_bots(t: Catalogue) -> None:
    """Prints the installed bots with their descriptions: first the opponents for people, easiest first."""
    names = [*LEVELS, *(name for name in bot_names() if name not in LEVELS)]
    width = max(map(len, names))
    for name in names:
        description = t.say(f"bot-{name}") if t.has(f"bot-{name}") else ""
        print(f"{name:<{width}}  {description}".rstrip())


def arena(
    t: Catalogue,
    game: AnyGame,
    bots: list[str],
    *,
    seats: int,
    games: int,
    jobs: int,
    seed: int,
    milliseconds: int,
    as_json: bool,
    ray: str = "",
) -> None:
    """Plays a tournament, on a Ray cluster if its address is given, and prints the standings."""
    if games < 1:
        raise TaverneError("error-games", found=games)
    if not 1 <= jobs <= MOST_JOBS:
        raise TaverneError("error-jobs", found=jobs, expected=MOST_JOBS)
    budget = Budget(milliseconds=milliseconds or None)
    chosen = pairings(game, bots, seats, games, seed, budget)
    playing: Iterable[GameResult] = play_on_cluster(chosen, jobs, ray) if ray else play_all(chosen, jobs)
    playing = show_progress(playing, len(chosen), t.say("selfplay-progress"))
    played = list(playing)
    table = standings(bots, played)
    if as_json:
        before = duels(played)
        result = {
            "ruleset": game.ruleset.key,
            "seats": seats,
            "seed": seed,
            "games": len(played),
            "standings": [asdict(standing) for standing in table],
            "before": [[one, other, before[one, other]] for one in bots for other in bots if one != other],
        }
        print(json.dumps(result, indent=1))
        return
    print(t.say("arena-played", games=len(played), ruleset=game.ruleset.key, seats=seats))
    width = max(map(len, bots))
    for standing in table:
        text = t.say(
            "arena-line",
            games=standing.games,
            share=f"{100 * standing.share:.1f}",
            low=f"{100 * standing.low:.1f}",
            high=f"{100 * standing.high:.1f}",
            points=f"{standing.points:.1f}",
            rating=f"{standing.rating:+.0f}",
            time=f"{standing.milliseconds:.2f}",
        )
        print(f"{standing.bot:<{width}}  {text}")
