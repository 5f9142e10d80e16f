"""The team game (R20)."""

import random

from taverne.games.rivality.events import HandDealt
from taverne.games.rivality.tiles import UNKNOWN
from taverne.games.rivality.turn import OVER
from taverne.kernel.chance import random_dice
from taverne.kernel.events import told_to
from taverne.kernel.game import settle, view_of
from taverne.testing.conformance import play_randomly
from tests.games.rivality.boards import act, asked, at, game, only, play, table, tiles

TEAMS = "rivality/teams"


def test_turns_alternate_between_the_teams() -> None:  # R20
    state = table("0,0 W n", TEAMS, hands={1: "C6", 2: "C1", 3: "C7", 4: "C2"})
    for line in ("1 lay C6 0,1 s", "2 lay C1 1,1 s", "3 lay C7 0,2 s", "4 lay C2 1,2 s"):
        assert asked(state) == (int(line[0]),)
        state = act(state, line)
    assert asked(state) == (1,)


def test_partners_share_golems_deck_and_wizard() -> None:  # R20
    state = table("0,0 W n", TEAMS, hands={1: "C6 H5", 3: "C10 H6"}, decks={1: "C8 C9"})
    assert state.reserves == (30, 30)
    state = act(state, "1 lay C6 0,1 s", "2 lay C1 1,1 s", "3 lay C10 0,-1 s")
    assert at(state, "0,1") == "C6 s 1:1", "the team's wizard has moved on"
    assert at(state, "0,-1") == "C10 s w1 1:1"
    assert (state.hands[0], state.hands[2]) == (tiles("H5 C8"), tiles("H6 C9"))
    assert state.reserves[0] == 30 - 1 - 1 - 2


def test_a_spell_is_not_warded_off_by_the_own_teams_wizard() -> None:  # R20
    state = table("0,0 W n\n0,1 C6 s w1 1:1\n1,0 C1 n w2 2:1", TEAMS, hands={3: "C10"}, seat=3)
    assert at(act(state, "3 lay C10 0,2 n"), "0,1") == "C6 s 1:3"


def test_hands_are_secret_from_the_partner_too() -> None:  # R20
    rules = game(TEAMS)
    state, drawn = settle(rules, rules.setup(4), random_dice(random.Random(20)))
    seen = view_of(rules, state, 1).table
    assert seen.hands[0] == state.hands[0]
    assert set(b"".join(seen.hands[1:])) == {UNKNOWN}
    events = tuple(event for _, told in drawn for event in told)
    assert [set(hand.tiles) == {UNKNOWN} for hand in only(told_to(events, 3), HandDealt)] == [True, False, True, True]


def test_partners_share_points_and_rank() -> None:  # R20
    state = table("0,0 W n 1:1\n0,1 C6 n 2:1", TEAMS)
    over = state._replace(step=OVER)
    outcome = game(TEAMS).outcome(over)
    assert outcome is not None
    assert (outcome.points, outcome.ranks, outcome.winners) == ((3, 1, 3, 1), (1, 2, 1, 2), (1, 3))
    assert game(TEAMS).results(over) == ("1 points 3", "2 points 1", "winner 1")


def test_a_team_lays_twelve_tiles_six_each() -> None:  # R20
    rules = game(TEAMS)
    rng = random.Random(5)
    for _ in range(5):
        state = play_randomly(rules, 4, rng)[-1].after
        if not any(state.hands):
            assert [len(laid) for laid in state.laid] == [6, 6, 6, 6]


def test_the_choice_of_spells_is_the_active_partners() -> None:  # R11, R20
    board = "0,0 W n\n1,-1 C4 n\n1,0 C1 n w2 2:1"
    waiting, _ = play(table(board, TEAMS, hands={3: "C7"}, seat=3, reserves=(4, 20)), "3 lay C7 0,-1 s")
    assert asked(waiting) == (3,)
