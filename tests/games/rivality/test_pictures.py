"""The rulebook's pictures can be drawn: battlefields that can be, tiles that exist, spells that are there."""

import pytest

from taverne.games.rivality.battlefield import parse_battlefield
from taverne.games.rivality.tiles import TILES
from tests.games.rivality.boards import game
from tests.test_rulebook import pictures


@pytest.mark.parametrize(("kind", "text"), pictures("rivality"))
def test_a_picture_of_the_rulebook_can_be_drawn(kind: str, text: str) -> None:
    if kind == "lands":
        assert set(text.split()) <= set(TILES)
        return
    assert kind == "battlefield"
    lands = [line for line in text.split("\n") if not line.startswith("cast ")]
    casts = [line.split()[1:] for line in text.split("\n") if line.startswith("cast ")]
    parse_battlefield("\n".join(lands), game().mode.sides)
    assert all(any(line.startswith(f"{cell} ") for line in lands) for cell, _ in casts)
