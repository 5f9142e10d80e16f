"""Lessons: a prepared start whose script asks for one thing at a time.

A step asks for the person's next move in the script or, where the script has none before the next step, only tells
something. The person answers each step: with that move, or with `next` where there is nothing to play. Texts are
messages of the catalogue; here are their ids and the values that the engine computes for them.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from taverne.kernel.chance import Draw
from taverne.kernel.data import type_name
from taverne.kernel.errors import IllegalMove, TaverneError
from taverne.kernel.game import preview, view_of
from taverne.practice.families import FAMILIES, find_start
from taverne.practice.play import Practice, practise
from taverne.practice.start import ScriptedMove, Start

NEXT = "next"
"""Answers a step that only tells something."""
FOLDER = "lessons"


class WrongMove(TaverneError):
    """A legal move, but not the one that the lesson asks for."""

    def __init__(self, step: str, kind: str, text: str, flaw: str = "") -> None:
        super().__init__("lesson-wrong")
        nearly = (f"{step}-wrong-{flaw}", f"lesson-wrong-{flaw}") if flaw else ()
        self.explanations = (f"{step}-wrong-{_as_id(text)}", *nearly, f"{step}-wrong-{kind}", f"{step}-wrong")
        """The ids of messages that may explain it, the most specific first."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson."""

    message: str
    """The id of its text."""
    things: tuple[str, ...]
    """What to point at, besides the move."""
    move: ScriptedMove | None
    """What it asks for; None if it only tells something."""


def steps_of(start: Start) -> tuple[LessonStep, ...]:
    """The steps of a lesson; none for a start that is no lesson."""
    ends = [*(step.at for step in start.steps), len(start.script)][1:]
    steps = []
    for step, end in zip(start.steps, ends, strict=True):
        own = [move for move in start.script[step.at : end] if move.actor == start.you]
        if len(own) > 1:
            raise ValueError(f"{start.key}: the step {step.name} asks for {len(own)} moves")
        message = f"{message_of(start.key)}-{step.name}"
        steps.append(LessonStep(message, step.things, own[0] if own else None))
    return tuple(steps)


def message_of(key: str) -> str:
    """The id of a lesson's title; the ids of its texts begin with it."""
    return f"lesson-{key.partition('/')[2]}"


def lesson_keys() -> tuple[str, ...]:
    """The keys of all lessons, each family's in the order to take them."""
    return tuple(f"{FOLDER}/{name}" for family in FAMILIES for name in family.lessons)


def follow(key: str, answers: tuple[str, ...]) -> Practice:
    """A lesson after the person's answers; WrongMove if the last of them is not what its step asks for."""
    steps = steps_of(find_start(key))
    if len(answers) >= len(steps):
        raise IllegalMove("error-game-over")
    for step, answer in zip(steps, answers, strict=False):
        _check(key, answers, step, answer)
    return practise(key, tuple(answer for answer in answers if answer != NEXT))


def _check(key: str, answers: tuple[str, ...], step: LessonStep, answer: str) -> None:
    expected = NEXT if step.move is None else str(step.move.move)
    if answer == expected:
        return
    if answer == NEXT or step.move is None:
        raise WrongMove(step.message, NEXT, answer)
    practise(key, tuple(one for one in answers if one != NEXT))  # What the rules forbid, they explain themselves.
    game, asked = find_start(key).game, step.move.move
    move = game.parse_move(answer)
    flaw = "" if isinstance(asked, Draw) else FAMILIES.of(game).flaw(move, asked)
    raise WrongMove(step.message, type_name(type(move)), answer, flaw)


def values_of(practice: Practice, step: LessonStep) -> Mapping[str, str | int]:
    """What a step's text may say: points as they stand, what the move gains, and what the family has to tell.

    `points` and `theirs` are the totals of the person and of the best other side, `gained` is what the person gained
    since their last move began, `gain` what the move asked for would gain, and each line of the person's sheet has its
    name.
    """
    start, game = practice.start, practice.start.game
    side = game.sides(start.seats)[start.you - 1]
    view = view_of(game, practice.state, start.you)
    sheets = game.sheets(view.table)
    own = next(sheet for sheet in sheets if sheet.side == side)
    values: dict[str, str | int] = {
        **own.lines,
        "points": own.total,
        "theirs": max((sheet.total for sheet in sheets if sheet.side not in (0, side)), default=0),
        "gained": own.total - _points_before(practice, side),
    }
    if step.move is not None and start.you in practice.asked:
        after, _ = preview(game, view, step.move.move)
        then = next(sheet.total for sheet in game.sheets(after.table) if sheet.side == side)
        values["gain"] = then - own.total
    return values | dict(FAMILIES.of(game).values(practice, step.move))


def _points_before(practice: Practice, side: int) -> int:
    """The person's points before their last move."""
    start, game = practice.start, practice.start.game
    played = [place for place, entry in enumerate(practice.entries) if entry.actor == start.you]
    before = practice.entries[played[-1] - 1].state if played and played[-1] else start.state
    sheets = game.sheets(view_of(game, before, start.you).table)
    return next(sheet.total for sheet in sheets if sheet.side == side)


def _as_id(text: str) -> str:
    """A move as part of a message's id."""
    return re.sub(r"[^A-Za-z0-9]+", "-", text)
