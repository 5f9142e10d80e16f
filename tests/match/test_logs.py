"""Logs stored by earlier versions restore to the same matches (most were written by commit 1ddd649)."""

import json
from pathlib import Path
from typing import Any

import pytest

from taverne.match.log import from_plain, to_plain
from taverne.match.match import Match

LOGS = sorted((Path(__file__).parent / "logs").glob("*.json"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_log_of_an_earlier_version_restores_the_same_match(path: Path) -> None:
    stored: dict[str, Any] = json.loads(path.read_text("utf-8"))
    match = Match(bytes.fromhex(stored["secret"]), map(from_plain, stored["entries"]))
    state = match.state
    assert json.loads(json.dumps([to_plain(entry) for entry in state.log])) == stored["entries"]
    for audience, record in stored["records"].items():
        assert match.seen_by(None if audience == "spectator" else int(audience)).record() == record
    if stored["full"] is not None:
        assert match.seen_by(None).record(full=True) == stored["full"]
    assert list(state.asked()) == stored["asked"]
    assert list(state.winners) == stored["winners"]
    assert state.clocks.reserves == stored["reserves"]
    seats = range(1, state.settings.seats + 1)
    assert [state.clocks.deadline(seat) for seat in seats] == stored["deadlines"]
