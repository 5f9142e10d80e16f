"""The text of a record: tags, event lines and result lines. Knows no game."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from taverne.kernel.errors import BadRecord

_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_ACTOR = re.compile(r"[*1-8]")

SHOWN = "shown "
"""How the text of a line begins that says what the move before it revealed to the audience."""


@dataclass(frozen=True, slots=True)
class Line:
    """An event line: its number in the text, the actor, and the words that follow."""

    number: int
    actor: str
    text: str

    def __str__(self) -> str:
        return f"{self.actor} {self.text}"

    @property
    def is_shown(self) -> bool:
        """Whether it is a `* shown` line, which reveals something and plays nothing."""
        return self.actor == "*" and self.text.startswith(SHOWN)


@dataclass(frozen=True, slots=True)
class Record:
    """A parsed record, not yet replayed."""

    tags: Mapping[str, str]
    lines: tuple[Line, ...]
    results: tuple[Line, ...]
    end: int
    """The number of the last line of the text."""

    @property
    def is_partial(self) -> bool:
        """Whether it leaves something unknown."""
        return any("?" in line.text or line.is_shown for line in self.lines)


def is_small_number(text: str) -> bool:
    """Whether a text is a plain number of at most three digits."""
    return len(text) < 4 and text.isascii() and text.isdecimal()


def parse_tags(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """The tags at the head of a text, and the lines that follow with their numbers, without blank ones."""
    tags: dict[str, str] = {}
    body: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = " ".join(raw.split())
        if not line:
            continue
        if line.startswith("[") and not body:
            match = _TAG.fullmatch(line)
            if match is None:
                raise BadRecord("error-tag", number, found=line, expected='[Name "text"]')
            name, value = match.groups()
            if name in tags:
                raise BadRecord("error-tag-twice", number, found=name)
            tags[name] = re.sub(r"\\(.)", r"\1", value)
        else:
            body.append((number, line))
    return tags, body


def format_tags(tags: Mapping[str, str]) -> list[str]:
    """The tags as lines."""
    lines = []
    for name, value in tags.items():
        escaped = " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'[{name} "{escaped}"]')
    return lines


def parse_record(text: str) -> Record:
    """Parses a record."""
    tags, body = parse_tags(text)
    lines: list[Line] = []
    results: list[Line] = []
    for number, line in body:
        actor, _, words = line.partition(" ")
        if not words:
            raise BadRecord("error-line", number, found=line, expected="actor word …")
        if actor == "=":
            results.append(Line(number, actor, words))
        elif results:
            raise BadRecord("error-line-after-result", number, found=line)
        elif _ACTOR.fullmatch(actor):
            lines.append(Line(number, actor, words))
        else:
            raise BadRecord("error-actor", number, found=actor, expected="1 … 8, *, =")
    return Record(tags, tuple(lines), tuple(results), len(text.splitlines()))


def format_record(tags: Mapping[str, str], lines: tuple[str, ...], results: tuple[str, ...]) -> str:
    """The text of a record."""
    return "\n".join([*format_tags(tags), "", *lines, *(f"= {result}" for result in results), ""])
