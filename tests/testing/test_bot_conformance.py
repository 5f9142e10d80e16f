"""The bots here keep their promises, and the suite notices one that does not."""

import random
from typing import Any

import pytest

from taverne.bots.bot import bot_names
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import draw, view_of
from taverne.registry import find_game, rulesets
from taverne.testing.bots import check_bot, check_decision

KEYS = [ruleset.key for ruleset in rulesets() if ruleset.edition in ("fr2", "fr")]


@pytest.mark.slow
@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("key", KEYS)
def test_our_bots_keep_their_promises(name: str, key: str) -> None:
    game = find_game(key)
    check_bot(name, game, game.seats[-1], random.Random(key), decisions=12)


class Forgetful:
    """Chooses something else each time."""

    def __init__(self) -> None:
        self.place = 0

    def choose(self, view: Any, legal: Any, rng: random.Random, budget: Any) -> Any:
        self.place += 1
        return legal[self.place % len(legal)]


class Wild:
    """Chooses what is not offered."""

    def choose(self, view: Any, legal: Any, rng: random.Random, budget: Any) -> Any:
        return "fly"


class Slow:
    """Goes on for twice its time."""

    def choose(self, view: Any, legal: Any, rng: random.Random, budget: Any) -> Any:
        late = budget.clock() + 2 * (budget.milliseconds or 0) / 1000
        while budget.clock() < late:
            pass
        return legal[0]


@pytest.mark.parametrize(
    ("bot", "reason"), [(Forgetful(), "not chosen again"), (Wild(), "not legal"), (Slow(), "after its time")]
)
def test_a_bot_that_breaks_a_promise_is_found(bot: Any, reason: str) -> None:
    game = find_game("aetherya")
    state, dice = game.setup(2), random_dice(random.Random(1))
    while game.asked(state) == (CHANCE,):
        state, _ = game.apply(state, CHANCE, draw(game, state, dice))
    with pytest.raises(AssertionError, match=reason):
        check_decision(bot, game, view_of(game, state, 1), random.Random(1))
