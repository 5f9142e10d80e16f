"""Many games at once are the same games as one at a time, on threads and on a GPU."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from taverne.fast.batch import Batch
from taverne.fast.families import BATCHES
from taverne.registry import find_game, rulesets
from tests.fast import gpu

pytestmark = pytest.mark.slow

MODES = {
    ruleset.key.partition("/")[0] + "/" + ruleset.key.rpartition("/")[2]: ruleset.key
    for ruleset in rulesets()
    if BATCHES.of(find_game(ruleset.key)) is not None
}
"""One ruleset of each mode and option that has kernels."""
STEPS = 6
SIMULATED = 2


@pytest.mark.parametrize("key", MODES.values(), ids=MODES)
def test_games_do_not_depend_on_their_number_or_on_threads(key: str) -> None:
    one, many = Batch(key, games=3), Batch(key, games=300, threads=3)
    for batch in (one, many):
        batch.reset(5)
    ended = 0
    for _ in range(200):
        for batch in (one, many):
            batch.choose()
            batch.step(batch.chosen)
        assert (one.rows == many.rows[:3]).all()
        ended += int(many.ended.sum())
        assert (many.ranks[many.ended == 1][:, : many.seats].min(axis=1) >= 1).all()
    assert ended > 100


@pytest.mark.parametrize("key", MODES.values(), ids=MODES)
def test_legal_moves_are_those_of_the_mask_and_a_look_is_all_of_asking_masking_and_observing(key: str) -> None:
    batch = Batch(key, games=50)
    batch.reset(7)
    for _ in range(60):
        batch.mask()
        batch.ask()
        batch.choose()
        assert batch.masks[np.arange(50), batch.chosen].all()
        assert (batch.asked < batch.seats).all()
        batch.observe()
        apart = [array.copy() for array in (batch.asked, batch.masks, batch.observations)]
        for array in (batch.asked, batch.masks, batch.observations):
            array[:] = 0
        batch.look()
        for one, other in zip(apart, (batch.asked, batch.masks, batch.observations), strict=True):
            assert (one == other).all()
        batch.step(batch.chosen)


def test_arrays_are_taken_by_others_without_a_copy() -> None:
    batch = Batch("aetherya", games=4)
    batch.reset(1)
    batch.observe()
    shared = np.from_dlpack(batch.observations)
    assert np.shares_memory(shared, batch.observations)


def test_the_same_source_plays_the_same_games_on_a_gpu() -> None:
    """In numba's simulator of one; docs/research.md has the log of a real one."""
    code = (
        "import json; from tests.fast.gpu import play; from tests.fast.test_batch import MODES, SIMULATED, STEPS;"
        "print(json.dumps([play(key, find_game(key).seats[0], SIMULATED, STEPS) for key in MODES.values()]))"
    )
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "TAVERNE_TARGET": "cuda"}
    code = "from taverne.registry import find_game; " + code
    command = [sys.executable, "-W", "ignore", "-c", code]
    told = subprocess.run(command, env=environment, check=True, timeout=600, stdout=subprocess.PIPE)
    for key, theirs in zip(MODES.values(), json.loads(told.stdout), strict=True):
        assert theirs == gpu.play(key, find_game(key).seats[0], SIMULATED, STEPS), key
