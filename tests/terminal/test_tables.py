"""Tables in the terminal: drawn from views, with points that come from the engine."""

import random
import re
from typing import Any

import pytest
from rich.console import Console

from taverne.bots.bot import find_bot
from taverne.bots.table import play_bots
from taverne.kernel.events import told_to
from taverne.kernel.game import View, view_of
from taverne.kernel.play import Ply
from taverne.locale import LANGUAGES, find_catalogue
from taverne.registry import AnyGame, find_game, rulesets
from taverne.terminal import generic
from taverne.terminal.families import FAMILIES, TerminalFamily

ENGLISH = find_catalogue("en")
GENERIC = FAMILIES.fallback


def play_through(key: str, seed: int, bot: str = "random") -> tuple[AnyGame, list[Ply[Any]]]:
    """Every ply of a game that bots play."""
    game = find_game(key)
    plies: list[Ply[Any]] = []
    play_bots(game, [find_bot(bot, game)] * game.seats[0], random.Random(seed), plies.append)
    return game, plies


def names_of(game: AnyGame) -> list[str]:
    return [f"Player {seat}" for seat in range(1, game.seats[0] + 1)]


def draw(family: TerminalFamily, game: AnyGame, views: list[View[Any]], language: str = "en") -> str:
    console = Console(width=150, highlight=False, markup=False)
    with console.capture() as captured:
        console.print(family.draw_table(find_catalogue(language), game, views, names_of(game)))
    return captured.get()


def test_the_legends_written_in_a_campaign_are_worth_no_points() -> None:  # A54
    game, plies = play_through("aetherya/solo", 5, "greedy")
    view = view_of(game, plies[-1].state, 1)
    (sheet,) = game.sheets(view.table)
    family = FAMILIES.of(game)
    assert view.table.held[0], "legends were written in the last age"
    assert f"Player 1: {sheet.total} ".replace("-", "−") in draw(family, game, [view])
    end = family.format_end(ENGLISH, game, view, names_of(game))
    total = next(line for line in end if line.startswith(ENGLISH.say("line-total")))
    assert total.split()[-1].replace("−", "-") == str(sheet.total)
    assert not any(re.match(rf"{ENGLISH.say('line-legends')}\s+\d", line) for line in end)


@pytest.mark.parametrize("key", [ruleset.key for ruleset in rulesets()])
def test_every_table_is_drawn_and_told_for_every_audience(key: str) -> None:
    game, plies = play_through(key, 7)
    family, names = FAMILIES.of(game), names_of(game)
    seats = range(1, game.seats[0] + 1)
    for ply in plies[:: len(plies) // 5]:
        for seat in (None, *seats):
            assert draw(family, game, [view_of(game, ply.state, seat)], random.Random(key).choice(LANGUAGES))
        draw(family, game, [view_of(game, ply.state, seat) for seat in seats])
    for ply in plies:
        for event in told_to(ply.events, 1):
            assert all(family.narrate(ENGLISH, game, event, names)), "nothing is said in an empty line"
    assert family.format_end(ENGLISH, game, view_of(game, plies[-1].state, None), names)


def test_a_full_table_shows_every_hand_and_a_view_only_its_own() -> None:
    game, plies = play_through("rivality/duel", 3)
    state = plies[40].state
    one, both = ([view_of(game, state, seat) for seat in seats] for seats in ((1,), (1, 2)))
    family = FAMILIES.of(game)
    assert "Player 2, hand:" not in draw(family, game, one)
    assert "Player 1, hand:" in draw(family, game, both)
    assert "Player 2, hand:" in draw(family, game, both)


@pytest.mark.parametrize("key", ["aetherya/objects", "rivality/solo"])
def test_a_family_without_a_registration_is_drawn_from_its_data(key: str) -> None:
    game, plies = play_through(key, 2)
    names = names_of(game)
    for ply in plies[::9]:
        text = draw(GENERIC, game, [view_of(game, ply.state, 1)])
        assert "Step:" in text
        assert "Player 1" in text
        assert "type" not in text.lower().split()
        for event in told_to(ply.events, 1):
            (line,) = generic.narrate(ENGLISH, game, event, names)
            assert line[0].isupper()
    end = generic.format_end(ENGLISH, game, view_of(game, plies[-1].state, None), names)
    assert "Player 1" in "\n".join(end)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cell_of_the_battlefield_does_not_read_like_a_decimal_number(language: str) -> None:
    catalogue, family = find_catalogue(language), FAMILIES.of(find_game("rivality/fr/duel"))
    assert family.name_cell(catalogue, "0,-1").replace("\u00a0", " ") == "(0 | −1)"
    assert family.name_cell(catalogue, "b3") == "b3"
