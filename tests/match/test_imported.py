"""A match made from a record is the match that was played, whatever the game, and wherever the record was cut."""

import random

import pytest

from taverne.kernel.errors import BadRecord
from taverne.match.clock import NO_CLOCK
from taverne.match.fair import verify_fair
from taverne.match.imported import LONGEST_NAME, NotImportable, read_finished_game, read_game
from taverne.match.log import Opened, from_plain, to_plain
from taverne.match.match import Match
from taverne.match.state import Occupant, Refused, Status
from taverne.match.view import SeenEntry
from taverne.registry import find_game, rulesets

TABLES = [(ruleset.key, seats) for ruleset in rulesets() for seats in find_game(ruleset.key).seats]
DUEL = "rivality/fr/duel"


def play(key: str, seats: int, seed: int = 7, *, resigns: int | None = None) -> Match:
    """A finished game between people who decide at random, in any order where several are asked at once."""
    rng = random.Random(seed)
    match = Match(rng.randbytes(32))
    match.open(Opened(key, seats, NO_CLOCK, False, ""))
    for seat in range(1, seats + 1):
        match.sit(seat, Occupant(f"Player {seat}", f"person {seat}", None))
    match.start(0)
    moves = 0
    while match.state.status is Status.PLAYING:
        seat = rng.choice(match.state.asked())
        match.play(seat, str(rng.choice(match.state.game.legal(match.state.game_state, seat))), 1)
        moves += 1
        if resigns is not None and moves == 4:
            match.resign(resigns, 2, "random")
    return match


def record_of(match: Match) -> str:
    return match.seen_by(None).record(full=True)


def import_match(text: str) -> Match:
    """The match of a record, its log written and read again."""
    game = read_game(text)
    match = Match(game.secret)
    match.import_log(from_plain(to_plain(entry)) for entry in game.log(5))
    return match


def told(match: Match, seat: int | None) -> tuple[list[str], list[str]]:
    """What a seat learns of the draws, in their order, and of the decisions, in any."""
    entries = match.seen_by(seat).entries_since(-1)

    def events(kind: str) -> list[str]:
        return [str(event) for entry in entries if entry.kind == kind for event in entry.events]

    return events("Drawn"), sorted(events("Moved"))


def moves_of(match: Match, seat: int | None, mover: int) -> list[SeenEntry]:
    return [one for one in match.seen_by(seat).entries_since(-1) if one.kind == "Moved" and one.seat == mover]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_record_is_imported_as_the_game_it_is_of_and_exported_with_the_same_text(key: str, seats: int) -> None:
    match = play(key, seats)
    text = record_of(match)
    copy = import_match(text)
    assert record_of(copy) == text
    assert verify_fair(record_of(copy))
    assert copy.state.status is Status.OVER
    assert copy.state.winners == match.state.winners
    for seat in (None, *range(1, seats + 1)):
        here, there = match.seen_by(seat), copy.seen_by(seat)
        assert here.game.present(here.view()) == there.game.present(there.view())
        assert told(match, seat) == told(copy, seat)
        for mover in range(1, seats + 1):
            both = zip(moves_of(match, seat, mover), moves_of(copy, seat, mover), strict=True)
            assert all(None in (one.move, other.move) or one.move == other.move for one, other in both)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_record_cut_anywhere_is_imported_as_far_as_it_goes(key: str, seats: int) -> None:
    text = record_of(play(key, seats))
    first = text.index("\n* ") + 1
    begun = text.index("\n", first)
    for end in random.Random(key).sample(range(begun, len(text)), 8):
        copy = import_match(text[:end])
        is_over = copy.state.game.outcome(copy.state.game_state) is not None
        assert copy.state.status is (Status.OVER if is_over else Status.STOPPED)
        exported = record_of(copy)
        assert is_over or text.startswith(exported.rstrip("\n"))
        assert record_of(import_match(exported)) == exported
        assert copy.state.asked() == ()


def test_a_record_cut_among_secret_answers_keeps_those_that_it_has() -> None:
    text = record_of(play("aetherya", 3))
    cut = text[: text.index("\n3 arrange ") + 1]
    assert "\n2 arrange " in cut
    copy = import_match(cut)
    assert record_of(copy) == cut
    assert all(entry.move is None for entry in moves_of(copy, 3, 2)), "they are still secret"


def test_a_game_that_stopped_cannot_go_on() -> None:
    text = record_of(play("aetherya", 2))
    copy = import_match(text[: text.index("= ") // 2])
    seen = copy.seen_by(1)
    assert (seen.legal(), seen.can_undo, seen.secret) == ((), False, None)
    for act in (
        lambda: copy.play(1, "draw", 0),
        lambda: copy.undo(1, 0),
        lambda: copy.resign(1, 0, "random"),
        lambda: seen.preview("draw"),
        copy.rematch,
        lambda: copy.start(0),
    ):
        with pytest.raises(Refused):
            act()
    assert copy.leave(1, 0, "random") == []


def test_a_game_given_up_among_secret_answers_has_those_that_were_given() -> None:
    match = Match(bytes(32))
    match.open(Opened("drako", 2, NO_CLOCK, False, ""))
    for place in (1, 2):
        match.sit(place, Occupant(f"Player {place}", f"person {place}", None))
    match.start(0)
    match.play(2, str(match.state.game.legal(match.state.game_state, 2)[0]), 1)
    match.resign(1, 2, "random")
    copy = import_match(record_of(match))
    assert record_of(copy) == record_of(match)
    assert verify_fair(record_of(copy))
    for seat in (None, *match.state.occupants):
        here, there = match.seen_by(seat), copy.seen_by(seat)
        assert here.game.present(here.view()) == there.game.present(there.view())
        assert told(match, seat) == told(copy, seat)


def test_a_game_that_was_given_up_stays_so() -> None:
    text = record_of(play(DUEL, 2, resigns=2))
    copy = import_match(text)
    assert (copy.state.resigned, copy.state.winners) == (2, (1,))
    assert record_of(copy) == text


def test_a_record_without_numbers_and_with_tags_of_others_keeps_them() -> None:
    text = record_of(play("drako", 3))
    lines = [line for line in text.splitlines(keepends=True) if not line.startswith("[Fair")]
    lines.insert(2, '[Event "Sunday \\"round\\""]\n')
    copy = import_match("".join(lines))
    assert record_of(copy) == "".join(lines)
    assert copy.seen_by(None).secret is None
    assert record_of(import_match("".join(lines).replace("\n", "\r\n\r\n"))) == "".join(lines)


def test_names_are_only_where_they_are_removed_with_their_persons_data() -> None:
    text = record_of(play(DUEL, 2))
    opened = read_game(text).log(0)[0]
    assert isinstance(opened, Opened)
    assert "Player" not in str(to_plain(opened))
    assert record_of(import_match(text.replace("Player 1", "Pla\u202eyer 1"))) == text, "nobody sees that sign"


def broken(text: str, change: str) -> str:
    """A record with one thing wrong."""
    match change:
        case "no text":
            return ""
        case "no record":
            return "Once upon a time\n"
        case "game":
            return text.replace(DUEL, "chess")
        case "seats":
            return text.replace('[Seats "2"]', '[Seats "9"]')
        case "no moves":
            return text[: text.index("\n\n") + 2]
        case "illegal move":
            return text.replace("\n1 ", "\n2 ", 1)
        case "wrong result":
            return text.replace("= ", "= 1", 1)
        case "secret":
            return text.replace('[FairSecret "', '[FairSecret "00', 1)
        case "seat that resigned":
            return text.replace("[FairC", '[Resigned "3"]\n[FairC', 1)
        case "finished and given up":
            return text.replace("[FairC", '[Resigned "2"]\n[FairC', 1)
        case "long name":
            return text.replace("Player 1", "x" * (LONGEST_NAME + 1))
        case "many tags":
            return "".join(f'[Tag{number} ""]\n' for number in range(50)) + text
        case _:
            lines = text.splitlines()
            place = next(number for number, line in enumerate(lines) if line.startswith("* deck 1"))
            lines[place] = "* deck 1 " + " ".join("?" for _ in range(12))
            return "\n".join(lines)


@pytest.mark.parametrize(
    "change",
    [
        "no text",
        "no record",
        "game",
        "seats",
        "no moves",
        "illegal move",
        "wrong result",
        "secret",
        "seat that resigned",
        "finished and given up",
        "long name",
        "many tags",
        "hidden cards",
    ],
)
def test_what_is_no_full_record_is_refused(change: str) -> None:
    text = broken(record_of(play(DUEL, 2)), change)
    with pytest.raises((BadRecord, NotImportable)):
        _ = read_game(text).numbers


def test_only_a_complete_record_of_a_finished_game_counts_as_one() -> None:
    text = record_of(play(DUEL, 2))
    assert read_finished_game(text).is_over
    for cut in (text[: text.rindex("= ")], text[: text.index("= ")], text[: text.index("= ") - 20]):
        with pytest.raises((BadRecord, NotImportable)):
            read_finished_game(cut)
