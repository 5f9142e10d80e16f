"""Golden files: move counts (perft) and whole games with every view (playthroughs), one of each a ruleset.

`python -m tests.golden` writes them anew; a commit that changes one says why.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from taverne.bots.bot import Budget, find_bot
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.events import told_to
from taverne.kernel.game import Move, View, draw, view_of
from taverne.kernel.play import Ply, play
from taverne.record.replay import replay
from taverne.record.scribe import Scribe
from taverne.record.text import format_record, parse_record
from taverne.registry import AnyGame, find_game, rulesets

HERE = Path(__file__).parent
DEPTHS = 4
MOST = 20_000
"""Leaves past which perft does not go deeper."""


def file_name(key: str) -> str:
    """The name of a ruleset's golden file."""
    return key.replace("/", "-") + ".txt"


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many ways the game can go on for so many entries, draws included."""
    asked = game.asked(state)
    if depth == 0 or not asked:
        return 1
    count = 0
    for actor in asked[:1]:
        if actor == CHANCE:
            draws, weights = game.chances(state)
            moves: list[Any] = [move for move, weight in zip(draws, weights, strict=False) if weight]
        else:
            moves = list(game.legal(state, actor))
        if depth == 1:
            return len(moves)
        count += sum(perft(game, game.apply(state, actor, move)[0], depth - 1) for move in moves)
    return count


def opening(key: str) -> tuple[AnyGame, int, str]:
    """The record of a game of random bots, cut early and cut late: where perft counts from."""
    game = find_game(key)
    seats = game.seats[0]
    rng = random.Random(f"perft {key}")
    dice = random_dice(rng)
    scribe, state, decisions = Scribe(full=True), game.setup(seats), 0
    while decisions < seats + 12:
        asked = game.asked(state)
        if not asked:
            break
        move: Any = draw(game, state, dice) if asked == (CHANCE,) else rng.choice(game.legal(state, asked[0]))
        decisions += asked != (CHANCE,)
        state, events = game.apply(state, asked[0], move)
        scribe.note(asked[0], move, events, asked, game.asked(state))
    return game, seats, format_record({"Ruleset": key, "Seats": str(seats)}, scribe.lines, ())


def perft_text(key: str) -> str:
    """A ruleset's perft file: a record, then for some places in it the counts by depth."""
    game, _, record = opening(key)
    played = replay(parse_record(record))
    lines = sorted({entry.number for entry in played.entries if entry.actor != CHANCE})
    places = [lines[0] - 1, lines[len(lines) // 2], lines[-1]]
    return record + "".join(f"{row}\n" for place in places for row in _counts(game, played.at(place), place))


def _counts(game: AnyGame, state: Any, place: int) -> Iterator[str]:
    for depth in range(1, DEPTHS + 1):
        count = perft(game, state, depth)
        yield f"perft {place} {depth} {count}"
        if count > MOST:
            return


def playthrough_text(key: str) -> str:
    """A game of greedy bots: every entry, its events, and the lines of each view that it changed."""
    game = find_game(key)
    seats = game.seats[0]
    rng = random.Random(f"playthrough {key}")
    bot = find_bot("greedy", game)
    audiences = (None, *range(1, seats + 1))
    seen: dict[int | None, tuple[str, ...]] = dict.fromkeys(audiences, ())
    out = [f'[Ruleset "{key}"]', f'[Seats "{seats}"]', ""]

    def decide(view: View[Any], legal: tuple[Move, ...]) -> Move:
        out.append(f"    legal {view.seat}: {', '.join(map(str, legal))}")
        return bot.choose(view, legal, rng, Budget())

    def write(ply: Ply[Any]) -> None:
        out.append(f"{ply.actor or '*'} {ply.move}".rstrip())
        told: dict[str, list[str]] = {}
        for seat in audiences:
            name = str(seat or "spectator")
            rows = [f"event {event!r}" for event in told_to(ply.events, seat)]
            view = game.format_table(view_of(game, ply.state, seat).table)
            rows += [f"view  {line}" for line in view if line not in seen[seat]]
            seen[seat] = view
            told.setdefault("\n".join(f"        {row}" for row in rows), []).append(name)
        for rows_text, names in told.items():
            if rows_text:
                out.extend([f"    {', '.join(names)}", rows_text])

    end = play(game, seats, decide, random_dice(rng), write)
    return "\n".join([*out, *(f"= {line}" for line in game.results(end)), ""])


def main() -> None:
    """Writes every golden file."""
    for ruleset in rulesets():
        name = file_name(ruleset.key)
        (HERE / "perft" / name).write_text(perft_text(ruleset.key), "utf-8")
        (HERE / "playthroughs" / name).write_text(playthrough_text(ruleset.key), "utf-8")


if __name__ == "__main__":
    main()
