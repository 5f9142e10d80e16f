"""What clients are given: every cell, legend and tile a seat may see, nothing it may not, nothing left to work out."""

import json
import random

import pytest

from taverne.games.kingdom.cards import LEGENDS, SYMBOLS
from taverne.games.kingdom.events import CardDrawn, DiscardTurnedUp
from taverne.games.kingdom.game import OFFERS, KingdomGame
from taverne.games.kingdom.kingdom import Kingdom, new_kingdom
from taverne.games.kingdom.links import CELL_NAMES, CENTRE
from taverne.games.kingdom.modes.objects.tiles import TilesView, tiles_of
from taverne.games.kingdom.modes.solo.events import AgeEnded, CardDropped
from taverne.games.kingdom.state import State, new_state
from taverne.kernel.data import JSON, to_data
from taverne.kernel.events import Event
from taverne.kernel.game import view_of
from taverne.testing.conformance import play_randomly
from tests.games.kingdom.boards import game

KEYS = [ruleset.key for offer in OFFERS for ruleset in offer.rulesets()]


def played(rules: KingdomGame, seats: int, rng: random.Random) -> list[tuple[State, tuple[Event, ...]]]:
    """The states of a random game, each with the events that led to it."""
    moments = play_randomly(rules, seats, rng)
    return [(moments[0].before, ()), *((moment.after, moment.events) for moment in moments)]


def data_of(rules: KingdomGame, state: State, seat: int | None) -> dict[str, JSON]:
    return to_data(rules.present(view_of(rules, state, seat)), rules.terms)


@pytest.mark.parametrize("key", KEYS)
def test_what_a_seat_cannot_see_changes_nothing_in_its_view(key: str) -> None:  # A12
    rules = game(key)
    rng = random.Random(f"view {key}")
    for seats in rules.seats:
        moments = played(rules, seats, rng)
        for state, _ in rng.sample(moments, min(30, len(moments))):
            for seat in (None, *range(1, seats + 1)):
                view = view_of(rules, state, seat)
                other = rules.determinise(view, rng)
                data = data_of(rules, state, seat)
                assert data_of(rules, other, seat) == data
                assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize("key", KEYS)
def test_a_view_shows_every_cell_and_every_legend(key: str) -> None:  # A1, A12
    rules = game(key)
    rng = random.Random(f"shown {key}")
    seats = rules.seats[0]
    for state, _ in played(rules, seats, rng):
        view = rules.present(view_of(rules, state, 1))
        for kingdom, shown in zip(state.kingdoms, view.kingdoms, strict=True):
            assert tuple(cell.cell for cell in shown.cells) == CELL_NAMES
            for place, cell in enumerate(shown.cells):
                if not kingdom.hidden >> place & 1:
                    assert cell.card == SYMBOLS[kingdom.cards[place]]
                elif place not in CENTRE or not shown.has_answered:
                    assert cell.card in ("?", None)
        on_table = json.dumps(to_data(view, rules.terms))
        unseen = [code for legend, code in enumerate(LEGENDS) if state.legend_deck >> legend & 1]
        assert view.legend_deck == len(unseen)
        assert all((f'"{code}"' in on_table) != (code in unseen) for code in LEGENDS)
        assert view.deck == sum(state.deck) + (sum(state.opening.aside) if state.opening else 0)


def test_a_view_shows_the_tiles_a_seat_knows_and_hides_the_others() -> None:  # A30, A37
    rules = game("aetherya/objects")
    known = 0
    for seed in range(3):
        for state, _ in played(rules, 2, random.Random(seed)):
            for seat in (1, 2):
                view = rules.present(view_of(rules, state, seat)).mode
                assert isinstance(view, TilesView)
                for owner, row in enumerate(view.seats, 1):
                    for tile in row.lands:
                        place = CELL_NAMES.index(tile.cell)
                        assert (tile.tile != "?") == tiles_of(state).knows(seat, owner, place)
                        known += tile.tile != "?" and not tile.is_face_up
    assert known, "no palantir was used in these games"


def test_a_discard_says_which_pile_it_opens() -> None:  # A60
    rules = game("aetherya/cooperative")
    events = [event for _, told in played(rules, 2, random.Random(1)) for event in told]
    assert [event.pile for event in events if isinstance(event, DiscardTurnedUp)] == [1, 2]


def test_a_campaign_tells_what_was_taken_kept_and_lost() -> None:  # A53, A56
    rules = game("aetherya/solo")
    taken = lost = bound = 0
    for seed in range(6):
        for state, told in played(rules, 1, random.Random(seed)):
            for event in told:
                match event:
                    case CardDrawn(with_discard=card) if card >= 0:
                        taken += 1
                    case CardDropped(kept=kept, must_place=must_place):
                        assert kept == state.hand
                        legal = [str(move) for move in rules.legal(state, 1)]
                        assert must_place == (not any(move.startswith("reveal") for move in legal))
                        bound += must_place
                    case AgeEnded(is_lost=is_lost):
                        assert is_lost == bool(state.river)
                        lost += is_lost
    assert min(taken, lost, bound) > 0


def test_only_a_whole_tuple_is_a_state_or_a_kingdom() -> None:
    """mypy refuses these lines: without the comments `make check` fails."""
    new_state(State, (1, 2, 3))  # type: ignore[arg-type]
    new_kingdom(Kingdom, (b"", 0))  # type: ignore[arg-type]
    rules = game("aetherya")
    with pytest.raises(AttributeError):
        rules.asked((1, 2, 3))  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        State._make((1, 2, 3))
