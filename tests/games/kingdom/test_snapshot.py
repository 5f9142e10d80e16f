"""Tables as text: round trips, and what is refused because no game could come to it."""

import random
from collections.abc import Iterator

import pytest

from taverne.games.kingdom.game import OFFERS, KingdomGame
from taverne.games.kingdom.state import State
from taverne.kernel.chance import CHANCE, random_dice
from taverne.kernel.errors import BadRecord, BadText, TaverneError
from taverne.kernel.game import draw, view_of
from taverne.record.snapshot import format_snapshot, format_view, parse_snapshot
from taverne.testing.conformance import play_randomly
from tests.games.kingdom.boards import game

KEYS = [ruleset.key for offer in OFFERS for ruleset in offer.rulesets()]
GARBAGE = ("", "?", "-1", "0", "9", "x", "turn", "treaty", "four", "1_0", "٣", "99999")


def play(rules: KingdomGame, seats: int, rng: random.Random) -> Iterator[State]:
    """Every state of a random game."""
    moments = play_randomly(rules, seats, rng)
    yield moments[0].before
    yield from (moment.after for moment in moments)


def moments(rules: KingdomGame, seats: int, rng: random.Random) -> list[State]:
    """The states of a game, at least one at each step it comes to and some more."""
    states = list(play(rules, seats, rng))
    by_step: dict[str, list[State]] = {}
    for state in states:
        by_step.setdefault(state.step.name, []).append(state)
    chosen = [rng.choice(at_step) for at_step in by_step.values()]
    return [*chosen, *rng.sample(states, min(8, len(states)))]


@pytest.mark.parametrize("key", KEYS)
def test_every_position_and_view_of_a_game_comes_back(key: str) -> None:  # A12
    rules = game(key)
    rng = random.Random(key)
    for seats in rules.seats:
        for state in play(rules, seats, rng):
            if rng.random() < 0.2 or not rules.asked(state):
                assert parse_snapshot(format_snapshot(rules, seats, state))[1] == state
                for seat in (None, *range(1, seats + 1)):
                    view = view_of(rules, state, seat)
                    assert parse_snapshot(format_view(rules, seats, view))[1] == view


def tears(lines: list[str], rng: random.Random) -> Iterator[list[str]]:
    """Each line dropped, doubled and moved into another's place; each word dropped, doubled and garbled."""
    for number, line in enumerate(lines):
        before, after = lines[:number], lines[number + 1 :]
        yield before + after
        yield [*before, line, line, *after]
        yield [*before, rng.choice(lines), *after]
        words = line.split()
        for place, word in enumerate(words):
            others = rng.sample([*GARBAGE, *" ".join(lines).split(), garbled(word, rng), word[:-1]], 4)
            for instead in ("", f"{word} {word}", *others):
                yield [*before, " ".join([*words[:place], instead, *words[place + 1 :]]), *after]


def garbled(word: str, rng: random.Random) -> str:
    """A word with one letter exchanged."""
    place = rng.randrange(len(word))
    return word[:place] + rng.choice("pfmsHEDGRO?/@!123ab") + word[place + 1 :]


@pytest.mark.parametrize("key", KEYS)
def test_a_torn_snapshot_is_refused_or_plays_on(key: str) -> None:  # A12
    rules = game(key)
    rng = random.Random(f"torn {key}")
    seats = rng.choice(rules.seats)
    for state in moments(rules, seats, rng):
        viewer = rng.choice((None, *range(seats + 1)))
        table = state if viewer == 0 else rules.redact(state, viewer)
        whole = list(rules.format_table(table))
        for torn in rng.sample(list(tears(whole, rng)), 120):
            try:
                found = rules.parse_table(tuple(torn), seats)
            except BadText:
                continue
            assert says(rules.format_table(found)) == says(torn), "something written was ignored"
            if viewer == 0:
                play_on(rules, found, rng)


def says(lines: list[str] | tuple[str, ...]) -> list[list[str]]:
    """What lines say, whatever the order of the lines and of the words and cards in them."""
    return sorted(sorted(" ".join(sorted(line)).split()) for line in lines if line)


def play_on(rules: KingdomGame, state: State, rng: random.Random) -> None:
    """Plays a while from a state: nothing may be refused, created or lost."""
    dice = random_dice(rng)
    counted = rules.census(state)
    for _ in range(60):
        if not (asked := rules.asked(state)):
            rules.results(state)
            return
        move = draw(rules, state, dice) if asked == (CHANCE,) else rng.choice(rules.legal(state, asked[0]))
        state, _ = rules.apply(state, asked[0], move)
        assert rules.census(state) == counted


@pytest.mark.parametrize("key", KEYS)
def test_a_torn_file_raises_only_typed_errors(key: str) -> None:
    rules = game(key)
    rng = random.Random(f"file {key}")
    seats = rng.choice(rules.seats)
    for state in moments(rules, seats, rng)[:6]:
        text = format_view(rules, seats, view_of(rules, state, 1))
        for _ in range(40):
            words = text.split(" ")
            words[rng.randrange(len(words))] = rng.choice((*GARBAGE, *words))
            try:
                parse_snapshot(" ".join(words))
            except TaverneError:
                continue


def state_at(rules: KingdomGame, seats: int, step: str, seed: int = 0) -> State:
    """The first state at a step that random games come to."""
    for number in range(seed, seed + 50):
        for state in play(rules, seats, random.Random(number)):
            if state.step.name == step:
                return state
    raise AssertionError(f"no game came to {step}")


def edited(state: State, rules: KingdomGame, head: str, line: str) -> tuple[str, ...]:
    """The lines of a table with the one that begins so exchanged."""
    lines = rules.format_table(state)
    assert any(old.startswith(head) for old in lines), (head, lines)
    return tuple(line if old.startswith(head) else old for old in lines)


@pytest.mark.parametrize(
    ("key", "step", "head", "line", "message"),
    [
        ("aetherya", "turn", "decision", "decision turn 9 idle 0", "error-seat-unknown"),
        ("aetherya", "turn", "decision", "decision turn 0 idle 0", "error-seat-unknown"),
        ("aetherya", "turn", "decision", "decision turn x idle 0", "error-seat-unknown"),
        ("aetherya", "turn", "decision", "decision turn 1 idle x", "error-snapshot-line"),
        ("aetherya", "turn", "decision", f"decision turn 1 idle {'9' * 5000}", "error-snapshot-line"),
        ("aetherya", "turn", "decision", "decision turn 1 idle 100", "error-snapshot-step"),
        ("aetherya", "turn", "decision", "decision turn 1 taken idle 0", "error-snapshot-step"),
        ("aetherya", "turn", "decision", "decision turn 1 played idle 0", "error-snapshot-step"),
        ("aetherya", "turn", "decision", "decision turn 1 rich idle 0", "error-snapshot-line"),
        ("aetherya", "turn", "decision", "decision hand 1 idle 0", "error-snapshot-step"),
        ("aetherya", "turn", "decision", "decision over 1 idle 0", "error-snapshot-step"),
        ("aetherya", "turn", "decision", "decision refill 1 idle 0", "error-snapshot-step"),
        ("aetherya", "turn", "decision", "decision rebuild 1 idle 0", "error-snapshot-step"),
        ("aetherya", "turn", "decision", "decision arrange 1 idle 0", "error-snapshot-missing"),
        ("aetherya", "turn", "decision", "decision tile 1 idle 0", "error-step-unknown"),
        ("aetherya", "turn", "deck", f"deck {'p' * 300}", "error-card-count"),
        ("aetherya", "turn", "river", "river four four", "error-legend-count"),
        ("aetherya", "hand", "decision", "decision turn 1 idle 0", "error-snapshot-step"),
        ("aetherya", "hand", "hand", "hand pf", "error-snapshot-line"),
        ("aetherya/solo", "turn", "age", "age x", "error-snapshot-line"),
        ("aetherya/solo", "turn", "age", "age", "error-snapshot-line"),
        ("aetherya/solo", "turn", "age", "age 4", "error-snapshot-line"),
        ("aetherya/solo", "turn", "age", "age 1 x/y", "error-snapshot-line"),
        ("aetherya/solo", "turn", "age", "age 2 10/12", "error-snapshot-step"),
        ("aetherya/solo", "turn", "pair", "pair x", "error-snapshot-line"),
        ("aetherya/solo", "turn", "pair", "pair", "error-snapshot-line"),
        ("aetherya/solo", "turn", "pair", "pair x 0", "error-card-unknown"),
        ("aetherya/solo", "turn", "pair", "pair - 1", "error-snapshot-step"),
        ("aetherya/solo", "turn", "pair", "pair - 0 p", "error-card-count"),
        ("aetherya/objects", "turn", "uses", "uses x y", "error-snapshot-line"),
        ("aetherya/objects", "turn", "uses", "uses 0", "error-snapshot-line"),
        ("aetherya/objects", "turn", "uses", "uses 1 0", "error-snapshot-step"),
        ("aetherya/objects", "turn", "uses", "uses 0 1", "error-snapshot-step"),
        ("aetherya/objects", "turn", "opened 1", "opened 1 thief thief", "error-snapshot-line"),
        ("aetherya/objects", "turn", "opened 1", "opened 1 thief", "error-snapshot-step"),
        ("aetherya/objects", "turn", "held 1", "held 1 thief", "error-tile-count"),
        ("aetherya/objects", "turn", "tiles 1", "tiles 1 thief@a1 thief@a1", "error-snapshot-line"),
        ("aetherya/objects", "turn", "tiles 1", "tiles 1", "error-snapshot-step"),
        ("aetherya/cooperative", "turn", "written", "written four four", "error-legend-count"),
        ("aetherya/cooperative", "turn", "decision", "decision give-up 1 played idle 0", "error-snapshot-step"),
    ],
)
def test_a_table_no_game_comes_to_is_refused(key: str, step: str, head: str, line: str, message: str) -> None:
    rules = game(key)
    seats = rules.seats[0]
    with pytest.raises(BadText) as caught:
        rules.parse_table(edited(state_at(rules, seats, step), rules, head, line), seats)
    assert caught.value.message == message


def test_a_centre_is_never_hidden() -> None:  # A12
    rules = game("aetherya")
    state = state_at(rules, 2, "turn")
    kingdom, lands = rules.format_table(state)[:2]
    grid, hidden = kingdom.split()[2], lands.split()[2]
    covered = grid[:6] + "?" + grid[7:]
    lines = edited(state, rules, "kingdom 1", f"kingdom 1 {covered}")
    lines = tuple(f"lands 1 {hidden[:5]}{grid[6]}{hidden[5:]}" if line == lands else line for line in lines)
    with pytest.raises(BadText) as caught:
        rules.parse_table(lines, 2)
    assert caught.value.message == "error-snapshot-step"


def test_a_table_known_in_part_is_nobodys_view() -> None:  # A12
    rules = game("aetherya")
    view = rules.redact(state_at(rules, 2, "turn"), 1)
    full = state_at(rules, 2, "turn")
    lands = next(line for line in rules.format_table(full) if line.startswith("lands 1"))
    with pytest.raises(BadText) as caught:
        rules.parse_table(edited(view, rules, "lands 1", lands[:-1] + "?"), 2)
    assert caught.value.message in ("error-snapshot-partial", "error-cards-total")


@pytest.mark.parametrize("viewer", ["x", "", "0", "3", "9", "-1", "1 ", "٣"])
def test_a_view_is_of_a_seat_at_the_table(viewer: str) -> None:
    rules = game("aetherya")
    text = format_view(rules, 2, view_of(rules, state_at(rules, 2, "turn"), 1))
    with pytest.raises(BadRecord) as caught:
        parse_snapshot(text.replace('[View "1"]', f'[View "{viewer}"]'))
    assert caught.value.message == "error-view-tag"


def test_a_view_holds_no_more_than_its_seat_may_see() -> None:  # A12
    rules = game("aetherya")
    state = state_at(rules, 2, "turn")
    text = format_snapshot(rules, 2, state).replace('[Seats "2"]', '[Seats "2"]\n[View "1"]')
    assert parse_snapshot(text)[1] == view_of(rules, state, 1)
