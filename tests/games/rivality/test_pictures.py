"""Pictures of the rulebook and of help agree with the rules: who holds a tile, its shields, which spells there are."""

import json

import pytest

from taverne.games.rivality.battlefield import parse_battlefield
from taverne.games.rivality.golems import controller, shields_for, tied_sides
from taverne.games.rivality.grid import parse_cell
from taverne.games.rivality.tiles import SHIELDS, TILES
from tests.clauses import ROOT
from tests.games.rivality.boards import game
from tests.test_rulebook import pictures

HELP = json.loads((ROOT / "web" / "src" / "rivality" / "examples.json").read_text("utf-8"))
FIELDS = [text for kind, text in pictures("rivality") if kind == "battlefield"] + list(HELP.values())


def notation(text: str) -> str:
    """The part of a picture that is the battlefield notation."""
    lands = [line for line in text.split("\n") if not line.startswith("cast ")]
    return "\n".join(" ".join(word for word in line.split() if not follows(word)) for line in lands)


def follows(word: str) -> bool:
    """Whether a word of a picture says what follows from the battlefield."""
    return word.startswith(("held:", "contested", "shields:"))


def drawn(text: str) -> str:
    """A picture with what follows from its battlefield."""
    field = parse_battlefield(notation(text), game().mode.sides).field
    lines = []
    for line in notation(text).split("\n"):
        land = field[parse_cell(line.split()[0])]
        side = controller(land.golems)
        shields = shields_for(land.golems, SHIELDS[land.tile]) if side else 0
        says = [f"held:{side}" if side else "", "contested" if tied_sides(land.golems) else ""]
        lines.append(" ".join(filter(None, [line, *says, f"shields:{shields}" if shields else ""])))
    return "\n".join([*lines, *(line for line in text.split("\n") if line.startswith("cast "))])


@pytest.mark.parametrize("text", FIELDS)
def test_a_picture_of_a_battlefield_says_what_the_rules_say(text: str) -> None:
    assert text == drawn(text)
    for line in text.split("\n"):
        if line.startswith("cast "):
            assert line.split()[1] in {land.split()[0] for land in text.split("\n")}


def test_pictures_show_tiles_that_exist() -> None:
    shown = [text for kind, text in pictures("rivality") if kind == "lands"]
    assert shown
    assert all(set(text.split()) <= set(TILES) for text in shown)
