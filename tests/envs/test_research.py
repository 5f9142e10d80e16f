"""docs/research.md: its programs and commands run as written, and its tables are those of the kernels."""

import math
import re
import runpy
import shlex
import sys
from pathlib import Path

import pytest

from taverne.fast.kingdom import layout, moves, observation
from taverne.fast.rivality import moves as battle_moves
from taverne.fast.rivality import observation as battle_observation
from taverne.games.kingdom.cards import LEGENDS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.S)
COMMANDS = re.findall(r"^python -m (taverne\.envs\.examples\..*)$", PAGE, re.M)
LESS = {"--minutes": "0.01", "--games": "2", "--ms": "1"}
"""What an example is given instead, so that it takes seconds."""


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_programs_of_the_page_run(program: str) -> None:
    exec(compile(program, "research.md", "exec"), {"__name__": "research"})  # noqa: S102


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_run(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module, *arguments = shlex.split(command)
    shorter = [LESS.get(before, word) for before, word in zip(["", *arguments], arguments, strict=False)]
    monkeypatch.setattr(sys, "argv", [module, *shorter])
    monkeypatch.delitem(sys.modules, module, raising=False)
    runpy.run_module(module, run_name="__main__")
    assert capsys.readouterr().out


def test_the_page_has_programs_and_commands() -> None:
    assert len(PROGRAMS) >= 5
    assert {command.split()[0].rpartition(".")[2] for command in COMMANDS} == {"ppo", "random_agent", "search_match"}


def rows_between(start: str, end: str) -> list[list[str]]:
    """The rows of the first table between two pieces of the page's text."""
    text = PAGE.partition(start)[2].partition(end)[0]
    lines = [line for line in text.splitlines() if line.startswith("| ")][2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def test_the_actions_of_the_kingdom_games_are_as_listed() -> None:
    mode, listed = "", dict.fromkeys(layout.MODES, moves.COMMON)
    for said, numbers, what in rows_between("## Actions", "\nRivality."):
        mode = said or mode
        first, last = ([int(number) for number in numbers.split("–")] * 2)[:2]
        first_words, last_words = (re.findall(r"`([^`]+)`", what) * 2)[:2]
        for name in layout.MODES if mode == "all" else [mode]:
            names = moves.move_names(layout.MODES.index(name))
            assert (names[first], names[last]) == (first_words, last_words)
            listed[name] = max(listed[name], last + 1)
    assert listed == {name: len(moves.move_names(layout.MODES.index(name))) for name in layout.MODES}
    assert f"`{' '.join(LEGENDS)}`" in PAGE.replace("\n", " ")


def test_the_actions_of_rivality_are_as_listed() -> None:
    numbers = [row[1] for row in rows_between("\nRivality. A tile", "## Observations")]
    starts = [int(part.split("–")[0]) for part in numbers]
    battle = [battle_moves.REMOVE, battle_moves.DELAY, battle_moves.KEEP, battle_moves.MULLIGAN, battle_moves.LAY]
    assert starts == [battle_moves.CAST, *battle, battle_moves.ENTER, battle_moves.WALK]
    ends = {int(numbers[5].split("–")[1]) + 1, int(numbers[7].split("–")[1]) + 1}
    assert ends == {battle_moves.BATTLE_MOVES, battle_moves.SOLO_MOVES}
    assert f"{battle_moves.LAYS} × place in the hand" in PAGE


def test_the_observation_of_the_kingdom_games_is_as_listed() -> None:
    listed = rows_between("Aetherya and Drako (version 0), whole numbers", "The *state* is")
    made = [[str(observation.STARTS[name]), name, " × ".join(map(str, shape))] for name, shape in observation.PARTS]
    assert listed == made
    assert observation.VERSION == 0


def test_the_observation_of_rivality_is_as_listed() -> None:
    listed = rows_between("Rivality (version 0), whole numbers of 8 bits", "The top of")
    end = 0
    for start, name, shape, _ in listed:
        assert int(start) == end == getattr(battle_observation, f"{name.upper()}_AT")
        end += math.prod(int(size) for size in shape.split(" × "))
    assert end == battle_observation.SIZE
    assert battle_observation.VERSION == 0
