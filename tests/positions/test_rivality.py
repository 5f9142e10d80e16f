"""Battlefields from the box: scored as `taverne score` scores them, and completed to positions to play on."""

import random

import pytest

from taverne.games.rivality.battlefield import format_battlefield
from taverne.games.rivality.game import RivalityGame
from taverne.games.rivality.state import battlefield_of
from taverne.kernel.errors import TaverneError
from taverne.positions.families import FAMILIES
from taverne.practice.play import practise_on
from taverne.practice.start import parse_start
from taverne.registry import find_game
from taverne.testing.conformance import play_randomly

RIVALITY = FAMILIES.find("rivality")
KEYS = [
    "duel",
    "duel+expert",
    "three",
    "three+expert",
    "teams",
    "teams+expert",
    "solo+beginner",
    "solo",
    "solo+veteran",
]
BATTLES = KEYS[:6]


@pytest.mark.parametrize("mode", KEYS)
def test_what_is_laid_out_scores_as_the_finished_game(mode: str) -> None:
    game = find_game(f"rivality/fr/{mode}")
    assert isinstance(game, RivalityGame)
    for seed in range(5):
        rng = random.Random(seed)
        end = play_randomly(game, game.seats[0], rng)[-1].after
        lines = format_battlefield(battlefield_of(end), game.mode.grid).splitlines()
        laid_out = RIVALITY.lay_out_end(game, tuple(lines))
        assert [sheet.total for sheet in game.sheets(laid_out)] == [sheet.total for sheet in game.sheets(end)]
        assert game.outcome(laid_out) == game.outcome(end)


@pytest.mark.parametrize("mode", BATTLES)
def test_a_position_is_completed_with_what_is_unknown(mode: str) -> None:
    game = find_game(f"rivality/fr/{mode}")
    seats, lines = RIVALITY.complete(game, ("0,0 W n 1:3 2:1", "0,-1 C6 s w1 1:1", "hand 2 F1", "decision turn 2"))
    text = "\n".join([f'[Ruleset "{game.ruleset.key}"]', f'[Seats "{seats}"]', '[You "0"]', "", *lines, ""])
    practice = practise_on(parse_start("x", text), ())
    moves = [str(move) for move in game.legal(practice.state, 2)]
    assert any(move.startswith("lay F1 ") for move in moves)
    assert practise_on(practice.start, (moves[0],)).you is not None


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (("0,0 W n 1:3", "hand 7 F1"), "error-seat-unknown"),
        (("0,0 W n 1:9",), "error-golems-many"),
        (("0,0 W n", "hand 1 W"), "error-tile-unknown"),
        (("0,1 C1 n 1:1",), "error-well-missing"),
    ],
)
def test_what_cannot_lie_so_is_refused(lines: tuple[str, ...], message: str) -> None:
    with pytest.raises(TaverneError, match=message):
        RIVALITY.complete(find_game("rivality"), lines)


def test_souramouns_battlefield_can_be_pasted_but_not_laid_out() -> None:
    with pytest.raises(TaverneError, match="error-settle-mode"):
        RIVALITY.complete(find_game("rivality/solo"), ("a1 C1 n",))
