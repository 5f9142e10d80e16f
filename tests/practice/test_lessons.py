"""Every lesson is played to its end through the engine, in every language: text and engine cannot part."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from taverne.kernel.errors import IllegalMove
from taverne.locale import LANGUAGES, find_catalogue, read_source
from taverne.practice.families import find_start, start_keys
from taverne.practice.lesson import NEXT, LessonStep, WrongMove, follow, lesson_keys, message_of, steps_of, values_of


def answer_of(step: LessonStep) -> str:
    return NEXT if step.move is None else str(step.move.move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", lesson_keys())
def test_a_lesson_is_told_and_played_to_its_end(key: str, language: str) -> None:
    words = find_catalogue(language)
    start = find_start(key)
    steps = steps_of(start)
    answers: tuple[str, ...] = ()
    for step in steps:
        practice = follow(key, answers)
        assert practice.is_on_script, step.message
        values = values_of(practice, step)
        assert words.say(step.message, **values)
        if step.move is not None:
            assert words.say(f"{step.message}-why", **values), "a request says why the move is a good one"
            assert start.you in practice.asked
            legal = {str(move) for move in start.game.legal(practice.state, start.you)}
            assert answer_of(step) in legal, step.message
            check_wrong_moves(key, answers, step, legal, language)
        answers += (answer_of(step),)
    assert steps[-1].move is None, "the last step says goodbye"
    assert follow(key, answers[:-1]).scripted == len(start.script)


def check_wrong_moves(key: str, answers: tuple[str, ...], step: LessonStep, legal: set[str], language: str) -> None:
    words = find_catalogue(language)
    for move in legal - {answer_of(step)}:
        with pytest.raises(WrongMove) as caught:
            follow(key, (*answers, move))
        assert words.say(next((name for name in caught.value.explanations if words.has(name)), caught.value.message))


@pytest.mark.parametrize("key", lesson_keys())
def test_every_text_of_a_lesson_belongs_to_a_step(key: str) -> None:
    texts = {
        entry.id.name
        for entry in FluentParser().parse(read_source("en")).body
        if isinstance(entry, Message) and re.match(rf"{message_of(key)}(-|$)", entry.id.name)
    }
    stories = {step.message for step in steps_of(find_start(key))}
    known = {message_of(key), f"{message_of(key)}-about", *stories, *(f"{one}-why" for one in stories)}
    rest = [text for text in texts - known if not text.startswith(tuple(f"{one}-wrong" for one in stories))]
    assert not rest


class Texts(Visitor):
    """Collects the plain text of messages."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_lessons_come_from_the_engine(language: str) -> None:
    visitor = Texts()
    for entry in FluentParser().parse(read_source(language)).body:
        if isinstance(entry, Message) and entry.id.name.startswith("lesson-"):
            visitor.visit(entry)
    assert visitor.texts
    assert not [text for text in visitor.texts if re.search(r"\d", text)]


def test_every_lesson_file_is_a_lesson() -> None:
    assert sorted(start_keys("lessons")) == sorted(lesson_keys())


def test_a_lesson_cannot_be_answered_beyond_its_end_nor_with_what_the_rules_forbid() -> None:
    key = lesson_keys()[0]
    steps = steps_of(find_start(key))
    with pytest.raises(IllegalMove):
        follow(key, tuple(map(answer_of, steps)))
    with pytest.raises(WrongMove):
        follow(key, (NEXT,))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_in_its_place_only_has_to_be_turned(language: str) -> None:
    key, words = "lessons/rivality", find_catalogue(language)
    steps = steps_of(find_start(key))
    (place,) = (place for place, step in enumerate(steps) if step.message.endswith("-fortress"))
    answers = tuple(map(answer_of, steps[:place]))

    def told(move: str) -> str:
        with pytest.raises(WrongMove) as caught:
            follow(key, (*answers, move))
        names: tuple[str, ...] = caught.value.explanations
        return next(name for name in names if words.has(name))

    assert told("lay F5 1,-1 s") == "lesson-rivality-fortress-wrong-front"
    assert told("lay F5 -1,-1 e") == told("lay H7 1,-1 e") == "lesson-rivality-fortress-wrong"
