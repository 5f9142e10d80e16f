"""Practising: answers that follow from the request alone, because nothing is stored."""

from typing import Any

from taverne.hosting.encoding import writer_of
from taverne.hosting.endpoint import Call
from taverne.hosting.errors import NotFound
from taverne.hosting.presenters import present_entry, present_events, present_move, present_summary, view_fields
from taverne.kernel.events import told_to
from taverne.kernel.game import preview, view_of
from taverne.locale import Catalogue
from taverne.match.view import SeenEntry
from taverne.practice.families import UnknownStart, find_start
from taverne.practice.lesson import WrongMove, follow, lesson_keys, message_of, steps_of, values_of
from taverne.practice.play import Practice, practise
from taverne.protocol import practice as messages
from taverne.protocol.play import Position, Preview, Result
from taverne.protocol.tables import NoClock, SeatInfo, Table
from taverne.record.replay import PlayedMove


async def practise_start(call: Call[Any]) -> messages.Practice:
    asked: messages.Practise = call.body
    moves, wrong = tuple(asked.moves), ""
    try:
        played = _play(asked.start, moves)
    except WrongMove as error:
        # A lesson explains the move that it did not ask for, and stays where it is.
        moves, wrong = moves[:-1], _explain(error, call.words)
        played = _play(asked.start, moves)
    lesson = _present_step(played, len(moves), wrong, call.words)
    can_play = lesson is None or lesson.move is not None
    return present_practice(played, lesson, can_play=can_play, can_undo=bool(moves))


def present_practice(
    played: Practice, lesson: messages.LessonStep | None = None, *, can_play: bool = True, can_undo: bool
) -> messages.Practice:
    """A start after one's moves."""
    return messages.Practice(
        table=present_table(played),
        position=present_position(played, can_play=can_play, can_undo=can_undo),
        entries=[present_entry(played.start.game, _seen(played, entry)) for entry in played.entries],
        lesson=lesson,
        suggested=str(played.suggested) if lesson is None and played.suggested is not None else None,
    )


async def preview_practice(call: Call[Any]) -> Preview:
    asked: messages.TryMove = call.body
    played = _play(asked.start, tuple(asked.moves))
    return present_try(played, asked.move)


def present_try(played: Practice, text: str) -> Preview:
    """What a move would lead to."""
    game = played.start.game
    move = game.parse_move(text)
    view, events = preview(game, view_of(game, played.state, played.you), move)
    return Preview(move=present_move(game, move), events=present_events(game, events), **view_fields(game, view))


async def list_lessons(call: Call[Any]) -> messages.Lessons:
    return present_lessons(call.words)


def present_lessons(words: Catalogue) -> messages.Lessons:
    """The lessons in a language."""
    starts = [find_start(key) for key in lesson_keys()]
    families = [start.game.family for start in starts]
    return messages.Lessons(
        lessons=[
            messages.LessonInfo(
                start=start.key,
                family=start.game.family,
                ruleset=start.game.ruleset.key,
                title=words.say(message_of(start.key)),
                about=words.say(f"{message_of(start.key)}-about"),
                steps=len(start.steps),
                is_first=families.index(start.game.family) == place,
            )
            for place, start in enumerate(starts)
        ]
    )


def _play(key: str, moves: tuple[str, ...]) -> Practice:
    try:
        return follow(key, moves) if find_start(key).steps else practise(key, moves)
    except UnknownStart as error:
        raise NotFound(error.message, found=key) from None


def _explain(error: WrongMove, words: Catalogue) -> str:
    return words.say(next((name for name in error.explanations if words.has(name)), error.message))


def _present_step(played: Practice, answered: int, wrong: str, words: Catalogue) -> messages.LessonStep | None:
    steps = steps_of(played.start)
    if not steps:
        return None
    step = steps[answered]
    values = values_of(played, step)
    reason = f"{step.message}-why"
    return messages.LessonStep(
        place=answered + 1,
        count=len(steps),
        text=words.say(step.message, **values),
        why=words.say(reason, **values) if words.has(reason) else "",
        move=None if step.move is None else str(step.move.move),
        things=list(step.things),
        wrong=wrong,
    )


def _seen(played: Practice, entry: PlayedMove) -> SeenEntry:
    """An entry as the person learns of it; seats asked together learn the others' answers from the events."""
    you = played.start.you or entry.actor or None
    events = told_to(entry.events, you)
    if not entry.actor:
        return SeenEntry(entry.number, "Drawn", events=events)
    is_secret = len(entry.asked) > 1 and entry.actor != you
    return SeenEntry(entry.number, "Moved", entry.actor, move=None if is_secret else entry.move, events=events)


def present_table(played: Practice) -> Table:
    """The table as the person sees it."""
    start = played.start
    sides = start.game.sides(start.seats)
    seats = enumerate(zip(sides, start.names, strict=True), 1)
    return Table(
        id=start.key,
        ruleset=start.game.ruleset.key,
        family=start.game.family,
        seats=[
            SeatInfo(seat=seat, side=side, name=name, is_taken=True, is_you=seat == played.you)
            for seat, (side, name) in seats
        ],
        clock=NoClock(),
        confirms=False,
        public=False,
        status="over" if played.is_over else "playing",
        commitment="",
        number=len(played.entries),
        asked=list(played.asked),
        you=played.you,
    )


def present_position(played: Practice, *, can_play: bool, can_undo: bool) -> Position:
    """The position, with the moves of whoever the person plays."""
    game, you = played.start.game, played.you
    legal = game.legal(played.state, you) if can_play and you is not None and you in played.asked else ()
    return Position(
        number=len(played.entries),
        **view_fields(game, view_of(game, played.state, you)),
        asked=list(played.asked),
        legal=writer_of(game).write_moves(legal),
        can_undo=can_undo,
        result=_present_result(played),
    )


def _present_result(played: Practice) -> Result | None:
    game, state = played.start.game, played.state
    outcome = game.outcome(state)
    if outcome is None:
        return None
    return Result(
        winners=list(outcome.winners),
        points=list(outcome.points),
        ranks=list(outcome.ranks),
        won=outcome.won,
        lines=list(game.results(state)),
        summary=present_summary(game, game.summary(state)),
    )
