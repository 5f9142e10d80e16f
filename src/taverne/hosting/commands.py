"""Carries out table commands on a match: which log entries a person's command leads to."""

from collections.abc import Callable, Mapping

from taverne.bots.bot import UnknownBot, bot_names
from taverne.bots.names import choose_name
from taverne.hosting.errors import Forbidden
from taverne.hosting.rows import Person
from taverne.hosting.tables import CachedMatch
from taverne.match.log import Entry
from taverne.match.match import Match
from taverne.match.state import MatchState, Occupant, Refused, Status
from taverne.protocol.commands import (
    CommitNonce,
    ConfirmTurn,
    LeaveSeat,
    PlayMove,
    ResignGame,
    RevealNonce,
    StartGame,
    TableCommand,
    TakeSeat,
    UndoMove,
)


def perform(
    command: TableCommand,
    cached: CachedMatch,
    person: Person,
    at: int,
    substitute: str,
    are_alike: Callable[[str, str], bool],
) -> list[Entry]:
    """Carries out a command; `substitute` is the bot that plays on for someone who leaves.

    Nobody may sit down whose name is, by `are_alike`, like that of someone at the table.
    """
    match = cached.match
    is_host = cached.row.host == person.id
    match command:
        case TakeSeat():
            return _take_seat(cached, command, person, at, substitute, are_alike, is_host=is_host)
        case LeaveSeat(seat=asked):
            seat = asked or own_seat(match, person)
            if _is_guest_of(match.state, seat, person, is_host=is_host):
                return match.remove(seat)
            _check_may_leave(match.state, seat, person, is_host=is_host)
            was_host = is_host and match.state.occupants[seat].person == person.id
            return leave_table(match, seat, at, substitute, host=person.id if was_host else None)
        case StartGame(nonce=nonce):
            return _start(match, cached.row.host, person, nonce, at)
        case CommitNonce(commitment=commitment, against=against):
            _check_against(match.state, against)
            return match.commit(own_seat(match, person), commitment)
        case RevealNonce(nonce=nonce):
            return match.reveal(own_seat(match, person), bytes.fromhex(nonce), at)
        case PlayMove(move=move, expected=expected):
            return match.play(own_seat(match, person), move, at, expected)
        case ConfirmTurn():
            return match.confirm(own_seat(match, person), at)
        case UndoMove():
            return match.undo(own_seat(match, person), at)
        case ResignGame():
            return match.resign(own_seat(match, person), at, substitute)


def own_seat(match: Match, person: Person) -> int:
    """The seat of someone who must have one."""
    seat = match.state.seat_of(person.id)
    if seat is None:
        raise Forbidden("error-not-seated")
    return seat


def seat_bot(cached: CachedMatch, seat: int, bot: str, former: str = "") -> list[Entry]:
    """Puts a bot in a seat, under the name it had at the table before, if it had one."""
    match = cached.match
    taken = [occupant.name for occupant in match.state.occupants.values()]
    name = choose_name(bot, taken, f"{cached.row.id}/{seat}", former=former)
    return match.sit(seat, Occupant(name, None, bot))


def leave_table(match: Match, seat: int | None, at: int, substitute: str, *, host: str | None) -> list[Entry]:
    """Someone goes, perhaps the host: then a table whose game has not begun, and where nobody else is, is given up.

    Those for whom a seat of a rematch is reserved count as being there.
    """
    entries = [] if seat is None else match.leave(seat, at, substitute)
    state = match.state
    others = {occupant.person for occupant in state.occupants.values()}
    others.update(map(state.reserved_for, state.free_seats()))
    if host is not None and state.status is Status.OPEN and not others - {None, host}:
        entries += match.close(at)
    return entries


def _take_seat(
    cached: CachedMatch,
    asked: TakeSeat,
    person: Person,
    at: int,
    substitute: str,
    are_alike: Callable[[str, str], bool],
    *,
    is_host: bool,
) -> list[Entry]:
    """A person takes a seat, changes seats, or takes their own back from a bot; or the host seats a bot."""
    match = cached.match
    state = match.state
    if asked.bot is not None:
        if not is_host:
            raise Forbidden("error-host-only")
        if asked.bot not in bot_names():
            raise UnknownBot("error-bot-unknown", found=asked.bot, expected=", ".join(bot_names()))
        return seat_bot(cached, asked.seat or _first_free(state, None), asked.bot)
    if asked.against is not None:
        _check_against(state, asked.against)
    left = next((seat for seat, absent in state.absent.items() if absent == person.id), None)
    if left is not None and asked.seat in (0, left):
        return match.come_back(left, person.id, at)
    seat = asked.seat or _first_free(state, person.id)
    here = state.seat_of(person.id)
    _check_distinct(state, person, are_alike)
    entries = match.leave(here, at, substitute) if here is not None and state.status is Status.OPEN else []
    return entries + match.sit(seat, Occupant(person.name, person.id, None, asked.commitment))


def _check_distinct(state: MatchState, person: Person, are_alike: Callable[[str, str], bool]) -> None:
    """Nobody sits down who could be taken for someone at the table."""
    others = (occupant for occupant in state.occupants.values() if occupant.person not in (None, person.id))
    for other in others if state.status is Status.OPEN else ():
        if are_alike(other.name, person.name):
            raise Refused("error-name-at-table", found=person.name, other=other.name)


def _first_free(state: MatchState, person: str | None) -> int:
    """The first free seat: one that is reserved for the person before others; a bot takes any."""
    free = state.free_seats()
    own = [seat for seat in free if person is not None and state.reserved_for(seat) == person]
    open_to_all = [seat for seat in free if person is None or state.reserved_for(seat) is None]
    for seat in own + open_to_all:
        return seat
    raise Refused("error-no-free-seat")


def _is_guest_of(state: MatchState, seat: int, person: Person, *, is_host: bool) -> bool:
    """Whether someone else sits there whom the host may remove."""
    occupant = state.occupants.get(seat)
    return is_host and not state.status.has_begun and occupant is not None and occupant.person not in (None, person.id)


def _check_may_leave(state: MatchState, seat: int, person: Person, *, is_host: bool) -> None:
    occupant = state.occupants.get(seat)
    if occupant is None:
        raise Refused("error-seat-free", found=seat)
    may_remove_bot = occupant.bot is not None and is_host and not state.status.has_begun
    if occupant.person != person.id and not may_remove_bot:
        raise Forbidden("error-not-your-seat", found=seat)


def may_start(occupants: Mapping[int, Occupant], host: str, person: str | None) -> bool:
    """Whether it is for a person to start the game: for the host, and for everyone seated unless the host is.

    Otherwise a stranger could take the last seat at a public table, start and leave, and the host would face a bot.
    """
    seated = {occupant.person for occupant in occupants.values()}
    return person is not None and (person == host or (person in seated and host not in seated))


def _start(match: Match, host: str, person: Person, nonce: str | None, at: int) -> list[Entry]:
    """Starts the table and reveals the seat's nonce; at a table that is already starting, only reveals it."""
    seat = match.state.seat_of(person.id) if host == person.id else own_seat(match, person)
    is_late = seat is not None and seat in match.awaited()
    if not is_late and not may_start(match.state.occupants, host, person.id):
        raise Forbidden("error-host-only")
    entries = [] if is_late else match.start(at)
    if nonce is not None and seat is not None and seat in match.awaited():
        entries += match.reveal(seat, bytes.fromhex(nonce), at)
    return entries


def _check_against(state: MatchState, against: str) -> None:
    """Refuses a commitment to a nonce that was made before the server's own commitment was known."""
    if against != state.commitment:
        raise Refused("error-commitment-old")
