"""What a view shows of a battlefield: who controls what, with which shields, what is armed, where spells strike."""

import random

import pytest

from taverne.games.rivality.events import DeckLaidOut, HandDealt
from taverne.games.rivality.state import State
from taverne.games.rivality.view import BattleSummary, LandView, RivalityView, present
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.data import to_data
from taverne.kernel.events import told_to
from taverne.kernel.game import draw, view_of
from tests.games.rivality.boards import TABLES, act, game, play, table
from tests.games.rivality.test_views import mulligan_deck

FIELD = "0,0 W n 1:2 2:2\n0,1 F2 n 2:5\n1,0 H7 n 1:3 2:1\n0,-1 C1 n"
EXPERT = "rivality/duel+expert"


def seen(state: State, seat: int | None = 1) -> RivalityView:
    return present(view_of(game(), state, seat).table)


def land(view: RivalityView, cell: str) -> LandView:
    return next(land for land in view.lands if land.square.cell == cell)


def test_control_is_shown_with_the_shields_that_work_for_it() -> None:  # R4, R5
    view = seen(table(FIELD))
    assert {land.square.cell: (land.controller, land.shields) for land in view.lands if land.controller} == {
        "0,1": (2, 3),
        "1,0": (1, 1),
    }
    assert [land.square.cell for land in view.lands if land.is_contested] == ["0,0"], "an empty tile is nobody's"


def test_armed_spells_are_shown_in_the_expert_game_only() -> None:  # R30
    armed = seen(table(FIELD, EXPERT)).armed
    assert ("0,-1", "n", "0,-2") in [(spell.cell, spell.direction, spell.target.cell) for spell in armed]
    assert not seen(table(FIELD)).armed


def test_nothing_is_shown_of_a_tile_face_down() -> None:  # R40
    view = seen(table("a1 ? s 2:1\nb1 F2 s 2:1", "rivality/solo"))
    assert [(land.controller, land.shields) for land in view.lands] == [(2, 0), (2, 2)]
    assert (land(view, "a1").tile, land(view, "a1").spells) == ("?", ())


def test_a_spell_shows_where_it_strikes_even_beyond_the_edge() -> None:  # R40
    # H1 facing s: 1×1 to the east, 2×3 to the south, 2×2 to the west.
    spells = land(seen(table("a1 H1 s", "rivality/solo")), "a1").spells
    assert [(spell.direction, spell.target.cell, spell.target.x, spell.target.y) for spell in spells] == [
        ("e", "b1", 1, 0),
        ("s", "a4", 0, 3),
        ("w", None, -2, 0),
    ]


def test_a_tile_is_spent_once_its_wizard_has_left_it() -> None:  # R10, R45
    view = seen(table("0,0 W n\n0,1 C1 n w1 1:1\n1,0 H7 n 1:1"))
    assert [land.square.cell for land in view.lands if land.is_spent] == ["1,0"]
    assert not any(land.is_spent for land in seen(table("a1 H1 s\nb1 F2 s", "rivality/solo")).lands)


def test_the_tile_whose_spells_wait_for_a_choice_is_named() -> None:  # R11
    state = table("0,0 W n\n-1,0 C2 n\n-2,0 C3 n\n-2,1 C4 n", hands={1: "C10"}, reserves=(4, 30))
    assert seen(state).casting is None
    after = act(state, "1 lay C10 0,1 n")
    assert (after.step.name, seen(after).casting) == ("cast", "0,1")


def test_a_deck_shuffled_again_says_whose_mulligan_it_follows() -> None:  # R8
    rules = game()
    state, rng = rules.setup(2), random.Random(1)
    script = mulligan_deck("rivality/duel", rng)
    told = []
    while state.step is not rules.mode.turn:
        if rules.asked(state) == (CHANCE,):
            draws = [one for one in rules.chances(state).draws if one.value in script[:1]]
            state, events = rules.apply(state, CHANCE, draws[0] if draws else draw(rules, state, random_dice(rng)))
            script = script[1:]
        else:
            state, events = play(state, "1 mulligan")
        told += [event.again for event in told_to(events, 2) if isinstance(event, DeckLaidOut | HandDealt)]
    assert told == [None, None, None, None, 1, 1]


def test_the_summary_names_the_winning_sides() -> None:  # R14, R48
    tied = table("0,0 W n 2:1\n0,1 H1 n 1:1\n0,2 C1 n 1:1")
    assert game().summary(tied) == BattleSummary(winners=(2,), is_decided_by_well=True)
    assert game().summary(table("0,0 W n\n0,1 H1 n 1:1")) == BattleSummary((1,), is_decided_by_well=False)
    lost = table("a1 F2 s 2:1\na6 C1 n 1:1", "rivality/solo")
    assert game("rivality/solo").summary(lost) == BattleSummary((2,), is_decided_by_well=False)


@pytest.mark.parametrize("key", TABLES)
def test_what_is_hidden_changes_nothing_that_is_shown(key: str) -> None:  # R6, R40
    rules, rng = game(key), random.Random(key)
    dice = random_dice(rng)
    state: State = rules.setup(rules.mode.seats)
    while asked := rules.asked(state):
        move = draw(rules, state, dice) if asked == (CHANCE,) else rng.choice(rules.legal(state, asked[0]))
        state, _ = rules.apply(state, asked[0], move)
        if rng.random() < 0.2:
            for seat in (None, *range(1, rules.mode.seats + 1)):
                view = view_of(rules, state, seat)
                other = view_of(rules, rules.determinise(view, rng), seat)
                assert to_data(rules.present(other), rules.terms) == to_data(rules.present(view), rules.terms)
