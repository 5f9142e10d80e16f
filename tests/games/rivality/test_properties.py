"""What holds of every game, over random self-play of every ruleset (R3, R6, R9, R12)."""

import random

import pytest

from taverne.games.rivality.battlefield import format_battlefield, frontier, parse_battlefield
from taverne.games.rivality.events import (
    GolemPlaced,
    HalfLaidOut,
    RivalRemoved,
    SpellArmed,
    SpellCast,
    SpellLost,
    TileBesieged,
    WizardMoved,
)
from taverne.games.rivality.expert import armed_spells, find_siege
from taverne.games.rivality.golems import Golems, controller
from taverne.games.rivality.grid import NORTH_HALF, SOUTH_HALF
from taverne.games.rivality.proof import prove
from taverne.games.rivality.scoring import score
from taverne.games.rivality.state import State, battlefield_of
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.events import Event, told_to
from taverne.kernel.game import draw
from taverne.testing.conformance import check_game
from tests.games.rivality.boards import TABLES, game


def played(key: str, rng: random.Random) -> list[State]:
    """The states of a random game; golems are spent fast, so that reserves run short."""
    rules = game(key)
    dice = random_dice(rng)
    state = rules.setup(rules.mode.seats)
    met = [state]
    while asked := rules.asked(state):
        assert len(met) < 200, "the game does not end"
        move = draw(rules, state, dice) if asked == (CHANCE,) else rng.choice(rules.legal(state, asked[0]))
        state, _ = rules.apply(state, asked[0], move)
        met.append(state)
    return met


@pytest.mark.parametrize("key", TABLES)
def test_golems_are_conserved_and_never_crowd_a_tile(key: str) -> None:  # R3, R6, R12
    rules = game(key)
    rng = random.Random(key)
    for _ in range(25):
        states = played(key, rng)
        counted = rules.census(states[0])
        for state in states:
            assert rules.census(state) == counted
            assert all(sum(land.golems) <= 5 for land in state.field.values())
            assert state.step.name == "over" or all(state.reserves), "no reserve is empty while play goes on"


@pytest.mark.parametrize("key", [key for key in TABLES if "solo" not in key])
def test_the_battlefield_hangs_together_and_grows_at_its_edge(key: str) -> None:  # R9
    rng = random.Random(key)
    for _ in range(8):
        for state in played(key, rng)[-26:]:
            text = format_battlefield(battlefield_of(state))
            assert parse_battlefield(text, len(state.reserves)).field == state.field
            assert state.frontier == frontier(state.field)


@pytest.mark.parametrize("key", TABLES)
def test_the_score_is_its_proof(key: str) -> None:  # R13, R34, R48
    rng = random.Random(key)
    for _ in range(10):
        last = played(key, rng)[-1]
        scoring = last.rules.variant.scoring
        proof = prove(battlefield_of(last), scoring)
        assert proof.points == score(battlefield_of(last), scoring)
        cells = [item.cell for item in proof.items if item.reason != "rival"]
        assert cells == sorted(last.field), "every tile is accounted for once"
        assert game(key).prove(last) == proof


@pytest.mark.parametrize("key", [key for key in TABLES if "expert" in key])
def test_no_siege_is_left_at_the_start_of_a_turn(key: str) -> None:  # R33
    rng = random.Random(key)
    for _ in range(15):
        for state in played(key, rng):
            if state.step.name == "turn":
                for side in range(1, len(state.reserves) + 1):
                    assert find_siege(state.rules, side, state.field, state.gains) is None


class Ledger:
    """A table rebuilt from nothing but the events that everyone is told."""

    def __init__(self, state: State) -> None:
        self.golems = {cell: land.golems for cell, land in state.field.items()}
        self.reserves = list(state.reserves)
        self.wizards = list(state.wizards)
        self.armed: set[tuple[int, int, int]] = set()
        self.gains: list[int] = []

    def note(self, event: Event) -> None:
        match event:
            case HalfLaidOut(side=side):
                self.golems |= dict.fromkeys(SOUTH_HALF if side == 1 else NORTH_HALF, (0, 0))
            case WizardMoved(side=side, cell=cell):
                self.wizards[side - 1] = cell
            case GolemPlaced(side=side, cell=cell, removed=removed, golems=golems):
                self._stand(cell, golems, controller(golems))
                self._pay(side, 1, removed)
            case SpellCast(side=side, cell=cell, placed=placed, removed=removed, golems=golems, after=after):
                self._spend(event.delayed, event.origin, event.direction, cell)
                self._stand(cell, golems, after, event.before)
                self._pay(side, placed, removed)
            case SpellLost(delayed=delayed, origin=origin, direction=direction, cell=cell):
                self._spend(delayed, origin, direction, cell)
            case SpellArmed(origin=origin, direction=direction, cell=cell):
                self.armed.add((origin, direction, cell))
            case RivalRemoved(side=side, cell=cell, rival=rival, golems=golems, before=before, after=after):
                self._stand(cell, golems, after, before)
                self._pay(side, 1, tuple(int(owner == rival) for owner in range(1, len(golems) + 1)))
            case TileBesieged(side=side, cell=cell, removed=removed, golems=golems, before=before):
                self._stand(cell, golems, side, before)
                self._pay(side, 1, removed)

    def _stand(self, cell: int, golems: Golems, after: int, before: int = 0) -> None:
        self.golems[cell] = golems
        if after != before:
            self.gains = [other for other in self.gains if other != cell] + [cell] * bool(after)

    def _pay(self, side: int, placed: int, removed: Golems) -> None:
        self.reserves = [count + back for count, back in zip(self.reserves, removed, strict=True)]
        self.reserves[side - 1] -= placed

    def _spend(self, delayed: bool, origin: int, direction: int, cell: int) -> None:
        assert delayed == ((origin, direction, cell) in self.armed), "delayed spells are the armed ones"
        self.armed.discard((origin, direction, cell))


@pytest.mark.parametrize("key", TABLES)
def test_the_public_events_explain_every_change(key: str) -> None:  # R10, R30, R33
    rules = game(key)
    rng = random.Random(key)
    dice = random_dice(rng)
    for _ in range(20):
        state = rules.setup(rules.mode.seats)
        ledger = Ledger(state)
        while asked := rules.asked(state):
            move = draw(rules, state, dice) if asked == (CHANCE,) else rng.choice(rules.legal(state, asked[0]))
            state, events = rules.apply(state, asked[0], move)
            for event in told_to(events, None):
                ledger.note(event)
            assert ledger.golems == {cell: land.golems for cell, land in state.field.items()}
            assert (ledger.reserves, ledger.wizards) == (list(state.reserves), list(state.wizards))
            if state.step.name == "turn":
                aims = {(cell, spell.direction, cell + spell.offset) for cell, spell in armed_spells(state)}
                assert not state.rules.variant.is_expert or ledger.armed == aims
                assert not state.rules.tracks_gains or tuple(ledger.gains) == state.gains


@pytest.mark.parametrize("key", TABLES)
def test_the_ruleset_keeps_every_promise_of_the_kernel(key: str) -> None:  # R9
    check_game(game(key), game(key).mode.seats, random.Random(key), games=4, sample=20)


def test_every_choice_of_the_rules_comes_up_in_random_play() -> None:  # R10, R11, R32
    rng = random.Random(11)
    steps = {state.step.name for _ in range(60) for state in played("rivality/three+expert", rng)}
    assert {"cast", "remove", "delayed"} <= steps


def test_a_tuple_of_something_else_is_no_state() -> None:
    with pytest.raises(TypeError):
        State._make((1, 2, 3))
