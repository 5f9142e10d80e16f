"""The games that can be played: the built-in families and those that installed packages add."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from taverne.kernel.errors import UnknownRuleset
from taverne.kernel.families import Families, Family
from taverne.kernel.game import Game
from taverne.kernel.ruleset import Offer, Ruleset

AnyGame = Game[Any]
"""A game whose states only it understands."""

FAMILIES: Families[Family | None] = Families(
    "taverne.games",
    {"kingdom": "taverne.games.kingdom.game:FAMILY", "rivality": "taverne.games.rivality.game:FAMILY"},
    None,
)
"""The game families; a package adds one with an entry point in this group."""


def rulesets() -> tuple[Ruleset, ...]:
    """Every ruleset that can be played."""
    return tuple(ruleset for _, offer in _offers() for ruleset in offer.rulesets())


def parse_ruleset(key: str) -> Ruleset:
    """The ruleset that a key means; what the key leaves out takes its default."""
    name, *options = key.split("+")
    game, *parts = name.split("/")
    for _, offer in _offers():
        if offer.game == game:
            return offer.parse(parts, options, key)
    expected = ", ".join(offer.game for _, offer in _offers())
    raise UnknownRuleset("error-game-unknown", found=game, key=key, expected=expected)


def find_game(key: str) -> AnyGame:
    """The game that a ruleset key means."""
    return _game(parse_ruleset(key))


@cache
def _game(ruleset: Ruleset) -> AnyGame:
    return next(family.make(ruleset) for family, offer in _offers() if offer.game == ruleset.game)


def _offers() -> Iterator[tuple[Family, Offer]]:
    """Every offer with its family; built-in families come first, so an installed one cannot replace their games."""
    return ((family, offer) for family in FAMILIES if family for offer in family.offers)
