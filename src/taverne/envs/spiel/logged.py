"""A state of a game together with everything that each seat has been told so far."""

from functools import cache, cached_property
from typing import Any, Self

from taverne.envs.families import family_of
from taverne.fast.single import TableKernels
from taverne.kernel.chance import CHANCE, Draw
from taverne.kernel.events import Event, told_to
from taverne.kernel.game import Move, view_of
from taverne.kernel.outcome import Outcome
from taverne.record.snapshot import format_snapshot, format_view, parse_snapshot
from taverne.registry import AnyGame, find_game


class LoggedState:
    """A state and the logs of its seats. It never changes, so that any number of searches may share it.

    A log is text in the words of the notation: what one audience was told, line by line.

    Seats that are asked together answer one after the other; what they answer is secret until all have.
    """

    def __init__(
        self, game: AnyGame, seats: int, state: Any, logs: tuple[str, ...], *, has_begun: bool = False
    ) -> None:
        self.game = game
        self.seats = seats
        self.state = state
        self.logs = logs
        """First that of a spectator, then those of the seats."""
        asked = game.asked(state)
        self.actor = min(asked) if asked else None
        """Who is asked next: a seat, CHANCE, or None at the end."""
        self.has_begun = has_begun or self.actor != CHANCE
        """A seat has been asked: before that, chance deals."""
        self._asked = asked

    @cached_property
    def tables(self) -> TableKernels:
        """What environments know about the game's family."""
        return family_of(self.game).tables

    def number_of(self, move: Move) -> int:
        """The number of a move of the seat that is asked."""
        assert self.actor, "no seat is asked"
        return self.tables.to_number(self.state, self.actor, move)

    @cached_property
    def moves(self) -> dict[int, Move]:
        """The legal moves of the seat that is asked, by their numbers in rising order."""
        if not self.actor:
            return {}
        number, state, seat = self.tables.packing.to_number, self.state, self.actor
        legal = {number(state, seat, move): move for move in self.game.legal(state, seat)}
        return dict(sorted(legal.items()))

    @cached_property
    def draws(self) -> dict[int, tuple[Draw, float]]:
        """What chance may draw, by number in rising order, each with its probability."""
        if self.actor != CHANCE:
            return {}
        draws, weights = self.game.chances(self.state)
        total = sum(weights)
        possible = {draw.value: (draw, weight / total) for draw, weight in zip(draws, weights, strict=False) if weight}
        return dict(sorted(possible.items()))

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def after(self, number: int) -> "LoggedState":
        """The state after a legal move or a possible draw, by its number."""
        assert self.actor is not None, "the game is over"
        action = self.draws[number][0] if self.actor == CHANCE else self.moves[number]
        state, events = self.game.apply(self.state, self.actor, action)
        then = self.game.asked(state)
        if isinstance(action, Draw):
            logs = self._log_draw(action)
        elif then and set(then) <= set(self._asked) - {self.actor}:
            logs = self._log_secret(action)
        else:
            logs = self._log_move(action, events)
        logs = tuple(log + _shown(told_to(events, seat or None)) for seat, log in enumerate(logs))
        return LoggedState(self.game, self.seats, state, logs, has_begun=self.has_begun)

    @cached_property
    def count(self) -> int:
        """The size of the action space."""
        return self.tables.count_moves(self.game, self.seats)

    def _log_draw(self, draw: Draw) -> tuple[str, ...]:
        """Only those who see a draw are told of it."""
        return tuple(
            log if (token := draw.token_for(seat or None)) in ("", "?") else f"{log}* {draw.head} {token}\n"
            for seat, log in enumerate(self.logs)
        )

    def _log_secret(self, move: Move) -> tuple[str, ...]:
        """Others are told that a seat has answered, but not what."""
        return tuple(
            f"{log}{self.actor} {move if seat == self.actor else 'answers'}\n" for seat, log in enumerate(self.logs)
        )

    def _log_move(self, move: Move, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Everyone is told of a move, and of the secret answers that it lays open."""
        line = f"{self.actor} {move}"
        logs = []
        for seat, log in enumerate(self.logs):
            opened = dict.fromkeys(words for event in told_to(events, seat or None) for words in event.opened())
            # A seat knows its own answers already.
            news = [words for words in opened if words != line and not words.startswith(f"{seat} ")]
            logs.append(log + "".join(f"{words}\n" for words in (line, *news)))
        return tuple(logs)

    def resampled(self, seat: int, rng: Any) -> "LoggedState":
        """A state that this could be, as far as a seat can know.

        The seat's log stays as it is. What the others were told in that state's past is unknown, so their logs are what
        a spectator was told, followed by what they see now.
        """
        view = view_of(self.game, self.state, seat)
        guess = self.game.determinise(view, rng)
        public = self.logs[0]
        logs = [public]
        for other in range(1, self.seats + 1):
            seen = format_view(self.game, self.seats, view_of(self.game, guess, other))
            logs.append(self.logs[seat] if other == seat else public + seen)
        return LoggedState(self.game, self.seats, guess, tuple(logs), has_begun=self.has_begun)

    def format(self) -> str:
        """The whole table as a snapshot."""
        return format_snapshot(self.game, self.seats, self.state)

    def format_view(self, seat: int | None) -> str:
        """The table as a seat, or a spectator, sees it now."""
        return format_view(self.game, self.seats, view_of(self.game, self.state, seat))

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.format(), self.seats, self.logs, self.has_begun)


def _shown(told: tuple[Event, ...]) -> str:
    """What events lay open, as lines of a log."""
    return "".join(f"* shown {words}\n" for event in told for words in event.shown())


def _restore(snapshot: str, seats: int, logs: tuple[str, ...], has_begun: bool) -> LoggedState:
    game, state = parse_snapshot(snapshot)
    return LoggedState(game, seats, state, logs, has_begun=has_begun)


@cache
def begin(key: str, seats: int) -> LoggedState:
    """The table of a ruleset before anything is drawn."""
    game = find_game(key)
    return LoggedState(game, seats, game.setup(seats), ("",) * (seats + 1))
