"""Which tiles a seat may use at the end of its turn, and for what; `legal` and `apply` both ask here (A32–A39)."""

from collections.abc import Callable, Iterable

from taverne.games.kingdom.cards import DRAGON, DRAGON_LIMIT, TRIBES
from taverne.games.kingdom.legends import skirmishes
from taverne.games.kingdom.links import cells_of
from taverne.games.kingdom.modes.objects.moves import (
    HAMMERS,
    UseSmuggler,
    UseStaff,
    UseSword,
    UseThief,
    UseTreaty,
    griffins,
    palantirs,
)
from taverne.games.kingdom.modes.objects.tile_names import (
    CHARACTERS,
    GRIFFIN,
    HAMMER,
    NAMES,
    PALANTIR,
    SMUGGLER,
    STAFF,
    STONES,
    SWORD,
    THIEF,
    TREATY,
)
from taverne.games.kingdom.modes.objects.tiles import tiles_of
from taverne.games.kingdom.moves import KingdomMove
from taverne.games.kingdom.scoring import is_tame
from taverne.games.kingdom.state import State
from taverne.kernel.errors import IllegalMove
from taverne.kernel.steps import refuse


def can_use(state: State, seat: int) -> bool:
    """Whether some tile the seat holds has a use now."""
    return any(True for tile in tiles_of(state).held[seat - 1] if tile in _USES for _ in _USES[tile](state, seat))


def legal_uses(state: State, seat: int) -> tuple[KingdomMove, ...]:
    """Every use of the tiles a seat holds, in the order of the tiles' numbers."""
    moves: list[KingdomMove] = []
    for tile in sorted(set(tiles_of(state).held[seat - 1])):
        if tile in _USES:
            moves += _USES[tile](state, seat)
    return tuple(moves)


def treaty_cells(state: State, seat: int) -> int:
    """Where a seat may lay a treaty: its face-up tribes without one (A33)."""
    kingdom = state.kingdoms[seat - 1]
    return sum(kingdom.up[tribe] for tribe in TRIBES) & ~kingdom.treaties


def staff_cells(state: State, seat: int) -> int:
    """Where a seat may lay a staff: its wild dragons, unless it has too many dragons (A33)."""
    if is_staff_barred(state, seat):
        return 0
    kingdom = state.kingdoms[seat - 1]
    return sum(1 << cell for cell in cells_of(kingdom.up[DRAGON]) if not is_tame(kingdom, cell))


def is_staff_barred(state: State, seat: int) -> bool:
    """Whether there are too many dragons for a staff, counted as the edition does (A33)."""
    kingdom = state.kingdoms[seat - 1]
    dragons = cells_of(kingdom.up[DRAGON])
    if state.rules.edition.staff_counts_tame:
        return sum(is_tame(kingdom, cell) for cell in dragons) >= DRAGON_LIMIT
    return len(dragons) > DRAGON_LIMIT


def sword_legends(state: State, seat: int) -> int:
    """The river legends a sword takes: battles with a single pair of enemies, if none was taken this turn (A34)."""
    if state.taken:
        return 0
    return skirmishes(state.kingdoms[seat - 1].up) & sum(1 << legend for legend in state.river)


def looks_left(state: State, seat: int) -> int:
    """How many of its palantirs a seat has not used this turn (A37)."""
    tiles = tiles_of(state)
    return tiles.held[seat - 1].count(PALANTIR) - tiles.looks


def judge_smuggler(state: State, seat: int, move: UseSmuggler) -> IllegalMove | None:
    """Why a seat may not pay that stone for that tile, if it may not: any tile but a power stone is sold (A38)."""
    if move.stone not in STONES or move.stone not in tiles_of(state).held[seat - 1]:
        return refuse("error-smuggler-stone", "A38", tile=NAMES[move.stone])
    error = _judge_victim(state, seat, move.victim, move.tile, "A38")
    if error is None and move.tile in STONES:
        return refuse("error-smuggler-tile", "A38", tile=NAMES[move.tile])
    return error


def judge_thief(state: State, seat: int, move: UseThief) -> IllegalMove | None:
    """Why a seat may not take that tile, if it may not: only objects are stolen (A39)."""
    error = _judge_victim(state, seat, move.victim, move.tile, "A39")
    if error is None and move.tile in CHARACTERS:
        return refuse("error-thief-tile", "A39", tile=NAMES[move.tile])
    return error


def _judge_victim(state: State, seat: int, victim: int, tile: int, clause: str) -> IllegalMove | None:
    if victim == seat or not 1 <= victim <= len(state.kingdoms):
        return refuse("error-victim", clause, found=victim)
    if tile not in tiles_of(state).held[victim - 1]:
        return refuse("error-victim-tile", clause, seat=victim, tile=NAMES[tile])
    return None


def _treaties(state: State, seat: int) -> Iterable[KingdomMove]:
    return (UseTreaty(cell) for cell in cells_of(treaty_cells(state, seat)))


def _staffs(state: State, seat: int) -> Iterable[KingdomMove]:
    return (UseStaff(cell) for cell in cells_of(staff_cells(state, seat)))


def _swords(state: State, seat: int) -> Iterable[KingdomMove]:
    return (UseSword(legend) for legend in cells_of(sword_legends(state, seat)))


def _griffins(state: State, seat: int) -> Iterable[KingdomMove]:
    face_down = tiles_of(state).face_down
    return (move for owner in range(1, len(state.kingdoms) + 1) for move in griffins(owner, face_down(owner)))


def _hammers(state: State, seat: int) -> Iterable[KingdomMove]:
    return HAMMERS


def _palantirs(state: State, seat: int) -> Iterable[KingdomMove]:
    if looks_left(state, seat) <= 0:
        return ()
    face_down = tiles_of(state).face_down
    return (move for owner in range(1, len(state.kingdoms) + 1) for move in palantirs(owner, face_down(owner)))


def _smugglers(state: State, seat: int) -> Iterable[KingdomMove]:
    stones = sorted(set(tiles_of(state).held[seat - 1]))
    moves = (UseSmuggler(stone, victim, tile) for stone in stones for victim, tile in _elsewhere(state, seat))
    return (move for move in moves if judge_smuggler(state, seat, move) is None)


def _thieves(state: State, seat: int) -> Iterable[KingdomMove]:
    moves = (UseThief(victim, tile) for victim, tile in _elsewhere(state, seat))
    return (move for move in moves if judge_thief(state, seat, move) is None)


def _elsewhere(state: State, seat: int) -> list[tuple[int, int]]:
    """The tiles the opponents hold, each kind once."""
    held = tiles_of(state).held
    return [(victim, tile) for victim, row in enumerate(held, 1) if victim != seat for tile in sorted(set(row))]


_USES: dict[int, Callable[[State, int], Iterable[KingdomMove]]] = {
    TREATY: _treaties,
    STAFF: _staffs,
    SWORD: _swords,
    GRIFFIN: _griffins,
    HAMMER: _hammers,
    PALANTIR: _palantirs,
    SMUGGLER: _smugglers,
    THIEF: _thieves,
}
