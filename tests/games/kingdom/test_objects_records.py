"""Records of objects & characters as each audience has them."""

import random

import pytest

from taverne.games.kingdom.state import State
from taverne.kernel.chance import random_dice
from taverne.kernel.game import Move, View
from taverne.kernel.play import Ply, play
from taverne.record.replay import write_record
from taverne.record.scribe import Scribe
from taverne.record.verify import verify
from tests.games.kingdom.boards import game

KEY = "aetherya/objects"


@pytest.mark.parametrize("seed", range(6))
def test_a_griffin_on_a_land_does_not_hide_the_owners_own(seed: int) -> None:  # A30, A35
    """Games in which tiles are used whenever they can be: every audience's record verifies."""
    rules = game(KEY)
    rng = random.Random(seed)
    scribes = [Scribe(None), Scribe(1), Scribe(2)]

    def use_tiles(view: View[State], legal: tuple[Move, ...]) -> Move:
        uses = [move for move in legal if str(move).startswith("use griffin") or str(move) == "keep"]
        return rng.choice(uses or [move for move in legal if str(move).startswith("use")] or legal)

    def note(ply: Ply[State]) -> None:
        for scribe in scribes:
            scribe.note(ply.actor, ply.move, ply.events, ply.asked, ply.then)

    end = play(rules, 2, use_tiles, random_dice(rng), note)
    for scribe in scribes:
        text = write_record(rules, 2, end, scribe.lines, {"View": str(scribe.seat or "spectator")})
        assert verify(text).is_finished
