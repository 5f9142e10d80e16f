"""Nothing outside a family's own folders names a family, a game or a mode, apart from the registrations.

Code is scanned: identifiers and string literals, and in the catalogue the ids and variants of messages. Prose is not:
comments, docstrings and the texts of messages.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path, PurePath

import pytest

from taverne.registry import FAMILIES, rulesets

ROOT = Path(__file__).parent.parent
SCANNED = ("src/taverne", "web/src", "docs/protocol.py", "docs/components.py")
REGISTRATIONS = (
    "src/taverne/registry.py",
    "src/taverne/fast/families.py",
    "src/taverne/bots/families.py",
    "src/taverne/arena/families.py",
    "src/taverne/envs/families.py",
    "src/taverne/learn/families.py",
    "src/taverne/terminal/families.py",
    "src/taverne/practice/families.py",
    "src/taverne/positions/families.py",
    "web/src/families.ts",
    "docs/components.py",
)
"""The one place in each layer that lists the families."""
GENERATED = ("web/src/protocol.ts", "src/taverne/server/pages/client")
"""What is built from the families' classes and sources, and ignored by git."""
FAMILY_NAMES = frozenset(FAMILIES.names())
GAME_NAMES = frozenset(ruleset.game for ruleset in rulesets())
MODE_NAMES = frozenset(ruleset.mode for ruleset in rulesets())
ORDINARY = frozenset({"objects", "solo", "teams", "three", "duel"})
"""Modes that are called by an ordinary English word: only a literal that is nothing else names them."""
TELLING = (FAMILY_NAMES | GAME_NAMES | MODE_NAMES) - ORDINARY
ORDINARY_MODES = MODE_NAMES & ORDINARY

Finding = tuple[int, str]
"""A line and what it names."""

_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_TS_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.S)
_TS_LITERAL = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
_FTL_ID = re.compile(r"^(-?[a-z][\w-]*) =|\[([\w-]+)\]", re.M)


def words_in(text: str) -> list[str]:
    """The words of an identifier or literal: `KingdomGame` and `kingdom_game` are `kingdom` and `game`."""
    return [word.lower() for word in _WORD.findall(text)]


def is_telling(text: str) -> bool:
    """Whether an identifier or a literal names a family, a game, or a mode with a name of its own."""
    return not TELLING.isdisjoint(words_in(text))


def is_ordinary_mode(literal: str) -> bool:
    """Whether a literal is just the name of a mode, or ends in one as ruleset keys and message ids do."""
    return re.split(r"[/+-]", literal.strip())[-1] in ORDINARY_MODES


def scan_python(source: str) -> Iterator[Finding]:
    tree = ast.parse(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in prose and (is_telling(node.value) or is_ordinary_mode(node.value)):
                yield line, node.value
            continue
        for name in identifiers_of(node):
            if is_telling(name) or name.lower() in ORDINARY_MODES - {"objects"}:
                yield line, name


def identifiers_of(node: ast.AST) -> list[str]:
    """The identifiers that a syntax node itself holds; modules with their dots."""
    match node:
        case ast.ImportFrom(module=module, names=names):
            return [module or "", *(alias.name for alias in names)]
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
            return [name]
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
    return []


def scan_web(source: str) -> Iterator[Finding]:
    code = _TS_COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), source)
    for number, line in enumerate(code.splitlines(), 1):
        for identifier in re.findall(r"[A-Za-z_]\w*", line):
            if is_telling(identifier):
                yield number, identifier
        for literals in _TS_LITERAL.findall(line):
            for literal in literals:
                if literal and is_ordinary_mode(literal):
                    yield number, literal


def scan_messages(source: str) -> Iterator[Finding]:
    for found in _FTL_ID.finditer(source):
        name = found[1] or found[2]
        if is_telling(name) or is_ordinary_mode(name):
            yield source.count("\n", 0, found.start()) + 1, name


SCANNERS = {".py": scan_python, ".ts": scan_web, ".svelte": scan_web, ".css": scan_web, ".ftl": scan_messages}


def is_of_family(path: PurePath) -> bool:
    """Whether a file lies in a family's folder, or is the family's file in a layer that has one file each."""
    return not FAMILY_NAMES.isdisjoint(part.split(".")[0] for part in path.parts)


def sources() -> list[Path]:
    found = [path for place in SCANNED for path in (ROOT / place, *sorted((ROOT / place).rglob("*")))]
    made = [ROOT / place for place in GENERATED]
    return [path for path in found if path.suffix in SCANNERS and not any(map(path.is_relative_to, made))]


def offenders() -> list[str]:
    """Every place that names what it must not."""
    listed = []
    for path in sources():
        relative = path.relative_to(ROOT)
        if is_of_family(relative) or relative.as_posix() in REGISTRATIONS:
            continue
        found = dict.fromkeys(SCANNERS[path.suffix](path.read_text("utf-8")))
        listed += [f"{relative}:{line}: {name[:60]}" for line, name in found]
    return listed


def test_nothing_outside_a_familys_folders_names_a_family_a_game_or_a_mode() -> None:
    assert offenders() == []


def test_the_registrations_exist_and_name_the_families() -> None:
    for name in REGISTRATIONS:
        text = (ROOT / name).read_text("utf-8").lower()
        assert all(family in text for family in FAMILY_NAMES), name
        assert len(text.splitlines()) < 100, f"{name} does more than to list the families"


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".py", 'KEY = "aetherya/fr2"'),
        (".py", "from taverne.games.kingdom.game import Game"),
        (".py", "class RivalityThing: ..."),
        (".py", 'if mode == "solo": ...'),
        (".py", 'say("mode-three")'),
        (".ts", 'if (mode === "objects") {}'),
        (".ts", 'const isKingdom = game !== "x"; // fine'),
        (".svelte", "<KingdomTable />"),
        (".ftl", "mode-solo = alone"),
        (".ftl", "said = { $mode ->\n    [cooperative] we\n   *[other] I\n}"),
    ],
)
def test_the_scan_finds_names_in_code(suffix: str, source: str) -> None:
    assert list(SCANNERS[suffix](source))


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".py", '"""Aetherya and the solo mode."""\nobjects = ["three kings"]  # kingdom'),
        (".py", 'name = "soloist"'),
        (".ts", "// the kingdom's rivality\nconst three = objects.length; /* drako */"),
        (".ts", 'const url = "https://example.org/teams-of-two";'),
        (".ftl", "# kingdom\nhelp = Play Aetherya alone, or in teams."),
    ],
)
def test_the_scan_leaves_prose_and_ordinary_words_alone(suffix: str, source: str) -> None:
    assert not list(SCANNERS[suffix](source))
