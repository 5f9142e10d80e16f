"""Records of whole games, full and as one seat sees them (R6, R8), and lies in them."""

import random
from contextlib import suppress

import pytest

from taverne.games.rivality.state import State
from taverne.games.rivality.tiles import format_tiles
from taverne.kernel.chance import CHANCE, Draw, random_dice
from taverne.kernel.errors import BadRecord
from taverne.kernel.game import Move, draw
from taverne.record.replay import write_record
from taverne.record.scribe import Scribe
from taverne.record.verify import verify
from tests.games.rivality.boards import TABLES, game
from tests.games.rivality.test_views import mulligan_deck


def recorded(key: str, rng: random.Random, longest: int, mulligan: bool = False) -> dict[str, str]:
    """A random game's record in full and as every audience has it, cut after so many entries."""
    rules = game(key)
    seats = rules.mode.seats
    dice = random_dice(rng)
    audiences: list[int | None] = [None, *range(1, seats + 1)]
    scribes = {"": Scribe(full=True), **{str(seat or "spectator"): Scribe(seat) for seat in audiences}}
    script = mulligan_deck(key, rng) if mulligan else []
    state: State = rules.setup(seats)
    while (asked := rules.asked(state)) and longest:
        longest -= 1
        if script:
            move = next(chance for chance in rules.chances(state).draws if chance.value == script[0])
            script = script[1:]
            after, events = rules.apply(state, CHANCE, move)
            entry: Move | Draw = move
        elif asked == (CHANCE,):
            move = draw(rules, state, dice)
            after, events = rules.apply(state, CHANCE, move)
            entry = move
        else:
            legal = rules.legal(state, asked[0])
            choice = legal[-1] if mulligan and state.step.name == "mulligan" else rng.choice(legal)
            after, events = rules.apply(state, asked[0], choice)
            entry = choice
        for scribe in scribes.values():
            scribe.note(asked[0], entry, events, asked, rules.asked(after))
        state = after
    return {
        name: write_record(rules, seats, state, scribe.lines, {"View": name} if name else {})
        for name, scribe in scribes.items()
    }


@pytest.mark.parametrize("key", TABLES)
def test_every_record_of_a_game_verifies(key: str) -> None:  # R6
    rng = random.Random(key)
    for number in range(10):
        texts = recorded(key, rng, 1000, mulligan=number % 2 == 1 and "solo" not in key)
        for name, text in texts.items():
            verdict = verify(text)
            assert verdict.is_finished
            assert verdict.is_partial == ("?" in text), name


@pytest.mark.parametrize("key", TABLES)
def test_a_record_cut_anywhere_verifies(key: str) -> None:  # R6
    rng = random.Random(f"cut {key}")
    for number in range(12):
        mulligan = number % 2 == 1 and "solo" not in key
        for text in recorded(key, rng, rng.randrange(1, 70), mulligan).values():
            verify(text)


PARTIAL = """
[Ruleset "rivality/fr/duel"]
[Seats "2"]
[View "1"]

* deck 1 C10 C6 ? ? ? ? ? ? ? ? ? ?
* deck 2 ? ? ? ? ? ? ? ? ? ? ? ?
1 keep
1 lay C10 0,1 n
* shown 1 F4
2 lay C5 1,0 n
1 lay F4 0,2 s
* shown 1 F5
"""


def test_a_partial_record_tells_what_came_into_the_seats_own_hand() -> None:  # R9
    verdict = verify(PARTIAL)
    assert verdict.is_partial
    assert format_tiles(verdict.replay.state.hands[0]) == "C6 F5"
    assert verdict.replay.lines_for(1) == tuple(PARTIAL.split("\n\n")[1].splitlines())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("* shown 1 F4", "* shown 1 C7", "error-tile-not-in-hand"),
        ("* shown 1 F5", "* shown 1 C10", "error-deck-impossible"),
        ("* shown 1 F5", "* shown 1 C1", "error-deck-impossible"),
        ("* shown 1 F5", "* shown F5", "error-shown"),
        ("* shown 1 F5", "", "error-line-missing"),
        ("2 lay C5", "2 lay C9", "error-tile-not-in-hand"),
        ("2 lay C5 1,0 n", "2 lay C5 5,0 n", "error-cell-apart"),
        ("1 lay F4 0,2 s", "1 lay F5 0,2 s", "error-tile-not-in-hand"),
        ("* deck 2 ?", "* deck 2 ? ?", "error-deck-size"),
        ("* deck 1 C10", "* deck 1 X", "error-tile-unknown"),
        ("1 keep", "1 mulligan", "error-mulligan"),
    ],
)
def test_a_partial_record_that_lies_is_caught(old: str, new: str, message: str) -> None:  # R6
    assert old in PARTIAL
    with pytest.raises(BadRecord) as caught:
        verify(PARTIAL.replace(old, new))
    assert caught.value.message == message


SOLO = """
[Ruleset "rivality/fr/solo"]
[Seats "1"]
[View "1"]

* mine C6 C7 C8 C9 C10 H5 H6 H7 H8 F4 F5 F6
* his ? ? ? ? ? ? ? ? ? ? ? ?
1 enter a6
* shown a1 H1
* shown c1 C1
* shown a3 C5
"""


def test_a_partial_solo_record_tells_what_was_turned_up() -> None:  # R45
    # H1 on a1 facing s: 1×1 east (b1), 2×3 south (a4), 2×2 west. H8 on a6: 3×2 west, 2×3 north (a3).
    with pytest.raises(BadRecord) as caught:
        verify(SOLO)
    assert caught.value.message == "error-line-differs"
    assert verify(SOLO.replace("c1 C1", "b1 C1")).is_partial


@pytest.mark.parametrize("line", ["* shown a4 C6", "* shown a1 C2", "* shown 1 C1", "* shown a1"])
def test_a_solo_record_that_shows_nonsense_is_caught(line: str) -> None:  # R45
    with pytest.raises(BadRecord) as caught:
        verify(SOLO + line + "\n")
    assert caught.value.message in ("error-shown", "error-cell-unknown")


def test_results_are_recomputed() -> None:  # R14
    text = recorded("rivality/duel", random.Random(4), 1000)[""]
    winner = text.splitlines()[-1]
    with pytest.raises(BadRecord) as caught:
        verify(text.replace(winner, "= winner 1 2"))
    assert caught.value.message == "error-result-differs"


@pytest.mark.parametrize("key", TABLES)
def test_a_torn_record_is_refused_and_never_crashes(key: str) -> None:  # R6
    rng = random.Random(f"torn {key}")
    for number in range(6):
        for text in recorded(key, rng, 1000, number % 2 == 1 and "solo" not in key).values():
            head, body = text.split("\n\n")
            words = body.split(" ")
            for _ in range(3):
                torn = list(words)
                torn[rng.randrange(len(torn))] = rng.choice([*words, "?", "9", "x", "* shown 1 C6", ""])
                with suppress(BadRecord):
                    verify(f"{head}\n\n{' '.join(torn)}")


def swapped(text: str, old: str, new: str) -> str:
    """A record in which two tiles changed places."""
    return text.replace(f" {old} ", " # ").replace(f" {new} ", f" {old} ").replace(" # ", f" {new} ")


def laid_by(text: str, seat: int) -> list[str]:
    return [line.split()[2] for line in text.splitlines() if line.startswith(f"{seat} lay ")]


def test_a_hidden_hand_cannot_end_with_two_fortresses() -> None:  # R6
    # The last tile of a deck is no fortress, so that of the last two tiles one is none.
    text = recorded("rivality/duel", random.Random(3), 1000)["spectator"].partition("= ")[0]
    laid = laid_by(text, 2)
    fortresses = [tile for tile in laid if tile[0] == "F"]
    for tile, last in zip(fortresses, laid[-2:], strict=False):
        text = swapped(text, tile, last)
    assert [tile[0] for tile in laid_by(text, 2)[-2:]] == ["F", "F"]
    with pytest.raises(BadRecord) as caught:
        verify(text)
    assert caught.value.message == "error-tile-not-in-hand"


def test_a_returned_tile_is_not_laid_first() -> None:  # R8
    texts = recorded("rivality/duel", random.Random(1), 60, mulligan=True)
    returned = texts["1"].splitlines()[4].split()[3:5]
    first = laid_by(texts["1"], 1)[0]
    with pytest.raises(BadRecord) as caught:
        verify(swapped(texts["1"], first, returned[0]).replace(f"* deck 1 {first}", f"* deck 1 {returned[0]}", 1))
    assert caught.value.message == "error-deck-redrawn"


def test_a_deck_line_without_its_seat_is_refused() -> None:  # R6
    with pytest.raises(BadRecord) as caught:
        verify(PARTIAL.replace("* deck 2 ?", "* deck x ?"))
    assert caught.value.message == "error-seat-unknown"
