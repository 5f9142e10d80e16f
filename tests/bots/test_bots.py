"""The bots: legal moves from the view alone, greedy beats random."""

import random
from typing import Any

import pytest

from taverne.bots.bot import Budget, UnknownBot, bot_names, find_bot
from taverne.bots.table import play_game
from taverne.kernel.chance import random_dice
from taverne.kernel.game import Move, View, view_of
from taverne.kernel.play import play
from taverne.registry import find_game, rulesets

TABLES = [(ruleset.key, seats) for ruleset in rulesets() for seats in find_game(ruleset.key).seats]


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_bot_plays_every_ruleset_to_its_end(name: str, key: str, seats: int) -> None:
    game = find_game(key)
    end = play_game(game, [find_bot(name, game)] * seats, random.Random(3))
    assert len(end.outcome.ranks) == seats


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_bot_chooses_the_same_whatever_is_hidden(key: str, seats: int) -> None:
    game = find_game(key)
    rng, bot = random.Random(5), find_bot("greedy", game)

    def decide(view: View[Any], legal: tuple[Move, ...]) -> Move:
        other = view_of(game, game.determinise(view, rng), view.seat)
        move = bot.choose(view, legal, random.Random(7), Budget())
        assert move in legal
        assert bot.choose(other, legal, random.Random(7), Budget()) == move
        return move

    play(game, seats, decide, random_dice(random.Random(6)))


@pytest.mark.slow
@pytest.mark.parametrize("key", ["aetherya", "drako"])
def test_greedy_beats_random_in_95_of_100_games(key: str) -> None:
    game = find_game(key)
    greedy, chance = find_bot("greedy", game), find_bot("random", game)
    won = 0.0
    for number in range(60):
        seats = [greedy, chance] if number % 2 else [chance, greedy]
        winners = play_game(game, seats, random.Random(number)).outcome.winners
        won += (seats.index(greedy) + 1 in winners) / len(winners)
    assert won >= 0.95 * 60


def test_an_unknown_bot_is_named_beside_those_there_are() -> None:
    assert set(bot_names()) >= {"greedy", "random"}
    with pytest.raises(UnknownBot) as caught:
        find_bot("deep", find_game("aetherya"))
    assert caught.value.arguments["found"] == "deep"
