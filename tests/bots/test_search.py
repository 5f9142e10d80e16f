"""The search: what every bot promises in every ruleset, with and without the kernels, and that it plays well."""

import random
from typing import Any

import pytest

from taverne.bots import bot as bots
from taverne.bots.bot import LEVELS, Budget, find_bot
from taverne.bots.move_stats import batches, best_of
from taverne.bots.search import bot as searching
from taverne.bots.search.python_search import PythonSearch
from taverne.bots.table import play_game
from taverne.fast.kingdom import evaluation, layout, learning, packing
from taverne.fast.kingdom.moves import move_names
from taverne.fast.kingdom.workspace import Workspace
from taverne.games.kingdom.editions import EDITIONS
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.game import Move, View, draw, view_of
from taverne.kernel.outcome import win_shares
from taverne.kernel.play import play
from taverne.locale import LANGUAGES, find_catalogue
from taverne.registry import find_game, rulesets
from taverne.testing.bots import TickingClock, check_bot

pytestmark = pytest.mark.slow

KEYS = [ruleset.key for ruleset in rulesets()]


@pytest.mark.parametrize("key", KEYS)
def test_the_search_keeps_a_bots_promises_in_every_ruleset(key: str) -> None:
    game = find_game(key)
    check_bot("search", game, game.seats[-1], random.Random(key), decisions=6)


@pytest.mark.parametrize("name", [*LEVELS, "quick"])
@pytest.mark.parametrize("key", ["aetherya/objects", "aetherya/solo", "rivality/three+expert"])
def test_every_level_keeps_a_bots_promises(name: str, key: str) -> None:
    game = find_game(key)
    check_bot(name, game, game.seats[0], random.Random(key), decisions=8)


@pytest.mark.parametrize("key", ["aetherya", "drako", "rivality/duel", "rivality/teams"])
def test_the_search_works_without_the_kernels(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "IS_AVAILABLE", False)
    game = find_game(key)
    assert isinstance(searching.find_search(game), PythonSearch)
    check_bot("search", game, game.seats[0], random.Random(key), decisions=6)


def match_up(key: str, one: str, other: str, games: int, simulations: int) -> float:
    """The share of games that a bot wins against another, seats in turn; the same each time."""
    game = find_game(key)
    budget = Budget(simulations=simulations)
    won = 0.0
    for number in range(games):
        seats = [one, other] if number % 2 else [other, one]
        end = play_game(game, [find_bot(name, game) for name in seats], random.Random(number // 2), budget=budget)
        won += win_shares(end.outcome)[seats.index(one)]
    return won / games


@pytest.mark.parametrize("key", ["aetherya", "rivality/duel", "rivality/duel+expert"])
def test_the_search_beats_greedy(key: str) -> None:
    assert match_up(key, "search", "greedy", 20, 200) >= 0.65


@pytest.mark.parametrize("key", ["aetherya", "rivality/duel"])
def test_each_level_is_stronger_than_the_one_before(key: str) -> None:
    assert match_up(key, "journeyman", "apprentice", 20, 400) >= 0.7
    assert match_up(key, "master", "journeyman", 20, 1600) >= 0.6
    assert match_up(key, "apprentice", "random", 20, 0) >= 0.7


def test_levels_are_named_in_three_languages() -> None:
    told = [find_catalogue(language).say(f"bot-{level}") for language in LANGUAGES for level in LEVELS]
    assert len(set(told)) == len(told)
    assert {len({find_catalogue(language).say(f"level-{level}") for level in LEVELS}) for language in LANGUAGES} == {4}
    for name in bots.bot_names():
        assert all(find_catalogue(language).has(f"bot-{name}") for language in LANGUAGES)


def test_the_search_finishes_a_won_game() -> None:
    """With one land left and the lead, a move that ends the game is best; behind, it is not."""
    game: Any = find_game("aetherya")
    rng = random.Random(11)
    seen: set[bool] = set()
    while len(seen) < 2:
        state = game.setup(2)
        while state.opening is not None:
            actor = game.asked(state)[0]
            move: Any = draw(game, state, random_dice(rng)) if actor == CHANCE else rng.choice(game.legal(state, actor))
            state, _ = game.apply(state, actor, move)
        up = state.kingdoms[0]._replace(hidden=0x8000)
        lead = rng.choice([True, False])
        rows = packing.pack(state._replace(kingdoms=(up, state.kingdoms[1])))
        rows[layout.HELD + (0 if lead else 1)] = 0x7C00
        if rows[layout.RIVER] & 0x7C00:
            rows[layout.RIVER] &= ~0x7C00
        space = Workspace()
        space.begin(1)
        space.search(rows, 3000)
        looked = {move_names(layout.COMPETITIVE)[code]: value for code, value, _ in space.root_stats()}
        ending = [value for move, value in looked.items() if move.endswith(" d4")]
        if ending:
            assert (max(ending) > 0.8) == lead
            seen.add(lead)


def test_what_was_learned_plays_better_than_what_was_thought_before() -> None:
    edition = EDITIONS["aetherya", "fr2"]
    assert learning.contest(edition, evaluation.learned_weights(), evaluation.first_weights(), 1000, 3) > 0.6


def test_a_budget_is_simulations_or_time_and_at_least_one_look() -> None:
    assert list(batches(Budget(simulations=70), 32)) == [32, 32, 6]
    assert sum(batches(Budget(), 100)) == 1000
    assert list(batches(Budget(milliseconds=0), 32)) == [32]
    assert sum(batches(Budget(milliseconds=10, clock=TickingClock(0.0007)), 1)) == 13, "it stops before its time is up"
    assert sum(batches(Budget(10, simulations=3, clock=TickingClock(0.0007)), 1)) == 3


@pytest.mark.parametrize("key", ["aetherya", "rivality/duel+expert", "aetherya/objects"])
def test_the_search_knows_no_more_than_its_view(key: str) -> None:
    """The same view and seed give the same statistics, move for move, whatever is hidden."""
    game, rng = find_game(key), random.Random(3)
    search = searching.find_search(game).search

    def decide(view: View[Any], legal: tuple[Move, ...]) -> Move:
        other = view_of(game, game.determinise(view, rng), view.seat)
        stats = search(view, legal, random.Random(9), Budget(simulations=20))
        assert search(other, legal, random.Random(9), Budget(simulations=20)) == stats
        assert best_of(stats).move in legal
        return rng.choice(legal)

    play(game, 2, decide, random_dice(rng))
