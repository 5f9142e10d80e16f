"""Clocks nobody can stall: a seat's time runs whoever occupies it, in any process, to the millisecond."""

import random
from dataclasses import asdict

import pytest

from taverne.match.clock import Clock, live
from taverne.match.log import Entry, Moved, Returned, TakenOver
from taverne.match.match import Match
from taverne.match.state import Status
from tests.match.test_match import SECRET, begun, legal, refused


def clocks_of(match: Match) -> tuple[list[int], list[int | None]]:
    clocks = match.state.clocks
    return clocks.reserves, [clocks.deadline(seat) for seat in range(1, match.state.settings.seats + 1)]


def reasons(entries: list[Entry]) -> list[tuple[int, str]]:
    return [(entry.seat, entry.reason) for entry in entries if isinstance(entry, TakenOver)]


def test_leaving_and_sitting_down_again_stretches_no_decision() -> None:
    match = begun(clock=live(5, 0))
    for at in range(4_000, 25_000, 4_000):
        if match.tick(at, "greedy"):
            break
        match.leave(1, at, "greedy")
        match.come_back(1, "id1", at + 100)
    else:
        pytest.fail("five seconds became twenty-five")
    assert at == 8_000, "the first time anyone looks after the deadline"
    assert match.state.clocks.deadline(1) == 5_000


def test_leaving_and_coming_back_makes_nobody_elses_decision_stale() -> None:
    """Otherwise a bot that thinks would have to begin again and again."""
    match = begun()
    number, move = match.state.number, legal(match, 1)[0]
    match.leave(2, 1_000, "greedy")
    match.come_back(2, "id2", 1_100)
    match.play(1, move, 1_200, number)


def test_who_comes_back_too_late_waits_for_the_bot_and_has_all_the_time_for_the_next_decision() -> None:
    match = begun("rivality/duel", clock=live(5, 3))
    assert reasons(match.tick(8_001, "greedy")) == [(1, "clock")]
    assert refused(match.come_back, 1, "id1", 8_100) == "error-time-up"
    while match.state.asked() == (1,):
        match.play(1, legal(match, 1)[0], 9_000)
    match.play(2, legal(match, 2)[0], 9_500)
    while match.state.asked() == (2,):
        match.play(2, legal(match, 2)[0], 9_500)
    match.come_back(1, "id1", 10_000)
    assert match.state.clocks.deadline(1) == 9_500 + 5_000, "the reserve is gone, but nobody owes any time"
    match.play(1, legal(match, 1)[0], 14_500)


def test_what_a_bot_takes_while_it_stands_in_is_the_seats_time() -> None:
    match = begun("rivality/duel", clock=live(5, 10))
    match.leave(1, 1_000, "greedy")
    match.play(1, legal(match, 1)[0], 8_000)
    assert match.state.clocks.reserves == [7_000, 10_000]
    match.come_back(1, "id1", 8_500)
    assert match.state.clocks.reserves == [7_000, 10_000]


@pytest.mark.parametrize("confirms", [False, True])
def test_nothing_is_decided_after_the_time_even_if_nobody_looked_at_the_clock(confirms: bool) -> None:
    match = begun("rivality/duel", clock=live(5, 0), confirms=confirms)
    before = len(match.state.log)
    assert refused(match.play, 1, "keep", 5_001) == "error-time-up"
    assert len(match.state.log) == before
    match.play(1, "keep", 5_000)
    lay = legal(match, 1)[0]
    assert refused(match.play, 1, lay, 10_001) == "error-time-up"
    match.play(1, lay, 10_000)
    if confirms:
        assert refused(match.confirm, 1, 15_001) == "error-time-up"
        match.confirm(1, 15_000)
    assert match.state.asked() == (2,)


def test_a_decision_is_not_taken_back_once_its_time_is_up() -> None:
    match = begun(clock=live(5, 0))
    match.play(1, legal(match, 1)[0], 4_000)
    assert refused(match.undo, 1, 5_001) == "error-time-up"
    match.undo(1, 5_000)
    assert match.state.clocks.deadline(1) == 5_000


@pytest.mark.parametrize("key", ["aetherya", "rivality/duel", "aetherya/cooperative"])
def test_every_process_reads_the_same_clocks_from_the_log(key: str) -> None:
    match = begun(key, clock=Clock(5_000, 60_000))
    rng = random.Random(1)
    at = 0
    while match.state.status is not Status.OVER:
        assert clocks_of(Match(SECRET, match.state.log)) == clocks_of(match)
        at += rng.randrange(5_500)
        seat = match.state.asked()[0]
        if rng.random() < 0.2 and match.state.occupants[seat].person:
            match.leave(seat, at, "greedy")
            match.come_back(seat, f"id{seat}", at + 1)
        match.play(seat, rng.choice(legal(match, seat)), at + 2)
    assert any(reserve < 60_000 for reserve in match.state.clocks.reserves)


def test_a_return_logged_by_an_earlier_version_still_starts_the_time_afresh() -> None:
    match = begun(clock=live(5, 0))
    match.leave(1, 4_000, "greedy")
    restored = Match(SECRET, [*match.state.log, Returned(1, "id1", 4_500)])
    assert restored.state.clocks.deadline(1) == 9_500
    match.come_back(1, "id1", 4_500)
    assert {**asdict(match.state.log[-1])} == asdict(restored.state.log[-1])
    seen = [one.seen_by(2).entries_since(one.state.number - 1)[0] for one in (match, restored)]
    assert seen[0] == seen[1], "people are told the same"
    assert not isinstance(match.state.log[-1], Moved)
