"""Prepared starts: a position in the notation, and a script of how the game may go on.

A start is a text. First come the tags of a record, with `You` for the seat that the person plays (1 if it is not said;
0 for every seat), then the event lines of a record, none if the setup itself is to be shown, or the lines of a
snapshot. A snapshot with a `View` tag, and a record with `?` in it, may leave things unknown; a fixed seed fills them
in. After a line that says `then` follows the script: event lines of chance, of the other seats and of the person. A
line `# NAME thing …` in the script begins a step of a lesson and names what to point at (`lesson.py`).
"""

import random
import re
from dataclasses import dataclass
from typing import Any

from taverne.kernel.chance import Draw
from taverne.kernel.errors import BadRecord, BadText, TaverneError
from taverne.kernel.game import Move, View, view_of
from taverne.record.replay import parse_line, replay
from taverne.record.snapshot import parse_snapshot
from taverne.record.text import format_tags, is_small_number, parse_record, parse_tags
from taverne.record.verify import parse_viewer
from taverne.registry import AnyGame

THEN = "then"
EVERY_SEAT = 0
"""The person plays whoever has to decide."""
_STEP = "# "
_ACTOR = re.compile(r"[*1-8]")


@dataclass(frozen=True, slots=True)
class ScriptedMove:
    """A move or draw of the script."""

    actor: int
    move: Move | Draw
    line: str


@dataclass(frozen=True, slots=True)
class ScriptedStep:
    """Where a step of a lesson begins."""

    name: str
    things: tuple[str, ...]
    """What to point at, as the tables call it."""
    at: int
    """How many moves and draws of the script come before it."""


@dataclass(frozen=True, slots=True, eq=False)
class Start:
    """A prepared start."""

    key: str
    game: AnyGame
    seats: int
    you: int
    """The seat of the person, or EVERY_SEAT."""
    names: tuple[str, ...]
    """By seat; empty where the start names nobody."""
    state: Any
    script: tuple[ScriptedMove, ...]
    steps: tuple[ScriptedStep, ...]


def parse_start(key: str, text: str) -> Start:
    """The start that a text describes; BadRecord says which line is wrong."""
    tags, body = parse_tags(text)
    you = tags.pop("You", "1")
    lines = [line for _, line in body]
    cut = lines.index(THEN) if THEN in lines else len(lines)
    game, state = _parse_position(key, tags, lines[:cut])
    seats = int(tags["Seats"])
    if not is_small_number(you) or not EVERY_SEAT <= int(you) <= seats:
        raise BadRecord("error-view-tag", 1, found=you, expected=seats)
    script, steps = _parse_script(game, body[cut + 1 :], seats)
    names = tuple(tags.get(f"Seat{seat}", "") for seat in range(1, seats + 1))
    return Start(key, game, seats, int(you), names, state, script, steps)


def _parse_position(key: str, tags: dict[str, str], lines: list[str]) -> tuple[AnyGame, Any]:
    text = "\n".join([*format_tags(tags), "", *lines, ""])
    if not lines or _ACTOR.fullmatch(lines[0].partition(" ")[0]):
        record = parse_record(text)
        played = replay(record)
        game, state = played.game, played.state
        if record.is_partial:
            state = view_of(game, state, parse_viewer(tags["View"], played.seats) if "View" in tags else None)
    else:
        game, state = parse_snapshot(text)
    return game, game.determinise(state, random.Random(key)) if isinstance(state, View) else state


def _parse_script(
    game: AnyGame, body: list[tuple[int, str]], seats: int
) -> tuple[tuple[ScriptedMove, ...], tuple[ScriptedStep, ...]]:
    script: list[ScriptedMove] = []
    steps: list[ScriptedStep] = []
    for number, line in body:
        if line.startswith(_STEP):
            name, *things = line.removeprefix(_STEP).split()
            steps.append(ScriptedStep(name, tuple(things), len(script)))
            continue
        try:
            if not _ACTOR.fullmatch(line.partition(" ")[0]):
                raise BadText("error-actor", found=line.partition(" ")[0], expected="1 … 8, *")
            script += [ScriptedMove(actor, move, line) for actor, move in parse_line(game, line, seats)]
        except TaverneError as error:
            raise BadRecord(error.message, number, clause=error.clause, **error.arguments) from error
    return tuple(script), tuple(steps)
