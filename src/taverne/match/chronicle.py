"""What a match is by its log: who sits where, how the game stands, who is asked, what each audience may know."""

from dataclasses import dataclass, replace
from typing import Any

from taverne.kernel.chance import CHANCE, Draw
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import Event, told_to
from taverne.kernel.game import Move, View, view_of
from taverne.match.clock import NO_CLOCK, Clocks
from taverne.match.fair import FairDice, fair_tags
from taverne.match.log import (
    Called,
    Closed,
    Confirmed,
    Drawn,
    Entry,
    Moved,
    Opened,
    Rematched,
    Resigned,
    Returned,
    Revealed,
    Seated,
    Started,
    TakenOver,
    Undone,
    Vacated,
)
from taverne.record.replay import PlayedMove, write_record
from taverne.record.scribe import Scribe
from taverne.registry import AnyGame, find_game

RESIGNED = "resigned"
"""Why a bot plays on for someone who gave up, and does not come back."""


class Refused(TaverneError):
    """Something a match does not allow now; it is as it was."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits in a seat."""

    name: str
    person: str | None
    bot: str | None
    commitment: str | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """What one audience learns of one log entry."""

    number: int
    entry: Entry
    events: tuple[Event, ...]
    move: str | None = None
    """The decision in the notation's words; None while it is secret."""


class Chronicle:
    """A match as it follows from its log, entry by entry."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._dice: FairDice | None = None
        self.log: list[Entry] = []
        self.occupants: dict[int, Occupant] = {}
        self.turns: list[PlayedMove] = []
        self.clocks = Clocks(NO_CLOCK, 0)
        self.resigned: int | None = None
        self.unconfirmed: int | None = None
        self.absent: dict[int, str] = {}
        """Those for whom a bot plays on, by seat, and who may come back."""
        self.called_at: int | None = None
        self.shown: dict[int, bytes] = {}
        self.nonces: tuple[bytes, ...] = ()
        self.is_closed = False
        self.successor: str | None = None
        self._told: list[tuple[PlayedMove | None, Entry]] = []
        self._states: list[Any] = []
        self._start: Any = None
        self._thrown = 0

    @property
    def settings(self) -> Opened:
        """What the table was opened with."""
        entry = self.log[0] if self.log else None
        assert isinstance(entry, Opened)
        return entry

    @property
    def game(self) -> AnyGame:
        """The rules of the table."""
        return find_game(self.settings.ruleset)

    @property
    def state(self) -> Any:
        """The full state: for the one who keeps the match alone."""
        return self.turns[-1].state if self.turns else self._start

    @property
    def is_started(self) -> bool:
        """Whether the game has begun."""
        return self._start is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, once the game is over."""
        if self.resigned is not None and self.game.faces_game:
            return ()
        if self.resigned is not None:
            return tuple(seat for seat in range(1, self.settings.seats + 1) if seat != self.resigned)
        outcome = self.game.outcome(self.state) if self.is_started else None
        return () if outcome is None else outcome.winners

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.is_started and (self.resigned is not None or not self.game.asked(self.state))

    def asked(self) -> tuple[int, ...]:
        """The seats that are to decide now; a turn to be confirmed waits for its own seat."""
        if not self.is_started or self.is_over:
            return ()
        return (self.unconfirmed,) if self.unconfirmed is not None else self.game.asked(self.state)

    def view(self, seat: int | None) -> View[Any]:
        """The table as a seat, or a spectator, sees it now."""
        return view_of(self.game, self.state, seat)

    def view_at(self, number: int, seat: int | None) -> View[Any]:
        """The table as it was seen after a log entry."""
        if not self.is_started:
            raise Refused("error-not-started")
        if not 0 <= number < len(self.log):
            raise Refused("error-entry-unknown", found=number, expected=len(self.log) - 1)
        return view_of(self.game, self._states[number] or self._start, seat)

    def told_since(self, number: int, seat: int | None) -> list[Told]:
        """What a seat, or a spectator, learns of the entries after one. The entry is the keeper's, not for telling."""
        start = max(0, number + 1)
        return [self._tell(place, *self._told[place], seat) for place in range(start, len(self._told))]

    def _tell(self, place: int, turn: PlayedMove | None, entry: Entry, seat: int | None) -> Told:
        if turn is None:
            return Told(place, entry, ())
        # Several seats asked at once answer in secret; what they answered is told when it is laid open.
        is_secret = turn.actor == CHANCE or (len(turn.asked) > 1 and turn.actor != seat)
        return Told(place, entry, told_to(turn.events, seat), None if is_secret else str(turn.move))

    def record(self, seat: int | None = None, *, full: bool = False) -> str:
        """The game as a record: as a seat sees it, or in full, which is for everyone once it is over."""
        if full and not self.is_over:
            raise Refused("error-record-running")
        scribe = Scribe(seat, full=full)
        game = self.game
        for turn in self.turns:
            scribe.note(turn.actor, turn.move, turn.events, turn.asked, game.asked(turn.state))
        tags = {f"Seat{place}": self.occupants[place].name for place in sorted(self.occupants)}
        if self.resigned is not None:
            tags["Resigned"] = str(self.resigned)
        if full:
            tags.update(fair_tags(self._secret, self.nonces))
        else:
            tags["View"] = str(seat or "spectator")
        return write_record(game, self.settings.seats, self.state, scribe.lines, tags)

    def absorb(self, entry: Entry) -> None:
        """Takes up an entry of the log, checked when it was made."""
        number = len(self.log)
        turn: PlayedMove | None = None
        match entry:
            case Seated(seat, name, person, bot, promised):
                self.occupants[seat] = Occupant(name, person, bot, promised)
            case Vacated(seat):
                del self.occupants[seat]
            case Closed():
                self.is_closed = True
            case Called(at):
                self.called_at = at
            case Revealed(seat, nonce):
                self.shown[seat] = bytes.fromhex(nonce)
            case Rematched(table):
                self.successor = table
            case Started(at, nonces):
                self.nonces = tuple(bytes.fromhex(nonce) for nonce in nonces)
                self._dice = FairDice(self._secret, self.nonces)
                self._start = self.game.setup(self.settings.seats)
                self.clocks = Clocks(self.settings.clock, self.settings.seats)
            case Drawn():
                self._thrown += 1
                turn = self._turn(number, CHANCE, self._outcome(entry))
            case Moved(seat, text, at):
                turn = self._turn(number, seat, self.game.parse_move(text))
                self.clocks.decide(seat, at)
            case Confirmed(seat, at):
                self.unconfirmed = None
                self.clocks.stop(seat, at)
            case Undone(seat):
                self.turns.pop()
                self.unconfirmed = None
                self.clocks.take_back(seat)
            case TakenOver(seat, bot, reason):
                person = self.occupants[seat].person
                if person is not None and reason != RESIGNED:
                    self.absent[seat] = person
                self.occupants[seat] = replace(self.occupants[seat], person=None, bot=bot)
            case Returned(seat, person):
                self.occupants[seat] = replace(self.occupants[seat], person=person, bot=None)
                self.absent.pop(seat, None)
                self.clocks.restart(seat)
            case Resigned(seat):
                self.resigned = seat
        if turn is not None:
            self.turns.append(turn)
        self.log.append(entry)
        self._told.append((turn, entry))
        self._states.append(self.state if self.is_started else None)
        if isinstance(entry, Moved) and self._ends_turn(entry.seat):
            self.unconfirmed = entry.seat
        self._start_clocks(getattr(entry, "at", None))

    def _turn(self, number: int, actor: int, move: Move | Draw) -> PlayedMove:
        asked = self.game.asked(self.state)
        state, events = self.game.apply(self.state, actor, move)
        return PlayedMove(number, actor, move, events, asked, state)

    def _outcome(self, entry: Drawn) -> Draw:
        draws, _ = self.game.chances(self.state)
        return next(outcome for outcome in draws if (outcome.head, outcome.value) == (entry.head, entry.value))

    def _ends_turn(self, seat: int) -> bool:
        """Whether a person's decision hands the game to others and is to be confirmed first."""
        if not self.settings.confirms or self.occupants[seat].bot is not None or len(self.turns[-1].asked) > 1:
            return False
        asked = self.game.asked(self.state)
        return bool(asked) and seat not in asked and CHANCE not in asked

    def _start_clocks(self, at: int | None) -> None:
        if at is None or not self.is_started:
            return
        self.clocks.start([seat for seat in self.asked() if seat != CHANCE], at)
