"""What follows from a match's log: who sits where, how the game stands, whose clocks run."""

from collections import Counter
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Any

from taverne.kernel.chance import CHANCE, Draw
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import Event, told_to
from taverne.kernel.game import MAX_SEATS, Move
from taverne.match.clock import NO_CLOCK, Clocks
from taverne.match.fair import FairDice, nth_secret
from taverne.match.log import (
    RESIGNED,
    Called,
    CalledOff,
    Closed,
    Committed,
    Confirmed,
    Drawn,
    Entry,
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
from taverne.record.replay import PlayedMove
from taverne.registry import AnyGame, find_game

MOST_UNDONE = 200
"""Decisions that a seat may take back in one match: more than anybody needs, but no log grows without end."""
MOST_RETURNS = 100
"""How often a seat may be taken back from a bot in one match."""


class Refused(TaverneError):
    """The match does not allow this now; nothing has changed."""


class Status(Enum):
    """How far a match has come."""

    OPEN = "open"
    """Seats can be taken and left."""
    STARTING = "starting"
    """The seats are fixed; nonces are being revealed."""
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"
    """The table was given up before its game began."""
    STOPPED = "stopped"
    """The game was imported from a record that ends before it does; nobody can go on."""

    @property
    def has_begun(self) -> bool:
        """Whether there is a position to look at."""
        return self is Status.PLAYING or self.has_ended

    @property
    def has_ended(self) -> bool:
        """Whether there is a position and nobody can change it any more."""
        return self in (Status.OVER, Status.STOPPED)


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits in a seat: a person or a bot."""

    name: str
    person: str | None
    bot: str | None
    commitment: str | None = None
    """The commitment to the seat's nonce."""


class MatchState:
    """A match as its log makes it, entry by entry. It holds every secret of the game: it never leaves the server."""

    def __init__(self, secret: bytes) -> None:
        self.first_secret = secret
        """The secret of the first start, which is stored with the table."""
        self.secret = secret
        """The secret of the shuffles."""
        self.log: list[Entry] = []
        self.status = Status.OPEN
        self.occupants: dict[int, Occupant] = {}
        self.absent: dict[int, str] = {}
        """By seat, the person a bot plays for and who may come back."""
        self.commitment = ""
        """The commitment to the secret."""
        self.restarts = 0
        """How many starts were called off."""
        self.called_off_at: int | None = None
        """When the last start was called off."""
        self.owing: set[int] = set()
        """The seats that committed to a nonce for a start that was called off and have yet to commit to a new one."""
        self.called_at: int | None = None
        self.revealed: dict[int, bytes] = {}
        """The nonces by seat, as far as they have been revealed."""
        self.nonces: tuple[bytes, ...] = ()
        """All seats' nonces once the game has begun; empty for a seat that committed to none."""
        self.dice: FairDice | None = None
        self.draws = 0
        """How often the dice have been thrown."""
        self.clocks = Clocks(NO_CLOCK, 0)
        self.taken_over_at: dict[int, int] = {}
        """By seat, when a bot last took over."""
        self.turns: list[PlayedMove] = []
        """The decisions and draws that count; what was undone is not among them."""
        self.seated: Counter[str | None] = Counter()
        """By person, how often they have taken a seat."""
        self.removed: set[str] = set()
        """The people whom the host removed; they cannot sit down at this table again."""
        self.undone: Counter[int] = Counter()
        """By seat, how many decisions it has taken back."""
        self.returns: Counter[int] = Counter()
        """By seat, how often it was taken back from a bot."""
        self.unconfirmed: int | None = None
        """The seat that has yet to confirm its turn."""
        self.resigned: int | None = None
        self.successor: str | None = None
        """The table of the rematch."""
        self._at = 0
        """When the last entry that states its time was made; what chance draws after it happens at the same time."""
        self._start: Any = None
        self._turn_of: list[PlayedMove | None] = []
        self._after: list[Any] = []

    @property
    def settings(self) -> Opened:
        """What the table was opened with."""
        entry = self.log[0] if self.log else None
        assert isinstance(entry, Opened)
        return entry

    @cached_property
    def game(self) -> AnyGame:
        """The rules of the table, which never change once it is open."""
        return find_game(self.settings.ruleset)

    @property
    def number(self) -> int:
        """The number of the last log entry."""
        return len(self.log) - 1

    @property
    def game_state(self) -> Any:
        """The full state of the game, hidden information included."""
        return self.turns[-1].state if self.turns else self._start

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, once the game is over."""
        if self.resigned is not None and self.game.faces_game:
            return ()
        if self.resigned is not None:
            return tuple(seat for seat in range(1, self.settings.seats + 1) if seat != self.resigned)
        outcome = self.game.outcome(self.game_state) if self.status.has_begun else None
        return () if outcome is None else outcome.winners

    def asked(self) -> tuple[int, ...]:
        """Who has to decide now; an unconfirmed turn waits for its own seat."""
        if self.status is not Status.PLAYING:
            return ()
        return (self.unconfirmed,) if self.unconfirmed is not None else self.game.asked(self.game_state)

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        if person is None:
            return None
        return next((seat for seat, occupant in self.occupants.items() if occupant.person == person), None)

    def free_seats(self) -> list[int]:
        """The seats nobody has taken."""
        return [seat for seat in range(1, self.settings.seats + 1) if seat not in self.occupants]

    def reserved_for(self, seat: int) -> str | None:
        """The person a seat of a rematch is reserved for."""
        person = self.settings.reserved[seat - 1] if self.settings.reserved else None
        return None if person in self.removed else person

    @property
    def is_ready(self) -> bool:
        """Whether the game can be started: every seat is taken, and no new commitment is awaited."""
        return self.status is Status.OPEN and not self.free_seats() and not self.owing

    def turn_of(self, number: int) -> PlayedMove | None:
        """The decision or draw that a log entry made, whether or not it was undone later."""
        return self._turn_of[number]

    def game_state_after(self, number: int) -> Any:
        """The full state of the game after a log entry; before the game began, its start."""
        after = self._after[number]
        return self._start if after is None else after

    def can_undo(self, seat: int) -> bool:
        """Whether a seat can take its last decision back: nothing has happened since and it revealed nothing."""
        if self.status is not Status.PLAYING or not self.turns or self.undone[seat] >= MOST_UNDONE:
            return False
        last = self.turns[-1]
        return last.actor == seat and not _reveals(last.events, seat)

    def judge(self, actor: int, move: Move | Draw) -> PlayedMove:
        """What a move leads to; IllegalMove if it is not allowed. Nothing changes until its entry is absorbed."""
        asked = self.game.asked(self.game_state)
        state, events = self.game.apply(self.game_state, actor, move)
        return PlayedMove(len(self.log), actor, move, events, asked, state)

    def absorb(self, entry: Entry, turn: PlayedMove | None = None) -> None:
        """Takes up a log entry that was checked when it was made; `turn` is what `judge` returned for it, if known."""
        match entry:
            case Opened(commitment=commitment):
                self.commitment = commitment
            case Seated(seat, name, person, bot, commitment):
                self.seated[person] += 1
                self.occupants[seat] = Occupant(name, person, bot, commitment)
            case Vacated(seat):
                self._vacate(seat)
            case Removed(seat):
                person = self._vacate(seat).person
                if person is not None:  # Someone whose data was deleted since.
                    self.removed.add(person)
            case Closed():
                self.status = Status.CLOSED
            case Called(at):
                self.status = Status.STARTING
                self.called_at = at
            case Revealed(seat, nonce):
                self.revealed[seat] = bytes.fromhex(nonce)
            case CalledOff(_, commitment, at):
                self._call_off(commitment, at)
            case Committed(seat, commitment):
                self.occupants[seat] = replace(self.occupants[seat], commitment=commitment)
                self.owing.discard(seat)
            case Started(_, nonces):
                self.status = Status.PLAYING
                self.nonces = tuple(bytes.fromhex(nonce) for nonce in nonces)
                self.dice = FairDice(self.secret, self.nonces)
                self._start = self.game.setup(self.settings.seats)
                self.clocks = Clocks(self.settings.clock, self.settings.seats)
            case Drawn():
                turn = turn or self.judge(CHANCE, self._outcome(entry))
                self.turns.append(turn)
                self.draws += 1
            case Moved(seat, text, at):
                turn = turn or self.judge(seat, self.game.parse_move(text))
                self.turns.append(turn)
                self.unconfirmed = seat if self._must_confirm(turn) else None
                self.clocks.decide(seat, at)
            case Confirmed(seat, at):
                self.unconfirmed = None
                self.clocks.stop(seat, at)
            case Undone(seat):
                self.turns.pop()
                self.undone[seat] += 1
                self.unconfirmed = None
                self.clocks.take_back(seat)
            case TakenOver(seat, bot, reason, at):
                person = self.occupants[seat].person
                if person is not None and reason != RESIGNED:
                    self.absent[seat] = person
                self.occupants[seat] = replace(self.occupants[seat], person=None, bot=bot)
                self.taken_over_at[seat] = at
            case Returned(seat, person):
                self._come_back(seat, person)
                self.clocks.restart(seat)
            case Resumed(seat, person):
                self._come_back(seat, person)
                self.clocks.resume(seat)
            case Resigned(seat):
                self.status = Status.OVER
                self.resigned = seat
            case Stopped():
                self.status = Status.STOPPED
            case Rematched(table):
                self.successor = table
        if turn is not None and not self.game.asked(turn.state):
            self.status = Status.OVER
        self.log.append(entry)
        self._turn_of.append(turn)
        self._after.append(self.game_state)
        self._at = getattr(entry, "at", self._at)
        if self.status.has_begun:
            self.clocks.start([seat for seat in self.asked() if seat != CHANCE], self._at)

    def _vacate(self, seat: int) -> Occupant:
        self.owing.discard(seat)
        return self.occupants.pop(seat)

    def _come_back(self, seat: int, person: str | None) -> None:
        self.occupants[seat] = replace(self.occupants[seat], person=person, bot=None)
        self.absent.pop(seat, None)
        self.returns[seat] += 1

    def _call_off(self, commitment: str, at: int) -> None:
        self.status = Status.OPEN
        self.restarts += 1
        self.called_off_at = at
        self.secret = nth_secret(self.first_secret, self.restarts)
        self.commitment = commitment
        self.called_at = None
        self.revealed.clear()
        self.owing = {seat for seat, occupant in self.occupants.items() if occupant.commitment is not None}
        for seat in self.owing:
            self.occupants[seat] = replace(self.occupants[seat], commitment=None)

    def _outcome(self, entry: Drawn) -> Draw:
        draws, _ = self.game.chances(self.game_state)
        return next(outcome for outcome in draws if (outcome.head, outcome.value) == (entry.head, entry.value))

    def _must_confirm(self, turn: PlayedMove) -> bool:
        """Whether a person's decision hands the game to others, so that it has to be confirmed first."""
        if not self.settings.confirms or self.occupants[turn.actor].bot is not None or len(turn.asked) > 1:
            return False
        asked = self.game.asked(turn.state)
        return bool(asked) and turn.actor not in asked and CHANCE not in asked


def _reveals(events: tuple[Event, ...], actor: int) -> bool:
    """Whether anyone saw something new by these events; one's own secret answer is not new to oneself."""
    if any(event.shown() for event in told_to(events, actor)):
        return True
    others = [None, *(seat for seat in range(1, MAX_SEATS + 1) if seat != actor)]
    return any(event.shown() or event.opened() for seat in others for event in told_to(events, seat))
