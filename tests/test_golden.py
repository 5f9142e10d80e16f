"""Every ruleset has a perft file and a playthrough, and plays as they say."""

from pathlib import Path

import pytest

from taverne.record.replay import replay
from taverne.record.text import parse_record
from taverne.registry import rulesets
from tests.golden import HERE, file_name, perft, playthrough_text

KEYS = [ruleset.key for ruleset in rulesets()]


@pytest.mark.parametrize("folder", ["perft", "playthroughs"])
def test_every_ruleset_has_a_golden_file_and_no_file_is_left_over(folder: str) -> None:
    assert {path.name for path in (HERE / folder).glob("*.txt")} == {file_name(key) for key in KEYS}


@pytest.mark.parametrize("key", KEYS)
def test_the_numbers_of_ways_on_are_as_written(key: str) -> None:
    text = (HERE / "perft" / file_name(key)).read_text("utf-8")
    record, _, counts = text.partition("perft ")
    played = replay(parse_record(record))
    rows = ("perft " + counts).splitlines()
    assert len(rows) >= 6
    for row in rows:
        _, place, depth, count = row.split()
        assert perft(played.game, played.at(int(place)), int(depth)) == int(count), row


@pytest.mark.parametrize("key", KEYS)
def test_the_playthrough_plays_as_written(key: str) -> None:
    path: Path = HERE / "playthroughs" / file_name(key)
    assert playthrough_text(key) == path.read_text("utf-8"), f"{path.name} differs; see tests/golden.py"
