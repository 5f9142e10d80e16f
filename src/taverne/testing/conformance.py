"""What every game promises, as checks that raise AssertionError with a sentence.

`check_game` plays random games of one ruleset and checks every promise along the way. It needs only the standard
library, so any package that adds a game can run it.
"""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from taverne.kernel.chance import CHANCE, Draw, random_dice
from taverne.kernel.data import JSON, move_data, to_data, type_name
from taverne.kernel.errors import IllegalMove, TaverneError
from taverne.kernel.events import Event, told_to
from taverne.kernel.game import Move, View, preview, view_of
from taverne.kernel.play import Ply, play
from taverne.record.replay import replay, write_record
from taverne.record.scribe import Scribe
from taverne.record.snapshot import format_snapshot, format_view, parse_snapshot
from taverne.record.text import parse_record
from taverne.record.verify import verify
from taverne.registry import AnyGame

LONGEST = 20_000
"""A game with more plies than this is taken never to end."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One ply of a played game, with the states before and after it."""

    before: Any
    asked: tuple[int, ...]
    actor: int
    move: Move | Draw
    events: tuple[Event, ...]
    after: Any


def play_randomly(game: AnyGame, seats: int, rng: random.Random) -> list[Moment]:
    """Plays a random game; seats that are asked together answer in a random order."""
    moments: list[Moment] = []
    before = game.setup(seats)

    def note(ply: Ply[Any]) -> None:
        nonlocal before
        assert len(moments) < LONGEST, "the game does not end"
        moments.append(Moment(before, ply.asked, ply.actor, ply.move, ply.events, ply.state))
        before = ply.state

    end = play(game, seats, lambda view, legal: rng.choice(legal), random_dice(rng), note, choose_actor=rng.choice)
    assert game.outcome(end) is not None, "a game that is over has no outcome"
    return moments


def check_game(game: AnyGame, seats: int, rng: random.Random, *, games: int = 3, sample: int = 25) -> None:
    """Checks every promise on a few random games, and `sample` moments of each closely."""
    for _ in range(games):
        moments = play_randomly(game, seats, rng)
        check_outcome(game, seats, moments)
        check_census(game, moments)
        check_records(game, seats, moments, rng)
        check_data(game, seats, moments)
        known = _moves_seen(moments)
        for moment in rng.sample(moments, min(sample, len(moments))):
            check_asked(game, seats, moment)
            check_legal_moves(game, moment, rng)
            check_illegal_moves(game, seats, moment, known, rng)
            check_move_text(game, seats, moment)
            check_snapshots(game, seats, moment.before)
            check_views(game, seats, moment.before, rng)
            check_sheets(game, seats, moment.before)
            check_non_interference(game, seats, moment, known, rng)


def _moves_seen(moments: list[Moment]) -> list[Move]:
    seen = {str(moment.move): moment.move for moment in moments if moment.actor != CHANCE}
    return [seen[text] for text in sorted(seen)]


def check_outcome(game: AnyGame, seats: int, moments: list[Moment]) -> None:
    """A finished game ranks every seat and cannot go on; an unfinished one has no outcome."""
    last = moments[-1].after
    outcome = game.outcome(last)
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.points) == seats, "an outcome must rank every seat"
    assert min(outcome.ranks) == 1, "someone must be first"
    assert outcome.won is not None or outcome.winners, "someone must win"
    assert all(game.legal(last, seat) == () for seat in range(1, seats + 1)), "moves are legal after the end"
    totals = {sheet.side: sheet.total for sheet in game.sheets(last)}
    told = tuple(totals[side] for side in game.sides(seats))
    assert outcome.won is not None or told == outcome.points, "the sheets tell other points than the outcome"
    assert all(game.outcome(moment.before) is None for moment in moments), "a running game has an outcome"


def check_census(game: AnyGame, moments: list[Moment]) -> None:
    """Nothing is created or lost."""
    counted = game.census(moments[0].before)
    for moment in moments:
        assert game.census(moment.after) == counted, f"{moment.move} created or lost something"


def check_asked(game: AnyGame, seats: int, moment: Moment) -> None:
    """Chance is asked alone; seats that are not asked have no legal move."""
    asked = moment.asked
    assert asked == (CHANCE,) or all(1 <= seat <= seats for seat in asked)
    assert len(set(asked)) == len(asked)
    for seat in range(1, seats + 1):
        assert bool(game.legal(moment.before, seat)) == (seat in asked), f"seat {seat} is asked {asked}"


def check_legal_moves(game: AnyGame, moment: Moment, rng: random.Random) -> None:
    """Every legal move applies, none stands twice, the order is fixed; every weighted draw applies."""
    state = moment.before
    if moment.asked == (CHANCE,):
        draws, weights = game.chances(state)
        for outcome, weight in zip(draws, weights, strict=False):
            if weight:
                game.apply(state, CHANCE, outcome)
        return
    for seat in moment.asked:
        legal = game.legal(state, seat)
        assert legal == game.legal(state, seat), "the legal moves change their order"
        assert len({str(move) for move in legal}) == len(legal), "two legal moves have the same text"
        for move in rng.sample(legal, min(12, len(legal))):
            after, events = game.apply(state, seat, move)
            assert (after, events) == game.apply(state, seat, move), "the same move has two results"


def check_illegal_moves(game: AnyGame, seats: int, moment: Moment, known: list[Move], rng: random.Random) -> None:
    """A move that is not legal raises IllegalMove, whoever makes it, and changes nothing."""
    state = moment.before
    text = game.format_table(state)
    for actor in range(seats + 1):
        legal = {str(move) for move in game.legal(state, actor)} if actor else set()
        for move in rng.sample(known, min(15, len(known))):
            if str(move) not in legal:
                _must_refuse(partial(game.apply, state, actor, move), f"{actor} {move}")
    assert game.format_table(state) == text, "a refused move changed the state"


def _must_refuse(act: Callable[[], object], what: str) -> None:
    try:
        act()
    except IllegalMove:
        return
    raise AssertionError(f"{what} is not legal, yet it was accepted")


def check_move_text(game: AnyGame, seats: int, moment: Moment) -> None:
    """Moves and draws come back from their text."""
    if isinstance(moment.move, Draw):
        if moment.move.token:
            assert game.parse_draws(str(moment.move), seats)[0].value == moment.move.value
        return
    for move in game.legal(moment.before, moment.actor):
        assert game.parse_move(str(move)) == move, f"{move} does not come back from its text"


def check_records(game: AnyGame, seats: int, moments: list[Moment], rng: random.Random) -> None:
    """The same log gives the same state; full and partial records, whole and cut anywhere, verify."""
    cut = rng.randrange(len(moments))
    for part in (moments, moments[:cut]):
        scribes = [Scribe(full=True), Scribe(None), *(Scribe(seat) for seat in range(1, seats + 1))]
        state = moments[0].before
        for moment in part:
            state = moment.after
            for scribe in scribes:
                scribe.note(moment.actor, moment.move, moment.events, moment.asked, game.asked(state))
        for scribe in scribes:
            tags = {} if scribe.full else {"View": str(scribe.seat or "spectator")}
            text = write_record(game, seats, state, scribe.lines, tags)
            verdict = verify(text)
            assert verdict.is_finished == (part is moments), "a record does not know whether it is finished"
            if scribe.full and part is moments:
                assert replay(parse_record(text)).state == state, "the same log gave another state"


def check_data(game: AnyGame, seats: int, moments: list[Moment]) -> None:
    """Every view, move and event is JSON of a class that the game declares."""
    types = game.data_types
    moves, events = ({type_name(kind) for kind in kinds} for kinds in (types.moves, types.events))
    for moment in moments:
        if moment.actor != CHANCE:
            _check_json(move_data(moment.move, game.terms), moves)
        for seat in (None, *range(1, seats + 1)):
            for event in told_to(moment.events, seat):
                _check_json(to_data(event, game.terms), events)
    end = moments[-1].after
    for state in (moments[len(moments) // 2].before, end):
        for seat in (None, *range(1, seats + 1)):
            shown = to_data(game.present(view_of(game, state, seat)), game.terms)
            _check_json(shown, {type_name(types.view)})
    summary = game.summary(end)
    assert summary is None or type(summary) in types.summaries, f"{type(summary).__name__} is not declared"


def _check_json(data: dict[str, JSON], declared: set[str]) -> None:
    assert data["type"] in declared, f"{data['type']} is not among the game's data types"
    assert json.loads(json.dumps(data)) == data, f"{data['type']} changes on its way through JSON"


def check_snapshots(game: AnyGame, seats: int, state: Any) -> None:
    """A position, full or as any view, comes back from its text."""
    assert parse_snapshot(format_snapshot(game, seats, state))[1] == state, "a snapshot gave another state"
    for seat in (None, *range(1, seats + 1)):
        view = view_of(game, state, seat)
        assert parse_snapshot(format_view(game, seats, view))[1] == view, f"seat {seat}'s view came back changed"


def check_views(game: AnyGame, seats: int, state: Any, rng: random.Random) -> None:
    """The spectator's view follows from any seat's; determinised states agree with their view."""
    spectator = game.redact(state, None)
    for seat in (None, *range(1, seats + 1)):
        view = view_of(game, state, seat)
        assert game.redact(view.table, None) == spectator, f"seat {seat}'s view does not give the spectator's"
        assert game.redact(view.table, seat) == view.table, "a view hides something from its own seat"
        guess = game.determinise(view, rng)
        assert view_of(game, guess, seat) == view, f"a state guessed from seat {seat}'s view has another view"
        assert game.census(guess) == game.census(state), "a guessed state created or lost something"
        assert "?" not in "".join(game.format_table(guess)) or "?" in "".join(game.format_table(state))


def check_sheets(game: AnyGame, seats: int, state: Any) -> None:
    """Every view has a score whose points all have a reason, and whose lines add up."""
    for seat in (None, *range(1, seats + 1)):
        table = view_of(game, state, seat).table
        for sheet in game.sheets(table):
            assert sheet.total == sum(reason.points for reason in sheet.reasons), "points without a reason"
            assert not sheet.lines or sheet.total == sum(sheet.lines.values()), "the lines do not add up"
            assert all(reason.clause for reason in sheet.reasons), "a reason without its clause"


def check_non_interference(game: AnyGame, seats: int, moment: Moment, known: list[Move], rng: random.Random) -> None:
    """Shuffling what a seat cannot see changes nothing it is told: view, legal moves, errors, previews, events.

    A move may show hidden things; then both worlds must show the same for their events to be compared.
    """
    for seat in (None, *range(1, seats + 1)):
        view = view_of(game, moment.before, seat)
        other = game.determinise(view, rng)
        if seat is not None:
            assert game.legal(other, seat) == game.legal(moment.before, seat), "hidden things change the legal moves"
            for move in rng.sample(known, min(5, len(known))):
                assert _answer(game, moment.before, seat, move) == _answer(game, other, seat, move), "an error tells"
            _check_preview(game, view, rng)
        _compare_events(game, seat, moment, other)


def _answer(game: AnyGame, state: Any, seat: int, move: Move) -> str | None:
    try:
        game.apply(state, seat, move)
    except TaverneError as error:
        return str(error)
    return None


def _check_preview(game: AnyGame, view: View[Any], rng: random.Random) -> None:
    assert view.seat is not None
    for move in game.legal(view.table, view.seat)[:8]:
        preview(game, view, move)


def _compare_events(game: AnyGame, seat: int | None, moment: Moment, other: Any) -> None:
    try:
        after, events = game.apply(other, moment.actor, moment.move)
    except IllegalMove:
        return  # Another seat's secret: this world's owner could not have made the move.
    told, retold = told_to(moment.events, seat), told_to(events, seat)
    if _disclosed(told) == _disclosed(retold):
        assert told == retold, f"hidden things change what seat {seat} is told of {moment.move}: {told} {retold}"
        assert game.redact(after, seat) == game.redact(moment.after, seat), f"{moment.move} shows seat {seat} too much"


def _disclosed(events: tuple[Event, ...]) -> list[tuple[str, ...]]:
    return [event.shown() + event.opened() for event in events]
