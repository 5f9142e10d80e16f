"""Non-interference on the wire: hidden cards change no byte that a seat which cannot know them is sent (decision 3).

A game is played through the real interface. From what one seat saw of it another game is made, in which everything that
seat could not know is different as far as it can be. Both are played again with the same ids, clock and commitment, and
all that the server sent to that seat is compared: snapshots, events, errors, legal moves, previews, undo, views, logs.
"""

import logging
import random
from collections.abc import Iterator
from typing import Any

import pytest

from taverne.registry import find_game
from taverne.server.logs import JsonFormatter
from tests.server.worlds import TABLES, first_game, other_game, script_dice, stage


@pytest.fixture(autouse=True)
def scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    script_dice(monkeypatch)


@pytest.fixture
def logged() -> Iterator[list[str]]:
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.name.startswith("taverne"):
                record.created = 0
                lines.append(JsonFormatter().format(record))

    handler = Keep()
    root = logging.getLogger()
    root.addHandler(handler)
    yield lines
    root.removeHandler(handler)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_hidden_cards_change_no_byte_on_the_wire(key: str, seats: int, tmp_path: Any, logged: list[str]) -> None:
    game = find_game(key)
    rng = random.Random(f"{key} {seats}")
    for _ in range(20):
        watched = rng.randint(1, seats)
        script, records = first_game(game, seats, rng)
        other = other_game(game, seats, script, watched, records[watched - 1], rng)
        if other.draws == script.draws:
            continue
        sent = []
        for place, played in enumerate((script, other)):
            logged.clear()
            with stage(str(tmp_path / f"{watched}-{place}.db")) as served:
                bytes_sent = served.play(game, seats, played, watched)
            sent.append((bytes_sent, list(logged)))
        (one, one_log), (two, two_log) = sent
        assert len(one) > 20
        for first, second in zip(one, two, strict=True):
            assert first == second
        assert one_log == two_log
        return
    pytest.fail("nothing was hidden")
