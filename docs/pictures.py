"""Draws the pictures of the documentation: `make pictures`."""

import io
import random
import re
from pathlib import Path

from rich.console import Console

from taverne.bots.bot import find_bot
from taverne.bots.table import play_game
from taverne.kernel.game import view_of
from taverne.locale import find_catalogue
from taverne.record.replay import replay
from taverne.record.text import parse_record
from taverne.registry import find_game
from taverne.terminal.families import FAMILIES

HERE = Path(__file__).parent / "img"


def draw_terminal(key: str, seed: int, line: int, language: str, name: str) -> None:
    """A table in the terminal, at some line of a game of greedy bots."""
    t, game = find_catalogue(language), find_game(key)
    bots = [find_bot("greedy", game)] * 2
    played = replay(parse_record(play_game(game, bots, random.Random(seed)).record))
    console = Console(record=True, width=84, file=io.StringIO(), force_terminal=True, highlight=False)
    view = view_of(game, played.at(line), 1)
    console.print(FAMILIES.of(game).draw_table(t, game, [view], ["Ada", "Robot"]))
    svg = console.export_svg(title="taverne play aetherya")
    HERE.mkdir(exist_ok=True)
    # The export names fonts on another host; ours are the reader's own.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S)
    (HERE / name).write_text(re.sub(r"terminal-\d+", "terminal", svg), "utf-8")


if __name__ == "__main__":
    draw_terminal("aetherya", 4, 45, "en", "terminal.svg")
