"""Nothing acknowledged is lost when the server is killed, and clients carry on by themselves (decision 6)."""

import pytest

from tests.server.killing import MOMENTS
from tests.server.kills import run_kills

KILLS = 30


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_killed_server_has_lost_nothing_and_made_nothing_by_halves(kind: str) -> None:
    toll = run_kills(kind, KILLS, seed=1)
    assert toll.count >= KILLS
    assert set(MOMENTS) <= set(toll.kills)
    assert toll.finished == toll.games > 0
    assert toll.reconnections > 0
    assert toll.moves > KILLS
