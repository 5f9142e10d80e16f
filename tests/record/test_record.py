"""Records and snapshots: read, written, replayed, verified; whole, cut, edited or partial."""

import random
import re
from collections.abc import Callable

import pytest

from taverne.bots.bot import find_bot
from taverne.bots.table import play_game
from taverne.kernel.errors import BadRecord
from taverne.record.replay import replay, write_record
from taverne.record.snapshot import format_snapshot, parse_snapshot
from taverne.record.text import format_record, parse_record
from taverne.record.verify import verify
from taverne.registry import find_game


def played(key: str = "aetherya", seats: int = 2, seed: int = 1) -> str:
    game = find_game(key)
    bots = [find_bot(name, game) for name in ("greedy", "random", "random", "greedy")[:seats]]
    return play_game(game, bots, random.Random(seed), names=["Ada"] * seats).record


GAME = played()
LINES = GAME.splitlines()


def broken(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(text)
    return caught.value


def test_a_record_is_as_the_notation_shows_it() -> None:
    head, body = GAME.split("\n\n")
    assert head.splitlines() == [
        '[Ruleset "aetherya/fr2/competitive"]',
        '[Seats "2"]',
        '[Seat1 "Ada"]',
        '[Seat2 "Ada"]',
    ]
    words = [" ".join(line.split()[:2]) for line in body.splitlines()]
    opening = ["* river", "* deal", "* deal", "* lands", "* lands", "* discard", "1 arrange", "2 arrange"]
    assert words[:8] == opening
    assert re.fullmatch(r"= winner \d( \d)*", body.splitlines()[-1])
    assert re.fullmatch(r"\* lands 1 [pfmsHEDGRO]{12}", body.splitlines()[3])


def test_a_record_verifies_and_replays_to_the_same_text() -> None:
    verdict = verify(GAME)
    assert verdict.is_finished
    assert not verdict.is_partial
    replayed = verdict.replay
    tags = {"Seat1": "Ada", "Seat2": "Ada"}
    assert write_record(replayed.game, 2, replayed.state, replayed.lines_for(full=True), tags) == GAME


def test_tags_may_hold_quotes_and_come_back() -> None:
    text = format_record({"Ruleset": "x", "Seat1": 'A "B" \\C'}, ("1 draw",), ())
    assert parse_record(text).tags["Seat1"] == 'A "B" \\C'


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_a_record_as_a_seat_sees_it_hides_the_lands_and_shows_them_where_they_turn_up(seat: int | None) -> None:
    whole = verify(GAME).replay
    lines = whole.lines_for(seat)
    assert "* lands 1 ????????????" in lines
    turned = next(number for number, line in enumerate(lines) if " reveal " in line)
    assert lines[turned + 1].startswith("* shown ")
    view = write_record(whole.game, 2, whole.state, lines, {"View": str(seat or "spectator")})
    verdict = verify(view)
    assert verdict.is_partial
    assert verdict.is_finished
    assert [line for line in lines if line.startswith("* shown")][-1] == lines[-1]


def test_a_partial_record_only_grows() -> None:
    whole = verify(GAME).replay
    full = whole.lines_for(1)
    for cut in range(0, len(whole.entries), 7):
        part = type(whole)(whole.game, 2, whole.start, whole.entries[:cut]).lines_for(1)
        done = part[:-1] if part and part[-1] != full[len(part) - 1] else part
        assert full[: len(done)] == done


def test_a_land_shown_otherwise_than_it_was_does_not_verify() -> None:
    whole = verify(GAME).replay
    text = write_record(whole.game, 2, whole.state, whole.lines_for(1), {"View": "1"})
    shown = re.search(r"\* shown 1 \w\w (.)", text)
    assert shown is not None
    wrong = "p" if shown[1] != "p" else "f"
    changed = text[: shown.end() - 1] + wrong + text[shown.end() :]
    with pytest.raises(BadRecord):
        verify(changed)


def test_a_card_more_than_the_game_has_does_not_verify() -> None:
    whole = verify(GAME).replay
    text = write_record(whole.game, 2, whole.state, whole.lines_for(None), {})
    cards = re.sub(r"(\* shown \d \w\w) .", r"\1 R", text)
    assert broken(cards).message == "error-card-count"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace("= winner", "= winner 3"), "error-result-differs"),
        (lambda text: re.sub(r"total (-?\d+)", "total 99", text, count=1), "error-result-differs"),
        (lambda text: text + "= winner 1\n", "error-line-extra"),
        (lambda text: text + "1 draw\n", "error-line-after-result"),
        (lambda text: "\n".join(text.splitlines()[:-1]) + "\n", "error-line-missing"),
        (lambda text: text.replace("1 arrange", "1 rearrange"), "error-move-unknown"),
        (lambda text: text.replace("* discard", "* deck", 1), "error-chance-unknown"),
        (lambda text: text.replace("[Seats", "[Chairs"), "error-tag-missing"),
        (lambda text: text.replace('[Seats "2"]', '[Seats "two"]'), "error-seats-tag"),
        (lambda text: text.replace('[Seats "2"]', '[Seats "7"]'), "error-seats"),
        (lambda text: text.replace("fr2", "fr9"), "error-edition-unknown"),
        (lambda text: text.replace("[Seats", "[Ruleset", 1), "error-tag-twice"),
        (lambda text: text.replace('[Seats "2"]', "[Seats 2]"), "error-tag"),
        (lambda text: text.replace("2 arrange", "x arrange"), "error-actor"),
        (lambda text: text.replace("* discard", "*", 1), "error-chance-unknown"),
        (lambda text: text.replace("* lands 2", "* lands 5"), "error-seat-unknown"),
    ],
)
def test_an_edited_record_is_refused_with_the_line_and_the_reason(change: Callable[[str], str], message: str) -> None:
    error = broken(change(GAME))
    assert error.message == message
    assert 1 <= error.line <= len(LINES) + 1


def test_lines_in_another_order_or_grouping_do_not_verify() -> None:
    one, two = (line for line in LINES if " arrange " in line)
    assert broken(GAME.replace(one, "#").replace(two, one).replace("#", two)).message == "error-line-differs"
    river = next(line for line in LINES if line.startswith("* river"))
    parts = river.split()
    split = " ".join(parts[:4]) + "\n* river " + " ".join(parts[4:])
    assert broken(GAME.replace(river, split)).message == "error-line-short"


def test_every_number_of_the_result_is_recomputed() -> None:
    start = GAME.index("= 1 elves")
    for number in re.finditer(r"-?\d+", GAME[start:]):
        place = start + number.start()
        changed = GAME[:place] + str(int(number[0]) + 1) + GAME[start + number.end() :]
        assert broken(changed).message in ("error-result-differs", "error-line-extra")


def test_moves_edited_to_another_cell_are_noticed() -> None:
    rng = random.Random(4)
    moves = [number for number, line in enumerate(LINES) if re.match(r"\d (take|place|reveal) ", line)]
    noticed = 0
    for number in rng.sample(moves, 12):
        changed = list(LINES)
        changed[number] = changed[number][:-2] + ("a1" if not changed[number].endswith("a1") else "d4")
        try:
            verify("\n".join(changed) + "\n")
        except BadRecord:
            noticed += 1
    assert noticed >= 10, "a different move can, rarely, lead to the same result"


def test_a_record_cut_in_half_is_a_position_and_not_a_finished_game() -> None:
    middle = LINES.index("") + (len(LINES) - LINES.index("")) // 2
    verdict = verify("\n".join(LINES[:middle]) + "\n")
    assert not verdict.is_finished
    early = "\n".join([*LINES[:middle], LINES[-1]]) + "\n"
    assert broken(early).message == "error-result-early"


def test_a_half_written_line_is_refused() -> None:
    with pytest.raises(BadRecord):
        verify(GAME[: GAME.index("1 arrange") + 7])
    assert broken(GAME[: GAME.index("* deal") + 1]).message == "error-line"


def test_a_partial_record_that_does_not_show_what_turned_up_is_refused() -> None:
    whole = verify(GAME).replay
    lines = tuple(line for line in whole.lines_for(1) if not line.startswith("* shown"))
    with pytest.raises(BadRecord):
        verify(write_record(whole.game, 2, whole.state, lines, {"View": "1"}))


def test_a_view_tag_must_name_a_seat() -> None:
    whole = verify(GAME).replay
    for tag in ("9", "me"):
        text = write_record(whole.game, 2, whole.state, whole.lines_for(1), {"View": tag})
        assert broken(text).message == "error-view-tag"


def test_a_snapshot_must_hold_the_whole_game_once() -> None:
    state = replay(parse_record(GAME)).at(20)
    text = format_snapshot(find_game("aetherya"), 2, state)
    assert parse_snapshot(text)[1] == state
    changes: list[tuple[Callable[[str], str], str]] = [
        (lambda t: t.replace("river", "brook"), "error-snapshot-missing"),
        (lambda t: t + "weather fine\n", "error-snapshot-line"),
        (
            lambda t: t + "idle 1\n" if "idle" not in t else t.replace("decision turn", "decision nap"),
            "error-step-unknown",
        ),
        (lambda t: re.sub(r"\ndeck .", "\ndeck ", t), "error-card-count"),
        (lambda t: re.sub(r"\ndiscard 1 .*", r"\g<0>p", t), "error-card-count"),
        (lambda t: t.replace("[Seats", "[Places"), "error-tag-missing"),
        (lambda t: re.sub(r"(river \S+)", r"\1 four four", t), "error-legend-count"),
        (lambda t: re.sub(r"lands 1 .", "lands 1 ", t), "error-lands-count"),
        (lambda t: t + "river four\n", "error-snapshot-twice"),
        (lambda t: re.sub(r"kingdom 1 ....", "kingdom 1 ...x", t), "error-kingdom-card"),
        (lambda t: re.sub(r"decision.*", "decision turn one", t), "error-snapshot-line"),
        (lambda t: t.replace("idle", "asleep idle"), "error-snapshot-line"),
        (lambda t: t.replace('"2"', '"two"'), "error-seats-tag"),
        (lambda t: t.replace("discard 1 ", "discard 1 X"), "error-card-unknown"),
    ]
    for change, message in changes:
        with pytest.raises(BadRecord) as caught:
            parse_snapshot(change(text))
        assert caught.value.message == message


def test_what_is_shown_is_known() -> None:
    whole = verify(GAME).replay
    lines = list(whole.lines_for(1))
    place = next(number for number, line in enumerate(lines) if line.startswith("* shown"))
    lines[place] = lines[place][:-1] + "?"
    error = broken(write_record(whole.game, 2, whole.state, tuple(lines), {"View": "1"}))
    assert error.message == "error-shown-unknown"
    assert error.line == place + 5


def test_a_record_cut_among_the_arrangements_is_a_position() -> None:
    first = next(number for number, line in enumerate(LINES) if " arrange " in line)
    verdict = verify("\n".join(LINES[: first + 1]) + "\n")
    assert not verdict.is_finished
    assert verdict.replay.game.asked(verdict.replay.state) == (2,)


def test_an_unknown_where_nothing_can_be_unknown_is_named_on_its_line() -> None:
    number = next(number for number, line in enumerate(LINES, 1) if line.startswith("* card "))
    changed = list(LINES)
    changed[number - 1] = "* card ?"
    error = broken("\n".join(changed) + "\n")
    assert (error.message, error.line) == ("error-unknown-place", number)


def test_a_line_of_too_many_lands_is_named() -> None:
    lands = next(line for line in LINES if line.startswith("* lands 1"))
    assert broken(GAME.replace(lands, lands + "p")).message == "error-lands-count"


def test_a_line_of_chance_that_stops_too_early_is_named() -> None:
    for head in ("* lands 1", "* deal 2", "* river"):
        number, line = next((number, line) for number, line in enumerate(LINES, 1) if line.startswith(head))
        short = line[:-1] if head != "* river" else line.rpartition(" ")[0]
        error = broken(GAME.replace(line, short, 1))
        assert (error.message, error.line) == ("error-line-short", number)


def test_unknown_lands_of_no_seat_are_refused() -> None:
    lands = next(line for line in LINES if line.startswith("* lands 1"))
    for wrong in ("* lands x ????????????", "* lands ????????????", "* lands 9 ????????????"):
        assert broken(GAME.replace(lands, wrong)).message in ("error-seat-unknown", "error-chance-unknown")


def test_a_partial_record_shows_only_what_a_move_before_it_turned_up() -> None:
    whole = verify(GAME).replay
    lines = list(whole.lines_for(1))
    shown = next(line for line in lines if line.startswith("* shown"))
    tags = {"View": "1"}
    first = write_record(whole.game, 2, whole.state, (shown, *lines), tags)
    assert broken(first).message == "error-line-extra"
    lines.insert(lines.index(shown), shown)
    assert broken(write_record(whole.game, 2, whole.state, tuple(lines), tags)).message == "error-line-differs"
