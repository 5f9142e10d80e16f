"""Logs nobody can make as long as they like: whatever can be done again and again has a limit."""

from taverne.match.log import Entry, Moved, Undone
from taverne.match.match import LONGEST_LOBBY, MOST_SEATED, Match
from taverne.match.state import MOST_RETURNS, MOST_UNDONE, Occupant, Status
from tests.match.test_match import SECRET, begun, legal, refused, sit_down


def test_moving_and_taking_back_has_an_end() -> None:
    match = begun()
    move = legal(match, 1)[0]
    for at in range(MOST_UNDONE):
        match.play(1, move, at)
        match.undo(1, at)
    match.play(1, move, 10_000)
    assert refused(match.undo, 1, 10_001) == "error-undo-limit"
    assert not match.state.can_undo(1)
    assert not Match(SECRET, match.state.log).state.can_undo(1), "every process counts the same"
    assert match.state.asked() == (2,), "the game goes on"
    assert len(match.state.log) < 2 * MOST_UNDONE + 100
    match.play(2, legal(match, 2)[0], 10_002)


def test_a_log_of_an_earlier_version_with_more_taken_back_is_restored() -> None:
    match = begun()
    entries: list[Entry] = list(match.state.log)
    for at in range(MOST_UNDONE + 5):
        entries += [Moved(1, legal(match, 1)[0], at), Undone(1, len(entries), at)]
    assert Match(SECRET, entries).state.game_state == match.state.game_state


def test_leaving_and_coming_back_has_an_end() -> None:
    match = begun()
    for at in range(MOST_RETURNS):
        match.leave(1, at, "greedy")
        match.come_back(1, "id1", at)
    match.leave(1, 10_000, "greedy")
    assert refused(match.come_back, 1, "id1", 10_001) == "error-return-limit"
    assert match.state.occupants[1].bot == "greedy", "the bot plays on"
    assert match.state.absent[1] == "id1", "the game is still theirs"


def test_sitting_down_and_leaving_before_the_start_has_an_end() -> None:
    """A stranger who changes seats again and again is turned away; nobody else is, and the game can start."""
    match = sit_down()
    for _ in range(MOST_SEATED - 1):
        match.leave(2, 0, "greedy")
        match.sit(2, Occupant("P2", "id2", None))
    match.leave(2, 0, "greedy")
    assert refused(match.sit, 2, Occupant("P2", "id2", None)) == "error-seated-limit"
    match.sit(2, Occupant("P3", "id3", None))
    match.start(0)
    assert match.state.status is Status.STARTING


def test_a_lobby_has_an_end_however_many_come_and_go() -> None:
    match = sit_down()
    while match.state.number < LONGEST_LOBBY - 1:
        match.leave(2, 0, "greedy")
        match.sit(2, Occupant("P", f"id{match.state.number}", None))
    match.start(0)
    assert match.state.status is Status.STARTING, "those who sit there are not stuck"
    full = sit_down()
    while full.state.number < LONGEST_LOBBY:
        full.leave(2, 0, "greedy")
        full.sit(2, Occupant("P", f"id{full.state.number}", None))
    full.leave(2, 0, "greedy")
    assert refused(full.sit, 2, Occupant("P2", "id2", None)) == "error-lobby-limit"
    full.close(1)
    assert full.state.status is Status.CLOSED
