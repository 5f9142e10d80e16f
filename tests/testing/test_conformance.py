"""Every ruleset of the registry passes the conformance suite; a game that breaks a promise does not."""

import random
from typing import Any

import pytest

from taverne.games.kingdom.game import KingdomGame
from taverne.games.kingdom.state import State
from taverne.kernel.errors import IllegalMove, TaverneError
from taverne.registry import find_game, parse_ruleset, rulesets
from taverne.testing.conformance import check_game

TABLES = [(ruleset.key, seats) for ruleset in rulesets() for seats in find_game(ruleset.key).seats]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_ruleset_keeps_every_promise(key: str, seats: int) -> None:
    check_game(find_game(key), seats, random.Random(f"{key} {seats}"), games=8)


class Leaky(KingdomGame):
    """Shows the deck to everyone."""

    def redact(self, state: State, seat: int | None) -> State:
        return super().redact(state, seat)._replace(deck=state.deck)


class Wasteful(KingdomGame):
    """Loses the taken discard."""

    def apply(self, state: State, actor: int, move: Any) -> Any:
        after, events = super().apply(state, actor, move)
        return after._replace(discards=(after.discards[0][-1:],)) if str(move).startswith("take") else after, events


class Lax(KingdomGame):
    """Accepts any move, by passing over what it refuses."""

    def apply(self, state: State, actor: int, move: Any) -> Any:
        try:
            return super().apply(state, actor, move)
        except IllegalMove:
            return state, ()


class Chatty(KingdomGame):
    """Lets the legal moves depend on a hidden land."""

    def legal(self, state: State, seat: int) -> Any:
        moves = super().legal(state, seat)
        hidden = [card for kingdom in state.kingdoms for card in kingdom.cards]
        return moves[1:] if len(moves) > 2 and sum(hidden) % 2 else moves


@pytest.mark.parametrize("broken", [Leaky, Wasteful, Lax, Chatty])
def test_a_game_that_breaks_a_promise_is_caught(broken: type[KingdomGame]) -> None:
    with pytest.raises((AssertionError, IndexError, TaverneError)):
        check_game(broken(parse_ruleset("aetherya")), 2, random.Random(1), games=5)
