"""A match: who sits where, what was decided, who is asked, what each audience may know.

Commands (`sit`, `start`, `play`, `undo` …) check and give back the new log entries, already absorbed; whoever keeps the
log stores them before telling anyone. The same entries absorbed by another Match give the same match. Time and
secrets come from outside.
"""

from dataclasses import dataclass, replace
from typing import Any

from taverne.kernel.chance import CHANCE, Draw
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import Event, told_to
from taverne.kernel.game import MAX_SEATS, Move, View, draw, view_of
from taverne.match.clock import SECOND
from taverne.match.fair import LONGEST_NONCE, FairDice, commit, fair_tags, is_kept
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
    Revealed,
    Seated,
    Started,
    TakenOver,
    Undone,
    Vacated,
)
from taverne.record.replay import Played, write_record
from taverne.record.scribe import Scribe
from taverne.registry import AnyGame, find_game

SHOWING_TIME = 5 * SECOND
"""How long the seats have to show their nonces once the table is called."""


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


class Match:
    """One authoritative game, made from its log."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._dice: FairDice | None = None
        self.log: list[Entry] = []
        self.occupants: dict[int, Occupant] = {}
        self.turns: list[Played] = []
        self.reserves: list[int] = []
        self.asked_at: dict[int, int] = {}
        self.resigned: int | None = None
        self.unconfirmed: int | None = None
        self.called_at: int | None = None
        self.shown: dict[int, bytes] = {}
        self.nonces: tuple[bytes, ...] = ()
        self.is_closed = False
        self.successor: str | None = None
        self._told: list[tuple[Played | None, Entry]] = []
        self._states: list[Any] = []
        self._clocks: list[tuple[int, int | None]] = []
        self._start: Any = None
        self._thrown = 0

    # What it is

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
        if not self.is_started or not 0 <= number < len(self.log):
            raise Refused("error-entry-unknown", found=number, expected=len(self.log) - 1)
        return view_of(self.game, self._states[number] or self._start, seat)

    def told_since(self, number: int, seat: int | None) -> list[Told]:
        """What a seat, or a spectator, learns of the entries after one. The entry is the keeper's, not for telling."""
        start = max(0, number + 1)
        return [self._tell(place, *self._told[place], seat) for place in range(start, len(self._told))]

    def _tell(self, place: int, turn: Played | None, entry: Entry, seat: int | None) -> Told:
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

    # What may be done

    def open(self, settings: Opened) -> list[Entry]:
        """Opens the table."""
        find_game(settings.ruleset).setup(settings.seats)
        return self._enter(replace(settings, commitment=commit(self._secret)))

    def sit(self, seat: int, occupant: Occupant) -> list[Entry]:
        """Someone takes a seat."""
        self._check_open(seat)
        if seat in self.occupants:
            raise Refused("error-seat-taken", found=seat)
        kept_for = self.settings.reserved[seat - 1] if self.settings.reserved else None
        if kept_for is not None and occupant.bot is None and occupant.person != kept_for:
            raise Refused("error-seat-reserved", found=seat)
        if occupant.person is not None and occupant.person in [other.person for other in self.occupants.values()]:
            raise Refused("error-seated-twice", found=occupant.name)
        return self._enter(Seated(seat, occupant.name, occupant.person, occupant.bot, occupant.commitment))

    def leave(self, seat: int, at: int, bot: str = "greedy") -> list[Entry]:
        """A seat is left: free again before the start, a bot's after it."""
        self._check_occupied(seat)
        if not self.is_started and self.called_at is None:
            return self._enter(Vacated(seat))
        entries = [] if self.is_started else self._begin(at)
        return entries if self.is_over else entries + self._take_over(seat, bot, "left", at)

    def close(self, at: int) -> list[Entry]:
        """The table is given up before its game began."""
        if self.is_started or self.called_at is not None:
            raise Refused("error-started")
        return self._enter(Closed(at))

    def start(self, at: int) -> list[Entry]:
        """Once every seat is taken, the seats are fixed; the game begins when all nonces promised are shown."""
        if self.is_started or self.called_at is not None:
            raise Refused("error-started")
        self._check_not_closed()
        free = [seat for seat in range(1, self.settings.seats + 1) if seat not in self.occupants]
        if free:
            raise Refused("error-seats-free", found=", ".join(map(str, free)))
        return self._begin_when_shown(self._enter(Called(at)), at)

    def reveal(self, seat: int, nonce: bytes, at: int) -> list[Entry]:
        """A seat shows its nonce; one that it did not commit to is refused."""
        self._check_occupied(seat)
        if self.called_at is None or self.is_started or seat in self.shown:
            raise Refused("error-nonce-late", found=seat)
        promised = self.occupants[seat].commitment
        if promised is None or len(nonce) > LONGEST_NONCE or not is_kept(nonce, promised):
            raise Refused("error-nonce", found=seat)
        return self._begin_when_shown(self._enter(Revealed(seat, nonce.hex())), at)

    def awaited(self) -> tuple[int, ...]:
        """The seats that still owe the nonce they promised."""
        if self.called_at is None or self.is_started:
            return ()
        promised = (seat for seat, occupant in self.occupants.items() if occupant.commitment is not None)
        return tuple(sorted(seat for seat in promised if seat not in self.shown))

    def _begin_when_shown(self, entries: list[Entry], at: int) -> list[Entry]:
        return entries if self.awaited() else entries + self._begin(at)

    def _begin(self, at: int) -> list[Entry]:
        """The game begins; a seat that showed no nonce has an empty one and is marked so."""
        shown = tuple(self.shown.get(seat, b"").hex() for seat in range(1, self.settings.seats + 1))
        entries = self._enter(Started(at, shown))
        return entries + self._draw(at)

    def play(self, seat: int, text: str, at: int, expected: int | None = None) -> list[Entry]:
        """A seat decides; `expected` is the last entry it knew, against moves made on an old table."""
        self._check_running(seat)
        if expected is not None and self._is_stale(seat, expected):
            raise Refused("error-stale", found=expected, expected=len(self.log) - 1)
        if self.unconfirmed is not None:
            raise Refused("error-unconfirmed", found=self.unconfirmed)
        game = self.game
        game.apply(self.state, seat, game.parse_move(text))  # Raises if it is not legal; nothing has changed yet.
        return self._go_on(self._enter(Moved(seat, text, at)), at)

    def _is_stale(self, seat: int, expected: int) -> bool:
        """Whether the table has moved on for a seat; what others answer in secret at the same time is no news to it."""
        if not 0 <= expected < len(self.log):
            return True
        return not all(self._is_no_news(place, seat) for place in range(expected + 1, len(self.log)))

    def _is_no_news(self, place: int, seat: int) -> bool:
        """Whether an entry is what someone else decided, or took back, while the seat was asked, too."""
        turn, entry = self._told[place]
        if isinstance(entry, Undone):
            turn = self._told[entry.entry][0]
        elif isinstance(entry, TakenOver):
            return entry.seat != seat
        return turn is not None and turn.actor not in (CHANCE, seat) and seat in turn.asked

    def confirm(self, seat: int, at: int) -> list[Entry]:
        """A seat confirms its turn; the others may go on."""
        self._check_running(seat)
        if self.unconfirmed is None or self.unconfirmed != seat:
            raise Refused("error-nothing-to-confirm", found=seat)
        return self._go_on(self._enter(Confirmed(seat, at)), at)

    def undo(self, seat: int, at: int) -> list[Entry]:
        """A seat takes its last decision back, if nothing was seen and nobody else moved since."""
        if not self.can_undo(seat):
            raise Refused("error-undo", found=seat)
        return self._enter(Undone(seat, self.turns[-1].number, at))

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last decision may be taken back: it is the last thing that happened and showed nothing."""
        if self.is_over or not self.turns:
            return False
        last = self.turns[-1]
        return last.actor == seat and not _shows(last.events, seat)

    def resign(self, seat: int, at: int, bot: str = "greedy") -> list[Entry]:
        """A seat gives up: alone or between two rivals the game is over, else a bot plays on."""
        self._check_running(seat)
        if self.settings.seats == 1 or (self.settings.seats == 2 and not self.game.faces_game):
            return self._enter(Resigned(seat, at))
        return self._take_over(seat, bot, "resigned", at)

    def substitute(self, seat: int, bot: str, at: int) -> list[Entry]:
        """Another bot plays on for one that failed."""
        self._check_running(seat)
        if self.occupants[seat].bot is None:
            raise Refused("error-seat-taken", found=seat)
        return self._take_over(seat, bot, "failed", at)

    def tick(self, at: int, bot: str = "greedy") -> list[Entry]:
        """Time passes: a bot takes over every seat whose time has run out; nonces are not waited for any longer."""
        if self.called_at is not None and not self.is_started:
            return self._begin(at) if at > self.called_at + SHOWING_TIME else []
        entries: list[Entry] = []
        for seat in self.asked():
            limit = self.deadline(seat)
            if limit is not None and at > limit and self.occupants[seat].bot is None:
                entries += self._take_over(seat, bot, "clock", at)
        return entries

    def deadline(self, seat: int) -> int | None:
        """When a seat's time runs out; None without a clock or if it is not asked."""
        if seat not in self.asked_at:
            return None
        return self.settings.clock.deadline(self.asked_at[seat], self.reserves[seat - 1])

    def rematch(self) -> list[tuple[int, Occupant]]:
        """Who would sit where in a rematch: everyone one seat on."""
        if not self.is_over:
            raise Refused("error-rematch-running")
        seats = self.settings.seats
        return [(seat % seats + 1, replace(self.occupants[seat], commitment=None)) for seat in range(1, seats + 1)]

    def succeed(self, table: str) -> list[Entry]:
        """The rematch is at another table, which everyone is told."""
        if self.successor is not None:
            raise Refused("error-rematch-twice", found=self.successor)
        return self._enter(Rematched(table))

    # How it follows from its log

    def absorb(self, entry: Entry) -> None:
        """Takes up an entry of the log, checked when it was made."""
        number = len(self.log)
        turn: Played | None = None
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
                self.reserves = [self.settings.clock.reserve] * self.settings.seats
            case Drawn():
                self._thrown += 1
                turn = self._turn(number, CHANCE, self._outcome(entry))
            case Moved(seat, text, at):
                turn = self._turn(number, seat, self.game.parse_move(text))
                self._clocks.append((self.reserves[seat - 1], self.asked_at.get(seat)))
                self._stop_clock(seat, at)
            case Confirmed(seat, at):
                self.unconfirmed = None
                self._stop_clock(seat, at)
            case Undone(seat):
                self.turns.pop()
                self.unconfirmed = None
                self._turn_clock_back(seat)
            case TakenOver(seat, bot):
                self.occupants[seat] = replace(self.occupants[seat], person=None, bot=bot)
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

    def _turn(self, number: int, actor: int, move: Move | Draw) -> Played:
        asked = self.game.asked(self.state)
        state, events = self.game.apply(self.state, actor, move)
        return Played(number, actor, move, events, asked, state)

    def _outcome(self, entry: Drawn) -> Draw:
        draws, _ = self.game.chances(self.state)
        return next(outcome for outcome in draws if (outcome.head, outcome.value) == (entry.head, entry.value))

    def _ends_turn(self, seat: int) -> bool:
        """Whether a person's decision hands the game to others and is to be confirmed first."""
        if not self.settings.confirms or self.occupants[seat].bot is not None or len(self.turns[-1].asked) > 1:
            return False
        asked = self.game.asked(self.state)
        return bool(asked) and seat not in asked and CHANCE not in asked

    def _enter(self, entry: Entry) -> list[Entry]:
        self.absorb(entry)
        return [entry]

    def _go_on(self, entries: list[Entry], at: int) -> list[Entry]:
        """The entries, and what chance draws after them unless a turn is still to be confirmed."""
        return entries if self.unconfirmed is not None else entries + self._draw(at)

    def _draw(self, at: int) -> list[Entry]:
        """Chance draws until a seat is asked or the game is over."""
        assert self._dice is not None
        entries: list[Entry] = []
        while self.game.asked(self.state) == (CHANCE,):
            self._dice.thrown = self._thrown
            outcome = draw(self.game, self.state, self._dice)
            entries += self._enter(Drawn(outcome.head, outcome.value))
        self._start_clocks(at)
        return entries

    def _take_over(self, seat: int, bot: str, reason: str, at: int) -> list[Entry]:
        if self.is_over:
            raise Refused("error-game-over")
        entries = self._enter(TakenOver(seat, bot, reason, at))
        if self.unconfirmed == seat:
            entries += self.confirm(seat, at)
        return entries

    def _stop_clock(self, seat: int, at: int) -> None:
        if seat in self.asked_at:
            used = at - self.asked_at.pop(seat)
            self.reserves[seat - 1] = self.settings.clock.spend(self.reserves[seat - 1], used)

    def _turn_clock_back(self, seat: int) -> None:
        """A decision taken back does not give its time back: the seat's clock runs on from when it was asked."""
        self.reserves[seat - 1], asked_at = self._clocks.pop()
        if asked_at is not None:
            self.asked_at[seat] = asked_at

    def _start_clocks(self, at: int | None) -> None:
        if at is None or not self.is_started:
            return
        asked = self.asked()
        self.asked_at = {seat: self.asked_at.get(seat, at) for seat in asked if seat != CHANCE}

    # What is checked

    def _check_open(self, seat: int) -> None:
        if self.is_started or self.called_at is not None:
            raise Refused("error-started")
        self._check_not_closed()
        if not 1 <= seat <= self.settings.seats:
            raise Refused("error-seat-unknown", found=seat, expected=f"1 … {self.settings.seats}")

    def _check_not_closed(self) -> None:
        if self.is_closed:
            raise Refused("error-closed")

    def _check_occupied(self, seat: int) -> None:
        if seat not in self.occupants:
            raise Refused("error-seat-free", found=seat)

    def _check_running(self, seat: int) -> None:
        self._check_occupied(seat)
        if not self.is_started:
            raise Refused("error-not-started")
        if self.is_over:
            raise Refused("error-game-over")


def _shows(events: tuple[Event, ...], actor: int) -> bool:
    """Whether anyone saw something new by these events; one's own secret answer is no news to oneself."""
    if any(event.shown() for event in told_to(events, actor)):
        return True
    others = [None, *(seat for seat in range(1, MAX_SEATS + 1) if seat != actor)]
    return any(event.shown() or event.opened() for seat in others for event in told_to(events, seat))


def restore(secret: bytes, entries: list[Entry]) -> Match:
    """The match of a log: any process that has it can go on with it."""
    match = Match(secret)
    for entry in entries:
        match.absorb(entry)
    return match
