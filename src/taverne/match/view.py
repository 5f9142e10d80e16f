"""A match as one audience may know it: the only thing presenters are given."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from taverne.kernel.chance import CHANCE
from taverne.kernel.events import Event, told_to
from taverne.kernel.game import Move, View, preview, view_of
from taverne.kernel.outcome import Outcome
from taverne.match.fair import fair_tags
from taverne.match.log import (
    Called,
    CalledOff,
    Closed,
    Committed,
    Confirmed,
    Drawn,
    Moved,
    Opened,
    Rematched,
    Removed,
    Resigned,
    Resumed,
    Returned,
    Revealed,
    Seated,
    Started,
    Stopped,
    TakenOver,
    Undone,
    Vacated,
)
from taverne.match.state import MatchState, Occupant, Refused, Status
from taverne.record.replay import PlayedMove, write_record
from taverne.record.scribe import Scribe


@dataclass(frozen=True, slots=True)
class SeenEntry:
    """What one audience learns of one log entry."""

    number: int
    kind: str
    """The name of the entry's class."""
    seat: int | None = None
    at: int | None = None
    name: str | None = None
    bot: str | None = None
    reason: str | None = None
    move: Move | None = None
    """The decision; None while it is secret."""
    undone: int | None = None
    """The number of the entry that was taken back."""
    table: str | None = None
    """The table of the rematch."""
    events: tuple[Event, ...] = ()


class MatchView:
    """A match as one seat (None: a spectator) knows it, built by allow-list from its state."""

    def __init__(self, state: MatchState, seat: int | None) -> None:
        self._state = state
        self.seat = seat
        self.game = state.game
        self.settings: Opened = state.settings
        self.number = state.number
        self.status = state.status
        self.occupants: Mapping[int, Occupant] = state.occupants
        self.absent: Mapping[int, str] = state.absent
        self.revealed: Mapping[int, bytes] = state.revealed
        self.commitment = state.commitment
        self.restarts = state.restarts
        self.owing: Collection[int] = state.owing
        self.removed: Collection[str] = state.removed
        self.successor = state.successor
        self.asked = tuple(asked for asked in state.asked() if asked != CHANCE)
        self.is_asked = seat in self.asked and state.unconfirmed is None
        """Whether this seat has to choose a move, rather than confirm its turn."""
        self.must_confirm = seat is not None and state.unconfirmed == seat
        self.clocks = state.clocks
        self.resigned = state.resigned

    @property
    def is_alone(self) -> bool:
        """Whether this seat plays with nobody but bots; someone who is away may come back and counts as a person."""
        people = {seat for seat, occupant in self.occupants.items() if occupant.person is not None}
        return not (people | self.absent.keys()) - {self.seat}

    def reserved_for(self, seat: int) -> str | None:
        """The person a seat of a rematch is reserved for."""
        return self._state.reserved_for(seat)

    @property
    def is_ready(self) -> bool:
        """Whether the game could be started now."""
        return self._state.is_ready

    @property
    def secret(self) -> bytes | None:
        """The secret of the shuffles, which everyone may know once the game is over."""
        return (self._state.secret or None) if self.status is Status.OVER else None

    @property
    def can_undo(self) -> bool:
        """Whether this seat may take its last decision back."""
        return self.seat is not None and self._state.can_undo(self.seat)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, once the game is over."""
        return self._state.winners

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None before its end, or if someone resigned."""
        return self.game.outcome(self._state.game_state) if self.status is Status.OVER else None

    @property
    def result_lines(self) -> tuple[str, ...]:
        """The result lines of the record of a game that was played to its end."""
        return () if self.outcome is None else self.game.results(self._state.game_state)

    @property
    def summary(self) -> object | None:
        """What the family has to say about a game that was played to its end, beyond points and ranks."""
        return None if self.outcome is None else self.game.summary(self._state.game_state)

    def view(self) -> View[Any]:
        """The table as it is seen now."""
        return view_of(self.game, self._state.game_state, self.seat)

    def view_at(self, number: int) -> View[Any]:
        """The table as it was seen after a log entry."""
        self._check_begun()
        if not 0 <= number <= self.number:
            raise Refused("error-entry-unknown", found=number, expected=self.number)
        return view_of(self.game, self._state.game_state_after(number), self.seat)

    def legal(self) -> tuple[Move, ...]:
        """This seat's legal moves; none unless it is asked for one."""
        if not self.is_asked or self.seat is None:
            return ()
        return self.game.legal(self._state.game_state, self.seat)

    def preview(self, text: str) -> tuple[Move, View[Any], tuple[Event, ...]]:
        """A move, and what it would lead to as far as this seat can know."""
        self._check_begun()
        if self.status.has_ended:
            raise Refused("error-game-over")
        move = self.game.parse_move(text)
        return (move, *preview(self.game, self.view(), move))

    def entries_since(self, number: int, most: int | None = None) -> list[SeenEntry]:
        """What this audience learns of the entries after one, or of the first of them."""
        places = range(max(0, number + 1), self.number + 1)
        return [self._seen(place) for place in places[:most]]

    def record(self, *, full: bool = False) -> str:
        """The game as a record: as this seat sees it, or in full, which everyone may read once it is over."""
        if full and not self.status.has_ended:
            raise Refused("error-record-running")
        self._check_begun()
        state = self._state
        scribe = Scribe(self.seat, full=full)
        for turn in state.turns:
            scribe.note(turn.actor, turn.move, turn.events, turn.asked, self.game.asked(turn.state))
        # Someone may resign, or a record be cut, while several seats answer in secret.
        lines = scribe.lines + scribe.pending if full else scribe.lines
        return write_record(self.game, self.settings.seats, state.game_state, lines, self._tags(full=full))

    def _tags(self, *, full: bool) -> dict[str, str]:
        """The tags of the record; those of an imported one are kept as they were."""
        state, names = self._state, {f"Seat{seat}": self.occupants[seat].name for seat in sorted(self.occupants)}
        if full and self.settings.tags is not None:
            return {name: names.get(name, value) for name, value in self.settings.tags.items()}
        resigned = {} if self.resigned is None else {"Resigned": str(self.resigned)}
        if full:
            return names | resigned | fair_tags(state.secret, state.nonces, state.restarts)
        return names | resigned | {"View": str(self.seat or "spectator")}

    def _check_begun(self) -> None:
        if not self.status.has_begun:
            raise Refused("error-not-started")

    def _seen(self, number: int) -> SeenEntry:
        entry, turn = self._state.log[number], self._state.turn_of(number)
        kind = type(entry).__name__
        match entry:
            case Opened():
                return SeenEntry(number, kind)
            case Drawn():
                return SeenEntry(number, kind, events=self._told(turn))
            case Moved(seat=seat, at=at):
                return SeenEntry(number, kind, seat, at, move=self._open_move(turn), events=self._told(turn))
            case Seated(seat=seat, name=name, bot=bot):
                return SeenEntry(number, kind, seat, name=name, bot=bot)
            case Removed(seat=seat):
                return SeenEntry(number, kind, seat, name=self._name_before(number, seat))
            case Vacated(seat=seat) | Revealed(seat=seat) | Committed(seat=seat):
                return SeenEntry(number, kind, seat)
            case Closed(at=at) | Called(at=at) | Started(at=at) | Stopped(at=at):
                return SeenEntry(number, kind, at=at)
            case CalledOff(reason=reason, at=at):
                return SeenEntry(number, kind, at=at, reason=reason)
            case Confirmed(seat=seat, at=at) | Resigned(seat=seat, at=at):
                return SeenEntry(number, kind, seat, at)
            case Returned(seat=seat, at=at) | Resumed(seat=seat, at=at):
                return SeenEntry(number, Returned.__name__, seat, at)
            case Undone(seat=seat, entry=undone, at=at):
                return SeenEntry(number, kind, seat, at, undone=undone)
            case TakenOver(seat=seat, bot=bot, reason=reason, at=at):
                return SeenEntry(number, kind, seat, at, bot=bot, reason=reason)
            case Rematched(table=table):
                return SeenEntry(number, kind, table=table)

    def _name_before(self, number: int, seat: int) -> str:
        """The name of the person who sat in a seat before an entry."""
        earlier = reversed(self._state.log[:number])
        return next(entry.name for entry in earlier if isinstance(entry, Seated) and entry.seat == seat)

    def _told(self, turn: PlayedMove | None) -> tuple[Event, ...]:
        return () if turn is None else told_to(turn.events, self.seat)

    def _open_move(self, turn: PlayedMove | None) -> Move | None:
        """The decision, unless it is a secret answer: seats asked together learn the others' from the events."""
        if turn is None or turn.actor == CHANCE or (len(turn.asked) > 1 and turn.actor != self.seat):
            return None
        return turn.move
