"""A match: what may be done with it.

Commands (`sit`, `start`, `play`, `undo` …) check and give back the new log entries, already absorbed; whoever keeps the
log stores them before telling anyone. The same entries absorbed by another Match give the same match. Time and
secrets come from outside.
"""

from dataclasses import replace

from taverne.kernel.chance import CHANCE
from taverne.kernel.events import Event, told_to
from taverne.kernel.game import MAX_SEATS, draw
from taverne.match.chronicle import RESIGNED, Chronicle, Occupant, Refused
from taverne.match.clock import SECOND
from taverne.match.fair import LONGEST_NONCE, commit, is_kept
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
from taverne.registry import find_game

SHOWING_TIME = 5 * SECOND
"""How long the seats have to show their nonces once the table is called."""


class Match(Chronicle):
    """One authoritative game."""

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

    def come_back(self, seat: int, person: str, at: int) -> list[Entry]:
        """Who had left, or ran out of time, plays on for themselves."""
        self._check_running(seat)
        if self.absent.get(seat) != person:
            raise Refused("error-seat-taken", found=seat)
        return self._enter(Returned(seat, person, at))

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
        return self._take_over(seat, bot, RESIGNED, at)

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
        return self.clocks.deadline(seat)

    def rematch(self) -> list[tuple[int, Occupant]]:
        """Who would sit where in a rematch: everyone one seat on."""
        if not self.is_over:
            raise Refused("error-rematch-running")
        seats = self.settings.seats
        return [(seat % seats + 1, self._player(seat)) for seat in range(1, seats + 1)]

    def _player(self, seat: int) -> Occupant:
        """Who a seat is of, whoever plays for them at the moment."""
        occupant = replace(self.occupants[seat], commitment=None)
        return replace(occupant, person=self.absent[seat], bot=None) if seat in self.absent else occupant

    def succeed(self, table: str) -> list[Entry]:
        """The rematch is at another table, which everyone is told."""
        if self.successor is not None:
            raise Refused("error-rematch-twice", found=self.successor)
        return self._enter(Rematched(table))

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
