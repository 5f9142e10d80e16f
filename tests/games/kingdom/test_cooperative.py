"""The cooperative game (A60–A65)."""

import random

import pytest

from taverne.games.kingdom.cards import SYMBOLS
from taverne.games.kingdom.kingdom import Kingdom, format_kingdom
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.modes.cooperative.events import LegendWritten
from taverne.games.kingdom.modes.cooperative.team import Team, TeamView, team_of
from taverne.games.kingdom.state import State
from taverne.kernel.chance import CHANCE
from taverne.kernel.errors import IllegalMove
from taverne.kernel.game import view_of
from tests.games.kingdom.boards import act, board, game, legal, table
from tests.games.kingdom.test_setup import deal

KEY = "aetherya/cooperative"
EARLY = board("????\n?Ep?\n?fH?\n????", "pfmsHEDGROps")
KIN = board("????\n?HH?\n?fp?\n????", "pfmsHEDGROps")
LAST = board("?Epf\nmEpf\nmfHs\nHORD", "G")


def legends(text: str) -> tuple[int, ...]:
    return tuple(parse_legend(code) for code in text.split())


def team(
    *kingdoms: Kingdom, river: str = "four land-s", piles: tuple[str, str] = ("m", "D"), part: Team | None = None,
    seat: int = 1, deck: str = "pfmsHEDGRO", legend_deck: str = "", idle: int = 0,
) -> State:  # fmt: skip
    boards = kingdoms or (EARLY, EARLY)
    state = table(*boards, key=KEY, seat=seat, river=river, deck=deck, legend_deck=legend_deck, idle=idle)
    discards = tuple(bytes(SYMBOLS.index(card) for card in pile) for pile in piles)
    return state._replace(discards=discards, extra=part or Team((), (), 0))


def refused(state: State, line: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        act(state, line, KEY)
    return caught.value.message


@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 3), (4, 2)])
@pytest.mark.parametrize("edition", ["fr2", "fr1", "de"])
def test_the_river_and_the_two_discards(seats: int, size: int, edition: str) -> None:  # A60
    state = deal(seats, key=f"aetherya/{edition}/cooperative")
    assert len(state.river) == size
    assert [len(pile) for pile in state.discards] == [1, 1]
    assert sum(state.deck) == 20 * seats - 16 * seats - 2


def test_seats_arrange_one_after_another_seeing_the_earlier_ones() -> None:  # A60
    state = deal(3, key=KEY)
    rules = game(KEY)
    assert rules.asked(state) == (1,)
    assert refused(state, f"2 {rules.legal(state, 1)[0]}") == "error-not-asked"
    after = act(state, f"1 {rules.legal(state, 1)[5]}", KEY)
    assert rules.asked(after) == (2,)
    assert format_kingdom(view_of(rules, after, 3).table.kingdoms[0]).count("?") == 12
    assert refused(after, "2 arrange pppp") == "error-arrange-cards"


def test_either_discard_may_be_taken_and_every_card_goes_on_the_one_chosen() -> None:  # A61
    state = team()
    for line, piles in (
        ("1 take b2", ["E", "D"]),
        ("1 take b2 to 2", ["", "DE"]),
        ("1 take b2 2", ["mE", ""]),
        ("1 take b2 2 to 2", ["m", "E"]),
    ):
        after = act(state, line, KEY)
        assert ["".join(SYMBOLS[card] for card in pile) for pile in after.discards] == piles
    drawn = act(act(state, "1 draw", KEY), "* card D", KEY)
    assert act(drawn, "1 place b2 to 2", KEY).discards[1][-1] == SYMBOLS.index("E")
    assert act(drawn, "1 reveal a1 to 2", KEY).discards[1][-1] == SYMBOLS.index("D")


def test_an_empty_discard_offers_nothing_and_still_accepts_cards() -> None:  # A61
    state = team(piles=("m", ""))
    assert not any(" 2" in move.partition(" to ")[0] for move in legal(state, KEY))
    assert "take b2 to 2" in legal(state, KEY)
    assert refused(state, "1 take b2 2") == "error-pile-empty"


def test_in_other_modes_there_is_no_second_discard() -> None:  # A61
    with pytest.raises(IllegalMove) as caught:
        act(table(EARLY, EARLY, discard="m"), "1 take a1 to 2")
    assert caught.value.message == "error-pile-unknown"


def test_every_legend_met_is_written_at_the_end_and_at_the_start_of_a_turn() -> None:  # A62
    state = team(KIN, EARLY, river="kin-H four land-p")
    after, events = game(KEY).apply(state, 1, game(KEY).parse_move("take a1"))
    assert LegendWritten(1, 2) in events
    assert team_of(after).written == (2,)
    assert after.river == legends("four land-p")
    start = team(EARLY, KIN, river="kin-H four")
    after, events = game(KEY).apply(start, 1, game(KEY).parse_move("take a1"))
    assert LegendWritten(2, 2) in events, "seat 2's turn begins"
    assert after.seat == 2


def test_if_the_last_legends_are_written_at_a_turns_start_it_is_still_played() -> None:  # A62
    state = team(EARLY, KIN, river="kin-H")
    after = act(state, "1 take a1", KEY)
    assert after.river == ()
    assert game(KEY).asked(after) == (2,)
    assert game(KEY).asked(act(after, "2 take b3", KEY)) == (), "then all fifteen are written or gone"


def test_at_the_end_of_a_round_written_legends_leave_and_the_river_is_refilled() -> None:  # A63
    state = team(
        EARLY,
        EARLY,
        seat=2,
        river="four",
        legend_deck="kin-D kin-G land-m land-s",
        part=Team(legends("kin-H kin-E"), (), 0),
    )
    after = act(state, "2 take a1", KEY)
    assert game(KEY).asked(after) == (CHANCE,)
    after = act(after, "* river kin-D kin-G land-m", KEY)
    assert after.river == legends("four kin-D kin-G land-m")
    assert (team_of(after).written, team_of(after).gone.bit_count()) == ((), 2)
    assert after.seat == 1


def test_after_a_round_without_a_legend_seat_one_gives_one_up() -> None:  # A63
    state = team(EARLY, EARLY, seat=2, river="four land-s", legend_deck="kin-D")
    after = act(state, "2 take a1", KEY)
    assert game(KEY).asked(after) == (1,)
    assert legal(after, KEY) == ["discard land-s", "discard four"]
    assert refused(after, "2 discard four") == "error-not-asked"
    assert refused(after, "1 discard kin-H") == "error-legend-absent"
    after = act(act(after, "1 discard four", KEY), "* river kin-D", KEY)
    assert team_of(after).target == legends("four")
    assert after.river == legends("land-s kin-D")
    assert (after.seat, after.step.name) == (1, "turn")


def test_with_the_legend_deck_empty_play_goes_on_with_fewer() -> None:  # A63
    state = team(EARLY, EARLY, seat=2, river="four land-s")
    after = act(act(state, "2 take a1", KEY), "1 discard four", KEY)
    assert after.river == legends("land-s")
    assert game(KEY).asked(after) == (1,)


def test_the_game_ends_with_the_turn_that_left_the_deck_empty() -> None:  # A64
    state = act(act(team(deck="D"), "1 draw", KEY), "* card D", KEY)
    assert game(KEY).asked(state) == (1,)
    assert game(KEY).asked(act(state, "1 place a1", KEY)) == ()


def test_the_game_ends_the_moment_a_player_has_no_land() -> None:  # A64
    after = act(team(LAST, EARLY), "1 take a1", KEY)
    assert game(KEY).asked(after) == ()
    assert not any(kingdom.hidden for kingdom in after.kingdoms)


def test_the_fifteenth_legend_ends_the_game_in_the_middle_of_a_round() -> None:  # A64
    state = team(KIN, EARLY, EARLY, river="kin-H", part=Team((), legends("four"), 0))
    after = act(state, "1 take a1", KEY)
    assert game(KEY).asked(after) == ()
    assert team_of(after).written == (2,), "the round's end is not applied any more"
    given = team(EARLY, EARLY, seat=2, river="four")
    given = act(given, "2 take a1", KEY)
    assert game(KEY).asked(act(given, "1 discard four", KEY)) == ()


def test_a_game_in_which_nobody_explores_ends_too() -> None:  # A64, A19
    state = team(idle=99)
    assert game(KEY).asked(act(state, "1 take b2", KEY)) == ()


@pytest.mark.parametrize(
    ("target", "won"), [("", True), ("kin-H", True), ("kin-H kin-E", False), ("four land-p", False)]
)
def test_all_win_if_each_kingdom_beats_the_legends_given_up(target: str, won: bool) -> None:  # A65
    four = board("fEf?\n????\n????\n????", "p" * 13)
    six = board("fEf?\n?f??\n????\n????", "p" * 12)
    state = team(four, six)._replace(extra=Team((), legends(target), 0))
    state = state._replace(step=game(KEY).mode.steps.by_name()["over"])
    outcome = game(KEY).outcome(state)
    assert outcome is not None
    total = sum({"kin": 2, "four": 4, "land": 4}[code.partition("-")[0]] for code in target.split())
    assert outcome.won == won
    assert outcome.points == (4 - total,) * 2
    assert outcome.winners == ((1, 2) if won else ())
    lines = game(KEY).results(state)
    assert lines[0] == "1 elves 4 dwarves 0 humans 0 goblins 0 dragons 0 legends 0 conflicts 0 total 4"
    assert lines[2:] == (f"target {total}", f"team {4 - total}", "won" if won else "lost")


def test_all_is_open_but_the_lands() -> None:  # A61
    rules = game(KEY)
    state = deal(2, key=KEY)
    rng = random.Random(2)
    for _ in range(30):
        asked = rules.asked(state)
        if asked == (CHANCE,):
            draws, weights = rules.chances(state)
            move = next(draw for draw, weight in zip(draws, weights, strict=False) if weight)
            state, _ = rules.apply(state, CHANCE, move)
        elif asked:
            state, _ = rules.apply(state, asked[0], rng.choice(rules.legal(state, asked[0])))
        assert rules.redact(state, None) == rules.redact(state, 1) == rules.redact(state, 2)


def test_the_target_is_shown_as_the_sum_of_its_legends() -> None:  # A63
    state = team(part=Team((), legends("four kin-H"), 0))
    view = game(KEY).present(view_of(game(KEY), state, 1)).mode
    assert isinstance(view, TeamView)
    assert (view.target, view.given_up) == (6, ("four", "kin-H"))
