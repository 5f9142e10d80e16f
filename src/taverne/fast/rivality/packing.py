"""Tables and moves of `games/` as rows and numbers, and back."""

from taverne.fast.rivality.layout import (
    AHEAD,
    CLOCK,
    COUNT,
    DECK,
    DELAYED,
    FRONTIER,
    GAINED,
    GAINS,
    GOLEMS,
    GRID,
    HAND,
    HIDDEN,
    HIS,
    LAND,
    MINE,
    NO_SEAT,
    OPEN,
    OVERFLOW_BEFORE,
    OVERFLOW_PLACE,
    OVERFLOW_RIVALS,
    OVERFLOW_SIDE,
    RESERVE,
    RETURNED,
    SEAT,
    SIDES,
    SPELLS,
    SQUARES,
    STEP,
    STEPS,
    TOUCHED,
    WALKING,
    WIZARD,
    WRITTEN,
    Row,
    grid_position,
    join_tiles,
    new_row,
    split_tiles,
)
from taverne.fast.rivality.moves import CAST, DELAY, ENTER, KEEP, LAY, LAYS, MULLIGAN, ORIGINS, REMOVE, WALK
from taverne.games.rivality import moves
from taverne.games.rivality.battlefield import Land
from taverne.games.rivality.grid import ENTRANCES, NORTH_HALF, NOWHERE, SOUTH_HALF, WELL_CELL
from taverne.games.rivality.grid import STEPS as WAYS
from taverne.games.rivality.moves import Cast, CastDelayed, Enter, Keep, Lay, Mulligan, Remove, RivalityMove, Walk
from taverne.games.rivality.state import Casting, Overflow, Rules, State
from taverne.games.rivality.tiles import SPELLS as PRINTED
from taverne.games.rivality.tiles import UNKNOWN, Spell
from taverne.kernel.game import Move

_SQUARES = (*NORTH_HALF, *SOUTH_HALF)
"""The cells of the places in solo."""
_IS_TAKEN = bytes([0] + [1] * (AHEAD - 1) + [2] * (256 - AHEAD))
"""What a byte of the grid says, whatever the order of the lists it counts on."""


def pack(state: State) -> Row:
    """A table of `games/`, whole or as a view holds it, as a row."""
    rules = state.rules
    row = new_row(rules)
    is_walking = state.step is rules.mode.turn and not rules.mode.grid.has_well
    row[STEP] = WALKING if is_walking else STEPS.index(state.step.name)
    row[SEAT] = state.seat - 1
    places = _pack_field(state, row)
    for clock, cell in enumerate(state.gains, 1):
        row[GAINED + places[cell]] = clock
    row[CLOCK] = len(state.gains)
    row[OPEN] = len(state.frontier)
    for number, cell in enumerate(state.frontier):
        row[FRONTIER + number] = cell
        _put_on_grid(row, cell, AHEAD + number)
    for side, reserve in enumerate(state.reserves):
        row[RESERVE + side] = reserve
        row[DECK + side] = join_tiles(state.decks[side])
        row[WIZARD + side] = places.get(state.wizards[side], -1)
    for seat, hand in enumerate(state.hands):
        row[HAND + seat] = join_tiles(hand)
    row[WRITTEN] = join_tiles(state.written)
    row[RETURNED] = join_tiles(state.returned)
    row[HIDDEN] = sum(1 << places[cell] for cell in state.hidden)
    if state.casting is not None:
        _pack_casting(state, state.casting, row, places)
    return row


def _pack_field(state: State, row: Row) -> dict[int, int]:
    """Writes the tiles of the battlefield and returns the place of each cell."""
    layers = {tile: seat for seat, laid in enumerate(state.laid) for tile in laid}
    if state.rules.mode.grid.has_well:
        cells = _in_order(state)
    else:
        cells = list(_SQUARES)
        layers.clear()
    row[COUNT] = len(cells)
    for place, cell in enumerate(cells):
        land = state.field.get(cell)
        if land is None:
            row[LAND + place] = cell | UNKNOWN << 12 | NO_SEAT << 19
            continue
        tile, front, golems = land
        row[LAND + place] = cell | tile << 12 | front << 17 | layers.get(tile, NO_SEAT) << 19
        row[GOLEMS + place] = sum(count << 3 * side for side, count in enumerate(golems))
        _put_on_grid(row, cell, place + 1)
    places = {cell: place for place, cell in enumerate(cells)}
    if state.rules.variant.is_expert:
        for cell, place in places.items():
            touching = sum(cell + way in places for way in WAYS)
            row[TOUCHED + place // 16] |= touching << 4 * (place % 16)
    return places


def _in_order(state: State) -> list[int]:
    """The cells of a battle's tiles in the order in which they were laid, the well first."""
    laid = {land.tile: cell for cell, land in state.field.items()}
    rounds = range(max(map(len, state.laid)))
    tiles = [seat_tiles[turn] for turn in rounds for seat_tiles in state.laid if turn < len(seat_tiles)]
    return [WELL_CELL, *(laid[tile] for tile in tiles)]


def _put_on_grid(row: Row, cell: int, value: int) -> None:
    word, shift = grid_position(cell)
    row[word] |= value << shift


def _pack_casting(state: State, casting: Casting, row: Row, places: dict[int, int]) -> None:
    spells, delayed, overflow = casting
    row[SPELLS] = sum(1 << spell.direction for spell in spells)
    row[DELAYED] = sum(1 << _origin(state, cell, spell.direction) for cell, spell in delayed)
    if overflow is not None:
        row[OVERFLOW_SIDE] = overflow.side - 1
        row[OVERFLOW_PLACE] = places[overflow.cell]
        row[OVERFLOW_RIVALS] = sum(1 << (side - 1) for side in overflow.rivals)
        row[OVERFLOW_BEFORE] = overflow.before - 1


def _origin(state: State, cell: int, direction: int) -> int:
    """The index in ORIGINS of a delayed spell that aims at the tile just laid."""
    laid = state.wizards[state.rules.side_of[state.seat] - 1]
    return ORIGINS.index((direction, (laid - cell) // WAYS[direction]))


def unpack(row: Row, rules: Rules) -> State:
    """The table of a row."""
    mode = rules.mode
    sides = range(mode.sides)
    cells = [row[LAND + place] & 4095 for place in range(row[COUNT])]
    field = {
        cells[place]: _land(row, place, mode.sides)
        for place in range(row[COUNT])
        if mode.grid.has_well or _is_laid_out(row, place)
    }
    gained = sorted((row[GAINED + place], cell) for place, cell in enumerate(cells) if row[GAINED + place])
    return State(
        rules=rules,
        step=next(step for step in mode.steps if step.name == STEPS[row[STEP]]),
        seat=row[SEAT] + 1,
        field=field,
        frontier=tuple(sorted(row[FRONTIER : FRONTIER + row[OPEN]])),
        wizards=tuple(NOWHERE if (place := row[WIZARD + side]) < 0 else cells[place] for side in sides),
        reserves=tuple(row[RESERVE : RESERVE + mode.sides]),
        decks=tuple(split_tiles(row[DECK + side]) for side in sides),
        hands=tuple(split_tiles(row[HAND + seat]) for seat in range(mode.seats)),
        laid=tuple(_laid_by(row, seat) for seat in range(mode.seats)),
        returned=split_tiles(row[RETURNED]),
        written=split_tiles(row[WRITTEN]),
        hidden=tuple(cell for place, cell in enumerate(cells) if row[HIDDEN] >> place & 1),
        gains=tuple(cell for _, cell in gained),
        casting=_unpack_casting(row, cells) if STEPS[row[STEP]] in ("cast", "remove", "delayed") else None,
    )


def _is_laid_out(row: Row, place: int) -> bool:
    """Whether a square has a tile yet (R40)."""
    return row[STEP] < MINE or (row[STEP] == HIS and place >= SQUARES // 2)


def _land(row: Row, place: int, sides: int) -> Land:
    land, golems = row[LAND + place], row[GOLEMS + place]
    return Land(land >> 12 & 31, land >> 17 & 3, tuple(golems >> 3 * side & 7 for side in range(sides)))


def _laid_by(row: Row, seat: int) -> bytes:
    lands = row[LAND : LAND + row[COUNT]]
    return bytes(land >> 12 & 31 for land in lands if land >> 19 == seat)


def _unpack_casting(row: Row, cells: list[int]) -> Casting:
    wizard = row[WIZARD + row[SEAT] % row[SIDES]]
    delayed = []
    for number, (direction, distance) in enumerate(ORIGINS):
        if row[DELAYED] >> number & 1:
            cell = cells[wizard] - WAYS[direction] * distance
            spell = next(one for one in _printed(row, cells.index(cell)) if one.direction == direction)
            delayed.append((cell, spell))
    overflow = None
    if row[OVERFLOW_SIDE] >= 0:
        rivals = tuple(side + 1 for side in range(3) if row[OVERFLOW_RIVALS] >> side & 1)
        cell = cells[row[OVERFLOW_PLACE]]
        overflow = Overflow(row[OVERFLOW_SIDE] + 1, cell, rivals, row[OVERFLOW_BEFORE] + 1)
    spells = tuple(spell for spell in _printed(row, wizard) if row[SPELLS] >> spell.direction & 1)
    return Casting(spells, tuple(delayed), overflow)


def _printed(row: Row, place: int) -> tuple[Spell, ...]:
    land = row[LAND + place]
    return PRINTED[land >> 12 & 31][land >> 17 & 3]


def same(one: Row, other: Row) -> bool:
    """Whether two rows hold the same table, in whatever order their frontiers are listed."""
    return _normal(one) == _normal(other)


def _normal(row: Row) -> tuple[object, ...]:
    """What a row holds, without what depends on the way there."""
    count = row[COUNT]
    is_open = row[OVERFLOW_SIDE] >= 0
    return (
        row[:CLOCK],
        row[SPELLS : OVERFLOW_SIDE + 1],
        row[OVERFLOW_PLACE : OVERFLOW_BEFORE + 1] if is_open else None,
        row[HIDDEN : LAND + count],
        row[GOLEMS : GOLEMS + count],
        [place for _, place in sorted((row[GAINED + place], place) for place in range(count) if row[GAINED + place])],
        sorted(row[FRONTIER : FRONTIER + row[OPEN]]),
        row[GRID:GAINS].tobytes().translate(_IS_TAKEN),
    )


def to_number(state: State, seat: int, move: Move) -> int:
    """The number of a seat's move."""
    match move:
        case Lay(tile, cell, front):
            held = state.hands[seat - 1].index(tile)
            return LAY + held * LAYS + 4 * state.frontier.index(cell) + front
        case Cast(direction):
            return CAST + direction
        case Remove(side):
            return REMOVE + side - 1
        case CastDelayed(cell, direction):
            return DELAY + _origin(state, cell, direction)
        case Keep():
            return KEEP
        case Mulligan():
            return MULLIGAN
        case Enter(cell):
            return ENTER + ENTRANCES.index(cell)
        case Walk(cell):
            return WALK + _SQUARES.index(cell)
    raise ValueError(move)


def to_move(state: State, seat: int, number: int) -> RivalityMove:
    """The seat's move with a number."""
    if number < CAST + 4:
        return Cast(number - CAST)
    if not state.rules.mode.grid.has_well:
        return Walk(_SQUARES[number - WALK]) if number >= WALK else Enter(ENTRANCES[number - ENTER])
    if number >= LAY:
        held, rest = divmod(number - LAY, LAYS)
        return Lay(state.hands[seat - 1][held], state.frontier[rest >> 2], rest & 3)
    if number >= KEEP:
        return moves.KEEP if number == KEEP else moves.MULLIGAN
    if number >= DELAY:
        direction, distance = ORIGINS[number - DELAY]
        laid = state.wizards[state.rules.side_of[state.seat] - 1]
        return CastDelayed(laid - WAYS[direction] * distance, direction)
    return Remove(number - REMOVE + 1)
