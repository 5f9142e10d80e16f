"""Typed data and views. The conformance suite checks the data of every ruleset."""

from dataclasses import dataclass
from typing import Annotated, NamedTuple

import pytest

from taverne.kernel.data import Tagged, Term, find_term, move_data, to_data
from taverne.kernel.game import View, view_of
from taverne.registry import find_game

Letter = Annotated[int, Term("letter", "a letter; null for none", can_be_null=True)]
TERMS = {"letter": lambda number: None if number < 0 else "abc"[number]}


def test_a_view_is_made_by_redaction_alone() -> None:
    game = find_game("aetherya")
    state = game.setup(2)
    with pytest.raises(TypeError):
        View(1, state)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        View(1, state, object())  # type: ignore[arg-type]
    assert view_of(game, state, 1).table == game.redact(state, 1)


class Pair(NamedTuple):
    number: int
    letter: Letter


@dataclass(frozen=True)
class Extra(Tagged):
    is_open: bool


@dataclass(frozen=True)
class CardsShown:
    count: int
    letters: tuple[Letter, ...]
    rows: tuple[tuple[Letter, ...], ...]
    none: Letter
    pairs: tuple[Pair, ...]
    part: Extra | None

    def __str__(self) -> str:
        return "show"


def test_a_dataclass_becomes_json_with_its_terms_written_out() -> None:
    shown = CardsShown(2, (0, 1), ((2,), ()), -1, (Pair(1, 2),), Extra(True))
    assert to_data(shown, TERMS) == {
        "type": "cards-shown",
        "count": 2,
        "letters": ["a", "b"],
        "rows": [["c"], []],
        "none": None,
        "pairs": [{"number": 1, "letter": "c"}],
        "part": {"type": "extra", "is_open": True},
    }
    assert list(move_data(shown, TERMS))[:2] == ["type", "text"]


def test_what_is_not_data_is_refused() -> None:
    @dataclass(frozen=True)
    class Odd:
        things: object

    with pytest.raises(TypeError, match="set is not data"):
        to_data(Odd({1}), {})


def test_a_term_is_found_in_a_number_and_in_a_collection_of_numbers() -> None:
    assert isinstance(find_term(Letter), Term)
    assert find_term(tuple[Letter, ...]) == find_term(Letter)
    assert find_term(int) is None
