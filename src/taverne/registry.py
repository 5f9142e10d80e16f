"""The list of games and rulesets."""

from collections.abc import Callable
from functools import cache
from typing import Any

from taverne.games.kingdom.game import OFFERS as KINGDOM_OFFERS
from taverne.games.kingdom.game import KingdomGame
from taverne.games.rivality.game import OFFERS as RIVALITY_OFFERS
from taverne.games.rivality.game import RivalityGame
from taverne.kernel.errors import UnknownRuleset
from taverne.kernel.game import Game
from taverne.kernel.ruleset import Offer, Ruleset

AnyGame = Game[Any]
"""A game whose states only it understands."""

_OFFERS: dict[str, tuple[Offer, Callable[[Ruleset], AnyGame]]] = {
    **{offer.game: (offer, KingdomGame) for offer in KINGDOM_OFFERS},
    **{offer.game: (offer, RivalityGame) for offer in RIVALITY_OFFERS},
}


def rulesets() -> tuple[Ruleset, ...]:
    """Every ruleset that can be played."""
    return tuple(ruleset for offer, _ in _OFFERS.values() for ruleset in offer.rulesets())


def parse_ruleset(key: str) -> Ruleset:
    """The ruleset a key means; what it leaves out is the default."""
    name, *options = key.split("+")
    game, *parts = name.split("/")
    if game not in _OFFERS:
        raise UnknownRuleset("error-game-unknown", found=game, key=key, expected=", ".join(_OFFERS))
    return _OFFERS[game][0].parse(parts, options, key)


@cache
def _game(ruleset: Ruleset) -> AnyGame:
    return _OFFERS[ruleset.game][1](ruleset)


def find_game(key: str) -> AnyGame:
    """The game a ruleset key means."""
    return _game(parse_ruleset(key))
