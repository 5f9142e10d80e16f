"""Families: built in, installed, or neither."""

from pathlib import Path

import pytest

from taverne.kernel.errors import UnknownRuleset
from taverne.kernel.families import Families
from taverne.registry import find_game, parse_ruleset, rulesets

MODULE = """
from taverne.games.kingdom.game import KingdomGame
from taverne.kernel.families import Family
from taverne.kernel.ruleset import Offer, Ruleset

ENTRY = "installed"

class Game(KingdomGame):
    family = "visitors"

    def __init__(self, ruleset):
        super().__init__(Ruleset("aetherya", "fr2", "competitive"))
        self.ruleset = ruleset

FAMILY = Family("visitors", (Offer("visit", ("only",), ("short", "long")),), Game)
USURPER = Family("usurpers", (Offer("aetherya", ("fake",), ("fake",)),), Game)
"""
ENTRY_POINTS = """
[taverne.games]
visitors = visiting:FAMILY
usurpers = visiting:USURPER

[tests.layer]
visitors = visiting:ENTRY
kingdom = visiting:ENTRY
"""


class Thing:
    """Something that belongs to a family."""

    def __init__(self, family: str) -> None:
        self.family = family


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that adds a family."""
    (tmp_path / "visiting.py").write_text(MODULE)
    info = tmp_path / "visiting-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: visiting\nVersion: 1\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(tmp_path)


def layer() -> Families[str]:
    return Families("tests.layer", {"kingdom": "taverne.games.kingdom.cards:SYMBOLS"}, "fallback")


def test_a_built_in_entry_is_imported_when_it_is_asked_for() -> None:
    from taverne.games.kingdom.cards import SYMBOLS

    assert layer().find("kingdom") is SYMBOLS


def test_a_family_nobody_registered_gets_the_fallback() -> None:
    assert layer().of(Thing("visitors")) == "fallback"


@pytest.mark.usefixtures("installed")
def test_an_installed_package_adds_its_family_and_replaces_none() -> None:
    from taverne.games.kingdom.cards import SYMBOLS

    families = layer()
    assert families.of(Thing("visitors")) == "installed"
    assert families.find("kingdom") is SYMBOLS
    assert families.names() == ("kingdom", "visitors")
    assert tuple(families) == (SYMBOLS, "installed")


@pytest.mark.usefixtures("installed")
def test_the_registry_lists_the_games_of_an_installed_family() -> None:
    assert [ruleset.key for ruleset in rulesets() if ruleset.game == "visit"] == ["visit/only/short", "visit/only/long"]
    assert parse_ruleset("visit").key == "visit/only/short"
    game = find_game("visit/only/long")
    assert game.family == "visitors"
    assert game.ruleset.key == "visit/only/long"
    assert find_game("visit/only/long") is game


@pytest.mark.usefixtures("installed")
def test_an_installed_family_cannot_take_a_built_in_games_name() -> None:
    assert find_game("aetherya").family == "kingdom"
    assert parse_ruleset("aetherya").edition == "fr2"


def test_a_game_that_is_not_installed_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownRuleset) as caught:
        find_game("visit")
    assert caught.value.message == "error-game-unknown"
    assert "rivality" in str(caught.value.arguments["expected"])
