"""A match: its log is all of it; undo, clocks, confirmation, streams that leak nothing, fair chance."""

import random
import re

import pytest

from taverne.kernel.chance import CHANCE, pick
from taverne.kernel.errors import BadRecord, TaverneError
from taverne.match.clock import NO_CLOCK, Clock, correspondence, live
from taverne.match.fair import FairDice, commit, verify_fair
from taverne.match.log import Drawn, Entry, Moved, Opened, TakenOver, from_plain, to_plain
from taverne.match.match import Match
from taverne.match.state import Occupant, Refused, Status
from taverne.record.verify import verify
from taverne.registry import find_game, rulesets

SECRET = bytes(range(32))
NONCES = {1: b"one's own", 2: b"another's"}
TABLES = [(ruleset.key, seats) for ruleset in rulesets() for seats in find_game(ruleset.key).seats]


def sit_down(
    key: str = "aetherya", seats: int = 2, clock: Clock = NO_CLOCK, confirms: bool = False, secret: bytes = SECRET
) -> Match:
    match = Match(secret)
    match.open(Opened(key, seats, clock, confirms, ""))
    for seat in range(1, seats + 1):
        nonce = NONCES.get(seat)
        match.sit(seat, Occupant(f"P{seat}", f"id{seat}", None, commit(nonce) if nonce else None))
    return match


def begun(key: str = "aetherya", seats: int = 2, **more: object) -> Match:
    match = sit_down(key, seats, **more)  # type: ignore[arg-type]
    match.start(0)
    for seat in match.awaited():
        match.reveal(seat, NONCES[seat], 0)
    return match


def legal(match: Match, seat: int) -> list[str]:
    return [str(move) for move in match.state.game.legal(match.state.game_state, seat)]


def play_on(match: Match, rng: random.Random, moves: int = 10_000) -> None:
    at = 1
    while match.state.asked() and moves:
        seat = match.state.asked()[0]
        if match.state.unconfirmed is not None:
            match.confirm(seat, at)
        else:
            match.play(seat, rng.choice(legal(match, seat)), at)
        at += 1
        moves -= 1


def refused(act: object, *arguments: object, **more: object) -> str:
    with pytest.raises(TaverneError) as caught:
        act(*arguments, **more)  # type: ignore[operator]
    return caught.value.message


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_match_of_every_ruleset_follows_from_its_log_and_is_fair(key: str, seats: int) -> None:
    match = begun(key, seats)
    play_on(match, random.Random(1))
    assert match.state.status is Status.OVER
    entries: list[Entry] = [from_plain(to_plain(entry)) for entry in match.state.log]
    again = Match(SECRET, entries)
    assert again.state.game_state == match.state.game_state
    assert again.state.log == match.state.log
    record = match.seen_by(None).record(full=True)
    assert verify(record).is_finished
    assert verify_fair(record) == sum(isinstance(entry, Drawn) for entry in match.state.log)


def test_any_process_can_pick_a_match_up_and_go_on() -> None:
    match = begun()
    play_on(match, random.Random(2), 9)
    other = Match(SECRET, match.state.log)
    play_on(match, random.Random(3))
    play_on(other, random.Random(3))
    assert other.seen_by(None).record(full=True) == match.seen_by(None).record(full=True)


def test_seats_are_taken_once_and_the_game_begins_when_all_are() -> None:
    match = sit_down()
    assert refused(match.sit, 2, Occupant("X", "x", None)) == "error-seat-taken"
    assert refused(match.sit, 3, Occupant("X", "x", None)) == "error-seat-unknown"
    match.leave(2, 0, "greedy")
    assert refused(match.sit, 2, Occupant("P1", "id1", None)) == "error-seated-twice"
    assert refused(match.start, 0) == "error-seats-free"
    assert refused(match.play, 1, "draw", 0) == "error-not-started"
    assert refused(match.play, 2, "draw", 0) == "error-seat-free"
    match.sit(2, Occupant("bot", None, "greedy"))
    match.start(0)
    assert refused(match.start, 0) == "error-started"
    assert refused(match.sit, 1, Occupant("X", "x", None)) == "error-started"


def test_a_bad_move_changes_nothing() -> None:
    match = begun()
    before = list(match.state.log)
    for act in (
        lambda: match.play(1, "fly", 1),
        lambda: match.play(1, "take a1", 1),
        lambda: match.play(1, "arrange pppp", 1),
    ):
        refused(act)
    assert match.state.log == before
    text = legal(match, 1)[0]
    assert refused(match.play, 1, text, 1, expected=3) == "error-stale"
    match.play(1, text, 1, expected=len(before) - 1)


def test_ones_last_decision_can_be_taken_back_until_something_is_seen_or_others_move() -> None:
    match = begun()
    first, second = (legal(match, seat)[3] for seat in (1, 2))
    before = match.state.game_state
    match.play(1, first, 1)
    assert match.state.can_undo(1)
    assert not match.state.can_undo(2)
    match.undo(1, 2)
    assert match.state.game_state == before
    assert refused(match.undo, 1, 3) == "error-undo"
    match.play(1, first, 3)
    match.play(2, second, 4)
    assert not match.state.can_undo(2), "the answers are open now"
    match.play(1, "draw", 5)
    assert not match.state.can_undo(1), "a card was seen"
    assert Match(SECRET, match.state.log).state.game_state == match.state.game_state


def test_undo_goes_back_several_decisions_and_stays_in_the_log() -> None:
    for seed in range(200):
        match = begun("aetherya/solo", 1)
        rng = random.Random(seed)
        play_on(match, rng, 3)
        while match.state.status is not Status.OVER:
            if match.state.can_undo(1) and rng.random() < 0.5:
                numbers = len(match.state.log)
                match.undo(1, 9)
                assert len(match.state.log) == numbers + 1
                break
            play_on(match, rng, 1)
        else:
            continue
        assert Match(SECRET, match.state.log).state.game_state == match.state.game_state
        play_on(match, rng)
        assert verify_fair(match.seen_by(None).record(full=True))
        return
    pytest.fail("nothing was ever undone")


def test_a_turn_may_wait_to_be_confirmed() -> None:
    match = begun("rivality/duel", confirms=True)
    match.play(1, "keep", 1)
    lay = legal(match, 1)[0]
    match.play(1, lay, 2)
    assert match.state.asked() == (1,)
    assert refused(match.play, 2, lay, 3) == "error-unconfirmed"
    assert refused(match.confirm, 2, 3) == "error-nothing-to-confirm"
    match.confirm(1, 4)
    assert match.state.asked() == (2,)
    play_on(match, random.Random(1))
    assert match.state.status is Status.OVER


def test_clocks_run_for_those_who_are_asked_and_a_bot_takes_over() -> None:
    match = begun(clock=live(10, 5))
    assert match.state.clocks.deadline(1) == match.state.clocks.deadline(2) == 15_000
    match.play(1, legal(match, 1)[0], 12_000)
    assert match.state.clocks.reserves == [3_000, 5_000]
    assert match.tick(14_999, "greedy") == []
    entries = match.tick(15_001, "greedy")
    assert [(entry.seat, entry.reason) for entry in entries if isinstance(entry, TakenOver)] == [(2, "clock")]
    assert match.state.occupants[2].bot == "greedy"
    assert match.tick(99_999, "greedy") == []
    match.play(2, legal(match, 2)[0], 16_000)
    assert match.state.clocks.deadline(1) == 16_000 + 10_000 + 3_000
    assert correspondence(2).deadline(0, 0) == 2 * 86_400_000
    assert NO_CLOCK.deadline(0, 0) is None


def test_resigning_a_duel_ends_it_and_elsewhere_a_bot_plays_on() -> None:
    match = begun()
    match.resign(1, 5, "greedy")
    assert match.state.status is Status.OVER
    assert match.state.winners == (2,)
    assert refused(match.play, 2, "draw", 6) == "error-game-over"
    table = begun("aetherya", 3)
    table.resign(2, 5, "greedy")
    assert table.state.occupants[2].bot == "greedy"
    assert table.state.status is Status.PLAYING
    table.leave(3, 6, bot="random")
    assert table.state.occupants[3].bot == "random"


def test_a_rematch_rotates_the_seats() -> None:
    match = begun("aetherya", 3)
    assert refused(match.rematch) == "error-rematch-running"
    play_on(match, random.Random(1))
    assert [(seat, who.name) for seat, who in match.rematch()] == [(2, "P1"), (3, "P2"), (1, "P3")]


def test_the_view_at_any_earlier_entry_is_what_was_seen_then() -> None:
    match = begun()
    seen = []
    rng = random.Random(4)
    while match.state.asked():
        seen.append((match.state.number, match.seen_by(1).view(), match.seen_by(None).view()))
        play_on(match, rng, 1)
    for number, mine, theirs in seen:
        assert match.seen_by(1).view_at(number) == mine
        assert match.seen_by(None).view_at(number) == theirs
    assert refused(match.seen_by(1).view_at, 10_000) == "error-entry-unknown"


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key, seats in TABLES if "fr2" in key or "/fr/" in key])
def test_the_streams_and_records_leak_nothing(key: str, seats: int) -> None:
    match = begun(key, seats)
    play_on(match, random.Random(5), 12)
    other = begun(key, seats)
    for seat in (None, *range(1, seats + 1)):
        told = match.seen_by(seat).entries_since(-1)
        assert [entry.number for entry in told] == list(range(len(match.state.log)))
        assert match.seen_by(seat).entries_since(told[-1].number) == []
        record = match.seen_by(seat).record()
        assert verify(record).is_finished == (match.state.status is Status.OVER)
        assert "Fair" not in record
    if match.state.status is not Status.OVER:
        assert refused(match.seen_by(None).record, full=True) == "error-record-running"
    del other


def test_hidden_cards_change_nothing_a_seat_is_sent() -> None:
    """Two matches whose secrets differ: what a seat is told differs only where the cards it saw differ."""
    game = find_game("aetherya")
    match = begun()
    rng = random.Random(6)
    play_on(match, rng, 6)
    for seat in (None, 1, 2):
        guess = game.determinise(match.seen_by(seat).view(), rng)
        assert game.redact(guess, seat) == match.seen_by(seat).view().table


def test_fair_dice_are_unbiased_and_depend_on_every_part() -> None:
    dice = FairDice(SECRET, [b"a", b"b"])
    counts = [0] * 7
    for _ in range(7000):
        counts[dice(7)] += 1
    assert min(counts) > 880
    first = [FairDice(SECRET, [b"a", b"b"])(10**9) for _ in range(2)]
    assert first[0] == first[1]
    others = [FairDice(SECRET[::-1], [b"a", b"b"]), FairDice(SECRET, [b"ab", b""]), FairDice(SECRET, [b"a", b"c"])]
    assert len({first[0], *(dice(10**9) for dice in others)}) == 4
    assert pick([0, 3, 0], FairDice(SECRET, [])) == 1


def test_answers_given_at_the_same_time_are_not_stale_and_one_given_twice_is() -> None:
    match = begun()
    known = match.state.number
    first, second = (legal(match, seat)[3] for seat in (1, 2))
    match.play(1, first, 1, expected=known)
    assert refused(match.play, 1, first, 2, expected=known) == "error-stale"
    match.play(2, second, 2, expected=known)
    assert refused(match.play, 1, "draw", 3, expected=known) == "error-stale"
    match.play(1, "draw", 3, expected=match.state.number)
    assert refused(match.play, 2, "draw", 3, expected=10_000) == "error-stale"


def test_a_table_given_up_takes_nobody_and_a_kept_seat_only_its_person() -> None:
    match = Match(SECRET)
    match.open(Opened("aetherya", 2, NO_CLOCK, False, "", ("ann", None)))
    assert refused(match.sit, 1, Occupant("Bob", "bob", None)) == "error-seat-reserved"
    match.sit(1, Occupant("Ann", "ann", None))
    match.sit(2, Occupant("Bob", "bob", None))
    match.leave(2, 0, "greedy")
    match.close(1)
    assert refused(match.sit, 2, Occupant("Bob", "bob", None)) == "error-closed"
    assert refused(match.start, 2) == "error-closed"
    assert Match(SECRET, match.state.log).state.status is Status.CLOSED


def test_one_changed_card_is_noticed() -> None:
    match = begun()
    play_on(match, random.Random(7))
    record = match.seen_by(None).record(full=True)
    assert f'[FairCommitment "{commit(SECRET)}"]' in record
    lands = re.search(r"\* lands 1 (\w{12})\n", record)
    assert lands is not None
    cards = lands[1]
    swapped = next(
        cards[:i] + cards[j] + cards[i + 1 : j] + cards[i] + cards[j + 1 :]
        for i in range(12)
        for j in range(i + 1, 12)
        if cards[i] != cards[j]
    )
    with pytest.raises(BadRecord) as caught:
        verify_fair(record.replace(cards, swapped, 1))
    assert caught.value.message == "error-fair-draw"
    for change, message in [
        (record.replace(SECRET.hex(), SECRET[::-1].hex()), "error-fair-commitment"),
        (record.replace("FairSecret", "Secret"), "error-tag-missing"),
        (record.replace(SECRET.hex(), "xyz"), "error-fair-tag"),
        (record.replace(NONCES[1].hex(), NONCES[2].hex()), "error-fair-draw"),
        (record.replace(cards, "?" * 12), "error-fair-partial"),
    ]:
        assert refused(verify_fair, change) == message


def test_looking_back_costs_no_more_after_many_undos() -> None:
    match = begun()
    move = legal(match, 1)[0]
    for at in range(200):
        match.play(1, move, at)
        match.undo(1, at)
    assert match.seen_by(1).view_at(match.state.number) == match.seen_by(1).view()


def test_a_move_on_a_table_that_was_undone_meanwhile_is_stale() -> None:
    match = begun("rivality/duel+expert")
    rng = random.Random(3)
    while match.state.status is not Status.OVER:
        seat = match.state.asked()[0]
        moves = legal(match, seat)
        match.play(seat, rng.choice(moves), 1)
        known = match.state.number
        other = 3 - seat
        if match.state.can_undo(seat) and match.state.asked() == (other,):
            match.undo(seat, 2)
            match.play(seat, rng.choice(moves), 3)
            theirs = legal(match, other)[0] if match.state.asked() == (other,) else "lay H1 0,1 n"
            assert refused(match.play, other, theirs, 4, expected=known) == "error-stale"
            return
    pytest.fail("nothing could be undone")


def test_taking_back_or_waiting_to_confirm_gains_no_time() -> None:
    match = begun(clock=live(10, 5))
    move = legal(match, 1)[0]
    match.play(1, move, 9_000)
    match.undo(1, 9_500)
    assert match.state.clocks.deadline(1) == 15_000
    assert match.state.clocks.reserves == [5_000, 5_000]
    slow = begun("rivality/duel", clock=live(10, 5), confirms=True)
    slow.play(1, "keep", 1_000)
    slow.play(1, legal(slow, 1)[0], 2_000)
    slow.confirm(1, 14_000)
    assert slow.state.clocks.reserves[0] == 3_000


def test_answers_given_at_once_need_no_confirmation() -> None:
    match = begun(confirms=True)
    match.play(1, legal(match, 1)[0], 1)
    assert match.state.asked() == (2,)
    assert match.state.unconfirmed is None


def test_alone_or_together_nobody_wins_by_resignation() -> None:
    alone = begun("aetherya/solo", 1)
    alone.resign(1, 5, "greedy")
    assert alone.state.status is Status.OVER
    assert alone.state.winners == ()
    assert verify(alone.seen_by(None).record(full=True)).is_resigned
    together = begun("aetherya/cooperative", 2)
    together.resign(1, 5, "greedy")
    assert together.state.status is Status.PLAYING
    assert together.state.occupants[1].bot == "greedy"
    assert refused(alone.confirm, 1, 6) == "error-game-over"


def test_the_log_holds_no_secret() -> None:
    match = begun()
    assert SECRET.hex() not in repr([to_plain(entry) for entry in match.state.log])
    assert CHANCE not in [entry.seat for entry in match.state.log if isinstance(entry, Moved)]
    assert issubclass(Refused, TaverneError)
