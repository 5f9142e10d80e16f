"""A match and what can be done with it.

Each command (`sit`, `start`, `play`, `undo` …) checks, absorbs and returns the new log entries; whoever keeps the log
stores them before telling anyone. Absorbing the same entries elsewhere gives the same match. Time, secrets and the
names of bots come from outside.
"""

from collections.abc import Iterable
from dataclasses import replace

from taverne.kernel.chance import CHANCE
from taverne.kernel.game import draw
from taverne.match.clock import DAY, SECOND
from taverne.match.fair import LONGEST_NONCE, commit, is_kept, nth_secret
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
    TakenOver,
    Undone,
    Vacated,
)
from taverne.match.state import MOST_RETURNS, MOST_UNDONE, MatchState, Occupant, Refused, Status
from taverne.match.view import MatchView
from taverne.record.replay import PlayedMove
from taverne.registry import find_game

REVEAL_TIME = 5 * SECOND
"""How long clients have to reveal their nonces once the seats are fixed, and to commit to new ones when a start was
called off. Where decisions may take days, they may take as long to reveal: not everyone is there at the same time."""
LONGEST_LOBBY = 1000
"""Entries before the game begins, after which nobody sits down at the table; those who sit there can still start."""
MOST_SEATED = 50
"""How often one person may take a seat at a table, so that nobody uses up the entries for the others."""


def start_due(state: MatchState) -> int | None:
    """Until when a table waits for clients to reveal, or to commit to new nonces; None if it waits for nobody."""
    since = state.called_at if state.status is Status.STARTING else state.called_off_at if state.owing else None
    if since is None:
        return None
    per_move = state.settings.clock.per_move or 0
    return since + (per_move if per_move >= DAY else REVEAL_TIME)


class Match:
    """One authoritative game. Everything it knows is in `state`; everything that can be done is a method here."""

    def __init__(self, secret: bytes, entries: Iterable[Entry] = ()) -> None:
        self.state = MatchState(secret)
        for entry in entries:
            self.state.absorb(entry)

    def seen_by(self, seat: int | None) -> MatchView:
        """The match as a seat, or a spectator, may know it."""
        return MatchView(self.state, seat)

    def import_log(self, entries: Iterable[Entry]) -> list[Entry]:
        """Takes up the whole log of a game that was played elsewhere (`imported.py`)."""
        return [one for entry in entries for one in self._enter(entry)]

    # Before the game

    def open(self, settings: Opened) -> list[Entry]:
        """Opens the table."""
        find_game(settings.ruleset).setup(settings.seats)
        return self._enter(replace(settings, commitment=commit(self.state.secret)))

    def sit(self, seat: int, occupant: Occupant) -> list[Entry]:
        """Someone takes a seat."""
        state = self.state
        self._check_open()
        if not 1 <= seat <= state.settings.seats:
            raise Refused("error-seat-unknown", found=seat, expected=f"1 … {state.settings.seats}")
        if seat in state.occupants:
            raise Refused("error-seat-taken", found=seat)
        if occupant.person in state.removed:
            raise Refused("error-removed")
        reserved_for = state.reserved_for(seat)
        if reserved_for is not None and occupant.bot is None and occupant.person != reserved_for:
            raise Refused("error-seat-reserved", found=seat)
        if state.seat_of(occupant.person) is not None:
            raise Refused("error-seated-twice", found=occupant.name)
        if state.seated[occupant.person] >= MOST_SEATED and occupant.person is not None:
            raise Refused("error-seated-limit", expected=MOST_SEATED)
        if state.number >= LONGEST_LOBBY:
            raise Refused("error-lobby-limit")
        return self._enter(Seated(seat, occupant.name, occupant.person, occupant.bot, occupant.commitment))

    def remove(self, seat: int) -> list[Entry]:
        """The host removes a person, who cannot sit down here again; never once the seats are fixed."""
        self._check_occupied(seat)
        self._check_open()
        return self._enter(Removed(seat))

    def close(self, at: int) -> list[Entry]:
        """The table is given up before its game begins."""
        if self.state.status not in (Status.OPEN, Status.CLOSED):
            raise Refused("error-started")
        return self._enter(Closed(at))

    def start(self, at: int) -> list[Entry]:
        """Fixes the seats and their commitments; the game begins once every promised nonce is revealed."""
        self._check_open()
        free = self.state.free_seats()
        if free:
            raise Refused("error-seats-free", found=", ".join(map(str, free)))
        if self.state.owing:
            raise Refused("error-commitment-awaited", found=", ".join(map(str, sorted(self.state.owing))))
        return self._begin_when_revealed(self._enter(Called(at)), at)

    def commit(self, seat: int, commitment: str) -> list[Entry]:
        """A seat that has no commitment to a nonce, or whose commitment is void, commits to one."""
        self._check_occupied(seat)
        self._check_open()
        if self.state.occupants[seat].commitment is not None:
            raise Refused("error-committed", found=seat)
        return self._enter(Committed(seat, commitment))

    def reveal(self, seat: int, nonce: bytes, at: int) -> list[Entry]:
        """A seat reveals its nonce; one that it did not commit to is refused."""
        self._check_occupied(seat)
        if self.state.status is not Status.STARTING or seat in self.state.revealed:
            raise Refused("error-nonce-late", found=seat)
        commitment = self.state.occupants[seat].commitment
        if commitment is None or len(nonce) > LONGEST_NONCE or not is_kept(nonce, commitment):
            raise Refused("error-nonce", found=seat)
        return self._begin_when_revealed(self._enter(Revealed(seat, nonce.hex())), at)

    def awaited(self) -> tuple[int, ...]:
        """The seats that have yet to reveal the nonce they promised."""
        if self.state.status is not Status.STARTING:
            return ()
        promised = (seat for seat, occupant in self.state.occupants.items() if occupant.commitment is not None)
        return tuple(sorted(seat for seat in promised if seat not in self.state.revealed))

    def _begin_when_revealed(self, entries: list[Entry], at: int) -> list[Entry]:
        return entries if self.awaited() else entries + self._begin(at)

    def _call_off(self, reason: str, leaving: Iterable[int], at: int) -> list[Entry]:
        """The table waits for players again, with a new secret, and without those through whom the start failed."""
        secret = nth_secret(self.state.first_secret, self.state.restarts + 1)
        return self._enter(CalledOff(reason, commit(secret), at)) + self._vacate(leaving)

    def _vacate(self, seats: Iterable[int]) -> list[Entry]:
        return [entry for seat in seats for entry in self._enter(Vacated(seat))]

    def _begin(self, at: int) -> list[Entry]:
        """The game begins; only the nonce of a seat that committed to none is empty."""
        seats = range(1, self.state.settings.seats + 1)
        nonces = tuple(self.state.revealed.get(seat, b"").hex() for seat in seats)
        entries = self._enter(Started(at, nonces))
        return entries + self._draw()

    # The game

    def play(self, seat: int, text: str, at: int, expected: int | None = None) -> list[Entry]:
        """A seat decides; `expected` is the last entry it knew, so that nothing is played on an outdated table."""
        state = self.state
        self._check_playing(seat)
        if expected is not None and self._is_stale(seat, expected):
            raise Refused("error-stale", found=expected, expected=state.number)
        if state.unconfirmed is not None:
            raise Refused("error-unconfirmed", found=state.unconfirmed)
        self._check_time(seat, at)
        turn = state.judge(seat, state.game.parse_move(text))
        return self._go_on(self._enter(Moved(seat, text, at), turn))

    def _is_stale(self, seat: int, expected: int) -> bool:
        """Whether the table has changed for a seat; what others answer in secret at the same time changes nothing."""
        if not 0 <= expected <= self.state.number:
            return True
        return not all(self._is_unnoticed(number, seat) for number in range(expected + 1, self.state.number + 1))

    def _is_unnoticed(self, number: int, seat: int) -> bool:
        """Whether an entry changes nothing for a seat that was asked: another answered, undid, left or came back."""
        entry = self.state.log[number]
        if isinstance(entry, TakenOver | Resumed | Returned):
            return entry.seat != seat
        turn = self.state.turn_of(entry.entry if isinstance(entry, Undone) else number)
        return turn is not None and turn.actor not in (CHANCE, seat) and seat in turn.asked

    def confirm(self, seat: int, at: int) -> list[Entry]:
        """A seat confirms its turn; the others may go on."""
        self._check_playing(seat)
        if self.state.unconfirmed != seat:
            raise Refused("error-nothing-to-confirm", found=seat)
        self._check_time(seat, at)
        return self._go_on(self._enter(Confirmed(seat, at)))

    def undo(self, seat: int, at: int) -> list[Entry]:
        """A seat takes its last decision back, if it revealed nothing and nobody has moved since."""
        if self.state.undone[seat] >= MOST_UNDONE:
            raise Refused("error-undo-limit", found=seat, expected=MOST_UNDONE)
        if not self.state.can_undo(seat):
            raise Refused("error-undo", found=seat)
        deadline = self.state.clocks.last_deadline()
        if deadline is not None and at > deadline:
            raise Refused("error-time-up", found=seat)
        return self._enter(Undone(seat, self.state.turns[-1].number, at))

    def resign(self, seat: int, at: int, bot: str) -> list[Entry]:
        """A seat gives up: with one seat or two rivals the game is over, any other goes on with a bot in that seat."""
        self._check_playing(seat)
        seats = self.state.settings.seats
        if seats == 1 or (seats == 2 and not self.state.game.faces_game):
            return self._enter(Resigned(seat, at))
        return self._take_over(seat, bot, RESIGNED, at)

    def leave(self, seat: int, at: int, bot: str) -> list[Entry]:
        """Someone leaves a seat: it is free again before the game, and a bot's after that."""
        self._check_occupied(seat)
        match self.state.status:
            case Status.OPEN | Status.CLOSED:
                return self._vacate([seat])
            case Status.STARTING:
                return self._call_off("left", [seat], at)
            case Status.OVER | Status.STOPPED:
                return []
        return self._take_over(seat, bot, "left", at)

    def come_back(self, seat: int, person: str, at: int) -> list[Entry]:
        """Someone who left, or ran out of time, takes their seat back; if its time is up, once the bot has decided."""
        self._check_playing(seat)
        if self.state.absent.get(seat) != person:
            raise Refused("error-seat-taken", found=seat)
        if self.state.returns[seat] >= MOST_RETURNS:
            raise Refused("error-return-limit", found=seat, expected=MOST_RETURNS)
        if self._is_time_up(seat, at):
            raise Refused("error-time-up", found=seat)
        return self._enter(Resumed(seat, person, at))

    def substitute(self, seat: int, bot: str, at: int) -> list[Entry]:
        """Another bot plays on for one that failed."""
        self._check_playing(seat)
        if self.state.occupants[seat].bot is None:
            raise Refused("error-seat-taken", found=seat)
        return self._take_over(seat, bot, "failed", at)

    def tick(self, at: int, bot: str) -> list[Entry]:
        """Time passes: a bot takes over every seat whose time is up, and before the game such a seat is free again."""
        state = self.state
        due = start_due(state)
        if due is not None and at > due:
            is_starting = state.status is Status.STARTING
            return self._call_off("late", self.awaited(), at) if is_starting else self._vacate(sorted(state.owing))
        entries: list[Entry] = []
        for seat in state.asked():
            if state.occupants[seat].person is not None and self._is_time_up(seat, at):
                entries += self._take_over(seat, bot, "clock", at)
        return entries

    # After the game

    def rematch(self) -> list[tuple[int, Occupant]]:
        """Who would sit where in a rematch: everyone moves on by one seat."""
        if self.state.settings.tags is not None:
            raise Refused("error-rematch-imported")
        if self.state.status is not Status.OVER:
            raise Refused("error-rematch-running")
        seats = self.state.settings.seats
        return [(seat % seats + 1, self._player(seat)) for seat in range(1, seats + 1)]

    def _player(self, seat: int) -> Occupant:
        """Whose seat it is, even if a bot plays for them at the moment."""
        occupant = replace(self.state.occupants[seat], commitment=None)
        absent = self.state.absent.get(seat)
        return occupant if absent is None else replace(occupant, person=absent, bot=None)

    def succeed(self, table: str) -> list[Entry]:
        """Records at which table the rematch takes place."""
        if self.state.successor is not None:
            raise Refused("error-rematch-twice", found=self.state.successor)
        return self._enter(Rematched(table))

    # How entries are made

    def _enter(self, entry: Entry, turn: PlayedMove | None = None) -> list[Entry]:
        self.state.absorb(entry, turn)
        return [entry]

    def _go_on(self, entries: list[Entry]) -> list[Entry]:
        """The entries and, unless a turn has yet to be confirmed, what chance draws after them."""
        return entries if self.state.unconfirmed is not None else entries + self._draw()

    def _draw(self) -> list[Entry]:
        """Chance draws until a seat is asked or the game is over."""
        state = self.state
        assert state.dice is not None
        entries: list[Entry] = []
        while state.game.asked(state.game_state) == (CHANCE,):
            state.dice.thrown = state.draws
            outcome = draw(state.game, state.game_state, state.dice)
            entries += self._enter(Drawn(outcome.head, outcome.value), state.judge(CHANCE, outcome))
        return entries

    def _take_over(self, seat: int, bot: str, reason: str, at: int) -> list[Entry]:
        if self.state.status is Status.OVER:
            raise Refused("error-game-over")
        entries = self._enter(TakenOver(seat, bot, reason, at))
        if self.state.unconfirmed == seat:
            entries += self.confirm(seat, at)
        return entries

    def _check_open(self) -> None:
        if self.state.status is Status.CLOSED:
            raise Refused("error-closed")
        if self.state.status is not Status.OPEN:
            raise Refused("error-started")

    def _check_occupied(self, seat: int) -> None:
        if seat not in self.state.occupants:
            raise Refused("error-seat-free", found=seat)

    def _is_time_up(self, seat: int, at: int) -> bool:
        deadline = self.state.clocks.deadline(seat)
        return deadline is not None and at > deadline

    def _check_time(self, seat: int, at: int) -> None:
        """Refuses a person's decision after its time, even if no bot has taken over yet; a bot decides at any time."""
        if self.state.occupants[seat].person is not None and self._is_time_up(seat, at):
            raise Refused("error-time-up", found=seat)

    def _check_playing(self, seat: int) -> None:
        self._check_occupied(seat)
        if self.state.status.has_ended:
            raise Refused("error-game-over")
        if self.state.status is not Status.PLAYING:
            raise Refused("error-not-started")
