"""The rulebook says the same in every language."""

import re
from collections.abc import Iterator

import pytest

from taverne.locale import LANGUAGES
from taverne.registry import rulesets
from tests import clauses

BOOKS = clauses.ROOT / "docs" / "rules"
GAMES = sorted({ruleset.game for ruleset in rulesets()})
RULING = {"en": "Ruling", "fr": "Arbitrage", "de": "Festlegung"}
_FENCE = re.compile(r"^```(\w+)\n(.*?)\n```$", re.M | re.S)
_CODE = re.compile(r"`([^`\n]+)`")
_CLAUSE = re.compile(r"\b[ADR]\d+[ab]?\b")


def read(language: str, game: str) -> str:
    return (BOOKS / language / f"{game}.md").read_text("utf-8")


def pictures(game: str) -> list[tuple[str, str]]:
    """The kind and the text of each picture in a game's book."""
    return _FENCE.findall(read("en", game))


def parts(text: str) -> Iterator[tuple[str, str]]:
    """The headings of a book with what follows each: clauses by their code, other headings by their depth."""
    for found in re.finditer(r"^(#+) (.*?)\n(.*?)(?=^#|\Z)", text, re.M | re.S):
        code = re.match(r"[ADR]\d+", found[2])
        yield code[0] if len(found[1]) == 3 and code else found[1], found[3]


def marks(language: str, body: str) -> dict[str, list[str]]:
    """What must be the same in every language: pictures, codes, edition marks, clauses, numbers and rulings."""
    prose = _FENCE.sub("", body)
    words = _CODE.sub("", prose)
    return {
        "pictures": [f"{kind}\n{text}" for kind, text in _FENCE.findall(body)],
        "codes": sorted(_CODE.findall(prose)),
        "clauses": sorted(_CLAUSE.findall(words)),
        "numbers": sorted(re.findall(r"[+−]?\d+", _CLAUSE.sub("", words))),
        "rulings": ["ruling"] * prose.count(f"**{RULING[language]}"),
    }


def test_every_game_has_a_book_in_every_language_and_no_book_is_without_a_game() -> None:
    for language in LANGUAGES:
        assert sorted(path.stem for path in (BOOKS / language).glob("*.md")) == GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_has_the_same_clauses_with_the_same_codes_numbers_and_edition_marks(
    language: str, game: str
) -> None:
    english, translated = list(parts(read("en", game))), list(parts(read(language, game)))
    assert [code for code, _ in translated] == [code for code, _ in english]
    for (code, ours), (_, theirs) in zip(english, translated, strict=True):
        assert marks(language, theirs) == marks("en", ours), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_cites_only_clauses_that_exist(language: str) -> None:
    known = set(clauses.clauses())
    for game in GAMES:
        cited = {code.rstrip("ab") for code in _CLAUSE.findall(_FENCE.sub("", read(language, game)))}
        assert cited <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_begins_with_an_introduction(language: str) -> None:
    for game in GAMES:
        for code, body in parts(read(language, game)):
            assert len(body.strip()) > (10 if code.startswith("#") else 0), f"{game} {code}"


def test_a_clause_has_one_book() -> None:
    found = clauses.clauses()
    assert len(found) == len(set(found))


def test_the_pictures_of_a_game_are_found() -> None:
    assert all(pictures(game) for game in GAMES)
