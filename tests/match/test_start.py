"""The start of a match: the game begins with every promised nonce, or not at all (decision 2)."""

from taverne.match.clock import DAY, NO_CLOCK, correspondence
from taverne.match.fair import commit, read_fair_tags, verify_fair
from taverne.match.log import CalledOff, Opened, Started, TakenOver, Vacated, from_plain, to_plain
from taverne.match.match import REVEAL_TIME, Match, start_due
from taverne.match.state import Occupant, Status
from tests.match.test_match import NONCES, SECRET, begun, refused, sit_down

NEW = {1: b"one's second", 2: b"another's second"}


def commit_again(match: Match) -> None:
    for seat in sorted(match.state.owing):
        match.commit(seat, commit(NEW[seat]))


def begin_again(match: Match, at: int = 10) -> None:
    match.start(at)
    for seat in match.awaited():
        match.reveal(seat, NEW[seat], at)


def test_the_game_begins_with_the_last_promised_nonce() -> None:
    match = sit_down()
    assert refused(match.reveal, 1, NONCES[1], 0) == "error-nonce-late", "nobody reveals while seats are open"
    match.start(0)
    assert match.awaited() == (1, 2)
    assert refused(match.leave, 7, 0, "greedy") == "error-seat-free"
    assert refused(match.sit, 1, Occupant("X", "x", None)) == "error-started"
    assert refused(match.reveal, 1, b"another one", 0) == "error-nonce"
    assert refused(match.commit, 1, commit(b"another one")) == "error-started", "commitments are fixed"
    match.reveal(2, NONCES[2], 1)
    assert refused(match.reveal, 2, NONCES[2], 1) == "error-nonce-late"
    assert not match.state.status.has_begun
    match.reveal(1, NONCES[1], 2)
    assert match.state.nonces == (NONCES[1], NONCES[2])
    assert start_due(match.state) is None


def test_a_start_without_a_promised_nonce_is_called_off_and_its_seat_is_free() -> None:
    match = sit_down()
    match.start(0)
    match.reveal(2, NONCES[2], 1)
    assert match.tick(REVEAL_TIME, "greedy") == []
    entries = match.tick(REVEAL_TIME + 1, "greedy")
    assert [type(entry) for entry in entries] == [CalledOff, Vacated]
    assert match.state.status is Status.OPEN
    assert match.state.free_seats() == [1]
    assert match.state.owing == {2}, "who revealed a nonce needs a new one"
    assert not match.state.revealed
    assert match.tick(2 * REVEAL_TIME + 1, "greedy") == []
    match.tick(2 * REVEAL_TIME + 2, "greedy")
    assert match.state.free_seats() == [1, 2], "a client that has gone does not keep its seat"


def test_the_host_removes_a_guest_who_cannot_sit_down_again_while_the_seats_are_open() -> None:
    match = sit_down("aetherya", 3)
    assert refused(match.remove, 7) == "error-seat-free"
    entries = match.remove(2)
    assert [to_plain(entry) for entry in entries] == [{"kind": "Removed", "seat": 2}]
    assert match.state.free_seats() == [2]
    assert refused(match.sit, 2, Occupant("P2", "id2", None)) == "error-removed"
    restored = Match(SECRET, map(from_plain, map(to_plain, match.state.log)))
    assert restored.state.removed == {"id2"}, "every process knows"
    match.sit(2, Occupant("P4", "id4", None))
    match.start(0)
    assert refused(match.remove, 2) == "error-started", "the seats are fixed"
    for seat in match.awaited():
        match.reveal(seat, NONCES[seat], 1)
    assert refused(match.remove, 2) == "error-started"


def test_a_seat_kept_for_someone_who_was_removed_is_free_for_all() -> None:
    match = Match(SECRET)
    match.open(Opened("aetherya", 2, NO_CLOCK, False, "", ("ann", "bob")))
    match.sit(2, Occupant("Bob", "bob", None))
    match.remove(2)
    match.sit(2, Occupant("Eve", "eve", None))
    assert match.state.occupants[2].name == "Eve"


def test_leaving_a_table_that_starts_frees_the_seat_and_seats_no_bot() -> None:
    match = sit_down("aetherya", 3)
    match.start(0)
    match.reveal(1, NONCES[1], 1)
    entries = match.leave(3, 2, "greedy")
    assert [type(entry) for entry in entries] == [CalledOff, Vacated]
    assert not any(isinstance(entry, Started | TakenOver) for entry in match.state.log)
    assert match.state.free_seats() == [3]
    assert match.state.owing == {1, 2}


def test_after_a_start_was_called_off_everyone_commits_again_to_a_new_secret() -> None:
    match = sit_down()
    first = match.state.commitment
    match.start(0)
    match.reveal(1, NONCES[1], 1)
    match.leave(2, 2, "greedy")
    assert match.state.commitment not in (first, "")
    assert match.state.commitment == commit(match.state.secret)
    assert match.state.secret != SECRET
    match.sit(2, Occupant("P2", "id2", None, commit(NEW[2])))
    assert refused(match.start, 3) == "error-commitment-awaited", "nobody starts before the others have committed"
    commit_again(match)
    assert refused(match.commit, 1, commit(b"a third")) == "error-committed"
    match.start(4)
    assert refused(match.reveal, 1, NONCES[1], 5) == "error-nonce", "a nonce serves once"
    match.reveal(1, NEW[1], 5)
    match.reveal(2, NEW[2], 5)
    assert match.state.nonces == (NEW[1], NEW[2])


def test_the_record_states_how_often_a_start_was_called_off() -> None:
    match = sit_down()
    for at in (10, 20):
        match.start(at)
        match.leave(2, at + 1, "greedy")
        match.sit(2, Occupant("P2", "id2", None, commit(NEW[2])))
        commit_again(match)
    begin_again(match, 30)
    match.resign(1, 40, "greedy")
    record = match.seen_by(None).record(full=True)
    assert '[FairRestarts "2"]' in record
    assert verify_fair(record) > 0
    assert read_fair_tags(record).restarts == 2
    assert refused(read_fair_tags, record.replace('"2"]', '"two"]').replace('[Seats "two"]', '[Seats "2"]'))
    assert "FairRestarts" not in begun_and_resigned()


def begun_and_resigned() -> str:
    match = begun()
    match.resign(1, 5, "greedy")
    return match.seen_by(None).record(full=True)


def test_a_match_that_was_started_twice_follows_from_its_log() -> None:
    match = sit_down()
    match.start(0)
    match.tick(REVEAL_TIME + 1, "greedy")
    for seat in (1, 2):
        match.sit(seat, Occupant(f"P{seat}", f"id{seat}", None, commit(NEW[seat])))
    begin_again(match)
    again = Match(SECRET, [from_plain(to_plain(entry)) for entry in match.state.log])
    assert again.state.secret == match.state.secret
    assert again.state.game_state == match.state.game_state
    assert again.state.commitment == match.state.commitment


def test_a_seat_that_promises_no_nonce_is_waited_for_by_nobody() -> None:
    match = Match(SECRET)
    match.open(Opened("aetherya", 2, NO_CLOCK, False, ""))
    match.sit(1, Occupant("P1", "id1", None))
    match.sit(2, Occupant("bot", None, "greedy"))
    match.start(0)
    assert match.state.nonces == (b"", b"")
    match.resign(1, 1, "greedy")
    assert read_fair_tags(match.seen_by(None).record(full=True)).seats_without == (1, 2)


def test_where_decisions_take_days_so_may_a_nonce() -> None:
    match = sit_down(clock=correspondence(3))
    match.start(0)
    assert match.tick(3 * DAY, "greedy") == []
    match.tick(3 * DAY + 1, "greedy")
    assert match.state.free_seats() == [1, 2]
