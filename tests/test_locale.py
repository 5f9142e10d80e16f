"""One catalogue: complete in three languages, nothing missing, unused or differing."""

import ast
import re
from pathlib import Path
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from taverne.kernel.data import type_name
from taverne.kernel.errors import BadRecord, IllegalMove
from taverne.locale import LANGUAGES, Catalogue, language_of, read_source
from taverne.registry import find_game, rulesets

SOURCE = Path(__file__).parent.parent / "src" / "taverne"
WEB = Path(__file__).parent.parent / "web" / "src"
BUILT = re.compile(
    r"game-|edition-|mode-|option-|card-|legend-|tile-|line-|reason-|hint-|help-|land-|bot-|level-|lesson-"
    r"|balance-(legends|cards|objects|laid|held)-"
)
"""Messages whose ids the program puts together; each of these families has a test of its own."""


class Variables(Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(read_source(language)).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def literals() -> set[str]:
    texts: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return texts


def test_the_languages_have_the_same_messages_with_the_same_variables() -> None:
    english = messages("en")
    for language in LANGUAGES:
        other = messages(language)
        assert set(other) == set(english), set(other) ^ set(english)
        for name, variables in english.items():
            assert other[name] == variables, f"{language} {name}"


def test_every_message_the_program_names_is_in_the_catalogue() -> None:
    known = set(messages("en"))
    pattern = re.compile(
        r"(error|usage|play|table|selfplay|verify|sheet|shown|serve|page|arena|balance|analyse)-[a-z0-9-]+"
    )
    missing = {text for text in literals() if pattern.fullmatch(text)} - known
    assert not missing


def web_names() -> set[str]:
    """What the web client's sources name: whole ids, and beginnings of ids it puts together."""
    sources = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    return {
        name
        for path in sources
        for name in re.findall(r"[a-z][a-z0-9]*-(?:[a-z0-9]+-)*(?:[a-z0-9]+)?", path.read_text("utf-8"))
    }


def test_every_message_is_used() -> None:
    texts = literals() | (named := web_names())
    beginnings = tuple(name for name in named if name.endswith("-"))
    for name in messages("en"):
        assert name in texts or BUILT.match(name) or name.startswith(beginnings), name


def test_every_message_the_web_client_names_is_in_the_catalogue() -> None:
    known = set(messages("en"))
    said = [call for path in WEB.rglob("*.*") for call in re.findall(r"\bsay\(([^;]*?)\)", path.read_text("utf-8"))]
    named = {name for call in said for name in re.findall(r"[\"`]((?:[a-z]+-)+[a-z0-9]*)", call)}
    missing = {name for name in named if name not in known and not any(one.startswith(name) for one in known)}
    assert said
    assert not missing


def test_every_event_is_told_and_every_decision_asked_in_words() -> None:
    known = set(messages("en"))
    for ruleset in rulesets():
        for event in find_game(ruleset.key).data_types.events:
            assert f"event-{type_name(event)}" in known
        steps = cast(Any, find_game(ruleset.key)).mode.steps
        for step in steps if isinstance(steps, tuple) else steps.by_name().values():
            if step.chances is None:
                assert {f"ask-{step.name}", f"wait-{step.name}"} <= known


def test_translations_are_translated() -> None:
    def sentence(language: str, name: str) -> str:
        found = re.search(rf"^{name} = (.*\w.*)$", read_source(language), re.M)
        return found[1] if found else f"{language} {name}"

    prefixes = ("error-", "help-option-", "play-help", "usage-")
    names = [name for name in messages("en") if name.startswith(prefixes)]
    for language in ("fr", "de"):
        assert [name for name in names if sentence(language, name) == sentence("en", name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_one_sentence_with_its_line_and_clause(language: str) -> None:
    words = Catalogue(language)
    text = words.say_error(IllegalMove("error-cell-locked", clause="A15", cell="b2", card="O"))
    assert "b2" in text
    assert text.endswith("(A15)")
    record = words.say_error(BadRecord("error-tag-missing", 7, expected="Seats"))
    assert "7" in record
    assert "Seats" in record


def test_a_message_without_its_arguments_or_unknown_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="error-choice"):
        Catalogue("en").say("error-choice")
    with pytest.raises(LookupError):
        Catalogue("en").say("no-such-message")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "fr_CA", "LANG": "de_DE"}, "fr"),
        ({"TAVERNE_LANG": "de", "LC_ALL": "fr_CA"}, "de"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(("language", "column"), [("fr", 2), ("de", 3)])
def test_tiles_have_the_names_of_the_glossary(language: str, column: int) -> None:
    glossary = (SOURCE.parent.parent / "docs" / "rules" / "glossary.md").read_text("utf-8")
    rows = [line.split("|") for line in glossary.splitlines() if line.startswith("| ")]
    names = {row[4].strip().strip("`"): row[column].split() for row in rows if len(row) == 6}
    catalogue = Catalogue(language)
    for tile in ("treaty", "staff", "sword", "griffin", "hammer", "palantir", "smuggler", "thief"):
        assert catalogue.say(f"tile-{tile}") in names[tile]
