"""R6 and R40 leave open who has which deck: records with the other assignment are played as well."""

import random

import pytest

from taverne.games.rivality.game import RivalityGame
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.errors import IllegalMove
from taverne.kernel.game import draw, view_of
from taverne.record.replay import write_record
from taverne.record.scribe import Scribe
from taverne.record.snapshot import format_snapshot, format_view, parse_snapshot
from taverne.record.verify import verify
from taverne.registry import find_game

TABLES = [("rivality/duel", 2), ("rivality/duel+expert", 2), ("rivality/teams", 4), ("rivality/solo", 1)]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_first_seat_may_have_the_plain_deck(key: str, seats: int, seed: int) -> None:  # R6, R40
    game = find_game(key)
    assert isinstance(game, RivalityGame)
    rng = random.Random(seed)
    dice = random_dice(rng)
    head = "mine" if seats == 1 else "deck 1"
    state, first = game.setup(seats), game.parse_draws(f"{head} C1", seats)[0]
    scribes = [Scribe(full=True), Scribe(None), *(Scribe(seat) for seat in range(1, seats + 1))]
    states = [state]
    while asked := game.asked(state):
        if len(states) == 1:
            move: object = first
        else:
            move = draw(game, state, dice) if asked == (CHANCE,) else rng.choice(game.legal(state, asked[0]))
        state, events = game.apply(state, asked[0], move)
        states.append(state)
        for scribe in scribes:
            scribe.note(asked[0], move, events, asked, game.asked(state))
    for scribe in scribes:
        tags = {} if scribe.full else {"View": str(scribe.seat or "spectator")}
        assert verify(write_record(game, seats, state, scribe.lines, tags)).is_finished
    for moment in [*states[26::5], state]:
        assert parse_snapshot(format_snapshot(game, seats, moment))[1] == moment
        view = view_of(game, moment, 1)
        assert parse_snapshot(format_view(game, seats, view))[1] == view
        guess = game.determinise(view, rng)
        assert view_of(game, guess, 1) == view
        assert game.census(guess) == game.census(moment)


def test_a_deck_is_not_made_of_both() -> None:  # R6

    game = find_game("rivality/duel")
    state = game.setup(2)
    for code in ("C1", "C2"):
        state, _ = game.apply(state, CHANCE, game.parse_draws(f"deck 1 {code}", 2)[0])
    with pytest.raises(IllegalMove):
        game.apply(state, CHANCE, game.parse_draws("deck 1 C6", 2)[0])
