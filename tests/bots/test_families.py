"""Bots at the tables of a family nobody registered."""

import random

import pytest

from taverne.bots.bot import Budget, bot_names, find_bot
from taverne.bots.families import FAMILIES, heuristics_of
from taverne.bots.search.bot import find_search
from taverne.bots.search.python_search import BREADTH, PythonSearch
from taverne.bots.table import play_game
from taverne.games.kingdom.game import KingdomGame
from taverne.games.rivality.game import RivalityGame
from taverne.kernel.chance import random_dice
from taverne.kernel.game import settle, view_of
from taverne.registry import find_game, parse_ruleset, rulesets


class StrangeKingdom(KingdomGame):
    """A game whose modes have familiar names, but whose family no layer knows."""

    family = "strangers"


class StrangeBattle(RivalityGame):
    family = "strangers"


GAMES = [
    StrangeKingdom(parse_ruleset("aetherya/competitive")),
    StrangeKingdom(parse_ruleset("aetherya/solo")),
    StrangeBattle(parse_ruleset("rivality/duel")),
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ruleset.key)
def test_a_kernel_belongs_to_a_family_not_to_a_modes_name(game: KingdomGame) -> None:
    assert isinstance(find_search(game), PythonSearch)


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ruleset.key)
def test_every_bot_plays_a_family_nobody_registered_to_its_end(game: KingdomGame, name: str) -> None:
    bots = [find_bot(name, game) for _ in range(game.seats[0])]
    end = play_game(game, bots, random.Random(5), budget=Budget(simulations=1))
    assert end.outcome == game.outcome(end.state)


def test_without_heuristics_the_search_still_considers_every_move() -> None:
    game = StrangeKingdom(parse_ruleset("aetherya/competitive"))
    rng = random.Random(2)
    state, _ = settle(game, game.setup(2), random_dice(rng))
    seat = game.asked(state)[0]
    legal = game.legal(state, seat)
    stats = PythonSearch(game).search(view_of(game, state, seat), legal, rng, Budget(simulations=4 * len(legal)))
    assert sum(one.tries > 0 for one in stats) > BREADTH


def test_every_ruleset_has_heuristics_of_its_own() -> None:
    assert FAMILIES.names()
    assert all(heuristics_of(find_game(ruleset.key)).estimates is not None for ruleset in rulesets())
