"""Bots have names of their own."""

import pytest

from taverne.bots.bot import LEVELS, bot_names
from taverne.bots.names import NAMES, choose_name
from taverne.server.names import clean_name, look_of

LARGEST_TABLE = 8


def test_every_level_has_a_name_for_every_seat_and_none_could_be_mistaken_for_another() -> None:
    names = [name for level in LEVELS for name in NAMES[level]]
    assert all(len(NAMES[level]) >= LARGEST_TABLE for level in LEVELS)
    assert len({look_of(name) for name in names}) == len(names)
    assert not {name.casefold() for name in names} & set(bot_names())
    assert [clean_name(name) for name in names] == names, "people could have them, too"


@pytest.mark.parametrize("level", LEVELS)
def test_a_table_of_one_level_has_different_names(level: str) -> None:
    taken: list[str] = []
    for seat in range(1, LARGEST_TABLE + 1):
        taken.append(choose_name(level, taken, f"table/{seat}"))
    assert sorted(taken) == sorted(NAMES[level])


def test_a_bot_keeps_its_former_name_unless_somebody_has_it() -> None:
    first, second = NAMES["master"][:2]
    assert choose_name("master", (), "a", former=first) == first
    assert choose_name("master", (first.upper(),), "a", former=first) != first
    assert choose_name("apprentice", (), "a", former=second) in NAMES["apprentice"], "a name belongs to a level"


def test_names_differ_from_table_to_table() -> None:
    assert len({choose_name("journeyman", (), f"{table}/2") for table in range(40)}) > 4


def test_a_bot_of_no_level_is_called_what_it_is() -> None:
    assert choose_name("greedy", (), "a") == "greedy"
