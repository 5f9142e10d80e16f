"""What each tile does when it is used (A32–A39)."""

from taverne.games.kingdom.kingdom import Kingdom, lay_out
from taverne.games.kingdom.links import CELL_NAMES
from taverne.games.kingdom.mode import Transition
from taverne.games.kingdom.modes.objects.events import (
    CardsSwapped,
    GriffinLanded,
    TileLaidOnCard,
    TileLookedAt,
    TileTaken,
    TileTurnedUp,
    TileUsed,
)
from taverne.games.kingdom.modes.objects.moves import (
    HAMMERS,
    UseGriffin,
    UseHammer,
    UsePalantir,
    UseSmuggler,
    UseStaff,
    UseSword,
    UseThief,
    UseTreaty,
)
from taverne.games.kingdom.modes.objects.tile_names import (
    GRIFFIN,
    HAMMER,
    NAMES,
    NO_TILE,
    PALANTIR,
    SMUGGLER,
    STAFF,
    SWORD,
    THIEF,
    TREATY,
    UNKNOWN_TILE,
)
from taverne.games.kingdom.modes.objects.tiles import Tiles, tiles_of
from taverne.games.kingdom.modes.objects.uses import (
    is_staff_barred,
    judge_smuggler,
    judge_thief,
    looks_left,
    staff_cells,
    sword_legends,
    treaty_cells,
)
from taverne.games.kingdom.state import State, replace_at
from taverne.games.kingdom.turn import closed_legend, take_legend
from taverne.kernel.chance import Draw
from taverne.kernel.events import Event, Split
from taverne.kernel.game import Move
from taverne.kernel.steps import refuse


def without(held: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """The tiles held, without one of that kind."""
    place = held.index(tile)
    return held[:place] + held[place + 1 :]


def give(tiles: Tiles, seat: int, tile: int) -> Tiles:
    """The tiles after a seat gains one."""
    row = tuple(sorted((*tiles.held[seat - 1], tile)))
    return tiles._replace(held=(*tiles.held[: seat - 1], row, *tiles.held[seat:]))


def take_away(tiles: Tiles, seat: int, tile: int) -> Tiles:
    """The tiles after a seat gives one up."""
    row = without(tiles.held[seat - 1], tile)
    return tiles._replace(held=(*tiles.held[: seat - 1], row, *tiles.held[seat:]))


def _close_turn(state: State, events: tuple[Event, ...]) -> Transition:
    return state.rules.mode.transitions.close_turn(state, events)


def _spend(state: State, seat: int, tile: int, clause: str) -> Tiles:
    """The tiles after one was used up; it must be held."""
    tiles = tiles_of(state)
    if tile not in tiles.held[seat - 1]:
        raise refuse("error-tile-not-held", clause, tile=NAMES[tile])
    return take_away(tiles, seat, tile)._replace(used=True)


def apply_treaty(state: State, seat: int, move: Move | Draw) -> Transition:
    """A treaty ends the conflicts of its card (A33)."""
    assert isinstance(move, UseTreaty)
    tiles = _spend(state, seat, TREATY, "A33")
    if not treaty_cells(state, seat) >> move.cell & 1:
        raise refuse("error-treaty-target", "A33", cell=CELL_NAMES[move.cell])
    kingdom = state.kingdoms[seat - 1]
    laid = kingdom._replace(treaties=kingdom.treaties | 1 << move.cell)
    return _lay(state, seat, laid, tiles, move.cell, TREATY)


def apply_staff(state: State, seat: int, move: Move | Draw) -> Transition:
    """A staff tames its dragon (A33)."""
    assert isinstance(move, UseStaff)
    tiles = _spend(state, seat, STAFF, "A33")
    if not staff_cells(state, seat) >> move.cell & 1:
        message = "error-staff-dragons" if is_staff_barred(state, seat) else "error-staff-target"
        raise refuse(message, "A33", cell=CELL_NAMES[move.cell])
    kingdom = state.kingdoms[seat - 1]
    laid = kingdom._replace(staffs=kingdom.staffs | 1 << move.cell)
    return _lay(state, seat, laid, tiles, move.cell, STAFF)


def _lay(state: State, seat: int, kingdom: Kingdom, tiles: Tiles, cell: int, tile: int) -> Transition:
    state = state._replace(kingdoms=replace_at(state.kingdoms, seat, kingdom), extra=tiles)
    return _close_turn(state, (TileUsed(seat, tile), TileLaidOnCard(seat, cell, tile)))


def apply_sword(state: State, seat: int, move: Move | Draw) -> Transition:
    """A sword takes a battle legend with a single pair of enemies; it is the turn's legend (A34)."""
    assert isinstance(move, UseSword)
    tiles = _spend(state, seat, SWORD, "A34")
    if not sword_legends(state, seat) >> move.legend & 1:
        raise closed_legend(state, move.legend, "A34", "A34")
    return take_legend(state._replace(extra=tiles), seat, move.legend, (TileUsed(seat, SWORD),))


def apply_griffin(state: State, seat: int, move: Move | Draw) -> Transition:
    """A griffin lands face up on a land; the seat gets the tile that lay there (A35)."""
    assert isinstance(move, UseGriffin)
    tiles = _spend(state, seat, GRIFFIN, "A35")
    owner, cell = move.owner, move.cell
    _check_face_down(state, owner, cell, "A35")
    tile = tiles.lands[owner - 1][cell]
    event = turned_up(tiles, owner, cell, tile)
    tiles = give(open_tile(tiles, owner, cell, GRIFFIN), seat, tile)
    face_up = tiles.face_up
    face_up = (*face_up[: owner - 1], face_up[owner - 1] | 1 << cell, *face_up[owner:])
    events = (
        TileUsed(seat, GRIFFIN),
        event,
        TileTaken(seat, owner, tile, is_from_land=True),
        GriffinLanded(owner, cell),
    )
    return _close_turn(state._replace(extra=tiles._replace(face_up=face_up)), events)


def _check_face_down(state: State, owner: int, cell: int, clause: str) -> None:
    if not 1 <= owner <= len(state.kingdoms):
        raise refuse("error-seat-absent", clause, found=owner, expected=len(state.kingdoms))
    if not tiles_of(state).face_down(owner) >> cell & 1:
        raise refuse("error-tile-not-face-down", clause, seat=owner, cell=CELL_NAMES[cell])


def turned_up(tiles: Tiles, owner: int, cell: int, tile: int) -> Event:
    """The event of a land's tile being turned up, which is no news to those who knew it."""
    event = TileTurnedUp(owner, cell, tile, True)
    known = TileTurnedUp(owner, cell, tile, False)
    if tiles.face_up[owner - 1] >> cell & 1:
        return known
    knowing = [seat for seat in range(1, len(tiles.lands) + 1) if tiles.knows(seat, owner, cell)]
    return Split(event, tuple((seat, known) for seat in knowing)) if knowing else event


def open_tile(tiles: Tiles, owner: int, cell: int, instead: int = NO_TILE) -> Tiles:
    """The tiles after the one on a land is turned up and removed, or replaced by another."""
    row = tiles.lands[owner - 1]
    tile, bit = row[cell], 1 << cell
    was_down = not tiles.face_up[owner - 1] & bit
    row = row[:cell] + bytes((instead,)) + row[cell + 1 :]
    opened = list(tiles.opened)
    if was_down and tile != UNKNOWN_TILE:
        opened[owner - 1] |= 1 << tile
    face_up = list(tiles.face_up)
    face_up[owner - 1] &= ~bit
    return tiles._replace(
        lands=(*tiles.lands[: owner - 1], row, *tiles.lands[owner:]),
        face_up=tuple(face_up),
        opened=tuple(opened),
        seen=tuple((*masks[: owner - 1], masks[owner - 1] & ~bit, *masks[owner:]) for masks in tiles.seen),
    )


def apply_hammer(state: State, seat: int, move: Move | Draw) -> Transition:
    """Two cards of the kingdom change places, with all that lies on them (A36)."""
    assert isinstance(move, UseHammer)
    tiles = _spend(state, seat, HAMMER, "A36")
    if move not in HAMMERS:
        raise refuse("error-move-unknown", "A36", found=str(move))
    one, other = move.one, move.other
    kingdom = state.kingdoms[seat - 1]
    swapped = lay_out(
        _swap_bytes(kingdom.cards, one, other),
        _swap_bits(kingdom.hidden, one, other),
        _swap_bits(kingdom.treaties, one, other),
        _swap_bits(kingdom.staffs, one, other),
    )
    index = seat - 1
    tiles = tiles._replace(
        lands=(*tiles.lands[:index], _swap_bytes(tiles.lands[index], one, other), *tiles.lands[seat:]),
        face_up=(*tiles.face_up[:index], _swap_bits(tiles.face_up[index], one, other), *tiles.face_up[seat:]),
        seen=tuple((*masks[:index], _swap_bits(masks[index], one, other), *masks[seat:]) for masks in tiles.seen),
    )
    state = state._replace(kingdoms=replace_at(state.kingdoms, seat, swapped), extra=tiles)
    return _close_turn(state, (TileUsed(seat, HAMMER), CardsSwapped(seat, one, other)))


def _swap_bytes(row: bytes, one: int, other: int) -> bytes:
    changed = bytearray(row)
    changed[one], changed[other] = row[other], row[one]
    return bytes(changed)


def _swap_bits(mask: int, one: int, other: int) -> int:
    if (mask >> one ^ mask >> other) & 1:
        mask ^= 1 << one | 1 << other
    return mask


def apply_palantir(state: State, seat: int, move: Move | Draw) -> Transition:
    """A face-down tile is seen by the seat alone, and stays known to it (A37)."""
    assert isinstance(move, UsePalantir)
    tiles = tiles_of(state)
    if looks_left(state, seat) <= 0:
        message = "error-palantir-used" if PALANTIR in tiles.held[seat - 1] else "error-tile-not-held"
        raise refuse(message, "A37", tile=NAMES[PALANTIR])
    owner, cell = move.owner, move.cell
    _check_face_down(state, owner, cell, "A37")
    tile, is_news = tiles.lands[owner - 1][cell], not tiles.knows(seat, owner, cell)
    masks = tiles.seen[seat - 1]
    masks = (*masks[: owner - 1], masks[owner - 1] | 1 << cell, *masks[owner:])
    tiles = tiles._replace(seen=(*tiles.seen[: seat - 1], masks, *tiles.seen[seat:]), looks=tiles.looks + 1, used=True)
    looked = TileLookedAt(seat, owner, cell, tile, is_news)
    event = Split(TileLookedAt(seat, owner, cell, UNKNOWN_TILE, False), ((seat, looked),))
    return _close_turn(state._replace(extra=tiles), (TileUsed(seat, PALANTIR), event))


def apply_smuggler(state: State, seat: int, move: Move | Draw) -> Transition:
    """A stone is given and a tile that is none is taken (A38)."""
    assert isinstance(move, UseSmuggler)
    tiles = _spend(state, seat, SMUGGLER, "A38")
    if error := judge_smuggler(state, seat, move):
        raise error
    tiles = give(take_away(tiles, seat, move.stone), move.victim, move.stone)
    tiles = give(take_away(tiles, move.victim, move.tile), seat, move.tile)
    events = (
        TileUsed(seat, SMUGGLER),
        TileTaken(move.victim, seat, move.stone),
        TileTaken(seat, move.victim, move.tile),
    )
    return _close_turn(state._replace(extra=tiles), events)


def apply_thief(state: State, seat: int, move: Move | Draw) -> Transition:
    """An object is taken from an opponent (A39)."""
    assert isinstance(move, UseThief)
    tiles = _spend(state, seat, THIEF, "A39")
    if error := judge_thief(state, seat, move):
        raise error
    tiles = give(take_away(tiles, move.victim, move.tile), seat, move.tile)
    return _close_turn(state._replace(extra=tiles), (TileUsed(seat, THIEF), TileTaken(seat, move.victim, move.tile)))
