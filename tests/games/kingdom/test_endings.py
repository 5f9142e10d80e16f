"""Why a game or an age ended, as its last event tells (A19, A55, A56, A64)."""

import random

import pytest

from taverne.bots.bot import find_bot
from taverne.bots.table import play_bots
from taverne.games.kingdom.events import GameEnded
from taverne.games.kingdom.modes.solo.events import AgeEnded
from taverne.games.kingdom.state import State
from taverne.kernel.play import Ply
from taverne.registry import find_game


def endings(key: str, seed: int, bot: str = "random") -> tuple[State, list[GameEnded | AgeEnded]]:
    """The last state of a game, and the events that end it or its ages."""
    game = find_game(key)
    found: list[GameEnded | AgeEnded] = []

    def observe(ply: Ply[State]) -> None:
        found.extend(event for event in ply.events if isinstance(event, (GameEnded, AgeEnded)))

    players = [find_bot(bot, game)] * game.seats[0]
    return play_bots(game, players, random.Random(seed), observe), found


@pytest.mark.parametrize("key", ["aetherya/fr2/competitive", "aetherya/fr2/objects", "drako/fr/competitive"])
@pytest.mark.parametrize("seed", range(3))
def test_a_competitive_game_names_the_seat_whose_last_land_ended_it(key: str, seed: int) -> None:  # A19
    _, [ended] = endings(key, seed)
    assert isinstance(ended, GameEnded)
    if ended.reason == "explored":
        assert ended.seat > 0
        assert ended.seat not in {land.seat for land in ended.lands}, "that seat had no land left to turn up"
    else:
        assert (ended.reason, ended.idle, ended.seat) == ("idle", True, 0)


def test_a_campaign_says_why_its_age_ended_and_what_was_not_written() -> None:  # A55, A56
    reasons = set()
    for seed in range(8):
        state, found = endings("aetherya/fr2/solo", seed)
        *ages, ended = found
        assert isinstance(ended, GameEnded)
        assert ended.reason == ("lost" if state.river else "campaign")
        age = ages[-1]
        assert isinstance(age, AgeEnded)
        assert age.unwritten == state.river
        assert age.is_lost == bool(age.unwritten)
        reasons.add(age.reason)
        if age.reason == "deck":
            assert not sum(state.deck)
    assert reasons <= {"explored", "deck"}


def test_a_cooperative_game_says_whether_lands_legends_or_the_deck_ran_out() -> None:  # A64
    reasons = set()
    for bot, seed in (("random", 1), ("random", 2), ("greedy", 1), ("greedy", 2)):
        state, [ended] = endings("aetherya/fr2/cooperative", seed, bot)
        assert isinstance(ended, GameEnded)
        reasons.add(ended.reason)
        match ended.reason:
            case "deck":
                assert not sum(state.deck)
            case "legends":
                assert not state.river
                assert not state.legend_deck
            case "explored":
                assert ended.seat not in {land.seat for land in ended.lands}
    assert reasons >= {"deck", "legends"}
